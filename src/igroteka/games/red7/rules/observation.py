"""What a seat sees of Red7 as a flat tensor; players are counted from the seat that looks."""

from igroteka.games.red7.rules.lead import points_of
from igroteka.games.red7.rules.pieces import CARDS, COLOURS
from igroteka.games.red7.rules.state import BONUS, CANVAS, FIVE, ONE, PLAY, SEVEN, THREE
from igroteka.kernel import kernel
from igroteka.options import Options
from igroteka.spaces import Part, put_bits

(
    HAND,
    PALETTES,
    CANVAS_CARDS,
    RULE,
    PHASE,
    IN,
    ACTOR,
    HAND_SIZES,
    DECK_SIZE,
    KNOWN,
    TOP,
    PLAYED,
    SCORED,
    POINTS,
) = range(14)
MOST_POINTS = 100  # 39 before the last round and seven cards at most

# The steps at which somebody decides, in this order.
PHASES = (PLAY, CANVAS, FIVE, SEVEN, ONE, THREE, BONUS)


def observation(options: Options) -> tuple[Part, ...]:
    """What is seen at a table."""
    players = int(options["players"])
    acting, scoring = int(bool(options["extra_actions"])), int(bool(options["advanced"]))
    return (
        Part("hand", CARDS, "the own hand, a place a card (R-1, lowest first)"),
        Part("palettes", players * CARDS, "the palettes, a place a card"),
        Part("canvas", CARDS, "the cards on the canvas"),
        Part("rule", len(COLOURS), f"R-4: the rule in force ({' '.join(COLOURS)})"),
        Part("phase", len(PHASES), "the step: play, canvas, 5, 7, 1, 3, bonus draw"),
        Part("in", players, "who is still in the round"),
        Part("actor", players, "whose turn it is"),
        Part("hand_sizes", players, "how many cards each hand has", CARDS),
        Part("deck_size", 1, "how many cards the deck has", CARDS),
        Part("known", acting * (players - 1) * CARDS, "R-16: hand cards of the others all know"),
        Part("top", acting * CARDS, "R-16: known cards on the deck, 1 comes next", CARDS),
        Part("played", acting * CARDS, "R-12: the 7 whose action is due"),
        Part("scored", scoring * CARDS, "R-19: cards that have left the game"),
        Part("points", scoring * players, "R-19: points so far", MOST_POINTS),
    )


@kernel
def write(views, j, starts, into):
    """The observation of a view."""
    v = views[j]
    players, me = v["players"], v["seat"]
    put_bits(into, starts[HAND], v["own_hand"])
    put_bits(into, starts[CANVAS_CARDS], v["canvas"])
    into[starts[RULE] + v["rule"]] = 1
    for place in range(len(PHASES)):
        if PHASES[place] == v["phase"]:
            into[starts[PHASE] + place] = 1
    into[starts[DECK_SIZE]] = v["deck_size"]
    other = me
    for place in range(players):
        put_bits(into, starts[PALETTES] + place * CARDS, v["palette"][other])
        into[starts[IN] + place] = v["alive"] >> other & 1
        into[starts[ACTOR] + place] = v["actor"] == other
        into[starts[HAND_SIZES] + place] = v["hand_size"][other]
        if v["extra_actions"] and place:
            put_bits(into, starts[KNOWN] + (place - 1) * CARDS, v["known"][other])
        if v["advanced"]:
            put_bits(into, starts[SCORED], v["scored"][other])
            into[starts[POINTS] + place] = points_of(v["scored"][other])
        other = other + 1 if other + 1 < players else 0
    if v["extra_actions"]:
        for depth in range(v["tucked_size"]):
            card = int(v["tucked"][v["tucked_size"] - 1 - depth])
            into[starts[TOP] + card] = depth + 1
        if v["played"] >= 0:
            into[starts[PLAYED] + v["played"]] = 1
