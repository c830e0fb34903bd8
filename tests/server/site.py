"""A whole site in one thread on a clock that does not exist, from a seed.

Clients talk to two server processes over a network that drops, doubles, delays and reorders;
processes are killed between any two steps; the database refuses, or commits without saying so.
"""

import asyncio
import logging
import random
from typing import Any

import msgspec

from igroteka.server.messages import protocol
from igroteka.server.rooms.keeper import log as server_log
from igroteka.server.storage.interface import StoreDown
from igroteka.server.table.commands import Command
from igroteka.server.table.entries import Moved, Opened, read
from server.client import Client
from server.node import Node, SimSocket
from server.unkind import Chances, Database


class _Versioned(msgspec.Struct):
    """Of any message only the version it tells of, if it does."""

    version: int = 0


_version = msgspec.json.Decoder(_Versioned)


class Site:
    """Clients, two processes, one database, and everything that can go wrong between them."""

    table = "T"

    def __init__(self, seed: int, opened: Opened, players: int, chances: Chances) -> None:
        self.seed, self.opened, self.chances = seed, opened, chances
        self.rng = random.Random(seed)
        self.database = Database(self.rng, chances)
        self.nodes: dict[int, Node] = {}
        self.players = [f"g{n}" for n in range(players)]
        self.clients: list[Client] = []
        self.done = False
        self.kills = 0
        self.faults = self.database.faults

    def now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    def everybody_sits(self, update: protocol.Update) -> bool:
        return sum(seat.kind == "person" for seat in update.table.seats) >= len(self.players)

    # -- the network -----------------------------------------------------------------------------

    def post(self, deliver: Any) -> None:
        """Deliver later; perhaps never, perhaps twice, in any order."""
        for _ in range(1 + (self.rng.random() < self.chances.double)):
            if self.rng.random() >= self.chances.drop:
                asyncio.get_running_loop().call_later(self._lag(), deliver)

    def _lag(self) -> float:
        long = self.rng.random() < self.chances.slow
        return self.rng.random() * (3.0 if long else 0.05)

    def post_in_order(self, socket: SimSocket, data: bytes) -> None:
        """A socket keeps its order; what is lost breaks it."""
        loop = asyncio.get_running_loop()
        if self.rng.random() < self.chances.drop / 2:
            loop.call_soon(socket.break_off)
            return
        # Strictly later than the one before: timers for the same moment fire in any order.
        at = socket.last = max(socket.last + 1e-6, loop.time() + self._lag() / 10)
        loop.call_at(at, socket.client.hear, socket, data)

    def ask(self, socket: SimSocket, message: Command) -> None:
        """A client's message on its way to the process; the socket may be older than it thinks."""
        data = msgspec.json.encode(message)
        self.post(lambda: socket.arrive(data))

    # -- what may be told ------------------------------------------------------------------------

    def check_stored(self, data: bytes) -> None:
        """Nobody is told anything before it is stored."""
        version = _version.decode(data).version
        stored = len(self.database.logs[self.table])
        if version > stored:
            self.faults.append(f"version {version} told, {stored} stored")

    def check_secret(self, message: object) -> None:
        """Nobody is shown another seat, nor the seed, before the end."""
        if not isinstance(message, protocol.Update) or message.table.status != "playing":
            return
        assert message.table.seed is None
        allowed = set(message.you.seats) or {None}
        assert {sight.seat for sight in message.sights} <= allowed

    # -- life ------------------------------------------------------------------------------------

    def _fault(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Whatever fails in a callback or a forgotten task is a fault of this run."""
        self.faults.append(f"{context.get('message')}: {context.get('exception')!r}")

    async def live(self, most_seconds: float) -> None:
        server_log.addFilter(self._heed)
        try:
            await self._live(most_seconds)
        finally:
            server_log.removeFilter(self._heed)

    def _heed(self, record: logging.LogRecord) -> bool:
        """What the hub logs as an error is a fault as well; nothing is printed."""
        if record.levelno >= logging.ERROR:
            self.faults.append(f"{record.getMessage()}: {record.exc_info}")
        return False

    async def _live(self, most_seconds: float) -> None:
        asyncio.get_running_loop().set_exception_handler(self._fault)
        await self._open()
        self.nodes = {name: Node(self, name) for name in (0, 1)}
        guests = [*self.players, "spectator"]
        self.clients = [Client(self, guest, f"N-{guest}") for guest in guests]
        tasks = [asyncio.create_task(client.live()) for client in self.clients]
        loop = asyncio.get_running_loop()
        while loop.time() < most_seconds and not self.database.records:
            await asyncio.sleep(self.rng.random() * 6)
            if self.rng.random() < self.chances.kill and self.kills < 12:
                name = self.rng.choice([0, 1])
                self.nodes[name].kill()
                self.kills += 1
                await asyncio.sleep(self.rng.random() * 2)
                self.nodes[name] = Node(self, name)
            for task in tasks:
                if task.done():
                    task.result()
        await self._calm(tasks)

    async def _open(self) -> None:
        while self.table not in self.database.logs:
            node = Node(self, -1)
            try:
                await node.hub.open(self.table, "CODE", self.opened)
            except StoreDown:
                continue
            finally:
                node.kill()

    async def _calm(self, tasks: list[asyncio.Task[None]]) -> None:
        """The world becomes kind; then everybody has to get to the same end."""
        for name in ("drop", "double", "slow", "refuse", "silent"):
            setattr(self.chances, name, 0.0)
        self.done = True
        await asyncio.gather(*tasks)
        for client in self.clients:
            client.connect()
        stored = -1
        while stored != len(self.database.logs[self.table]):  # clocks run on
            stored = len(self.database.logs[self.table])
            await asyncio.sleep(30)
        for node in self.nodes.values():
            node.kill()

    def entries(self) -> list[Any]:
        return [read(data) for data in self.database.logs[self.table]]

    def moves(self) -> list[Moved]:
        return [entry for entry in self.entries() if isinstance(entry, Moved)]
