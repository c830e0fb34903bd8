"""Sequential halving: moves are tried in rounds, and the better half of them goes on."""

from itertools import islice

import numpy as np
import pytest
from conformance.tables import TABLES, name_of

from igroteka.model import Game, Move, Options, View
from igroteka.rng import Rng, seeded
from igroteka.search import SEARCHERS, Budget
from igroteka.search.sequential_halving import SURE, SURE_TRIES, SequentialHalving
from search.positions import views

SIFTED = [table for table in TABLES if isinstance(SEARCHERS[table[0].id], SequentialHalving)]
MANY = 16


class Known:
    """A trial in which every move has a known chance to win."""

    def __init__(self, chances: dict[Move, float], sure: int | None = None) -> None:
        self._chances, self._sure = chances, sure

    def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
        return np.array([SURE if move == self._sure else 0.0 for move in moves])

    def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
        into += worlds * np.array([self._chances[Move(int(move))] for move in moves])


def some_view() -> View:
    """The first choice of a match, from many moves: halving them takes a few rounds."""
    return next(view for table in SIFTED for view in views(table) if len(view.legal) >= MANY)


@pytest.mark.parametrize("iterations", [1, 7, 30, 500, 4001])
def test_every_iteration_is_used_and_the_best_move_comes_first(iterations: int) -> None:
    view = some_view()
    chances = {move: 1 / (2 + place) for place, move in enumerate(view.legal)}
    search = SequentialHalving(lambda _: Known(chances), 8)
    found = search.think(view, seeded(1), Budget(iterations=iterations))
    assert sum(each.tries for each in found) == iterations
    assert found[0].move == view.legal[0]
    assert sorted(each.move for each in found) == sorted(view.legal)


def test_what_is_sure_is_not_pondered() -> None:
    view = some_view()
    sure = view.legal[-1]
    search = SequentialHalving(lambda _: Known(dict.fromkeys(view.legal, 0.5), sure), 8)
    found = search.think(view, seeded(1), Budget(iterations=10_000))
    assert (found[0].move, found[0].tries) == (sure, SURE_TRIES)


def test_belief_lets_a_glance_outweigh_a_few_tries_but_not_many() -> None:
    view = some_view()
    chances = {move: 0.6 if move == view.legal[1] else 0.5 for move in view.legal}

    class Believed(Known):
        def glance(self, moves: np.ndarray, rng: Rng) -> np.ndarray:
            return np.array([0.7 if move == view.legal[0] else 0.5 for move in moves])

    for belief, iterations, best in ((0, 100, 1), (100, 100, 0), (100, 10_000, 1)):
        search = SequentialHalving(lambda _: Believed(chances), 8, belief)
        found = search.think(view, seeded(1), Budget(iterations=iterations))
        assert found[0].move == view.legal[best]


@pytest.mark.parametrize("milliseconds", [20, 200])
@pytest.mark.parametrize("cost", [0.01, 0.1])
def test_a_limit_of_time_is_kept(milliseconds: int, cost: float) -> None:
    view, now = some_view(), 0.0

    class Slow(Known):
        def play(self, moves: np.ndarray, worlds: int, rng: Rng, into: np.ndarray) -> None:
            nonlocal now
            now += worlds * len(moves) * cost / 1000
            super().play(moves, worlds, rng, into)

    chances = {move: 1 / (2 + place) for place, move in enumerate(view.legal)}
    search = SequentialHalving(lambda _: Slow(chances), 8)
    found = search.think(view, seeded(1), Budget(milliseconds), lambda: now)
    assert found[0].move == view.legal[0]
    assert 0.9 * milliseconds <= now * 1000 <= milliseconds + cost * 8


@pytest.mark.parametrize("table", SIFTED, ids=name_of)
def test_all_tables_can_be_sifted_to_the_last_choice(table: tuple[Game, Options]) -> None:
    for view in islice(views(table), 0, None, 9):
        found = SEARCHERS[view.game].think(view, seeded(1), Budget(iterations=16))
        assert found[0].move in view.legal and 0 <= found[0].chance <= 1
