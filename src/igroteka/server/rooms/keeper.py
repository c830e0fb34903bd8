"""Loads tables from the store, applies entries to them and broadcasts what came of it.

An entry is applied, stored, and only then told. If storing fails in any way, what was applied is
thrown away and the table is read again.
"""

import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Protocol

import msgspec

from igroteka.model import Illegal, NotAMove, NotYourTurn, UnknownRules
from igroteka.server.messages.updates import Line, tell
from igroteka.server.rooms.bus import Bus
from igroteka.server.rooms.faults import Faults, ServerFault
from igroteka.server.rooms.live import LiveTable, Registry
from igroteka.server.storage.interface import (
    Conflict,
    LogWrite,
    NoTable,
    OtherRules,
    Store,
    StoreDown,
    StoreError,
    StoreFault,
    log_write,
    stored,
)
from igroteka.server.storage.redaction import without
from igroteka.server.table import entries
from igroteka.server.table.entries import AnyEntry, read
from igroteka.server.table.refusals import CommandRefused, refusal
from igroteka.server.table.table import Table

REST = 300  # milliseconds before a table is read again after the store failed
FAULT_REST = 5_000  # the same after a fault of ours, which will most likely happen again

log = logging.getLogger("igroteka.server")


def no_store() -> CommandRefused:
    """Nothing can be stored just now."""
    return CommandRefused("table-no-store", retry=True)


def name_in_logs(id: str) -> str:
    """Who has a table's id may come to it; by this only who has the database can find it."""
    return sha256(id.encode()).hexdigest()[:12]


class Counts:
    """What the metrics show."""

    moves = 0
    refused = 0
    taken = 0
    failed = 0


class Watch(Protocol):
    """Looks after what happens at tables without anybody asking."""

    def look(self, live: LiveTable) -> None:
        """The table has changed: something else may be due."""
        ...

    def rest(self, live: LiveTable, milliseconds: int) -> None:
        """Something failed: the table is read again, after a while if nobody asks before."""
        ...


