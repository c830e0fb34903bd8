"""A naive referee for Tsvetariki, written from the rules alone.

It shares no code with the engine and exists to disagree with it.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeGuard, cast

Cell = tuple[int, int]
Fault = tuple[str, str]  # the rule, and why

SIZE = 10  # T-1: ramps, and tokens on each
COLOURS = "rygbv"  # T-2
JOKER = "*"
EMPTY = "."
SUPPLY = dict.fromkeys(COLOURS, 19) | {JOKER: 5}  # T-2
CROWD = 5  # T-5: so many of one colour may not touch at the start
GROUP = 2  # T-7: the fewest tokens of a group
PLAYERS = 5  # T-3
MOST_COLOURS = {1: 5, 2: 2}  # T-14 to T-16; otherwise one
MODES = ("free", "join")  # T-8


class Player(NamedTuple):
    """T-13: a player or team, with what they took of their own colours."""

    colours: list[str]
    taken: int


class PositionError(Exception):
    """What is described cannot lie on a table."""

    def __init__(self, message: str, at: str | None, rule: str | None = None) -> None:
        """Keep the path of the offending value and the rule it breaks."""
        super().__init__(message)
        self.answer: dict[str, object] = {"message": message, "at": at, "rule": rule}


# The board


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """T-7: tokens touch by edges, not corners."""
    row, column = cell
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def tokens_on(board: list[str]) -> dict[Cell, str]:
    """T-1: every token by its cell."""
    return {
        (row, column): token
        for row, line in enumerate(board)
        for column, token in enumerate(line)
        if token != EMPTY
    }


def cells_of(tokens: dict[Cell, str], kind: str) -> set[Cell]:
    """T-2: where the tokens of one colour, or the jokers, lie."""
    return {cell for cell, token in tokens.items() if token == kind}


def part_from(start: Cell, cells: set[Cell]) -> frozenset[Cell]:
    """T-7: all of `cells` that hangs together with `start`."""
    reached, frontier = {start}, [start]
    while frontier:
        for cell in around(frontier.pop()):
            if cell in cells and cell not in reached:
                reached.add(cell)
                frontier.append(cell)
    return frozenset(reached)


def parts_of(cells: set[Cell]) -> list[frozenset[Cell]]:
    """T-7: `cells` in parts that do not touch each other."""
    parts: list[frozenset[Cell]] = []
    rest = set(cells)
    while rest:
        parts.append(part_from(min(rest), rest))
        rest -= parts[-1]
    return parts


def rim_of(cells: Iterable[Cell]) -> set[Cell]:
    """T-7: the cells around these, on the board or not."""
    return {near for cell in cells for near in around(cell)}.difference(cells)


def count_left(board: list[str]) -> dict[str, int]:
    """T-12: tokens left by colour; T-13: jokers are no colour."""
    return {colour: "".join(board).count(colour) for colour in COLOURS}


def is_fair_start(board: list[str]) -> bool:
    """T-5: no five of one colour touch; jokers are no colour here."""
    tokens = tokens_on(board)
    return all(
        len(part) < CROWD for colour in COLOURS for part in parts_of(cells_of(tokens, colour))
    )


def largest_groups(board: list[str]) -> list[tuple[str, frozenset[Cell]]]:
    """T-7, T-8: every group with all the jokers connected to it."""
    tokens = tokens_on(board)
    jokers = cells_of(tokens, JOKER)
    return [
        (colour, part)
        for colour in COLOURS
        for part in parts_of(cells_of(tokens, colour) | jokers)
        if len(part) >= GROUP and not part <= jokers
    ]


def after(board: list[str], cells: frozenset[Cell]) -> list[str]:
    """T-10: tokens slide down, empty ramps go to the far right."""
    ramps: list[str] = []
    for column in range(SIZE):
        kept = [board[row][column] for row in range(SIZE) if (row, column) not in cells]
        ramp = "".join(kept).replace(EMPTY, "")
        if ramp:
            ramps.append(ramp.rjust(SIZE, EMPTY))
    ramps += [EMPTY * SIZE] * (SIZE - len(ramps))
    return ["".join(row) for row in zip(*ramps, strict=True)]


# Moves


def faults(tokens: dict[Cell, str], cells: Iterable[Cell], jokers: str) -> list[Fault]:
    """T-7, T-8: all that is wrong with a move, the fault to be named first in front.

    First what is no choice of tokens of one colour at all; then T-8, and T-7 for all else.
    """
    named = list(cells)
    taken = {cell for cell in named if cell in tokens}
    colours = {tokens[cell] for cell in taken} - {JOKER}
    found: list[Fault] = []
    if not named:
        found.append(("T-7", "nothing is taken"))
    if len(set(named)) < len(named):
        found.append(("T-7", "a cell is named twice"))
    if not all(cell in tokens for cell in named):
        found.append(("T-7", "a cell holds no token"))
    if taken and not colours:
        found.append(("T-8", "jokers alone are not a group"))
    if len(colours) > 1:
        found.append(("T-7", "the tokens are not of one colour"))
    left = sorted(leftovers(tokens, taken, jokers), reverse=True)
    found += [fault for fault in left if fault[0] == "T-8"]
    if len(taken) == 1:
        found.append(("T-7", "a single token is not a group"))
    if len(parts_of(taken)) > 1:
        found.append(("T-7", "the tokens do not all touch"))
    return found + [fault for fault in left if fault[0] == "T-7"]


def leftovers(tokens: dict[Cell, str], taken: set[Cell], jokers: str) -> set[Fault]:
    """T-7, T-8: what should have been taken too."""
    kinds = {tokens[cell] for cell in taken}
    found: set[Fault] = set()
    for cell in rim_of(taken):
        token = tokens.get(cell, EMPTY)
        touched_by = {tokens[near] for near in around(cell) if near in taken}
        if token == JOKER and jokers == "join":
            found.add(("T-8", "a connected joker is left"))
        if token in COLOURS and token in touched_by:
            found.add(("T-7", "a part of the group is left"))
        elif token in COLOURS and token in kinds and JOKER in touched_by:
            found.add(("T-8", "a token that only a taken joker touches is left"))
    return found


def legal_moves(board: list[str], jokers: str) -> set[frozenset[Cell]]:
    """T-7, T-8: any colour with any choice of jokers, held against the definition."""
    tokens = tokens_on(board)
    choices = list(subsets(sorted(cells_of(tokens, JOKER))))
    moves: set[frozenset[Cell]] = set()
    for colour in COLOURS:
        own = cells_of(tokens, colour)
        moves.update(parts_of(own))
        for choice in choices[1:]:
            part = part_from(choice[0], own.union(choice))
            if part.issuperset(choice):
                moves.add(part)
    return {move for move in moves if not faults(tokens, move, jokers)}


def subsets(cells: list[Cell]) -> Iterator[tuple[Cell, ...]]:
    """T-8: every choice of jokers, none first."""
    for size in range(len(cells) + 1):
        yield from combinations(cells, size)


# The end


def outcome(board: list[str], players: list[Player]) -> tuple[list[int] | None, str | None]:
    """T-11 to T-14: who has won and by what; neither while the game goes on."""
    count = count_left(board)
    left = [sum(count[colour] for colour in player.colours) for player in players]
    if 0 in left:
        return [seat for seat, own in enumerate(left) if own == 0], "cleared"
    if largest_groups(board):
        return None, None
    if len(players) == 1:
        return [], "left"
    fewest = [seat for seat, own in enumerate(left) if own == min(left)]
    if len(fewest) == 1:
        return fewest, "left"
    least = min(players[seat].taken for seat in fewest)
    tied = [seat for seat in fewest if players[seat].taken == least]
    return tied, "taken" if len(tied) == 1 else "draw"


# Reading a position


def read_object(
    value: object, at: str | None, needed: set[str], optional: set[str]
) -> dict[str, object]:
    """Read an object with all needed fields and no unknown ones."""
    if not isinstance(value, dict):
        raise PositionError("this is not an object", at)
    fields = cast("dict[str, object]", value)
    prefix = f"{at}." if at else ""
    for name in fields:
        if name not in needed | optional:
            raise PositionError("this field is unknown", f"{prefix}{name}")
    for name in sorted(needed):
        if name not in fields:
            raise PositionError("this field is missing", f"{prefix}{name}")
    return fields


def read_list(value: object, at: str) -> list[object]:
    """Read a list of anything."""
    if not isinstance(value, list):
        raise PositionError("this is not a list", at)
    return cast("list[object]", value)


def is_whole(value: object) -> TypeGuard[int]:
    """Neither `true` nor 3.5 is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_board(value: object) -> list[str]:
    """T-1, T-2, T-10: ten ramps of ten, no more tokens than exist, no gaps."""
    rows = read_list(value, "board")
    if len(rows) != SIZE:
        raise PositionError("a board has ten rows", "board", "T-1")
    board: list[str] = []
    for number, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != SIZE:
            raise PositionError("a row is ten letters", f"board[{number}]", "T-1")
        if not set(row) <= {*SUPPLY, EMPTY}:
            raise PositionError("no such token", f"board[{number}]", "T-2")
        board.append(row)
    for kind, supply in SUPPLY.items():
        if "".join(board).count(kind) > supply:
            raise PositionError(f"there are only {supply} of {kind}", "board", "T-2")
    if after(board, frozenset()) != board:
        raise PositionError("there is a gap on or between ramps", "board", "T-10")
    return board


