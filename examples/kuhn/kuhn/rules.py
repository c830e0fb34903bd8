"""The rules of Kuhn poker as kernels, in the order of the rulebook."""

import numpy as np

from igroteka.kernel import kernel
from igroteka.model import Kernels
from igroteka.rng import below, shuffle_first

CARDS = "JQK"  # K-1, the lowest first
SEATS = 2  # K-2
CHECK, BET, CALL, FOLD = range(4)
DEAL, OPEN, CHECKED, FACING, OVER = range(5)  # FACING: a bet has to be answered
HIDDEN = NOBODY = -1

_TABLE = [
    ("phase", np.int64),
    ("actor", np.int64),
    ("turn", np.int64),
    ("chips", np.int64, (SEATS,)),  # what each has put into the pot
    ("folded", np.int64),  # who folded, or NOBODY
]
STATE = np.dtype([*_TABLE, ("card", np.int64, (SEATS,))])
VIEW = np.dtype([("seat", np.int64), *_TABLE, ("card", np.int64, (SEATS,))])  # HIDDEN: unknown


@kernel
def new(states, i, options):
    """K-2: everybody puts in a chip; cards come by chance."""
    s = states[i]
    s["phase"], s["actor"], s["turn"], s["folded"] = DEAL, 0, 1, NOBODY
    for seat in range(SEATS):
        s["chips"][seat], s["card"][seat] = 1, HIDDEN


@kernel
def wanted(states, i):
    """K-2: a card each."""
    return SEATS if states[i]["phase"] == DEAL else 0


@kernel
def pile(states, i, items):
    """K-1: the three cards."""
    for card in range(len(CARDS)):
        items[card] = card
    return len(CARDS)


@kernel
def chance(states, i, items):
    """K-2: the cards are dealt."""
    s = states[i]
    for seat in range(SEATS):
        s["card"][seat] = items[seat]
    s["phase"] = OPEN


@kernel
def to_act(states, i):
    s = states[i]
    return 0 if s["phase"] == DEAL or s["phase"] == OVER else 1 << s["actor"]


@kernel
def turn_of(states, i):
    return states[i]["turn"]


@kernel
def is_over(states, i):
    return states[i]["phase"] == OVER


@kernel
def legal(states, i, seat, moves):
    """K-3, K-4: check or bet; K-5: call or fold."""
    s = states[i]
    if s["phase"] == DEAL or s["phase"] == OVER or s["actor"] != seat:
        return 0
    moves[0], moves[1] = (CALL, FOLD) if s["phase"] == FACING else (CHECK, BET)
    return 2


@kernel
def apply(states, i, seat, move):
    """K-3 to K-5; the second check, a call and a fold end it (K-6)."""
    s = states[i]
    if move == BET or move == CALL:
        s["chips"][seat] += 1
    if move == FOLD:
        s["folded"] = seat
    s["phase"] = FACING if move == BET else CHECKED if s["phase"] == OPEN else OVER
    s["actor"], s["turn"] = 1 - seat, s["turn"] + 1


@kernel
def winner(s):
    """K-6: who did not fold; else the higher card."""
    if s["folded"] != NOBODY:
        return 1 - s["folded"]
    return 0 if s["card"][0] > s["card"][1] else 1


@kernel
def returns(states, i, into):
    """K-7: a half each, and a quarter more for every chip won from the other."""
    s = states[i]
    first = winner(s)
    won = s["chips"][1 - first] * 0.25
    into[first], into[1 - first] = 0.5 + won, 0.5 - won


@kernel
def copy_table(a, b):
    b["phase"], b["actor"], b["turn"], b["folded"] = a["phase"], a["actor"], a["turn"], a["folded"]
    for seat in range(SEATS):
        b["chips"][seat] = a["chips"][seat]


@kernel
def observe(states, i, seat, views, j):
    """K-2: everybody sees the own card; K-6: both are shown if nobody folded."""
    s, v = states[i], views[j]
    copy_table(s, v)
    v["seat"] = seat
    shown = s["phase"] == OVER and s["folded"] == NOBODY
    for other in range(SEATS):
        v["card"][other] = s["card"][other] if shown or other == seat else HIDDEN


@kernel
def determinise(views, j, states, i, rng):
    """Cards for those that are not seen; before the deal there are none."""
    v, s = views[j], states[i]
    copy_table(v, s)
    for seat in range(SEATS):
        s["card"][seat] = v["card"][seat]
    for seat in range(SEATS):
        while s["phase"] != DEAL and s["card"][seat] == HIDDEN:
            card = below(rng, len(CARDS))
            if card != s["card"][1 - seat]:
                s["card"][seat] = card


@kernel
def resolve(states, i, rng, items):
    while wanted(states, i):
        shuffle_first(rng, items, pile(states, i, items), SEATS)
        chance(states, i, items)


@kernel
def playout(states, i, rng, moves, items):
    decisions = 0
    resolve(states, i, rng, items)
    while not is_over(states, i):
        seat = states[i]["actor"]
        apply(states, i, seat, moves[below(rng, legal(states, i, seat, moves))])
        decisions += 1
    return decisions


@kernel
def playouts(states, i, options, count, rng, moves, items):
    decisions = 0
    for _ in range(count):
        new(states, i, options)
        decisions += playout(states, i, rng, moves, items)
    return decisions


KERNELS = Kernels(
    STATE, VIEW, 2, len(CARDS), new, wanted, pile, chance, to_act, turn_of, is_over, legal, apply,
    returns, observe, determinise, resolve, playout, playouts,
)  # fmt: skip
