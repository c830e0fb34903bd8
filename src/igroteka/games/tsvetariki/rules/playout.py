"""Random play inside compiled code: for benchmarks, tests and search.

A random move is drawn without listing all of them: something that may be a move is drawn from a
set that holds every move once, and drawn again if it is none. So all moves are equally likely.
"""

from igroteka.games.tsvetariki.rules.groups import (
    count_of,
    find_jokers,
    first_cell,
    gather,
    starts_on,
)
from igroteka.games.tsvetariki.rules.jokers import (
    choice_by_number,
    choices_in,
    joins,
    may_join,
    reach,
    surroundings,
)
from igroteka.games.tsvetariki.rules.pieces import CELL
from igroteka.games.tsvetariki.rules.ramps import DIGIT, put_token, take_away, token_at
from igroteka.games.tsvetariki.rules.setup import chance, new, pile, wanted
from igroteka.games.tsvetariki.rules.state import PLAY
from igroteka.games.tsvetariki.rules.turn import take
from igroteka.kernel import kernel, lowest, popcount
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
def find_starts(ramps, join, starts):
    """The cells that may be the first of a group, ramp by ramp; returns how many."""
    count = 0
    for ramp in range(len(ramps)):
        starts[ramp] = starts_on(ramps, ramp, join)
        count += popcount(starts[ramp])
    return count


@kernel
def draw_start(starts, number):
    """Take a start out, by its number among all; returns its cell."""
    ramp = 0
    while number >= popcount(starts[ramp]):
        number -= popcount(starts[ramp])
        ramp += 1
    rest = starts[ramp]
    for _ in range(number):
        rest &= rest - 1
    height = lowest(rest) // DIGIT
    starts[ramp] ^= 1 << height * DIGIT
    return ramp * CELL + height


@kernel
def random_group(ramps, join, rng, starts, group):
    """A random legal group; returns its colour, or -1 if there is none.

    Starts that are none are thrown away; choices of jokers are drawn again, of which at least one
    is good: where a colour reaches jokers, it touches one of them.
    """
    count = find_starts(ramps, join, starts)
    jokers = find_jokers(ramps)
    every = (1 << count_of(jokers)) - 1 if join else 0
    near, beside = surroundings(ramps, 0 if join else jokers)
    within = reach(near, beside)
    choices = choices_in(within)
    while count + choices:
        number = below(rng, count + choices)
        if number < count:
            count -= 1
            cell = draw_start(starts, number)
            colour = token_at(ramps, cell // CELL, cell % CELL)
            gather(ramps, colour, cell, jokers, every, group)
            if first_cell(ramps, colour, group) == cell:
                return colour
        else:
            choice, colour = choice_by_number(within, number - count)
            likely = may_join(near, beside, colour, choice)
            if likely and joins(ramps, colour, jokers, choice, group):
                return colour
    return -1


@kernel
def playout(states, i, rng, moves, items):
    """Play at random to the end; returns decisions made."""
    resolve(states, i, rng, items)
    s = states[i]
    decisions = 0
    while s["phase"] == PLAY:
        colour = random_group(s["ramps"], s["join"] != 0, rng, moves, s["last"])
        take(s, s["actor"], colour)
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


@kernel
def play_board(ramps, rng, starts, group):
    """Take random groups from a board without jokers until none is left; returns how many."""
    decisions = 0
    while random_group(ramps, False, rng, starts, group) >= 0:
        take_away(ramps, group)
        decisions += 1
    return decisions


@kernel
def play_boards(ramps, starts, group, height, colours, count, rng):
    """Fill and play so many boards of any size up to 15 high: SameGame, the classic."""
    decisions = 0
    for _ in range(count):
        for ramp in range(len(ramps)):
            ramps[ramp] = 0
            for place in range(height):
                put_token(ramps, ramp, place, below(rng, colours))
        decisions += play_board(ramps, rng, starts, group)
    return decisions
