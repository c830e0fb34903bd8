"""Cards, squares and lines of One-Eyed Jack, and every number of its rulebook.

A card is suit * 13 + rank, 0 to 51. A pile of cards is two masks: the cards that are there at all,
and those of which both copies are. A square is row * 10 + column, 0 to 99; a set of squares is two
masks of 50, upper and lower half. A five is line * 6 + the place of its first square in the line.
"""

from functools import lru_cache

import numpy as np

SUITS = "CDHS"
RANKS = "23456789TJQKA"  # J-6: the ace is highest
CARDS = 52  # J-2: different ones
COPIES = 2  # J-2
DECK_SIZE = CARDS * COPIES  # J-2
ALL_CARDS = (1 << CARDS) - 1

SIZE = 10  # J-1
SQUARES = SIZE * SIZE
HALF = SQUARES // 2
CORNERS = (0, SIZE - 1, SQUARES - SIZE, SQUARES - 1)  # J-1

MAX_PLAYERS, MAX_SIDES = 12, 3  # J-4
TEAMS = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)}  # J-4
SIDES = "BRG"  # J-5: black, red, gold
SUPPLY = np.array([50, 50, 35], np.int64)  # J-3
HAND_SIZE = np.array([0, 0, 7, 6, 6, 0, 5, 0, 4, 4, 3, 0, 3], np.int64)  # J-7, by players

FIVE = 5  # J-16
TO_WIN = np.array([0, 0, 2, 1], np.int64)  # J-18, by sides


def card_of(rank: str, suit: str) -> int:
    """J-2: the card of this rank and suit."""
    return SUITS.index(suit) * len(RANKS) + RANKS.index(rank)


CARD_TEXTS = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARD_BY_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}
TWO_EYED = (1 << card_of("J", "C")) | (1 << card_of("J", "D"))  # J-2
ONE_EYED = (1 << card_of("J", "S")) | (1 << card_of("J", "H"))  # J-2
JACKS = TWO_EYED | ONE_EYED

SQUARE_TEXTS = tuple(f"{'abcdefghij'[s % SIZE]}{s // SIZE + 1}" for s in range(SQUARES))
SQUARE_BY_TEXT = {text: square for square, text in enumerate(SQUARE_TEXTS)}


def halves(squares: list[int] | tuple[int, ...]) -> tuple[int, int]:
    """A set of squares as two masks."""
    upper = sum(1 << square for square in squares if square < HALF)
    return upper, sum(1 << (square - HALF) for square in squares if square >= HALF)


def squares_of(upper: int, lower: int) -> list[int]:
    """The squares of a set, row by row."""
    return list(_bits(int(upper) | int(lower) << HALF))


def copies_of(there: int, both: int) -> list[int]:
    """A pile of cards, one entry a copy."""
    return sorted(_bits(int(there)) + _bits(int(both)))


@lru_cache(1 << 12)  # everybody at a table looks at the same board, and a move changes little of it
def _bits(mask: int) -> tuple[int, ...]:
    """The places of the bits that are set, lowest first."""
    return tuple([place for place, bit in enumerate(f"{mask:b}"[::-1]) if bit == "1"])


def _lines() -> list[list[int]]:
    """J-16: rows, columns and both kinds of diagonals long enough for five, read row by row."""
    squares = range(SQUARES)
    lines = [[s for s in squares if s // SIZE == row] for row in range(SIZE)]
    lines += [[s for s in squares if s % SIZE == column] for column in range(SIZE)]
    for shift in range(FIVE - SIZE, SIZE - FIVE + 1):
        lines.append([s for s in squares if s % SIZE - s // SIZE == shift])
    for total in range(FIVE - 1, 2 * SIZE - FIVE):
        lines.append([s for s in squares if s % SIZE + s // SIZE == total])
    return lines


LINES = _lines()
DIRECTIONS = 4
MAX_FIVES = SIZE - FIVE + 1  # of one line
FIVES_IN = np.array([len(line) - FIVE + 1 for line in LINES], np.int64)
FIVE_SQUARES = {
    line * MAX_FIVES + start: tuple(squares[start : start + FIVE])
    for line, squares in enumerate(LINES)
    for start in range(len(squares) - FIVE + 1)
}
FIVE_BY_SQUARES = {squares: five for five, squares in FIVE_SQUARES.items()}
FIVE_UPPER = np.zeros(len(LINES) * MAX_FIVES, np.int64)
FIVE_LOWER = np.zeros(len(LINES) * MAX_FIVES, np.int64)
FIVE_LIST = np.full((len(LINES) * MAX_FIVES, FIVE), -1)  # the squares of each
for _five, _squares in FIVE_SQUARES.items():
    FIVE_UPPER[_five], FIVE_LOWER[_five] = halves(_squares)
    FIVE_LIST[_five] = _squares

# The line through a square in each direction; -1 where it is too short for five.
LINE_AT = np.full((SQUARES, DIRECTIONS), -1, np.int64)
for _line, _squares in enumerate(LINES):
    _step = _squares[1] - _squares[0]
    for _square in _squares:
        LINE_AT[_square, (1, SIZE, SIZE + 1, SIZE - 1).index(_step)] = _line

CORNERS_UPPER, CORNERS_LOWER = halves(CORNERS)
PLAYABLE = (1 << HALF) - 1  # all squares of one half


def king_steps(one: int, other: int) -> int:
    """J-12: how many steps a chess king needs from square to square."""
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


# J-12: the squares around each square at each distance, without corners.
RING_UPPER = np.zeros((SQUARES, SIZE), np.int64)
RING_LOWER = np.zeros((SQUARES, SIZE), np.int64)
for _square in range(SQUARES):
    for _distance in range(1, SIZE):
        RING_UPPER[_square, _distance], RING_LOWER[_square, _distance] = halves(
            [
                other
                for other in range(SQUARES)
                if other not in CORNERS and king_steps(_square, other) == _distance
            ]
        )
