"""Words: ready-made phrases (S-18), goals, cards and zones in three languages."""

from pathlib import Path

import pytest

from games.splito.tables import SPLITO, match_of, play_round
from igroteka.games.splito.face.goal_files import load_goals, standard
from igroteka.games.splito.face.words import asked_words, card_words, goal_words
from igroteka.i18n import LANGUAGES, tr
from igroteka.sentences import event_text

OTHER = load_goals(Path(__file__).parent / "other_goals.toml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_can_be_said(lang: str) -> None:
    """S-18"""
    said = [tr(lang, id) for id in SPLITO.phrases]
    assert len(said) >= 8
    assert len(set(said)) == len(said)


def test_phrases_name_no_card_and_no_goal() -> None:
    """S-18: nobody can say what is in their hand or which goal they are after."""
    colours = [tr(lang, f"splito-colour-{colour}")[:5] for colour in "roygbk" for lang in LANGUAGES]
    for lang in LANGUAGES:
        for id in SPLITO.phrases:
            text = tr(lang, id).lower()
            assert not any(digit in text for digit in "0123456789")
            assert not any(colour in text.split() for colour in colours)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_has_words_of_its_own(lang: str) -> None:
    """S-2"""
    for goals in (standard(), OTHER):
        texts = [asked_words(goal, lang) for goal in goals.goals.values()]
        assert len(set(texts)) == len(texts)
        assert all(goal_words(str(goal), lang) for goal in goals.goals.values())


def test_goals_in_russian() -> None:
    """S-2"""
    words = {id: goal_words(str(goal), "ru") for id, goal in standard().goals.items()}
    assert words[1] == "больше всех красных — 3 очка"
    assert words[9] == "больше всех троек — 3 очка"
    assert words[18] == "ни одной шестёрки — 2 очка"
    assert words[19] == "ровно 2 карты с числом 1 — 2 очка"
    assert words[26] == "есть красный, жёлтый, синий — 1 очко"
    assert words[31] == "есть все цвета — 4 очка"
    assert words[36] == "не больше 14 карт в зоне — 1 очко"
    assert card_words("5k", "ru") == "чёрная 5"
    assert card_words("5k", "ru", "object") == "чёрную 5"


@pytest.mark.parametrize(("players", "zone"), [(3, "«Аня — Боря»"), (2, "«Аня, слева»")])
def test_a_zone_is_called_by_its_players(players: int, zone: str) -> None:
    """S-5, S-16"""
    match = match_of("g1 g7", "5r", players=players)
    play_round(match, "5r left")
    names = ["Аня", "Боря", "Вера"]
    told = [event_text(SPLITO, event, names, "ru") for event in match.events(0)]
    assert f"Аня кладёт красную 5 в зону {zone}." in told
