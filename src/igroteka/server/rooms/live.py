"""The registry of live tables: those a process has in memory, each with its lock."""

import asyncio
from dataclasses import dataclass, field

from igroteka.bots import Bot, make_bot
from igroteka.server.messages.updates import Line
from igroteka.server.rooms.lock import TableLock
from igroteka.server.rooms.thinker import Advice
from igroteka.server.table.seats import Moment
from igroteka.server.table.table import Table


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in hand. `table` is None when it has to be read again."""

    id: str
    table: Table | None = None
    lock: TableLock = field(default_factory=TableLock)
    lines: list[Line] = field(default_factory=list[Line])
    users: int = 0  # who waits for the lock or has it
    timer: asyncio.Task[None] | None = None
    goal: tuple[int, ...] | None = None  # what the timer is for
    mine: bool = False  # this process wrote the last entry
    # By number of the match, seat and name: a bot lives as long as a match, so it may remember it.
    bots: dict[tuple[int, int, str], Bot] = field(default_factory=dict[tuple[int, int, str], Bot])
    # By seat: what was thought last, and about which moment.
    thoughts: dict[int, tuple[Moment, asyncio.Future[Advice]]] = field(
        default_factory=dict[int, tuple[Moment, asyncio.Future[Advice]]]
    )

    def bot(self, table: Table, seat: int, name: str) -> Bot:
        """The bot of a seat in the match that is played now; those of earlier matches go."""
        key = (table.number, seat, name)
        if key not in self.bots:
            self.bots = {old: bot for old, bot in self.bots.items() if old[0] == table.number}
            self.bots[key] = make_bot(table.game.id, name)
        return self.bots[key]


class Registry:
    """Tables by id, each for as long as somebody looks at it, waits for it or is due there."""

    def __init__(self) -> None:
        self.tables: dict[str, LiveTable] = {}

    def held(self, id: str) -> "Held":
        """The table, for as long as one holds it: `async with registry.held(id) as live`."""
        return Held(self, id)

    def hold(self, id: str) -> LiveTable:
        """Somebody is going to wait for this table."""
        live = self.tables.get(id)
        if live is None:
            live = self.tables[id] = LiveTable(id)
        live.users += 1
        return live

    def let_go(self, live: LiveTable) -> None:
        """Somebody has done with it."""
        live.users -= 1
        if not live.lines:
            self.drop_if_idle(live)

    def drop_if_idle(self, live: LiveTable) -> None:
        """Forget a table nobody needs."""
        idle = not live.lines and live.timer is None and not live.users
        if idle and self.tables.get(live.id) is live:
            del self.tables[live.id]


class Held:
    """Waits for the lock of a table, and holds it; written out because every move does so."""

    __slots__ = ("_live", "_registry")

    def __init__(self, registry: Registry, id: str) -> None:
        self._registry, self._live = registry, registry.hold(id)

    async def __aenter__(self) -> LiveTable:
        try:
            await self._live.lock.acquire()
        except BaseException:
            self._registry.let_go(self._live)
            raise
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
        self._registry.let_go(self._live)
