"""Why a pick of Splito is refused, by the rule's number."""

from typing import Any

from igroteka.games.splito.face.tally import goal_of
from igroteka.games.splito.rules.pieces import ITEM_TEXTS, KINDS, NO_GOAL, PROMO_ID
from igroteka.games.splito.rules.play import SIDES
from igroteka.model import Move, Refusal, Seat, State


def why_not(state: State, seat: Seat, move: Move) -> Refusal:
    """The rule that forbids a pick; says no more about other hands than the own hand tells."""
    card = move // SIDES
    if card < KINDS:
        return Refusal("S-6", "splito-no-such-card", {"card": ITEM_TEXTS[card]})
    if card - KINDS + 1 == PROMO_ID:
        return Refusal("S-8", "splito-no-promo-in-hand")
    table: Any = state[0]
    if table["goal_kind"][card - KINDS] == NO_GOAL:
        return Refusal("S-2", "splito-no-such-goal", {"number": card - KINDS + 1})
    goal = str(goal_of(state, card - KINDS))
    return Refusal("S-6", "splito-no-such-card", {"card": goal})
