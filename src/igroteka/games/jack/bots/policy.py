"""The playout policy of One-Eyed Jack's search: moves by what they make of the open fives."""

import math
from typing import NamedTuple

import numpy as np

from igroteka.games.jack.bots.fives import (
    FIVES,
    FIVES_AT,
    ONE_EYED_HELD,
    OWN_SEQUENCE,
    THROUGH,
    TWO_EYED_HELD,
    among,
    class_of,
    note_reach,
)
from igroteka.games.jack.bots.weights import HABITS
from igroteka.games.jack.rules.kernels import KERNELS
from igroteka.games.jack.rules.moves import (
    DEAD,
    DRAW_CARDS,
    KIND,
    PUT,
    TAKE,
    code,
    has_supply,
    is_dead,
    is_in,
    legal,
    may_take,
    occupied,
    shown_on,
)
from igroteka.games.jack.rules.pieces import (
    CORNERS_LOWER,
    CORNERS_UPPER,
    FIVE,
    FIVE_LOWER,
    FIVE_UPPER,
    HALF,
    JACKS,
    ONE_EYED,
    TO_WIN,
    TWO_EYED,
)
from igroteka.games.jack.rules.playout import any_seat, resolve
from igroteka.games.jack.rules.sequences import is_blocked
from igroteka.games.jack.rules.setup import side_of
from igroteka.games.jack.rules.state import OVER
from igroteka.games.jack.rules.turn import apply
from igroteka.kernel import kernel, lowest
from igroteka.rng import below

WON = 1e9
HOT = 3  # chips from which a five is worth a jack


class Scratch(NamedTuple):
    """What a playout works with."""

    habits: np.ndarray  # weights by which playouts choose
    moves: np.ndarray
    items: np.ndarray
    reach: np.ndarray  # see `note_reach`
    hot: np.ndarray  # see `note_hot`


def new_scratch() -> Scratch:
    """Room for everything."""
    return Scratch(
        habits=HABITS,
        moves=np.zeros(KERNELS.max_moves, np.int64),
        items=np.zeros(KERNELS.max_pile, np.int64),
        reach=np.zeros(4, np.int64),
        hot=np.zeros(2, np.int64),
    )


@kernel
def through(s, me, square, weights, reach):
    """What the fives through a square are worth to a side."""
    total = 0.0
    for place in range(THROUGH[square]):
        total += weights[class_of(s, me, FIVES_AT[square, place], reach)]
    return total


@kernel
def completes(s, side, square):
    """How many fives a chip of this side on a free square would finish."""
    upper = s["chips"][side, 0] | CORNERS_UPPER
    lower = s["chips"][side, 1] | CORNERS_LOWER
    fives = 0
    for place in range(THROUGH[square]):
        five = FIVES_AT[square, place]
        if among(five, upper, lower) == FIVE - 1:
            fives += not (s["sequences"][side] and is_blocked(s, side, five))
    return fives


@kernel
def toggle(masks, square):
    """Put a square into a set of two halves, or take it out."""
    if square < HALF:
        masks[0] ^= 1 << square
    else:
        masks[1] ^= 1 << square - HALF


@kernel
def cover(reach, square):
    """A square that is not free is in nobody's reach."""
    half, bit = (0, 1 << square) if square < HALF else (1, 1 << square - HALF)
    reach[half] &= ~bit
    reach[2 + half] &= ~bit


@kernel
def gain_of_chip(s, me, square, other, weights, reach):
    """What a chip of the own side changes; `other`: a square the hand can then no more fill."""
    gain = 0.0
    fives = completes(s, me, square)
    if fives:
        if s["sequences"][me] + fives >= TO_WIN[s["sides"]]:
            return WON
        gain = weights[OWN_SEQUENCE] * fives
    first, second, third, fourth = reach[0], reach[1], reach[2], reach[3]
    if other >= 0:
        gain -= through(s, me, other, weights, reach)
        toggle(reach, other)
        gain += through(s, me, other, weights, reach)
    gain -= through(s, me, square, weights, reach)
    toggle(s["chips"][me], square)
    cover(reach, square)
    gain += through(s, me, square, weights, reach)
    toggle(s["chips"][me], square)
    reach[0], reach[1], reach[2], reach[3] = first, second, third, fourth
    return gain


@kernel
def gain_of_taking(s, me, square, weights, reach):
    """What it changes that a chip of another side is gone."""
    gain = -through(s, me, square, weights, reach)
    owner = 0
    while not is_in(s["chips"][owner, 0], s["chips"][owner, 1], square):
        owner += 1
    toggle(s["chips"][owner], square)
    gain += through(s, me, square, weights, reach)
    toggle(s["chips"][owner], square)
    return gain


