"""What a board offers, for clients that light it up and let tokens slide without knowing rules."""

from functools import lru_cache
from typing import Any

import numpy as np

from igroteka.games.tsvetariki.face.notation import cell_text, cells_in, move_text, taken_by
from igroteka.games.tsvetariki.rules.pieces import CELL, HEIGHT, RAMPS
from igroteka.games.tsvetariki.rules.ramps import DIGIT, ONES, filled, take_away
from igroteka.games.tsvetariki.rules.turn import MAX_MOVES, put_moves
from igroteka.model import Move

Table = Any  # one record of a state or a view

# On every cell of a ramp its own height, counted from 1.
_HEIGHTS = sum(height + 1 << height * DIGIT for height in range(HEIGHT))


def groups_of(table: Table) -> dict[str, str]:
    """T-7, T-8: every move the board allows and its cells; open to all, whoever's turn it is."""
    return dict(_groups(table["ramps"].tobytes(), int(table["join"])))


@lru_cache(256)  # everybody at a table looks at the same board
def _groups(board: bytes, join: int) -> dict[str, str]:
    ramps, moves = np.frombuffer(bytearray(board), np.int64), np.zeros(MAX_MOVES, np.int64)
    every = [Move(move) for move in moves[: int(put_moves(ramps, join, moves))].tolist()]
    return {move_text(move): " ".join(taken_by(ramps, move)) for move in every}


def slides(ramps: np.ndarray, group: np.ndarray) -> tuple[str, ...]:
    """T-10: where each token goes that does not stay when a group is taken: `d5-d4`.

    The tokens are replaced by their heights, then by their ramps, and slide as any others would.
    """
    full = np.array([int(filled(ramp)) for ramp in ramps.tolist()], np.int64)
    heights = full * 15 & _HEIGHTS
    origins = full * np.arange(1, RAMPS + 1, dtype=np.int64)
    for labels in (heights, origins):
        take_away(labels, group)
    gone: list[str] = []
    now = np.array([int(filled(ramp)) & ONES for ramp in heights.tolist()], np.int64)
    for cell in cells_in(now):
        ramp, shift = cell // CELL, cell % CELL * DIGIT
        height = (int(heights[ramp]) >> shift & 15) - 1
        origin = (int(origins[ramp]) >> shift & 15) - 1
        before = origin * CELL + height
        if before != cell:
            gone.append(f"{cell_text(before)}-{cell_text(cell)}")
    return tuple(gone)
