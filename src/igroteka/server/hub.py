"""What happens at the tables a process has in hand, and who is told.

An entry is decided, applied, stored, and only
then told. If storing fails in any way, what was applied is thrown away and read again. Time,
randomness, store, bus and thinking come from outside, so a whole site can run in one thread on a
clock that does not exist (`tests/server/site.py`).
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from igroteka.dealer import SEED_BYTES
from igroteka.model import Illegal, Move, NotAMove, NotYourTurn, View
from igroteka.server import entries, protocol
from igroteka.server.bus import Bus
from igroteka.server.deciding import Asker, Deed, No, decide, refusal
from igroteka.server.entries import AnyEntry, read, written
from igroteka.server.live import InHand, Line, Live
from igroteka.server.previewing import previewed
from igroteka.server.store import Append, NoTable, Store, StoreDown, Taken, note_of, stored
from igroteka.server.table import Table
from igroteka.server.telling import Bulletin, hinted
from igroteka.server.thinking import Thinker

TRIES = 6  # races lost in a row before giving up for now
BACKUP = 2000  # milliseconds another process waits before it moves a bot or stops a clock itself
KEEP = 60_000  # a table without people is kept this long if something is due at it
RESTING = 300  # milliseconds before trying again after the store failed

log = logging.getLogger("igroteka.server")


Work = Callable[[Live], Awaitable[None]]
Answered = Callable[[int | No | Taken], None]  # the version, why not, or: ask again


class Counts:
    """What the metrics show."""

    moves = 0
    refused = 0
    taken = 0
    failed = 0


class Hub:
    """Decides, stores, tells."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinker: Thinker,
        now: Callable[[], int],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.store, self.bus, self.thinker = store, bus, thinker
        self.now, self.entropy = now, entropy
        self.in_hand = InHand()
        self.counts = Counts()
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        bus.listen(self._woken)

    # -- what people do --------------------------------------------------------------------------

    async def open(self, id: str, code: str, opened: entries.Opened) -> None:
        """Store a new table."""
        table = Table(id, opened)
        await stored(self.store, Append(1, written(opened), note_of(table, False), code))

    async def attach(self, id: str, line: Line) -> None:
        """Connect a line and bring it up to date (NoTable, StoreDown, No)."""
        async with self.in_hand.owned(id) as live:
            table = await self._fresh(live)
            if not table.may_see(line.asker.guest):
                raise No("table-bye-nobody")
            live.lines.append(line)
            self._tell_line(table, line, Bulletin(table, self.now()))
            self._schedule(live)

    def detach(self, id: str, line: Line) -> None:
        """The line is gone."""
        live = self.in_hand.tables.get(id)
        if live is not None and line in live.lines:
            live.lines.remove(line)
            self.in_hand.drop_if_idle(live)

    async def do(self, id: str, asker: Asker, deed: Deed) -> int:
        """Do what somebody asks; the version at which it is stored (No, NoTable)."""
        async with self.in_hand.owned(id) as live:
            try:
                return await self._do(live, asker, deed)
            except No:
                self.counts.refused += 1
                raise

    def do_at_once(self, id: str, asker: Asker, deed: Deed, answered: Answered) -> bool:
        """The same without a task to wait in, which costs more than the deed itself.

        False: the table is not in hand, or somebody holds it; then `do` has to wait for it.
        """
        live = self.in_hand.tables.get(id)
        if live is None or live.table is None or not live.seize():
            return False
        live.users += 1
        table = live.table
        try:
            entry = self._entry(table, asker, deed)
            if not isinstance(entry, int):
                append = self._applied(live, table, entry)
                self.store.put(append, partial(self._stored, live, table, entry, answered))
                return True
            answer = entry
        except No as no:
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
        live: Live,
        table: Table,
        entry: AnyEntry,
        answered: Answered,
        error: Taken | StoreDown | None,
    ) -> None:
        try:
            self._heed(live, table, entry, error)
            answer = error if isinstance(error, Taken) else table.version
        except No as no:
            answer = no
        finally:
            self._let_go(live)
        answered(answer)

    def _let_go(self, live: Live) -> None:
        live.lock.release()
        self.in_hand.let_go(live)

    async def hint(self, id: str, asker: Asker, message: protocol.Hint) -> protocol.Hinted:
        """What is best to do; as often as the table allows (No)."""
        async with self.in_hand.owned(id) as live:
            await self._do(live, asker, message)
            table = await self._fresh_or_no(live)
            if table.match is None or message.seat not in table.to_act():
                raise No("table-no-turn")
            view, game = table.match.view(message.seat), table.game
            left = table.settings.hints - table.hints_of(asker.guest)
        found = await self.thinker.appraise(view, self._random())
        return hinted(game, message, found, left)

    async def preview(self, id: str, line: Line, message: protocol.Preview) -> protocol.Previewed:
        """What a seat would see after moves of its own (No)."""
        async with self.in_hand.owned(id) as live:
            return previewed(await self._fresh_or_no(live), line.asker, line.lang, message)

    def known(self, id: str) -> Table | None:
        """The table, if this process happens to have it; for words about it."""
        live = self.in_hand.tables.get(id)
        return live.table if live is not None else None

    async def look(self, id: str) -> Table:
        """The table as it is now; to be read at once, before anything is awaited."""
        async with self.in_hand.owned(id) as live:
            return await self._fresh(live)

    async def forget(self, id: str) -> None:
        """The log was rewritten (somebody deleted their data): read it again, everywhere."""
        async with self.in_hand.owned(id) as live:
            live.table = None
        self.bus.publish(id, 0)

    # -- storing ---------------------------------------------------------------------------------

    async def _do(self, live: Live, asker: Asker, deed: Deed) -> int:
        for _ in range(TRIES):
            table = await self._fresh_or_no(live)
            entry = self._entry(table, asker, deed)
            if isinstance(entry, int):
                return entry
            if await self._store(live, table, entry):
                return table.version
        raise No("table-no-store", retry=True)

    def _entry(self, table: Table, asker: Asker, deed: Deed) -> AnyEntry | int:
        """What the deed makes (No); if it was done before, the version at which it is stored."""
        done = table.done.get((asker.guest, deed.id))
        if done is not None:
            return done
        if not table.may_see(asker.guest):
            raise No("table-bye-nobody")
        seed = self.entropy(SEED_BYTES) if isinstance(deed, protocol.Start) else b""
        return decide(table, asker, deed, self.now(), seed)

    @staticmethod
    def _applied(live: Live, table: Table, entry: AnyEntry) -> Append:
        """Take the entry (No); until it is stored, nobody may see the table."""
        was = table.status
        try:
            table.apply(entry)
        except (Illegal, NotAMove, NotYourTurn) as error:
            raise refusal(error) from None
        live.table = None
        ended = was == "playing" and table.status == "over"
        return Append(table.version, written(entry), note_of(table, ended))

    async def _store(self, live: Live, table: Table, entry: AnyEntry) -> bool:
        """Apply, store, tell. False: another process was faster, look again."""
        append, error = self._applied(live, table, entry), None
        try:
            await stored(self.store, append)
        except (Taken, StoreDown) as failed:
            error = failed
        self._heed(live, table, entry, error)
        if error is None:
            return True
        await self._fresh_or_no(live)
        return False

    def _heed(
        self, live: Live, table: Table, entry: AnyEntry, error: Taken | StoreDown | None
    ) -> None:
        """What the store said: tell everybody (No if nobody knows what became of the entry)."""
        if isinstance(error, Taken):
            self.counts.taken += 1
            return
        if error is not None:
            self.counts.failed += 1
            log.warning("store: %s", error)
            self._rest(live)
            raise No("table-no-store", retry=True)
        live.table, live.mine = table, True
        self.counts.moves += isinstance(entry, entries.Moved)
        self.bus.publish(live.id, table.version)
        self._tell(live, table)
        self._schedule(live)

    async def _fresh_or_no(self, live: Live) -> Table:
        try:
            return await self._fresh(live)
        except StoreDown as error:
            log.warning("store: %s", error)
            self._rest(live)
            raise No("table-no-store", retry=True) from None

    async def _fresh(self, live: Live) -> Table:
        """The table, read from the store if need be."""
        if live.table is None:
            raw = await self.store.log(live.id, 0)
            live.table = Table.folded(live.id, [read(data) for data in raw])
            live.mine = False
            self._tell(live, live.table)
            self._schedule(live)
        return live.table

    # -- telling ---------------------------------------------------------------------------------

    def _tell(self, live: Live, table: Table) -> None:
        if not live.lines:
            return
        bulletin = Bulletin(table, self.now())
        for line in list(live.lines):
            if not table.may_see(line.asker.guest):
                line.close("table-bye-nobody", again=False)
            elif line.have != table.version:
                self._tell_line(table, line, bulletin)

    @staticmethod
    def _tell_line(table: Table, line: Line, bulletin: Bulletin) -> None:
        data = bulletin.wire(line.asker.guest, line.have, line.lang)
        line.have = table.version
        line.send(data)

    # -- waking ----------------------------------------------------------------------------------

    def _woken(self, id: str, version: int) -> None:
        if id in self.in_hand.tables and not self.closing:
            self._spawn(self._catch_up(id, version))

    async def _catch_up(self, id: str, version: int) -> None:
        async with self.in_hand.owned(id) as live:
            if version == 0:
                live.table = None
            if live.table is None or live.table.version < version:
                await self._read_on(live)

    async def _read_on(self, live: Live) -> None:
        """Take in what other processes have stored."""
        with contextlib.suppress(NoTable, No):
            if live.table is None:
                await self._fresh_or_no(live)
                return
            table = live.table
            try:
                raw = await self.store.log(live.id, table.version)
            except StoreDown:
                self._rest(live)
                return
            for data in raw:
                table.apply(read(data))
            if raw:
                live.mine = False
                self._tell(live, table)
                self._schedule(live)

    async def sweep(self) -> None:
        """Look after tables at which something is due and nobody is looking."""
        for id in await self.store.due(self.now() - BACKUP):
            if id not in self.in_hand.tables:
                async with self.in_hand.owned(id) as live:
                    await self._read_on(live)

    async def poll(self) -> None:
        """Read on at every table in hand: the bus may have lost something."""
        for id in list(self.in_hand.tables):
            async with self.in_hand.owned(id) as live:
                await self._read_on(live)

    # -- bots and clocks -------------------------------------------------------------------------

    def _schedule(self, live: Live) -> None:
        """Set the one timer of a table: the next bot's move, or the end of somebody's time."""
        table = live.table
        if table is None or self.closing:
            return
        wait, work, goal = self._next(live, table)
        if goal is not None and goal == live.goal and live.timer is not None:
            return
        self._stop_timer(live)
        if work is not None:
            live.goal = goal
            live.timer = self._spawn(self._later(live, wait, work))

    def _next(self, live: Live, table: Table) -> tuple[int, Work | None, tuple[int, ...] | None]:
        patience = BACKUP if self.bus.shared and not live.mine else 0
        waits = table.waits_for_its_only_player()
        if waits and not live.lines:
            return 0, None, None
        due = table.bot_to_move()
        if due is not None:
            pace = table.settings.pace if waits or table.somebody_looks_on() else 0
            return pace + patience, self._move_bot, (0, table.changed, due[0])
        end = table.clock.first_end()
        if end is not None and (live.lines or end[0] - self.now() < KEEP):
            return max(0, end[0] - self.now()) + patience, self._time_out, (1, *end)
        return 0, None, None

    def _stop_timer(self, live: Live) -> None:
        if live.timer is not None and live.timer is not asyncio.current_task():
            live.timer.cancel()
        live.timer, live.goal = None, None

    def _rest(self, live: Live) -> None:
        """The store failed: look again in a moment, so that lines and bots get on."""
        live.table = None
        self._stop_timer(live)
        if not self.closing:
            live.timer = self._spawn(self._later(live, RESTING, self._look_again))

    async def _later(self, live: Live, wait: int, work: Work) -> None:
        try:
            await asyncio.sleep(wait / 1000)
            with contextlib.suppress(NoTable, No):
                await work(live)
        finally:
            if live.timer is asyncio.current_task():
                live.timer, live.goal = None, None
            self.in_hand.drop_if_idle(live)

    async def _look_again(self, live: Live) -> None:
        async with live.lock:
            await self._fresh_or_no(live)

    async def _move_bot(self, live: Live) -> None:
        async with live.lock:
            table = await self._fresh_or_no(live)
            due, changed = table.bot_to_move(), table.changed
            if due is None or table.match is None:
                return
            view = table.match.view(due[0])
        move = await self._choose(due[1], view)
        async with live.lock:
            table = await self._fresh_or_no(live)
            if table.changed != changed or table.bot_to_move() != due:
                self._schedule(live)
                return
            at, text = max(self.now(), table.at), table.game.move_text(move)
            await self._store(live, table, entries.Moved(at, "", f"bot {changed}", due[0], text))

    async def _choose(self, bot: str, view: View) -> Move:
        try:
            move = await self.thinker.choose(bot, view, self._random())
        except Exception:
            log.exception("bot %s of %s failed", bot, view.game)
            return view.legal[0]
        return move if move in view.legal else view.legal[0]

    async def _time_out(self, live: Live) -> None:
        async with live.lock:
            table = await self._fresh_or_no(live)
            end = table.clock.first_end()
            if end is None or end[0] > self.now():
                live.goal = None
                self._schedule(live)
                return
            at, bot = max(self.now(), table.at), table.settings.standin
            entry = entries.StoodIn(at, "", f"time {table.version}", end[1], bot, "time")
            await self._store(live, table, entry)

    def _random(self) -> int:
        return int.from_bytes(self.entropy(8), "big") >> 2

    # -- tasks -----------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    async def close(self) -> None:
        """Finish what is being stored, tell everybody to come back, stop."""
        self.closing = True
        for live in list(self.in_hand.tables.values()):
            async with live.lock:
                for line in list(live.lines):
                    line.close("table-bye-restart", again=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
