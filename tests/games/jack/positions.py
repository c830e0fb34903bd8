"""Positions of One-Eyed Jack to ask a referee about: random ones, and broken ones."""

from copy import deepcopy
from random import Random
from typing import cast

from games.jack.oracle import (
    CARDS,
    CELLS,
    CHIPS,
    COPIES,
    CORNER,
    CORNERS,
    FIVES,
    FREE,
    LENGTH,
    ONE_EYED,
    SIZE,
    SQUARES,
    STRAIGHTS,
    TO_WIN,
    TWO_EYED,
    Board,
    Cell,
    Five,
    fits,
    is_full,
    judge,
    square,
)

Grid = list[list[str]]


def empty_grid() -> Grid:
    """J-1: the board before the first chip."""
    return [
        [CORNER if (row, column) in CORNERS else FREE for column in range(SIZE)]
        for row in range(SIZE)
    ]


def lay(grid: Grid, cells: list[Cell], side: str) -> None:
    """Put chips of a side on these cells, whatever stood there."""
    for row, column in cells:
        if (row, column) not in CORNERS:
            grid[row][column] = side


def weave(rng: Random, sides: list[str], share: float) -> Grid:
    """Fill a share of the board with a pattern that holds no five: dense boards without winners."""
    grid = empty_grid()
    shift, turned = rng.randrange(SIZE), rng.random() < 0.5
    for row, column in CELLS:
        step = row + 2 * column if turned else column + 2 * row
        if rng.random() < share:
            lay(grid, [(row, column)], sides[(step + shift) % (2 * len(sides)) // 2])
    return grid


def scatter(rng: Random, sides: list[str], share: float) -> Grid:
    """Put chips of random sides on a share of the board."""
    grid = empty_grid()
    for cell in CELLS:
        if rng.random() < share:
            lay(grid, [cell], rng.choice(sides))
    return grid


def plant(rng: Random, grid: Grid, sides: list[str]) -> None:
    """Lay lines of 4, 5, 6, 9 and 10, mostly of one side and through each other."""
    favourite = rng.choice(sides)
    short = len(sides) == 3 and rng.random() < 0.5  # J-18: one five and there is no move to test
    line: list[Cell] = []
    for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3))):
        crossing = [other for other in STRAIGHTS if line and set(line) & set(other)]
        whole = rng.choice(crossing if crossing and rng.random() < 0.6 else STRAIGHTS)
        length = 4 if short else min(rng.choice((4, 4, 5, 5, 6, 6, 9, 10)), len(whole))
        start = rng.choice((0, len(whole) - length, rng.randint(0, len(whole) - length)))
        line = whole[start : start + length]
        lay(grid, line, favourite if rng.random() < 0.8 else rng.choice(sides))


def trim(rng: Random, grid: Grid, sides: list[str]) -> None:
    """J-3: take chips off where a side has more than exist."""
    for side in sides:
        cells = [(row, column) for row, column in CELLS if grid[row][column] == side]
        surplus = max(0, len(cells) - CHIPS[side])
        lay(grid, rng.sample(cells, surplus), FREE)


def random_board(rng: Random, sides: list[str]) -> Board:
    """Make a board anywhere between empty and full."""
    ground = rng.choice((weave, weave, scatter))
    share = (
        rng.choice((0.0, 0.2, 0.5, 0.7))
        if ground is scatter
        else rng.choice((0.3, 0.6, 0.9, 0.97, 1.0))
    )
    grid = ground(rng, sides, share)
    plant(rng, grid, sides)
    trim(rng, grid, sides)
    return ["".join(row) for row in grid]


def random_finished(rng: Random, board: Board, sides: list[str]) -> list[dict[str, object]]:
    """J-17: choose some sequences of the board that can have been finished, in any order."""
    chosen: list[tuple[str, Five]] = []
    for five in rng.sample(FIVES, len(FIVES)):
        for side in sides:
            together = all(fits(five, other) for owner, other in chosen if owner == side)
            if is_full(board, side, five) and together and rng.random() < 0.6:
                chosen.append((side, five))
    return [
        {"side": side, "cells": [list(cell) for cell in rng.sample(five, LENGTH)]}
        for side, five in chosen
    ]


def long_lines(rng: Random) -> dict[str, object]:
    """J-17: lines of seven to ten of one side, and mostly what of them was finished before."""
    sides = list(CHIPS)[: rng.choice((2, 2, 3))]
    grid = empty_grid() if rng.random() < 0.5 else weave(rng, sides, rng.choice((0.2, 0.5, 0.8)))
    for _ in range(rng.choice((1, 1, 2))):
        whole = rng.choice([line for line in STRAIGHTS if len(line) >= 8])
        length = min(rng.choice((7, 8, 9, 9, 10)), len(whole))
        start = rng.randint(0, len(whole) - length)
        lay(grid, whole[start : start + length], rng.choice(sides))
        if rng.random() < 0.2:
            lay(grid, [rng.choice(whole)], rng.choice([*sides, FREE]))
    trim(rng, grid, sides)
    board = ["".join(row) for row in grid]
    position: dict[str, object] = {"sides": len(sides), "board": board}
    if rng.random() < 0.8:
        position["finished"] = random_finished(rng, board, sides)
    if rng.random() < 0.5:
        position |= {"side": rng.choice(sides), "hand": random_hand(rng, board)}
    return position


