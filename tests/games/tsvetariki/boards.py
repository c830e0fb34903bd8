"""Boards for tests: a few rows as letters, the low end last; the rest is empty."""

from collections.abc import Sequence

import numpy as np

from igroteka.games import GAMES
from igroteka.games.tsvetariki.face.notation import board_text, cell_text, cells_in, read_board
from igroteka.games.tsvetariki.rules.ending import DECIDED_BY, DECISION, decision
from igroteka.games.tsvetariki.rules.groups import has_group
from igroteka.games.tsvetariki.rules.pieces import COLOURS, HEIGHT, RAMPS, TOKENS
from igroteka.games.tsvetariki.rules.state import STATE
from igroteka.games.tsvetariki.rules.turn import MAX_MOVES, group_of, put_moves
from igroteka.model import Move, State

GAME = GAMES["tsvetariki"]
MODES: dict[str, dict[str, object]] = {
    "2 players": {"players": 2},
    "3 players": {"players": 3},
    "5 players": {"players": 5},
    "two colours": {"mode": "two-colours"},
    "teams": {"mode": "teams"},
    "solitaire": {"mode": "solitaire", "colours": 2},
}


def full(rows: Sequence[str]) -> list[str]:
    """Rows filled up to a whole board."""
    empty = ["." * RAMPS] * (HEIGHT - len(rows))
    return [*empty, *(row.ljust(RAMPS, ".") for row in rows)]


def board(*rows: str) -> np.ndarray:
    """The ramps of a board."""
    return read_board(full(rows))


def rows_of(ramps: np.ndarray) -> list[str]:
    """The rows of a board without the empty space above and to the right."""
    return [row.rstrip(".") for row in board_text(ramps) if row.strip(".")]


def moves_of(ramps: np.ndarray, jokers: str = "free") -> list[Move]:
    """The legal moves on a board."""
    moves = np.zeros(MAX_MOVES, np.int64)
    count = int(put_moves(ramps, int(jokers == "join"), moves))
    return [Move(int(move)) for move in moves[:count]]


def cells_of_move(ramps: np.ndarray, move: Move) -> frozenset[str]:
    """What a move takes."""
    group = np.zeros(RAMPS, np.int64)
    group_of(ramps, move, group)
    return frozenset(cell_text(cell) for cell in cells_in(group))


def table(
    rows: Sequence[str], colours: Sequence[str], taken: Sequence[int] = (), **more: int
) -> State:
    """A state with this board; for each seat its colours and own tokens taken."""
    state = np.zeros(1, STATE)
    s = state[0]
    s["ramps"] = board(*rows)
    s["left"] = ["".join(rows).count(token) for token in TOKENS]
    s["players"] = len(colours)
    for seat, letters in enumerate(colours):
        s["colours"][seat] = sum(1 << COLOURS.index(letter) for letter in letters)
        s["taken"][seat, COLOURS.index(letters[0])] = taken[seat] if taken else 0
    for name, value in more.items():
        s[name] = value
    return State(state)


def decided(state: State) -> tuple[list[int], str | None]:
    """T-11 to T-13: the winning sides and what decided."""
    s = state[0]
    winners, reason = divmod(int(decision(s, has_group(s["ramps"]))), DECISION)
    return [side for side in range(5) if winners >> side & 1], DECIDED_BY[reason]


def new(given: dict[str, object]) -> State:
    """A table before anything is dealt."""
    return GAME.new(GAME.parse_options(given))
