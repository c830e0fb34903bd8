"""One-Eyed Jack, judged straight from the rules (J-1 to J-18), sharing nothing with the engine."""

from dataclasses import dataclass
from itertools import combinations
from typing import cast

LAYOUT = """
XX 2S 3S 4S 5S 6S 7S 8S 9S XX
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
XX AD KD QD TD 9D 8D 7D 6D XX
"""  # J-1

Cell = tuple[int, int]
Five = tuple[Cell, ...]
Board = list[str]
Lines = dict[str, list[Five]]
Move = dict[str, object]

SIZE = 10  # J-1
CORNER, FREE = "*", "."
CHIPS = {"B": 50, "R": 50, "G": 35}  # J-3, in the order of J-5
TO_WIN = {2: 2, 3: 1}  # J-18
LENGTH = 5  # J-16
MOST_SHARED = 1  # J-17
COPIES = 2  # J-2
TWO_EYED, ONE_EYED = ("JC", "JD"), ("JS", "JH")  # J-2
CARDS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]  # J-2

CELLS: list[Cell] = [(row, column) for row in range(SIZE) for column in range(SIZE)]
CORNERS = [(0, 0), (0, SIZE - 1), (SIZE - 1, 0), (SIZE - 1, SIZE - 1)]
SQUARES: dict[str, list[Cell]] = {
    card: [cell for cell, shown in zip(CELLS, LAYOUT.split(), strict=True) if shown == card]
    for card in CARDS
}


def straight_lines() -> list[list[Cell]]:
    """J-16: every row, column and diagonal that can hold five; the cells of each row by row."""
    lines: list[list[Cell]] = []
    for i in range(SIZE):
        lines.append([(i, column) for column in range(SIZE)])
        lines.append([(row, i) for row in range(SIZE)])
    for i in range(-SIZE, 2 * SIZE):
        lines.append([(row, column) for row, column in CELLS if column - row == i])
        lines.append([(row, column) for row, column in CELLS if column + row == i])
    return [line for line in lines if len(line) >= LENGTH]


def fives_of(line: list[Cell]) -> list[Five]:
    """J-16: every five of a straight line, the one whose first cell comes first in front."""
    return [tuple(line[i : i + LENGTH]) for i in range(len(line) - LENGTH + 1)]


STRAIGHTS = straight_lines()
LINES_OF_FIVES = [fives_of(line) for line in STRAIGHTS]
FIVES = [five for fives in LINES_OF_FIVES for five in fives]


@dataclass(frozen=True)
class Table:
    """A position as read: `lines` are finished sequences by side, `hand` None if nobody asks."""

    board: Board
    lines: Lines
    side: str
    hand: list[str] | None
    dead_used: bool


class PositionError(Exception):
    """The position cannot be judged."""

    def __init__(self, message: str, at: str | None, rule: str | None = None) -> None:
        """Keep the place and the rule beside the message."""
        super().__init__(message)
        self.at = at
        self.rule = rule


# ---------------------------------------------------------------- reading


def as_object(
    value: object, at: str | None, required: set[str], optional: set[str]
) -> dict[str, object]:
    """Read a JSON object; unknown and missing fields are refused at the field itself."""
    if not isinstance(value, dict):
        raise PositionError("not an object", at)
    fields = cast("dict[str, object]", value)
    prefix = at + "." if at else ""
    for name in fields:
        if name not in required | optional:
            raise PositionError("unknown field", f"{prefix}{name}")
    for name in sorted(required):
        if name not in fields:
            raise PositionError("missing field", f"{prefix}{name}")
    return fields


def as_list(value: object, at: str) -> list[object]:
    """Read a JSON list."""
    if not isinstance(value, list):
        raise PositionError("not a list", at)
    return cast("list[object]", value)


