"""The tables every conformance test is asked about: a game and some options."""

from collections.abc import Iterable

from suite import SUITES, Given

from igroteka.games import GAMES
from igroteka.model import Game, Options


def tables_of(game: str, given: Iterable[Given]) -> list[tuple[Game, Options]]:
    """A game with its options, checked and complete."""
    return [(GAMES[game], GAMES[game].parse_options(options)) for options in given]


TABLES = [
    table for game, suite in SUITES.items() for table in tables_of(game, suite.tables)
]  # fmt: skip


def name_of(table: tuple[Game, Options]) -> str:
    """A table's name in the test report."""
    game, options = table
    changed = [f"{name}={str(value)[:12]}" for name, value in options.items()]
    return f"{game.id}({','.join(changed)})"
