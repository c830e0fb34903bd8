"""Flat Monte Carlo for any game: each move is tried in the same imagined worlds and played on at
random to the end, and sequential halving drops the worse half, again and again.

It needs nothing of a game but its rules and `determinise`, so that a game has bots of five levels,
hints and analysis before anybody has written a search for it. Hidden cards, chance and choosing at
once are all in the worlds: whatever the view does not show is drawn anew for each of them.
"""

from functools import partial

import numpy as np

from igroteka.model import Game, View
from igroteka.rng import Rng, shuffle_first
from igroteka.search.sequential_halving import SequentialHalving

WIDTH = 64  # moves worth playing on


class PlayoutTrial:
    """A view of any game, ready to be played on from at random."""

    def __init__(self, game: Game, view: View) -> None:
        kernels = self._kernels = game.kernels
        self._view, self._seat = view.record, view.seat
        self._states = game.blank(2)  # the world, and what becomes of it
        self._bytes = self._states.view(np.uint8).reshape(2, -1)
        self._moves = np.zeros(kernels.max_moves, np.int64)
        self._items = np.zeros(kernels.max_pile, np.int64)
        self._returns = np.zeros(game.seats(view.options))
        side = next(side for side in game.sides(view.options) if view.seat in side)
        self._side = list(side)

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        """Nothing is known at once: any order, lest the first in a list be tried more often."""
        order = np.arange(len(moves))
        shuffle_first(rng, order, len(moves), len(moves))
        return order.astype(np.float64)

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        """Play on after each move in so many worlds, with the same chance for all of them."""
        kernels, states = self._kernels, self._states
        for _ in range(worlds):
            kernels.determinise(self._view, 0, states, 0, rng)
            start = rng[0]
            for place, move in enumerate(moves):
                rng[0] = start
                self._bytes[1] = self._bytes[0]
                kernels.apply(states, 1, self._seat, move)
                kernels.playout(states, 1, rng, self._moves, self._items)
                kernels.returns(states, 1, self._returns)
                into[:, place] += self._returns[self._side].sum()


def monte_carlo(game: Game) -> SequentialHalving:
    """The search of a game that brings none."""
    return SequentialHalving(partial(PlayoutTrial, game), WIDTH)