def is_whole(value: object) -> bool:
    """Tell whole numbers from everything else; `true` and 3.5 are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_sides(value: object) -> list[str]:
    """J-5: two sides are black and red, the third is gold."""
    if not is_whole(value) or value not in TO_WIN:
        raise PositionError("2 or 3 sides", "sides", "J-4")
    return list(CHIPS)[: cast("int", value)]


def read_side(value: object, sides: list[str], at: str) -> str:
    """J-5: the letter of a side in play."""
    if not isinstance(value, str) or value not in sides:
        raise PositionError("not a side in play", at, "J-5")
    return value


def read_row(value: object, row: int, sides: list[str]) -> str:
    """J-1: ten squares; corners are where they belong, and chips are of the sides in play."""
    at = f"board[{row}]"
    if not isinstance(value, str) or len(value) != SIZE:
        raise PositionError("not a string of 10", at, "J-1")
    for column, square in enumerate(value):
        allowed = [CORNER] if (row, column) in CORNERS else [FREE, *sides]
        if square not in allowed:
            raise PositionError(f"no {square!r} in column {column}", at, "J-1")
    return value


def read_board(value: object, sides: list[str]) -> Board:
    """J-1, J-3: ten rows, and no more chips than there are."""
    rows = as_list(value, "board")
    if len(rows) != SIZE:
        raise PositionError("not 10 rows", "board", "J-1")
    board = [read_row(line, row, sides) for row, line in enumerate(rows)]
    for side in sides:
        if chips(board, side) > CHIPS[side]:
            raise PositionError(f"too many chips of {side}", "board", "J-3")
    return board


def read_cell(value: object, at: str) -> Cell:
    """Read `[row, column]` on the board."""
    pair = as_list(value, at)
    if len(pair) != 2 or not all(is_whole(each) for each in pair):
        raise PositionError("not two whole numbers", at)
    cell = (cast("int", pair[0]), cast("int", pair[1]))
    if cell not in CELLS:
        raise PositionError("outside the board", at, "J-1")
    return cell


def read_finished(value: object, board: Board, sides: list[str]) -> Lines:
    """J-16, J-17: sequences finished before are fives of their side that share at most one chip."""
    finished: Lines = {side: [] for side in sides}
    for i, entry in enumerate(as_list(value, "finished")):
        at = f"finished[{i}]"
        fields = as_object(entry, at, {"side", "cells"}, set())
        side = read_side(fields["side"], sides, f"{at}.side")
        entries = as_list(fields["cells"], f"{at}.cells")
        cells = [read_cell(cell, f"{at}.cells[{c}]") for c, cell in enumerate(entries)]
        five = tuple(sorted(cells))
        if five not in FIVES:
            raise PositionError("not five in a line", f"{at}.cells", "J-16")
        for c, cell in enumerate(cells):
            if square(board, cell) not in (side, CORNER):
                raise PositionError("no chip of this side", f"{at}.cells[{c}]", "J-16")
        if not all(fits(five, other) for other in finished[side]):
            raise PositionError("shares more than one chip with an earlier one", at, "J-17")
        finished[side].append(five)
    return finished


def read_hand(value: object) -> list[str]:
    """J-2: cards of two full decks; the third of a kind is the offender."""
    hand: list[str] = []
    for i, card in enumerate(as_list(value, "hand")):
        if not isinstance(card, str) or card not in CARDS:
            raise PositionError("not a card", f"hand[{i}]", "J-2")
        if hand.count(card) == COPIES:
            raise PositionError("a third copy", f"hand[{i}]", "J-2")
        hand.append(card)
    return hand


# ---------------------------------------------------------------- sequences


def square(board: Board, cell: Cell) -> str:
    """Say what stands on a square."""
    return board[cell[0]][cell[1]]


def chips(board: Board, side: str) -> int:
    """J-3: how many chips of a side are on the board."""
    return sum(row.count(side) for row in board)


def fits(five: Five, other: Five) -> bool:
    """J-17: two sequences share at most one chip."""
    return sum(cell in other for cell in five) <= MOST_SHARED


def is_full(board: Board, side: str, five: Five) -> bool:
    """J-16: five chips of one side; a corner is a chip of every side."""
    return all(square(board, cell) in (side, CORNER) for cell in five)


def is_open(board: Board, side: str, five: Five) -> bool:
    """J-17: the five holds no opposing chip."""
    return all(square(board, cell) in (side, CORNER, FREE) for cell in five)


def prospects(board: Board, side: str, five: Five, fives: list[Five]) -> int:
    """J-17: how many other fives of the line share at most one chip and hold no opposing one."""
    return sum(
        other != five and fits(five, other) and is_open(board, side, other) for other in fives
    )


def sequences_of(board: Board, side: str, fives: list[Five], finished: list[Five]) -> list[Five]:
    """J-17: of the sets of fives of a line that count together, a largest with best prospects.

    It holds what was finished before, unless a set without that is larger: then a finished five
    slides. Fives of different lines share at most one chip, so each line is a question of its own.
    Equal sets come with the first cells first, and `max` keeps the first.
    """
    full = [five for five in fives if is_full(board, side, five)]
    sets = [chosen for size in range(len(full) + 1) for chosen in combinations(full, size)]
    together = [
        chosen for chosen in sets if all(fits(one, two) for one, two in combinations(chosen, 2))
    ]
    most = max(len(chosen) for chosen in together)
    largest = [chosen for chosen in together if len(chosen) == most]
    stayed = [chosen for chosen in largest if all(five in chosen for five in finished)]
    best = max(
        stayed or largest,
        key=lambda chosen: sum(prospects(board, side, five, fives) for five in chosen),
    )
    return list(best)


def all_sequences(board: Board, finished: Lines) -> Lines:
    """J-16, J-17: every sequence on the board by side, given those finished before."""
    return {
        side: [
            five
            for fives in LINES_OF_FIVES
            for five in sequences_of(board, side, fives, [five for five in before if five in fives])
        ]
        for side, before in finished.items()
    }


def find_winner(lines: Lines) -> str | None:
    """J-18: with two sides two sequences win, with three one; two winners cannot be."""
    winners = [side for side in lines if len(lines[side]) >= TO_WIN[len(lines)]]
    if len(winners) > 1:
        raise PositionError("two winners", "board", "J-18")
    return winners[0] if winners else None


# ---------------------------------------------------------------- moves


def free_squares(board: Board) -> list[Cell]:
    """J-9, J-12: squares without a chip; a corner is never free."""
    return [cell for cell in CELLS if square(board, cell) == FREE]


def may_place(table: Table) -> bool:
    """J-3: a side without a chip in its supply cannot place one."""
    return chips(table.board, table.side) < CHIPS[table.side]


def is_protected(table: Table, cell: Cell) -> bool:
    """J-10: a chip in a finished sequence, of whichever side, is protected."""
    return any(cell in five for fives in table.lines.values() for five in fives)


def is_dead(table: Table, card: str) -> bool:
    """J-11: both squares of the card are occupied; a jack is never dead."""
    return card[0] != "J" and all(square(table.board, cell) != FREE for cell in SQUARES[card])


def king_distance(one: Cell, two: Cell) -> int:
    """J-12: steps of a chess king from one square to another."""
    return max(abs(one[0] - two[0]), abs(one[1] - two[1]))


def puts(table: Table, card: str) -> list[Cell]:
    """J-8, J-9: the squares on which this card lets its side put a chip."""
    if card in ONE_EYED or not may_place(table):
        return []
    free = free_squares(table.board)
    return free if card in TWO_EYED else [cell for cell in free if cell in SQUARES[card]]


def takes(table: Table, card: str) -> list[Cell]:
    """J-10: the opposing chips that a one-eyed jack may take off."""
    if card not in ONE_EYED:
        return []
    against = [side for side in table.lines if side != table.side]
    return [
        cell
        for cell in CELLS
        if square(table.board, cell) in against and not is_protected(table, cell)
    ]


def shifts(table: Table, card: str) -> list[tuple[Cell, Cell]]:
    """J-12: each unprotected chip on a dead card's squares, with its nearest free squares."""
    if not is_dead(table, card):
        return []
    found: list[tuple[Cell, Cell]] = []
    for start in SQUARES[card]:
        steps = {cell: king_distance(start, cell) for cell in free_squares(table.board)}
        if not is_protected(table, start):
            found += [(start, cell) for cell in steps if steps[cell] == min(steps.values())]
    return found


