"""The search core: the same for every game."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from conformance.tables import TABLES, name_of

from igroteka.games import GAMES
from igroteka.model import Game, Move, Options, View
from igroteka.rng import Rng, seeded
from igroteka.search import SEARCHERS, Budget
from igroteka.search.pacing import strides
from search.positions import after, views
from search.trace import all_traces

TESTS = Path(__file__).resolve().parent.parent
tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


@tables
def test_a_search_tries_every_legal_move_and_none_else(table: tuple[Game, Options]) -> None:
    for view in islice(views(table), 3):
        tried = SEARCHERS[view.game].think(view, seeded(1), Budget(None, 40 * len(view.legal)))
        assert {each.move for each in tried} == set(view.legal)
        assert sum(each.tries for each in tried) == 40 * len(view.legal)
        assert all(each.tries > 0 and 0 <= each.chance <= 1 for each in tried)
        assert [each.tries for each in tried] == sorted((e.tries for e in tried), reverse=True)


@tables
def test_the_same_seed_and_iterations_find_the_same(table: tuple[Game, Options]) -> None:
    for view in islice(views(table), 3):
        think = SEARCHERS[view.game].think
        found = think(view, seeded(5), Budget(iterations=300))
        think(view, seeded(6), Budget(iterations=700))  # what was tried before is forgotten
        assert think(view, seeded(5), Budget(iterations=300)) == found
        assert think(view, seeded(6), Budget(iterations=300)) != found


def test_compiled_and_interpreted_searches_are_equal() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(TESTS / "search" / "trace.py")],
        env={**os.environ, "PYTHONPATH": str(TESTS), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert dict(line.rsplit(" ", 1) for line in done.stdout.splitlines()) == all_traces()


def wins(game: Game, view: View, move: Move, rng: Rng) -> bool:
    """Whether a move ends the match with a win, in every one of some imagined worlds."""
    side = next(side for side in game.sides(view.options) if view.seat in side)
    for _ in range(3):
        state = after(game, view, move, rng)
        if not game.is_over(state):
            return False
        returns = game.returns(state, game.seats(view.options))
        if sum(returns[seat] for seat in side) < 1:
            return False
    return True


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if not game.simultaneous])
def test_a_search_wins_at_once_where_it_can(id: str) -> None:
    """Or finds another win that is as sure."""
    game, rng, found = GAMES[id], seeded(3), 0
    for table in [table for table in TABLES if table[0].id == id and game.seats(table[1]) > 1]:
        for view in views(table, matches=6):
            winning = [move for move in view.legal if wins(game, view, move, rng)]
            if winning and len(winning) < len(view.legal):
                found += 1
                best = SEARCHERS[id].think(view, seeded(2), Budget(None, 60 * len(view.legal)))[0]
                assert best.move in winning or best.chance == 1
                assert best.chance > 0.9
    assert found >= 3


# -- time -----------------------------------------------------------------------------------------


def spent(iterations: int | None, milliseconds: float, per_iteration: float) -> tuple[int, float]:
    """Iterations and milliseconds used on a machine that needs so long for each."""
    now = 0.0

    def clock() -> float:
        return now / 1000

    done = 0
    for count in strides(Budget(milliseconds, iterations), clock, clock()):
        done += count
        now += count * per_iteration
    return done, now


@pytest.mark.parametrize("milliseconds", [20, 100, 1000])
@pytest.mark.parametrize("per_iteration", [0.001, 0.02, 0.2])
def test_a_limit_of_time_is_used_and_not_overrun(milliseconds: int, per_iteration: float) -> None:
    _, used = spent(None, milliseconds, per_iteration)
    assert milliseconds <= used <= 1.1 * milliseconds


def test_the_first_limit_counts() -> None:
    assert spent(500, 1000, 0.01)[0] == 500
    assert spent(500_000, 1000, 0.01)[0] < 110_000


def test_thinking_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        next(strides(Budget(), lambda: 0.0, 0.0))


def test_strides_grow_and_shrink_with_the_machine() -> None:
    """Somebody else takes the machine half-way: fewer iterations, the same time."""
    now = 0.0
    clock: Callable[[], float] = lambda: now / 1000  # noqa: E731
    for count in strides(Budget(100), clock, 0.0):
        now += count * (0.001 if now < 50 else 0.01)
    assert now <= 125