def random_hand(rng: Random, board: Board) -> list[str]:
    """J-7: up to seven cards; jacks, twins and dead cards more often than they come."""
    dead = [
        card
        for card in CARDS
        if card[0] != "J" and all(square(board, cell) != FREE for cell in SQUARES[card])
    ]
    sources = [CARDS, list(TWO_EYED), list(ONE_EYED), dead or CARDS, dead or CARDS]
    if rng.random() < 0.2:
        sources = [dead or CARDS, list(ONE_EYED)]
    hand: list[str] = []
    size = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 7))
    for _ in range(2 * size):
        card = rng.choice(rng.choice(sources))
        wanted = rng.choice((1, 1, COPIES))
        hand += [card] * min(
            wanted, COPIES - hand.count(card), size - len(hand)
        )  # none if that is 0
    rng.shuffle(hand)
    return hand


def random_position(rng: Random) -> dict[str, object]:
    """Make a random position that can be judged; boards with two winners are thrown away."""
    while True:
        sides = list(CHIPS)[: rng.choice((2, 2, 3))]
        board = random_board(rng, sides)
        position: dict[str, object] = {"sides": len(sides), "board": board}
        if rng.random() < 0.5:
            position["finished"] = random_finished(rng, board, sides)
        if rng.random() < 0.85:
            position |= {"side": rng.choice(sides), "hand": random_hand(rng, board)}
        if rng.random() < 0.5:
            position["dead_used"] = rng.random() < 0.5
        if "error" not in judge(position):
            return position


# ---------------------------------------------------------------- broken positions

NOT_OBJECTS: list[object] = [None, [], [{}], "jack", 2, True, 3.5]
BAD_LISTS: list[object] = [None, {}, "JS", 5, True]
BAD_SIDES: list[object] = [None, "", "X", "b", "BR", 0, True, ["B"]]
BAD_CARDS: list[object] = [
    "1H",
    "10H",
    "XX",
    "TX",
    "th",
    "HT",
    "",
    "T",
    "*",
    5,
    None,
    True,
    ["TH"],
    {},
]
BAD_CELLS: list[object] = [
    None,
    3,
    "34",
    [],
    [1],
    [1, 2, 3],
    [True, 1],
    [1.5, 1],
    ["1", 1],
    [-1, 4],
    [10, 4],
    [4, 10],
]
BAD_ROWS: list[object] = [
    None,
    5,
    "",
    "." * 9,
    "." * 11,
    list(".........."),
    "....b.....",
    ".... .....",
    "....*.....",
]
BAD_TOP: list[tuple[str, list[object]]] = [
    ("sides", [None, True, 2.5, "2", 1, 4, 0, [2]]),
    ("board", [*BAD_LISTS, [], [".........."] * 10]),
    ("finished", [*BAD_LISTS, [None], [[]], ["B"]]),
    ("dead_used", [None, 0, 1, "yes", []]),
    ("surprise", [None, 1, "x"]),
]


def break_top(rng: Random, position: dict[str, object]) -> None:
    """Spoil or drop a field of the position itself."""
    if rng.random() < 0.1:
        del position[rng.choice(("sides", "board"))]
        return
    field, values = rng.choice(BAD_TOP)
    position[field] = rng.choice(values)


def break_board(rng: Random, position: dict[str, object]) -> None:
    """J-1, J-5: rows too many or too few, bad rows, spoilt corners, gold chips of nobody."""
    board = list(cast("list[object]", position["board"]))
    which = rng.randrange(5)
    if which == 0:
        board.pop()
    elif which == 1:
        board.append(".........." if rng.random() < 0.5 else board[0])
    elif which == 2:
        board[rng.randrange(1, SIZE - 1)] = rng.choice(BAD_ROWS)
    elif which == 3:
        row = cast("str", board[0])
        board[0] = rng.choice((FREE, "B")) + row[1:]
    else:
        for field in ("side", "hand"):
            position.pop(field, None)
        position["sides"] = 2
        board = ["".join(row) for row in empty_grid()]
        board[rng.randrange(1, SIZE - 1)] = rng.choice(("G.........", "....G.....", "BBBBG....R"))
    position["board"] = board


def break_supply(rng: Random, position: dict[str, object]) -> None:
    """J-3: one chip more than a side has, or many."""
    sides = list(CHIPS)[: cast("int", position["sides"])]
    side = rng.choice(sides)
    grid = empty_grid()
    able = [cell for cell in CELLS if cell not in CORNERS]
    lay(grid, rng.sample(able, CHIPS[side] + rng.choice((1, 1, 2, 20))), side)
    position["board"] = ["".join(row) for row in grid]