def read_move(value: object) -> list[Cell]:
    """T-7: the cells to be taken; any two whole numbers will do here."""
    fields = read_object(value, "move", {"cells"}, set())
    cells: list[Cell] = []
    for number, item in enumerate(read_list(fields["cells"], "move.cells")):
        at = f"move.cells[{number}]"
        match read_list(item, at):
            case [row, column] if is_whole(row) and is_whole(column):
                cells.append((row, column))
            case _:
                raise PositionError("a cell is two whole numbers", at)
    return cells


def read_players(value: object) -> list[Player]:
    """T-3, T-14 to T-16: one to five players or teams, no colour twice."""
    items = read_list(value, "players")
    if not 1 <= len(items) <= PLAYERS:
        raise PositionError("one to five can play", "players", "T-3")
    most = MOST_COLOURS.get(len(items), 1)
    seen: set[str] = set()
    players: list[Player] = []
    for seat, item in enumerate(items):
        at = f"players[{seat}]"
        fields = read_object(item, at, {"colours", "taken"}, set())
        letters = read_list(fields["colours"], f"{at}.colours")
        if not 1 <= len(letters) <= most:
            raise PositionError("not so many colours", f"{at}.colours", "T-3")
        colours: list[str] = []
        for number, colour in enumerate(letters):
            where = f"{at}.colours[{number}]"
            if not isinstance(colour, str) or colour not in [*COLOURS]:
                raise PositionError("there is no such colour", where, "T-2")
            if colour in seen:
                raise PositionError("this colour is given out twice", where, "T-2")
            seen.add(colour)
            colours.append(colour)
        taken = fields["taken"]
        if not is_whole(taken) or taken < 0:
            raise PositionError("this is not a count", f"{at}.taken")
        players.append(Player(colours, taken))
    return players


