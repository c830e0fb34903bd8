"""Splito's search: sequential halving over picks, played out in the same imagined worlds.

What others will pick in the same round is hidden, and where all hands are known it is the only
thing that is. So everybody picks anew in every world, never knowing what the others pick; and
since nobody knows how well the others play, they are taken for good and bad players by turns.
"""

from functools import lru_cache

import numpy as np

from igroteka.games.splito.bots.policy import (
    ALL,
    Scratch,
    note_table,
    note_temptations,
    play_out,
    temptation,
)
from igroteka.games.splito.bots.zone_value import WORTHS, fill_worths
from igroteka.games.splito.rules.kernels import KERNELS
from igroteka.games.splito.rules.knowledge import determinise
from igroteka.games.splito.rules.pieces import MAX_PLACES, MAX_PLAYERS, NAMES
from igroteka.games.splito.rules.play import SIDES, apply
from igroteka.games.splito.rules.scoring import returns, score
from igroteka.kernel import kernel
from igroteka.model import View
from igroteka.rng import Rng, below
from igroteka.search.sequential_halving import WINS, WORTH, SequentialHalving

KINDS_OF_PLAYERS = np.array([1, 1, ALL])  # how many picks the others look at
OWN_LOOKS = ALL  # how many the own seat looks at
SHARPNESS = 4  # by which power a score counts among the others
WIDTH = 8  # picks worth playing out


@kernel
def imagine(views, states, i, rng):
    """A world that looks like the view, in which nobody has picked yet."""
    determinise(views, 0, states, i, rng)
    s = states[i]
    s["committed"] = 0
    for seat in range(MAX_PLAYERS):
        s["commit"][seat] = -1


@kernel
def glance(views, states, moves, rng, scratch, into):
    """How tempting the picks are."""
    imagine(views, states, 0, rng)
    s, seat = states[0], int(views[0]["seat"])
    note_temptations(s, seat, note_table(s, scratch), scratch)
    for place in range(len(moves)):
        into[place] = temptation(s, seat, moves[place], scratch)


@kernel
def share(s, seat):
    """How close a seat came: its part of all scores, the high ones counting far more."""
    total, own = 0.0, 0.0
    for other in range(s["players"]):
        points = (1.0 + score(s, other)) ** SHARPNESS
        total += points
        if other == seat:
            own = points
    return own / total


@kernel
def try_picks(views, states, picks, worlds, rng, into, kinds, scratch):
    """Play out each pick in so many worlds, the same for all of them."""
    seat = int(views[0]["seat"])
    for _ in range(worlds):
        imagine(views, states, 0, rng)
        for other in range(views[0]["players"]):
            scratch.looks[other] = kinds[below(rng, len(kinds))]
        scratch.looks[seat] = OWN_LOOKS
        start = rng[0]
        for place in range(len(picks)):
            rng[0] = start
            states[1] = states[0]
            apply(states, 1, seat, picks[place])
            play_out(states, 1, rng, scratch)
            returns(states, 1, scratch.returns)
            into[WINS, place] += scratch.returns[seat]
            into[WORTH, place] += scratch.returns[seat] + share(states[1], seat)


@lru_cache(maxsize=32)
def _worths(record: bytes) -> np.ndarray:
    worths = np.zeros(WORTHS)
    fill_worths(np.frombuffer(record, KERNELS.view), 0, worths)
    return worths


_TABLE = [name for name in KERNELS.view.names or () if name.startswith("goal_")] + ["players"]


def worths_of(view: View) -> np.ndarray:
    """What goals are worth at the view's table; see `zone_value`."""
    table = np.zeros(1, KERNELS.view)
    for name in _TABLE:
        table[name] = view.record[name]
    return _worths(table.tobytes())


class PickTrial:
    """A view of Splito, ready to be played on from."""

    def __init__(self, view: View, kinds: np.ndarray = KINDS_OF_PLAYERS) -> None:
        self._view, self._kinds = view.record, kinds
        self._states = np.zeros(2, KERNELS.state)
        self._scratch = Scratch(
            worths=worths_of(view),
            looks=np.zeros(MAX_PLAYERS, np.int64),
            moves=np.zeros(KERNELS.max_moves, np.int64),
            zones=np.zeros(MAX_PLACES),
            gains=np.zeros((MAX_PLACES, len(NAMES))),
            losses=np.zeros((MAX_PLACES, len(NAMES))),
            sizes=np.zeros(MAX_PLACES),
            stakes=np.zeros(MAX_PLACES),
            tempting=np.zeros((SIDES, len(NAMES))),
            returns=np.zeros(MAX_PLAYERS),
        )

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        """How tempting the picks are."""
        into = np.zeros(len(moves))
        glance(self._view, self._states, moves, rng, self._scratch, into)
        return into

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        """Play out each pick in so many worlds."""
        sums = np.zeros(into.shape)  # a part of a table would be compiled for once more
        try_picks(self._view, self._states, moves, worlds, rng, sums, self._kinds, self._scratch)
        into += sums


SEARCHER = SequentialHalving(PickTrial, WIDTH)
