"""T-8 with `jokers = free`: which choices of jokers make a group with which colours.

What lies around each joker is kept in one number: for joker j the colours it touches in bits
10 j to 10 j + 4, the jokers it touches in bits 10 j + 5 to 10 j + 9.
"""

from igroteka.games.tsvetariki.groups import count_of, gather, joker_cell
from igroteka.games.tsvetariki.pieces import CELL, EMPTY, JOKER, JOKERS
from igroteka.games.tsvetariki.ramps import token_at
from igroteka.kernel import kernel, lowest

AROUND_BITS = 10
EVERY_COLOUR = 31


@kernel
def number_at(jokers, cell):
    """Which joker lies on a cell."""
    number = 0
    while joker_cell(jokers, number) != cell:
        number += 1
    return number


@kernel
def bit_of(ramps, jokers, ramp, height):
    """The token of a cell as a bit of what lies around a joker; 0 for an empty cell."""
    token = token_at(ramps, ramp, height)
    if token == EMPTY:
        return 0
    if token == JOKER:
        return 1 << JOKERS + number_at(jokers, ramp * CELL + height)
    return 1 << token


@kernel
def around_one(ramps, jokers, cell):
    """T-8: the colours and jokers that touch a cell."""
    ramp, height = cell // CELL, cell % CELL
    found = bit_of(ramps, jokers, ramp, height + 1)
    if height > 0:
        found |= bit_of(ramps, jokers, ramp, height - 1)
    if ramp > 0:
        found |= bit_of(ramps, jokers, ramp - 1, height)
    if ramp + 1 < len(ramps):
        found |= bit_of(ramps, jokers, ramp + 1, height)
    return found


@kernel
def around_all(ramps, jokers):
    """T-8: what lies around every joker."""
    found = 0
    for number in range(count_of(jokers)):
        one = around_one(ramps, jokers, joker_cell(jokers, number))
        found |= one << number * AROUND_BITS
    return found


@kernel
def colours_for(around, choice):
    """T-8: the colours with which these jokers may make a group: each of them touches the colour
    or another of them. A choice of one surely makes one, for more see `joins`.
    """
    every, some = EVERY_COLOUR, 0
    rest = choice
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        near = around >> number * AROUND_BITS
        some |= near
        if not near >> JOKERS & choice:
            every &= near
    return every & some


@kernel
def joins(ramps, colour, jokers, choice, group):
    """T-8: whether exactly these jokers go with one group of a colour; `group` becomes it."""
    seed = joker_cell(jokers, lowest(choice))
    return gather(ramps, colour, seed, jokers, choice, group) == choice
