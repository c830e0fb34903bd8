"""What goes over a table's socket: one sealed union each way.

Messages are JSON objects with a field `type`. Everything a person does carries an `id` of their
choice; sending the same id again does nothing twice and is answered the same way. All fields of
the server's messages are always there. `docs/protocol.md` tells it in prose.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from igroteka.server.table.settings import Settings

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Lang = Literal["ru", "en", "uk"]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: what the client has already (null: nothing).

    `lang`: events, refusals and the outcome come with their sentence in this language.
    """

    have: Version | None = None
    lang: Lang | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


class Command(FromClient, frozen=True):
    """Something a person does; answered by `ack` or `refused` with the same id."""

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; with `also`, keep the seats one has (pass-and-play on one device).

    `called`: who plays this seat, where several people share one device.
    """

    seat: SeatNumber
    also: bool = False
    called: Annotated[str, Meta(max_length=24)] = ""


class Stand(Command, frozen=True, tag="stand"):
    """Give up a seat before the start."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat."""

    seat: SeatNumber
    bot: Name


class Clear(Command, frozen=True, tag="clear"):
    """The host frees a seat before the start."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """The host lets two seats change places before the start."""

    seat: SeatNumber
    other: SeatNumber


class Set(Command, frozen=True, tag="set"):
    """The host changes the table's settings before the start."""

    settings: Settings


class Start(Command, frozen=True, tag="start"):
    """The host starts the match; every seat must be taken."""


class Play(Command, frozen=True, tag="play"):
    """A move in the game's notation. `version`: what the player saw when choosing it."""

    seat: SeatNumber
    move: MoveText
    version: Version | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last step of one's turn, if nothing hidden came to light."""

    seat: SeatNumber


class TakeBack(Command, frozen=True, tag="take_back"):
    """Go back to the beginning of one's last turn; where only bots play along."""

    seat: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """Go away during the match: the stand-in plays on."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the stand-in."""

    seat: SeatNumber


class Replace(Command, frozen=True, tag="replace"):
    """Let the stand-in play for somebody the table has waited for long enough."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    """Say a ready-made phrase (its message id) or, where allowed, a text of one's own."""

    phrase: Annotated[str, Meta(max_length=64)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None
    side: bool = False  # to partners only


class Mute(Command, frozen=True, tag="mute"):
    """Hear no more (or again) of a person."""

    person: Annotated[int, Meta(ge=0, le=1000)]
    muted: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Another match at this table, everybody one seat further."""


class Hint(Command, frozen=True, tag="hint"):
    """What would the bot do? Answered to the asker only."""

    seat: SeatNumber


class Preview(Command, frozen=True, tag="preview"):
    """What would I see after these moves of mine? Nothing is done; answered to the asker only."""

    seat: SeatNumber
    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=20)]


ClientMessage = (
    Hello | Ping | Sit | Stand | SeatBot | Clear | Swap | Set | Start | Play | Undo | TakeBack
    | Leave | Return | Replace | Say | Mute | Rematch | Hint | Preview
)  # fmt: skip


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
    """What one seat sees (null: a spectator), and what it may do."""

    seat: int | None
    view: dict[str, Any]
    legal: tuple[str, ...]
    may_undo: bool


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Update(FromServer, frozen=True, tag="update"):
    """All that came after version `since` (null: take this as the whole) up to `version`."""

    version: int
    since: int | None
    table: TableInfo
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
