"""Random play inside compiled code: for benchmarks, tests and search."""

from igroteka.games.red7.pieces import DEALT
from igroteka.games.red7.round import chance, pile, wanted
from igroteka.games.red7.state import OVER
from igroteka.games.red7.turn import apply, legal
from igroteka.kernel import kernel
from igroteka.rng import below, shuffle_first


@kernel
def resolve(states, i, rng, items):
    """Let chance bring what is wanted until somebody can act."""
    count = wanted(states, i)
    while count:
        size = pile(states, i, items)
        shuffle_first(rng, items, size, count)
        chance(states, i, items)
        count = wanted(states, i)


@kernel
def playout(states, i, rng, moves, items):
    """Play at random to the end, passing only if there is nothing else; returns decisions made."""
    decisions = 0
    resolve(states, i, rng, items)
    while states[i]["phase"] != OVER:
        seat = states[i]["actor"]
        size = legal(states, i, seat, moves)
        # In PLAY the last move is the pass: at random only where nothing else leads.
        choices = size - 1 if size > 1 and moves[size - 1] == 0 else size
        apply(states, i, seat, moves[below(rng, choices)])
        resolve(states, i, rng, items)
        decisions += 1
    return decisions
