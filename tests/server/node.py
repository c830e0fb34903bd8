"""A server process of a simulated site: its hub, its bus, its bots and the lines it holds."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from igroteka.bots import Bot
from igroteka.bots.analysis import Appraisal
from igroteka.model import Move, View
from igroteka.server.rooms.bot_queue import Requester
from igroteka.server.rooms.bus import Woken
from igroteka.server.rooms.hub import Hub
from igroteka.server.rooms.thinker import Advice, choice
from igroteka.server.service.limits import Limits
from igroteka.server.service.metrics import Metrics
from igroteka.server.storage.interface import Conflict, Done, LogWrite, StoreDown
from igroteka.server.table.decisions import Actor
from igroteka.server.ws.session import Session

if TYPE_CHECKING:
    from server.client import Client
    from server.site import Site

LIMITS = Limits()


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

    async def choose(self, bot: Bot, view: View, seed: int, requester: Requester) -> Move:
        await asyncio.sleep(self.site.rng.random() * 0.5)
        while self.site.done:
            await asyncio.sleep(1000)
        return choice(bot, view, seed)

    async def advise(self, view: View, seed: int, requester: Requester) -> Advice:
        await asyncio.sleep(self.site.rng.random() * 0.5)
        moves = tuple(Appraisal(move, 0.5, 0.5, 0) for move in view.legal)
        return Advice(moves, view.legal[:1])


class SimStore:
    """The way of one process to the database; whoever is killed hears no answer."""

    def __init__(self, node: "Node") -> None:
        self._node, self._database = node, node.site.database
        self.log, self.due = self._database.log, self._database.due
        self.versions = self._database.versions

    def put(self, append: LogWrite, done: Done) -> None:
        self._node.spawn(self._put(append, done))

    async def _put(self, append: LogWrite, done: Done) -> None:
        try:
            await self._database.append(append)
        except (Conflict, StoreDown) as error:
            done(error)
        else:
            done(None)


class Node:
    """One server process."""

    def __init__(self, site: "Site", name: int) -> None:
        self.site = site
        self.bus = SimBus(site, name)
        self.alive = True
        self.tasks: set[asyncio.Task[None]] = set()
        self.hub = Hub(SimStore(self), self.bus, SimThinker(site), site.now, site.rng.randbytes)
        self.metrics = Metrics({}, {})
        self.spawn(self._look_after())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if not self.alive:
            work.close()
            return
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
        self.hub.stop()
        for task in self.tasks | self.hub.tasks.running:
            task.cancel()


class SimSocket:
    """A WebSocket of a client to a process, and the session that talks to it: ordered, until it
    breaks."""

    def __init__(self, node: Node, client: "Client") -> None:
        self.node, self.client = node, client
        self.open = True
        self.last = 0.0  # when the last message on its way arrives
        self._hear: Callable[[bytes], None] = _nobody_listens
        self._gone: Callable[[], None] = lambda: None
        self._held: list[bytes] | None = None  # what came while nobody wanted to hear
        actor, clock = Actor(client.guest, client.name), asyncio.get_running_loop().time
        session = Session(node.hub, LIMITS, node.metrics, self, actor, client.site.table, clock)
        node.spawn(session.run())

    def arrive(self, data: bytes) -> None:
        """A message of the client has come."""
        if not self.node.alive or not self.open:
            return
        if self._held is not None:
            self._held.append(data)
        else:
            self._hear(data)

    def break_off(self) -> None:
        """The network has lost it, or the client has."""
        self.open = False
        self._gone()

    # -- what the session asks for ---------------------------------------------------------------

    def listen(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self._hear, self._gone = hear, gone

    def say(self, text: bytes) -> int:
        self.client.site.check_stored(text)
        if self.open and self.node.alive:
            self.client.site.post_in_order(self, text)
        return 0

    def pause(self) -> None:
        self._held = []

    def resume(self) -> None:
        held, self._held = self._held or [], None
        for data in held:
            asyncio.get_running_loop().call_soon(self.arrive, data)


def _nobody_listens(_: bytes) -> None:
    raise AssertionError("a session listens from its first moment")
