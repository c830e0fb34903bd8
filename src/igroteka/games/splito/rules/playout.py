"""Random play inside compiled code: for benchmarks, tests and search."""

from igroteka.games.splito.rules.dealing import chance, new, pile, wanted
from igroteka.games.splito.rules.play import apply, awaited, is_over, legal
from igroteka.kernel import kernel, lowest
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
    """Play at random to the end, leaving picks as they are; returns decisions made."""
    decisions = 0
    resolve(states, i, rng, items)
    while not is_over(states, i):
        seat = lowest(awaited(states[i]))
        size = legal(states, i, seat, moves)
        apply(states, i, seat, moves[below(rng, size)])
        decisions += 1
    return decisions


@kernel
def playouts(states, i, options, count, rng, moves, items):
    """Whole random matches one after another; returns the number of decisions made."""
    decisions = 0
    for _ in range(count):
        new(states, i, options)
        decisions += playout(states, i, rng, moves, items)
    return decisions
