"""Every game that lives here is asked everything the general tests can ask."""

from pathlib import Path

import pytest
from suite import FOLDER, SUITES

import igroteka
from igroteka.games import GAMES

OWN = sorted(
    path.parent.name for path in Path(igroteka.__file__).parent.glob("games/*/__init__.py")
)


def test_every_folder_of_tests_belongs_to_a_game_that_is_installed() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/suite.py")} <= set(GAMES)


@pytest.mark.parametrize("game", OWN)
def test_a_game_brings_golden_matches_an_oracle_and_invariants(game: str) -> None:
    suite = SUITES[game]
    assert suite.golden and suite.oracle and suite.soak


@pytest.mark.parametrize("game", OWN)
def test_the_tables_of_a_game_turn_every_option_both_ways(game: str) -> None:
    tables = [GAMES[game].parse_options(given) for given in SUITES[game].tables]
    for option in GAMES[game].options:
        assert len({table[option.name] for table in tables}) > 1, option.name