def legal_moves(table: Table, hand: list[str]) -> list[Move]:
    """J-8 to J-15: every legal move once; passing only where nothing else is possible."""
    moves: list[Move] = []
    for card in sorted(set(hand)):
        moves.extend({"cards": [card], "put": list(cell)} for cell in puts(table, card))
        moves.extend({"cards": [card], "take": list(cell)} for cell in takes(table, card))
        if is_dead(table, card) and not table.dead_used:
            moves.append({"cards": [card], "dead": True})
        if hand.count(card) < COPIES or card[0] == "J":
            continue
        twins = [card, card]
        moves.extend({"cards": twins, "put": list(cell)} for cell in puts(table, card))  # J-13
        moves.extend(
            {"cards": twins, "from": list(start), "to": list(end)}
            for start, end in shifts(table, card)
        )
    return moves or [{"cards": [], "pass": True}]


def read_table(value: object) -> Table:
    """Read a position and find its sequences."""
    optional = {"finished", "side", "hand", "dead_used"}
    position = as_object(value, None, {"sides", "board"}, optional)
    sides = read_sides(position["sides"])
    board = read_board(position["board"], sides)
    finished = read_finished(position.get("finished", []), board, sides)
    for one, other in (("side", "hand"), ("hand", "side")):
        if one in position and other not in position:
            raise PositionError(f"{one} without {other}", other)
    side = read_side(position.get("side", sides[0]), sides, "side")
    hand = read_hand(position["hand"]) if "hand" in position else None
    dead_used = position.get("dead_used", False)
    if not isinstance(dead_used, bool):
        raise PositionError("neither true nor false", "dead_used")
    return Table(board, all_sequences(board, finished), side, hand, dead_used)


def judge_or_refuse(position: object) -> dict[str, object]:
    """Read a position and answer it."""
    table = read_table(position)
    winner = find_winner(table.lines)
    answer: dict[str, object] = {
        "sequences": {side: len(fives) for side, fives in table.lines.items()},
        "lines": {
            side: [[list(cell) for cell in five] for five in fives]
            for side, fives in table.lines.items()
        },
        "winner": winner,
    }
    if table.hand is not None:
        answer["moves"] = legal_moves(table, table.hand) if winner is None else []
    return answer


def judge(position: object) -> dict[str, object]:
    """Answer a position as the referee should."""
    try:
        return judge_or_refuse(position)
    except PositionError as refused:
        return {"error": {"message": str(refused), "at": refused.at, "rule": refused.rule}}
