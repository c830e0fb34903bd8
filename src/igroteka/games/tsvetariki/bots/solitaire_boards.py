"""The boards one group later, and how promising they are for clearing colours (T-14).

A board is bad by what is left to do: every part of a colour to be cleared is a group to take,
and a lone token has to find a mate first. Jokers are mates for everybody. Counted in parts:
"""

import numpy as np

from igroteka.games.tsvetariki.rules.pieces import COLOURS, RAMPS
from igroteka.games.tsvetariki.rules.ramps import (
    DIGIT,
    cells_of,
    coloured,
    jokers_of,
    same,
    take_away,
)
from igroteka.games.tsvetariki.rules.turn import group_of, put_moves
from igroteka.kernel import inlined, kernel, next_bits, popcount
from igroteka.rng import below

PART, LONE, JOKER = 10, 10, 20
NOISE = 6  # what chance may make of it: boards that look equal are not all the same kind
HOPELESS = 1 << 40  # added where it cannot be cleared any more

PARENT, MOVE, BAD, LEFT = range(4)  # what is noted of a board
FACTS = 4
ALL_COLOURS = (1 << len(COLOURS)) - 1


@inlined
def cells_to_clear(ramp, colours):
    """The cells of a ramp with tokens of these colours."""
    if colours == ALL_COLOURS:
        return coloured(ramp)
    cells = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            cells |= cells_of(ramp, colour)
    return cells


@kernel
def look(ramps, colours):
    """How bad a board is, how many tokens are left to clear, and how many jokers there are.

    Parts are counted as tokens less pairs that touch, plus squares of four, which have one pair
    too many; only a part with a hole counts wrong.
    """
    tokens, pairs, squares, lone, jokers = 0, 0, 0, 0, 0
    left = 0  # the cells of this ramp that have a mate on the ramp before
    for ramp in range(RAMPS):
        here = ramps[ramp]
        if here == 0:
            break
        cells = cells_to_clear(here, colours)
        above = same(here, here >> DIGIT) & cells
        right = same(here, ramps[ramp + 1]) & cells if ramp + 1 < RAMPS else 0
        tokens += popcount(cells)
        pairs += popcount(above) + popcount(right)
        squares += popcount(above & right & right >> DIGIT)
        lone += popcount(cells & ~(above | above << DIGIT | right | left))
        jokers += popcount(jokers_of(here))
        left = right
    bad = PART * (tokens - pairs + squares) + LONE * lone - JOKER * jokers
    return bad, tokens, jokers


@kernel
def is_hopeless(ramps, colours, jokers):
    """T-7, T-8: whether more colours are down to one token than there are jokers to help."""
    last = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            tokens = 0
            for ramp in range(RAMPS):
                tokens += popcount(cells_of(ramps[ramp], colour))
            last += tokens == 1
    return last > jokers


@inlined
def key_of(ramps, mixer):
    """A number for a board; `mixer` is room for one."""
    key = 0
    for ramp in range(RAMPS):
        mixer[0] = key ^ ramps[ramp]
        key = next_bits(mixer)
    return key


@inlined
def are_equal(ramps, others):
    """Whether two boards are the same."""
    for ramp in range(RAMPS):
        if ramps[ramp] != others[ramp]:
            return False
    return True


@inlined
def slot_of(boards, slots, ramps, mixer):
    """Where a board is entered among those before it, or the free slot where it would be."""
    slot = key_of(ramps, mixer) & len(slots) - 1
    while slots[slot] >= 0 and not are_equal(ramps, boards[slots[slot]]):
        slot = slot + 1 & len(slots) - 1
    return slot


@kernel
def follow(beam, colours, join, rng, boards, facts, slots, moves):
    """Write all different boards one group later; returns how many, and whether all fitted in.

    Stops at a cleared board, which then is the last. `slots` is twice as long as `boards`.
    """
    slots[:] = -1
    group, mixer = np.zeros(RAMPS, np.int64), np.zeros(1, np.int64)
    size = 0
    for parent in range(len(beam)):
        for place in range(put_moves(beam[parent], join, moves)):
            if size == len(boards):
                return size, False
            after = boards[size]
            after[:] = beam[parent]
            group_of(after, moves[place], group)
            take_away(after, group)
            slot = slot_of(boards, slots, after, mixer)
            if slots[slot] >= 0:
                continue
            slots[slot] = size
            bad, left, jokers = look(after, colours)
            hopeless = is_hopeless(after, colours, jokers)
            facts[size, PARENT] = parent
            facts[size, MOVE] = moves[place]
            facts[size, BAD] = bad + below(rng, NOISE) + HOPELESS * hopeless
            facts[size, LEFT] = left
            size += 1
            if left == 0:
                return size, True
    return size, True
