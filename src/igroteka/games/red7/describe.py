"""A view as plain data, with who leads and which cards count."""

from typing import Any

from igroteka.games.red7 import state
from igroteka.games.red7.lead import points_of
from igroteka.games.red7.pieces import CARD_TEXTS, COLOURS, WINNING_POINTS, texts_of
from igroteka.games.red7.standing import counting, standing, standing_data
from igroteka.model import View

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


def describe(view: View) -> dict[str, Any]:
    """Everything the view's seat may know; `counts` and `lead` by the rule in force."""
    v = view.record[0]
    players, rule = int(v["players"]), int(v["rule"])
    alive = int(v["alive"])
    in_round = [int(v["palette"][seat]) * (alive >> seat & 1) for seat in range(players)]
    return {
        "seat": view.seat,
        "rule": COLOURS[rule],
        "canvas": texts_of(v["canvas"]),
        "top": CARD_TEXTS[v["top"]] if v["top"] >= 0 else None,
        "players": [
            {
                "in": bool(alive >> seat & 1),
                "palette": texts_of(v["palette"][seat]),
                "counts": list(counting(in_round[seat], rule)),
                "hand_size": int(v["hand_size"][seat]),
                "known": texts_of(v["known"][seat]) if seat != view.seat else [],
                "scored": texts_of(v["scored"][seat]),
                "points": points_of(int(v["scored"][seat])),
            }
            for seat in range(players)
        ],
        "lead": standing_data(standing(in_round, rule)),
        "phase": PHASES[int(v["phase"])],
        "hand": texts_of(v["own_hand"]) if view.seat >= 0 else None,
        "deck_size": int(v["deck_size"]),
        "deck_top": [
            CARD_TEXTS[v["tucked"][place]] for place in range(int(v["tucked_size"]) - 1, -1, -1)
        ],
        "round": int(v["round"]),
        "to_win": int(WINNING_POINTS[players]) if v["advanced"] else None,
        "won": _won(v),
        "turn": view.turn,
        "to_act": list(view.to_act),
    }


def _won(v: Any) -> dict[str, Any] | None:
    """R-8, R-19: how the last finished round was won; cards only where they score."""
    if v["won_by"] < 0:
        return None
    cards = int(v["won_cards"])
    return {
        "seat": int(v["won_by"]),
        "rule": COLOURS[v["won_rule"]],
        "cards": texts_of(cards),
        "points": points_of(cards),
    }
