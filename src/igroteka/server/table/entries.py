"""A table's log: everything that ever happened at it, one entry a version.

The log is the table. Folding its entries gives the same table in every process and after every
restart, so storing an entry is all there is to storing.
"""

import msgspec
from msgspec import Struct

from igroteka.server.table.settings import Settings


class Entry(Struct, frozen=True, tag_field="is"):
    """Who did it, when, and under which id of theirs."""

    at: int  # milliseconds since 1970; never less than in the entry before
    by: str  # guest; empty: the server itself (a bot, the clock)
    id: str


class Opened(Entry, frozen=True, tag="opened"):
    """The table is there; `by` is the host."""

    game: str
    options: dict[str, bool | int | str]
    settings: Settings


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat, leaving the others if not `also`."""

    seat: int
    name: str
    also: bool
    called: str = ""  # who plays the seat, if it is not the guest


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """The host put a bot there."""

    seat: int
    bot: str


class Freed(Entry, frozen=True, tag="freed"):
    """Nobody sits there now."""

    seat: int


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats changed places."""

    seat: int
    other: int


class Changed(Entry, frozen=True, tag="changed"):
    """The host changed the settings."""

    settings: Settings


class Started(Entry, frozen=True, tag="started"):
    """A match began, dealt from this seed. The seed stays here until the match is over."""

    seed: str
    rules: str = "1"  # the version of the game's rules; entries of before there was another lack it


class Moved(Entry, frozen=True, tag="moved"):
    """A seat did a move."""

    seat: int
    move: str


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back its last step."""

    seat: int


class TookBack(Entry, frozen=True, tag="took_back"):
    """The match went back to the beginning of the seat's last turn."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays on for the person: `away`, out of `time`, or `asked` for by the others."""

    seat: int
    bot: str
    why: str


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Spoke(Entry, frozen=True, tag="spoke"):
    """A person said something."""

    phrase: str | None
    text: str | None
    side: bool


class Muted(Entry, frozen=True, tag="muted"):
    """A person wants to hear another no more, or again."""

    person: int
    muted: bool


class Hinted(Entry, frozen=True, tag="hinted"):
    """A person asked for a hint; counted, so that no restart gives them more."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """Everybody moved one seat on; the table waits for the start of another match."""


class Forgot(Entry, frozen=True, tag="forgot"):
    """Somebody deleted their data: whatever the log said before, it says without them now."""


AnyEntry = (
    Opened | Sat | BotSat | Freed | Swapped | Changed | Started | Moved | Undone | TookBack
    | StoodIn | Returned | Spoke | Muted | Hinted | Rematched
    | Forgot
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def written(entry: AnyEntry) -> bytes:
    """The entry as the store keeps it."""
    return _encoder.encode(entry)


def read(data: bytes) -> AnyEntry:
    """Reads `written` back."""
    return _decoder.decode(data)
