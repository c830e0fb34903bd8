"""The moves of Red7 as dense numbers.

The moves of the basic game come first, so that a number means the same with any options. Which
palette a tucked card is taken from needs no number: it lies in one only.
"""

from igroteka.games.red7.rules.pieces import CARDS, MAX_PLAYERS
from igroteka.games.red7.rules.turn import (
    CANVAS_CARD,
    DONE,
    DRAW_CARD,
    KIND,
    PALETTE,
    PASS,
    SEAT,
    SEVEN_CARD,
    TUCK,
)
from igroteka.kernel import inlined, kernel
from igroteka.options import Options
from igroteka.spaces import Part

TO_PALETTE = 2  # before it: pass, done
TO_CANVAS = TO_PALETTE + CARDS
DRAWN = TO_CANVAS + CARDS
BY_SEVEN = DRAWN + 1
TUCKED = BY_SEVEN + CARDS
END = TUCKED + CARDS


def actions(options: Options) -> tuple[Part, ...]:
    """What can be done at a table."""
    acting = CARDS if options["extra_actions"] else 0
    drawing = int(bool(options["extra_actions"] or options["advanced"]))
    return (
        Part("pass", 1, "R-7: give up the round"),
        Part("done", 1, "R-5, R-17: end the turn without a canvas card, or without drawing"),
        Part("palette", CARDS, "R-5, R-13: put this hand card to the palette"),
        Part("canvas", CARDS, "R-6: put this hand card onto the canvas"),
        Part("draw", drawing, "R-15, R-17: draw a card"),
        Part("seven", acting, "R-12: move this palette card onto the canvas"),
        Part("tuck", acting, "R-16: put this card of another palette onto the deck"),
    )


@inlined
def number_of(move):
    """The number of a move."""
    kind, card = move // KIND, move % SEAT
    if kind == PALETTE:
        return TO_PALETTE + card
    if kind == CANVAS_CARD:
        return TO_CANVAS + card
    if kind == SEVEN_CARD:
        return BY_SEVEN + card
    if kind == TUCK:
        return TUCKED + card
    if kind == DRAW_CARD:
        return DRAWN
    return 0 if kind == PASS else 1


@kernel
def encode(states, i, seat, moves, count, numbers):
    """The numbers of legal moves."""
    for place in range(count):
        numbers[place] = number_of(moves[place])


@kernel
def decode(states, i, seat, number):
    """The legal move of a number."""
    if number < TO_PALETTE:
        return (PASS if number == 0 else DONE) * KIND
    if number < TO_CANVAS:
        return PALETTE * KIND + number - TO_PALETTE
    if number == DRAWN:
        return DRAW_CARD * KIND
    if number < DRAWN:
        return CANVAS_CARD * KIND + number - TO_CANVAS
    if number < TUCKED:
        return SEVEN_CARD * KIND + number - BY_SEVEN
    card = number - TUCKED
    for target in range(MAX_PLAYERS):
        if states[i]["palette"][target] >> card & 1:
            return TUCK * KIND + target * SEAT + card
    return -1
