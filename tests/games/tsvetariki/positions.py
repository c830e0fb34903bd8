"""Positions of Tsvetariki to ask a referee about: random ones, and broken ones."""

import random
from collections.abc import Callable, Iterable
from typing import cast

from games.tsvetariki.oracle import (
    COLOURS,
    EMPTY,
    JOKER,
    MODES,
    MOST_COLOURS,
    PLAYERS,
    SIZE,
    SUPPLY,
    Cell,
    after,
    around,
    cells_of,
    count_left,
    faults,
    legal_moves,
    part_from,
    rim_of,
    tokens_on,
)


def happens(rng: random.Random, share: float) -> bool:
    """Say yes in this share of all cases."""
    return rng.random() < share


def random_fill(rng: random.Random) -> list[str]:
    """T-4: a full board; sometimes in clumps, sometimes with the jokers together."""
    pile = [kind for kind, supply in SUPPLY.items() for _ in range(supply)]
    rng.shuffle(pile)
    if happens(rng, 0.3):
        cut = rng.randrange(len(pile))
        pile[cut:] = sorted(pile[cut:])
    if happens(rng, 0.3):
        middle = rng.choice([row * SIZE + 4 for row in range(1, SIZE - 1)])
        for spot in (middle, middle + 1, middle - 1, middle + SIZE, middle - SIZE):
            joker = rng.choice([at for at, kind in enumerate(pile) if kind == JOKER])
            pile[spot], pile[joker] = pile[joker], pile[spot]
    letters = "".join(pile)
    return [letters[at : at + SIZE] for at in range(0, len(letters), SIZE)]


def some_move(rng: random.Random, board: list[str], jokers: str) -> frozenset[Cell]:
    """T-7, T-8: a random legal move, empty where there is none."""
    tokens = tokens_on(board)
    wild = sorted(cells_of(tokens, JOKER))
    for _ in range(10):
        start, colour = rng.choice([*tokens.items(), ((0, 0), EMPTY)])
        chosen = wild if jokers == "join" else [at for at in wild if happens(rng, 0.5)]
        part = part_from(start, cells_of(tokens, colour).union(chosen))
        if not faults(tokens, part, jokers):
            return part
    moves = sorted(legal_moves(board, jokers), key=sorted)
    return rng.choice(moves) if moves else frozenset()


def random_board(rng: random.Random) -> list[str]:
    """T-10: a board at the start, in the middle, at the end, or with random gaps."""
    board = random_fill(rng)
    stage = rng.choice(("start", "middle", "end", "gaps"))
    if stage == "gaps":
        cells = sorted(tokens_on(board))
        return after(board, frozenset(rng.sample(cells, rng.randint(0, len(cells)))))
    turns = {"start": 0, "middle": rng.randint(1, 25), "end": 100}[stage]
    for _ in range(turns):
        move = some_move(rng, board, rng.choice(MODES))
        if not move:
            break
        board = after(board, move)
    return board


def random_cells(rng: random.Random, board: list[str], jokers: str) -> list[Cell]:
    """T-7, T-8: a legal move, or one with a fault of a kind players make."""
    tokens = tokens_on(board)
    wild = sorted(cells_of(tokens, JOKER))
    anywhere = (rng.randrange(SIZE), rng.randrange(SIZE))
    beyond = (rng.choice((-1, SIZE, rng.randrange(SIZE))), rng.choice((-1, SIZE)))
    move = sorted(some_move(rng, board, jokers))
    free = sorted(some_move(rng, board, "free"))
    rim = sorted(rim_of(move))
    kinds: list[list[Cell]] = [
        *[move] * 8,
        [rng.choice([*tokens, anywhere])],
        rng.sample([*tokens], min(len(tokens), 2)),
        rng.sample(move, rng.randint(0, len(move))),
        rng.sample(move, max(0, len(move) - 1)),
        wild,
        rng.sample(wild, min(len(wild), 1)),
        *[free] * 4,
        [*free, *some_move(rng, board, jokers)],
        sorted({*move, *some_move(rng, board, jokers)}),
        [*move, *move[:1]],
        [*move, beyond],
        [*move, anywhere],
        [*move, *rim[:1]],
        *[short_of_bridge(rng, tokens)] * 4,
    ]
    cells = list(rng.choice([*filter(None, kinds), []]))
    rng.shuffle(cells)
    return cells


