"""Commands: what a table can be asked to do. Each becomes one entry of its log or is refused.

Those of people are messages of the protocol as they are (`messages/protocol.py`); the table
decides about them (`decisions.py`) without knowing how they came. The server has a few of its own.
"""

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.server.table.settings import Settings

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Request(FromClient, frozen=True):
    """A message that is answered under its id: the same id asked again gets the same answer."""

    id: Id


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat; with `also`, keep the seats one has (pass-and-play on one device).

    `called`: who plays this seat, where several people share one device.
    """

    seat: SeatNumber
    also: bool = False
    called: Annotated[str, Meta(max_length=24)] = ""


class Stand(Request, frozen=True, tag="stand"):
    """Give up a seat before the start."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat."""

    seat: SeatNumber
    bot: Name


class Clear(Request, frozen=True, tag="clear"):
    """The host frees a seat before the start."""

    seat: SeatNumber


class Swap(Request, frozen=True, tag="swap"):
    """The host lets two seats change places before the start."""

    seat: SeatNumber
    other: SeatNumber


class Set(Request, frozen=True, tag="set"):
    """The host changes the table's settings before the start."""

    settings: Settings


class Start(Request, frozen=True, tag="start"):
    """The host starts the match; every seat must be taken."""


class Play(Request, frozen=True, tag="play"):
    """A move in the game's notation. `version`: what the player saw when choosing it."""

    seat: SeatNumber
    move: MoveText
    version: Version | None = None


class Undo(Request, frozen=True, tag="undo"):
    """Take back the last step of one's turn, if nothing hidden came to light."""

    seat: SeatNumber


class TakeBack(Request, frozen=True, tag="take_back"):
    """Go back to the beginning of one's last turn; where only bots play along."""

    seat: SeatNumber


class Leave(Request, frozen=True, tag="leave"):
    """Go away during the match: the stand-in plays on."""

    seat: SeatNumber


class Return(Request, frozen=True, tag="return"):
    """Take one's seat back from the stand-in."""

    seat: SeatNumber


class Replace(Request, frozen=True, tag="replace"):
    """Let the stand-in play for somebody the table has waited for long enough."""

    seat: SeatNumber


class Say(Request, frozen=True, tag="say"):
    """Say a ready-made phrase (its message id) or, where allowed, a text of one's own."""

    phrase: Annotated[str, Meta(max_length=64)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None
    side: bool = False  # to partners only


class Mute(Request, frozen=True, tag="mute"):
    """Hear no more (or again) of a person."""

    person: Annotated[int, Meta(ge=0, le=1000)]
    muted: bool = True


class Rematch(Request, frozen=True, tag="rematch"):
    """Another match at this table, everybody one seat further."""


class Hint(Request, frozen=True, tag="hint"):
    """What would the bot do? Answered to the asker only."""

    seat: SeatNumber


Command = (
    Sit | Stand | SeatBot | Clear | Swap | Set | Start | Play | Undo | TakeBack | Leave | Return
    | Replace | Say | Mute | Rematch | Hint
)  # fmt: skip


class OwnRequest(Struct, frozen=True):
    """Something the server itself asks; never comes over a socket."""

    id: str


class BotMove(OwnRequest, frozen=True):
    """A bot moves, if the position is still the one it has thought about."""

    seat: int
    bot: str
    move: str
    position: tuple[int, int]


class TimeOut(OwnRequest, frozen=True):
    """The stand-in takes over from whoever's time is out."""


class Part(OwnRequest, frozen=True):
    """A guest who has deleted their data gives up a seat, so that nobody waits for them."""

    guest: str


OwnCommand = BotMove | TimeOut | Part
AnyCommand = Command | OwnCommand
