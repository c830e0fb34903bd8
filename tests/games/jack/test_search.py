"""What the search knows about One-Eyed Jack, and how well it plays in the small."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from conformance.tables import name_of, tables_of
from search.positions import views
from search.strength import share

from games.jack.suite import SUITE
from games.jack.table import JACK
from igroteka.games.jack.bots.fives import FIVES, class_of, note_reach
from igroteka.games.jack.bots.policy import WON, gain_of_chip
from igroteka.games.jack.bots.weights import HABITS
from igroteka.games.jack.rules.moves import DEAD, KIND, PUT
from igroteka.games.jack.rules.state import OVER
from igroteka.model import Game, Move, Options, State, View
from igroteka.rng import seeded
from igroteka.search import SEARCHERS, Budget

TABLES = tables_of("jack", SUITE.tables)


def puts(table: tuple[Game, Options]) -> Iterator[tuple[View, Move]]:
    """Views with moves that put a chip without a jack."""
    for view in islice(views(table), 0, 60, 6):
        for move in view.legal:
            card = move % KIND >> 14
            if move // KIND == PUT and card % 13 != 9:
                yield view, move


def all_fives(state: State, seat: int, reach: np.ndarray) -> float:
    """What all fives together are worth to a seat by habit."""
    note_reach(state[0], seat, reach)
    me = seat % int(state[0]["sides"])
    return sum(float(HABITS[class_of(state[0], me, int(five), reach)]) for five in FIVES)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_gain_is_what_the_chip_does_to_all_fives(table: tuple[Game, Options]) -> None:
    game, reach, compared = table[0], np.zeros(4, np.int64), 0
    for view, move in puts(table):
        state = game.imagine(view, seeded(1))
        before = all_fives(state, view.seat, reach)
        card, square = move % KIND >> 14, move % (1 << 14) >> 7
        first, second = (int(other) for other in state[0]["square"][card])
        other = second if square == first else first
        chips = state[0]["chips"]
        taken = any(int(chips[s, other // 50]) >> other % 50 & 1 for s in range(len(chips)))
        twins = int(state[0]["hand"][view.seat, 1]) >> card & 1
        note_reach(state[0], view.seat, reach)
        side = view.seat % int(table[1]["teams"])
        other = -1 if taken or twins else other
        gain = gain_of_chip(state[0], side, square, other, HABITS, reach)
        game.apply(state, view.seat, move)
        if state[0]["phase"] == OVER:
            assert gain == WON
        elif state[0]["sequences"].sum() == view.record[0]["sequences"].sum():
            after = all_fives(state, view.seat, reach)
            assert gain == pytest.approx(after - before, abs=1e-9)
        compared += 1
    assert compared > 20


def test_dead_cards_are_replaced_before_anything_but_a_win() -> None:
    dead = [
        view
        for view in views(TABLES[0], matches=2)
        if any(move // KIND == DEAD for move in view.legal)
    ]
    assert dead
    for view in dead[:30]:
        best = SEARCHERS["jack"].think(view, seeded(1), Budget(iterations=200))[0]
        assert best.move // KIND == DEAD or best.chance == 1


def test_a_short_search_beats_chance() -> None:
    """By far: fair would be a half."""
    assert share(JACK, {"players": 2}, 10, 100) >= 0.8
