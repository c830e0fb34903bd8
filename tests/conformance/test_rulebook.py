"""Rulebook, code and tests hang together by rule number."""

import re
from pathlib import Path

import pytest

from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES
from igroteka.model import Game
from igroteka.rulebook import book, rules

TESTS = Path(__file__).resolve().parent.parent
GAMES_FOLDER = TESTS.parent / "src" / "igroteka" / "games"

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
translations = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


def numbers(game: Game, text: str) -> set[int]:
    """The numbers behind a game's rule letter: `R-12` and both ends and middle of `R-3 to R-5`."""
    letter = game.rule_letter
    found = {int(number) for number in re.findall(rf"\b{letter}-(\d+)\b", text)}
    for low, high in re.findall(rf"\b{letter}-(\d+) to {letter}-(\d+)\b", text):
        found |= set(range(int(low), int(high) + 1))
    return found


def rules_of(game: Game) -> set[int]:
    """The rules the rulebook defines: `- **R-5** …`."""
    text = (GAMES_FOLDER / game.id / "rulebook.md").read_text(encoding="utf-8")
    return {int(n) for n in re.findall(rf"^- \*\*{game.rule_letter}-(\d+)\*\*", text, re.MULTILINE)}


def text_of(folder: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


@games
def test_rules_are_numbered_without_a_gap(game: Game) -> None:
    rules = rules_of(game)
    assert rules == set(range(1, game.last_rule + 1))


@games
def test_every_rule_has_code(game: Game) -> None:
    assert rules_of(game) - numbers(game, text_of(GAMES_FOLDER / game.id)) == set()


@games
def test_every_rule_has_a_test(game: Game) -> None:
    assert rules_of(game) - numbers(game, text_of(TESTS / "games" / game.id)) == set()


@games
def test_every_mark_names_a_rule(game: Game) -> None:
    marked = text_of(GAMES_FOLDER / game.id) + text_of(TESTS / "games" / game.id)
    assert numbers(game, marked) - rules_of(game) == set()


def marks(game: Game, lang: str) -> list[tuple[str, bool, str | None, int]]:
    """What must not differ between languages: order, rulings, editions, cells of tables."""
    return [
        (rule.id, rule.ruling, rule.edition, rule.html.count("<td")) for rule in rules(game, lang)
    ]


@games
@translations
def test_a_translation_has_the_same_rules_with_the_same_marks(game: Game, lang: str) -> None:
    assert marks(game, lang) == marks(game, "en")


@games
@translations
def test_a_translation_says_every_rule_in_its_own_words(game: Game, lang: str) -> None:
    for rule, english in zip(rules(game, lang), rules(game, "en"), strict=True):
        assert re.search("[а-яё]", rule.title), rule.id
        assert len(re.findall("[а-яёєіїґ]", rule.html)) > 20, rule.id
        assert rule.html != english.html, rule.id


@games
@translations
def test_a_translation_names_the_same_rules_and_writes_moves_alike(game: Game, lang: str) -> None:
    def literal(text: str) -> list[str]:
        return sorted(re.findall(r"(?m)^    .*$", text))

    own, english = book(game, lang), book(game, "en")
    assert literal(own) == literal(english)
    assert numbers(game, own) == numbers(game, english) == rules_of(game)


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_for_people_name_no_options_and_no_files(game: Game, lang: str) -> None:
    """Tables before the rules say how programs call them."""
    for rule in rules(game, lang):
        names = re.findall(r"<code>([^<]*)</code>", rule.html)
        assert [name for name in names if re.search(r"[_.=]|--", name)] == [], rule.id
