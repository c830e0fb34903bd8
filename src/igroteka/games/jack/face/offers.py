"""What a hand offers, for clients that light it up without knowing rules: asked of the kernels."""

from typing import Any

from igroteka.games.jack.face.events import five_texts
from igroteka.games.jack.face.notation import move_text, parts_of
from igroteka.games.jack.rules.moves import PUT, SHIFT, TWIN, dead_cards
from igroteka.games.jack.rules.pieces import (
    CARD_TEXTS,
    ONE_EYED,
    SIDES,
    SQUARE_TEXTS,
    TWO_EYED,
    copies_of,
)
from igroteka.model import Game, State, View

MOVES_A_CHIP = (PUT, TWIN, SHIFT)


def cards(world: State, view: View) -> list[dict[str, Any]]:
    """J-8 to J-13: each card of the own hand, where it is shown, and what kind it is."""
    hand = copies_of(*view.record[0]["own_hand"])
    shown, dead = world[0]["square"].tolist(), int(dead_cards(world[0]))
    return [
        {
            "card": CARD_TEXTS[card],
            "count": hand.count(card),
            "kind": _kind(card),
            "squares": [SQUARE_TEXTS[square] for square in shown[card] if square >= 0],
            "dead": bool(dead >> card & 1),
        }
        for card in sorted(set(hand))
    ]


def _kind(card: int) -> str:
    """J-2: what a card does."""
    if TWO_EYED >> card & 1:
        return "two-eyed"
    return "one-eyed" if ONE_EYED >> card & 1 else "plain"


def finishes(game: Game, world: State, view: View) -> dict[str, list[dict[str, Any]]]:
    """J-16, J-17: the moves that would finish sequences, with whose and which.

    Each is tried on a table that looks the same; what it finishes depends on nothing hidden.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    before = world[0]["sequences"].tolist()
    for move in view.legal:
        if parts_of(move)[0] in MOVES_A_CHIP:
            after = game.copy(world)
            game.apply(after, view.seat, move)
            if (now := after[0]["sequences"].tolist()) != before:
                found[move_text(move)] = _new_sequences(before, now, after[0]["finished"])
    return found


def _new_sequences(before: list[int], now: list[int], finished: Any) -> list[dict[str, Any]]:
    return [
        {"side": SIDES[side], "squares": list(five_texts(int(finished[side, place])))}
        for side, (first, end) in enumerate(zip(before, now, strict=True))
        for place in range(first, end)
    ]
