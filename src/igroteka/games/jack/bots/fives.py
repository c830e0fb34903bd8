"""What lies in the open fives of a One-Eyed Jack board, as classes that can be weighed.

A five that only one side has chips in is open for that side. Its class says how many sequences
that side still needs, how many chips the five has, and what is known of the squares missing: of an
own five how many the own hand can fill, and whether some square can be filled by jacks only,
because both copies of its card are gone.
"""

import numpy as np

from igroteka.games.jack.rules.moves import is_in, occupied, shown_on
from igroteka.games.jack.rules.pieces import (
    CORNERS_LOWER,
    CORNERS_UPPER,
    FIVE,
    FIVE_LOWER,
    FIVE_SQUARES,
    FIVE_UPPER,
    HALF,
    JACKS,
    SQUARES,
    TO_WIN,
)
from igroteka.games.jack.rules.sequences import is_blocked
from igroteka.kernel import inlined, kernel, lowest, popcount

FIVES = np.array(sorted(FIVE_SQUARES), np.int64)
MOST_THROUGH = 20  # fives through one square
FIVES_AT = np.full((SQUARES, MOST_THROUGH), -1, np.int64)
THROUGH = np.zeros(SQUARES, np.int64)
for _five in sorted(FIVE_SQUARES):
    for _square in FIVE_SQUARES[_five]:
        FIVES_AT[_square, THROUGH[_square]] = _five
        THROUGH[_square] += 1

# Classes: 0 is closed or empty. An own five: needs, chips 1 to 4, held 0 to 3 or gone. A five of
# others: needs, chips, gone.
HELD = 5  # 0 to 3 squares held, or 4: one is gone
OWN, OTHERS = 1, 1 + 2 * 4 * HELD
CLASSES = OTHERS + 2 * 4 * 2
# Weights are given to all classes and to what else there is.
TWO_EYED_HELD, ONE_EYED_HELD, OWN_SEQUENCE = range(CLASSES, CLASSES + 3)
WEIGHTS = CLASSES + 3


@kernel
def note_reach(s, seat, reach):
    """Free squares that the seat's hand can fill (0, 1), and that only jacks can (2, 3)."""
    reach[:] = 0
    upper, lower = occupied(s)
    hand, both = s["hand"][seat, 0] & ~JACKS, s["hand"][seat, 1] & ~JACKS
    there, out = s["discards"][0], s["discards"][1] & ~JACKS
    gone = out | both | hand & there
    cards = hand | gone
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for which in range(2):
            square = shown_on(s, card, which)
            if not is_in(upper, lower, square):
                half, bit = (0, 1 << square) if square < HALF else (1, 1 << square - HALF)
                if hand >> card & 1:
                    reach[half] |= bit
                if gone >> card & 1:
                    reach[2 + half] |= bit


@inlined
def among(five, upper, lower):
    """How many squares of a five are in a set."""
    return popcount(FIVE_UPPER[five] & upper) + popcount(FIVE_LOWER[five] & lower)


@kernel
def class_of(s, me, five, reach):
    """The class of a five to a side whose hand has this reach."""
    owner, chips = -1, 0
    for side in range(s["sides"]):
        count = among(five, s["chips"][side, 0], s["chips"][side, 1])
        if count:
            if owner >= 0:
                return 0
            owner, chips = side, count
    if owner < 0:
        return 0
    if s["sequences"][owner] and is_blocked(s, owner, five):
        return 0
    chips += among(five, CORNERS_UPPER, CORNERS_LOWER)
    if chips >= FIVE:
        return 0
    needs = min(TO_WIN[s["sides"]] - s["sequences"][owner], 2) - 1
    if owner == me:
        held = among(five, reach[0], reach[1])
        if among(five, reach[2] & ~reach[0], reach[3] & ~reach[1]):
            held = HELD - 1
        return OWN + (needs * 4 + chips - 1) * HELD + min(held, HELD - 1)
    gone = int(among(five, reach[2], reach[3]) > 0)
    return OTHERS + (needs * 4 + chips - 1) * 2 + gone