def judge(position: object) -> dict[str, object]:
    """T-1 to T-16: the answer to a position, or what makes it unreadable."""
    try:
        return verdict(position)
    except PositionError as broken:
        return {"error": broken.answer}


def verdict(position: object) -> dict[str, object]:
    """T-5 to T-16: the answer to a position that can be judged."""
    fields = read_object(position, None, {"board"}, {"move", "jokers", "players"})
    board = read_board(fields["board"])
    jokers = fields.get("jokers", "free")
    if not isinstance(jokers, str) or jokers not in MODES:
        raise PositionError("jokers are free or join", "jokers", "T-8")
    cells = read_move(fields["move"]) if "move" in fields else None
    players = read_players(fields["players"]) if "players" in fields else None

    groups = largest_groups(board)
    answer: dict[str, object] = {
        "groups": [
            {"colour": colour, "cells": [list(cell) for cell in sorted(part)]}
            for colour, part in groups
        ],
        "over": not groups,
        "left": count_left(board),
        "setup_ok": is_fair_start(board),
    }
    final = board
    if cells is not None:
        wrong = faults(tokens_on(board), cells, jokers)
        if wrong:
            rule, why = wrong[0]
            answer["move"] = {"legal": False, "rule": rule, "message": why}
        else:
            final = after(board, frozenset(cells))
            over = not largest_groups(final)
            answer["move"] = {"legal": True, "board": final, "over": over}
    if players is not None:
        answer["winners"], answer["decided_by"] = outcome(final, players)
    return answer
