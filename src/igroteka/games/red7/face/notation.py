"""Moves of Red7 as people write them: «palette 2g», «tuck 1 7r», «pass»."""

from igroteka.games.red7.rules.pieces import CARD_TEXTS, MAX_PLAYERS
from igroteka.games.red7.rules.turn import (
    CANVAS_CARD,
    DONE,
    DRAW_CARD,
    KIND,
    PALETTE,
    PASS,
    SEAT,
    SEVEN_CARD,
    TUCK,
)
from igroteka.model import Move

_WITH_CARD = {"palette": PALETTE, "canvas": CANVAS_CARD, "seven": SEVEN_CARD}
_PLAIN = {"pass": PASS, "draw": DRAW_CARD, "done": DONE}
MOVES = {
    **{word: Move(kind * KIND) for word, kind in _PLAIN.items()},
    **{
        f"{word} {text}": Move(kind * KIND + card)
        for word, kind in _WITH_CARD.items()
        for card, text in enumerate(CARD_TEXTS)
    },
    **{
        f"tuck {seat} {text}": Move(TUCK * KIND + seat * SEAT + card)
        for seat in range(MAX_PLAYERS)
        for card, text in enumerate(CARD_TEXTS)
    },
}
MOVE_TEXTS = {move: text for text, move in MOVES.items()}
