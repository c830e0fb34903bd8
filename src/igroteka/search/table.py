"""What has been tried: a table looked up by hash, in place of a tree of nodes.

An entry stands for one seat's move after everything that led there. Its key mixes the key of the
node (what happened before) with the move, and is itself the key of the node the move leads to; so
no links are kept, and entries are found as fast in a large tree as in a small one.
"""

import math

import numpy as np

from igroteka.kernel import inlined, kernel, next_bits
from igroteka.rng import below

ENTRY = np.dtype(
    [
        ("key", np.int64),  # 0: free
        ("visits", np.float64),
        ("available", np.float64),  # how often the move was legal when this node was visited
        ("reward", np.float64),  # what its side got, summed up over the visits
    ]
)
SEATS = 16  # room for a seat in keys and paths
ROOT = 0x1D872B41D3  # any number
FULLEST = 0.75  # beyond it probing would get slow; nothing is added then


@inlined
def key_of(node, seat, move, mixer):
    """The key of a seat's move at a node; `mixer` is room for one number."""
    mixer[0] = node ^ (move * SEATS + seat)
    return next_bits(mixer)


@inlined
def slot_of(table, key):
    """Where a key lies in the table, or the free slot where it would."""
    slot = key & len(table) - 1
    while table[slot]["key"] != 0 and table[slot]["key"] != key:
        slot = slot + 1 & len(table) - 1
    return slot


@kernel
def choose(table, node, seat, moves, size, tuning, mixer, rng):
    """The place of the move to try next: the best upper confidence bound, or an untried move.

    A move counts against the others only as often as it was available (that is what makes one
    tree serve many imagined worlds). `tuning`: how much to explore, and what an untried move is
    taken to be worth.
    """
    best, best_score = -1, -math.inf
    fresh, untried = -1, 0
    for place in range(size):
        entry = table[slot_of(table, key_of(node, seat, moves[place], mixer))]
        if entry["key"] == 0:
            untried += 1
            if below(rng, untried) == 0:
                fresh = place
            continue
        entry["available"] += 1.0
        visits = entry["visits"]
        score = entry["reward"] / visits
        score += tuning[0] * math.sqrt(math.log(entry["available"]) / visits)
        if score > best_score:
            best, best_score = place, score
    return fresh if untried and best_score < tuning[1] else best


@kernel
def add(table, slot, key):
    """A move is tried for the first time."""
    table[slot]["key"] = key
    table[slot]["visits"] = 0.0
    table[slot]["available"] = 1.0
    table[slot]["reward"] = 0.0


@kernel
def credit(table, path, depth, values):
    """What an iteration brought, to every move on its way."""
    for step in range(depth):
        entry = table[path[step] // SEATS]
        entry["visits"] += 1.0
        entry["reward"] += values[path[step] % SEATS]
