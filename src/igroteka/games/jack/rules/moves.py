"""What a seat may do: J-8 to J-15.

A move is kind, card, square and second square in one number.
"""

from igroteka.games.jack.rules.pieces import (
    CARDS,
    CORNERS_LOWER,
    CORNERS_UPPER,
    HALF,
    JACKS,
    ONE_EYED,
    PLAYABLE,
    RING_LOWER,
    RING_UPPER,
    SIZE,
    SUPPLY,
    TWO_EYED,
)
from igroteka.games.jack.rules.setup import side_of
from igroteka.games.jack.rules.state import PLAY
from igroteka.kernel import inlined, kernel, lowest, popcount

PASS, PUT, TAKE, DEAD, SHIFT, TWIN, DRAW_CARDS = range(7)
KIND, CARD, SQUARE = 1 << 20, 1 << 14, 1 << 7

# The jacks of a hand reach at most 2 * 96 squares, free or with chips of others. A pair of equal
# dead cards has 1 + 2 * 32 moves, 32 being the most squares at one distance; live cards have less.
# So a hand of seven (J-7) has at most 2 * 65 + 192 moves (two pairs, three jacks), and the hand of
# all 104 cards that a referee may be shown at most 48 * 65 + 192.
MAX_MOVES = 3400


@inlined
def code(kind, card, square, second):
    """A move as a number."""
    return kind * KIND + card * CARD + square * SQUARE + second


@inlined
def shown_on(s, card, which):
    """J-1: the first or second square that shows a card."""
    return int(s["square"][card, which])


@inlined
def occupied(s):
    """The squares that are not free: chips and corners (J-9)."""
    upper = s["chips"][0, 0] | s["chips"][1, 0] | s["chips"][2, 0] | CORNERS_UPPER
    lower = s["chips"][0, 1] | s["chips"][1, 1] | s["chips"][2, 1] | CORNERS_LOWER
    return upper, lower


@inlined
def is_in(upper, lower, square):
    """Whether a square is in a set."""
    return (upper >> square if square < HALF else lower >> square - HALF) & 1


@kernel
def has_supply(s, side):
    """J-3: whether a side has a chip left to put."""
    on_board = popcount(s["chips"][side, 0]) + popcount(s["chips"][side, 1])
    return on_board < SUPPLY[side]


@kernel
def is_dead(s, card, upper, lower):
    """J-11: chips stand on both squares of the card; a jack is never dead."""
    if JACKS >> card & 1:
        return False
    first, second = shown_on(s, card, 0), shown_on(s, card, 1)
    return is_in(upper, lower, first) & is_in(upper, lower, second) != 0


@kernel
def dead_cards(s):
    """J-11: all cards that are dead, a bit each."""
    upper, lower = occupied(s)
    dead = 0
    for card in range(CARDS):
        if is_dead(s, card, upper, lower):
            dead |= 1 << card
    return dead


@kernel
def write_moves(moves, size, first, step, upper, lower):
    """Write `first + step * square` for every square of a set; returns the new size."""
    while upper:
        moves[size] = first + step * lowest(upper)
        upper &= upper - 1
        size += 1
    while lower:
        moves[size] = first + step * (lowest(lower) + HALF)
        lower &= lower - 1
        size += 1
    return size


@kernel
def two_eyed_moves(card, upper, lower, moves, size):
    """J-9: a chip on any free square."""
    first = code(PUT, card, 0, 0)
    return write_moves(moves, size, first, SQUARE, ~upper & PLAYABLE, ~lower & PLAYABLE)


@kernel
def may_take(s, side):
    """J-10: the chips of other sides that are not in finished sequences."""
    upper, lower = 0, 0
    for other in range(s["sides"]):
        if other != side:
            upper |= s["chips"][other, 0]
            lower |= s["chips"][other, 1]
    return upper & ~s["protected"][0], lower & ~s["protected"][1]


@kernel
def nearest_free(square, upper, lower):
    """J-12: the free squares nearest to this one, as a set; empty if none is free."""
    for distance in range(1, SIZE):
        near_upper = RING_UPPER[square, distance] & ~upper
        near_lower = RING_LOWER[square, distance] & ~lower
        if near_upper | near_lower:
            return near_upper, near_lower
    return 0, 0


@kernel
def shift_moves(s, card, upper, lower, moves, size):
    """J-12: a chip from a square of the dead twins to a nearest free square."""
    for which in range(2):
        square = shown_on(s, card, which)
        if not is_in(s["protected"][0], s["protected"][1], square):
            near_upper, near_lower = nearest_free(square, upper, lower)
            first = code(SHIFT, card, square, 0)
            size = write_moves(moves, size, first, 1, near_upper, near_lower)
    return size


@inlined
def card_moves(s, seat, card, upper, lower, supplied, moves, size):
    """J-8, J-11 to J-13: what a hand card that is not a jack allows.

    Every move is written and then counted or not: on random boards a branch would be guessed
    wrongly half the time.
    """
    first, second = shown_on(s, card, 0), shown_on(s, card, 1)
    first_taken, second_taken = is_in(upper, lower, first), is_in(upper, lower, second)
    moves[size] = code(DEAD, card, 0, 0)
    size += first_taken & second_taken & ~s["dead_used"]
    moves[size] = code(PUT, card, first, 0)
    size += supplied & ~first_taken
    moves[size] = code(PUT, card, second, 0)
    size += supplied & ~second_taken
    if s["hand"][seat, 1] >> card & 1:
        moves[size] = code(TWIN, card, first, 0)
        size += supplied & ~first_taken
        moves[size] = code(TWIN, card, second, 0)
        size += supplied & ~second_taken
        if first_taken & second_taken:
            size = shift_moves(s, card, upper, lower, moves, size)
    return size


@kernel
def legal(states, i, seat, moves):
    """Write the legal moves of a seat; returns how many."""
    s = states[i]
    if s["phase"] != PLAY:
        return 0
    if s["due"][seat]:
        moves[0] = code(DRAW_CARDS, 0, 0, 0)
        return 1
    if seat != s["actor"]:
        return 0
    side = side_of(s, seat)
    upper, lower = occupied(s)
    supplied = int(has_supply(s, side))
    size = 0
    cards = s["hand"][seat, 0] + 0
    plain = cards & ~JACKS
    while plain:
        size = card_moves(s, seat, lowest(plain), upper, lower, supplied, moves, size)
        plain &= plain - 1
    jacks = cards & TWO_EYED if supplied else 0
    while jacks:
        size = two_eyed_moves(lowest(jacks), upper, lower, moves, size)
        jacks &= jacks - 1
    jacks = cards & ONE_EYED
    while jacks:
        theirs_upper, theirs_lower = may_take(s, side)
        first = code(TAKE, lowest(jacks), 0, 0)
        size = write_moves(moves, size, first, SQUARE, theirs_upper, theirs_lower)
        jacks &= jacks - 1
    if size == 0:  # J-15: passing only where nothing else is possible
        moves[0] = PASS
        size = 1
    return size
