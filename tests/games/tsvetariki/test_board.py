"""The board: ramps, sliding, closing up."""

import numpy as np
import pytest

from games.tsvetariki.boards import board, cells_of_move, full, rows_of
from igroteka.games.tsvetariki.face.notation import board_text, parse_move, read_board
from igroteka.games.tsvetariki.rules.pieces import (
    COLOURS,
    HEIGHT,
    JOKER,
    JOKERS,
    OF_A_COLOUR,
    RAMPS,
    TOKENS,
    TOKENS_IN_ALL,
)
from igroteka.games.tsvetariki.rules.ramps import (
    cells_of,
    coloured,
    filled,
    gap_on,
    jokers_of,
    put_token,
    take_away,
    token_at,
)
from igroteka.games.tsvetariki.rules.turn import group_of


def test_the_board_has_ten_ramps_of_ten() -> None:
    """T-1: and the low end is the bottom row."""
    assert (RAMPS, HEIGHT, TOKENS_IN_ALL) == (10, 10, 100)
    ramps = np.zeros(RAMPS, np.int64)
    put_token(ramps, 3, 0, TOKENS.index("g"))
    assert board_text(ramps) == [*["." * 10] * 9, "...g......"]


def test_there_are_a_hundred_tokens() -> None:
    """T-2: 19 of each of five colours and five jokers."""
    assert OF_A_COLOUR * len(COLOURS) + JOKERS == TOKENS_IN_ALL


def test_a_board_reads_back() -> None:
    """T-1."""
    rows = full(["r*.......v", "rygbv*rygb"])
    assert board_text(read_board(rows)) == rows


def test_every_kind_of_token_is_found_on_a_ramp() -> None:
    """T-2: of a ramp with every kind, a doubled one and an empty end."""
    ramp = board("r", "*", "v", "b", "g", "y", "r")[0]
    assert filled(ramp) == 0x1111111
    assert cells_of(ramp, TOKENS.index("r")) == 0x1000001
    assert cells_of(ramp, TOKENS.index("b")) == 0x1000
    assert jokers_of(ramp) == cells_of(ramp, JOKER) == 0x100000
    assert coloured(ramp) == 0x1011111
    ramps = board("r", "*", "v", "b", "g", "y", "r")
    tokens = [TOKENS.index(letter) for letter in "rygbv*r"]
    assert [token_at(ramps, 0, height) for height in range(8)] == [*tokens, -1]


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        (["g", "r", "r", "b"], "a2", ["g", "b"]),
        (["y", "rr", "gr"], "a2", ["y", "g"]),
        ([".r", "grg"], "b1", ["gg"]),
        (["rr", "rr"], "a1", []),
        (["..b", "r*g", "rrg"], "a1+b2", ["b", "g", "g"]),
        (["y.y", "rrr"], "a1", ["yy"]),
        (["r.r", "grgr"], "b1", ["r.r", "grgr"]),
    ],
)
def test_tokens_slide_down_and_ramps_close_up(
    before: list[str], move: str, after: list[str]
) -> None:
    """T-10: a lone token is no group, so the last line stays as it is."""
    ramps = board(*before)
    chosen = parse_move(move)
    group = np.zeros(RAMPS, np.int64)
    if len(cells_of_move(ramps, chosen)) > 1:
        group_of(ramps, chosen, group)
    take_away(ramps, group)
    assert rows_of(ramps) == after


@pytest.mark.parametrize(
    ("rows", "gap"),
    [
        (["r", "g"], -1),
        (["rrrrrrrrrr"], -1),
        ([], -1),
        (["r", ".", "g"], 0),
        ([".r", "g."], 1),
        (["g.r"], 1),
        ([".r"], 0),
    ],
)
def test_a_gap_is_found(rows: list[str], gap: int) -> None:
    """T-10: no token floats, no empty ramp splits the board."""
    assert gap_on(board(*rows)) == gap
