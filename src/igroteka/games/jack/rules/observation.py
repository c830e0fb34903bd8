"""What a seat sees of One-Eyed Jack as a flat tensor.

Sides are counted from the own one, players from the seat that looks.
"""

from igroteka.games.jack.rules.moves import shown_on
from igroteka.games.jack.rules.pieces import (
    CARDS,
    COPIES,
    DECK_SIZE,
    HALF,
    HAND_SIZE,
    JACKS,
    SQUARES,
)
from igroteka.games.jack.rules.setup import side_of
from igroteka.games.jack.rules.state import MAX_FINISHED
from igroteka.kernel import inlined, kernel, lowest
from igroteka.options import Options
from igroteka.spaces import Part, add_bits, put_bits

(
    CHIPS,
    PROTECTED,
    HAND,
    SHOWN,
    DISCARDS,
    SHUFFLED,
    SEQUENCES,
    HAND_SIZES,
    DUE,
    ACTOR,
    DECK,
    DEAD_USED,
    PASSES,
) = range(13)


def observation(options: Options) -> tuple[Part, ...]:
    """What is seen at a table."""
    players, sides = int(options["players"]), int(options["teams"])
    late = int(bool(options["strict_draw"]))
    return (
        Part("chips", sides * SQUARES, "the chips of each side, a board each, row by row"),
        Part("protected", SQUARES, "J-10: chips in finished sequences"),
        Part("hand", CARDS, "copies of each card in the own hand (2C 3C … AS)", COPIES),
        Part(
            "shown", SQUARES, "J-8: copies in the own hand of the card that a square shows", COPIES
        ),
        Part("discards", CARDS, "copies of each card on the discards", COPIES),
        Part("shuffled", CARDS, "J-15: copies of each card when the deck was shuffled", COPIES),
        Part("sequences", sides, "J-18: finished sequences of each side", MAX_FINISHED),
        Part("hand_sizes", players, "how many cards each hand has", int(HAND_SIZE[players])),
        Part("due", players * late, "J-14: cards that each has still to draw", COPIES),
        Part("actor", players, "whose turn it is"),
        Part("deck_size", 1, "how many cards the deck has", DECK_SIZE),
        Part("dead_used", 1, "J-11: a dead card was replaced in this turn"),
        Part("passes", 1, "J-15: passes in a row", players),
    )


@inlined
def put_squares(into, at, halves):
    """A 1 for every square of a set."""
    put_bits(into, at, halves[0])
    put_bits(into, at + HALF, halves[1])


@inlined
def put_copies(into, at, pile):
    """How many copies of each card lie in a pile."""
    add_bits(into, at, pile[0])
    add_bits(into, at, pile[1])


@kernel
def write(views, j, starts, into):
    """The observation of a view."""
    v = views[j]
    players, sides = v["players"], v["sides"]
    side = side_of(v, v["seat"])
    for place in range(sides):
        put_squares(into, starts[CHIPS] + place * SQUARES, v["chips"][side])
        into[starts[SEQUENCES] + place] = v["sequences"][side]
        side = side + 1 if side + 1 < sides else 0
    put_squares(into, starts[PROTECTED], v["protected"])
    put_copies(into, starts[HAND], v["own_hand"])
    put_copies(into, starts[DISCARDS], v["discards"])
    put_copies(into, starts[SHUFFLED], v["shuffled"])
    for copy in range(COPIES):
        cards = v["own_hand"][copy] & ~JACKS
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            into[starts[SHOWN] + shown_on(v, card, 0)] += 1
            into[starts[SHOWN] + shown_on(v, card, 1)] += 1
    other = v["seat"]
    for place in range(players):
        into[starts[HAND_SIZES] + place] = v["hand_size"][other]
        if v["strict_draw"]:
            into[starts[DUE] + place] = v["due"][other]
        into[starts[ACTOR] + place] = v["actor"] == other
        other = other + 1 if other + 1 < players else 0
    into[starts[DECK]] = v["deck_size"]
    into[starts[DEAD_USED]] = v["dead_used"]
    into[starts[PASSES]] = v["passes"]
