"""How One-Eyed Jack is searched: moves are played on for a few turns, then looked at.

To the end it is far, and what comes out there says little about one move. So the own seat moves
once or twice more, everybody else in between, and then the board is judged with the own hand.
"""

import math

import numpy as np

from igroteka.games import GAMES
from igroteka.games.jack.kernels import KERNELS
from igroteka.games.jack.knowledge import determinise
from igroteka.games.jack.moves import DEAD, KIND
from igroteka.games.jack.setup import side_of
from igroteka.games.jack.state import OVER
from igroteka.games.jack.turn import apply
from igroteka.kernel import kernel
from igroteka.model import View
from igroteka.rng import Rng
from igroteka.search.jack_policy import Desk, outlook, play_on
from igroteka.search.jack_weights import HABITS, ODDS
from igroteka.search.sift import SURE, Sifter

AHEAD = 2  # moves of the own seat that are played on
WIDTH = 8  # moves worth playing on
REPLACE = 1e9  # J-11: another card for nothing


@kernel
def verdict(s, seat, odds, reach):
    """How likely the side of a seat wins that has just moved."""
    if s["phase"] == OVER:
        if s["winner"] < 0:
            return 1.0 / s["sides"]
        return 1.0 if s["winner"] == side_of(s, seat) else 0.0
    return 1.0 / (1.0 + math.exp(-outlook(s, seat, odds, reach)))


@kernel
def glance(views, states, moves, rng, habits, reach, into):
    """What the moves look like to a player of habit."""
    seat = views[0]["seat"]
    determinise(views, 0, states, 0, rng)
    for place in range(len(moves)):
        if moves[place] // KIND == DEAD:
            into[place] = REPLACE
            continue
        states[1] = states[0]
        apply(states, 1, seat, moves[place])
        s = states[1]
        if s["phase"] != OVER:
            into[place] = outlook(s, seat, habits, reach)
        elif s["winner"] < 0:
            into[place] = 0.0
        else:
            into[place] = SURE if s["winner"] == side_of(s, seat) else -SURE


@kernel
def try_moves(views, states, tried, worlds, rng, sums, odds, desk):
    """Play on after each move in so many worlds, the same for all of them."""
    seat = views[0]["seat"]
    until = views[0]["turn"] + 1 + AHEAD * views[0]["players"]
    for _ in range(worlds):
        determinise(views, 0, states, 0, rng)
        start = rng[0]
        for place in range(len(tried)):
            rng[0] = start
            states[1] = states[0]
            apply(states, 1, seat, tried[place])
            play_on(states, 1, until, rng, desk)
            sums[place] += verdict(states[1], seat, odds, desk.reach)


class MoveTrial:
    """A view of One-Eyed Jack, ready to be played on from."""

    def __init__(self, view: View) -> None:
        self._view = view.record
        self._odds = ODDS[int(view.record[0]["sides"])]
        self._states = np.zeros(2, KERNELS.state)
        self._desk = Desk(
            habits=HABITS,
            moves=np.zeros(KERNELS.max_moves, np.int64),
            items=np.zeros(KERNELS.max_pile, np.int64),
            reach=np.zeros(4, np.int64),
            hot=np.zeros(2, np.int64),
        )

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        """What the moves look like at once."""
        into = np.zeros(len(moves))
        glance(self._view, self._states, moves, rng, HABITS, self._desk.reach, into)
        if into.max() == REPLACE:
            into[into == REPLACE] = SURE
        return into

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        """Play on after each move in so many worlds."""
        sums = np.zeros(len(moves))
        try_moves(self._view, self._states, moves, worlds, rng, sums, self._odds, self._desk)
        into += sums


SEARCHER = Sifter(GAMES["jack"], MoveTrial, WIDTH)
