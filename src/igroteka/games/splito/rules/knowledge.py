"""Hidden information: what a seat may see, and the states that look the same to it.

Perfect recall costs no memory: whoever has held a hand knows what it holds now, because all that
has left it since was revealed. So the view shows every hand that has come by, as it is.
"""

from igroteka.games.splito.rules.dealing import next_card, put_in_hand
from igroteka.games.splito.rules.pieces import (
    ALL_KINDS,
    COMMON_GOALS,
    KINDS,
    MAX_GOAL,
    MAX_PLACES,
    MAX_PLAYERS,
    NAMES,
    NO_GOAL,
)
from igroteka.games.splito.rules.play import SIDES
from igroteka.games.splito.rules.seating import arrives, hand_of, hand_size, places
from igroteka.kernel import kernel, popcount
from igroteka.rng import below


@kernel
def copy_table(a, b):
    """What everybody sees, from a state or a view to another."""
    for goal in range(MAX_GOAL):
        b["goal_kind"][goal] = a["goal_kind"][goal]
        b["goal_names"][goal] = a["goal_names"][goal]
        b["goal_low"][goal] = a["goal_low"][goal]
        b["goal_high"][goal] = a["goal_high"][goal]
        b["goal_points"][goal] = a["goal_points"][goal]
        b["goal_symbol"][goal] = a["goal_symbol"][goal]
    b["promo_points"] = a["promo_points"]
    b["players"] = a["players"]
    b["round"] = a["round"]
    b["promo"] = a["promo"]
    b["committed"] = a["committed"]
    for place in range(COMMON_GOALS):
        b["common"][place] = a["common"][place]
    for zone in range(MAX_PLACES):
        b["zone_cards"][zone] = a["zone_cards"][zone]
        b["zone_twins"][zone] = a["zone_twins"][zone]
        b["zone_goals"][zone] = a["zone_goals"][zone]
        b["sum"][zone] = a["sum"][zone]
        b["size"][zone] = a["size"][zone]
        for name in range(len(NAMES)):
            b["count"][zone, name] = a["count"][zone, name]


@kernel
def knows(s, seat, hand):
    """Whether a hand has come to a seat by now, so that the seat knows it to the card."""
    players = int(s["players"])
    if seat < 0 or s["round"] == 0 or hand >= places(players):
        return False
    return arrives(players, seat, hand) <= s["round"]


@kernel
def observe(states, i, seat, views, j):
    """What a seat may see; seat -1 is a spectator."""
    s, v = states[i], views[j]
    copy_table(s, v)
    v["seat"] = seat
    v["own_commit"] = s["commit"][seat] if seat >= 0 else -1
    known = 0
    for hand in range(MAX_PLACES):
        if knows(s, seat, hand):
            known |= 1 << hand
            copy_hand(s, v, hand)
        else:
            clear_hand(v, hand)
    v["known"] = known


@kernel
def copy_hand(a, b, hand):
    """A hand as it is."""
    b["hand_cards"][hand] = a["hand_cards"][hand]
    b["hand_twins"][hand] = a["hand_twins"][hand]
    b["hand_goals"][hand] = a["hand_goals"][hand]


@kernel
def clear_hand(b, hand):
    """An empty or unknown hand."""
    b["hand_cards"][hand] = 0
    b["hand_twins"][hand] = 0
    b["hand_goals"][hand] = 0


@kernel
def determinise(views, j, states, i, rng):
    """A random state that looks to the view's seat exactly as the view does."""
    v, s = views[j], states[i]
    copy_table(v, s)
    for hand in range(MAX_PLACES):
        copy_hand(v, s, hand)
    if v["round"] > 0:
        deal_unknown(v, s, rng)
    me = int(v["seat"])
    for seat in range(MAX_PLAYERS):
        if seat == me:
            s["commit"][seat] = v["own_commit"]
        elif v["committed"] >> seat & 1:
            s["commit"][seat] = random_pick(s, seat, rng)
        else:
            s["commit"][seat] = -1


@kernel
def unseen_goals(v):
    """S-4: the goals that lie neither open nor in a known hand."""
    goals = 0
    for goal in range(MAX_GOAL):
        goals |= int(v["goal_kind"][goal] != NO_GOAL) << goal
    for place in range(COMMON_GOALS):
        goals &= ~(1 << int(v["common"][place]))
    for place in range(MAX_PLACES):
        goals &= ~(v["zone_goals"][place] | v["hand_goals"][place])
    return goals


@kernel
def unseen_cards(v):
    """S-4: the splito cards of which a copy lies neither open nor in a known hand, and of those
    the ones with both copies unseen."""
    once, twice = 0, 0
    for place in range(MAX_PLACES):
        twice |= v["zone_twins"][place] | once & v["zone_cards"][place]
        once |= v["zone_cards"][place]
        twice |= v["hand_twins"][place] | once & v["hand_cards"][place]
        once |= v["hand_cards"][place]
    return ALL_KINDS & ~twice, ALL_KINDS & ~once


@kernel
def missing_cards(v):
    """How many cards each unknown hand has, four bits a hand."""
    players, missing = int(v["players"]), 0
    for hand in range(places(players)):
        if not v["known"] >> hand & 1:
            missing |= int(hand_size(players, hand, int(v["round"]))) << (4 * hand)
    return missing


@kernel
def deal_unknown(v, s, rng):
    """S-4: unseen cards go to unknown hands or stay undealt, every way equally likely."""
    missing = missing_cards(v)
    if missing == 0:
        return
    goals = unseen_goals(v)
    cards, twins = unseen_cards(v)
    left = popcount(goals) + popcount(cards) + popcount(twins)
    while missing:
        card = next_card(cards, goals)
        if card >= KINDS:
            goals &= goals - 1
        elif twins >> card & 1:
            twins &= twins - 1
        else:
            cards &= cards - 1
        hand = slot(missing, below(rng, left))
        left -= 1
        if hand >= 0:
            missing -= 1 << (4 * hand)
            put_in_hand(s, hand, card)


@kernel
def slot(missing, number):
    """Which hand the slot of this number belongs to; -1 if there are not so many slots."""
    for hand in range(MAX_PLACES):
        number -= missing >> (4 * hand) & 15
        if number < 0:
            return hand
    return -1


@kernel
def random_pick(s, seat, rng):
    """S-6: some legal pick of a seat, all equally likely."""
    hand = hand_of(int(s["players"]), seat, int(s["round"]))
    cards, goals = s["hand_cards"][hand] + 0, s["hand_goals"][hand] + 0
    skip = below(rng, popcount(cards) + popcount(goals))
    while skip:
        if cards:
            cards &= cards - 1
        else:
            goals &= goals - 1
        skip -= 1
    return next_card(cards, goals) * SIDES + below(rng, SIDES)