def short_of_bridge(rng: random.Random, tokens: dict[Cell, str]) -> list[Cell]:
    """T-8: a part and a joker at it, without what only that joker touches."""
    wild = cells_of(tokens, JOKER)
    bridges = [
        (near, joker)
        for joker in sorted(wild)
        for near in around(joker)
        if tokens.get(near, JOKER) != JOKER
    ]
    if not bridges:
        return []
    start, joker = rng.choice(bridges)
    return sorted({joker, *part_from(start, cells_of(tokens, tokens[start]))})


def random_players(rng: random.Random, board: list[str]) -> list[dict[str, object]]:
    """T-3, T-14 to T-16: players with colours, and few taken so that ties happen."""
    number = rng.randint(1, PLAYERS)
    most = MOST_COLOURS.get(number, 1)
    pool = rng.sample(COLOURS, len(COLOURS))
    left = count_left(board)
    players: list[dict[str, object]] = []
    for _ in range(number):
        colours = [pool.pop() for _ in range(rng.randint(1, most))]
        gone = sum(SUPPLY[colour] - left[colour] for colour in colours)
        taken = min(gone, rng.choice((0, 1, 1, 2, rng.randint(0, gone))))
        players.append({"colours": colours, "taken": taken})
    return players


def random_position(rng: random.Random) -> dict[str, object]:
    """T-1 to T-16: a position that can be judged, with or without each option."""
    board = random_board(rng)
    jokers = rng.choice(MODES)
    position: dict[str, object] = {"board": board}
    if jokers != "free" or happens(rng, 0.5):
        position["jokers"] = jokers
    if happens(rng, 0.7):
        cells = random_cells(rng, board, jokers)
        position["move"] = {"cells": [list(cell) for cell in cells]}
    if happens(rng, 0.6):
        position["players"] = random_players(rng, board)
    return position


# Broken positions


def broken_position(rng: random.Random) -> object:
    """T-1 to T-16: a position with exactly one thing wrong."""
    good = random_position(rng)
    board = cast("list[str]", good["board"])
    return rng.choice(
        [
            lambda: broken_whole(rng, good),
            lambda: good | {"board": broken_board(rng, board)},
            lambda: good | {"move": broken_move(rng)},
            lambda: good | {"players": broken_players(rng)},
        ]
    )()


def broken_whole(rng: random.Random, good: dict[str, object]) -> object:
    """Not an object, or one with a field too many, missing or meaningless."""
    field = rng.choice(("board", "move", "jokers", "players"))
    wrong: list[object] = [
        rng.choice((None, True, 7, 3.5, "board", [], [good])),
        good | {rng.choice(("bord", "Board", "seat")): 1},
        {name: value for name, value in good.items() if name != "board"},
        good | {field: rng.choice((None, True, 3, 3.5, "all"))},
        good | {"jokers": rng.choice(("", "Free", "both", 0, ["free"]))},
    ]
    return rng.choice(wrong)


