"""What a hand offers, for clients that light it up without knowing rules: asked of the kernels."""

from typing import Any

from igroteka.games.jack.happenings import five_texts
from igroteka.games.jack.kernels import KERNELS
from igroteka.games.jack.moves import PUT, SHIFT, TWIN, is_dead, occupied
from igroteka.games.jack.notation import move_text, parts_of
from igroteka.games.jack.pieces import (
    CARD_TEXTS,
    ONE_EYED,
    SIDES,
    SQUARE_TEXTS,
    TWO_EYED,
    copies_of,
)
from igroteka.model import State, View

MOVES_A_CHIP = (PUT, TWIN, SHIFT)


def cards(world: State, view: View) -> list[dict[str, Any]]:
    """J-8 to J-13: each card of the own hand, where it is shown, and what kind it is."""
    hand = copies_of(*view.record[0]["own_hand"])
    upper, lower = occupied(world[0])
    return [
        {
            "card": CARD_TEXTS[card],
            "count": hand.count(card),
            "kind": _kind(card),
            "squares": [SQUARE_TEXTS[int(s)] for s in world[0]["square"][card] if s >= 0],
            "dead": bool(is_dead(world[0], card, upper, lower)),
        }
        for card in sorted(set(hand))
    ]


def _kind(card: int) -> str:
    """J-2: what a card does."""
    if TWO_EYED >> card & 1:
        return "two-eyed"
    return "one-eyed" if ONE_EYED >> card & 1 else "plain"


def finishes(world: State, view: View) -> dict[str, list[dict[str, Any]]]:
    """J-16, J-17: the moves that would finish sequences, with whose and which.

    Each is tried on a table that looks the same; what it finishes depends on nothing hidden.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for move in view.legal:
        if parts_of(move)[0] in MOVES_A_CHIP:
            after = world.copy()
            KERNELS.apply(after, 0, view.seat, move)
            if lines := _new_sequences(world[0], after[0]):
                found[move_text(move)] = lines
    return found


def _new_sequences(before: Any, after: Any) -> list[dict[str, Any]]:
    return [
        {"side": SIDES[side], "squares": list(five_texts(int(after["finished"][side, place])))}
        for side in range(int(after["sides"]))
        for place in range(int(before["sequences"][side]), int(after["sequences"][side]))
    ]
