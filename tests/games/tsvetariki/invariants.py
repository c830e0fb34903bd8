"""What must hold in every state of Tsvetariki, checked in compiled code after every step."""

import numpy as np

from igroteka.games.tsvetariki.rules.ending import cleared_sides, returns
from igroteka.games.tsvetariki.rules.groups import crowded, has_group, size_of
from igroteka.games.tsvetariki.rules.pieces import (
    JOKER,
    JOKERS,
    KINDS,
    MAX_PLAYERS,
    OF_A_COLOUR,
    RAMPS,
)
from igroteka.games.tsvetariki.rules.playout import random_group, resolve
from igroteka.games.tsvetariki.rules.ramps import cells_of, gap_on
from igroteka.games.tsvetariki.rules.setup import new
from igroteka.games.tsvetariki.rules.state import OVER, PLAY
from igroteka.games.tsvetariki.rules.turn import apply, group_of, legal
from igroteka.kernel import kernel, popcount
from igroteka.rng import below

MOST_TURNS = 50  # T-7: every turn takes two of 100 tokens


@kernel
def tokens_are_conserved(s):
    """T-2, T-9: every token is on the board or lies before somebody."""
    for kind in range(KINDS):
        on_board, taken = 0, 0
        for ramp in range(RAMPS):
            on_board += popcount(cells_of(s["ramps"][ramp], kind))
        for seat in range(MAX_PLAYERS):
            taken += s["taken"][seat, kind]
        if s["left"][kind] != on_board:
            return False
        if on_board + taken != (JOKERS if kind == JOKER else OF_A_COLOUR):
            return False
    return True


@kernel
def secrets_are_sound(s):
    """T-2, T-3: everybody has as many secret colours as the mode says, nobody the same."""
    every = 0
    for seat in range(MAX_PLAYERS):
        wanted = s["secrets"] if seat < s["players"] else 0
        if popcount(s["colours"][seat]) != wanted or every & s["colours"][seat]:
            return False
        every |= s["colours"][seat]
    return True


@kernel
def start_is_sound(s, group):
    """T-4 to T-6: a full board, no crowd, somebody begins."""
    return not crowded(s["ramps"], group) and s["turn"] == 1 and tokens_are_conserved(s)


@kernel
def holds(s):
    """T-7 to T-11: no token gone or floating; something can be taken; nobody has won unnoticed."""
    if not tokens_are_conserved(s) or gap_on(s["ramps"]) >= 0:
        return False
    return has_group(s["ramps"]) and cleared_sides(s) == 0


@kernel
def is_listed(s, group, moves, count, other):
    """T-7, T-8: whether a group is what exactly one legal move takes."""
    found = 0
    for number in range(count):
        group_of(s["ramps"], moves[number], other)
        same = True
        for ramp in range(RAMPS):
            same = same and group[ramp] == other[ramp]
        found += same
    return found == 1


@kernel
def took_the_group(s, before, seat, turn):
    """T-6, T-9: at least two tokens went from the board to the taker; the next one is to move."""
    now = 0
    for kind in range(KINDS):
        now += s["left"][kind]
    if before - now != size_of(s["last"]) or before - now < 2:
        return False
    if s["phase"] == OVER:
        return s["actor"] == -1
    return s["actor"] == (seat + 1) % s["players"] and s["turn"] == turn + 1


@kernel
def end_is_sound(states, i, shares):
    """T-11 to T-14: it ended for a reason, and the returns are as promised."""
    s = states[i]
    returns(states, i, shares)
    total = shares.sum()
    if s["players"] == 1:
        if total < 0.0 or (total == 1.0) != (cleared_sides(s) != 0):
            return False
    elif abs(total - 1.0) > 1e-9:
        return False
    return cleared_sides(s) != 0 or not has_group(s["ramps"])


@kernel
def violations(states, options, matches, rng, moves, items, shares):
    """Play random matches; count states in which something does not hold."""
    bad = 0
    group, other = np.zeros(RAMPS, np.int64), np.zeros(RAMPS, np.int64)
    starts = np.zeros(RAMPS, np.int64)
    for _ in range(matches):
        new(states, 0, options)
        resolve(states, 0, rng, items)
        s = states[0]
        bad += not start_is_sound(s, group) or not secrets_are_sound(s)
        while s["phase"] == PLAY:
            seat, turn = s["actor"] + 0, s["turn"] + 0
            count = legal(states, 0, seat, moves)
            if count == 0 or turn > MOST_TURNS:
                return bad + 1
            random_group(s["ramps"], s["join"] != 0, rng, starts, group)
            before = s["left"].sum()
            bad += not holds(s) or not is_listed(s, group, moves, count, other)
            apply(states, 0, seat, moves[below(rng, count)])
            bad += not took_the_group(s, before, seat, turn)
        shares[:] = 0.0
        bad += not tokens_are_conserved(s) or not end_is_sound(states, 0, shares)
    return bad
