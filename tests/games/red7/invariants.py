"""What must hold in every state of Red7, checked in compiled code after every step."""

from igroteka.games.red7.rules.lead import best_other, points_of, strength
from igroteka.games.red7.rules.pieces import ALL_CARDS, CARDS, DEALT, RED, WINNING_POINTS
from igroteka.games.red7.rules.playout import random_move, resolve
from igroteka.games.red7.rules.round import cards_in_game, new, returns
from igroteka.games.red7.rules.state import OVER, PLAY
from igroteka.games.red7.rules.turn import apply, legal
from igroteka.kernel import kernel, popcount

MOST_STEPS = 3_000


@kernel
def cards_are_conserved(s):
    """R-1, R-19: every card is in exactly one place."""
    places = s["deck"] | s["canvas"]
    count = popcount(s["deck"]) + popcount(s["canvas"])
    for seat in range(4):
        places |= s["hand"][seat] | s["palette"][seat] | s["scored"][seat]
        count += popcount(s["hand"][seat]) + popcount(s["palette"][seat])
        count += popcount(s["scored"][seat])
    return places == ALL_CARDS and count == CARDS


@kernel
def knowledge_is_sound(s):
    """R-16: the known top lies in the deck; what lies open has been seen."""
    for place in range(s["tucked_size"]):
        if not s["deck"] >> int(s["tucked"][place]) & 1:
            return False
    for place in range(s["tucked_size"], CARDS):
        if s["tucked"][place] != -1:
            return False
    opened = s["canvas"] | s["palette"][0] | s["palette"][1] | s["palette"][2] | s["palette"][3]
    return opened & ~s["seen"] == 0


@kernel
def strengths_are_true(s):
    """R-6, R-10: the kept strengths are those of the palettes still in."""
    for seat in range(4):
        for rule in range(7):
            alive = s["alive"] >> seat & 1
            true = strength(s["palette"][seat], rule) if alive else 0
            if s["strength"][seat, rule] != true:
                return False
    return True


@kernel
def the_last_mover_leads(s):
    """R-6: when a turn begins, whoever moved last and is still in leads, or nobody has moved.

    Only a 1 of somebody who then went out (R-16) may leave nobody leading, or somebody else.
    """
    if s["phase"] != PLAY or s["canvas"] == 0:
        return True
    leaders = 0
    for seat in range(s["players"]):
        if s["alive"] >> seat & 1 and s["strength"][seat, s["rule"]] > best_other(
            s, seat, s["rule"]
        ):
            leaders += 1
    return leaders == 1 or (leaders == 0 and s["one_may_lose"] != 0)


@kernel
def holds(states, i):
    """Whether all invariants of a state hold."""
    s = states[i]
    if not (cards_are_conserved(s) and knowledge_is_sound(s)):
        return False
    if s["phase"] == OVER:
        return True
    turn_is_sound = s["alive"] >> s["actor"] & 1 == 1 and popcount(s["alive"]) > 1
    if s["phase"] == PLAY:
        turn_is_sound = turn_is_sound and s["hand"][s["actor"]] != 0
    return turn_is_sound and strengths_are_true(s) and s["rule"] <= RED


@kernel
def end_is_sound(states, i, shares):
    """R-18 to R-21: the match ended for a reason, and returns sum to 1."""
    s = states[i]
    returns(states, i, shares)
    total = shares[0] + shares[1] + shares[2] + shares[3]
    if abs(total - 1.0) > 1e-9:
        return False
    if not s["advanced"]:
        return popcount(s["alive"]) == 1
    best = 0
    for seat in range(s["players"]):
        best = max(best, points_of(s["scored"][seat]))
    return best >= WINNING_POINTS[s["players"]] or cards_in_game(s) < DEALT * s["players"]


@kernel
def violations(states, options, matches, rng, moves, items, shares):
    """Play random matches; count states in which something does not hold."""
    bad = 0
    for _ in range(matches):
        new(states, 0, options)
        resolve(states, 0, rng, items)
        steps = 0
        while states[0]["phase"] != OVER:
            seat = states[0]["actor"]
            if not holds(states, 0) or not the_last_mover_leads(states[0]):
                bad += 1
            if legal(states, 0, seat, moves) == 0 or steps > MOST_STEPS:
                return bad + 1
            apply(states, 0, seat, random_move(states, 0, seat, rng, moves))
            resolve(states, 0, rng, items)
            steps += 1
        shares[:] = 0.0
        if not (cards_are_conserved(states[0]) and end_is_sound(states, 0, shares)):
            bad += 1
    return bad
