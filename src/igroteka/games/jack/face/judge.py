"""The referee of One-Eyed Jack: sequences, the winner, legal moves (POSITIONS format)."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from igroteka.games.jack.face.board import layout_of, squares_by_card
from igroteka.games.jack.rules.moves import (
    CARD,
    DEAD,
    KIND,
    MAX_MOVES,
    PASS,
    SHIFT,
    SQUARE,
    TAKE,
    TWIN,
    legal,
)
from igroteka.games.jack.rules.pieces import (
    CARD_BY_TEXT,
    CARD_TEXTS,
    COPIES,
    CORNERS,
    FIVE_BY_SQUARES,
    FIVE_SQUARES,
    HALF,
    LINES,
    MAX_FIVES,
    MAX_SIDES,
    SIDES,
    SIZE,
    SUPPLY,
    TO_WIN,
)
from igroteka.games.jack.rules.piles import add_card, take_card
from igroteka.games.jack.rules.sequences import find_sequences, protect, sharing_more
from igroteka.games.jack.rules.setup import clear_table
from igroteka.games.jack.rules.state import MAX_FINISHED, OVER, PLAY, STATE
from igroteka.i18n import tr
from igroteka.model import PositionError
from igroteka.positions import read_choice, read_flag, read_list, read_object, read_whole

REQUIRED = ("sides", "board")
OPTIONAL = ("finished", "side", "hand", "dead_used")
EXTRA = ("strict_draw",)  # only to try steps: the referee judges one position
CORNER, FREE = "*", "."


@dataclass(frozen=True, slots=True)
class Position:
    """A position as given: rows of the board, fives finished before, and who asks for moves."""

    sides: int
    rows: tuple[str, ...]
    finished: tuple[tuple[int, int], ...]  # side and five
    side: int | None
    hand: tuple[int, ...]
    dead_used: bool
    strict_draw: bool


def judge(position: object, lang: str, board: str) -> dict[str, Any]:
    """The answer to one position; PositionError where it cannot be judged."""
    asked = _read(position, OPTIONAL)
    state, fives = _table(asked, board)
    counts = [len(of_side) for of_side in fives]
    winner = int(state[0]["winner"])
    answer: dict[str, Any] = {
        "sequences": dict(zip(SIDES, counts, strict=False)),
        "lines": {
            SIDES[side]: [
                [list(divmod(square, SIZE)) for square in FIVE_SQUARES[five]] for five in of
            ]
            for side, of in enumerate(fives)
        },
        "winner": SIDES[winner] if winner >= 0 else None,
        "why": _why(lang, winner, tuple(counts)),
    }
    if asked.side is not None:
        answer["moves"] = _moves(state, asked.side)
    return answer


def set_up(position: object, board: str) -> tuple[np.ndarray, int]:
    """A table that looks like the position, and whose move it is: one seat a side."""
    asked = _read(position, (*OPTIONAL, *EXTRA))
    if asked.side is None:
        raise PositionError("whose move it is must be given to try steps", "side")
    return _table(asked, board)[0], asked.side


def _read(position: object, optional: tuple[str, ...]) -> Position:
    given = read_object(position, REQUIRED, optional)
    sides = read_whole(given["sides"], "sides", 2, MAX_SIDES, "J-4")
    rows = _rows(given["board"], sides)
    finished = _finished(given.get("finished", []), rows, sides)
    side, hand = _side_and_hand(given, sides)
    return Position(
        sides,
        rows,
        finished,
        side,
        hand,
        read_flag(given.get("dead_used", False), "dead_used"),
        read_flag(given.get("strict_draw", False), "strict_draw"),
    )


# -- reading -------------------------------------------------------------------------------------


def _rows(value: object, sides: int) -> tuple[str, ...]:
    """J-1, J-3: ten strings of ten, and no more chips than there are."""
    rows = read_list(value, "board")
    if len(rows) != SIZE:
        raise PositionError(f"a board has {SIZE} rows, not {len(rows)}", "board", "J-1")
    for number, row in enumerate(rows):
        _check_row(row, number, sides)
    text = "".join(rows)
    for side in range(sides):
        count = text.count(SIDES[side])
        if count > SUPPLY[side]:
            raise PositionError(
                f"{count} chips of {SIDES[side]}, there are only {SUPPLY[side]}", "board", "J-3"
            )
    return tuple(rows)


def _check_row(row: object, number: int, sides: int) -> None:
    at = f"board[{number}]"
    if not isinstance(row, str) or len(row) != SIZE:
        raise PositionError(f"a row is a string of {SIZE} squares", at, "J-1")
    marks = FREE + SIDES[:sides]
    if number not in (0, SIZE - 1) and not row.strip(marks):
        return
    for column, mark in enumerate(row):
        allowed = CORNER if number * SIZE + column in CORNERS else marks
        if mark not in allowed:
            raise PositionError(
                f"{mark!r} in column {column}; here stands one of {' '.join(allowed)}", at, "J-1"
            )


def _finished(value: object, rows: tuple[str, ...], sides: int) -> tuple[tuple[int, int], ...]:
    """J-16, J-17: sequences finished before, each side's sharing at most one chip."""
    finished: list[tuple[int, int]] = []
    for place, entry in enumerate(read_list(value, "finished")):
        at = f"finished[{place}]"
        fields = read_object(entry, ("side", "cells"), (), at)
        side = SIDES.index(read_choice(fields["side"], f"{at}.side", SIDES[:sides], "J-5"))
        five = _five(fields["cells"], f"{at}.cells", rows, side)
        if any(side == other and _share_more(five, before) for other, before in finished):
            raise PositionError("it shares more than one chip with an earlier one", at, "J-17")
        finished.append((side, five))
    return tuple(finished)


