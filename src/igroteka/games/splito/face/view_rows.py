"""What a table and a hand hold, put into rows of numbers as the types of `views.py` have it."""

import numpy as np

from igroteka.games.splito.face.outlook import is_lost
from igroteka.games.splito.rules.pieces import (
    COLOURS,
    COMMON_GOALS,
    KINDS,
    MAJORITY,
    MAX_PLAYERS,
    NUMBERS,
    PROMO_ID,
)
from igroteka.games.splito.rules.play import SIDES
from igroteka.games.splito.rules.scoring import (
    cards_of,
    common_zone,
    goal_amount,
    goal_met,
    most_elsewhere,
    score,
    share_win,
    standing,
    zone_points,
    zone_size,
)
from igroteka.games.splito.rules.seating import (
    hand_of,
    hand_size,
    left_zone,
    places,
    right_zone,
    rounds,
    seat_at,
)
from igroteka.games.splito.rules.state import NO_PROMO, PROMO_GONE
from igroteka.json_writer import NULL, put
from igroteka.kernel import kernel, lowest, popcount


@kernel
def public(views, j, row, n):
    """What everybody may know, as `PublicView` has it."""
    v = views[j]
    players = int(v["players"])
    n = put(row, n, rounds(players))
    n = put_commons(row, n, v)
    n = put_promo(row, n, v)
    n = put(row, n, places(players))
    for zone in range(places(players)):
        n = put_zone(row, n, v, zone)
    n = put_players(row, n, v)
    n = put(row, n, places(players))
    for hand in range(places(players)):
        n = put_hand(row, n, v, hand)
    return put_goals(row, n, open_goals(v))


