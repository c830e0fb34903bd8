"""A view as plain data, with who leads and which cards count."""

from functools import lru_cache
from typing import Any

from igroteka.games.red7 import state
from igroteka.games.red7.lead import points_of
from igroteka.games.red7.pieces import CARD_TEXTS, COLOURS, WINNING_POINTS, texts_of
from igroteka.games.red7.standing import KEPT, counting, standing, standing_data
from igroteka.model import Reader, View

# What the turn waits for, by phase; a card that chance is about to bring belongs to its step.
PHASES = {
    state.DEAL: "deal",
    state.PLAY: "play",
    state.FIVE: "five",
    state.SEVEN: "seven",
    state.ONE: "one",
    state.THREE: "three",
    state.THREE_CARD: "three",
    state.CANVAS: "canvas",
    state.BONUS: "bonus",
    state.BONUS_CARD: "bonus",
    state.OVER: "over",
}


_read = Reader(state.VIEW)
_TO_WIN = WINNING_POINTS.tolist()


# What is kept here is shared by all descriptions that hold it; nobody changes a description.


@lru_cache(KEPT)
def _texts(cards: int) -> list[str]:
    return texts_of(cards)


@lru_cache(KEPT)
def _points(cards: int) -> int:
    return points_of(cards)


@lru_cache(KEPT)
def _standings(in_round: tuple[int, ...], rule: int) -> tuple[Any, tuple[list[str], ...]]:
    """Who leads, and which cards of each palette count."""
    counts = tuple([*counting(palette, rule)] for palette in in_round)
    return standing_data(standing(in_round, rule)), counts


def describe(view: View) -> dict[str, Any]:
    """Everything the view's seat may know; `counts` and `lead` by the rule in force."""
    v = _read(view.record)
    players, rule, alive, top = v["players"], v["rule"], v["alive"], v["top"]
    palettes, scored = v["palette"], v["scored"]
    in_round = tuple([palettes[seat] * (alive >> seat & 1) for seat in range(players)])
    lead, counts = _standings(in_round, rule)
    return {
        "seat": view.seat,
        "rule": COLOURS[rule],
        "canvas": _texts(v["canvas"]),
        "top": CARD_TEXTS[top] if top >= 0 else None,
        "players": [
            {
                "in": bool(alive >> seat & 1),
                "palette": _texts(palettes[seat]),
                "counts": counts[seat],
                "hand_size": v["hand_size"][seat],
                "known": _texts(v["known"][seat]) if seat != view.seat else [],
                "scored": _texts(scored[seat]),
                "points": _points(scored[seat]),
            }
            for seat in range(players)
        ],
        "lead": lead,
        "phase": PHASES[v["phase"]],
        "hand": _texts(v["own_hand"]) if view.seat >= 0 else None,
        "deck_size": v["deck_size"],
        "deck_top": [CARD_TEXTS[card] for card in reversed(v["tucked"][: v["tucked_size"]])],
        "round": v["round"],
        "to_win": _TO_WIN[players] if v["advanced"] else None,
        "won": _won(v) if v["won_by"] >= 0 else None,
        "turn": view.turn,
        "to_act": view.to_act,
    }


def _won(v: dict[str, Any]) -> dict[str, Any]:
    """R-8, R-19: how the last finished round was won; cards only where they score."""
    cards = v["won_cards"]
    return {
        "seat": v["won_by"],
        "rule": COLOURS[v["won_rule"]],
        "cards": _texts(cards),
        "points": _points(cards),
    }
