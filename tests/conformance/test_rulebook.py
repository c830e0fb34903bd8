"""Rulebook, code and tests hang together by rule number."""

import re
from pathlib import Path

import pytest

from igroteka.games import GAMES
from igroteka.model import Game

TESTS = Path(__file__).resolve().parent.parent
GAMES_FOLDER = TESTS.parent / "src" / "igroteka" / "games"

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


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
    assert rules_of(game) - numbers(game, text_of(TESTS / game.id)) == set()


@games
def test_every_mark_names_a_rule(game: Game) -> None:
    marked = text_of(GAMES_FOLDER / game.id) + text_of(TESTS / game.id)
    assert numbers(game, marked) - rules_of(game) == set()
