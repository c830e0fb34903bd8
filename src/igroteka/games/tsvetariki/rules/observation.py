"""What a seat sees of Tsvetariki as a flat tensor; players are counted from the seat that looks."""

from igroteka.games.tsvetariki.rules.pieces import (
    COLOURS,
    HEIGHT,
    JOKER,
    JOKERS,
    KINDS,
    OF_A_COLOUR,
    RAMPS,
    TOKENS,
    TOKENS_IN_ALL,
)
from igroteka.games.tsvetariki.rules.ramps import DIGIT
from igroteka.kernel import kernel
from igroteka.options import Options
from igroteka.spaces import Part, put_bits

BOARD, JOKER_NUMBERS, KNOWN, TAKEN, LEFT, ACTOR = range(6)


def observation(options: Options) -> tuple[Part, ...]:
    """What is seen at a table."""
    players = int(options["players"])
    return (
        Part(
            "board",
            len(COLOURS) * TOKENS_IN_ALL,
            f"T-1: a board a colour ({' '.join(COLOURS)}), ramp by ramp, each from the low end",
        ),
        Part("jokers", TOKENS_IN_ALL, "T-8: the jokers, numbered from 1 in that order", JOKERS),
        Part("colours", players * len(COLOURS), "T-3: the secret colours that the seat knows"),
        Part(
            "taken",
            players * KINDS,
            f"T-9: tokens that each has taken ({' '.join(TOKENS)})",
            OF_A_COLOUR,
        ),
        Part("left", KINDS, f"T-12: tokens on the board ({' '.join(TOKENS)})", OF_A_COLOUR),
        Part("actor", players, "whose turn it is"),
    )


@kernel
def write(views, j, starts, into):
    """The observation of a view."""
    v = views[j]
    players, other = v["players"], v["seat"]
    jokers = 0
    for ramp in range(RAMPS):
        tokens, cell = v["ramps"][ramp], ramp * HEIGHT
        while tokens:
            token = (tokens & 15) - 1
            if token == JOKER:
                jokers += 1
                into[starts[JOKER_NUMBERS] + cell] = jokers
            else:
                into[starts[BOARD] + token * TOKENS_IN_ALL + cell] = 1
            tokens >>= DIGIT
            cell += 1
    for place in range(players):
        put_bits(into, starts[KNOWN] + place * len(COLOURS), v["known"][other])
        for kind in range(KINDS):
            into[starts[TAKEN] + place * KINDS + kind] = v["taken"][other, kind]
        into[starts[ACTOR] + place] = v["actor"] == other
        other = other + 1 if other + 1 < players else 0
    for kind in range(KINDS):
        into[starts[LEFT] + kind] = v["left"][kind]
