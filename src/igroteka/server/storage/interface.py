"""What the hub asks of a store, and what goes with every entry of a log."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct, json

from igroteka.server.table.entries import AnyEntry, Forgot, Moved, Opened, Sat, Spoke, written
from igroteka.server.table.rating import Result, result_of
from igroteka.server.table.table import Status, Table


class Conflict(Exception):
    """Another process has written this version of the table, or its author is gone; look again."""


class StoreDown(Exception):
    """The store did not answer. Whether the entry is in, only reading it again can tell."""


class StoreFault(Exception):
    """Our own code failed while storing; `__cause__` is how. Reading again tells what is in."""


StoreError = Conflict | StoreDown | StoreFault


def down(error: BaseException) -> StoreDown:
    """What failed, by its kinds alone: what was asked or stored is nobody's business in a log."""
    cause = getattr(error, "orig", None)
    kinds = [type(one).__name__ for one in (error, cause) if one is not None]
    return StoreDown(": ".join(kinds))


class NoTable(Exception):
    """There is no table with this id; which, it does not say, for it may end in a log."""

    reason = "table-bye-unknown"


class OtherRules(NoTable):
    """The match at this table was begun by a version of the rules that is not played here."""

    reason = "table-bye-rules"


class Finished(Struct, frozen=True):
    """A match that is over: its record, who sat where, and what it means for ratings."""

    number: int
    game: str
    text: str
    seats: tuple[tuple[int, str], ...]  # seat, guest
    result: Result | None


class RowChange(Struct, frozen=True):
    """What an entry changes beside what every entry does: nothing, if it is a move on the way."""

    game: str
    host: str
    listed: bool
    names: str  # JSON
    code: str = ""  # of a table that is opened by this entry
    author: str | None = None  # whose name or words it holds: stored only while they are a guest
    joined: str | None = None  # who is at home here from this entry on
    left: str | None = None  # who has deleted their data, and is at home here no more
    rewritten: tuple[tuple[int, bytes], ...] = ()  # earlier entries that it changes
    finished: Finished | None = None


class LogWrite(Struct, frozen=True):
    """One entry to be stored, and the table after it, so that nobody folds logs for a list."""

    table: str
    version: int
    entry: bytes
    status: str
    at: int
    due: int | None
    waiting: str  # guests the table waits for, separated by spaces
    note: RowChange | None


# Is told None when an entry can no longer be lost, Conflict if its version is there already or its
# author has deleted their data, else why nobody knows.
Done = Callable[[StoreError | None], None]


class Store(Protocol):
    """Keeps logs."""

    def put(self, append: LogWrite, done: Done) -> None:
        """Store an entry; `done` is called later, never at once."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How far these tables are."""
        ...

    async def log(self, table: str, after: int) -> list[bytes]:
        """The entries after a version, without a gap; NoTable if there are none at all."""
        ...

    async def due(self, before: int, most: int) -> list[str]:
        """Tables at which something should have happened by itself before this time.

        So many at most, those that wait longest.
        """
        ...


async def stored(store: Store, append: LogWrite) -> None:
    """Store an entry and wait for it (StoreError)."""
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: StoreError | None) -> None:
        if waiting.done():
            return
        if error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)

    store.put(append, done)
    await waiting


def log_write(table: Table, entry: AnyEntry, was: Status = "open", code: str = "") -> LogWrite:
    """The entry the table has just taken; `was`: its status before."""
    ended = was == "playing" and table.status == "over"
    note = _note(table, entry, ended, code) if ended or not isinstance(entry, Moved) else None
    return LogWrite(
        table.id,
        table.version,
        written(entry),
        table.status,
        table.at,
        table.due(),
        table.waiting(),
        note,
    )


def _note(table: Table, entry: AnyEntry, ended: bool, code: str) -> RowChange:
    return RowChange(
        game=table.game.id,
        host=table.host,
        listed=table.settings.listed and table.host not in table.forgotten,
        names=json.encode(table.names()).decode(),
        code=code,
        author=entry.by if isinstance(entry, Opened | Sat | Spoke) else None,
        joined=entry.by if isinstance(entry, Opened | Sat) else None,
        left=entry.by if isinstance(entry, Forgot) else None,
        finished=_finished(table) if ended else None,
    )


def _finished(table: Table) -> Finished:
    seated = tuple(
        (seat, table.people[chair.person].guest)
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None
    )
    result = result_of(table) if table.settings.rated else None
    return Finished(table.number, table.game.id, table.record(), seated, result)
