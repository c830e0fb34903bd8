"""Levels 1 to 5, from novice to master: the same scale in every game.

A level thinks for so many iterations, or less if the budget ends before; and now and then it
slips and does anything. So a level is as strong on a fast machine as on a slow one, and children
can win against the first. How long and how often is each game's own: `levels.toml` in its folder,
or the general ones beside this file.
"""

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from igroteka.bots.bot import Bot, only_a_view
from igroteka.bots.plain import RandomBot
from igroteka.model import Move, View
from igroteka.plugins import GamePlugin, PerGame, load
from igroteka.rng import Rng, below
from igroteka.search import SEARCHERS, Budget

FILE = "levels.toml"
GENERAL = Path(__file__).with_name(FILE)  # for games that bring none
CERTAIN = 1000


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a level thinks, and how many of a thousand moves it makes without thinking."""

    iterations: int
    slips: int = 0


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of a game, and what its bots count with in people's ratings, where measured."""

    levels: tuple[Level, ...]
    ratings: dict[str, float] = {}


def _levels(plugin: GamePlugin) -> Levels:
    own = plugin.folder / FILE
    return read_levels(own if own.is_file() else GENERAL)


def read_levels(file: Path) -> Levels:
    """Levels from a file; ValueError says what is wrong in it."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Levels)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file}: {error}") from None


LEVELS: PerGame[Levels] = PerGame(_levels)


class LevelBot:
    """A bot of some level: searches, unless it slips."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        if len(only_a_view(view).legal) == 1:
            return view.legal[0]
        if below(rng, CERTAIN) < self._level.slips:
            return RandomBot().choose(view, rng, budget)
        own = self.iterations(view)
        iterations = own if budget.iterations is None else min(own, budget.iterations)
        within = Budget(budget.milliseconds, iterations)
        return SEARCHERS[view.game].think(view, rng, within)[0].move

    def iterations(self, view: View) -> int:
        """How many it thinks about this view."""
        return self._level.iterations


def level_bot(plugin: GamePlugin, number: int) -> Bot:
    """A bot of a game and level, from 1."""
    level = LEVELS[plugin.id].levels[number - 1]
    return LevelBot(level) if plugin.level is None else load(plugin.level)(number, level)
