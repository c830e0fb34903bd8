"""Messages in any pieces the network makes of them, and what is no message at all."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from igroteka.server.service.limits import MOST_BYTES, Limits
from server.running import Player, ServerProcess

HELLO, PING = b'{"type":"hello"}', b'{"type":"ping"}'
LONG = json.dumps({"type": "say", "id": "long", "text": "x" * 250}).encode()  # 16 bits of length


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def cut(data: bytes, at: int) -> list[bytes]:
    return [data[:at], data[at:]]


UNRULY = Limits().unruly + 1
HUGE = frame(b"x" * 70_000)
WHOLE: dict[str, Callable[[], list[bytes]]] = {
    "a frame at once": lambda: [frame(HELLO), frame(PING)],
    "all in one packet": lambda: [frame(HELLO) + frame(LONG) + frame(PING)],
    "byte by byte": lambda: [bytes((byte,)) for byte in frame(HELLO) + frame(LONG) + frame(PING)],
    "one and a half": lambda: cut(frame(HELLO) + frame(PING), -10),
    "as bytes": lambda: [frame(HELLO), frame(PING, Opcode.BINARY)],
    "in fragments": lambda: [
        frame(HELLO),
        frame(PING[:4], fin=False) + frame(b"", Opcode.PING),
        frame(PING[4:7], Opcode.CONT, fin=False),
        frame(PING[7:], Opcode.CONT),
    ],
    "a text after fragments": lambda: [
        frame(HELLO[:4], fin=False) + frame(HELLO[4:], Opcode.CONT) + frame(PING)
    ],
}
BROKEN: dict[str, tuple[bytes, int]] = {
    "not masked": (frame(PING, mask=False), 1002),
    "of no known kind": (b"\x83\x80\x00\x00\x00\x00", 1002),
    "a text among fragments": (frame(PING, fin=False) + frame(PING), 1002),
    "too long": (HUGE, 1009),
    "only said to be too long": (HUGE[:14], 1009),
    "pings without end": (frame(b"", Opcode.PING) * 200, 1008),
    "a message of empty pieces without end": (
        frame(b"x", fin=False) + frame(b"", Opcode.CONT, fin=False) * 200,
        1008,
    ),
}


class Raw:
    """A socket whose bytes are ours to cut."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.protocol = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        self.events: list[Any] = []

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0)

    async def next(self) -> Any:
        """The next event; None at the end."""
        while not self.events:
            async with asyncio.timeout(20):
                data = await self._reader.read(65536)
            if not data:
                return None
            self.protocol.receive_data(data)
            self.events += self.protocol.events_received()
        return self.events.pop(0)

    async def until(self, wanted: str) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            event = await self.next()
            assert event is not None, f"closed before {wanted}"
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                message = json.loads(bytes(event.data))
                if message["type"] == wanted:
                    return message


@asynccontextmanager
async def raw(server: ServerProcess) -> AsyncGenerator[Raw]:
    player = await Player.arrive(server.url, "Аня")
    table = (await player.open_table(options={"players": 2}, seats=["me", "open"]))["id"]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    socket = Raw(reader, writer)
    request = socket.protocol.connect()
    request.path = f"/ws/tables/{table}"
    request.headers["Authorization"] = f"Bearer {player.token}"
    await socket.send(request.serialize())
    answer = await socket.next()
    assert isinstance(answer, Response) and answer.status_code == 101
    try:
        yield socket
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("how", WHOLE)
def test_a_message_is_heard_however_it_is_cut(server: ServerProcess, how: str) -> None:
    async def run() -> None:
        async with raw(server) as socket:
            await socket.send(*WHOLE[how]())
            assert (await socket.until("update"))["you"]["host"]
            await socket.until("pong")

    asyncio.run(run())


def test_a_ping_among_fragments_is_answered(server: ServerProcess) -> None:
    async def run() -> None:
        async with raw(server) as socket:
            await socket.send(frame(HELLO[:5], fin=False), frame(b"there?", Opcode.PING))
            event = await socket.next()
            assert (event.opcode, bytes(event.data)) == (Opcode.PONG, b"there?")

    asyncio.run(run())


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_no_message_closes_the_socket_with_the_reason(
    server: ServerProcess, what: str
) -> None:
    data, code = BROKEN[what]

    async def run() -> None:
        async with raw(server) as socket:
            await socket.send(frame(HELLO), data)
            while await socket.next() is not None:
                pass
            assert socket.protocol.close_rcvd is not None
            assert socket.protocol.close_rcvd.code == code

    asyncio.run(run())


@pytest.mark.parametrize("size", [MOST_BYTES, 4 * MOST_BYTES - 8, 4 * MOST_BYTES])
def test_a_long_message_is_refused_and_the_next_one_heard(server: ServerProcess, size: int) -> None:
    async def run() -> None:
        async with raw(server) as socket:
            await socket.send(frame(HELLO), frame(b'"' + b"x" * (size - 2) + b'"'), frame(PING))
            assert (await socket.until("refused"))["reason"] == "table-no-message"
            await socket.until("pong")

    asyncio.run(run())


def test_who_is_thrown_out_while_sending_what_is_no_message_hears_one_goodbye(
    server: ServerProcess,
) -> None:
    """The fixture looks into the log: nothing failed."""

    async def run() -> None:
        async with raw(server) as socket:
            await socket.send(frame(HELLO))
            await socket.until("update")
            await socket.send(frame(b"nonsense") * UNRULY + BROKEN["not masked"][0])
            while await socket.next() is not None:
                pass
            assert socket.protocol.close_rcvd is not None

    asyncio.run(run())


def test_who_sends_much_at_once_is_heard_in_order(server: ServerProcess) -> None:
    async def run() -> None:
        async with raw(server) as socket:
            await socket.send(frame(HELLO))
            said = [{"type": "say", "id": f"{n}", "phrase": "phrase-hello"} for n in range(300)]
            await socket.send(b"".join(frame(json.dumps(one).encode()) for one in said))
            for one in said:
                while True:
                    event = await socket.next()
                    message = json.loads(bytes(event.data))
                    if message["type"] in ("ack", "refused"):
                        break
                assert (message["type"], message["id"]) == ("ack", one["id"])

    asyncio.run(run())
