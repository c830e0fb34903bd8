"""Cells, moves, boards and what chance brings, as people write them; all read back."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

import numpy as np

from igroteka.games.tsvetariki.rules.groups import JOKER_BITS, count_of, joker_cell
from igroteka.games.tsvetariki.rules.pieces import (
    CELL,
    COLOURS,
    HEIGHT,
    JOKERS,
    MAX_PLAYERS,
    RAMPS,
    TOKENS,
)
from igroteka.games.tsvetariki.rules.ramps import DIGIT
from igroteka.games.tsvetariki.rules.setup import RAMP_ITEM, SEAT_ITEM, SECRET_ITEM
from igroteka.games.tsvetariki.rules.turn import MOVE_CELL, group_of, jokers_in
from igroteka.model import Move, NotAMove

RAMP_LETTERS = "abcdefghij"
EMPTY_TEXT = "."
ALL_CELLS = tuple(ramp * CELL + height for ramp in range(RAMPS) for height in range(HEIGHT))


CELL_TEXTS = {cell: f"{RAMP_LETTERS[cell // CELL]}{cell % CELL + 1}" for cell in ALL_CELLS}
CELL_BY_TEXT = {text: cell for cell, text in CELL_TEXTS.items()}


def cell_text(cell: int) -> str:
    """A cell: `d4`, ramp from the left and row from the low end."""
    return CELL_TEXTS[cell]


def joker_cells(jokers: int) -> list[int]:
    """Where the jokers of a packed number lie."""
    return [int(joker_cell(jokers, number)) for number in range(count_of(jokers))]


def packed(cells: Iterable[int]) -> int:
    """The cells of jokers as one number, as `groups` keeps them."""
    places = enumerate(sorted(cells))
    return sum((cell + 1) << JOKER_BITS * number for number, cell in places)


def move_of(first: int, jokers: Iterable[int]) -> Move:
    """The move that takes the group of a cell with these jokers."""
    return Move(first + (packed(jokers) << JOKER_BITS))


@lru_cache(1 << 14)  # a board offers the same moves again and again
def move_text(move: Move) -> str:
    """A move: the first coloured cell of its group, then the jokers it takes: `d4+e5`."""
    cells = [move % MOVE_CELL, *joker_cells(jokers_in(move))]
    return "+".join(cell_text(cell) for cell in cells)


def parse_move(text: str) -> Move:
    """Reads `move_text` back (NotAMove if it cannot)."""
    parts = text.strip().lower().replace(" ", "").split("+")
    for part in parts:
        if part not in CELL_BY_TEXT:
            raise NotAMove(
                f"{text!r} is not a move: a move is a cell such as «d4» (ramp a-j, row 1-10 from "
                f"the low end) and, behind a plus each, the jokers to take: «d4+e5»"
            )
    first, *jokers = (CELL_BY_TEXT[part] for part in parts)
    if len(set(jokers)) < len(jokers):
        raise NotAMove(f"{text!r} is not a move: a joker stands there twice")
    if len(jokers) > JOKERS:
        raise NotAMove(f"{text!r} is not a move: there are only {JOKERS} jokers")
    return move_of(first, jokers)


def cells_in(group: np.ndarray) -> tuple[int, ...]:
    """The cells of a group."""
    ramps = enumerate(group.tolist())
    return tuple([cell for ramp, mask in ramps if mask for cell in _cells_of(ramp, mask)])


@cache  # a few thousand at most: any cells of any ramp
def _cells_of(ramp: int, mask: int) -> tuple[int, ...]:
    return tuple(ramp * CELL + height for height in range(HEIGHT) if mask >> height * DIGIT & 1)


def taken_by(ramps: np.ndarray, move: Move) -> list[str]:
    """The cells that a legal move takes."""
    group = np.zeros(RAMPS, np.int64)
    group_of(ramps, move, group)
    return [cell_text(cell) for cell in cells_in(group)]


def colours_text(mask: int) -> tuple[str, ...]:
    """A set of colours (a bit each) as letters."""
    return tuple(letter for colour, letter in enumerate(COLOURS) if int(mask) >> colour & 1)


# A ramp's number in hexadecimal is its tokens from the top.
_DIGITS = "0123456"
_TO_LETTERS = str.maketrans(_DIGITS, EMPTY_TEXT + TOKENS)
_TO_DIGITS = str.maketrans(EMPTY_TEXT + TOKENS, _DIGITS)


def board_text(ramps: np.ndarray) -> list[str]:
    """A board as rows of letters, the low end last."""
    columns = [f"{ramp:0{HEIGHT}x}" for ramp in ramps.tolist()]
    return ["".join(row).translate(_TO_LETTERS) for row in zip(*columns, strict=True)]


def read_board(rows: Sequence[str]) -> np.ndarray:
    """Reads `board_text` back; the rows are as many and as long as they should."""
    columns = ("".join(column).translate(_TO_DIGITS) for column in zip(*rows, strict=True))
    return np.array([int(column, 16) for column in columns], np.int64)


SECRET_TEXTS = ("red", "yellow", "green", "blue", "violet")
ITEM_TEXTS = {
    **dict(enumerate(TOKENS)),
    **{RAMP_ITEM + ramp: str(ramp + 1) for ramp in range(RAMPS)},
    **{SECRET_ITEM + colour: text for colour, text in enumerate(SECRET_TEXTS)},
    **{SEAT_ITEM + seat: f"seat{seat}" for seat in range(MAX_PLAYERS)},
}
ITEM_BY_TEXT = {text: item for item, text in ITEM_TEXTS.items()}


def parse_item(text: str) -> int:
    """What chance brought (NotAMove if it is nothing that chance brings)."""
    if text not in ITEM_BY_TEXT:
        raise NotAMove(
            f"{text!r} is not dealt in this game: tokens are {', '.join(TOKENS)}, secret tokens "
            f"{', '.join(SECRET_TEXTS)}, ramps 1-{RAMPS}, seats seat0-seat{MAX_PLAYERS - 1}"
        )
    return ITEM_BY_TEXT[text]