class Keeper:
    """Reads, stores, tells. Whoever asks for a table's entry to be stored holds its lock."""

    watch: Watch

    def __init__(self, store: Store, bus: Bus, now: Callable[[], int], faults: Faults) -> None:
        self.store, self.bus, self.now = store, bus, now
        self.registry = Registry()
        self.counts, self.faults = Counts(), faults
        self.unreadable: set[str] = set()

    # -- reading ---------------------------------------------------------------------------------

    async def fresh(self, live: LiveTable) -> Table:
        """The table, read from the store if need be (NoTable, StoreDown)."""
        if live.table is None:
            live.table = self._folded(live.id, await self.store.log(live.id, 0))
            live.mine = False
            self._tell(live, live.table)
            self.watch.look(live)
        return live.table

    def _folded(self, id: str, raw: list[bytes]) -> Table:
        try:
            return Table.folded(id, [read(data) for data in raw])
        except Exception as error:  # written by other rules, or damaged: the other tables go on
            if id not in self.unreadable:
                log.exception("table %s cannot be read", name_in_logs(id))
            self.unreadable.add(id)
            raise (OtherRules if isinstance(error, UnknownRules) else NoTable) from None

    async def load_or_refuse(self, live: LiveTable) -> Table:
        """The same; if the store does not answer, that is a refusal (NoTable, CommandRefused)."""
        try:
            return await self.fresh(live)
        except StoreDown as error:
            raise self._no_store(live, error) from None

    def _no_store(self, live: LiveTable, error: StoreDown) -> CommandRefused:
        log.warning("store: %s", error)
        self.watch.rest(live, REST)
        return no_store()

    async def read_on(self, live: LiveTable) -> None:
        """Take in what other processes have stored (NoTable, CommandRefused)."""
        if live.table is None:
            await self.load_or_refuse(live)
            return
        table = live.table
        try:
            raw = await self.store.log(live.id, table.version)
        except StoreDown:
            self.watch.rest(live, REST)
            return
        live.table = None  # what fails half-way, or was read before somebody went, is no good
        news = [read(data) for data in raw]
        if any(isinstance(entry, entries.Forgot) for entry in news):
            await self.load_or_refuse(live)
            return
        for entry in news:
            table.apply(entry)
        live.table = table
        if news:
            live.mine = False
            self._tell(live, table)
            self.watch.look(live)

    # -- storing ---------------------------------------------------------------------------------

    @staticmethod
    def applied(live: LiveTable, table: Table, entry: AnyEntry) -> LogWrite:
        """Take the entry (CommandRefused); until it is stored, nobody may see the table.

        Nor if anything fails but the rules: nobody knows how much of the entry was taken.
        """
        was, live.table = table.status, None
        try:
            table.apply(entry)
        except (Illegal, NotAMove, NotYourTurn) as error:
            live.table = table
            raise refusal(error) from None
        return log_write(table, entry, was)

    def on_stored(self, live: LiveTable, table: Table, entry: AnyEntry) -> None:
        """The entry can no longer be lost: tell everybody."""
        live.table, live.mine = table, True
        self.counts.moves += isinstance(entry, entries.Moved)
        try:
            self.bus.publish(live.id, table.version)
            self._tell(live, table)
            self.watch.look(live)
        except Exception as error:  # it is stored, and whoever did it is to hear so
            self.faults.note(f"table {name_in_logs(live.id)} cannot be told", error)

    def not_stored(self, live: LiveTable, error: StoreError) -> CommandRefused | ServerFault:
        """Nobody knows what became of the entry: the table is read again before anything else."""
        if isinstance(error, StoreFault):
            return self.failed(live, error)
        if isinstance(error, Conflict):
            self.counts.taken += 1
            return no_store()
        self.counts.failed += 1
        return self._no_store(live, error)

    def failed(self, live: LiveTable, error: Exception) -> ServerFault:
        """Our own code failed in the middle of something at this table."""
        self.watch.rest(live, FAULT_REST)
        return self.faults.note(f"a command at table {name_in_logs(live.id)} failed", error)

    async def forget(self, live: LiveTable, guest: str) -> bool:
        """The log without a guest's name and words, an entry saying so (NoTable, CommandRefused).

        The entry is what other processes notice, and what loses the race if anything was written
        since the log was read; then False: look again.
        """
        try:
            raw = await self.store.log(live.id, 0)
        except StoreDown as error:
            raise self._no_store(live, error) from None
        changes = {v: new for v, old in enumerate(raw, 1) if (new := without(old, guest))}
        table = self._folded(live.id, [changes.get(v, old) for v, old in enumerate(raw, 1)])
        entry = entries.Forgot(max(self.now(), table.at), guest, "")
        append = self.applied(live, table, entry)
        assert append.note is not None, "only moves have none"
        note = msgspec.structs.replace(append.note, rewritten=tuple(changes.items()))
        try:
            await stored(self.store, msgspec.structs.replace(append, note=note))
        except Conflict:
            self.counts.taken += 1
            return False
        except (StoreDown, StoreFault) as error:
            raise self.not_stored(live, error) from None
        self.on_stored(live, table, entry)
        return True

    def has_written(self, live: LiveTable, table: Table) -> None:
        """All there is at a new table was written here: whatever is due, the others wait for us."""
        live.table, live.mine = table, True
        self.watch.look(live)

    # -- telling ---------------------------------------------------------------------------------

    def connect(self, live: LiveTable, table: Table, line: Line) -> None:
        """From now on this line is told; it is brought up to date."""
        live.lines.append(line)
        tell(table, [line], self.now)
        self.watch.look(live)

    def _tell(self, live: LiveTable, table: Table) -> None:
        tell(table, [line for line in live.lines if line.have != table.version], self.now)
