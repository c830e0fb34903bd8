"""One socket of one guest: hearing in order, sending without waiting."""

import asyncio
from collections import deque
from collections.abc import Callable

from igroteka.server.messages.protocol import Bye
from igroteka.server.messages.sentences import refused
from igroteka.server.messages.updates import wire
from igroteka.server.storage.guests import Guest
from igroteka.server.table.decisions import Actor
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.table import Table
from igroteka.server.ws.frames import Frames

MOST_WAITING = 1 << 20  # bytes to a line that does not read
MOST_UNREAD = 50  # messages heard before their turn
GOING_AWAY, POLICY, AGAIN_LATER = 1001, 1008, 1013


class Gone(Exception):
    """The other end has closed."""


class SocketLine:
    """A socket as the hub sees it: sending never waits."""

    def __init__(self, frames: Frames, guest: Guest) -> None:
        self.actor = Actor(guest.id, guest.name)
        self.have: int | None = None
        self.lang: str | None = None
        self.closing: tuple[int, str] | None = None
        self._frames = frames
        self._in: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # somebody waits for a message
        self._paused, self._gone = False, False
        self._under_way = False  # what was heard last is not answered yet
        # What can be done without waiting is, when nothing came before it; True if it was, and
        # then `answered` is called.
        self.at_once: Callable[[bytes], bool] = lambda _: False
        frames.listen(self.hear, self._end)

    # -- sending ---------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self.closing is None and self._frames.say(data) > MOST_WAITING:
            self.close("table-bye-slow", again=True)

    def close(self, reason: str, again: bool) -> None:
        if self.closing is None:
            self._frames.say(wire(Bye(reason, again)))
            self.closing = (GOING_AWAY if again else POLICY, reason)
            self._read_on()  # the goodbye of the other end may wait behind what is still unread
            self._wake()

    def refuse(self, id: str, no: CommandRefused, table: Table | None = None) -> None:
        """Say why not."""
        self.send(wire(refused(id, no, self.lang, table)))

    # -- hearing ---------------------------------------------------------------------------------

    async def next(self) -> bytes:
        """The next message (Gone, also when the line is being closed)."""
        while not self._in or self._under_way:
            if self._gone or self.closing:
                raise Gone
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        data = self._in.popleft()
        if not self._in:
            self._read_on()
        return data

    def hear(self, data: bytes) -> None:
        """A message came."""
        if self.closing is not None:
            return
        idle = self._idle is not None and not self._idle.done()
        if idle and not self._in:
            self._under_way = True
            if self.at_once(data):
                return
            self._under_way = False
        self._in.append(data)
        self._wake()
        if len(self._in) >= MOST_UNREAD and not self._paused:
            self._paused = True
            self._frames.transport.pause_reading()

    def answered(self, again: bytes | None = None) -> None:
        """What was done at once is done; or it could not be, and is the next to be heard."""
        self._under_way = False
        if again is not None and self.closing is None:
            self._in.appendleft(again)
        if self._in:
            self._wake()

    def _read_on(self) -> None:
        if self._paused:
            self._paused = False
            self._frames.transport.resume_reading()

    def _end(self) -> None:
        self._gone = True
        self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
