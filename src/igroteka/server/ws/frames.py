"""WebSockets of uvicorn with a short way for what nearly every message is: one whole text frame.

A move is one message in and three out. By way of queues, tasks and a general parser each of them
costs as much as the move itself, so text is heard and said right here. Control frames, fragments
and whatever is wrong still go to the parser of `websockets`.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from igroteka.server.service.limits import TokenBucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # a Python without compiled packages
    from websockets.utils import apply_mask

EXTENSION = "igroteka.frames"  # where an ASGI application finds its connection
TEXT = 0x81  # a whole text in one frame
FINAL, MASKED = 0x80, 0x80
OPCODE, CONTROL = 0x0F, 0x08
PATIENCE = 3.0  # seconds for the other end to hang up
SHORT, MEDIUM = 126, 1 << 16  # sizes from which the header grows
_SHORT, _MEDIUM, _LONG = Struct("BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack  # heads
LONGEST_HEAD = 14
MASKED_HEADS = (6, 8)  # of messages up to 64 KiB; what is longer is too long anyway
# Pings, pongs and pieces a second, and in a burst: they cost the parser as much as a message, and
# nobody who plays sends many.
ODD, MOST_ODD = 10.0, 100.0


class Frames(WebSocketsSansIOProtocol):
    """One connection. Until somebody listens, everything goes uvicorn's way."""

    _hear: Callable[[bytes], None] | None = None
    _gone: Callable[[], None] | None = None
    _rest = b""  # the beginning of a frame
    _fragments = False  # a message has begun that is not whole yet
    _deaf = False  # something was wrong: what still comes is of no interest

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._odd = TokenBucket(ODD, MOST_ODD)
        self._said: list[bytes] = []  # in this turn of the loop, not sent yet

    def listen(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """Every message comes to `hear` from now on; `gone` is called when no more can come."""
        self._hear, self._gone = hear, gone

    def say(self, text: bytes) -> int:
        """Send a text; returns how many bytes wait to be sent."""
        size, said = len(text), self._said
        if not said:
            _outbox.add(self)
        if size < SHORT:
            said += (_SHORT(TEXT, size), text)
        elif size < MEDIUM:
            said += (_MEDIUM(TEXT, SHORT, size), text)
        else:
            said += (_LONG(TEXT, SHORT + 1, size), text)
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Let the other end wait: nothing more is read for now."""
        self.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        self.transport.resume_reading()

    def send_said(self) -> None:
        """All that was said in one turn of the loop, in one piece: a move's answer and its news."""
        said = b"".join(self._said)
        self._said.clear()
        if said and not self.transport.is_closing():
            self.transport.write(said)

    async def send(self, message: Any) -> None:
        """What uvicorn says: nothing said before may come after it.

        To whoever sent something wrong the parser has said goodbye already: no other follows.
        """
        self.send_said()
        if message["type"] != "websocket.close" or not self.close_sent:
            await super().send(message)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)["extensions"][EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._gone is not None:
            self._gone()

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, there = 0, len(data)
        while self._hear is not None and not self._deaf:
            if at == there:
                return
            body, end = _measured(data, at)
            if end - at > self.config.ws_max_size + LONGEST_HEAD:
                self._hear = None  # there is nothing to hear any more: the parser says goodbye
                continue
            if end > there:
                self._rest = data[at:]
                return
            if data[at] == TEXT and body - at in MASKED_HEADS and not self._fragments:
                self._hear(apply_mask(data[body:end], data[body - 4 : body]))
            else:
                self._take_odd(data, at, end)
            at = end
        if not self._deaf:
            super().data_received(data[at:])

    def _take_odd(self, data: bytes, at: int, end: int) -> None:
        """A whole frame that is no whole text."""
        kind = data[at]
        if not self._odd.take(self.loop.time()):
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
            return
        if kind & OPCODE < CONTROL:
            self._fragments = not kind & FINAL
        super().data_received(data[at:end])

    def handle_parser_exception(self) -> None:
        """Say what was wrong and let the other end hang up.

        Hanging up on bytes that are on their way resets the connection, and what was said is lost.
        """
        assert self.conn.close_sent is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.send_said()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._deaf = True
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.close)
        if self._gone is not None:
            self._gone()

    def send_receive_event_to_app(self) -> None:
        """A message that the parser put together."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._hear(data)


class _Outbox:
    """Connections to which something was said in this turn of the loop."""

    def __init__(self) -> None:
        self._waiting: list[Frames] = []

    def add(self, frames: Frames) -> None:
        if not self._waiting:
            frames.loop.call_soon(self._send)
        self._waiting.append(frames)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for frames in waiting:
            frames.send_said()


_outbox = _Outbox()


def _measured(data: bytes, at: int) -> tuple[int, int]:
    """Where the body of the frame that begins here begins and ends.

    Of a frame whose head is not all there yet: where the part ends that is needed to tell.
    """
    there = len(data) - at
    if there < 2:
        return at, at + 2
    size = data[at + 1]
    body = at + 2
    if size & MASKED:
        size ^= MASKED
        body += 4
    if size < SHORT:
        return body, body + size
    if size == SHORT:
        if there < 4:
            return at, at + 4
        return body + 2, body + 2 + (data[at + 2] << 8 | data[at + 3])
    if there < 10:
        return at, at + 10
    return body + 8, body + 8 + int.from_bytes(data[at + 2 : at + 10], "big")
