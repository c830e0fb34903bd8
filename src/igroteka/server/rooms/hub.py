"""Where people's deeds come in: decided, kept (`keeping.py`), answered.

Time, randomness, store, bus and thinking come from outside, so a whole site can run in one thread
on a clock that does not exist (`tests/server/site.py`).
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial

from igroteka.dealer import SEED_BYTES
from igroteka.server.messages import protocol
from igroteka.server.messages.updates import Line
from igroteka.server.rooms.bus import GONE, Bus
from igroteka.server.rooms.hints import Adviser, hinted
from igroteka.server.rooms.keeper import Keeper
from igroteka.server.rooms.live import LiveTable
from igroteka.server.rooms.preview import previewed
from igroteka.server.rooms.tasks import Tasks
from igroteka.server.rooms.thinker import Thinker
from igroteka.server.rooms.timers import BACKUP, Timers
from igroteka.server.storage.interface import Conflict, NoTable, Store, StoreDown, log_write, stored
from igroteka.server.table import commands, entries
from igroteka.server.table.commands import Command
from igroteka.server.table.decisions import Actor, decide, parting
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table

TRIES = 6  # races lost in a row before giving up for now
SWEPT = 200  # tables that nobody has in hand, looked after at a time

Answered = Callable[[int | CommandRefused | Conflict], None]  # the version, why not, or: ask again


class Hub:
    """All the tables, as sockets and pages see them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinker: Thinker,
        now: Callable[[], int],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.tasks = Tasks()
        self._store, self._bus = store, bus
        self._now, self._entropy = now, entropy
        self._keeper = Keeper(store, bus, now)
        self._timers = self._keeper.watch = Timers(self._keeper, thinker, self._random, self.tasks)
        self._adviser = Adviser(thinker, self._random)
        self._registry = self._keeper.registry
        self.counts = self._keeper.counts
        self._gone: set[str] = set()  # guests who have deleted their data, as far as heard
        bus.listen(self._woken)

    # -- coming and looking ----------------------------------------------------------------------

    async def open(
        self,
        id: str,
        code: str,
        opened: entries.Opened,
        name: str = "",
        commands: Sequence[Command] = (),
    ) -> None:
        """Store a new table and its host's first commands: all or nothing (CommandRefused)."""
        table, host = Table(id, opened), Actor(opened.by, name)
        appends = [log_write(table, opened, code=code)]
        for command in commands:
            entry = decide(table, host, command, self._now(), self._entropy(SEED_BYTES))
            table.apply(entry)
            appends.append(log_write(table, entry))
        try:
            await asyncio.gather(*[stored(self._store, append) for append in appends])
        except Conflict:  # not the table, which is new: its host is gone
            raise CommandRefused("table-bye-deleted") from None
        async with self._registry.owned(id) as live:
            self._keeper.has_written(live, table)

    async def attach(self, id: str, line: Line) -> None:
        """Connect a line and bring it up to date (NoTable, StoreDown, CommandRefused)."""
        async with self._registry.owned(id) as live:
            table = await self._keeper.fresh(live)
            self._admit(table, line.actor.guest)
            self._keeper.connect(live, table, line)

    def _admit(self, table: Table, guest: str) -> None:
        """Let the guest look on and do things here, or say why not (CommandRefused)."""
        if guest in self._gone or guest in table.forgotten:
            raise CommandRefused("table-bye-deleted")
        if not table.may_see(guest):
            raise CommandRefused("table-bye-nobody")

    def detach(self, id: str, line: Line) -> None:
        """The line is gone."""
        live = self._registry.tables.get(id)
        if live is not None and line in live.lines:
            live.lines.remove(line)
            self._registry.drop_if_idle(live)

    def known(self, id: str) -> Table | None:
        """The table, if this process happens to have it; for words about it."""
        live = self._registry.tables.get(id)
        return live.table if live is not None else None

    def count(self) -> int:
        """How many tables this process has in hand."""
        return len(self._registry.tables)

    async def look(self, id: str) -> Table:
        """The table as it is now; to be read at once, before anything is awaited."""
        async with self._registry.owned(id) as live:
            return await self._keeper.fresh(live)

    async def preview(self, id: str, line: Line, message: protocol.Preview) -> protocol.Previewed:
        """What a seat would see after moves of its own (CommandRefused)."""
        async with self._registry.owned(id) as live:
            return previewed(
                await self._keeper.load_or_refuse(live), line.actor, line.lang, message
            )

    # -- doing -----------------------------------------------------------------------------------

    async def do(self, id: str, actor: Actor, command: Command) -> int:
        """Do what somebody asks; the version at which it is stored (CommandRefused, NoTable)."""
        async with self._registry.owned(id) as live:
            try:
                return await self._do(live, actor, command)
            except CommandRefused:
                self.counts.refused += 1
                raise

    async def hint(self, id: str, actor: Actor, message: commands.Hint) -> protocol.Hinted:
        """What is best to do; as often as the table allows (CommandRefused)."""
        async with self._registry.owned(id) as live:
            table = await self._keeper.load_or_refuse(live)
            if not table.is_hinted(actor.guest, message.seat):  # once a position
                await self._do(live, actor, message)
                table = await self._keeper.load_or_refuse(live)
            # Whatever else of the asker's may bear this id: only a hint is answered.
            if table.match is None or not table.is_hinted(actor.guest, message.seat):
                raise CommandRefused("table-no-turn")
            thought = self._adviser.advice(live, table, table.match, message.seat)
            game, left = table.game, table.settings.hints - table.hints_of(actor.guest)
        try:
            found = await asyncio.shield(thought)
        except Exception:  # written down where it was thrown away
            raise CommandRefused("table-no-advice", retry=True) from None
        return hinted(game, message, found, left)

    async def _do(self, live: LiveTable, actor: Actor, command: Command) -> int:
        for _ in range(TRIES):
            table = await self._keeper.load_or_refuse(live)
            entry = self._entry(table, actor, command)
            if isinstance(entry, int):
                return entry
            if await self._keeper.keep(live, table, entry):
                return table.version
        raise CommandRefused("table-no-store", retry=True)

    def _entry(self, table: Table, actor: Actor, command: Command) -> AnyEntry | int:
        """The entry a command makes (CommandRefused); if done before, its version."""
        done = table.done.get((actor.guest, command.id))
        if done is not None:
            return done
        self._admit(table, actor.guest)
        seed = self._entropy(SEED_BYTES) if isinstance(command, commands.Start) else b""
        return decide(table, actor, command, self._now(), seed)

    def _random(self) -> int:
        return int.from_bytes(self._entropy(8), "big") >> 2

    # -- doing at once ---------------------------------------------------------------------------

    def do_at_once(self, id: str, actor: Actor, command: Command, answered: Answered) -> bool:
        """`do` without a task to wait in, which costs more than the deed itself.

        False: the table is not in hand, or somebody holds it; then `do` has to wait for it.
        """
        live = self._registry.tables.get(id)
        if live is None or live.table is None or not live.lock.seize():
            return False
        live.users += 1
        table = live.table
        try:
            entry = self._entry(table, actor, command)
            if not isinstance(entry, int):
                append = self._keeper.applied(live, table, entry)
                self._store.put(append, partial(self._stored, live, table, entry, answered))
                return True
            answer = entry
        except CommandRefused as no:
            self.counts.refused += 1
            answer = no
        except BaseException:
            self._let_go(live)
            raise
        self._let_go(live)
        answered(answer)
        return True

    def _stored(
        self,
        live: LiveTable,
        table: Table,
        entry: AnyEntry,
        answered: Answered,
        error: Conflict | StoreDown | None,
    ) -> None:
        try:
            self._keeper.on_stored(live, table, entry, error)
            answer = error if isinstance(error, Conflict) else table.version
        except CommandRefused as no:
            answer = no
        finally:
            self._let_go(live)
        answered(answer)

    def _let_go(self, live: LiveTable) -> None:
        live.lock.release()
        self._registry.let_go(live)

    # -- who has deleted their data --------------------------------------------------------------

    def dismiss(self, guest: str) -> None:
        """The guest is nobody any more: no line of theirs stays open, here or elsewhere."""
        self._dismiss(guest)
        self._bus.publish(guest, GONE)

    def _dismiss(self, guest: str) -> None:
        self._gone.add(guest)
        for live in self._registry.tables.values():
            for line in list(live.lines):
                if line.actor.guest == guest:
                    line.close("table-bye-deleted", again=False)

    async def forget(self, id: str, guest: str) -> None:
        """The guest leaves the table, name and words leave its log (NoTable, CommandRefused)."""
        actor = Actor(guest, "")
        async with self._registry.owned(id) as live:
            table = await self._keeper.load_or_refuse(live)
            for _ in range(TRIES + len(table.chairs)):
                table = await self._keeper.load_or_refuse(live)
                command = parting(table, guest)
                if command is not None:
                    entry = decide(table, actor, command, self._now(), b"")
                    await self._keeper.keep(live, table, entry)
                elif guest in table.forgotten or await self._keeper.forget(live, guest):
                    return
        raise CommandRefused("table-no-store", retry=True)

    # -- other processes -------------------------------------------------------------------------

    def _woken(self, id: str, version: int) -> None:
        if version == GONE:
            self._dismiss(id)
        elif id in self._registry.tables and not self._timers.off:
            self.tasks.spawn(self._catch_up(id, version))

    async def _catch_up(self, id: str, version: int) -> None:
        async with self._registry.owned(id) as live:
            if live.table is None or live.table.version < version:
                await self._read_on(live)

    async def _read_on(self, live: LiveTable) -> None:
        with contextlib.suppress(NoTable, CommandRefused):
            await self._keeper.read_on(live)

    async def sweep(self) -> None:
        """Look after tables at which something is due and nobody is looking.

        Those in hand and those that cannot be read stay due: they must not stand before others.
        """
        skipped = len(self._registry.tables) + len(self._keeper.unreadable)
        for id in await self._store.due(self._now() - BACKUP, SWEPT + skipped):
            if id not in self._registry.tables and id not in self._keeper.unreadable:
                async with self._registry.owned(id) as live:
                    await self._read_on(live)

    async def poll(self) -> None:
        """Read on where other processes are further: the bus may have lost something."""
        for id, version in (await self._store.versions(list(self._registry.tables))).items():
            known = self.known(id)
            if known is not None and known.version < version:
                await self._catch_up(id, version)

    # -- the end ---------------------------------------------------------------------------------

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._timers.off = True

    async def close(self) -> None:
        """Finish what is being stored, tell everybody to come back, stop."""
        self.stop()
        for live in list(self._registry.tables.values()):
            async with live.lock:
                for line in list(live.lines):
                    line.close("table-bye-restart", again=True)
        await self.tasks.cancel()
