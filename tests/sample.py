"""Games, tables and positions for tests that need some, chosen by what they are."""

from collections.abc import Mapping
from typing import Any

import pytest

from igroteka.examples import load
from igroteka.games import GAMES
from igroteka.model import Game
from igroteka.referee import judge

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def judged_position(game: Game) -> Mapping[str, Any]:
    """The first of a game's living examples that its referee can judge."""
    positions = (example.position for example in load(game))
    return next(position for position in positions if "error" not in judge(game, position))
