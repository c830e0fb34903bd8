"""A whole site in one thread on a clock that does not exist, from a seed.

Clients talk to two server processes over a network that drops, doubles, delays and reorders;
processes are killed between any two steps; the database refuses, or commits without saying so.
"""

import asyncio
import logging
import random
from collections.abc import Coroutine
from typing import Any

import msgspec

from igroteka.bots.analysis import Appraisal
from igroteka.model import Move, View
from igroteka.server import protocol
from igroteka.server.bus import Woken
from igroteka.server.deciding import Asker, No
from igroteka.server.entries import Moved, Opened, read
from igroteka.server.hub import Hub
from igroteka.server.hub import log as hub_log
from igroteka.server.speaking import refused
from igroteka.server.store import NoTable, StoreDown
from igroteka.server.telling import wire
from igroteka.server.thinking import choice
from server.unkind import Chances, SimStore


class SimBus:
    """Wakes the other process, sometimes late, sometimes twice, sometimes not at all."""

    shared = True

    def __init__(self, site: "Site", name: int) -> None:
        self.site, self.name = site, name
        self.woken: Woken | None = None

    def listen(self, woken: Woken) -> None:
        self.woken = woken

    def publish(self, table: str, version: int) -> None:
        for other in self.site.nodes.values():
            if other.bus is not self and other.bus.woken is not None:
                woken = other.bus.woken
                self.site.post(lambda woken=woken: woken(table, version))


class SimThinker:
    """Thinks for a while of virtual time; for ever when the site comes to rest."""

    def __init__(self, site: "Site") -> None:
        self.site = site

    async def choose(self, bot: str, view: View, seed: int) -> Move:
        await asyncio.sleep(self.site.rng.random() * 0.5)
        while self.site.done:
            await asyncio.sleep(1000)
        return choice(bot, view, seed)

    async def appraise(self, view: View, seed: int) -> tuple[Appraisal, ...]:
        await asyncio.sleep(self.site.rng.random() * 0.5)
        return tuple(Appraisal(move, 0.5, 0.5, 0) for move in view.legal)


class Node:
    """One server process."""

    def __init__(self, site: "Site", name: int) -> None:
        self.site = site
        self.bus = SimBus(site, name)
        self.hub = Hub(site.store, self.bus, SimThinker(site), site.now, site.rng.randbytes)
        self.alive = True
        self.tasks: set[asyncio.Task[None]] = set()
        self.spawn(self._look_after())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(3)
            try:
                await self.hub.sweep()
                await self.hub.poll()
            except StoreDown:
                continue

    def kill(self) -> None:
        """As kill -9: nothing is finished, nobody is told."""
        self.alive = False
        self.bus.woken = None
        doomed = self.tasks | self.hub._tasks  # pyright: ignore[reportPrivateUsage]
        for task in doomed:
            task.cancel()


class SimLine:
    """A socket: ordered, until it breaks."""

    def __init__(self, node: Node, client: "Client", have: int | None) -> None:
        self.node, self.client, self.have = node, client, have
        self.lang: str | None = None
        self.asker = Asker(client.guest, client.name)
        self.open = True
        self.last = 0.0  # when the last message on its way arrives

    def send(self, data: bytes) -> None:
        self.client.site.check_stored(data)
        if self.open:
            self.client.site.post_in_order(self, data)

    def close(self, reason: str, again: bool) -> None:
        self.open = False


class _Versioned(msgspec.Struct):
    """Of any message only the version it tells of, if it does."""

    version: int = 0


_decode = msgspec.json.Decoder(protocol.ServerMessage).decode
_version = msgspec.json.Decoder(_Versioned)


