"""What a seat sees of Splito as a flat tensor.

Zones and hands are counted clockwise from the seat that looks: the own left zone is the first, of
three and more players the own right zone the last; the own hand is the first, then comes the one
that the left neighbour holds.
"""

from igroteka.games.splito.rules.pieces import COMMON_GOALS, COPIES, KINDS, MAX_GOAL, NO_GOAL
from igroteka.games.splito.rules.seating import hand_of, left_zone, places, rounds
from igroteka.games.splito.rules.state import NO_PROMO, PROMO_GONE, PROMO_MIDDLE
from igroteka.kernel import inlined, kernel
from igroteka.spaces import Part, add_bits, put_bits

(
    ZONES,
    ZONE_GOALS,
    HANDS,
    HAND_GOALS,
    KNOWN,
    COMMON,
    PROMO,
    ROUND,
    PICKED,
) = range(9)


def observation(players: int, goals: int, promo: bool) -> tuple[Part, ...]:
    """What is seen at a table with goals up to this number."""
    around = int(places(players))
    return (
        Part("zones", around * KINDS, "copies of each splito card in each zone", COPIES),
        Part("zone_goals", around * goals, "goals in each zone, by number from 1 on"),
        Part("hands", around * KINDS, "copies of each splito card in each known hand", COPIES),
        Part("hand_goals", around * goals, "goals in each known hand, by number from 1 on"),
        Part("known", around, "which hands are known: held now, or passed on before"),
        Part("common", COMMON_GOALS * goals, "S-3: the common goals, star and moon, by number"),
        Part(
            "promo", (2 + around) * promo, "S-8: the 42 lies in the middle, is gone, or in a zone"
        ),
        Part("round", 1, "S-6: the round, from 1 on", int(rounds(players)) + 1),
        Part("picked", players, "S-6: who has picked in this round, from the own seat on"),
    )


@inlined
def highest_goal(v):
    """S-2: the highest number of a goal of the table."""
    goal = MAX_GOAL
    while v["goal_kind"][goal - 1] == NO_GOAL:
        goal -= 1
    return goal


@kernel
def write(views, j, starts, into):
    """The observation of a view."""
    v = views[j]
    players, me, now = int(v["players"]), int(v["seat"]), int(v["round"])
    around = places(players)
    goals = highest_goal(v)
    zone, hand = left_zone(players, me), hand_of(players, me, now)
    for place in range(around):
        add_bits(into, starts[ZONES] + place * KINDS, v["zone_cards"][zone])
        add_bits(into, starts[ZONES] + place * KINDS, v["zone_twins"][zone])
        put_bits(into, starts[ZONE_GOALS] + place * goals, v["zone_goals"][zone])
        add_bits(into, starts[HANDS] + place * KINDS, v["hand_cards"][hand])
        add_bits(into, starts[HANDS] + place * KINDS, v["hand_twins"][hand])
        put_bits(into, starts[HAND_GOALS] + place * goals, v["hand_goals"][hand])
        into[starts[KNOWN] + place] = v["known"] >> hand & 1
        if v["promo"] == zone:
            into[starts[PROMO] + 2 + place] = 1
        zone = zone + 1 if zone + 1 < around else 0
        hand = hand + 1 if hand + 1 < around else 0
    for place in range(COMMON_GOALS):
        if v["common"][place] >= 0:
            into[starts[COMMON] + place * goals + v["common"][place]] = 1
    if v["promo"] != NO_PROMO:
        into[starts[PROMO]] = v["promo"] == PROMO_MIDDLE
        into[starts[PROMO] + 1] = v["promo"] == PROMO_GONE
    into[starts[ROUND]] = now
    other = me
    for place in range(players):
        into[starts[PICKED] + place] = v["committed"] >> other & 1
        other = other + 1 if other + 1 < players else 0
