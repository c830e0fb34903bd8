"""Counting: S-9 to S-15. The functions take a state or a view: any moment may be scored.

Every goal compares one amount with its limits, so that by how much it is missed is known too.
"""

from igroteka.games.splito.rules.pieces import (
    COMMON_GOALS,
    COUNT,
    DIFFERENT,
    MAJORITY,
    NAMES,
    PAIRS,
)
from igroteka.games.splito.rules.seating import left_zone, places, right_zone
from igroteka.kernel import kernel, lowest


@kernel
def most_elsewhere(s, zone, name):
    """S-11: the most cards of a colour or number in any other zone."""
    most = 0
    for other in range(places(s["players"])):
        if other != zone:
            most = max(most, int(s["count"][other, name]))
    return most


@kernel
def zone_with_most(s, name):
    """S-9: the zone with strictly the most cards of a colour or number; -1 for a tie."""
    best, most = -1, 0
    for zone in range(places(s["players"])):
        count = int(s["count"][zone, name])
        if count > most:
            best, most = zone, count
        elif count == most:
            best = -1
    return best


@kernel
def common_zone(s, place):
    """S-9: where a common goal goes; -1 if nowhere, or before it is drawn."""
    goal = int(s["common"][place])
    return zone_with_most(s, lowest(int(s["goal_names"][goal]))) if goal >= 0 else -1


@kernel
def zone_size(s, zone):
    """S-13: all cards of a zone, with the common goals that go there; the 42 is counted already."""
    size = int(s["size"][zone])
    for place in range(COMMON_GOALS):
        size += int(common_zone(s, place) == zone)
    return size


@kernel
def amount(s, zone, size, kind, names):
    """S-11 to S-13: what a goal in this zone has; a majority has what it is ahead."""
    if kind == MAJORITY:
        name = lowest(names)
        return int(s["count"][zone, name]) - most_elsewhere(s, zone, name)
    if kind == COUNT:
        return int(s["count"][zone, lowest(names)])
    if kind == PAIRS or kind == DIFFERENT:
        total = 0
        for name in range(len(NAMES)):
            if names >> name & 1:
                count = int(s["count"][zone, name])
                total += count // 2 if kind == PAIRS else int(count > 0)
        return total
    return size


@kernel
def goal_amount(s, zone, size, goal):
    """S-10: what a goal of the table would have in this zone."""
    return amount(s, zone, size, int(s["goal_kind"][goal]), int(s["goal_names"][goal]))


@kernel
def goal_met(s, zone, size, goal):
    """S-10: whether a goal of the table is met in this zone."""
    has = goal_amount(s, zone, size, goal)
    return s["goal_low"][goal] <= has <= s["goal_high"][goal]


@kernel
def zone_points(s, zone):
    """S-8 to S-10: what a zone is worth, with the common goals and the 42 that are there."""
    points = int(s["promo_points"]) if s["promo"] == zone else 0
    size = int(s["size"][zone])
    for place in range(COMMON_GOALS):
        if common_zone(s, place) == zone:
            points += int(s["goal_points"][s["common"][place]])
            size += 1
    goals = s["zone_goals"][zone] + 0
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        if goal_met(s, zone, size, goal):
            points += int(s["goal_points"][goal])
    return points


@kernel
def score(s, seat):
    """S-14: left zone times right zone."""
    players = int(s["players"])
    return zone_points(s, left_zone(players, seat)) * zone_points(s, right_zone(players, seat))


@kernel
def cards_of(s, seat):
    """S-14: the cards in both own zones, which break a tie."""
    players = int(s["players"])
    return zone_size(s, left_zone(players, seat)) + zone_size(s, right_zone(players, seat))


@kernel
def standing(score, cards):
    """S-14: a number that is greater for a higher score and, with equal ones, for fewer cards."""
    return score * 1024 - cards


@kernel
def share_win(standings, players):
    """S-14: from standings to returns: the highest share 1, everybody else gets 0."""
    best, winners = standings[0], 0
    for seat in range(players):
        best = max(best, standings[seat])
    for seat in range(players):
        winners += int(standings[seat] == best)
    for seat in range(players):
        standings[seat] = 1.0 / winners if standings[seat] == best else 0.0


@kernel
def returns(states, i, into):
    """S-14: winners share 1."""
    s = states[i]
    for seat in range(s["players"]):
        into[seat] = standing(score(s, seat), cards_of(s, seat))
    share_win(into, int(s["players"]))


@kernel
def leaders(tables, i, into):
    """S-9: for each colour and number the zone with the most; asked all at once from outside."""
    for name in range(len(NAMES)):
        into[name] = zone_with_most(tables[i], name)


@kernel
def amounts(tables, i, asked, into):
    """S-10: what goals have; each is asked for by zone, the zone's size, kind and names."""
    for row in range(len(asked)):
        zone, size, kind, names = asked[row]
        into[row] = amount(tables[i], zone, size, kind, names)
