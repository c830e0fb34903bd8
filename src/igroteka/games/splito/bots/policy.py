"""The playout policy of Splito's search: the most tempting of the cards a player looks at.

A pick is as tempting as it is good for the own product and bad for those of the others. What one
more card does to a zone depends only on its colour and its number, each for itself; so once a
round it is written down what every colour and number would do where, and a pick is a sum.
"""

import math
from typing import NamedTuple

import numpy as np

from igroteka.games.splito.bots.zone_value import FEWEST, ZONE_BASE
from igroteka.games.splito.rules.pieces import (
    COLOURS,
    COMMON_GOALS,
    DIFFERENT,
    KINDS,
    MAJORITY,
    NAMES,
    NUMBER_NAMES,
    PAIRS,
    ZONE,
)
from igroteka.games.splito.rules.play import LEFT, SIDES, apply, is_over, legal
from igroteka.games.splito.rules.scoring import amount, most_elsewhere
from igroteka.games.splito.rules.seating import left_zone, places, right_zone, rounds
from igroteka.kernel import inlined, kernel, lowest
from igroteka.rng import below

ALL = 99  # looks that stand for all picks
OTHERS = 2.0  # what the others' average product weighs against the own


class Scratch(NamedTuple):
    """What a playout works with."""

    worths: np.ndarray  # see `zone_value`
    looks: np.ndarray  # how many picks each seat looks at
    moves: np.ndarray
    zones: np.ndarray  # what each zone is worth
    gains: np.ndarray  # by zone and name: what one more card of it adds there
    losses: np.ndarray  # and what a majority there loses if it falls behind by one
    sizes: np.ndarray  # by zone: what one more card of any sort adds
    stakes: np.ndarray  # by zone: what its points are worth to the seat that picks
    tempting: np.ndarray  # by side and name: what a card of it is worth to that seat
    returns: np.ndarray


@inlined
def note_goal(s, zone, goal, left, scratch):
    """What one goal is worth in a zone, and what more cards would do to it."""
    kind, names = int(s["goal_kind"][goal]), int(s["goal_names"][goal])
    has = FEWEST + amount(s, zone, int(s["size"][zone]), kind, names)
    worths = scratch.worths[left, goal]
    scratch.zones[zone] += worths[has]
    gain = worths[has + 1] - worths[has]
    if kind == ZONE:
        scratch.sizes[zone] += gain
        return
    if kind == MAJORITY:
        scratch.losses[zone, lowest(names)] += worths[has - 1] - worths[has]
    while names:
        name = lowest(names)
        names &= names - 1
        count = s["count"][zone, name]
        if (kind == PAIRS and count & 1 == 0) or (kind == DIFFERENT and count > 0):
            continue
        scratch.gains[zone, name] += gain


@inlined
def note_table(s, scratch):
    """What every zone is worth, and what more cards would do to it; returns contested names."""
    players, contested = int(s["players"]), 0
    left = rounds(players) - int(s["round"])
    scratch.gains[:] = 0.0
    scratch.losses[:] = 0.0
    scratch.sizes[:] = 0.0
    for zone in range(places(players)):
        scratch.zones[zone] = ZONE_BASE + (float(s["promo_points"]) if s["promo"] == zone else 0.0)
        goals = s["zone_goals"][zone] + 0
        for place in range(COMMON_GOALS):
            goals |= 1 << int(s["common"][place])
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            note_goal(s, zone, goal, left, scratch)
            if s["goal_kind"][goal] == MAJORITY:
                contested |= int(s["goal_names"][goal])
    return contested


@kernel
def note_stakes(players, seat, zones, stakes):
    """What a point more in each zone adds to the own product, less the others' average one."""
    stakes[:] = 0.0
    for other in range(players):
        left, right = left_zone(players, other), right_zone(players, other)
        weight = 1.0 if other == seat else -OTHERS / (players - 1)
        stakes[left] += weight * zones[right]
        stakes[right] += weight * zones[left]


@inlined
def note_temptations(s, seat, contested, scratch):
    """What a card of each colour and number is worth to a seat on either side."""
    players = int(s["players"])
    note_stakes(players, seat, scratch.zones, scratch.stakes)
    for side in range(SIDES):
        zone = left_zone(players, seat) if side == LEFT else right_zone(players, seat)
        for name in range(len(NAMES)):
            worth = scratch.stakes[zone] * scratch.gains[zone, name]
            if contested >> name & 1:
                for other in range(places(players)):
                    rivals = other != zone and scratch.losses[other, name] != 0.0
                    if rivals and s["count"][zone, name] == most_elsewhere(s, other, name):
                        worth += scratch.stakes[other] * scratch.losses[other, name]
            scratch.tempting[side, name] = worth


@inlined
def temptation(s, seat, move, scratch):
    """What a pick is worth to a seat whose temptations are noted."""
    players = int(s["players"])
    card, side = move // SIDES, move % SIDES
    zone = left_zone(players, seat) if side == LEFT else right_zone(players, seat)
    worth = scratch.stakes[zone] * scratch.sizes[zone]
    if card < KINDS:
        number, colour = card // len(COLOURS), card % len(COLOURS)
        return (
            worth + scratch.tempting[side, colour] + scratch.tempting[side, NUMBER_NAMES + number]
        )
    goal = card - KINDS
    left = rounds(players) - int(s["round"])
    size = int(s["size"][zone]) + 1
    has = amount(s, zone, size, int(s["goal_kind"][goal]), int(s["goal_names"][goal]))
    return worth + scratch.stakes[zone] * scratch.worths[left, goal, FEWEST + has]


@inlined
def tempted_pick(states, i, seat, rng, scratch, contested):
    """The best of so many picks looked at, drawn with repetition; or of all there are."""
    moves, looks = scratch.moves, scratch.looks[seat]
    size = legal(states, i, seat, moves)
    if looks == 1:
        return moves[below(rng, size)]
    note_temptations(states[i], seat, contested, scratch)
    best, best_value = moves[0], -math.inf
    for look in range(size if looks == ALL else looks):
        move = moves[look if looks == ALL else below(rng, size)]
        value = temptation(states[i], seat, move, scratch)
        if value > best_value:
            best, best_value = move, value
    return best


@kernel
def play_out(states, i, rng, scratch):
    """To the end; who has picked already keeps to it."""
    while not is_over(states, i):
        s = states[i]
        contested = note_table(s, scratch)
        committed = int(s["committed"])
        for seat in range(s["players"]):
            if not committed >> seat & 1:
                apply(states, i, seat, tempted_pick(states, i, seat, rng, scratch, contested))
