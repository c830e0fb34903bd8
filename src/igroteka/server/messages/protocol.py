"""The protocol of a table's socket: one closed union of messages each way.

Messages are JSON objects with a field `type`. Every request carries an `id` of the client's
choice; sending the same id again does nothing twice and is answered the same way. The commands
among them are defined by the table (`table/commands.py`). All fields of the server's messages are
always there. `docs/protocol.md` tells it in prose.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from igroteka.server.table.commands import (
    Command,
    FromClient,
    MoveText,
    Request,
    SeatNumber,
    Version,
)
from igroteka.server.table.settings import Settings

Lang = Literal["ru", "en", "uk"]


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: what the client has already (null: nothing).

    `lang`: events, refusals and the outcome come with their sentence in this language.
    """

    have: Version | None = None
    lang: Lang | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


class Preview(Request, frozen=True, tag="preview"):
    """What would I see after these moves of mine? Nothing is done; answered to the asker only."""

    seat: SeatNumber
    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=20)]


ClientMessage = Hello | Ping | Command | Preview


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    person: int | None  # number of the person at this table
    name: str  # of a bot: in the language of `hello`, or its id
    bot: str | None
    standin: str | None  # the bot that plays for the person now
    clock: int | None  # milliseconds left when the message was made; null: no clock runs


class OutcomeInfo(Struct, frozen=True):
    """Who won and why."""

    winners: tuple[int, ...]
    returns: tuple[float, ...]
    reason: str
    facts: dict[str, Any]
    text: str | None  # the sentence, in the language of `hello`


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    game: str
    options: dict[str, bool | int | str]
    settings: Settings
    status: Literal["open", "playing", "over"]
    match: int  # number of the match at this table, from 1; 0 before the first
    host: int | None  # number of the person
    seats: tuple[SeatInfo, ...]
    to_act: tuple[int, ...]
    turn: int
    commitment: str | None  # SHA-256 of the seed, from the start
    seed: str | None  # when the match is over
    outcome: OutcomeInfo | None


class You(Struct, frozen=True):
    """Who the receiver is at this table."""

    person: int | None
    seats: tuple[int, ...]
    host: bool
    muted: tuple[int, ...]


class Doer(Struct, frozen=True):
    """Who sat on a seat when something happened there; later it may be somebody else."""

    name: str
    bot: str | None
    person: int | None


class Happening(Struct, frozen=True):
    """An event as the receiver may know it."""

    version: int
    id: str
    seat: int | None
    facts: Mapping[str, Any]
    text: str | None  # the sentence, in the language of `hello`
    by: Doer | None = None  # at a table, where `seat` names one


class Said(Struct, frozen=True):
    """What a person said."""

    version: int
    person: int
    name: str
    phrase: str | None
    text: str | None
    side: bool


class Sight(Struct, frozen=True):
    """What one seat sees besides what is public, and what it may do."""

    seat: int | None  # null: a spectator's
    private: dict[str, Any] | None  # the game's `PrivateView`; null: a spectator's
    legal: tuple[str, ...]  # its legal moves
    may_undo: bool  # whether it may take its last step back


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Update(FromServer, frozen=True, tag="update"):
    """All that came after version `since` (null: take this as the whole) up to `version`."""

    version: int
    since: int | None
    table: TableInfo
    public: dict[str, Any] | None  # the game's `PublicView`; null: no match has begun
    you: You
    events: tuple[Happening, ...]
    said: tuple[Said, ...]
    sights: tuple[Sight, ...]


class Ack(FromServer, frozen=True, tag="ack"):
    """The deed with this id is stored, as this version."""

    id: str
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Nothing was done: why, and by which rule of the game."""

    id: str
    reason: str  # a message id
    rule: str | None
    facts: dict[str, Any]
    text: str | None  # the sentence, in the language of `hello`
    retry: bool  # the same message may succeed later


class Previewed(FromServer, frozen=True, tag="previewed"):
    """What the seat would see after its moves, before chance has its say."""

    id: str
    seat: int
    public: dict[str, Any]  # the game's `PublicView`
    sight: Sight
    events: tuple[Happening, ...]


class Appraised(Struct, frozen=True):
    """A move and what was found out about it."""

    move: str
    chance: float  # estimated chance to win
    error: float  # its standard error


class Hinted(FromServer, frozen=True, tag="hinted"):
    """The answer to a hint."""

    id: str
    seat: int
    move: str
    left: int  # hints left in this match
    moves: tuple[Appraised, ...]  # the best first
    turn: tuple[str, ...]  # a whole turn that begins with the best


class Pong(FromServer, frozen=True, tag="pong"):
    """Somebody is there."""


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes this socket. `again`: come back and resume."""

    reason: str
    again: bool


ServerMessage = Update | Ack | Refused | Previewed | Hinted | Pong | Bye
