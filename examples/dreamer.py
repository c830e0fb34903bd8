"""A bot of one's own: tries every move in matches that it dreams up."""

import numpy as np

from igroteka.bots import Budget
from igroteka.games import GAMES
from igroteka.model import Move, View
from igroteka.rng import Rng

DREAMS = 20  # of each move


class Dreamer:
    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        return max(view.legal, key=lambda move: self.won(view, move, rng))

    def won(self, view: View, move: Move, rng: Rng) -> float:
        """What it wins when all play on at random, from tables that look as the view does."""
        game, total = GAMES[view.game], 0.0
        moves = np.empty(game.kernels.max_moves, np.int64)
        items = np.empty(game.kernels.max_pile, np.int64)
        for _ in range(DREAMS):
            state = game.imagine(view, rng)  # what is hidden is drawn anew
            game.suppose(state, view.seat, move)
            game.kernels.playout(state, 0, rng, moves, items)
            total += game.returns(state, game.seats(view.options))[view.seat]
        return total
