"""Greedy Tsvetariki: the group after which the board looks best for the own colours.

It knows its own colours (in a team both) and protects them: see `outlook`.
"""

import numpy as np

from igroteka.bots.bot import only_a_view
from igroteka.games.tsvetariki.bots.outlook import worth_of_moves
from igroteka.games.tsvetariki.bots.search import own_colours
from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.search import Budget


class Greedy:
    """One move ahead; the first of equally good ones."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        moves = np.array(only_a_view(view).legal, np.int64)
        values = np.zeros((1, len(moves)))
        sets = np.array([own_colours(view)])
        worth_of_moves(view.record[0]["ramps"], moves, len(moves), sets, values)
        return view.legal[int(values[0].argmax())]