def broken_board(rng: random.Random, board: list[str]) -> object:
    """T-1, T-2, T-10: a board that cannot be."""
    full = random_fill(rng)
    row, column = rng.randrange(SIZE), rng.randrange(SIZE)
    line = full[row]
    hole = (rng.randrange(1, SIZE), column)
    others = [kind for kind in SUPPLY if kind != line[column]]
    gap = [kept[:column] + EMPTY + kept[column:-1] for kept in full]
    wrong: list[Callable[[], object]] = [
        lambda: board[1:],
        lambda: [*board, EMPTY * SIZE],
        list,
        lambda: "".join(board),
        lambda: swapped(board, row, board[row][1:]),
        lambda: swapped(board, row, board[row] + EMPTY),
        lambda: swapped(board, row, rng.choice((None, 7, True, [*board[row]]))),
        lambda: swapped(full, row, put(line, column, rng.choice("xR0 #o"))),
        lambda: swapped(full, row, put(line, column, rng.choice(others))),
        lambda: swapped(full, hole[0], put(full[hole[0]], column, EMPTY)),
        lambda: [EMPTY + kept[1:] for kept in full],
        lambda: gap if column < SIZE - 1 else [EMPTY + kept[:-1] for kept in full],
    ]
    return rng.choice(wrong)()


def put(line: str, column: int, token: str) -> str:
    """T-1: a row with another token in one place."""
    return line[:column] + token + line[column + 1 :]


def swapped(items: Iterable[object], number: int, item: object) -> list[object]:
    """Copy a list with another item in one place."""
    copy = list(items)
    copy[number] = item
    return copy


def broken_move(rng: random.Random) -> object:
    """T-7: a move that is none, or with a cell that is not two whole numbers."""
    good: list[object] = [[9, column] for column in range(rng.randint(1, 5))]
    cells: list[object] = [None, 9, "90", [], [9], [9, 0, 0], {"row": 9, "column": 0}]
    parts: list[object] = [True, None, 3.5, "0", [0]]
    cells += [[9, part] for part in parts] + [[part, 0] for part in parts]
    wrong: list[object] = [
        {},
        [[9, 0], [9, 1]],
        {"cells": good, "colour": "r"},
        {"cells": rng.choice((None, True, 9, "90"))},
    ]
    wrong += [{"cells": swapped(good, rng.randrange(len(good)), rng.choice(cells))}] * 4
    return rng.choice(wrong)


def broken_players(rng: random.Random) -> object:
    """T-3, T-14 to T-16: players who cannot sit at one table."""
    pool = rng.sample(COLOURS, PLAYERS)
    number = rng.randint(1, PLAYERS)
    seat = rng.randrange(number)
    good: list[dict[str, object]] = [{"colours": [colour], "taken": 0} for colour in pool[:number]]
    own = good[seat]
    strange = rng.choice((None, True, 7, "x", "R", "", JOKER, "red", ["r"]))
    wrong: list[object] = [
        [],
        {},
        [*good, *good, *good, *good, *good, *good],
        swapped(good, seat, rng.choice((None, True, "r", ["r"], 3))),
        swapped(good, seat, own | {"name": "Ann"}),
        swapped(good, seat, {"colours": own["colours"]}),
        swapped(good, seat, {"taken": 0}),
        swapped(good, seat, own | {"taken": rng.choice((None, True, 3.5, "3", [3]))}),
        swapped(good, seat, own | {"colours": rng.choice((None, True, "r", 3))}),
        swapped(good, seat, own | {"colours": pool[:0]}),
        swapped(good, seat, own | {"colours": [strange]}),
        *[bad_colours(rng, pool)] * 4,
    ]
    return rng.choice(wrong)


def bad_colours(rng: random.Random, pool: list[str]) -> list[dict[str, object]]:
    """T-3, T-14 to T-16: one colour given out twice, or too many to one player."""
    one, two, three, four, five = pool
    twice = [
        [[one, one]],
        [[one, two, three, one]],
        [[one], [one]],
        [[one, one], [two]],
        [[one, two], [three, two]],
        [[one], [two], [one]],
        [[one], [two], [three], [three]],
    ]
    too_many = [
        [[one, two, three], [four, five]],
        [[one], [two, three, four, five]],
        [[one], [two, three], [four]],
        [[one], [two], [three], [four, five]],
    ]
    tables = rng.choice((twice, too_many))
    return [{"colours": colours, "taken": 0} for colours in rng.choice(tables)]
