"""Greedy Splito: one pick ahead, by the product its own zones may be expected to reach.

Every goal gets a chance to be met at the end, from what lies in its zone and how many cards will
still come there. A pick is worth the expected product of the own zones less what the others may
expect: neighbours gain from the same zones, so a zone is fed only as far as it helps more than it
gives. Only what the view shows is looked at. The numbers were tuned by matches against random
players and against itself.
"""

import math

import numpy as np

from igroteka.bots.bot import only_a_view
from igroteka.games.splito.bots.zone_value import ZONE_BASE, chance_to_meet
from igroteka.games.splito.rules.kernels import KERNELS
from igroteka.games.splito.rules.pieces import COMMON_GOALS, MAX_PLACES
from igroteka.games.splito.rules.play import LEFT, SIDES, lay
from igroteka.games.splito.rules.scoring import amount
from igroteka.games.splito.rules.seating import left_zone, places, right_zone, rounds
from igroteka.kernel import kernel, lowest
from igroteka.model import Move, View
from igroteka.rng import Rng
from igroteka.search import Budget

OTHERS = 2.0  # what the others' average product weighs against the own


@kernel
def chance_in_zone(v, zone, goal, coming):
    """How likely a goal of the table is met in a zone at the end."""
    kind, low, high = int(v["goal_kind"][goal]), int(v["goal_low"][goal]), int(v["goal_high"][goal])
    has = amount(v, zone, int(v["size"][zone]), kind, int(v["goal_names"][goal]))
    return chance_to_meet(kind, low, high, has, coming)


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
        points += int(v["goal_points"][goal]) * chance_in_zone(v, zone, goal, coming)
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
        views[0] = only_a_view(view).record[0]
        moves = np.array(view.legal, np.int64)
        return Move(int(best_pick(views, view.seat, moves, np.zeros(MAX_PLACES))))
