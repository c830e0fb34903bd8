"""Moves of One-Eyed Jack as people write them, both ways."""

import re

from igroteka.games.jack.rules.moves import (
    CARD,
    DEAD,
    DRAW_CARDS,
    KIND,
    PASS,
    PUT,
    SHIFT,
    SQUARE,
    TAKE,
    TWIN,
    code,
)
from igroteka.games.jack.rules.pieces import CARD_BY_TEXT, CARD_TEXTS, SQUARE_BY_TEXT, SQUARE_TEXTS
from igroteka.model import Move, NotAMove

_CARD, _SQUARE = r"((?:10|[2-9tjqka])[cdhs])", r"([a-j](?:10|[1-9]))"
_STEP = re.compile(rf"{_CARD}(?: {_CARD})?(?: (x))?(?: (dead)| {_SQUARE}(?: ?- ?{_SQUARE})?)")
_PLAIN = {"pass": PASS, "draw": DRAW_CARDS}


def parts_of(move: int) -> tuple[int, int, int, int]:
    """Kind, card, square and second square of a move."""
    return move // KIND, move % KIND // CARD, move % CARD // SQUARE, move % SQUARE


def move_text(move: int) -> str:
    """A move in notation."""
    kind, card, square, to = parts_of(move)
    text, where = CARD_TEXTS[card], SQUARE_TEXTS[square]
    if kind == PUT:
        return f"{text} {where}"
    if kind == TAKE:
        return f"{text} x {where}"
    if kind == DEAD:
        return f"{text} dead"
    if kind == TWIN:
        return f"{text} {text} {where}"
    if kind == SHIFT:
        return f"{text} {text} {where}-{SQUARE_TEXTS[to]}"
    return "pass" if kind == PASS else "draw"


def parse_card(text: str) -> int:
    """A card; ten may be written T or 10."""
    return CARD_BY_TEXT[text.upper().replace("10", "T")]


def parse_move(text: str) -> Move:
    """The move this text means (NotAMove if none)."""
    words = " ".join(text.lower().split())
    if words in _PLAIN:
        return Move(code(_PLAIN[words], 0, 0, 0))
    found = _STEP.fullmatch(words)
    kind = _kind(found) if found else None
    if not found or kind is None:
        raise NotAMove(
            f"{text!r} is not a move; moves are «4H i8», «JC d4», «JS x d4», «4H dead», "
            f"«4H 4H i8», «4H 4H i8-j9», «draw», «pass» (columns a-j, rows 1-10 from the top)"
        )
    square = SQUARE_BY_TEXT[found[5]] if found[5] else 0
    to = SQUARE_BY_TEXT[found[6]] if found[6] else 0
    return Move(code(kind, parse_card(found[1]), square, to))


def _kind(found: re.Match[str]) -> int | None:
    twins, take, dead, to = found[2], found[3], found[4], found[6]
    if twins and parse_card(twins) != parse_card(found[1]):
        return None
    kinds = {
        (False, False, False, False): PUT,
        (False, True, False, False): TAKE,
        (False, False, True, False): DEAD,
        (True, False, False, False): TWIN,
        (True, False, False, True): SHIFT,
    }
    return kinds.get((bool(twins), bool(take), bool(dead), bool(to)))
