"""One WebSocket a table: hello, then deeds one way and updates the other.

Spoken straight to the connection (`frames.py`), without the framework of the HTTP part.
"""

import asyncio
import contextlib
import time
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec

from igroteka.server.deciding import Asker, No
from igroteka.server.desk import Desk
from igroteka.server.door import Send
from igroteka.server.frames import EXTENSION, Frames
from igroteka.server.guests import Guest
from igroteka.server.limits import MOST_BYTES, Bucket
from igroteka.server.protocol import Ack, Bye, ClientMessage, Hello, Hint, Ping, Pong, Preview
from igroteka.server.speaking import refused
from igroteka.server.store import NoTable, StoreDown
from igroteka.server.table import Table
from igroteka.server.telling import wire

HELLO_WITHIN = 10.0  # seconds
FAREWELL = 5.0  # seconds to send what is left before a socket is closed
MOST_WAITING = 1 << 20  # bytes to a line that does not read
MOST_UNREAD = 50  # messages heard before their turn
GOING_AWAY, POLICY, AGAIN_LATER = 1001, 1008, 1013

_decode = msgspec.json.Decoder(ClientMessage).decode


class Gone(Exception):
    """The other end has closed."""


class SocketLine:
    """A socket as the hub sees it: sending never waits."""

    def __init__(self, frames: Frames, guest: Guest) -> None:
        self.asker = Asker(guest.id, guest.name)
        self.have: int | None = None
        self.lang: str | None = None
        self.closing: tuple[int, str] | None = None
        self._frames = frames
        self._in: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # somebody waits for a message
        self._paused, self._gone = False, False
        frames.listen(self._hear, self._end)

    # -- sending ---------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self.closing is None and self._frames.say(data) > MOST_WAITING:
            self.close("table-bye-slow", again=True)

    def close(self, reason: str, again: bool) -> None:
        if self.closing is None:
            self._frames.say(wire(Bye(reason, again)))
            self.closing = (GOING_AWAY if again else POLICY, reason)
            self._wake()

    def refuse(self, id: str, no: No, table: Table | None = None) -> None:
        """Say why not."""
        self.send(wire(refused(id, no, self.lang, table)))

    # -- hearing ---------------------------------------------------------------------------------

    async def next(self) -> bytes:
        """The next message (Gone, also when the line is being closed)."""
        while not self._in:
            if self._gone or self.closing:
                raise Gone
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        data = self._in.popleft()
        if self._paused and not self._in:
            self._paused = False
            self._frames.transport.resume_reading()
        return data

    def _hear(self, data: bytes) -> None:
        if self.closing is None:
            self._in.append(data)
            self._wake()
            if len(self._in) >= MOST_UNREAD and not self._paused:
                self._paused = True
                self._frames.transport.pause_reading()

    def _end(self) -> None:
        self._gone = True
        self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)


def same_origin(headers: Any) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def serve(scope: Any, send: Send, desk: Desk, guest: Guest, table: str, address: str) -> None:
    """Talk to one socket until it ends."""
    limits = desk.limits
    line = SocketLine(scope["extensions"][EXTENSION], guest)
    await send({"type": "websocket.accept"})
    entered = desk.sockets_of_guests.enter(guest.id, limits.sockets_a_guest)
    admitted = entered and desk.sockets_of_addresses.enter(address, limits.sockets_an_address)
    desk.sockets += 1
    try:
        if admitted:
            await _listen(desk, line, table)
        else:
            line.close("table-bye-limit", again=False)
    except (Gone, OSError, TimeoutError):
        pass
    finally:
        desk.sockets -= 1
        desk.hub.detach(table, line)
        if entered:
            desk.sockets_of_guests.leave(guest.id)
        if admitted:
            desk.sockets_of_addresses.leave(address)
    if line.closing is not None:
        code, reason = line.closing
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await send({"type": "websocket.close", "code": code, "reason": reason})


async def _listen(desk: Desk, line: SocketLine, table: str) -> None:
    bucket = Bucket(desk.limits.messages_a_second, 3 * desk.limits.messages_a_second)
    bucket.at = time.monotonic()
    unruly, greeted = 0, False
    while line.closing is None:
        if greeted:
            data = await line.next()
        else:
            async with asyncio.timeout(HELLO_WITHIN):
                data = await line.next()
        message = _read(data)
        if isinstance(message, No):
            unruly += 1
            line.refuse("", message)
        elif not bucket.take(time.monotonic()):
            unruly += 1
            line.refuse(getattr(message, "id", ""), No("table-no-fast", retry=True))
        elif isinstance(message, Hello):
            if greeted:
                desk.hub.detach(table, line)
            greeted = await _greet(desk, line, table, message)
        elif not greeted:
            unruly += 1
            line.refuse(getattr(message, "id", ""), No("table-no-hello", retry=True))
        else:
            await _do(desk, line, table, message)
        if unruly > desk.limits.unruly:
            line.close("table-bye-unruly", again=False)


def _read(data: bytes) -> ClientMessage | No:
    if len(data) > MOST_BYTES:
        return No("table-no-message", {"text": "too long"})
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return No("table-no-message", {"text": str(error)[:200]})


async def _greet(desk: Desk, line: SocketLine, table: str, hello: Hello) -> bool:
    line.have, line.lang = hello.have, hello.lang
    try:
        await desk.hub.attach(table, line)
    except NoTable:
        line.close("table-bye-unknown", again=False)
    except StoreDown:
        line.close("table-bye-restart", again=True)
    except No as no:
        line.close(no.reason, again=False)
    else:
        return True
    return False


async def _do(desk: Desk, line: SocketLine, table: str, message: ClientMessage) -> None:
    began = time.perf_counter()
    match message:
        case Ping():
            line.send(wire(Pong()))
            return
        case Hello():
            return
        case _:
            pass
    try:
        if isinstance(message, Hint):
            line.send(wire(await desk.hub.hint(table, line.asker, message)))
            return
        if isinstance(message, Preview):
            line.send(wire(await desk.hub.preview(table, line, message)))
            return
        version = await desk.hub.do(table, line.asker, message)
    except No as no:
        line.refuse(message.id, no, desk.hub.known(table))
    except StoreDown:
        line.refuse(message.id, No("table-no-store", retry=True))
    except NoTable:
        line.close("table-bye-unknown", again=False)
    else:
        line.send(wire(Ack(message.id, version)))
        desk.metrics.stored(message, time.perf_counter() - began)
