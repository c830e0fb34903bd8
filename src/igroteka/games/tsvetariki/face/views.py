"""What a seat sees of a table, with every group that the board offers.

Clients light groups up and need to know no rules for it.
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Struct

from igroteka.games.tsvetariki.face.notation import CELL_TEXTS, EMPTY_TEXT
from igroteka.games.tsvetariki.rules.groups import count_of, joker_cell, size_of
from igroteka.games.tsvetariki.rules.pieces import (
    CELL,
    COLOURS,
    HEIGHT,
    KINDS,
    RAMPS,
    TOKENS,
)
from igroteka.games.tsvetariki.rules.ramps import DIGIT
from igroteka.games.tsvetariki.rules.state import OVER, PLAY
from igroteka.games.tsvetariki.rules.turn import (
    MAX_MOVES,
    MOVE_CELL,
    group_of,
    jokers_in,
    put_moves,
)
from igroteka.json_writer import NULL, parts, put, words
from igroteka.kernel import kernel, lowest, popcount
from igroteka.model import PrivateView as Private
from igroteka.model import PublicView as Public
from igroteka.model.compiled_views import CompiledViews

_CELLS = tuple(CELL_TEXTS.get(cell, "") for cell in range(RAMPS * CELL))

Cell = Annotated[
    str, words("Cell", _CELLS, "A ramp from the left and a row from the low end: `d4`.")
]
Colour = Annotated[Literal["r", "y", "g", "b", "v"], words("Colour", COLOURS)]
Row = Annotated[str, parts("Row", EMPTY_TEXT + TOKENS, "", "Ten tokens, `.` where none lies.")]
MoveText = Annotated[str, parts("MoveText", _CELLS, "+", "A move as it is played: `d4+e5`.")]
Cells = Annotated[str, parts("Cells", _CELLS, " ", "Cells with spaces between them.")]


class Counts(Struct, frozen=True, rename={"joker": "*"}):
    """How many tokens there are of each kind."""

    r: int  # red
    y: int  # yellow
    g: int  # green
    b: int  # blue
    v: int  # violet
    joker: int  # jokers


class Player(Struct, frozen=True):
    """What lies before a player."""

    colours: tuple[Colour, ...] | None  # T-12: the secret colours; null until the end shows them
    taken: Counts  # T-9: tokens taken


class PublicView(Public, frozen=True):
    """What everybody may know."""

    board: tuple[Row, ...]  # the tokens on the ramps, row by row, the low end last
    last: tuple[Cell, ...]  # the cells taken last, where they lay before the board closed up
    left: Counts  # tokens left on the board
    players: tuple[Player, ...]  # by seat
    groups: dict[MoveText, Cells]  # T-7, T-8: every move of the board, whoever's turn it is


class PrivateView(Private, frozen=True):
    """What a seat may know besides."""

    colours: tuple[tuple[Colour, ...] | None, ...]  # T-3, T-16: by seat those it knows, or null


@kernel
def public(views, j, row, n):
    """What everybody may know, as `PublicView` has it."""
    v = views[j]
    n = put_board(row, n, v["ramps"])
    n = put(row, n, size_of(v["last"]))
    n = put_cells(row, n, v["last"])
    n = put_counts(row, n, v["left"])
    n = put(row, n, v["players"])
    for seat in range(v["players"]):
        n = put_colours(row, n, v["known"][seat] if v["phase"] == OVER else 0)
        n = put_counts(row, n, v["taken"][seat])
    return put_offers(row, n, v["ramps"], v["join"]) if v["phase"] == PLAY else put(row, n, 0)


@kernel
def private(views, j, row, n):
    """What a seat may know besides, as `PrivateView` has it."""
    v = views[j]
    n = put(row, n, v["players"])
    for seat in range(v["players"]):
        n = put_colours(row, n, v["known"][seat])
    return n


@kernel
def put_board(row, n, ramps):
    n = put(row, n, HEIGHT)
    for height in range(HEIGHT - 1, -1, -1):
        n = put(row, n, RAMPS)
        for ramp in range(RAMPS):
            n = put(row, n, ramps[ramp] >> height * DIGIT & 15)
    return n


@kernel
def put_cells(row, n, group):
    """The cells of a group."""
    for ramp in range(RAMPS):
        cells = group[ramp]
        while cells:
            n = put(row, n, ramp * CELL + lowest(cells) // DIGIT)
            cells &= cells - 1
    return n


@kernel
def put_counts(row, n, counts):
    for kind in range(KINDS):
        n = put(row, n, counts[kind])
    return n


@kernel
def put_colours(row, n, colours):
    """A set of colours; null for none."""
    n = put(row, n, popcount(colours) if colours else NULL)
    while colours:
        n = put(row, n, lowest(colours))
        colours &= colours - 1
    return n


@kernel
def put_offers(row, n, ramps, join):
    """T-7, T-8: every move the board allows, and its cells."""
    moves, group = np.empty(MAX_MOVES, np.int64), np.empty(RAMPS, np.int64)
    size = put_moves(ramps, join, moves)
    n = put(row, n, size)
    for place in range(size):
        move = moves[place]
        group_of(ramps, move, group)
        jokers = jokers_in(move)
        n = put(row, n, 1 + count_of(jokers))
        n = put(row, n, move % MOVE_CELL)
        for number in range(count_of(jokers)):
            n = put(row, n, joker_cell(jokers, number))
        n = put(row, n, size_of(group))
        n = put_cells(row, n, group)
    return n


VIEWS = CompiledViews(PublicView, PrivateView, public, private)
