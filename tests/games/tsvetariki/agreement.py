"""The engine's moves and boards beside those of the naive oracle."""

import random

import numpy as np

from games.tsvetariki import oracle
from games.tsvetariki import positions as tsvetariki_positions
from games.tsvetariki.boards import moves_of
from igroteka.games.tsvetariki.face.notation import board_text, cells_in, read_board
from igroteka.games.tsvetariki.rules.groups import crowded, has_group
from igroteka.games.tsvetariki.rules.pieces import CELL, HEIGHT, RAMPS
from igroteka.games.tsvetariki.rules.ramps import take_away
from igroteka.games.tsvetariki.rules.turn import group_of

Boards = dict[frozenset[oracle.Cell], list[str]]


def disagreement(positions: int, seed: int) -> str | None:
    """Compare on random boards, in both joker modes; the first board that differs, if any."""
    rng = random.Random(seed)
    for _ in range(positions):
        rows = tsvetariki_positions.random_board(rng)
        for jokers in oracle.MODES:
            if not agrees(rows, jokers):
                return f"{jokers}: {rows}"
    return None


def agrees(rows: list[str], jokers: str) -> bool:
    """T-5, T-7, T-8, T-10: the same sets of cells, each once, with the same boards after them."""
    ramps = read_board(rows)
    moves = moves_of(ramps, jokers)
    found: Boards = {}
    group = np.zeros(RAMPS, np.int64)
    for move in moves:
        after = ramps.copy()
        group_of(ramps, move, group)
        take_away(after, group)
        cells = frozenset((HEIGHT - 1 - cell % CELL, cell // CELL) for cell in cells_in(group))
        found[cells] = board_text(after)
    expected = {cells: oracle.after(rows, cells) for cells in oracle.legal_moves(rows, jokers)}
    return (
        found == expected
        and len(found) == len(moves)
        and bool(has_group(ramps)) == bool(expected)
        and bool(crowded(ramps, group)) != oracle.is_fair_start(rows)
    )
