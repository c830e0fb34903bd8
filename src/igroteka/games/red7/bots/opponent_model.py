"""The opponent model of Red7's search: sensible players, or careless ones who do anything.

Who plays anything spends two cards in most turns, who plays sensibly does so only to survive. How
many turns everybody had and how many cards are left in the hands lies open, so after a turn or two
it is fairly sure who is who. The model stays broad: nobody is ever quite one or the other.
"""

import numpy as np

from igroteka.games.red7.rules.pieces import HAND_SIZE
from igroteka.kernel import inlined, kernel

# How much likelier players are careless than sensible: before they did anything, and by each turn
# in which they spent two cards or one. The latter were measured between greedy and random players.
AT_FIRST, TWO_CARDS, ONE_CARD = 4.0, 5.0, 0.25
UNSURE = 0.02


def careless(twice: int, once: int) -> float:
    """The chance that a player is careless who spent two cards and one so many times."""
    odds = AT_FIRST * TWO_CARDS**twice * ONE_CARD**once
    return min(max(odds / (1 + odds), UNSURE), 1 - UNSURE)


TURNS = range(HAND_SIZE + 2)
CHANCES = np.array([[careless(twice, once) for once in TURNS] for twice in TURNS])
# draws hide how many cards were spent. Careless players lose anyhow.
ADVANCED = 0.1
BITS = 15  # of a random number, for each seat


@kernel
def cycles(v):
    """How often the turn has gone round the table: turns of everybody who is still in."""
    turns, before = 0, v["turn"] - 1
    while turns < HAND_SIZE and taken(v, turns + 1) <= before:
        turns += 1
    return turns


@kernel
def taken(v, turns):
    """How many turns all had if those still in had so many; who is out spent no card at last."""
    total = 0
    for seat in range(v["players"]):
        total += turns if v["alive"] >> seat & 1 else min(turns, spent_by(v, seat) + 1)
    return total


@inlined
def spent_by(v, seat):
    """How many cards a player has fewer than at the deal."""
    return HAND_SIZE - v["hand_size"][seat]


@kernel
def carelessness(v, seat, turns):
    """The chance that a player who had so many turns is careless."""
    if v["advanced"]:
        return ADVANCED
    twice = min(max(spent_by(v, seat) - turns, 0), turns)
    return CHANCES[twice, turns - twice]


@kernel
def kinds(view, bits):
    """A bit for every player who is careless this time; the others play sensibly."""
    v = view[0]
    players, turns, found = v["players"], cycles(v), 0
    ahead = v["turn"] - 1 - taken(v, turns)  # so many players, the last ones, had one turn more
    for back in range(1, players):
        seat = (v["actor"] + players - back) % players
        if not v["alive"] >> seat & 1:
            continue
        part = (bits >> BITS * seat & (1 << BITS) - 1) / (1 << BITS)
        found |= int(part < carelessness(v, seat, turns + int(ahead > 0))) << seat
        ahead -= 1
    return found
