"""Greedy Splito: one pick ahead, by the product its own zones may be expected to reach.

Every goal gets a chance to be met at the end, from what lies in its zone and how many cards will
still come there. A pick is worth the expected product of the own zones less what the others may
expect: neighbours gain from the same zones, so a zone is fed only as far as it helps more than it
gives. Only what the view shows is looked at. The numbers were tuned by matches against random
players and against itself.
"""

import math

import numpy as np

from igroteka.bots.bot import Budget
from igroteka.games.splito.kernels import KERNELS
from igroteka.games.splito.pieces import COMMON_GOALS, MAJORITY, MAX_PLACES, NAMES, ZONE
from igroteka.games.splito.play import LEFT, SIDES, lay
from igroteka.games.splito.scoring import amount
from igroteka.games.splito.seating import left_zone, places, right_zone, rounds
from igroteka.kernel import kernel, lowest
from igroteka.model import Move, View
from igroteka.rng import Rng

STAYS = 0.89  # chance that one more card leaves a goal with an upper limit as it is
LACKING = 2.0  # a step still lacking is made with chance cards / (cards + LACKING)
AHEAD = 0.75  # the lead in cards at which a majority is held or lost equally likely
SURE, UNSURE = 0.25, 0.2  # how much a lead may still sway: always, and by the cards to come
SIZE_SURE, SIZE_UNSURE = 0.2, 0.6  # the same for how many cards a zone will have
ZONE_BASE = 1.0  # added to every zone, so that an empty one is not worth nothing at all
OTHERS = 2.0  # what the others' average product weighs against the own


@kernel
def likely(x):
    """From a lead to a chance."""
    return 1.0 / (1.0 + math.exp(-x))


@kernel
def chance_to_meet(v, zone, goal, coming):
    """How likely a goal of the table is met in a zone at the end."""
    kind, size = int(v["goal_kind"][goal]), int(v["size"][zone])
    low, high = int(v["goal_low"][goal]), int(v["goal_high"][goal])
    has = amount(v, zone, size, kind, int(v["goal_names"][goal]))
    if kind == MAJORITY:
        return likely((has - AHEAD) / (SURE + UNSURE * math.sqrt(coming)))
    if kind == ZONE:
        end, sway = size + coming, SIZE_SURE + SIZE_UNSURE * math.sqrt(coming)
        return likely((end - low + 0.5) / sway) * likely((high - end + 0.5) / sway)
    if has > high:
        return 0.0
    bounded = high < len(NAMES) // 2
    if has >= low:
        return STAYS**coming if bounded else 1.0
    reached = (coming / (coming + LACKING)) ** (low - has)
    return reached * STAYS ** (coming / 2) if bounded else reached


@kernel
def expected_points(v, zone, coming):
    """What a zone may be expected to score."""
    points = float(v["promo_points"]) if v["promo"] == zone else 0.0
    goals = int(v["zone_goals"][zone])
    for place in range(COMMON_GOALS):
        goals |= 1 << int(v["common"][place])
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        points += int(v["goal_points"][goal]) * chance_to_meet(v, zone, goal, coming)
    return points


@kernel
def outlook(views, i, seat, points):
    """The own expected product, less the others' average one; `points` is room for the zones."""
    v = views[i]
    players = int(v["players"])
    left = rounds(players) - int(v["round"])
    coming = left / 2 if players == 2 else left + 0.5  # a zone gets one card a round, or half of it
    for zone in range(places(players)):
        points[zone] = ZONE_BASE + expected_points(v, zone, coming)
    own, others = 0.0, 0.0
    for other in range(players):
        product = points[left_zone(players, other)] * points[right_zone(players, other)]
        if other == seat:
            own = product
        else:
            others += product
    return own - OTHERS * others / (players - 1)


@kernel
def best_pick(views, seat, moves, points):
    """The pick with the best outlook; `views` holds the view and room for another."""
    players = int(views[0]["players"])
    best, best_value = moves[0], -math.inf
    for move in moves:
        views[1] = views[0]
        zone = left_zone(players, seat) if move % SIDES == LEFT else right_zone(players, seat)
        lay(views[1], zone, move // SIDES)
        value = outlook(views, 1, seat, points)
        if value > best_value:
            best, best_value = move, value
    return best


class Greedy:
    """The pick with the best `outlook`."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        views = np.zeros(2, KERNELS.view)
        views[0] = view.record[0]
        moves = np.array(view.legal, np.int64)
        return Move(int(best_pick(views, view.seat, moves, np.zeros(MAX_PLACES))))
