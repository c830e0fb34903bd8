"""One WebSocket a table: hello, then deeds one way and updates the other.

Spoken straight to the web server (ASGI), without the framework of the HTTP part in between: a
move is one message in and three out, and what the framework does for each costs as much as the
move itself.
"""

import asyncio
import time
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec

from igroteka.server.deciding import Asker, No
from igroteka.server.desk import Desk
from igroteka.server.door import Receive, Send
from igroteka.server.guests import Guest
from igroteka.server.limits import MOST_BYTES, Bucket
from igroteka.server.protocol import Ack, Bye, ClientMessage, Hello, Hint, Ping, Pong, Preview
from igroteka.server.speaking import refused
from igroteka.server.store import NoTable, StoreDown
from igroteka.server.table import Table
from igroteka.server.telling import wire

HELLO_WITHIN = 10.0  # seconds
FAREWELL = 5.0  # seconds to send what is left before a socket is closed
MOST_WAITING = 200  # messages to a line that does not read
GOING_AWAY, POLICY, AGAIN_LATER = 1001, 1008, 1013

_decode = msgspec.json.Decoder(ClientMessage).decode


class Gone(Exception):
    """The other end has closed."""


class SocketLine:
    """A socket as the hub sees it: sending never waits."""

    def __init__(self, send: Send, guest: Guest) -> None:
        self.asker = Asker(guest.id, guest.name)
        self.have: int | None = None
        self.lang: str | None = None
        self._send = send
        self._out: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # the writer waits for something to send
        self.closing: tuple[int, str] | None = None

    def send(self, data: bytes) -> None:
        if self.closing is None:
            if len(self._out) > MOST_WAITING:
                self.close("table-bye-slow", again=True)
                return
            self._put(data)

    def close(self, reason: str, again: bool) -> None:
        if self.closing is None:
            self.closing = (GOING_AWAY if again else POLICY, reason)
            self._put(wire(Bye(reason, again)))

    def _put(self, data: bytes) -> None:
        self._out.append(data)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def refuse(self, id: str, no: No, table: Table | None = None) -> None:
        """Say why not."""
        self.send(wire(refused(id, no, self.lang, table)))

    async def write(self) -> None:
        """Send what is there to send, until the line is closed."""
        while True:
            while self._out:
                text = self._out.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
            if self.closing is not None:
                break
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        code, reason = self.closing
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


def same_origin(headers: Any) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def serve(
    receive: Receive, send: Send, desk: Desk, guest: Guest, table: str, address: str
) -> None:
    """Talk to one socket until it ends."""
    limits = desk.limits
    line = SocketLine(send, guest)
    await send({"type": "websocket.accept"})
    writer = asyncio.create_task(line.write())
    entered = desk.sockets_of_guests.enter(guest.id, limits.sockets_a_guest)
    admitted = entered and desk.sockets_of_addresses.enter(address, limits.sockets_an_address)
    desk.sockets += 1
    try:
        if admitted:
            await _listen(receive, desk, line, table)
        else:
            line.close("table-bye-limit", again=False)
        await asyncio.wait({writer}, timeout=FAREWELL)
    except (Gone, OSError, TimeoutError):
        pass
    finally:
        desk.sockets -= 1
        desk.hub.detach(table, line)
        if entered:
            desk.sockets_of_guests.leave(guest.id)
        if admitted:
            desk.sockets_of_addresses.leave(address)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _listen(receive: Receive, desk: Desk, line: SocketLine, table: str) -> None:
    bucket = Bucket(desk.limits.messages_a_second, 3 * desk.limits.messages_a_second)
    bucket.at = time.monotonic()
    unruly, greeted = 0, False
    while line.closing is None:
        if greeted:
            data = await _receive(receive)
        else:
            async with asyncio.timeout(HELLO_WITHIN):
                data = await _receive(receive)
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


async def _receive(receive: Receive) -> bytes | str:
    event = await receive()
    if event["type"] == "websocket.disconnect":
        raise Gone
    data = event.get("text")
    return data if data is not None else event.get("bytes") or b""


def _read(data: bytes | str) -> ClientMessage | No:
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
