"""T-1, T-10: the ramps of a board, and how their tokens slide.

A ramp is a number whose hexadecimal digits are its tokens, the lowest digit at the low end:
0 for empty, 1 to 5 for the colours, 6 for a joker. So a gap would be a digit 0 under another one,
and taking a token out is a shift. A set of cells on a ramp is a number with a 1 in their digits.
Boards may have any number of ramps and be up to 15 high; the game's has 10 ramps of 10.
"""

from igroteka.kernel import highest, kernel

DIGIT = 4  # bits of a token
ONES = 0x111111111111111  # every cell of a ramp


@kernel
def filled(ramp):
    """The cells of a ramp that hold a token."""
    ramp |= ramp >> 1
    return (ramp | ramp >> 2) & ONES


@kernel
def same(ramp, other):
    """The cells where two ramps hold the same, be it nothing."""
    return ~filled(ramp ^ other) & ONES


@kernel
def cells_of(ramp, token):
    """The cells of a ramp that hold this token."""
    return same(ramp, (token + 1) * ONES)


@kernel
def jokers_of(ramp):
    """The cells of a ramp that hold a joker: of 1 to 6 only 6 has both its upper bits."""
    return ramp >> 1 & ramp >> 2 & ONES


@kernel
def coloured(ramp):
    """The cells of a ramp that hold a token which is no joker."""
    return filled(ramp) & ~jokers_of(ramp)


@kernel
def token_at(ramps, ramp, height):
    """The token of a cell, or EMPTY."""
    return (ramps[ramp] >> height * DIGIT & 15) - 1


@kernel
def put_token(ramps, ramp, height, token):
    """Lay a token onto an empty cell."""
    ramps[ramp] |= (token + 1) << height * DIGIT


@kernel
def slide(ramp, taken):
    """T-10: a ramp without the cells taken; what lay above slides down."""
    while taken:
        place = 1 << highest(taken)
        taken ^= place
        below = place - 1
        ramp = ramp & below | ramp >> DIGIT & ~below
    return ramp


@kernel
def close_up(ramps):
    """T-10: empty ramps go to the far right, the others close up to the left."""
    kept = 0
    for ramp in range(len(ramps)):
        tokens = ramps[ramp]
        if tokens:
            ramps[kept] = tokens
            kept += 1
    for ramp in range(kept, len(ramps)):
        ramps[ramp] = 0


@kernel
def gap_on(ramps):
    """T-10: the first ramp with a token over an empty cell, or empty left of a filled one; -1."""
    for ramp in range(len(ramps)):
        below = filled(ramps[ramp]) * 15
        if below & below + 1 or (ramps[ramp] == 0 and ramp + 1 < len(ramps) and ramps[ramp + 1]):
            return ramp
    return -1


@kernel
def take_away(ramps, group):
    """T-10: the cells of a group leave the board; tokens slide down, ramps close up."""
    emptied = False
    for ramp in range(len(ramps)):
        if group[ramp]:
            ramps[ramp] = slide(ramps[ramp], group[ramp])
            emptied |= ramps[ramp] == 0
    if emptied:
        close_up(ramps)
