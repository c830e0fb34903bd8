"""What must hold in every state of One-Eyed Jack, checked in compiled code after every step."""

from igroteka.games.jack.rules.moves import legal
from igroteka.games.jack.rules.pieces import (
    CARDS,
    CORNERS_LOWER,
    CORNERS_UPPER,
    DECK_SIZE,
    FIVE_LOWER,
    FIVE_UPPER,
    FIVES_IN,
    HAND_SIZE,
    MAX_FIVES,
    MAX_PLAYERS,
    SUPPLY,
    TO_WIN,
)
from igroteka.games.jack.rules.piles import size_of
from igroteka.games.jack.rules.playout import any_seat, resolve
from igroteka.games.jack.rules.sequences import (
    counted_fives,
    finished_in,
    fives_within,
    sharing_more,
)
from igroteka.games.jack.rules.setup import new, side_of
from igroteka.games.jack.rules.state import OVER, PLAY
from igroteka.games.jack.rules.turn import apply, returns, to_act
from igroteka.kernel import kernel, popcount
from igroteka.rng import below

# No rule bounds a match, but random ones end: the longest of 420,000 took 10,188 steps.
MOST_STEPS = 100_000


@kernel
def cards_are_conserved(s):
    """J-2, J-15: both copies of every card are somewhere; the deck holds what was shuffled."""
    total = size_of(s["deck"]) + size_of(s["discards"])
    loose = s["deck"][1] & ~s["deck"][0] | s["discards"][1] & ~s["discards"][0]
    for seat in range(MAX_PLAYERS):
        total += size_of(s["hand"][seat])
        loose |= s["hand"][seat, 1] & ~s["hand"][seat, 0]
    if s["deck"][0] & ~s["shuffled"][0] | s["deck"][1] & ~s["shuffled"][1]:
        return False
    for card in range(CARDS):
        copies = (s["deck"][0] >> card & 1) + (s["deck"][1] >> card & 1)
        copies += (s["discards"][0] >> card & 1) + (s["discards"][1] >> card & 1)
        for seat in range(s["players"]):
            copies += (s["hand"][seat, 0] >> card & 1) + (s["hand"][seat, 1] >> card & 1)
        if copies != 2:
            return False
    return loose == 0 and total == DECK_SIZE


@kernel
def hands_are_of_their_size(s):
    """J-7, J-14: a hand is whole with what is due, and smaller only by late draws."""
    for seat in range(s["players"]):
        size = size_of(s["hand"][seat]) + s["due"][seat]
        if size > HAND_SIZE[s["players"]]:
            return False
        if not s["strict_draw"] and s["phase"] == PLAY and size != HAND_SIZE[s["players"]]:
            return False
    return True


@kernel
def chips_are_sound(s):
    """J-1, J-3: one chip a square, none in a corner, no more than there are."""
    both = 0
    for one in range(3):
        count = popcount(s["chips"][one, 0]) + popcount(s["chips"][one, 1])
        if count > SUPPLY[one] or (one >= s["sides"] and count):
            return False
        for other in range(one):
            both |= s["chips"][one, 0] & s["chips"][other, 0]
            both |= s["chips"][one, 1] & s["chips"][other, 1]
        both |= s["chips"][one, 0] & CORNERS_UPPER | s["chips"][one, 1] & CORNERS_LOWER
    return both == 0


@kernel
def sequences_are_sound(s):
    """J-10, J-16, J-17: all that qualifies is finished, whole, protected, and shares little."""
    upper, lower = 0, 0
    for side in range(s["sides"]):
        own_upper = s["chips"][side, 0] | CORNERS_UPPER
        own_lower = s["chips"][side, 1] | CORNERS_LOWER
        for line in range(len(FIVES_IN)):
            finished = finished_in(s, side, line)
            if finished & ~fives_within(own_upper, own_lower, line):
                return False
            if counted_fives(s, side, line, finished) != finished:
                return False
        for place in range(s["sequences"][side]):
            five = int(s["finished"][side, place])
            upper |= FIVE_UPPER[five] & ~CORNERS_UPPER
            lower |= FIVE_LOWER[five] & ~CORNERS_LOWER
            line = five // MAX_FIVES
            others = finished_in(s, side, line) & ~(1 << five % MAX_FIVES)
            if sharing_more(1 << five % MAX_FIVES) & others:
                return False
    return upper == s["protected"][0] and lower == s["protected"][1]


@kernel
def holds(states, i):
    """Whether all invariants of a state in which somebody acts hold."""
    s = states[i]
    if s["phase"] != PLAY or s["winner"] >= 0 or s["drawing"] >= 0:
        return False
    for side in range(s["sides"]):
        if s["sequences"][side] >= TO_WIN[s["sides"]]:
            return False
    alone = to_act(states, i) == 1 << int(s["actor"])
    if s["passes"] >= s["players"] or not (alone or s["strict_draw"]):
        return False
    sound = cards_are_conserved(s) and hands_are_of_their_size(s) and chips_are_sound(s)
    return sound and sequences_are_sound(s)


@kernel
def end_is_sound(states, i, shares):
    """J-15, J-18: a side has won or all have passed; returns sum to 1."""
    s = states[i]
    returns(states, i, shares)
    total, won = 0.0, False
    for seat in range(s["players"]):
        total += shares[seat]
        if shares[seat] > 0 and s["winner"] >= 0 and side_of(s, seat) != s["winner"]:
            return False
    for side in range(s["sides"]):
        won = won or s["sequences"][side] >= TO_WIN[s["sides"]]
    if won != (s["winner"] >= 0) or won == (s["passes"] == s["players"]):
        return False
    return abs(total - 1.0) < 1e-9 and cards_are_conserved(s) and sequences_are_sound(s)


@kernel
def violations(states, options, matches, rng, moves, items, shares):
    """Play random matches; count states in which something does not hold."""
    bad = 0
    for _ in range(matches):
        new(states, 0, options)
        resolve(states, 0, rng, items)
        steps = 0
        while states[0]["phase"] != OVER:
            if not holds(states, 0):
                bad += 1
            seat = any_seat(states, 0, rng)
            size = legal(states, 0, seat, moves)
            if size == 0 or steps > MOST_STEPS:
                return bad + 1
            apply(states, 0, seat, moves[below(rng, size)])
            resolve(states, 0, rng, items)
            steps += 1
        shares[:] = 0.0
        if not end_is_sound(states, 0, shares):
            bad += 1
    return bad
