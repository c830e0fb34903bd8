"""What a move is worth: for hints and for looking at a match afterwards."""

import math
from dataclasses import dataclass

from igroteka.bots.bot import only_a_view
from igroteka.games import GAMES
from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.search import SEARCHERS, Budget

ITERATIONS = 20_000  # where the budget sets no limit


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A move, the estimated chance to win by it, the standard error of that, and its tries."""

    move: Move
    chance: float
    error: float
    tries: int


def analyse(view: View, rng: Rng, budget: Budget) -> tuple[Appraisal, ...]:
    """Every legal move of the view's seat, the best first.

    The best move is the one the search came back to most; others were left as soon as they
    looked worse, so their chances are less sure.
    """
    if budget == Budget():
        budget = Budget(iterations=ITERATIONS)
    tried = SEARCHERS[only_a_view(view).game].think(view, rng, budget)
    return tuple(
        Appraisal(each.move, each.chance, _error(each.chance, each.tries), each.tries)
        for each in tried
    )


def whole_turn(view: View, first: Move, rng: Rng, budget: Budget) -> tuple[Move, ...]:
    """A move and what had best follow it in the same turn, up to where chance or others come in."""
    game, turn = GAMES[view.game], [first]
    state = game.imagine(view, rng)
    while True:
        game.suppose(state, view.seat, turn[-1])
        goes_on = view.seat in game.to_act(state) and game.turn(state) == view.turn
        if game.simultaneous or game.wanted(state) or not goes_on:
            return tuple(turn)
        turn.append(analyse(game.view(state, view.seat, view.options), rng, budget)[0].move)


def _error(chance: float, tries: int) -> float:
    """Of a share of wins among so many tries; one more win and loss, so that few are never sure."""
    share = (chance * tries + 1) / (tries + 2)
    return math.sqrt(share * (1 - share) / (tries + 2))
