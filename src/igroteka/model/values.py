"""The small values that pass between a game and everybody else: seats, moves, events, views."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NewType

import numpy as np
from msgspec import Struct, field

from igroteka.options import Options

Seat = int
CHANCE: Seat = -1  # the actor of a deal or a draw
SPECTATOR: Seat = -1  # the viewer without a seat

Move = NewType("Move", int)
# An array of one record of the game's state dtype. Only games and matches hold one; everybody
# else is handed a View.
State = NewType("State", np.ndarray)
Fact = str | int | bool | tuple[Any, ...] | None


class NotAMove(ValueError):
    """The text is not a move of this game; says what a move looks like."""


class NotYourTurn(ValueError):
    """The seat cannot act now."""


class Refusal(Struct, frozen=True):
    """Why a move is not legal: the rule that forbids it and a message for people."""

    rule: str
    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Illegal(ValueError):
    """A move of this game, but not a legal one now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.id}")
        self.refusal = refusal


class UnknownRules(ValueError):
    """A match by a version of the rules that this program does not play."""

    def __init__(self, game: str, version: str, known: Sequence[str]) -> None:
        played = " and ".join(f"{game} {each}" for each in known)
        super().__init__(f"played by the rules {game} {version}; this program plays {played}")
        self.game, self.version, self.known = game, version, tuple(known)


class PositionError(ValueError):
    """A position that cannot be judged: what is wrong and where."""

    def __init__(self, message: str, at: str | None, rule: str | None = None) -> None:
        super().__init__(message)
        self.message, self.at, self.rule = message, at, rule


class SeenEvent(Struct, frozen=True):
    """What happened, as one viewer sees it."""

    id: str
    seat: Seat | None
    facts: Mapping[str, Fact]


class Event(Struct, frozen=True):
    """What happened. `facts` are for everybody, `secret` for the seats in `audience` only."""

    id: str
    seat: Seat | None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    secret: Mapping[str, Fact] = field(default_factory=dict)
    audience: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Seat) -> SeenEvent:
        """The event with what this viewer may know."""
        allowed = {**self.facts, **self.secret} if viewer in self.audience else self.facts
        return SeenEvent(self.id, self.seat, allowed)


class Outcome(Struct, frozen=True):
    """Who won and why. `returns` sum to 1 over the seats; alone, 1 is all that can be achieved."""

    winners: tuple[Seat, ...]
    returns: tuple[float, ...]
    reason: str  # a message id
    facts: Mapping[str, Fact] = field(default_factory=dict)


class View(Struct, frozen=True):
    """What one seat (or a spectator) may see, and what it may do. All that a bot ever gets."""

    game: str
    options: Options
    seat: Seat
    record: np.ndarray  # one record of the game's view dtype
    legal: tuple[Move, ...]
    to_act: tuple[Seat, ...]
    turn: int


class Stepped(Struct, frozen=True, eq=False):
    """The table after a step: its state, the number of its turn, whom it waits for, and how many
    items chance has to bring if it waits for nobody."""

    state: State
    turn: int
    to_act: tuple[Seat, ...]
    wanted: int


@cache
def seats_of(bits: int) -> tuple[Seat, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
