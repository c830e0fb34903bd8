"""Greedy Tsvetariki: the group after which the board looks best for the own colours.

It knows its own colours (in a team both) and protects them: see `games.tsvetariki.outlook`.
"""

import numpy as np

from igroteka.bots.bot import Budget
from igroteka.games.tsvetariki.outlook import worth_of_moves
from igroteka.games.tsvetariki.pieces import TEAMS
from igroteka.model import Move, View
from igroteka.rng import Rng


class Greedy:
    """One move ahead; the first of equally good ones."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        moves = np.array(view.legal, np.int64)
        values = np.zeros((1, len(moves)))
        sets = np.array([own_colours(view)])
        worth_of_moves(view.record[0]["ramps"], moves, len(moves), sets, values)
        return view.legal[int(values[0].argmax())]


def own_colours(view: View) -> int:
    """T-3, T-16: the colours the view's seat plays for."""
    v = view.record[0]
    colours = int(v["known"][view.seat])
    if v["teams"]:
        colours |= int(v["known"][(view.seat + TEAMS) % int(v["players"])])
    return colours
