"""Levels 1 to 5, from novice to master: the same scale in every game.

A level thinks for so many iterations, or less if the budget ends before; and now and then it
slips and does anything. So a level is as strong on a fast machine as on a slow one, and children
can win against the first.
"""

from dataclasses import dataclass

from igroteka.bots.bot import Bot, only_a_view
from igroteka.bots.plain import RandomBot
from igroteka.games.tsvetariki.bots.solitaire import Solitaire
from igroteka.model import Move, View
from igroteka.rng import Rng, below
from igroteka.search import SEARCHERS, Budget

CERTAIN = 1000


@dataclass(frozen=True, slots=True)
class Level:
    """How long a level thinks, and how many of a thousand moves it makes without thinking."""

    iterations: int
    slips: int = 0


LEVELS: dict[str, tuple[Level, ...]] = {
    "red7": (Level(20, 780), Level(60, 500), Level(200, 280), Level(500, 120), Level(7500)),
    "tsvetariki": (Level(24, 700), Level(24, 350), Level(36, 100), Level(200), Level(4000)),
    "splito": (Level(24, 600), Level(24, 250), Level(50, 90), Level(200, 35), Level(1000)),
    "jack": (Level(24, 700), Level(24, 400), Level(32, 150), Level(64, 50), Level(1000)),
}

# An iteration of Red7's advanced game runs races after the round, and a round decides less there.
ADVANCED = 5  # times fewer iterations


class LevelBot:
    """A bot of some level: searches, unless it slips."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        if len(only_a_view(view).legal) == 1:
            return view.legal[0]
        if below(rng, CERTAIN) < self._level.slips:
            return RandomBot().choose(view, rng, budget)
        own = self._level.iterations // (ADVANCED if view.options.get("advanced") else 1)
        iterations = own if budget.iterations is None else min(own, budget.iterations)
        within = Budget(budget.milliseconds, iterations)
        return SEARCHERS[view.game].think(view, rng, within)[0].move


def level_bot(game: str, level: int) -> Bot:
    """A bot of a game and level, from 1."""
    bot = LevelBot(LEVELS[game][level - 1])
    return Solitaire(bot) if game == "tsvetariki" and level == len(LEVELS[game]) else bot
