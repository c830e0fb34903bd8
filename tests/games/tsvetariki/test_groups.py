"""Groups: what hangs together, with and without jokers, beside a naive second opinion."""

from itertools import pairwise

import numpy as np
import pytest

from games.tsvetariki.agreement import disagreement
from games.tsvetariki.boards import board, cells_of_move, moves_of
from igroteka.games.tsvetariki.face.notation import (
    move_text,
    parse_move,
)
from igroteka.games.tsvetariki.rules.groups import crowded, has_group
from igroteka.games.tsvetariki.rules.pieces import RAMPS
from igroteka.games.tsvetariki.rules.turn import MOST_MOVES

POSITIONS = 5_000  # for each of four seeds


def texts(rows: list[str], jokers: str) -> set[str]:
    """The legal moves on a board, as text."""
    return {move_text(move) for move in moves_of(board(*rows), jokers)}


@pytest.mark.parametrize(
    ("rows", "free", "join"),
    [
        (["rrgb"], {"a1"}, {"a1"}),
        (["rgrb"], set[str](), set[str]()),
        (["rg", "gr"], set[str](), set[str]()),
        (["r", "r", "g"], {"a2"}, {"a2"}),
        (["rrrr"], {"a1"}, {"a1"}),
        (["gr", "rr"], {"a1"}, {"a1"}),
        # One token and a joker; jokers alone are nothing.
        (["r*"], {"a1+b1"}, {"a1+b1"}),
        (["**"], set[str](), set[str]()),
        # The joker with either colour, or with none.
        (["rr*g"], {"a1", "a1+c1", "d1+c1"}, {"a1+c1", "d1+c1"}),
        # A bridge joins both parts; without it each is on its own.
        (["rr*rr"], {"a1", "d1", "a1+c1"}, {"a1+c1"}),
        # Joker by joker, and a further one only through a taken one.
        (["r**g"], {"a1+b1", "a1+b1+c1", "d1+c1", "d1+b1+c1"}, {"a1+b1+c1", "d1+b1+c1"}),
        (["*rr*"], {"b1", "b1+a1", "b1+d1", "b1+a1+d1"}, {"b1+a1+d1"}),
        # Two jokers that the colour joins, though they do not touch each other.
        (["r*r*r"], {"a1+b1", "c1+d1", "a1+b1+d1"}, {"a1+b1+d1"}),
        # The group comes round to a cell that looks like a first one.
        ([".rr", "rgr", "rrr"], {"a1"}, {"a1"}),
    ],
)
def test_legal_moves(rows: list[str], free: set[str], join: set[str]) -> None:
    """T-7, T-8: every set of tokens that may be taken, each once."""
    assert texts(rows, "free") == free
    assert texts(rows, "join") == join
    assert bool(has_group(board(*rows))) == bool(free)


@pytest.mark.parametrize(
    ("rows", "move", "cells"),
    [
        (["gr", "rr"], "a1", "a1 b1 b2"),
        (["rr*rr"], "a1", "a1 b1"),
        (["rr*rr"], "a1+c1", "a1 b1 c1 d1 e1"),
        (["r**g"], "d1+b1+c1", "b1 c1 d1"),
        ([".rr", "rgr", "rrr"], "a1", "a1 a2 b1 c1 c2 c3 b3"),
    ],
)
def test_a_move_takes_all_that_hangs_together(rows: list[str], move: str, cells: str) -> None:
    """T-7, T-8."""
    assert cells_of_move(board(*rows), parse_move(move)) == set(cells.split())


@pytest.mark.parametrize(
    ("rows", "crowd"),
    [
        (["rrrr"], False),
        (["rrrrr"], True),
        (["rr", "rr"], False),
        (["r", "rr", "rr"], True),
        (["rr*rrr"], False),
        (["r.....", "gr....", "rgr...", "grgrrr"], False),
        (["*****"], False),
    ],
)
def test_five_of_a_colour_may_not_touch_at_the_start(rows: list[str], crowd: bool) -> None:
    """T-5: by edges; jokers are no colour."""
    assert bool(crowded(board(*rows), np.zeros(RAMPS, np.int64))) == crowd


def test_moves_stay_within_the_room_for_them() -> None:
    """T-8: five jokers in a row with all five colours on both sides: 31 choices, five colours."""
    ramps = board("rygbv", "*****", "rygbv")
    moves = moves_of(ramps)
    assert len(moves) == len({cells_of_move(ramps, move) for move in moves}) <= MOST_MOVES
    assert len([move for move in moves if len(cells_of_move(ramps, move)) == 3]) >= 5


@pytest.mark.parametrize("seed", range(4))
def test_the_naive_oracle_lists_the_same_moves_and_boards(seed: int) -> None:
    """T-7, T-8, T-10: in both joker modes, on boards of every stage of a game."""
    assert disagreement(POSITIONS, seed) is None


def test_the_first_cell_names_a_group_whatever_cell_one_starts_from() -> None:
    """T-7: moves are listed in the order of their first cells, jokers aside."""
    firsts = [move % 256 for move in moves_of(board("rgb", "rgb", "yyy"))]
    assert all(one < other for one, other in pairwise(firsts))