@kernel
def note_hot(s, hot):
    """All squares of open fives with enough chips in them."""
    hot[0], hot[1] = 0, 0
    for place in range(len(FIVES)):
        five = FIVES[place]
        chips, sides = among(five, CORNERS_UPPER, CORNERS_LOWER), 0
        for side in range(s["sides"]):
            count = among(five, s["chips"][side, 0], s["chips"][side, 1])
            chips += count
            sides += count > 0
        if sides == 1 and chips >= HOT:
            hot[0] |= FIVE_UPPER[five]
            hot[1] |= FIVE_LOWER[five]


@kernel
def best_square(s, me, upper, lower, taking, weights, reach):
    """The square of a set where a jack gains most, and how much."""
    best, best_gain = -1, -math.inf
    while upper or lower:
        if upper:
            square = lowest(upper)
            upper &= upper - 1
        else:
            square = lowest(lower) + HALF
            lower &= lower - 1
        if taking:
            gain = gain_of_taking(s, me, square, weights, reach)
        else:
            gain = gain_of_chip(s, me, square, -1, weights, reach)
        if gain > best_gain:
            best, best_gain = square, gain
    return best, best_gain


@kernel
def best_put(s, seat, weights, reach):
    """The card and square that gain most, as a move, and how much; -1 if there is none."""
    best, best_gain = -1, -math.inf
    me = side_of(s, seat)
    upper, lower = occupied(s)
    cards = s["hand"][seat, 0] & ~JACKS
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        for which in range(2):
            square, other = shown_on(s, card, which), shown_on(s, card, 1 - which)
            if is_in(upper, lower, square):
                continue
            if s["hand"][seat, 1] >> card & 1 or is_in(upper, lower, other):
                other = -1
            gain = gain_of_chip(s, me, square, other, weights, reach)
            if gain > best_gain:
                best, best_gain = code(PUT, card, square, 0), gain
    return best, best_gain


@kernel
def dead_card(s, seat):
    """J-11: a hand card that may be replaced now; -1 if none."""
    upper, lower = occupied(s)
    cards = 0 if s["dead_used"] else s["hand"][seat, 0] & ~JACKS
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if is_dead(s, card, upper, lower):
            return card
    return -1


@kernel
def likely_move(states, i, seat, rng, scratch):
    """The move that gains most; dead cards are replaced first."""
    s, habits, reach, hot = states[i], scratch.habits, scratch.reach, scratch.hot
    if s["due"][seat] == 0 and dead_card(s, seat) >= 0:
        return code(DEAD, dead_card(s, seat), 0, 0)
    best, best_gain = -1, -math.inf
    me = side_of(s, seat)
    supplied = has_supply(s, me)
    note_reach(s, seat, reach)
    if s["due"][seat] == 0 and supplied:
        best, best_gain = best_put(s, seat, habits, reach)
    jacks = s["hand"][seat, 0] & JACKS if s["due"][seat] == 0 else 0
    if jacks:
        note_hot(s, hot)
    if jacks & TWO_EYED and supplied:
        upper, lower = occupied(s)
        square, gain = best_square(s, me, hot[0] & ~upper, hot[1] & ~lower, False, habits, reach)
        if gain - habits[TWO_EYED_HELD] > best_gain:
            best_gain = gain - habits[TWO_EYED_HELD]
            best = code(PUT, lowest(jacks & TWO_EYED), square, 0)
    if jacks & ONE_EYED:
        upper, lower = may_take(s, me)
        square, gain = best_square(s, me, hot[0] & upper, hot[1] & lower, True, habits, reach)
        if gain - habits[ONE_EYED_HELD] > best_gain:
            best = code(TAKE, lowest(jacks & ONE_EYED), square, 0)
    if best < 0:
        best = scratch.moves[below(rng, legal(states, i, seat, scratch.moves))]
    return best


@kernel
def play_on(states, i, seat, times, rng, scratch):
    """Until a seat has moved so many times more, but not drawn; or to the end."""
    resolve(states, i, rng, scratch.items)
    while states[i]["phase"] != OVER:
        who = any_seat(states, i, rng)
        move = likely_move(states, i, who, rng, scratch)
        apply(states, i, who, move)
        if who == seat and move // KIND != DEAD and move // KIND != DRAW_CARDS:
            times -= 1
            if times == 0:
                return
        resolve(states, i, rng, scratch.items)
