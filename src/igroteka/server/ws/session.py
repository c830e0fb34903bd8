"""The session of one WebSocket at a table: hello, then commands one way and updates the other.

A state machine fed with messages. Nothing in it waits; what takes time calls back. It knows
neither the network nor the time of day, so the simulation of the tests drives it too.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from igroteka.server.messages.protocol import (
    Ack,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Preview,
    ServerMessage,
)
from igroteka.server.messages.updates import wire
from igroteka.server.rooms.faults import ServerFault
from igroteka.server.rooms.hub import Hub
from igroteka.server.rooms.submission import Answer
from igroteka.server.service.asgi import Scope, Send
from igroteka.server.service.context import Context
from igroteka.server.service.limits import MOST_BYTES, Limits, TokenBucket
from igroteka.server.service.metrics import Metrics
from igroteka.server.storage.guests import Guest
from igroteka.server.storage.interface import NoTable, StoreDown
from igroteka.server.table.commands import Command, Hint, Id
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.ws.connection import Connection, Socket
from igroteka.server.ws.frames import EXTENSION

HELLO_WITHIN = 10.0  # seconds
FAREWELL = 5.0  # seconds to send what is left before a socket is closed

Answering = Coroutine[Any, Any, ServerMessage | None]

_decode = msgspec.json.Decoder(ClientMessage).decode


class _Named(msgspec.Struct):
    """All that is left of a message that makes no sense."""

    id: Id = ""


_decode_id = msgspec.json.Decoder(_Named).decode


async def serve(
    scope: Scope, send: Send, context: Context, guest: Guest, table: str, address: str
) -> None:
    """Talk to one socket until it ends."""
    limits, actor = context.limits, Actor(guest.id, guest.name)
    socket: Socket = scope["extensions"][EXTENSION]
    session = Session(context.hub, limits, context.metrics, socket, actor, table)
    await send({"type": "websocket.accept"})
    entered = context.sockets_of_guests.enter(guest.id, limits.sockets_a_guest)
    admitted = entered and context.sockets_of_addresses.enter(address, limits.sockets_an_address)
    context.sockets += 1
    try:
        if not admitted:
            session.connection.close("table-bye-limit", again=False)
        await session.run()
    finally:
        context.sockets -= 1
        if entered:
            context.sockets_of_guests.leave(guest.id)
        if admitted:
            context.sockets_of_addresses.leave(address)
    if session.connection.closing is not None:
        code, reason = session.connection.closing
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await send({"type": "websocket.close", "code": code, "reason": reason})


class Session:
    """What is said on one socket, in the order it comes."""

    def __init__(
        self,
        hub: Hub,
        limits: Limits,
        metrics: Metrics,
        socket: Socket,
        actor: Actor,
        table: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.connection = Connection(socket, actor, self._take)
        self._hub, self._limits, self._metrics, self._table = hub, limits, metrics, table
        self._clock = clock
        self._bucket = TokenBucket(limits.messages_a_second, 3 * limits.messages_a_second)
        self._bucket.at = clock()
        self._unruly, self._greeted = 0, False
        self._thought: asyncio.Task[None] | None = None  # about a hint

    async def run(self) -> None:
        """Until either end closes the socket."""
        connection = self.connection
        late = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._close_silent)
        try:
            await connection.ended
        finally:
            late.cancel()
            self._hub.detach(self._table, connection)

    def _close_silent(self) -> None:
        if not self._greeted:
            self.connection.close("table-bye-slow", again=True)

    # -- one message -----------------------------------------------------------------------------

    def _take(self, data: bytes) -> None:
        try:
            message, now = _read(data), self._clock()
            if isinstance(message, CommandRefused):
                self._scold(_id_of(data), message)
            elif not self._bucket.take(now):
                self._scold(getattr(message, "id", ""), CommandRefused("table-no-fast", retry=True))
            elif isinstance(message, Hello):
                self._wait("", self._greet(message))
            elif not self._greeted:
                no = CommandRefused("table-no-hello", retry=True)
                self._scold(getattr(message, "id", ""), no)
            elif isinstance(message, (Ping, Preview, Hint)):
                self._ask(message)
            else:
                self._do(message, now)
        except Exception as error:
            self._fail(self._hub.faults.note("a message failed", error))

    def _scold(self, id: str, no: CommandRefused) -> None:
        self._unruly += 1
        self.connection.refuse(id, no)
        if self._unruly > self._limits.unruly:
            self.connection.close("table-bye-unruly", again=False)

    def _ask(self, message: Ping | Preview | Hint) -> None:
        """What changes nothing at the table, or is answered by more than an acknowledgement."""
        match message:
            case Ping():
                self.connection.send(wire(Pong()))
            case Preview():
                previewing = self._hub.preview(self._table, self.connection, message)
                self._wait(message.id, previewing)
            case Hint():
                self._think(message)

    # -- commands --------------------------------------------------------------------------------

    def _do(self, command: Command, now: float) -> None:
        self.connection.busy = True
        answered = partial(self._answered, command, now)
        self._hub.submit(self._table, self.connection.actor, command, answered)

    def _answered(self, command: Command, began: float, answer: Answer) -> None:
        if isinstance(answer, int):
            self.connection.send(wire(Ack(command.id, answer)))
            self._metrics.stored(command, self._clock() - began)
        else:
            self._refuse(command.id, answer)
        self.connection.go_on()

    def _refuse(self, id: str, why: CommandRefused | NoTable | ServerFault) -> None:
        match why:
            case CommandRefused():
                self.connection.refuse(id, why, self._hub.known(self._table))
            case NoTable():
                self.connection.close(why.reason, again=False)
            case ServerFault():
                self.connection.refuse(id, CommandRefused("table-no-fault"))
                self._fail(why)

    def _fail(self, _: ServerFault) -> None:
        """A fault of ours is told as one; the other end begins anew with what is stored."""
        self.connection.close("table-bye-fault", again=True)

    # -- what takes time -------------------------------------------------------------------------

    def _wait(self, id: str, work: Answering) -> None:
        """The next message is taken when this one is answered."""
        self.connection.busy = True
        self._spawn(id, work).add_done_callback(lambda _: self.connection.go_on())

    def _spawn(self, id: str, work: Answering) -> asyncio.Task[None]:
        return self._hub.tasks.spawn(self._answer(id, work))

    async def _answer(self, id: str, work: Answering) -> None:
        try:
            message = await work
        except (CommandRefused, NoTable, ServerFault) as why:
            self._refuse(id, why)
        except Exception as error:
            self._fail(self._hub.faults.note("a message failed", error))
        else:
            if message is not None:
                self.connection.send(wire(message))

    async def _greet(self, hello: Hello) -> None:
        connection = self.connection
        if self._greeted:
            self._hub.detach(self._table, connection)
        connection.have, connection.lang = hello.have, hello.lang
        try:
            await self._hub.attach(self._table, connection)
        except StoreDown:
            connection.close("table-bye-restart", again=True)
        except CommandRefused as no:
            connection.close(no.reason, again=False)
        else:
            self._greeted = True
        if connection.ended.done():  # while we waited for the table
            self._hub.detach(self._table, connection)

    def _think(self, hint: Hint) -> None:
        """One hint at a time; whatever else is said on the socket does not wait for it."""
        if self._thought is not None and not self._thought.done():
            self.connection.refuse(hint.id, CommandRefused("table-no-fast", retry=True))
        else:
            thinking = self._hub.hint(self._table, self.connection.actor, hint)
            self._thought = self._spawn(hint.id, thinking)


def _read(data: bytes) -> ClientMessage | CommandRefused:
    if len(data) > MOST_BYTES:
        return CommandRefused("table-no-message", {"text": "too long"})
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return CommandRefused("table-no-message", {"text": str(error)[:200]})


def _id_of(data: bytes) -> str:
    """The id of an unreadable message, if that much can be read: its sender waits by it."""
    try:
        return _decode_id(data[:MOST_BYTES]).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
