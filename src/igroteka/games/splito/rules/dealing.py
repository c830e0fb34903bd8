"""Setting up: S-1 to S-4, S-16. Chance draws the two common goals, then deals the hands."""

from igroteka.games.splito.rules.pieces import (
    COMMON_GOALS,
    HAND_SIZE,
    KINDS,
    MAX_GOAL,
    MAX_PLACES,
    MAX_PLAYERS,
    MOON,
    NAMES,
    NO_GOAL,
    STAR,
)
from igroteka.games.splito.rules.seating import places
from igroteka.games.splito.rules.state import NO_PROMO, PROMO_MIDDLE
from igroteka.kernel import kernel, lowest

# `options` of `new`: players, promo, the promo card's points, then six numbers a goal.
FIRST_GOAL, GOAL_NUMBERS = 3, 6


@kernel
def new(states, i, options):
    """S-2: a table before anything is drawn or dealt; `options` as in `game.encode`."""
    s = states[i]
    s["players"] = options[0]
    s["promo"] = PROMO_MIDDLE if options[1] else NO_PROMO
    s["promo_points"] = options[2]
    for goal in range(MAX_GOAL):
        at = FIRST_GOAL + GOAL_NUMBERS * goal
        s["goal_kind"][goal] = options[at]
        s["goal_names"][goal] = options[at + 1]
        s["goal_low"][goal] = options[at + 2]
        s["goal_high"][goal] = options[at + 3]
        s["goal_points"][goal] = options[at + 4]
        s["goal_symbol"][goal] = options[at + 5]
    s["round"] = 0
    s["common"][STAR] = -1
    s["common"][MOON] = -1
    s["committed"] = 0
    for zone in range(MAX_PLACES):
        s["zone_cards"][zone] = 0
        s["zone_twins"][zone] = 0
        s["zone_goals"][zone] = 0
        s["sum"][zone] = 0
        s["size"][zone] = 0
        for name in range(len(NAMES)):
            s["count"][zone, name] = 0
    for hand in range(MAX_PLACES):
        s["hand_cards"][hand] = 0
        s["hand_twins"][hand] = 0
        s["hand_goals"][hand] = 0
    for seat in range(MAX_PLAYERS):
        s["commit"][seat] = -1


@kernel
def undrawn(s):
    """S-3: which common goal is drawn next, by its symbol; -1 if both lie there."""
    for symbol in range(COMMON_GOALS):
        if s["common"][symbol] < 0:
            return symbol
    return -1


@kernel
def wanted(states, i):
    """S-3, S-4: how many cards chance has to bring now; 0 once the hands are dealt."""
    s = states[i]
    if s["round"] > 0:
        return 0
    return 1 if undrawn(s) >= 0 else HAND_SIZE * places(s["players"])


@kernel
def pile(states, i, items):
    """S-3, S-4: the cards of which chance takes, all equally likely. Returns how many."""
    s = states[i]
    symbol = undrawn(s)
    size = 0
    for goal in range(MAX_GOAL):
        drawn = goal == s["common"][STAR] or goal == s["common"][MOON]
        fits = symbol < 0 or s["goal_symbol"][goal] == symbol
        if s["goal_kind"][goal] != NO_GOAL and fits and not drawn:
            items[size] = KINDS + goal
            size += 1
    if symbol < 0:
        for card in range(KINDS):
            items[size] = card
            items[size + 1] = card
            size += 2
    return size


@kernel
def chance(states, i, items):
    """S-3, S-4: what chance brings: a common goal, or all hands, place by place."""
    s = states[i]
    symbol = undrawn(s)
    if symbol >= 0:
        s["common"][symbol] = items[0] - KINDS
        return
    for hand in range(places(s["players"])):
        for dealt in range(hand * HAND_SIZE, (hand + 1) * HAND_SIZE):
            put_in_hand(s, hand, items[dealt])
    s["round"] = 1


@kernel
def put_in_hand(s, hand, card):
    """S-1: a card joins a hand, perhaps as the second of its kind."""
    if card >= KINDS:
        s["hand_goals"][hand] |= 1 << (card - KINDS)
        return
    s["hand_twins"][hand] |= s["hand_cards"][hand] & (1 << card)
    s["hand_cards"][hand] |= 1 << card


@kernel
def next_card(cards, goals):
    """The lowest card of two masks as one number; there must be one."""
    return lowest(cards) if cards else KINDS + lowest(goals)
