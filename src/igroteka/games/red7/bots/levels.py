"""Levels of Red7: an iteration of the advanced game runs races after the round, and a round decides
less there, so that a level thinks for fewer of them.
"""

from igroteka.bots.bot import Bot
from igroteka.bots.levels import Level, LevelBot
from igroteka.model import View

ADVANCED = 5  # times fewer iterations


class Red7Level(LevelBot):
    """A level that knows how much an iteration is."""

    def iterations(self, view: View) -> int:
        own = super().iterations(view)
        return own // ADVANCED if view.options["advanced"] else own


def level_bot(number: int, level: Level) -> Bot:
    """A bot of this level."""
    return Red7Level(level)
