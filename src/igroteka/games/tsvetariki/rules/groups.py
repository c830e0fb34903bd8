"""T-5, T-7, T-8: which tokens hang together.

A group is an array of cell sets, one a ramp. It grows from seeds over touching tokens of its
colour, and over the jokers it is allowed. Jokers are numbered from the first cell on and kept in
one number, eight bits each holding cell + 1; a choice of them is a set of bits.
"""

from igroteka.games.tsvetariki.rules.pieces import CELL, CROWD
from igroteka.games.tsvetariki.rules.ramps import (
    DIGIT,
    cells_of,
    coloured,
    jokers_of,
    same,
)
from igroteka.kernel import highest, kernel, lowest, popcount

JOKER_BITS = 8
JOKER_MASK = (1 << JOKER_BITS) - 1


@kernel
def clear(group):
    """Forget a group."""
    for ramp in range(len(group)):
        group[ramp] = 0


@kernel
def size_of(group):
    """How many cells a group has."""
    size = 0
    for ramp in range(len(group)):
        size += popcount(group[ramp])
    return size


@kernel
def place_of(cell):
    """A cell as a set of cells on its ramp."""
    return 1 << cell % CELL * DIGIT


@kernel
def add_cell(group, cell):
    """Put a cell to a group."""
    group[cell // CELL] |= place_of(cell)


@kernel
def has_cell(group, cell):
    """Whether a cell belongs to a group."""
    return group[cell // CELL] & place_of(cell) != 0


@kernel
def touches(group, cell):
    """T-7: whether a cell has an edge in common with a group."""
    ramp, place = cell // CELL, place_of(cell)
    near = group[ramp] & (place << DIGIT | place >> DIGIT)
    if ramp > 0:
        near |= group[ramp - 1] & place
    if ramp + 1 < len(group):
        near |= group[ramp + 1] & place
    return near != 0


@kernel
def upright(cells, mates):
    """T-7: cells of one ramp with all their mates directly above and below."""
    while True:
        more = cells | (cells << DIGIT | cells >> DIGIT) & mates
        if more == cells:
            return cells
        cells = more


@kernel
def spread(ramps, colour, waiting, group):
    """T-7: a group grows over its colour; `waiting` are the ramps to look at, as bits."""
    while waiting:
        ramp = lowest(waiting)
        waiting &= waiting - 1
        cells = upright(group[ramp], cells_of(ramps[ramp], colour))
        group[ramp] = cells
        if ramp > 0:
            reached = cells & cells_of(ramps[ramp - 1], colour) & ~group[ramp - 1]
            if reached:
                group[ramp - 1] |= reached
                waiting |= 1 << ramp - 1
        if ramp + 1 < len(ramps):
            reached = cells & cells_of(ramps[ramp + 1], colour) & ~group[ramp + 1]
            if reached:
                group[ramp + 1] |= reached
                waiting |= 1 << ramp + 1


@kernel
def find_jokers(ramps):
    """The jokers on the board."""
    jokers, shift = 0, 0
    for ramp in range(len(ramps)):
        rest = jokers_of(ramps[ramp])
        while rest:
            jokers |= (ramp * CELL + lowest(rest) // DIGIT + 1) << shift
            shift += JOKER_BITS
            rest &= rest - 1
    return jokers


@kernel
def joker_cell(jokers, number):
    """Where a joker lies; -1 if there are not so many."""
    return (jokers >> number * JOKER_BITS & JOKER_MASK) - 1


@kernel
def count_of(jokers):
    """How many jokers there are."""
    return highest(jokers) // JOKER_BITS + 1


@kernel
def gather(ramps, colour, seed, jokers, allowed, group):
    """T-7, T-8: the group that grows from a cell; returns the allowed jokers that went with it.

    The seed is a token of the colour or a joker.
    """
    clear(group)
    add_cell(group, seed)
    spread(ramps, colour, 1 << seed // CELL, group)
    taken = 0
    while True:
        before = taken
        rest = allowed & ~taken
        while rest:
            joker = lowest(rest)
            rest &= rest - 1
            cell = joker_cell(jokers, joker)
            if has_cell(group, cell):
                taken |= 1 << joker
            elif touches(group, cell):
                taken |= 1 << joker
                add_cell(group, cell)
                spread(ramps, colour, 1 << cell // CELL, group)
        if taken == before:
            return taken


@kernel
def first_cell(ramps, colour, group):
    """The first coloured cell of a group, after which it is named; -1 if there is none."""
    for ramp in range(len(ramps)):
        cells = group[ramp]
        if cells:
            cells &= cells_of(ramps[ramp], colour)
            if cells:
                return ramp * CELL + lowest(cells) // DIGIT
    return -1


@kernel
def near_jokers(ramps, ramp):
    """T-8: the cells of a ramp that touch a joker."""
    here = jokers_of(ramps[ramp])
    near = here << DIGIT | here >> DIGIT
    if ramp > 0:
        near |= jokers_of(ramps[ramp - 1])
    if ramp + 1 < len(ramps):
        near |= jokers_of(ramps[ramp + 1])
    return near


@kernel
def with_mate(ramps, ramp):
    """T-7: the cells of a ramp with a token of the same colour above or to the right."""
    tokens = ramps[ramp]
    mates = same(tokens, tokens >> DIGIT)
    if ramp + 1 < len(ramps):
        mates |= same(tokens, ramps[ramp + 1])
    return mates & coloured(tokens)


@kernel
def starts_on(ramps, ramp, join):
    """T-7, T-8: the cells of a ramp that may be the first of a group.

    The first cell has no mate below it or to the left. Not every such cell is a first one: the
    group may come round to it from a ramp further left.
    """
    tokens = ramps[ramp]
    starts = with_mate(ramps, ramp)
    if join:
        starts |= near_jokers(ramps, ramp) & coloured(tokens)
    starts &= ~(same(tokens, tokens >> DIGIT) << DIGIT)
    if ramp > 0:
        starts &= ~same(tokens, ramps[ramp - 1])
    return starts


@kernel
def has_group(ramps):
    """T-7, T-8: whether anything can be taken."""
    for ramp in range(len(ramps)):
        if with_mate(ramps, ramp) | near_jokers(ramps, ramp) & coloured(ramps[ramp]):
            return True
    return False


@kernel
def crowded(ramps, group):
    """T-5: whether five or more tokens of one colour touch; `group` is overwritten."""
    for ramp in range(len(ramps)):
        starts = starts_on(ramps, ramp, False)
        while starts:
            height = lowest(starts) // DIGIT
            starts &= starts - 1
            clear(group)
            group[ramp] = 1 << height * DIGIT
            spread(ramps, (ramps[ramp] >> height * DIGIT & 15) - 1, 1 << ramp, group)
            if size_of(group) >= CROWD:
                return True
    return False
