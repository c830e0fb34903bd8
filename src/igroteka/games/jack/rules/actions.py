"""The moves of One-Eyed Jack as dense numbers.

A square shows one card, so a square is all that is said where a card is put or two are (J-8,
J-13); with a jack it matters which. Shifts (J-12) are named by the pair of dead cards, counted
among the pairs of the own hand, by which of its two squares the chip leaves, and by where it goes:
from and to alone would be ten thousand numbers.
"""

from igroteka.games.jack.rules.moves import (
    CARD,
    DEAD,
    DRAW_CARDS,
    KIND,
    PASS,
    PUT,
    SHIFT,
    SQUARE,
    TAKE,
    TWIN,
    code,
    shown_on,
)
from igroteka.games.jack.rules.pieces import (
    CARDS,
    COPIES,
    HAND_SIZE,
    JACKS,
    SQUARES,
    SUITS,
    TWO_EYED,
    card_of,
)
from igroteka.games.jack.rules.turn import to_act
from igroteka.kernel import inlined, kernel, lowest, popcount
from igroteka.options import Options
from igroteka.spaces import Part

PAIRS = int(HAND_SIZE.max()) // COPIES  # of equal cards in a hand
CLUBS, DIAMONDS, HEARTS, SPADES = (card_of("J", suit) for suit in SUITS)

DEAD_CARD = 1  # before it: pass
PUT_ON = DEAD_CARD + CARDS
TWO_EYED_TO = PUT_ON + SQUARES  # clubs, then diamonds
ONE_EYED_AT = TWO_EYED_TO + 2 * SQUARES  # spades, then hearts
TWINS_ON = ONE_EYED_AT + 2 * SQUARES
SHIFTED = TWINS_ON + SQUARES
DRAWN = SHIFTED + PAIRS * COPIES * SQUARES


def actions(options: Options) -> tuple[Part, ...]:
    """What can be done at a table."""
    late = int(bool(options["strict_draw"]))
    return (
        Part("pass", 1, "J-15: nothing can be done"),
        Part("dead", CARDS, "J-11: replace this dead card"),
        Part("put", SQUARES, "J-8: a chip on this square, with the card it shows"),
        Part("two_eyed", 2 * SQUARES, "J-9: a chip on this square, with JC, then with JD"),
        Part("one_eyed", 2 * SQUARES, "J-10: the chip of this square taken, with JS, then with JH"),
        Part("twins", SQUARES, "J-13: a chip on this square, with both copies of its card"),
        Part(
            "shift",
            PAIRS * COPIES * SQUARES,
            "J-12: with the first, second or third pair of equal cards of the own hand, of the "
            "chip on its first or second square, to this square",
        ),
        Part("draw", late, "J-14: draw what is due"),
    )


@inlined
def pairs_of(s, seat):
    """J-12: the cards of which a hand has both copies, jacks excepted."""
    return s["hand"][seat, 1] & ~JACKS


@inlined
def number_of(s, seat, move):
    """The number of a move."""
    kind, card = move // KIND, move % KIND // CARD
    square, to = move % CARD // SQUARE, move % SQUARE
    if kind == PUT:
        if TWO_EYED >> card & 1:
            return TWO_EYED_TO + (0 if card == CLUBS else SQUARES) + square
        return PUT_ON + square
    if kind == TAKE:
        return ONE_EYED_AT + (0 if card == SPADES else SQUARES) + square
    if kind == DEAD:
        return DEAD_CARD + card
    if kind == TWIN:
        return TWINS_ON + square
    if kind == SHIFT:
        pair = popcount(pairs_of(s, seat) & (1 << card) - 1)
        which = int(shown_on(s, card, 1) == square)
        return SHIFTED + (pair * COPIES + which) * SQUARES + to
    return 0 if kind == PASS else DRAWN


@kernel
def encode(states, i, seat, moves, count, numbers):
    """The numbers of legal moves."""
    for place in range(count):
        numbers[place] = number_of(states[i], seat, moves[place])


@inlined
def card_on(s, square):
    """J-1: the card that a square shows."""
    for card in range(CARDS):
        if shown_on(s, card, 0) == square or shown_on(s, card, 1) == square:
            return card
    return -1


@kernel
def decode(states, i, seat, number):
    """The legal move of a number."""
    s = states[i]
    if number == 0 or number == DRAWN:
        return code(PASS if number == 0 else DRAW_CARDS, 0, 0, 0)
    if number < PUT_ON:
        return code(DEAD, number - DEAD_CARD, 0, 0)
    square = (number - PUT_ON) % SQUARES
    if number < TWO_EYED_TO:
        return code(PUT, card_on(s, square), square, 0)
    if number < ONE_EYED_AT:
        jack = CLUBS if number < TWO_EYED_TO + SQUARES else DIAMONDS
        return code(PUT, jack, square, 0)
    if number < TWINS_ON:
        jack = SPADES if number < ONE_EYED_AT + SQUARES else HEARTS
        return code(TAKE, jack, square, 0)
    if number < SHIFTED:
        return code(TWIN, card_on(s, square), square, 0)
    source = (number - SHIFTED) // SQUARES
    pairs = pairs_of(s, seat)
    for _ in range(source // COPIES):
        pairs &= pairs - 1
    card = lowest(pairs)
    return code(SHIFT, card, shown_on(s, card, source % COPIES), square)


@kernel
def first(states, i):
    """J-14: who moved longest ago and has still to draw acts before whose turn it is.

    So nobody comes late: one acts after the other, and nobody is faster.
    """
    s = states[i]
    seats = to_act(states, i)
    if not s["strict_draw"]:
        return lowest(seats)
    seat = (s["actor"] + 1) % s["players"]
    while not seats >> seat & 1:
        seat = (seat + 1) % s["players"]
    return seat
