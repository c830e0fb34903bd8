"""What the search knows about Splito, and how well it plays in the small."""

from itertools import islice

import numpy as np
import pytest
from conformance.tables import name_of, tables_of
from search.positions import views
from search.strength import share

from games.splito.suite import SUITE
from games.splito.tables import SPLITO
from igroteka.games.splito.bots.policy import note_stakes
from igroteka.games.splito.bots.search import PickTrial, worths_of
from igroteka.games.splito.bots.zone_value import zone_worth
from igroteka.games.splito.rules.play import LEFT, SIDES, lay
from igroteka.games.splito.rules.seating import left_zone, places, right_zone, rounds
from igroteka.model import Game, Move, Options, View
from igroteka.rng import seeded


def laid(view: View, move: Move) -> np.ndarray:
    """The table with one pick more on it."""
    players = int(view.record[0]["players"])
    zones = left_zone(players, view.seat), right_zone(players, view.seat)
    after = view.record.copy()
    lay(after[0], zones[0 if move % SIDES == LEFT else 1], move // SIDES)
    return after


def zone_worths(view: View, table: np.ndarray) -> np.ndarray:
    """What all zones of a table are worth after the view's round."""
    players, worths = int(table[0]["players"]), worths_of(view)
    left = rounds(players) - view.turn
    return np.array([zone_worth(table[0], zone, worths, left) for zone in range(places(players))])


@pytest.mark.parametrize("table", tables_of("splito", SUITE.tables), ids=name_of)
def test_a_temptation_is_what_the_pick_does_to_all_zones(table: tuple[Game, Options]) -> None:
    for view in islice(views(table), 0, None, 5):
        players = int(view.record[0]["players"])
        before, stakes = zone_worths(view, view.record), np.zeros(places(players))
        note_stakes(players, view.seat, before, stakes)
        told = PickTrial(view).glance(np.array(view.legal), seeded(1))
        for move, temptation in zip(view.legal, told, strict=True):
            naive = float(stakes @ (zone_worths(view, laid(view, move)) - before))
            assert temptation == pytest.approx(naive, abs=1e-9)


def test_a_short_search_beats_chance() -> None:
    """By far: fair would be a quarter."""
    assert share(SPLITO, {"players": 4}, 10, 100) >= 0.5
