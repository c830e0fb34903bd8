"""Why tokens of Tsvetariki may not be taken, by the rule's number."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from igroteka.games.tsvetariki.face.notation import (
    cell_text,
    cells_in,
    joker_cells,
    move_of,
    move_text,
    packed,
)
from igroteka.games.tsvetariki.rules.ending import cleared_sides
from igroteka.games.tsvetariki.rules.groups import (
    add_cell,
    find_jokers,
    first_cell,
    gather,
    has_cell,
    size_of,
    touches,
)
from igroteka.games.tsvetariki.rules.pieces import CELL, EMPTY, HEIGHT, JOKER, RAMPS
from igroteka.games.tsvetariki.rules.ramps import token_at
from igroteka.games.tsvetariki.rules.state import OVER
from igroteka.games.tsvetariki.rules.turn import MOVE_CELL, jokers_in
from igroteka.model import Move, Refusal

Table = Any  # one record of a state
ALL_CELLS = [ramp * CELL + row for ramp in range(RAMPS) for row in range(HEIGHT)]


def _refusal(rule: str, why: str, cell: int | None = None) -> Refusal:
    facts = {} if cell is None else {"cell": cell_text(cell)}
    return Refusal(rule, f"tsvetariki-no-{why}", facts)


def token_on(ramps: np.ndarray, cell: int) -> int:
    """The token of a cell, or EMPTY."""
    return int(token_at(ramps, cell // CELL, cell % CELL))


def why_not(s: Table, move: Move) -> Refusal:
    """The rule that forbids a move which is not legal."""
    if s["phase"] == OVER:
        return _refusal("T-11" if cleared_sides(s) else "T-12", "over")
    ramps = s["ramps"]
    first, wanted = move % MOVE_CELL, joker_cells(jokers_in(move))
    token = token_on(ramps, first)
    if token == EMPTY:
        return _refusal("T-7", "token", first)
    if token == JOKER:
        return _refusal("T-8", "jokers-alone", first)
    for cell in wanted:
        if token_on(ramps, cell) != JOKER:
            return _refusal("T-8", "such-joker", cell)
    group = gathered(ramps, token, first, wanted)
    for cell in wanted:
        if not has_cell(group, cell):
            return _refusal("T-8", "joker-apart", cell)
    left_behind = joker_left(ramps, group) if s["join"] else None
    if left_behind is not None:
        return _refusal("T-8", "joker-left", left_behind)
    if size_of(group) == 1:
        return _refusal("T-7", "single", first)
    # A group may be taken, but it is named after another cell.
    name = move_text(move_of(int(first_cell(ramps, token, group)), wanted))
    return Refusal("T-7", "tsvetariki-no-other-name", {"move": name})


def why_not_cells(ramps: np.ndarray, cells: Sequence[int], join: bool) -> Refusal | None:
    """The rule that forbids taking these cells of a board; -1 is a cell off the board."""
    if not cells:
        return _refusal("T-7", "nothing")
    if len(set(cells)) < len(cells):
        return _refusal("T-7", "twice")
    if -1 in cells:
        return _refusal("T-7", "off-board")
    tokens = {cell: token_on(ramps, cell) for cell in sorted(cells)}
    for cell, token in tokens.items():
        if token == EMPTY:
            return _refusal("T-7", "token", cell)
    colours = set(tokens.values()) - {JOKER}
    if not colours:
        return _refusal("T-8", "jokers-alone", min(cells))
    if len(colours) > 1:
        return _refusal("T-7", "one-colour")
    return _why_not_group(ramps, tokens, colours.pop(), join)


def _why_not_group(
    ramps: np.ndarray, tokens: dict[int, int], colour: int, join: bool
) -> Refusal | None:
    """T-7, T-8: one colour with jokers: it must hang together, and nothing may be left."""
    taken = group_with(tokens)
    left_behind = joker_left(ramps, taken) if join else None
    if left_behind is not None:
        return _refusal("T-8", "joker-left", left_behind)
    own = group_with(cell for cell, token in tokens.items() if token == colour)
    others = [cell for cell in ALL_CELLS if token_on(ramps, cell) == colour and cell not in tokens]
    for cell in others:
        if touches(taken, cell) and not touches(own, cell):
            return _refusal("T-8", "bridge-left", cell)
    if len(tokens) == 1:
        return _refusal("T-7", "single", min(tokens))
    jokers = [cell for cell, token in tokens.items() if token == JOKER]
    first = next(cell for cell, token in tokens.items() if token == colour)
    # The board with nothing on it but what is taken.
    alone = gathered(ramps & taken * 15, colour, first, jokers)
    for cell in tokens:
        if not has_cell(alone, cell):
            return _refusal("T-7", "apart", cell)
    missing = cells_in(gathered(ramps, colour, first, jokers) & ~taken)
    return _refusal("T-7", "part-left", missing[0]) if missing else None


def group_with(cells: Any) -> np.ndarray:
    """These cells as a group."""
    group = np.zeros(RAMPS, np.int64)
    for cell in cells:
        add_cell(group, cell)
    return group


def gathered(ramps: np.ndarray, colour: int, first: int, jokers: Sequence[int]) -> np.ndarray:
    """T-7, T-8: the group that grows from a cell over its colour and these jokers."""
    group = np.zeros(RAMPS, np.int64)
    gather(ramps, colour, first, packed(jokers), (1 << len(jokers)) - 1, group)
    return group


def joker_left(ramps: np.ndarray, group: np.ndarray) -> int | None:
    """T-8: a joker that touches a group and does not belong to it."""
    jokers = joker_cells(find_jokers(ramps))
    left = (cell for cell in jokers if touches(group, cell) and not has_cell(group, cell))
    return next(left, None)
