"""The referee's lines: answered in order, every mistake with its place, nothing lost."""

import io
import json
import random

import numpy as np
import pytest
from sample import EVERY_GAME, judged_position
from suite import SUITES, Oracle

import igroteka
from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES
from igroteka.model import Game
from igroteka.referee import answers, judge

oracles = pytest.mark.parametrize(
    ("game", "oracle"), [(id, suite.oracle) for id, suite in SUITES.items() if suite.oracle]
)


@oracles
def test_the_naive_oracle_agrees_on_random_positions(game: str, oracle: Oracle) -> None:
    """All options and editions, with full turn enumeration."""
    rng = random.Random(2026)
    for _ in range(oracle.positions):
        position = oracle.random_position(rng)
        judged, expected = igroteka.judge(game, position), oracle.judge(position)
        assert oracle.normal(judged) == oracle.normal(expected), position


@oracles
def test_the_naive_oracle_finds_the_same_place_in_broken_positions(
    game: str, oracle: Oracle
) -> None:
    rng = random.Random(2027)
    for _ in range(oracle.broken):
        position = oracle.broken_position(rng)
        error = igroteka.judge(game, position).get("error")
        assert error is not None, position
        assert error["at"] == oracle.judge(position)["error"]["at"], position
        assert error["message"]


@pytest.mark.parametrize(
    ("text", "judged"),
    [
        ("{good}", [True]),
        ("{good}\n\n{good}\n", [True, True]),
        ("{pretty}", [True]),
        ('{good}\n{{"nothing": "x"}}\n{good}', [True, False, True]),
        ("nonsense\n{good}\n", [False, True]),
        ("{good}\nnonsense\n[1]\nnull\n3\n", [True, False, False, False, False]),
        ("", []),
        ("{{" * 5_000, [False]),
        ("\ufeff{good}", [True]),
    ],
)
@EVERY_GAME
def test_every_line_has_its_answer_in_order(game: Game, text: str, judged: list[bool]) -> None:
    position = judged_position(game)
    lines = text.format(good=json.dumps(position), pretty=json.dumps(position, indent=2))
    found = list(answers(game, io.BytesIO(lines.encode()), "en"))
    assert [good for _, good in found] == judged
    for line, good in found:
        assert ("error" in json.loads(line)) is not good


@EVERY_GAME
def test_a_line_that_is_not_an_object_is_answered_at_null(game: Game) -> None:
    (line, _), *_ = answers(game, io.BytesIO(b"[1, 2]"), "en")
    assert json.loads(line)["error"]["at"] is None


@EVERY_GAME
def test_why_is_a_sentence_in_every_language(game: Game) -> None:
    position = judged_position(game)
    sentences = {igroteka.judge(game.id, position, lang)["why"] for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=f"there is no game 'chess'; there are {', '.join(GAMES)}"):
        igroteka.judge("chess", {})


def test_a_position_from_python_may_hold_tuples_and_numbers_of_numpy() -> None:
    """As programs have them; what is no whole number stays none."""
    plain: list[object] = [{"cards": ["5r", "5r"], "goals": [1]}, *[{"cards": [], "goals": []}] * 2]
    zones = ({"cards": ("5r", "5r"), "goals": (np.int8(1),)}, *plain[1:])
    given = {"players": np.int64(3), "zones": zones}
    told = judge("splito", given)
    assert told == judge("splito", {"players": 3, "zones": plain}) and told["scores"] == [0, 0, 0]
    error = judge("splito", {**given, "players": np.float64(3.5)})["error"]
    assert "whole number" in error["message"]


def test_a_language_that_is_none_of_ours_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no language 'de'; there are ru, en, uk"):
        judge("red7", {}, "de")
