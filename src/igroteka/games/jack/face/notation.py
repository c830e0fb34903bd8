"""Moves of One-Eyed Jack as people write them, both ways."""

import re
from functools import lru_cache
from typing import Any

import numpy as np

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
from igroteka.json_writer import put
from igroteka.kernel import kernel
from igroteka.model import Move, NotAMove

_CARD, _SQUARE = r"((?:10|[2-9tjqka])[cdhs])", r"([a-j](?:10|[1-9]))"
_STEP = re.compile(rf"{_CARD}(?: {_CARD})?(?: (x))?(?: (dead)| {_SQUARE}(?: ?- ?{_SQUARE})?)")
_PLAIN = {"pass": PASS, "draw": DRAW_CARDS}


def parts_of(move: int) -> tuple[int, int, int, int]:
    """Kind, card, square and second square of a move."""
    return move // KIND, move % KIND // CARD, move % CARD // SQUARE, move % SQUARE


# What moves are written with. SPACE and so on are places among these words.
MOVE_WORDS = (*CARD_TEXTS, *SQUARE_TEXTS, " ", " x ", " dead", "-", "pass", "draw")
_SQUARES = len(CARD_TEXTS)
_SPACE, _X, _DEAD, _TO, _PASS, _DRAW = range(_SQUARES + len(SQUARE_TEXTS), len(MOVE_WORDS))
_MOST_WORDS = 8


@kernel
def put_move_text(row: Any, n: int, move: int) -> int:
    """Put how many words a move is written with, then the words."""
    kind, card, square = move // KIND, move % KIND // CARD, _SQUARES + move % CARD // SQUARE
    begin = n
    n = begin + 1
    if kind == PASS or kind == DRAW_CARDS:
        n = put(row, n, _PASS if kind == PASS else _DRAW)
    else:
        n = put(row, n, card)
        if kind == TWIN or kind == SHIFT:
            n = put(row, n, _SPACE)
            n = put(row, n, card)
        n = put(row, n, _DEAD if kind == DEAD else _X if kind == TAKE else _SPACE)
        if kind != DEAD:
            n = put(row, n, square)
        if kind == SHIFT:
            n = put(row, n, _TO)
            n = put(row, n, _SQUARES + move % SQUARE)
    put(row, begin, n - begin - 1)
    return n


@lru_cache(1 << 14)  # the same moves are offered again and again
def move_text(move: int) -> str:
    """A move in notation."""
    row = np.empty(_MOST_WORDS, np.int64)
    words = row[1 : put_move_text(row, 0, move)].tolist()
    return "".join([MOVE_WORDS[word] for word in words])


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
