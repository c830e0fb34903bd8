"""Who sits at a table and what is remembered of them: the small values a `Table` is made of."""

from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import Struct

from igroteka.model import Event


@dataclass(slots=True)
class Person:
    """Somebody who ever sat here; known to the others by number and name."""

    guest: str
    name: str
    muted: set[int] = field(default_factory=set[int])


@dataclass(slots=True)
class Chair:
    """A seat: open, a person's or a bot's; a stand-in may play for a person."""

    person: int | None = None
    bot: str | None = None
    standin: str | None = None
    called: str = ""  # who plays, where people share one device
    nth: int = 0  # which of the bots at this table it is, so that each has its own name

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def driver(self) -> str | None:
        """The bot that moves for this seat now."""
        return self.bot or self.standin


@dataclass(frozen=True, slots=True)
class Speech:
    """Something said, at a version, heard by all or by one side."""

    version: int
    person: int
    phrase: str | None
    text: str | None
    hearers: frozenset[int] | None  # persons; None: everybody


class Moment(NamedTuple):
    """What a hint is about: a match, a seat, and the version at which the match last changed."""

    match: int
    seat: int
    changed: int


class Awaited(NamedTuple):
    """Whom the table waits for: guests, separated by spaces; seats of people; seats of bots."""

    guests: str
    people: tuple[int, ...]
    bots: list[tuple[int, str]]


NOBODY = Awaited("", (), [])


class Called(NamedTuple):
    """How a seat is called: a person's name and number, or a bot's and which of the bots it is."""

    name: str
    nth: int | None
    person: int | None


class Happened(Struct, frozen=True, eq=False):
    """Something that happened, at a version, and who sat where at that time.

    `words` keeps the sentences made of it, by language and by whether they tell what is secret.
    """

    version: int
    event: Event
    called: tuple[Called, ...]
    words: dict[tuple[str, bool], str] = {}  # msgspec gives everybody a new one