def _five(value: object, at: str, rows: tuple[str, ...], side: int) -> int:
    squares = [_square(cell, f"{at}[{place}]") for place, cell in enumerate(read_list(value, at))]
    five = FIVE_BY_SQUARES.get(tuple(sorted(squares)))
    if five is None:
        raise PositionError("these are not five squares next to each other in a line", at, "J-16")
    for place, square in enumerate(squares):
        if rows[square // SIZE][square % SIZE] not in (SIDES[side], CORNER):
            raise PositionError(f"no chip of {SIDES[side]} stands here", f"{at}[{place}]", "J-16")
    return five


def _square(value: object, at: str) -> int:
    cell = read_list(value, at)
    if len(cell) != 2 or any(isinstance(part, bool) or not isinstance(part, int) for part in cell):
        raise PositionError("a cell is two whole numbers, row and column", at)
    if not all(0 <= part < SIZE for part in cell):
        raise PositionError(f"row and column are 0 to {SIZE - 1}", at, "J-1")
    return cell[0] * SIZE + cell[1]


def _share_more(one: int, other: int) -> bool:
    if one // MAX_FIVES != other // MAX_FIVES:
        return False
    return bool(sharing_more(1 << one % MAX_FIVES) >> other % MAX_FIVES & 1)


def _side_and_hand(given: dict[str, Any], sides: int) -> tuple[int | None, tuple[int, ...]]:
    if "side" not in given and "hand" not in given:
        return None, ()
    for name, other in (("side", "hand"), ("hand", "side")):
        if name not in given:
            raise PositionError(f"{other!r} is given without {name!r}: give both or neither", name)
    side = SIDES.index(read_choice(given["side"], "side", SIDES[:sides], "J-5"))
    hand: list[int] = []
    for place, text in enumerate(read_list(given["hand"], "hand")):
        card = CARD_BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None:
            message = f"{text!r} is not a card: a rank of 23456789TJQKA and a suit of CDHS"
            raise PositionError(message, f"hand[{place}]", "J-2")
        if hand.count(card) == COPIES:
            raise PositionError(f"{text} is there only twice", f"hand[{place}]", "J-2")
        hand.append(card)
    return side, tuple(hand)


# -- judging -------------------------------------------------------------------------------------


def _table(asked: Position, board: str) -> tuple[np.ndarray, list[list[int]]]:
    """The position as a state, and every sequence on it by side."""
    state = _empty_table(asked.sides, board).copy()
    s = state[0]
    text = "".join(asked.rows)
    for side in range(asked.sides):
        s["chips"][side] = _halves(text, SIDES[side])
    fives = _sequences(state, asked.finished)
    for side, of_side in enumerate(fives):
        s["sequences"][side] = len(of_side)
        s["finished"][side, : min(len(of_side), MAX_FINISHED)] = of_side[:MAX_FINISHED]
        for five in of_side:
            protect(s, five)
    winners = [side for side, of_side in enumerate(fives) if len(of_side) >= TO_WIN[asked.sides]]
    if len(winners) > 1:
        raise PositionError("two sides have won on this board", "board", "J-18")
    if asked.side is not None:
        for card in asked.hand:
            add_card(s["hand"][asked.side], card)
            take_card(s["deck"], card)
        s["actor"] = asked.side
    s["winner"] = winners[0] if winners else -1
    s["phase"] = OVER if winners else PLAY
    s["strict_draw"], s["dead_used"] = asked.strict_draw, asked.dead_used
    return state, fives


@cache
def _empty_table(sides: int, board: str) -> np.ndarray:
    """One seat a side, a board without chips."""
    state = np.zeros(1, STATE)
    s = state[0]
    s["players"] = s["sides"] = sides
    s["slides"] = 1
    s["square"] = squares_by_card(layout_of(board))
    clear_table(s)
    return state


def _halves(text: str, mark: str) -> tuple[int, int]:
    """The squares of a board that have this mark, as two masks."""
    bits = "".join(["1" if other == mark else "0" for other in reversed(text)])
    return int(bits[HALF:], 2), int(bits[:HALF], 2)


def _sequences(state: np.ndarray, finished: tuple[tuple[int, int], ...]) -> list[list[int]]:
    before = np.zeros((MAX_SIDES, len(LINES)), np.int64)
    for side, five in finished:
        before[side, five // MAX_FIVES] |= 1 << five % MAX_FIVES
    found = np.zeros((MAX_SIDES, len(LINES)), np.int64)
    find_sequences(state, 0, before, found)
    fives: list[list[int]] = [[] for _ in range(int(state[0]["sides"]))]
    for side, line in np.argwhere(found).tolist():
        starts = int(found[side, line])
        fives[side] += [line * MAX_FIVES + n for n in range(MAX_FIVES) if starts >> n & 1]
    return fives


def _moves(state: np.ndarray, seat: int) -> list[dict[str, Any]]:
    """J-8 to J-15: every legal move; none where somebody has won."""
    moves = np.zeros(MAX_MOVES, np.int64)
    return [_move(move) for move in moves[: legal(state, 0, seat, moves)].tolist()]


def _move(move: int) -> dict[str, Any]:
    kind, card = move // KIND, CARD_TEXTS[move % KIND // CARD]
    square = list(divmod(move % CARD // SQUARE, SIZE))
    if kind == PASS:
        return {"cards": [], "pass": True}
    if kind == DEAD:
        return {"cards": [card], "dead": True}
    if kind == TAKE:
        return {"cards": [card], "take": square}
    if kind == SHIFT:
        return {"cards": [card, card], "from": square, "to": list(divmod(move % SQUARE, SIZE))}
    return {"cards": [card, card] if kind == TWIN else [card], "put": square}


@lru_cache(maxsize=2_000)
def _why(lang: str, winner: int, counts: tuple[int, ...]) -> str:
    """Who has won, or how far everybody is."""
    if winner >= 0:
        return tr(lang, "jack-why-won", side=SIDES[winner], count=counts[winner])
    names = [tr(lang, "jack-side-name", side=letter) for letter in SIDES]
    score = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=False))
    return tr(lang, "jack-why-open", score=score, needed=int(TO_WIN[len(counts)]))
