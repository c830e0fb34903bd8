"""One WebSocket of one guest: messages are taken one at a time, sending never waits."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from igroteka.server.messages.protocol import Bye
from igroteka.server.messages.sentences import refused
from igroteka.server.messages.updates import wire
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table

MOST_WAITING = 1 << 20  # bytes to a client that does not read
MOST_UNREAD = 50  # messages heard before their turn
GOING_AWAY, POLICY, AGAIN_LATER = 1001, 1008, 1013  # codes of the WebSocket protocol


class Socket(Protocol):
    """A WebSocket as bytes."""

    def listen(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """Every message comes to `hear` from now on; `gone` is called when no more can come."""
        ...

    def say(self, text: bytes) -> int:
        """Send a text; returns how many bytes wait to be sent."""
        ...

    def pause(self) -> None:
        """Let the other end wait: nothing more is to be heard for now."""
        ...

    def resume(self) -> None:
        """Hear again."""
        ...


class Connection:
    """What a table sees of a WebSocket (`updates.Line`), and the order in which it is heard.

    `take` gets one message at a time, and must not raise. While `busy`, what comes is kept unread;
    `go_on` takes it up.
    """

    def __init__(self, socket: Socket, actor: Actor, take: Callable[[bytes], None]) -> None:
        self.actor = actor
        self.have: int | None = None
        self.lang: str | None = None
        self.busy = False  # what was taken last is not answered yet
        self.closing: tuple[int, str] | None = None  # the code and why
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._socket, self._take = socket, take
        self._unread: deque[bytes] = deque()
        self._paused, self._taking = False, False
        socket.listen(self._hear, self._end)

    # -- sending ---------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self.closing is None and self._socket.say(data) > MOST_WAITING:
            self.close("table-bye-slow", again=True)

    def refuse(self, id: str, no: CommandRefused, table: Table | None = None) -> None:
        """Say why not."""
        self.send(wire(refused(id, no, self.lang, table)))

    def close(self, reason: str, again: bool) -> None:
        if self.closing is None:
            self._socket.say(wire(Bye(reason, again)))
            self.closing = (GOING_AWAY if again else POLICY, reason)
            self._resume()  # the goodbye of the other end may wait behind what is still unread
            self._end()

    # -- hearing ---------------------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if not self.busy and not self._unread:
            self._take(data)
            return
        self._unread.append(data)
        if len(self._unread) >= MOST_UNREAD and not self._paused:
            self._paused = True
            self._socket.pause()

    def go_on(self) -> None:
        """What was taken last is answered."""
        self.busy = False
        if not self._unread or self._taking:
            return
        self._taking = True
        while self._unread and not self.busy and self.closing is None:
            self._take(self._unread.popleft())
        self._taking = False
        if not self._unread:
            self._resume()

    def _resume(self) -> None:
        if self._paused:
            self._paused = False
            self._socket.resume()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
