"""Living examples: rules shown on positions, as data that tests run and people can try."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from igroteka.model import (
    CHANCE,
    SPECTATOR,
    Event,
    Game,
    NotAMove,
    PositionError,
    Refusal,
    Seat,
    State,
)
from igroteka.plugins import plugin_of

FILE = "examples.toml"


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


@cache
def load(game: Game) -> tuple[Example, ...]:
    """All examples of a game, in the order of its file."""
    path = plugin_of(game.id).folder / FILE
    if not path.is_file():
        return ()
    with path.open("rb") as file:
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


def laid_out(game: Game, example: Example) -> tuple[State, Seat] | None:
    """The example as a table and whose turn it is; SPECTATOR: nobody's, it is to be looked at.

    None where there can be no such table.
    """
    try:
        return game.set_up(example.position)
    except PositionError:
        try:
            return game.set_up({**example.position, **game.any_mover})[0], SPECTATOR
        except PositionError:
            return None


def attempt(
    game: Game, state: State, seat: Seat, do: Sequence[str]
) -> tuple[list[Event], Refusal | None]:
    """Try steps on a table: what happened, and why the first that cannot be cannot be (NotAMove).

    What chance brings after a step stands behind it in brackets: `["draw", "[5b]"]`.
    """
    told: list[Event] = []
    for text in do:
        before = game.copy(state)
        if text.startswith("["):
            items = tuple(game.parse_item(item) for item in text.strip("[]").split())
            if len(items) != game.wanted(state) or not set(items) <= set(game.pile(state)):
                raise NotAMove(f"{text} cannot come now")
            game.chance(state, items)
            told += game.events(before, CHANCE, items, state)
            continue
        move = game.parse_move(text)
        if game.wanted(state) or move not in game.legal(state, seat):
            return told, game.why_not(state, seat, move)
        game.apply(state, seat, move)
        told += game.events(before, seat, move, state)
    return told, None
