"""What a game's folder of tests tells the tests that ask every game.

`tests/games/<game>/suite.py` holds a `SUITE`. A game that is installed and brings none is asked
about its default table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from igroteka.games import GAMES
from igroteka.options import Value

FOLDER = Path(__file__).resolve().parent / "games"
Given = Mapping[str, object]  # options of a table, as `Game.parse_options` takes them
Answer = dict[str, Any]  # the referee's


def without_sentence(answer: Answer) -> Answer:
    """An answer as far as the format fixes it: without its sentence."""
    return {name: value for name, value in answer.items() if name != "why"}


@dataclass(frozen=True)
class Golden:
    """A match of bots whose every word is kept in a file."""

    options: Given
    deal: int


@dataclass(frozen=True)
class Oracle:
    """A naive referee that shares nothing with the engine, and who thinks up what to judge."""

    judge: Callable[[object], Answer]
    random_position: Callable[[Random], object]
    broken_position: Callable[[Random], object]
    positions: int  # to compare in every test run
    broken: int
    normal: Callable[[Answer], Answer] = without_sentence  # lists in any order made alike


@dataclass(frozen=True)
class Soak:
    """Long random play that looks at every state."""

    # A kernel: (states, options, matches, rng, moves, items, shares) -> violated invariants.
    violations: Callable[..., int]
    matches: int  # in every test run, over all tables together
    # A comparison with the oracle that is too slow for every test run:
    # (positions, seed) -> the first position that differs, or None.
    disagreement: Callable[[int, int], str | None] | None = None


@dataclass(frozen=True)
class Suite:
    """All that general tests have to be told of a game."""

    # Between them they should turn every option both ways.
    tables: tuple[Given, ...] = ({},)
    further_tables: tuple[Given, ...] = ()  # for long random play, where a match is cheap
    # Whether everybody sees what is dealt before the first move, or could not tell it apart.
    open_opening: bool = False
    # What is wished for a table, and then of one option its value and all that it can have.
    choices: tuple[tuple[Given, str, Value, list[Value]], ...] = ()
    golden: Mapping[str, Golden] = field(default_factory=dict[str, Golden])  # by name of the file
    oracle: Oracle | None = None
    soak: Soak | None = None


@cache
def suite_of(game: str) -> Suite:
    """What the tests of a game tell of it."""
    if not (FOLDER / game / "suite.py").exists():
        return Suite()
    return import_module(f"games.{game}.suite").SUITE


SUITES: dict[str, Suite] = {game: suite_of(game) for game in GAMES}
