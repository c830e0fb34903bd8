"""Examples of every game: each has its message in every language, in the order of the rules."""

import re
from pathlib import Path

import pytest

import igroteka
from igroteka.examples import load
from igroteka.games import GAMES
from igroteka.i18n import LANGUAGES
from igroteka.model import Game

FOLDER = Path(igroteka.__file__).resolve().parent / "games"

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def messages_of(game: Game, lang: str) -> list[str]:
    """The messages that explain examples, in the order of the file."""
    text = (FOLDER / game.id / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^({game.id}-example-[\w-]*) =", text, re.MULTILINE)


@every_game
def test_examples_and_messages_belong_together(game: Game) -> None:
    ids = [example.id for example in load(game)]
    assert len(ids) == len(set(ids))
    for lang in LANGUAGES:
        assert messages_of(game, lang) == ids


@every_game
def test_examples_stand_in_the_order_of_the_rules(game: Game) -> None:
    numbers = [int(example.rule.removeprefix(f"{game.rule_letter}-")) for example in load(game)]
    assert numbers == sorted(numbers)
