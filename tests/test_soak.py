"""Many random matches of every game end without a violated invariant."""

import pytest
from conformance.tables import name_of
from soak import SOAKS, TABLES, play

from igroteka.model import Game, Options


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_random_matches_violate_nothing(table: tuple[Game, Options]) -> None:
    game, options = table
    share = sum(other is game for other, _ in TABLES)
    assert play(game, options, -(-SOAKS[game.id].matches // share), seed=1) == 0
