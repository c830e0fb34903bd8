"""Living examples: rules shown on positions, as data that tests run and people can try."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from igroteka.model import Game, PositionError

FOLDER = Path(__file__).resolve().parent / "games"


@dataclass(frozen=True, slots=True)
class Example:
    """A position, what is tried on it, and the verdict with its rule and explanation."""

    rule: str
    id: str  # the message that explains it
    position: Mapping[str, Any]  # as the referee reads it
    do: tuple[str, ...] = ()  # what is tried, in move notation
    # The rule that refuses the last step or, where nothing is tried, the position itself.
    refused: str | None = None
    answer: Mapping[str, Any] = field(default_factory=dict[str, Any])  # parts of the referee's
    source: str | None = None  # the edition whose rulebook prints it
    remark: str | None = None


def load(game: Game) -> tuple[Example, ...]:
    """All examples of a game, in the order of its file."""
    with (FOLDER / game.id / "examples.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file)["example"], tuple[Example, ...])


def verdict(game: Game, example: Example) -> str | None:
    """The rule by which the engine refuses what is tried; None if it allows it."""
    if not example.do:
        return _refused_position(game, example)
    refusal = game.attempt(example.position, example.do)
    return refusal.rule if refusal else None


def _refused_position(game: Game, example: Example) -> str | None:
    """The rule by which there can be no such position."""
    try:
        game.judge(example.position, "en")
    except PositionError as error:
        return error.rule
    return None