@kernel
def private(views, j, row, n):
    """What a seat may know besides, as `PrivateView` has it."""
    v = views[j]
    players, round = int(v["players"]), int(v["round"])
    n = put_items(row, n, v, hand_of(players, v["seat"], round)) if round else put(row, n, NULL)
    if v["own_commit"] >= 0:
        n = put(row, n, 0)
        n = put(row, n, int(v["own_commit"]) // SIDES)
        n = put(row, n, int(v["own_commit"]) % SIDES)
    else:
        n = put(row, n, NULL)
    n = put(row, n, places(players))
    goals = 0
    for hand in range(places(players)):
        if v["known"] >> hand & 1:
            n = put_items(row, n, v, hand)
            goals |= v["hand_goals"][hand]
        else:
            n = put(row, n, NULL)
    return put_goals(row, n, goals)


@kernel
def put_commons(row, n, v):
    """S-9: the common goals that are drawn already."""
    drawn = 0
    for place in range(COMMON_GOALS):
        drawn += int(v["common"][place] >= 0)
    n = put(row, n, drawn)
    for place in range(COMMON_GOALS):
        if v["common"][place] >= 0:
            n = put_common(row, n, v, place)
    return n


@kernel
def put_common(row, n, v, place):
    goal, zone = int(v["common"][place]), common_zone(v, place)
    name = lowest(int(v["goal_names"][goal]))
    most = most_elsewhere(v, -1, name)
    n = put(row, n, goal + 1)
    n = put(row, n, zone if zone >= 0 else NULL)
    n = put(row, n, most)
    n = put(row, n, most_elsewhere(v, zone, name))
    count_at, count = n, 0
    n = put(row, n, 0)
    if zone < 0:
        for tied in range(places(v["players"])):
            if v["count"][tied, name] == most:
                count += 1
                n = put(row, n, tied)
    put(row, count_at, count)
    return n


@kernel
def put_promo(row, n, v):
    where = int(v["promo"])
    if where == NO_PROMO:
        return put(row, n, NULL)
    n = put(row, n, 0)
    n = put(row, n, PROMO_ID)
    n = put(row, n, int(v["promo_points"]))
    n = put(row, n, where if where >= 0 else NULL)
    return put(row, n, int(where == PROMO_GONE))


@kernel
def put_zone(row, n, v, zone):
    cards, twins, goals = v["zone_cards"][zone], v["zone_twins"][zone], v["zone_goals"][zone]
    n = put(row, n, popcount(cards) + popcount(twins))
    n = put_cards(row, n, cards, twins)
    size, rest = zone_size(v, zone), goals + 0
    n = put(row, n, popcount(goals))
    while rest:
        n = put_laid_goal(row, n, v, zone, size, lowest(rest))
        rest &= rest - 1
    n = put(row, n, int(v["sum"][zone]))
    n = put(row, n, size)
    return put(row, n, zone_points(v, zone))


@kernel
def put_cards(row, n, cards, twins):
    """Splito cards by colour, then number; twins stand side by side."""
    for colour in range(len(COLOURS)):
        for number in range(len(NUMBERS)):
            card = number * len(COLOURS) + colour
            if cards >> card & 1:
                n = put(row, n, card)
            if twins >> card & 1:
                n = put(row, n, card)
    return n


@kernel
def put_laid_goal(row, n, v, zone, size, goal):
    has = goal_amount(v, zone, size, goal)
    low, high = int(v["goal_low"][goal]), int(v["goal_high"][goal])
    n = put(row, n, goal + 1)
    n = put(row, n, int(goal_met(v, zone, size, goal)))
    n = put(row, n, int(is_lost(v, zone, goal, has)))
    n = put(row, n, has)
    n = put(row, n, low if low else high)
    n = put(row, n, max(0, low - has))
    n = put(row, n, max(0, has - high))
    if v["goal_kind"][goal] != MAJORITY:
        n = put(row, n, NULL)
        return put(row, n, NULL)
    here = int(v["count"][zone, lowest(int(v["goal_names"][goal]))])
    n = put(row, n, here)
    return put(row, n, here - has)


@kernel
def put_players(row, n, v):
    """S-14: everybody's standing, then who leads."""
    players = int(v["players"])
    standings = np.empty(MAX_PLAYERS)
    n = put(row, n, players)
    for seat in range(players):
        points, cards = score(v, seat), cards_of(v, seat)
        standings[seat] = standing(points, cards)
        n = put(row, n, left_zone(players, seat))
        n = put(row, n, right_zone(players, seat))
        n = put(row, n, points)
        n = put(row, n, cards)
        n = put(row, n, int(v["committed"]) >> seat & 1)
    share_win(standings, players)
    count_at, count = n, 0
    n = put(row, n, 0)
    for seat in range(players):
        if standings[seat] > 0:
            count += 1
            n = put(row, n, seat)
    put(row, count_at, count)
    return n


@kernel
def put_hand(row, n, v, hand):
    """S-7: a hand by the place it is at now."""
    players, round = int(v["players"]), int(v["round"])
    place = (hand + max(round - 1, 0)) % places(players)
    holder = seat_at(players, place)
    n = put(row, n, place)
    n = put(row, n, holder if holder >= 0 else NULL)
    return put(row, n, hand_size(players, hand, round) if round else 0)


@kernel
def put_items(row, n, v, hand):
    """A hand: splito cards, then goals."""
    cards, twins, goals = v["hand_cards"][hand], v["hand_twins"][hand], v["hand_goals"][hand]
    n = put(row, n, popcount(cards) + popcount(twins) + popcount(goals))
    n = put_cards(row, n, cards, twins)
    while goals:
        n = put(row, n, KINDS + lowest(goals))
        goals &= goals - 1
    return n


@kernel
def open_goals(v):
    """The goals that lie in the middle and in zones."""
    goals = 0
    for place in range(COMMON_GOALS):
        if v["common"][place] >= 0:
            goals |= 1 << int(v["common"][place])
    for zone in range(places(v["players"])):
        goals |= v["zone_goals"][zone]
    return goals


@kernel
def put_goals(row, n, goals):
    """Goals written out, each with its number before it."""
    n = put(row, n, popcount(goals))
    while goals:
        n = put(row, n, lowest(goals))
        n = put(row, n, lowest(goals))
        goals &= goals - 1
    return n
