"""Random play: every legal move is equally likely, though they are not listed."""

from collections import Counter

import numpy as np
import pytest

from games.tsvetariki.boards import GAME, MODES, board, cells_of_move, moves_of, new
from igroteka.games.tsvetariki.face.notation import cell_text, cells_in
from igroteka.games.tsvetariki.rules.groups import has_group
from igroteka.games.tsvetariki.rules.pieces import RAMPS
from igroteka.games.tsvetariki.rules.playout import play_board, random_group
from igroteka.games.tsvetariki.rules.ramps import gap_on, put_token
from igroteka.rng import below, seeded

DRAWS = 400  # a move


@pytest.mark.parametrize("jokers", ["free", "join"])
@pytest.mark.parametrize(
    "rows",
    [
        ["rrgg"],
        ["r*g*b"],
        ["rr*rr", "gb*bg"],
        ["r**g"],
        ["..rr", "rr*r", "ygrg", "rggr"],
        ["rygbv", "*****", "rygbv"],
    ],
)
def test_every_legal_move_is_drawn_equally_often(rows: list[str], jokers: str) -> None:
    """T-7, T-8: among them groups that look like more than one from their cells."""
    ramps = board(*rows)
    legal = {cells_of_move(ramps, move) for move in moves_of(ramps, jokers)}
    rng = seeded(11)
    starts, group = np.zeros(RAMPS, np.int64), np.zeros(RAMPS, np.int64)
    drawn: Counter[frozenset[str]] = Counter()
    for _ in range(DRAWS * len(legal)):
        assert random_group(ramps, jokers == "join", rng, starts, group) >= 0
        drawn[frozenset(cell_text(cell) for cell in cells_in(group))] += 1
    assert set(drawn) == legal
    # Five standard deviations of a count around DRAWS.
    assert all(abs(count - DRAWS) < 5 * DRAWS**0.5 for count in drawn.values())


@pytest.mark.parametrize("mode", MODES)
def test_a_playout_ends_the_match(mode: str) -> None:
    """T-7, T-12: within 50 turns, because every turn takes two tokens or more."""
    kernels = GAME.kernels
    state = new(MODES[mode])
    moves, items = np.zeros(kernels.max_moves, np.int64), np.zeros(kernels.max_pile, np.int64)
    turns = kernels.playout(state, 0, seeded(3), moves, items)
    assert GAME.is_over(state)
    assert 5 < turns <= 50
    assert turns == GAME.turn(state)


def test_boards_of_other_sizes_are_played_by_the_same_rules() -> None:
    """T-7, T-10: the benchmark's 15 × 15."""
    rng = seeded(1)
    ramps, starts, group = (np.zeros(15, np.int64) for _ in range(3))
    for _ in range(20):
        ramps[:] = 0
        for ramp in range(15):
            for height in range(15):
                put_token(ramps, ramp, height, below(rng, 5))
        assert play_board(ramps, rng, starts, group) > 30
        assert not has_group(ramps)
        assert gap_on(ramps) == -1
