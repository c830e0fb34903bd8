"""What must hold in every state of Splito, checked in compiled code after every pick."""

import numpy as np

from igroteka.games.splito.rules.dealing import new
from igroteka.games.splito.rules.pieces import (
    CARD_TEXTS,
    COMMON_GOALS,
    HAND_SIZE,
    KINDS,
    MAX_PLACES,
    NAMES,
    NO_GOAL,
    NUMBER_NAMES,
    PROMO_SUM,
)
from igroteka.games.splito.rules.play import MAX_MOVES, apply, awaited, is_over, legal
from igroteka.games.splito.rules.playout import resolve
from igroteka.games.splito.rules.scoring import returns, zone_points, zone_size
from igroteka.games.splito.rules.seating import hand_of, hand_size, places, rounds
from igroteka.games.splito.rules.state import NO_PROMO, PROMO_MIDDLE
from igroteka.kernel import kernel, lowest, popcount
from igroteka.rng import below

# For every colour and number the cards that show it.
OF_NAME = np.array(
    [sum(1 << card for card in range(KINDS) if name in CARD_TEXTS[card]) for name in NAMES],
    np.int64,
)


@kernel
def no_card_is_there_thrice(s):
    """S-1: over all zones and hands."""
    once, twice = 0, 0
    for place in range(MAX_PLACES):
        for cards in (
            s["zone_cards"][place],
            s["zone_twins"][place],
            s["hand_cards"][place],
            s["hand_twins"][place],
        ):
            if twice & cards:
                return False
            twice |= once & cards
            once |= cards
    return True


@kernel
def goals_are_in_one_place(s):
    """S-2, S-3: a goal lies in one zone, one hand or the middle, and is one of the list."""
    seen = 0
    for place in range(COMMON_GOALS):
        seen |= 1 << int(s["common"][place])
    if popcount(seen) != COMMON_GOALS:
        return False
    for place in range(MAX_PLACES):
        for goals in (s["zone_goals"][place], s["hand_goals"][place]):
            if seen & goals:
                return False
            seen |= goals
    while seen:
        if s["goal_kind"][lowest(seen)] == NO_GOAL:
            return False
        seen &= seen - 1
    return True


@kernel
def cards_are_conserved(s):
    """S-1, S-4: nothing is lost or doubled, and twins are among the cards."""
    total = 0
    for place in range(MAX_PLACES):
        if s["zone_twins"][place] & ~s["zone_cards"][place]:
            return False
        if s["hand_twins"][place] & ~s["hand_cards"][place]:
            return False
        total += popcount(s["zone_cards"][place]) + popcount(s["zone_twins"][place])
        total += popcount(s["hand_cards"][place]) + popcount(s["hand_twins"][place])
        total += popcount(s["zone_goals"][place]) + popcount(s["hand_goals"][place])
    sound = no_card_is_there_thrice(s) and goals_are_in_one_place(s)
    return sound and total == HAND_SIZE * places(s["players"])


@kernel
def hands_have_their_size(s):
    """S-6, S-7, S-17: as many cards as the round says."""
    players = int(s["players"])
    for hand in range(places(players)):
        size = popcount(s["hand_cards"][hand]) + popcount(s["hand_twins"][hand])
        if size + popcount(s["hand_goals"][hand]) != hand_size(players, hand, int(s["round"])):
            return False
    return True


@kernel
def counts_are_true(s):
    """S-9 to S-13: what is kept by zone is what lies there."""
    for zone in range(MAX_PLACES):
        total, cards = 0, 0
        for name in range(len(NAMES)):
            count = popcount(s["zone_cards"][zone] & OF_NAME[name])
            count += popcount(s["zone_twins"][zone] & OF_NAME[name])
            if s["count"][zone, name] != count:
                return False
            if name >= NUMBER_NAMES:
                total += count * (name - NUMBER_NAMES + 1)
                cards += count
        promo = int(s["promo"] == zone)
        if s["sum"][zone] != total:
            return False
        if s["size"][zone] != cards + popcount(s["zone_goals"][zone]) + promo:
            return False
    return True


@kernel
def promo_is_sound(s, before):
    """S-8: it leaves the middle only when some zone adds up to 42, and never comes back."""
    if s["promo"] == before:
        reached = 0
        for zone in range(places(s["players"])):
            reached += int(s["sum"][zone] == PROMO_SUM)
        return before != PROMO_MIDDLE or s["committed"] != 0 or reached == 0
    if before == NO_PROMO or before != PROMO_MIDDLE:
        return False
    return s["promo"] < 0 or s["sum"][s["promo"]] == PROMO_SUM


@kernel
def picks_are_sound(s):
    """S-6: whoever has committed has a pick, which is still in hand; the others have none."""
    players = int(s["players"])
    for seat in range(players):
        pick = int(s["commit"][seat])
        if (pick >= 0) != (s["committed"] >> seat & 1 == 1):
            return False
        if pick >= 0:
            hand, card = hand_of(players, seat, int(s["round"])), pick // 2
            if card < KINDS and not s["hand_cards"][hand] >> card & 1:
                return False
            if card >= KINDS and not s["hand_goals"][hand] >> (card - KINDS) & 1:
                return False
    return True


@kernel
def end_is_sound(states, i, shares):
    """S-6, S-13, S-14: all cards lie in zones, and returns sum to 1."""
    s = states[i]
    players, total, cards = int(s["players"]), 0.0, 0
    returns(states, i, shares)
    for seat in range(players):
        total += shares[seat]
    for zone in range(places(players)):
        cards += zone_size(s, zone)
        if zone_points(s, zone) < 0:
            return False
    moved = cards - HAND_SIZE * places(players)
    return abs(total - 1.0) < 1e-9 and 0 <= moved <= COMMON_GOALS + 1


@kernel
def violations(states, options, matches, rng, moves, items, shares):
    """Play random matches; count states in which something does not hold."""
    bad = 0
    for _ in range(matches):
        new(states, 0, options)
        resolve(states, 0, rng, items)
        promo, round = int(states[0]["promo"]), 1
        while not is_over(states, 0):
            s = states[0]
            if s["round"] != round:
                bad += int(not (promo_is_sound(s, promo) and cards_are_conserved(s)))
                bad += int(not (hands_have_their_size(s) and counts_are_true(s)))
                promo, round = int(s["promo"]), round + 1
            seat = lowest(awaited(s))
            # Now and then somebody who has picked changes it.
            if s["committed"] and below(rng, 8) == 0:
                seat = lowest(int(s["committed"]))
            size = legal(states, 0, seat, moves)
            if not 0 < size <= MAX_MOVES or not picks_are_sound(s):
                return bad + 1
            apply(states, 0, seat, moves[below(rng, size)])
        if round != rounds(int(states[0]["players"])):
            bad += 1
        bad += int(not (cards_are_conserved(states[0]) and counts_are_true(states[0])))
        bad += int(not (hands_have_their_size(states[0]) and end_is_sound(states, 0, shares)))
    return bad
