"""A transposition table: what has been tried, looked up by hash, in place of a tree of nodes.

An entry stands for one move after everything that led there. Its key mixes the key of the node
(what happened before) with the move; so no links are kept, and entries are found as fast in a
large tree as in a small one.
"""

from typing import NamedTuple

import numpy as np

from igroteka.kernel import inlined, kernel, next_bits

ENTRY = np.dtype(
    [
        ("key", np.int64),  # 0: free
        ("visits", np.float64),
        ("available", np.float64),  # how often the move was legal when this node was visited
        ("reward", np.float64),  # what came of it, summed up over the visits
    ]
)
ROOT = 0x1D872B41D3  # any number
FULLEST = 0.75  # beyond it probing would get slow; nothing is added then


class Scratch(NamedTuple):
    """The memory a search works in, made once and used again."""

    states: np.ndarray  # the one searched
    table: np.ndarray  # what has been tried
    used: np.ndarray  # one number: entries in the table
    moves: np.ndarray
    items: np.ndarray
    path: np.ndarray  # slots of an iteration
    values: np.ndarray  # what each seat got
    mixer: np.ndarray  # see `key_of`


@inlined
def key_of(node, move, mixer):
    """The key of a move at a node; `mixer` is room for one number."""
    mixer[0] = node ^ move
    return next_bits(mixer)


@inlined
def slot_of(table, key):
    """Where a key lies in the table, or the free slot where it would."""
    slot = key & len(table) - 1
    while table[slot]["key"] != 0 and table[slot]["key"] != key:
        slot = slot + 1 & len(table) - 1
    return slot


@kernel
def add(table, slot, key):
    """A move is tried for the first time."""
    table[slot]["key"] = key
    table[slot]["visits"] = 0.0
    table[slot]["available"] = 1.0
    table[slot]["reward"] = 0.0


@kernel
def credit(table, path, depth, value):
    """What an iteration brought, to every move on its way."""
    for step in range(depth):
        entry = table[path[step]]
        entry["visits"] += 1.0
        entry["reward"] += value
