"""Alone at Tsvetariki the master follows the solver; with others it plays like any level."""

import time
from itertools import islice

from igroteka.bots.bot import Bot, only_a_view
from igroteka.bots.levels import Level, LevelBot
from igroteka.games import GAMES
from igroteka.games.tsvetariki.bots.solver import lines
from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.search import Budget

MASTER = 5  # the level
BEAMS = 3  # the first clears nine boards of ten; all together take half a second


class Solitaire:
    """Takes the first group of a line that clears the board, or of the best one there is."""

    def __init__(self, with_others: Bot) -> None:
        self._with_others = with_others

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        if only_a_view(view).record[0]["players"] > 1:
            return self._with_others.choose(view, rng, budget)
        start = time.perf_counter()
        limit = budget.milliseconds

        def in_time() -> bool:
            return limit is None or time.perf_counter() - start < limit / 1000

        state = GAMES[view.game].imagine(view, rng)
        best = view.legal[0]
        for line in islice(lines(state, rng, in_time), BEAMS + 1):
            if line.moves:
                best = line.moves[0]
            if line.cleared:
                break
        return best


def level_bot(number: int, level: Level) -> Bot:
    """A bot of this level."""
    bot = LevelBot(level)
    return Solitaire(bot) if number == MASTER else bot