class Client:
    """Plays at random, checks everything it is told, sends again until it is answered."""

    def __init__(self, site: "Site", guest: str, name: str) -> None:
        self.site, self.guest, self.name = site, guest, name
        self.rng = random.Random(f"{site.seed} {guest}")
        self.have: int | None = None
        self.line: SimLine | None = None
        self.latest: protocol.Update | None = None
        self.waiting: protocol.ClientMessage | None = None
        self.acked: dict[str, int] = {}
        self.seen: dict[int, list[protocol.Happening]] = {}
        self.sent = 0

    # -- hearing ---------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        message = _decode(data)
        self.site.check_secret(self, message)
        match message:
            case protocol.Update():
                self._update(message)
            case protocol.Ack():
                known = self.acked.setdefault(message.id, message.version)
                assert known == message.version, "the same id is answered the same way"
                self._answered(message.id)
            case protocol.Refused():
                if not message.retry:
                    self._answered(message.id)
            case _:
                pass

    def _answered(self, id: str) -> None:
        if self.waiting is not None and getattr(self.waiting, "id", None) == id:
            self.waiting = None

    def _update(self, message: protocol.Update) -> None:
        if message.since is not None:
            assert self.have is not None and message.since <= self.have, "no version is left out"
        told: dict[int, list[protocol.Happening]] = {}
        for event in message.events:
            assert (message.since or 0) < event.version <= message.version
            told.setdefault(event.version, []).append(event)
        if message.since is not None:
            for version, events in told.items():
                assert self.seen.setdefault(version, events) == events, "history does not change"
        if self.have is None or message.version >= self.have:
            self.have, self.latest = message.version, message

    # -- doing -----------------------------------------------------------------------------------

    async def live(self) -> None:
        while not self.site.done:
            await asyncio.sleep(self.rng.random() * 1.5)
            if self.line is None or not self.line.open or not self.line.node.alive:
                await self._connect()
            elif self.rng.random() < 0.03:
                self.line.node.hub.detach(self.site.table, self.line)
                self.line.open = False
            else:
                self._act()

    async def _connect(self) -> None:
        node = self.rng.choice(list(self.site.nodes.values()))
        line = SimLine(node, self, self.have)
        self.line = line

        async def attach() -> None:
            try:
                await node.hub.attach(self.site.table, line)
            except (StoreDown, NoTable, No):
                line.open = False

        node.spawn(attach())

    def _act(self) -> None:
        if self.waiting is None:
            self.waiting = self._wish()
        if self.waiting is not None and self.line is not None:
            self.site.ask(self.line, self.waiting)

    def _wish(self) -> protocol.ClientMessage | None:
        update = self.latest
        if update is None:
            return None
        self.sent += 1
        id = f"{self.guest}-{self.sent}"
        mine = update.you.seats
        if update.table.status == "open":
            return self._sit_or_start(update, id)
        if not mine or update.table.status == "over":
            return None
        return self._play(update, id)

    def _sit_or_start(self, update: protocol.Update, id: str) -> protocol.ClientMessage | None:
        seats = update.table.seats
        free = [seat for seat, info in enumerate(seats) if info.kind == "open"]
        if not update.you.seats and free and self.guest in self.site.players:
            return protocol.Sit(id, self.rng.choice(free))
        if update.you.host and not free:
            return protocol.Start(id)
        if update.you.host and free and self.site.everybody_sits(update):
            return protocol.SeatBot(id, free[0], "random")
        return None

    def _play(self, update: protocol.Update, id: str) -> protocol.ClientMessage | None:
        seat = update.you.seats[0]
        if update.table.seats[seat].standin:
            return protocol.Return(id, seat)
        dice = self.rng.random()
        if dice < 0.06:
            return protocol.Say(id, phrase="phrase-hello")
        if dice < 0.1:
            return protocol.Leave(id, seat)
        if dice < 0.14:
            return protocol.Undo(id, seat)
        legal = next((s.legal for s in update.sights if s.seat == seat), ())
        if not legal:
            return protocol.Say(id, text="…") if dice < 0.2 else None
        if dice < 0.2:
            return protocol.Play(id, seat, "nonsense")
        return protocol.Play(id, seat, self.rng.choice(legal), update.version)


class Site:
    """Clients, two processes, one database, and everything that can go wrong between them."""

    table = "T"

    def __init__(self, seed: int, opened: Opened, players: int, chances: Chances) -> None:
        self.seed, self.opened, self.chances = seed, opened, chances
        self.rng = random.Random(seed)
        self.store = SimStore(self.rng, chances)
        self.nodes: dict[int, Node] = {}
        self.players = [f"g{n}" for n in range(players)]
        self.clients: list[Client] = []
        self.done = False
        self.kills = 0
        self.faults = self.store.faults

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

    def post_in_order(self, line: SimLine, data: bytes) -> None:
        """A socket keeps its order; what is lost breaks it."""
        if self.rng.random() < self.chances.drop / 2:
            line.open = False
            line.node.hub.detach(self.table, line)
            return
        loop = asyncio.get_running_loop()
        # Strictly later than the one before: timers for the same moment fire in any order.
        at = line.last = max(line.last + 1e-6, loop.time() + self._lag() / 10)
        loop.call_at(at, lambda: line.client.hear(data) if line.client.line is line else None)

    def ask(self, line: SimLine, message: protocol.ClientMessage) -> None:
        """A client's message on its way to the process; the socket may be older than it thinks."""

        def arrive() -> None:
            if line.node.alive and line.open:
                line.node.spawn(self._answer(line, message))

        self.post(arrive)

    async def _answer(self, line: SimLine, message: Any) -> None:
        try:
            version = await line.node.hub.do(self.table, line.asker, message)
        except No as no:
            line.send(wire(refused(message.id, no, None)))
        except (StoreDown, NoTable):
            line.send(wire(refused(message.id, No("table-no-store", retry=True), None)))
        else:
            line.send(wire(protocol.Ack(message.id, version)))

    # -- what may be told ------------------------------------------------------------------------

    def check_stored(self, data: bytes) -> None:
        """Nobody is told anything before it is stored."""
        version = _version.decode(data).version
        stored = len(self.store.logs[self.table])
        if version > stored:
            self.faults.append(f"version {version} told, {stored} stored")

    def check_secret(self, client: Client, message: object) -> None:
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
        hub_log.addFilter(self._heed)
        try:
            await self._live(most_seconds)
        finally:
            hub_log.removeFilter(self._heed)

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
        while loop.time() < most_seconds and not self.store.records:
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
        while self.table not in self.store.logs:
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
            client.line = None
            await client._connect()  # pyright: ignore[reportPrivateUsage]
        stored = -1
        while stored != len(self.store.logs[self.table]):  # clocks run on
            stored = len(self.store.logs[self.table])
            await asyncio.sleep(30)
        for node in self.nodes.values():
            node.kill()

    def entries(self) -> list[Any]:
        return [read(data) for data in self.store.logs[self.table]]

    def moves(self) -> list[Moved]:
        return [entry for entry in self.entries() if isinstance(entry, Moved)]
