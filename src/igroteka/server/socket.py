"""One WebSocket a table: hello, then deeds one way and updates the other."""

import asyncio
import contextlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from igroteka.server import protocol
from igroteka.server.deciding import Asker, No
from igroteka.server.desk import Desk
from igroteka.server.guests import Guest
from igroteka.server.limits import Bucket
from igroteka.server.protocol import Ack, Bye, ClientMessage, Hello, Hint, Ping, Pong, Preview
from igroteka.server.speaking import refused
from igroteka.server.store import NoTable, StoreDown
from igroteka.server.table import Table
from igroteka.server.telling import wire

HELLO_WITHIN = 10.0  # seconds
MOST_WAITING = 200  # messages to a line that does not read
GOING_AWAY, POLICY, AGAIN_LATER = 1001, 1008, 1013

_decode = msgspec.json.Decoder(ClientMessage).decode
Connection = WebSocket[Any, Any, Any]


class SocketLine:
    """A socket as the hub sees it: sending never waits."""

    def __init__(self, socket: Connection, guest: Guest) -> None:
        self.asker = Asker(guest.id, guest.name)
        self.have: int | None = None
        self.lang: str | None = None
        self._socket = socket
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closing: tuple[int, str] | None = None

    def send(self, data: bytes) -> None:
        if self.closing is None:
            if self._out.qsize() > MOST_WAITING:
                self.close("table-bye-slow", again=True)
                return
            self._out.put_nowait(data)

    def close(self, reason: str, again: bool) -> None:
        if self.closing is None:
            self._out.put_nowait(wire(Bye(reason, again)))
            self.closing = (GOING_AWAY if again else POLICY, reason)
            self._out.put_nowait(None)

    def refuse(self, id: str, no: No, table: Table | None = None) -> None:
        """Say why not."""
        self.send(wire(refused(id, no, self.lang, table)))

    async def write(self) -> None:
        """Send what is there to send, until the line is closed."""
        while (data := await self._out.get()) is not None:
            await self._socket.send(
                {"type": "websocket.send", "bytes": None, "text": data.decode()}
            )
        code, reason = self.closing or (GOING_AWAY, "")
        await self._socket.close(code, reason)


def same_origin(headers: Any) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def serve(socket: Connection, desk: Desk, guest: Guest, table: str, address: str) -> None:
    """Talk to one socket until it ends."""
    limits = desk.limits
    line = SocketLine(socket, guest)
    await socket.accept()
    writer = asyncio.create_task(line.write())
    entered = desk.sockets_of_guests.enter(guest.id, limits.sockets_a_guest)
    admitted = entered and desk.sockets_of_addresses.enter(address, limits.sockets_an_address)
    desk.sockets += 1
    try:
        if not admitted:
            line.close("table-bye-limit", again=False)
            await writer
            return
        await _talk(socket, desk, line, table, writer)
    except (WebSocketDisconnect, ConnectionError, RuntimeError):
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


async def _talk(
    socket: Connection, desk: Desk, line: SocketLine, table: str, writer: asyncio.Task[None]
) -> None:
    talking = asyncio.create_task(_listen(socket, desk, line, table))
    try:
        await asyncio.wait({talking, writer}, return_when=asyncio.FIRST_COMPLETED)
        if talking.done() and line.closing is not None:
            await asyncio.wait({writer}, timeout=5)
    finally:
        talking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await talking


async def _listen(socket: Connection, desk: Desk, line: SocketLine, table: str) -> None:
    bucket = Bucket(desk.limits.messages_a_second, 3 * desk.limits.messages_a_second)
    bucket.at = time.monotonic()
    unruly, greeted = 0, False
    while line.closing is None:
        async with asyncio.timeout(None if greeted else HELLO_WITHIN):
            data = await _receive(socket)
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


async def _receive(socket: Connection) -> bytes | str:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    data = event.get("text")
    return data if data is not None else event.get("bytes") or b""


def _read(data: bytes | str) -> ClientMessage | No:
    if len(data) > protocol.MOST_BYTES:
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
        line.refuse(message.id, no, desk.hub.in_hand(table))
    except StoreDown:
        line.refuse(message.id, No("table-no-store", retry=True))
    except NoTable:
        line.close("table-bye-unknown", again=False)
    else:
        line.send(wire(Ack(message.id, version)))
        desk.metrics.latency.observe(time.perf_counter() - began)
        desk.metrics.messages.labels(type(message).__name__.lower()).inc()
