"""One-Eyed Jack's search: sequential halving with truncated playouts, judged by the value network.

To the end it is far, and what comes out there says little about one move. So the own seat moves
once or twice more, everybody else in between, and then the board is judged with the own hand.
"""

import numpy as np

from igroteka.games.jack.bots.policy import new_scratch, play_on
from igroteka.games.jack.bots.value_net import judge_of, verdict
from igroteka.games.jack.rules.kernels import KERNELS
from igroteka.games.jack.rules.knowledge import determinise
from igroteka.games.jack.rules.moves import DEAD, KIND
from igroteka.games.jack.rules.state import OVER
from igroteka.games.jack.rules.turn import apply
from igroteka.kernel import kernel
from igroteka.model import View
from igroteka.rng import Rng
from igroteka.search.sequential_halving import SURE, SequentialHalving

AHEAD = 2  # moves of the own seat that are played on
WIDTH = 8  # moves worth playing on
BELIEF = 40  # tries that the judge's first glance counts for
REPLACE, WON = 2.0, 3.0  # above all chances; J-11: another card for nothing


@kernel
def glance(views, states, moves, rng, judge, into):
    """What the judge says of the moves at once."""
    seat = views[0]["seat"]
    determinise(views, 0, states, 0, rng)
    for place in range(len(moves)):
        if moves[place] // KIND == DEAD:
            into[place] = REPLACE
            continue
        states[1] = states[0]
        apply(states, 1, seat, moves[place])
        into[place] = verdict(states[1], seat, judge)
        if states[1]["phase"] == OVER and into[place] == 1.0:
            into[place] = WON


@kernel
def try_moves(views, states, tried, worlds, rng, sums, scratch, judge):
    """Play on after each move in so many worlds, the same for all of them."""
    seat = views[0]["seat"]
    for _ in range(worlds):
        determinise(views, 0, states, 0, rng)
        start = rng[0]
        for place in range(len(tried)):
            rng[0] = start
            states[1] = states[0]
            apply(states, 1, seat, tried[place])
            play_on(states, 1, seat, AHEAD, rng, scratch)
            sums[place] += verdict(states[1], seat, judge)


class MoveTrial:
    """A view of One-Eyed Jack, ready to be played on from."""

    def __init__(self, view: View) -> None:
        self._view = view.record
        self._states = np.zeros(2, KERNELS.state)
        self._judge = judge_of(int(view.record[0]["players"]), int(view.record[0]["sides"]))
        self._scratch = new_scratch()

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        """What the moves look like at once."""
        into = np.zeros(len(moves))
        glance(self._view, self._states, moves, rng, self._judge, into)
        if into.max() >= REPLACE:
            into[into == into.max()] = SURE
        return into

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        """Play on after each move in so many worlds."""
        sums = np.zeros(len(moves))
        room = self._states, moves, worlds, rng, sums, self._scratch, self._judge
        try_moves(self._view, *room)
        into += sums


SEARCHER = SequentialHalving(MoveTrial, WIDTH, BELIEF)
