"""Information-set Monte-Carlo tree search: the loop, written once for all games.

Every iteration imagines a state that looks like the view, walks down what has been tried, tries
one thing more, finishes the match in some quick way and credits what came out. All seats choose
for themselves: each side maximises its own return. Chance is drawn anew each time.

In every imagined state the searching seat holds what it really holds, so that others, if they
searched too, would come to know it. Where a game says what others are likely to do by what they
can see (`others`), they do that in some of the iterations instead: each iteration imagines not
only hidden cards but also what kind of players the others are.

Where several seats choose at once, none knows what the others chose in the same turn: all their
moves hang at the same node, and the next one is reached by all of them together (decoupled).

The names below are filled in by a game's module with `kernel_over`.
"""

from typing import Any, NamedTuple

import numpy as np

from igroteka.kernel import kernel, lowest, next_bits
from igroteka.search.table import FULLEST, ROOT, SEATS, add, choose, credit, key_of, slot_of


class Desk(NamedTuple):
    """What a search works with."""

    states: np.ndarray  # the one searched, and room for a game's own trials
    table: np.ndarray  # what has been tried
    used: np.ndarray  # one number: entries in the table
    moves: np.ndarray
    items: np.ndarray
    path: np.ndarray  # of an iteration: slot * SEATS + seat
    values: np.ndarray  # what each seat got
    mixer: np.ndarray  # see `key_of`


SEARCHING = 0  # the kind of players that search as the own seat does


def _of_the_game(*_: Any) -> Any:
    raise AssertionError("filled in by a game's module")


imagine = _of_the_game  # (views, j, states, i, rng): a state that looks like the view
to_act = _of_the_game  # (states, i)
turn_of = _of_the_game  # (states, i)
is_over = _of_the_game  # (states, i)
legal = _of_the_game  # (states, i, seat, moves): the moves worth trying; returns how many
apply = _of_the_game  # (states, i, seat, move)
resolve = _of_the_game  # (states, i, rng, items): what chance brings
# (states, i, rng, moves, items, values, me, kind): what each seat may expect
finish = _of_the_game
SIMULTANEOUS = False


@kernel
def others(states, i, seat, rng, moves, kind):
    """The move another seat of this kind is likely to make; here: nothing is known about that."""
    return -1


@kernel
def kinds(view, bits):
    """What kind of players the others are taken to be, by 63 random bits."""
    return SEARCHING


def grow(view, desk, count, rng, shares, tuning):
    """So many iterations; `shares`: how many seats win together with each.

    `tuning`: the two numbers of `choose`.
    """
    states, table, path, moves = desk.states, desk.table, desk.path, desk.moves
    most, me = int(len(table) * FULLEST), view[0]["seat"]
    for _ in range(count):
        imagine(view, 0, states, 0, rng)
        kind = kinds(view, next_bits(rng))
        node, together = ROOT, 0
        depth, fresh = 0, False
        while not fresh and depth < len(path) and not is_over(states, 0):
            seat, turn = lowest(to_act(states, 0)), turn_of(states, 0)
            while True:
                if kind != SEARCHING and seat != me:
                    move = others(states, 0, seat, rng, moves, kind)
                    key = key_of(node, seat, move, desk.mixer)
                else:
                    size = legal(states, 0, seat, moves)
                    move = moves[choose(table, node, seat, moves, size, tuning, desk.mixer, rng)]
                    key = key_of(node, seat, move, desk.mixer)
                    slot = slot_of(table, key)
                    if table[slot]["key"] == 0:
                        fresh = True
                        if desk.used[0] < most:
                            add(table, slot, key)
                            desk.used[0] += 1
                    if table[slot]["key"] != 0 and depth < len(path):
                        path[depth] = slot * SEATS + seat
                        depth += 1
                together ^= key
                apply(states, 0, seat, move)
                if not SIMULTANEOUS or turn_of(states, 0) != turn or is_over(states, 0):
                    break
                seat = lowest(to_act(states, 0))
            node, together = together, 0
            resolve(states, 0, rng, desk.items)
        finish(states, 0, rng, moves, desk.items, desk.values, me, kind)
        for seat in range(len(shares)):
            desk.values[seat] *= shares[seat]
        credit(table, path, depth, desk.values)
