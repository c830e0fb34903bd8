"""What a hand offers, for clients that light it up without knowing rules: asked of the rules."""

import numpy as np

from igroteka.games.jack.face.notation import put_move_text
from igroteka.games.jack.rules.knowledge import determinise
from igroteka.games.jack.rules.moves import (
    KIND,
    MAX_MOVES,
    PUT,
    SHIFT,
    TWIN,
    is_dead,
    legal,
    occupied,
    shown_on,
)
from igroteka.games.jack.rules.pieces import (
    FIVE,
    FIVE_LIST,
    MAX_SIDES,
    ONE_EYED,
    TWO_EYED,
)
from igroteka.games.jack.rules.state import STATE
from igroteka.games.jack.rules.turn import apply
from igroteka.json_writer import put
from igroteka.kernel import kernel, lowest, popcount

KINDS = ("plain", "two-eyed", "one-eyed")


@kernel
def put_hand_cards(row, n, v):
    """J-8 to J-13: each card of the own hand, where it is shown, and what kind it is."""
    upper, lower = occupied(v)
    rest = v["own_hand"][0] + 0
    n = put(row, n, popcount(rest))
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        n = put(row, n, card)
        n = put(row, n, 1 + (v["own_hand"][1] >> card & 1))
        n = put(row, n, (TWO_EYED >> card & 1) + 2 * (ONE_EYED >> card & 1))
        squares = 2 if shown_on(v, card, 0) >= 0 else 0
        n = put(row, n, squares)
        for which in range(squares):
            n = put(row, n, shown_on(v, card, which))
        n = put(row, n, int(is_dead(v, card, upper, lower)))
    return n


@kernel
def put_finishes(row, n, views, j):
    """J-16, J-17: the own moves that would finish sequences, with whose and which.

    Each is tried on a table that looks the same; what it finishes depends on nothing hidden.
    """
    worlds, moves = np.zeros(2, STATE), np.empty(MAX_MOVES, np.int64)
    determinise(views, j, worlds, 0, np.zeros(1, np.int64))
    seat, count_at, count = views[j]["seat"], n, 0
    n = put(row, n, 0)
    for place in range(legal(worlds, 0, seat, moves)):
        kind = moves[place] // KIND
        if kind == PUT or kind == TWIN or kind == SHIFT:
            worlds[1] = worlds[0]
            apply(worlds, 1, seat, moves[place])
            new = 0
            for side in range(MAX_SIDES):
                new += worlds[1]["sequences"][side] - worlds[0]["sequences"][side]
            if new:
                count += 1
                n = put_move_text(row, n, moves[place])
                n = put_new_sequences(row, put(row, n, new), worlds[0], worlds[1])
    put(row, count_at, count)
    return n


@kernel
def put_new_sequences(row, n, before, after):
    for side in range(MAX_SIDES):
        for place in range(before["sequences"][side], after["sequences"][side]):
            n = put(row, n, side)
            n = put_five(row, n, int(after["finished"][side, place]))
    return n


@kernel
def put_five(row, n, five):
    """J-16: the squares of a five."""
    n = put(row, n, FIVE)
    for place in range(FIVE):
        n = put(row, n, FIVE_LIST[five, place])
    return n
