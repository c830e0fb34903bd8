"""Greedy One-Eyed Jack: one move ahead, by counting open fives.

A five that only one side has chips in is open for that side, and worth more the more chips there
are. Own fives count for more where the own hand can fill them, fives of others for less where only
a jack still can. Jacks are kept until they gain more than they are worth in hand.

The weights were found by letting variants play each other; they are frozen, so that stronger bots
have something fixed to be measured against.
"""

import numpy as np

from igroteka.bots.bot import only_a_view
from igroteka.games import GAMES
from igroteka.games.jack.rules.moves import (
    CARD,
    DEAD,
    KIND,
    SHIFT,
    TWIN,
    is_in,
    occupied,
    shown_on,
)
from igroteka.games.jack.rules.pieces import (
    CARDS,
    CORNERS_LOWER,
    CORNERS_UPPER,
    FIVE,
    FIVE_LOWER,
    FIVE_UPPER,
    FIVES_IN,
    HALF,
    JACKS,
    MAX_FIVES,
    ONE_EYED,
    TWO_EYED,
)
from igroteka.games.jack.rules.sequences import is_blocked
from igroteka.games.jack.rules.setup import side_of
from igroteka.games.jack.rules.turn import apply
from igroteka.kernel import kernel, popcount
from igroteka.model import Move, View
from igroteka.rng import Rng, below
from igroteka.search import Budget

# What an open five is worth, by its chips.
OURS = np.array([0.0, 1.0, 3.0, 9.0, 40.0, 0.0])
THEIRS = np.array([0.0, 0.8, 3.0, 14.0, 70.0, 0.0])
SEQUENCE = 1000.0
IN_HAND = 1.5  # how much more an own five is worth if the hand fills all of it
ONLY_JACKS = 0.5  # what is left of a threat for each square that only a jack can fill
TWO_EYED_WORTH, ONE_EYED_WORTH = 200.0, 60.0  # jacks kept in hand
TWIN_WORTH = 2.0  # two equal cards kept for two moves
WIN = 1e9
REPLACE = 1e8  # J-11: another card for nothing


@kernel
def note_reach(s, seat, reach):
    """Free squares that the seat's hand can fill (0, 1), and that only jacks can (2, 3)."""
    reach[:] = 0
    upper, lower = occupied(s)
    for card in range(CARDS):
        if JACKS >> card & 1:
            continue
        own = (s["hand"][seat, 0] >> card & 1) + (s["hand"][seat, 1] >> card & 1)
        gone = (s["discards"][0] >> card & 1) + (s["discards"][1] >> card & 1)
        if own == 0 and gone < 2:
            continue
        for which in range(2):
            square = shown_on(s, card, which)
            if not is_in(upper, lower, square):
                half, bit = (0, 1 << square) if square < HALF else (1, 1 << square - HALF)
                if own:
                    reach[half] |= bit
                if own + gone == 2:
                    reach[2 + half] |= bit


@kernel
def owner_of_five(s, five):
    """The only side with chips in a five and how many; side -1 if there is none or several."""
    owner, chips = -1, 0
    for side in range(s["sides"]):
        count = popcount(FIVE_UPPER[five] & s["chips"][side, 0])
        count += popcount(FIVE_LOWER[five] & s["chips"][side, 1])
        if count:
            if owner >= 0:
                return -1, 0
            owner, chips = side, count
    return owner, chips


@kernel
def common(five, upper, lower):
    """How many squares of a five are in a set."""
    return popcount(FIVE_UPPER[five] & upper) + popcount(FIVE_LOWER[five] & lower)


@kernel
def worth_of_five(s, me, five, reach):
    """What an open five means to a side: good if it is its own, bad otherwise."""
    owner, chips = owner_of_five(s, five)
    if owner < 0:
        return 0.0
    if is_blocked(s, owner, five):
        return 0.0
    chips += common(five, CORNERS_UPPER, CORNERS_LOWER)
    missing = FIVE - chips
    if owner == me:
        held = common(five, reach[0], reach[1])
        return OURS[chips] * (1.0 + IN_HAND * held / missing)
    return -THEIRS[chips] * ONLY_JACKS ** common(five, reach[2], reach[3])


@kernel
def outlook(s, seat, reach):
    """What a board is worth to a seat: all open fives, and what is finished."""
    me = side_of(s, seat)
    note_reach(s, seat, reach)
    total = 0.0
    for line in range(len(FIVES_IN)):
        for start in range(FIVES_IN[line]):
            total += worth_of_five(s, me, line * MAX_FIVES + start, reach)
    for side in range(s["sides"]):
        total += SEQUENCE * s["sequences"][side] * (1.0 if side == me else -1.0)
    return total


@kernel
def price(move):
    """What a move costs in cards that were better kept."""
    kind, card = move // KIND, move % KIND // CARD
    if TWO_EYED >> card & 1:
        return TWO_EYED_WORTH
    if ONE_EYED >> card & 1:
        return ONE_EYED_WORTH
    return TWIN_WORTH if kind == TWIN or kind == SHIFT else 0.0


@kernel
def rate_moves(states, seat, moves, ratings, reach):
    """Rate the legal moves of a seat in state 0; state 1 is room to try them."""
    me = side_of(states[0], seat)
    for place in range(len(moves)):
        if moves[place] // KIND == DEAD:
            ratings[place] = REPLACE
            continue
        states[1] = states[0]
        apply(states, 1, seat, moves[place])
        winner = states[1]["winner"]
        if winner >= 0:
            ratings[place] = WIN if winner == me else -WIN
        else:
            ratings[place] = outlook(states[1], seat, reach) - price(moves[place])


class Greedy:
    """The move with the best `outlook`, the price of its cards taken off."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Move:
        if len(only_a_view(view).legal) == 1:
            return view.legal[0]
        imagined = GAMES[view.game].imagine(view, rng)
        states = np.concatenate([imagined, imagined])
        moves = np.array(view.legal, np.int64)
        ratings = np.zeros(len(moves))
        rate_moves(states, view.seat, moves, ratings, np.zeros(4, np.int64))
        best = np.flatnonzero(ratings == ratings.max())
        return view.legal[best[below(rng, len(best))]]
