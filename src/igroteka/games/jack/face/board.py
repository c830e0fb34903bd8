"""J-1: board layouts, read from text and checked.

A layout is ten rows of ten: cards as rank and suit, `XX` in the corners. In one word, as records
and options carry it, the rows stand behind each other: `XX2S3S…/6C5C…/…`.
"""

from functools import cache
from pathlib import Path

from igroteka.games.jack.rules.pieces import CARD_BY_TEXT, CARD_TEXTS, CORNERS, JACKS, SIZE, SQUARES

FILE = Path(__file__).resolve().parent / "board.txt"
CORNER = "XX"
CLASSIC = "classic"


class LayoutError(ValueError):
    """A text that is not a board; says where and what would be right."""


def read_layout(text: str, unit: str = "row") -> tuple[str, ...]:
    """The 100 squares of a layout, row by row; LayoutError if it breaks J-1.

    Of a file, `unit` is "line": empty lines and those behind a # are passed over, but counted.
    """
    lines = enumerate(text.upper().replace("/", "\n").split("\n"), 1)
    rows = [(number, row) for number, row in lines if row.strip() and row.strip()[0] != "#"]
    if len(rows) != SIZE:
        last = f"; the last is {unit} {rows[-1][0]}" if rows else ""
        raise LayoutError(f"a layout has {SIZE} rows, not {len(rows)}{last} (J-1)")
    squares: list[tuple[str, str]] = []  # where it stands, and what
    for number, row in rows:
        joined = "".join(row.split()).replace("10", "T")
        cards = [joined[place : place + 2] for place in range(0, len(joined), 2)]
        if len(cards) != SIZE or len(joined) != 2 * SIZE:
            raise LayoutError(f"{unit} {number} has {len(cards)} squares, not {SIZE} (J-1)")
        squares += [(f"{unit} {number}, column {n}", card) for n, card in enumerate(cards, 1)]
    _check(squares)
    return tuple(card for _, card in squares)


def _check(squares: list[tuple[str, str]]) -> None:
    places: dict[str, int] = {}
    for square, (where, text) in enumerate(squares):
        if (text == CORNER) != (square in CORNERS):
            raise LayoutError(f"{where}: {CORNER} stands in the four corners, only there (J-1)")
        if text == CORNER:
            continue
        if text not in CARD_BY_TEXT or JACKS >> CARD_BY_TEXT[text] & 1:
            raise LayoutError(
                f"{where}: {text!r} is not a card like 4H or TS; jacks have no square (J-1)"
            )
        places[text] = places.get(text, 0) + 1
        if places[text] > 2:
            raise LayoutError(f"{where}: {text} stands on two squares already (J-1)")
    # 96 squares with no card more than twice: all 48 are there.


def layout_word(squares: tuple[str, ...]) -> str:
    """A layout in one word, as records and options carry it."""
    rows = [squares[start : start + SIZE] for start in range(0, SQUARES, SIZE)]
    return "/".join("".join(row) for row in rows)


@cache
def classic() -> tuple[str, ...]:
    """The layout of `board.txt`."""
    return read_layout(FILE.read_text(encoding="utf-8"))


@cache
def layout_of(value: str) -> tuple[str, ...]:
    """The layout an option's value stands for."""
    return classic() if value == CLASSIC else read_layout(value)


def squares_by_card(squares: tuple[str, ...]) -> list[tuple[int, int]]:
    """For each card its two squares, row by row; (-1, -1) for a jack."""
    pairs: list[tuple[int, int]] = []
    for text in CARD_TEXTS:
        found = [square for square, shown in enumerate(squares) if shown == text]
        pairs.append((found[0], found[1]) if found else (-1, -1))
    return pairs


def read_board(word: str) -> str:
    """J-1: a layout as an option keeps it: `classic`, or all of it in one word."""
    if word.strip().lower() == CLASSIC:
        return CLASSIC
    squares = read_layout(word)
    return CLASSIC if squares == classic() else layout_word(squares)
