"""One process in a kind world: nothing is lost or late, and its thinker says what it was asked."""

import asyncio
import random
from collections.abc import Sequence
from typing import cast

import sample

from igroteka.bots import Bot
from igroteka.bots.analysis import Appraisal
from igroteka.model import Move, View
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.bus import Bus, LocalBus
from igroteka.server.rooms.hub import Hub
from igroteka.server.rooms.thinker import Advice
from igroteka.server.storage.interface import Conflict, Done, LogWrite, NoTable
from igroteka.server.table.commands import Command, SeatBot, Sit, Start
from igroteka.server.table.decisions import Actor
from igroteka.server.table.entries import Opened
from igroteka.server.table.settings import Settings

HOST = Actor("g0", "Аня")


class KindStore:
    """Logs in a dictionary."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.dues: dict[str, int | None] = {}

    def put(self, append: LogWrite, done: Done) -> None:
        log = self.logs.setdefault(append.table, [])
        taken = len(log) >= append.version
        if not taken:
            log.append(append.entry)
            self.dues[append.table] = append.due
        asyncio.get_running_loop().call_soon(done, Conflict() if taken else None)

    async def log(self, table: str, after: int) -> list[bytes]:
        if table not in self.logs:
            raise NoTable
        return self.logs[table][after:]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def due(self, before: int, most: int) -> list[str]:
        overdue = [(due, id) for id, due in self.dues.items() if due is not None and due < before]
        return [id for _, id in sorted(overdue)][:most]


class Ear:
    """A line that remembers nothing but whether it is open."""

    lang: str | None = None

    def __init__(self, actor: Actor) -> None:
        self.actor, self.have, self.open = actor, cast(int | None, None), True

    def send(self, data: bytes) -> None:
        assert data

    def close(self, reason: str, again: bool) -> None:
        self.open = False


class Asked:
    """Thinks of the first legal move at once, and remembers whose thoughts these were."""

    def __init__(self) -> None:
        self.whose: list[Requester] = []
        self.bots: list[Bot] = []

    async def choose(self, bot: Bot, view: View, seed: int, requester: Requester) -> Move:
        self.whose.append(requester)
        self.bots.append(bot)
        return view.legal[0]

    async def advise(self, view: View, seed: int, requester: Requester) -> Advice:
        self.whose.append(requester)
        return Advice((Appraisal(view.legal[0], 0.5, 0.5, 0),), view.legal[:1])


class Kind:
    """A hub with all that it needs."""

    def __init__(
        self,
        thinker: Asked | None = None,
        store: KindStore | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.thinker = thinker or Asked()
        rng = random.Random(1)
        self.store = store or KindStore()
        self.hub = Hub(self.store, bus or LocalBus(), self.thinker, self.now, rng.randbytes)

    def now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    async def open(self, id: str, *seats: str) -> None:
        """A table that begins at once; seats are `me`, `also` or a bot's name."""
        game, options = sample.table(sample.seats(len(seats)))
        opened = Opened(self.now(), HOST.guest, "open", game.id, dict(options), Settings())
        await self.hub.open(id, f"C{id}", opened, HOST.name, [*_deeds(seats), Start("start")])


def _deeds(seats: Sequence[str]) -> list[Command]:
    return [
        Sit(f"seat {n}", n, who == "also")
        if who in ("me", "also")
        else SeatBot(f"seat {n}", n, who)
        for n, who in enumerate(seats)
    ]
