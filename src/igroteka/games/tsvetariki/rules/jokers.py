"""T-8 with `jokers = free`: which choices of jokers make a group with which colours.

What touches what is kept in numbers of five-bit fields: `near` has for each joker the colours and
(in a further number, `beside`) the jokers that touch it; `within` has for each colour the jokers
it can reach, directly or through other jokers.
"""

import numpy as np

from igroteka.games.tsvetariki.rules.groups import count_of, gather, joker_cell
from igroteka.games.tsvetariki.rules.pieces import CELL, EMPTY, JOKER
from igroteka.games.tsvetariki.rules.ramps import token_at
from igroteka.kernel import kernel, lowest, popcount

FIELD = 5
MASK = (1 << FIELD) - 1

# For a set of colours a 1 in the field of each.
ACROSS = np.array(
    [sum(1 << FIELD * bit for bit in range(FIELD) if mask >> bit & 1) for mask in range(MASK + 1)],
    np.int64,
)


@kernel
def around_cell(ramps, cell, jokers):
    """T-8: the colours that touch a cell as bits and, in the next field, the jokers."""
    ramp, height = cell // CELL, cell % CELL
    found = bit_of(ramps, ramp, height + 1, jokers)
    if height > 0:
        found |= bit_of(ramps, ramp, height - 1, jokers)
    if ramp > 0:
        found |= bit_of(ramps, ramp - 1, height, jokers)
    if ramp + 1 < len(ramps):
        found |= bit_of(ramps, ramp + 1, height, jokers)
    return found


@kernel
def bit_of(ramps, ramp, height, jokers):
    """The token of a cell as the bit of its colour, or of the joker that lies there."""
    token = token_at(ramps, ramp, height)
    if token == EMPTY:
        return 0
    if token != JOKER:
        return 1 << token
    number = 0
    while joker_cell(jokers, number) != ramp * CELL + height:
        number += 1
    return 1 << FIELD + number


@kernel
def surroundings(ramps, jokers):
    """T-8: what touches each joker: `near` (colours) and `beside` (jokers)."""
    near, beside = 0, 0
    for number in range(count_of(jokers)):
        found = around_cell(ramps, joker_cell(jokers, number), jokers)
        near |= (found & MASK) << FIELD * number
        beside |= found >> FIELD << FIELD * number
    return near, beside


@kernel
def reach(near, beside):
    """T-8: `within`: for each colour the jokers it can reach."""
    within = 0
    for number in range(FIELD):
        within |= ACROSS[near >> FIELD * number & MASK] << number
    before = -1
    while beside and within != before:
        before = within
        for number in range(FIELD):
            others = beside >> FIELD * number & MASK
            while others:
                # The colours that reach the other joker reach this one through it.
                colours = within >> lowest(others) & ACROSS[MASK]
                within |= colours << number
                others &= others - 1
    return within


@kernel
def may_join(near, beside, colour, choice):
    """T-8: whether each of these jokers touches the colour or another of them, and one the colour.

    So a choice of one surely makes a group; for more see `joins`.
    """
    some = False
    rest = choice
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        if near >> FIELD * number + colour & 1:
            some = True
        elif not beside >> FIELD * number & choice:
            return False
    return some


@kernel
def joins(ramps, colour, jokers, choice, group):
    """T-8: whether exactly these jokers go with one group of a colour; `group` becomes it."""
    seed = joker_cell(jokers, lowest(choice))
    return gather(ramps, colour, seed, jokers, choice, group) == choice


@kernel
def choices_in(within):
    """How many choices of jokers `within` leaves to be tried, over all colours."""
    count = 0
    for colour in range(FIELD):
        count += (1 << popcount(within >> FIELD * colour & MASK)) - 1
    return count


@kernel
def choice_by_number(within, number):
    """The choice with a number below `choices_in`: its colour's field filled, and the colour."""
    for colour in range(FIELD):
        jokers = within >> FIELD * colour & MASK
        choices = (1 << popcount(jokers)) - 1
        if number < choices:
            return pick(jokers, number + 1), colour
        number -= choices
    return 0, -1


@kernel
def pick(jokers, numbers):
    """Of a set of jokers those whose places in it are set in `numbers`."""
    choice = 0
    while numbers:
        choice |= (jokers & -jokers) * (numbers & 1)
        jokers &= jokers - 1
        numbers >>= 1
    return choice
