"""Random play inside compiled code: for benchmarks, tests and search."""

from igroteka.games.jack.rules.moves import legal
from igroteka.games.jack.rules.piles import list_cards, nth_card, size_of
from igroteka.games.jack.rules.setup import new
from igroteka.games.jack.rules.state import DEAL, FIRST, OVER
from igroteka.games.jack.rules.turn import apply, chance, to_act, wanted
from igroteka.kernel import kernel, lowest, popcount
from igroteka.rng import below, shuffle_first


@kernel
def resolve(states, i, rng, items):
    """Let chance bring what is wanted until somebody can act."""
    count = wanted(states, i)
    while count:
        s = states[i]
        if s["phase"] == FIRST or s["phase"] == DEAL or count > 1:
            shuffle_first(rng, items, list_cards(s["deck"], items), count)
        else:
            items[0] = nth_card(s["deck"], below(rng, size_of(s["deck"])))
        chance(states, i, items)
        count = wanted(states, i)


@kernel
def any_seat(states, i, rng):
    """One of the seats that may act, at random: only J-14 lets there be several."""
    if not states[i]["strict_draw"]:
        return states[i]["actor"] + 0
    seats = to_act(states, i)
    for _ in range(below(rng, popcount(seats))):
        seats &= seats - 1
    return lowest(seats)


@kernel
def playout(states, i, rng, moves, items):
    """Play at random to the end; returns decisions made."""
    decisions = 0
    resolve(states, i, rng, items)
    while states[i]["phase"] != OVER:
        seat = any_seat(states, i, rng)
        size = legal(states, i, seat, moves)
        apply(states, i, seat, moves[below(rng, size)])
        resolve(states, i, rng, items)
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
