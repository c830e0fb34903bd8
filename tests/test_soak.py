"""Many random matches of every game end without a violated invariant."""

import pytest
from conformance.tables import SOAK_TABLES, name_of
from soak import play

from igroteka.model import Game, Options

# Over all tables of a game together.
MATCHES = {"red7": 100_000, "tsvetariki": 50_000, "splito": 450_000, "jack": 50_000}


@pytest.mark.parametrize("table", SOAK_TABLES, ids=name_of)
def test_random_matches_violate_nothing(table: tuple[Game, Options]) -> None:
    game, options = table
    share = sum(other.id == game.id for other, _ in SOAK_TABLES)
    assert play(game, options, -(-MATCHES[game.id] // share), seed=1) == 0
