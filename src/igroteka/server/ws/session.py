"""One WebSocket a table: hello, then deeds one way and updates the other.

Spoken straight to the connection (`frames.py`), without the framework of the HTTP part.
"""

import asyncio
import contextlib
import time
from functools import partial

import msgspec

from igroteka.server.messages.protocol import Ack, ClientMessage, Hello, Ping, Pong, Preview
from igroteka.server.messages.updates import wire
from igroteka.server.service.asgi import Scope, Send
from igroteka.server.service.context import Context
from igroteka.server.service.limits import MOST_BYTES, TokenBucket
from igroteka.server.storage.guests import Guest
from igroteka.server.storage.interface import Conflict, NoTable, StoreDown
from igroteka.server.table.commands import Command, Hint, Id, Play
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.ws.connection import Gone, SocketLine
from igroteka.server.ws.frames import EXTENSION

HELLO_WITHIN = 10.0  # seconds
FAREWELL = 5.0  # seconds to send what is left before a socket is closed

_decode = msgspec.json.Decoder(ClientMessage).decode


class _Named(msgspec.Struct):
    """All that is left of a message that makes no sense."""

    id: Id = ""


_decode_id = msgspec.json.Decoder(_Named).decode


async def serve(
    scope: Scope, send: Send, context: Context, guest: Guest, table: str, address: str
) -> None:
    """Talk to one socket until it ends."""
    limits = context.limits
    line = SocketLine(scope["extensions"][EXTENSION], guest)
    await send({"type": "websocket.accept"})
    entered = context.sockets_of_guests.enter(guest.id, limits.sockets_a_guest)
    admitted = entered and context.sockets_of_addresses.enter(address, limits.sockets_an_address)
    context.sockets += 1
    try:
        if admitted:
            await Talk(context, line, table).listen()
        else:
            line.close("table-bye-limit", again=False)
    except (Gone, OSError):
        pass
    finally:
        context.sockets -= 1
        context.hub.detach(table, line)
        if entered:
            context.sockets_of_guests.leave(guest.id)
        if admitted:
            context.sockets_of_addresses.leave(address)
    if line.closing is not None:
        code, reason = line.closing
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await send({"type": "websocket.close", "code": code, "reason": reason})


class Talk:
    """What is said on one socket, in the order it comes."""

    def __init__(self, context: Context, line: SocketLine, table: str) -> None:
        self._context, self._line, self._table = context, line, table
        self._bucket = TokenBucket(
            context.limits.messages_a_second, 3 * context.limits.messages_a_second
        )
        self._bucket.at = time.monotonic()
        self._unruly, self._greeted = 0, False
        self._thinking: asyncio.Task[None] | None = None  # about a hint
        line.at_once = self._at_once

    async def listen(self) -> None:
        """Until the line is closed (Gone)."""
        line = self._line
        while line.closing is None:
            try:
                async with asyncio.timeout(None if self._greeted else HELLO_WITHIN):
                    data = await line.next()
            except TimeoutError:
                line.close("table-bye-slow", again=True)
                return
            await self._heard(_read(data), data)
            if self._unruly > self._context.limits.unruly:
                line.close("table-bye-unruly", again=False)

    async def _heard(self, message: ClientMessage | CommandRefused, data: bytes) -> None:
        if isinstance(message, CommandRefused):
            self._scold(_id_of(data), message)
        elif not self._bucket.take(time.monotonic()):
            self._scold(getattr(message, "id", ""), CommandRefused("table-no-fast", retry=True))
        elif isinstance(message, Hello):
            if self._greeted:
                self._context.hub.detach(self._table, self._line)
            self._greeted = await self._greet(message)
        elif not self._greeted:
            self._scold(getattr(message, "id", ""), CommandRefused("table-no-hello", retry=True))
        else:
            await self._do(message)

    def _scold(self, id: str, no: CommandRefused) -> None:
        self._unruly += 1
        self._line.refuse(id, no)

    async def _greet(self, hello: Hello) -> bool:
        line = self._line
        line.have, line.lang = hello.have, hello.lang
        try:
            await self._context.hub.attach(self._table, line)
        except NoTable as no:
            line.close(no.reason, again=False)
        except StoreDown:
            line.close("table-bye-restart", again=True)
        except CommandRefused as no:
            line.close(no.reason, again=False)
        else:
            return True
        return False

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._line.send(wire(Pong()))
            case Hello():
                pass
            case Hint():
                self._think(message)
            case _:
                await self._answer(message)

    def _think(self, hint: Hint) -> None:
        """One hint at a time; whatever else is said on the socket does not wait for it."""
        if self._thinking is not None and not self._thinking.done():
            self._line.refuse(hint.id, CommandRefused("table-no-fast", retry=True))
        else:
            self._thinking = self._context.hub.tasks.spawn(self._answer(hint))

    async def _answer(self, message: Command | Preview) -> None:
        line, hub = self._line, self._context.hub
        began = time.monotonic()
        try:
            match message:
                case Hint():
                    answer = await hub.hint(self._table, line.actor, message)
                case Preview():
                    answer = await hub.preview(self._table, line, message)
                case _:
                    answer = Ack(message.id, await hub.do(self._table, line.actor, message))
        except CommandRefused as no:
            line.refuse(message.id, no, hub.known(self._table))
        except StoreDown:
            line.refuse(message.id, CommandRefused("table-no-store", retry=True))
        except NoTable as no:
            line.close(no.reason, again=False)
        else:
            line.send(wire(answer))
            if isinstance(answer, Ack):
                self._context.metrics.stored(message, time.monotonic() - began)

    # -- moves, which are nearly all that is said ------------------------------------------------

    def _at_once(self, data: bytes) -> bool:
        """Do a move right here if it has to wait for nobody but the store."""
        began = time.monotonic()
        message = _read(data) if self._greeted else None
        if not isinstance(message, Play) or not self._bucket.take(began):
            return False
        answered = partial(self._moved, message, data, began)
        if self._context.hub.do_at_once(self._table, self._line.actor, message, answered):
            return True
        self._bucket.put_back()
        return False

    def _moved(
        self, move: Play, data: bytes, began: float, answer: int | CommandRefused | Conflict
    ) -> None:
        line, lost = self._line, None
        if isinstance(answer, int):
            line.send(wire(Ack(move.id, answer)))
            self._context.metrics.stored(move, time.monotonic() - began)
        elif isinstance(answer, CommandRefused):
            line.refuse(move.id, answer, self._context.hub.known(self._table))
        else:
            lost = data
        line.answered(again=lost)


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
