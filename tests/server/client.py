"""Somebody at a simulated site who plays at random and checks everything they are told."""

import asyncio
import random
from typing import TYPE_CHECKING

import msgspec

from igroteka.server.messages import protocol
from igroteka.server.table import commands
from igroteka.server.table.commands import Command
from server.node import SimSocket

if TYPE_CHECKING:
    from server.site import Site

_decode = msgspec.json.Decoder(protocol.ServerMessage).decode


class Client:
    """Plays at random, checks everything it is told, sends again until it is answered."""

    def __init__(self, site: "Site", guest: str, name: str) -> None:
        self.site, self.guest, self.name = site, guest, name
        self.rng = random.Random(f"{site.seed} {guest}")
        self.have: int | None = None
        self.socket: SimSocket | None = None
        self.latest: protocol.Update | None = None
        self.waiting: Command | None = None
        self.acked: dict[str, int] = {}
        self.seen: dict[int, list[protocol.Happening]] = {}
        self.sent = 0

    # -- hearing ---------------------------------------------------------------------------------

    def hear(self, socket: SimSocket, data: bytes) -> None:
        if socket is not self.socket:
            return  # of an earlier time
        message = _decode(data)
        self.site.check_secret(message)
        match message:
            case protocol.Bye():
                socket.break_off()
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
            socket = self.socket
            if socket is None or not socket.open or not socket.node.alive:
                self.connect()
            elif self.rng.random() < 0.03:
                socket.break_off()
            else:
                self._act(socket)

    def connect(self) -> None:
        """A new socket to one of the processes; the session there is greeted first."""
        node = self.rng.choice(list(self.site.nodes.values()))
        self.socket = SimSocket(node, self)
        self.socket.arrive(msgspec.json.encode(protocol.Hello(self.have)))

    def _act(self, socket: SimSocket) -> None:
        if self.waiting is None:
            self.waiting = self._wish()
        if self.waiting is not None:
            self.site.ask(socket, self.waiting)

    def _wish(self) -> Command | None:
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

    def _sit_or_start(self, update: protocol.Update, id: str) -> Command | None:
        seats = update.table.seats
        free = [seat for seat, info in enumerate(seats) if info.kind == "open"]
        if not update.you.seats and free and self.guest in self.site.players:
            return commands.Sit(id, self.rng.choice(free))
        if update.you.host and not free:
            return commands.Start(id)
        if update.you.host and free and self.site.everybody_sits(update):
            return commands.SeatBot(id, free[0], "random")
        return None

    def _play(self, update: protocol.Update, id: str) -> Command | None:
        seat = update.you.seats[0]
        if update.table.seats[seat].standin:
            return commands.Return(id, seat)
        dice = self.rng.random()
        if dice < 0.06:
            return commands.Say(id, phrase="phrase-hello")
        if dice < 0.1:
            return commands.Leave(id, seat)
        if dice < 0.14:
            return commands.Undo(id, seat)
        legal = next((s.legal for s in update.sights if s.seat == seat), ())
        if not legal:
            return commands.Say(id, text="…") if dice < 0.2 else None
        if dice < 0.2:
            return commands.Play(id, seat, "nonsense")
        return commands.Play(id, seat, self.rng.choice(legal), update.version)
