"""All live tables of a process, as sockets and HTTP see them.

Time, randomness, store, bus and thinking come from outside, so a whole site can run in one thread
on a virtual clock (`tests/server/site.py`).
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from igroteka.dealer import SEED_BYTES
from igroteka.server.messages import protocol
from igroteka.server.messages.updates import Line
from igroteka.server.rooms.bus import GONE, Bus
from igroteka.server.rooms.faults import Faults
from igroteka.server.rooms.hints import Adviser, Asked
from igroteka.server.rooms.keeper import Keeper, no_store
from igroteka.server.rooms.live import LiveTable
from igroteka.server.rooms.preview import previewed
from igroteka.server.rooms.submission import Answer, Submitter
from igroteka.server.rooms.tasks import Tasks
from igroteka.server.rooms.thinker import Thinker
from igroteka.server.rooms.timers import BACKUP, Timers
from igroteka.server.storage.interface import Conflict, NoTable, Store, log_write, stored
from igroteka.server.table import commands, entries
from igroteka.server.table.commands import AnyCommand, Command
from igroteka.server.table.decisions import SERVER, Actor, decide, is_parted
from igroteka.server.table.entries import AnyEntry
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table

PARTINGS = 40  # seats somebody may give up at one table, and races lost meanwhile
SWEPT = 200  # tables that nobody has in hand, looked after at a time


class Hub:
    """The live tables of a process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinker: Thinker,
        now: Callable[[], int],
        entropy: Callable[[int], bytes],
    ) -> None:
        self._store, self._bus = store, bus
        self._now, self._entropy = now, entropy
        self.faults = Faults()
        self.tasks = Tasks(self.faults)
        self._keeper = keeper = Keeper(store, bus, now, self.faults)
        submitter = Submitter(keeper, self.tasks, self._decided)
        self.submit = submitter.submit
        self._timers = Timers(keeper, submitter, thinker, self._random, self.tasks)
        keeper.watch = self._timers
        self._adviser = Adviser(thinker, self._random, self.faults)
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
        async with self._registry.held(id) as live:
            self._keeper.has_written(live, table)

    async def attach(self, id: str, line: Line) -> None:
        """Connect a line and bring it up to date (NoTable, StoreDown, CommandRefused)."""
        async with self._registry.held(id) as live:
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
        async with self._registry.held(id) as live:
            return await self._keeper.fresh(live)

    async def preview(self, id: str, line: Line, message: protocol.Preview) -> protocol.Previewed:
        """What a seat would see after moves of its own (CommandRefused)."""
        async with self._registry.held(id) as live:
            return previewed(
                await self._keeper.load_or_refuse(live), line.actor, line.lang, message
            )

    # -- commands --------------------------------------------------------------------------------

    async def do(self, id: str, actor: Actor, command: AnyCommand) -> int:
        """Submit a command and wait for it; the version (CommandRefused, NoTable, ServerFault)."""
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(id, actor, command, partial(_settle, answered))
        return await answered

    def _decided(self, table: Table, actor: Actor, command: AnyCommand) -> AnyEntry | int:
        done = table.done.get((actor.guest, command.id))
        if done is not None:
            return done
        if isinstance(command, commands.Hint) and table.is_hinted(actor.guest, command.seat):
            return table.version  # one hint a position
        if actor is not SERVER:
            self._admit(table, actor.guest)
        seed = self._entropy(SEED_BYTES) if isinstance(command, commands.Start) else b""
        return decide(table, actor, command, self._now(), seed)

    async def hint(self, id: str, actor: Actor, message: commands.Hint) -> protocol.Hinted:
        """What is best to do; as often as the table allows (as `do`)."""
        asked: asyncio.Future[Asked] = asyncio.get_running_loop().create_future()

        def reply(answer: Answer) -> None:  # before anything else can happen at the table
            if asked.done():
                return
            try:
                if not isinstance(answer, int):
                    raise answer
                asked.set_result(self._adviser.ask(self._registry.tables[id], actor, message))
            except Exception as error:
                asked.set_exception(error)

        self.submit(id, actor, message, reply)
        return await (await asked).answer(message)

    def _random(self) -> int:
        return int.from_bytes(self._entropy(8), "big") >> 2

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
        """The guest leaves the table, name and words leave its log (as `do`)."""
        for _ in range(PARTINGS):
            async with self._registry.held(id) as live:
                table = await self._keeper.load_or_refuse(live)
                parted, version = is_parted(table, guest), table.version
                if parted and (guest in table.forgotten or await self._keeper.forget(live, guest)):
                    return
            if parted:
                continue
            try:
                await self.do(id, SERVER, commands.Part(f"part {version}", guest))
            except CommandRefused as no:  # done meanwhile, unless nothing can be done now
                if no.retry:
                    raise
        raise no_store()

    # -- other processes -------------------------------------------------------------------------

    def _woken(self, id: str, version: int) -> None:
        if version == GONE:
            self._dismiss(id)
        elif id in self._registry.tables and not self._timers.off:
            self.tasks.spawn(self._catch_up(id, version))

    async def _catch_up(self, id: str, version: int) -> None:
        async with self._registry.held(id) as live:
            if live.table is None or live.table.version < version:
                await self._read_on(live)

    async def _read_on(self, live: LiveTable) -> None:
        """Whatever is wrong with one table, the others are looked after."""
        try:
            await self._keeper.read_on(live)
        except (NoTable, CommandRefused):
            pass
        except Exception as error:
            self._keeper.failed(live, error)

    async def sweep(self) -> None:
        """Look after tables at which something is due and nobody is looking.

        Those in hand and those that cannot be read stay due: they must not stand before others.
        """
        skipped = len(self._registry.tables) + len(self._keeper.unreadable)
        for id in await self._store.due(self._now() - BACKUP, SWEPT + skipped):
            if id not in self._registry.tables and id not in self._keeper.unreadable:
                async with self._registry.held(id) as live:
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


def _settle(answered: asyncio.Future[int], answer: Answer) -> None:
    if answered.done():  # whoever asked does not wait any more
        return
    if isinstance(answer, int):
        answered.set_result(answer)
    else:
        answered.set_exception(answer)
