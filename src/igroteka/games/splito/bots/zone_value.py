"""Expected scores of a zone of Splito, looked up because playouts ask for them all the time.

How likely a goal is met at the end depends on what it has now and on how many rounds are left. All
answers are written into one table before a search: `worths[rounds left, goal, FEWEST + has]`, the
goal's points times the chance.
"""

import math

from igroteka.games.splito.rules.pieces import (
    COMMON_GOALS,
    HAND_SIZE,
    MAJORITY,
    MAX_GOAL,
    NAMES,
    NO_GOAL,
    ZONE,
)
from igroteka.games.splito.rules.scoring import amount
from igroteka.games.splito.rules.seating import rounds
from igroteka.kernel import kernel, lowest

MOST = 2 * HAND_SIZE + COMMON_GOALS + 1  # cards in a zone: all of two players and the common goals
FEWEST = 2 * HAND_SIZE  # a majority can be that far behind
WORTHS = (2 * HAND_SIZE + 1, MAX_GOAL, FEWEST + MOST + 1)

# Greedy judges by the same numbers and is frozen: what it chooses must not change.
STAYS = 0.89  # chance that one more card leaves a goal with an upper limit as it is
LACKING = 2.0  # a step still lacking is made with chance cards / (cards + LACKING)
AHEAD = 0.75  # the lead in cards at which a majority is held or lost equally likely
SURE, UNSURE = 0.25, 0.2  # how much a lead may still sway: always, and by the cards to come
SIZE_SURE, SIZE_UNSURE = 0.2, 0.6  # the same for how many cards a zone will have
ZONE_BASE = 1.0  # added to every zone, so that an empty one is not worth nothing at all


@kernel
def likely(x):
    """From a lead to a chance."""
    return 1.0 / (1.0 + math.exp(-x))


@kernel
def chance_to_meet(kind, low, high, has, coming):
    """How likely a goal that has so much now is met at the end."""
    if kind == MAJORITY:
        return likely((has - AHEAD) / (SURE + UNSURE * math.sqrt(coming)))
    if kind == ZONE:
        end, sway = has + coming, SIZE_SURE + SIZE_UNSURE * math.sqrt(coming)
        return likely((end - low + 0.5) / sway) * likely((high - end + 0.5) / sway)
    if has > high:
        return 0.0
    bounded = high < len(NAMES) // 2
    if has >= low:
        return STAYS**coming if bounded else 1.0
    reached = (coming / (coming + LACKING)) ** (low - has) if coming > 0 else 0.0
    return reached * STAYS ** (coming / 2) if bounded else reached


@kernel
def fill_worths(views, i, worths):
    """All answers for the goals of a table."""
    v = views[i]
    players = int(v["players"])
    for left in range(rounds(players) + 1):
        coming = left / 2 if players == 2 else float(left)  # a zone gets one card a round, or half
        for goal in range(MAX_GOAL):
            kind = int(v["goal_kind"][goal])
            if kind == NO_GOAL:
                continue
            low, high = int(v["goal_low"][goal]), int(v["goal_high"][goal])
            points = int(v["goal_points"][goal])
            for place in range(WORTHS[2]):
                chance = chance_to_meet(kind, low, high, place - FEWEST, coming)
                worths[left, goal, place] = points * chance


@kernel
def zone_worth(s, zone, worths, left):
    """What a zone may be expected to score."""
    points = ZONE_BASE + (float(s["promo_points"]) if s["promo"] == zone else 0.0)
    size = int(s["size"][zone])
    goals = s["zone_goals"][zone] + 0
    for place in range(COMMON_GOALS):
        goals |= 1 << int(s["common"][place])
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        has = amount(s, zone, size, int(s["goal_kind"][goal]), int(s["goal_names"][goal]))
        points += worths[left, goal, FEWEST + has]
    return points