def break_winners(rng: Random, position: dict[str, object]) -> None:
    """J-18: as many sequences as win, for two sides."""
    sides = list(CHIPS)[: cast("int", position["sides"])]
    grid, turned = empty_grid(), rng.random() < 0.5
    rows = rng.sample(range(SIZE), SIZE)
    for side in rng.sample(sides, 2):
        for _ in range(TO_WIN[len(sides)]):
            row, start = rows.pop(), rng.randint(0, SIZE - LENGTH)
            line = [(row, column) for column in range(start, start + LENGTH)]
            lay(grid, [(column, row) for row, column in line] if turned else line, side)
    position["board"] = ["".join(row) for row in grid]


def break_hand(rng: Random, position: dict[str, object]) -> None:
    """J-2, J-5: a card that does not exist or too often, a hand of nobody, a side not in play."""
    hand: list[object] = ["4H", "JS", "4H", "KD"]
    rng.shuffle(hand)
    position |= {"side": "B", "hand": hand}
    which = rng.randrange(6)
    if which == 0:
        del position[rng.choice(("side", "hand"))]
    elif which == 1:
        position["hand"] = rng.choice(BAD_LISTS)
    elif which == 2:
        position["side"] = rng.choice([*BAD_SIDES, *(["G"] if position["sides"] == 2 else [])])
    elif which == 3:
        hand.insert(rng.randint(0, len(hand)), "4H")
    else:
        hand.insert(rng.randint(0, len(hand)), rng.choice(BAD_CARDS))


def row_of_five(
    rng: Random, position: dict[str, object]
) -> tuple[Grid, list[Cell], dict[str, object]]:
    """Make a board with a single five, room for one more beside it, and its `finished`."""
    side = rng.choice(list(CHIPS)[: cast("int", position["sides"])])
    row, start = rng.randrange(1, SIZE - 1), rng.randint(0, SIZE - LENGTH - 1)
    five = [(row, column) for column in range(start, start + LENGTH)]
    grid = empty_grid()
    lay(grid, five, side)
    entry: dict[str, object] = {
        "side": side,
        "cells": [list(cell) for cell in rng.sample(five, LENGTH)],
    }
    position |= {"finished": [entry], "board": ["".join(line) for line in grid]}
    return grid, five, entry


def break_finished(rng: Random, position: dict[str, object]) -> None:
    """Spoil how a finished sequence is written."""
    _, _, entry = row_of_five(rng, position)
    cells = cast("list[object]", entry["cells"])
    which = rng.randrange(6)
    if which == 0:
        entry["side"] = rng.choice([*BAD_SIDES, *(["G"] if position["sides"] == 2 else [])])
    elif which == 1:
        del entry[rng.choice(("side", "cells"))]
    elif which == 2:
        entry["surprise"] = 1
    elif which == 3:
        entry["cells"] = rng.choice([*BAD_LISTS, []])
    elif which == 4:
        cells.pop()
    else:
        cells[rng.randrange(LENGTH)] = rng.choice(BAD_CELLS)


def break_sequence(rng: Random, position: dict[str, object]) -> None:
    """J-16, J-17: a finished sequence that is none here, or shares too much with another."""
    grid, five, entry = row_of_five(rng, position)
    side, cells = cast("str", entry["side"]), cast("list[object]", entry["cells"])
    row, after = five[0][0], five[-1][1] + 1
    i = rng.randrange(LENGTH)
    which = rng.randrange(6)
    if which == 0:  # six
        lay(grid, [(row, after)], side)
        cells.append([row, after])
    elif which == 1:  # one twice
        cells[i] = cells[i - 1]
    elif which == 2:  # not there
        lay(grid, [five[i]], rng.choice((FREE, "R" if side == "B" else "B")))
    elif which == 3:  # bent
        bent = (row + rng.choice((-1, 1)), five[i][1])
        lay(grid, [bent], side)
        cells[cells.index(list(five[i]))] = list(bent)
    elif which == 4:  # the same again
        position["finished"] = [entry, entry]
    else:  # four shared
        lay(grid, [(row, after)], side)
        moved = {"side": side, "cells": [[row, column + 1] for _, column in five]}
        position["finished"] = rng.sample([entry, moved], 2)
    position["board"] = ["".join(line) for line in grid]


BREAKS = (
    break_top,
    break_board,
    break_supply,
    break_winners,
    break_hand,
    break_finished,
    break_sequence,
)


def broken_position(rng: Random) -> object:
    """Make a position that must be refused, for one reason only."""
    if rng.random() < 0.05:
        return rng.choice(NOT_OBJECTS)
    position = random_position(rng)
    position.pop("finished", None)
    rng.choice(BREAKS)(rng, position)
    return deepcopy(position)  # callers may change it; the tables above stay
