"""The bot that plays at random."""

from igroteka.bots.bot import only_a_view
from igroteka.games import GAMES
from igroteka.model import Move, View
from igroteka.rng import Rng, below
from igroteka.search import Budget


class RandomBot:
    """Any legal move, all equally likely; gives up only where nothing else is legal."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        giving_up = GAMES[only_a_view(view).game].pass_move
        moves = [move for move in view.legal if move != giving_up] or view.legal
        return moves[below(rng, len(moves))]
