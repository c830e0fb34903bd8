"""A fair lock for one event loop that can also be taken without waiting."""

import asyncio
from collections import deque


class TableLock:
    """Whoever holds it owns the table. First come, first served.

    Not `asyncio.Lock`, because a command must be able to take the lock outside of any task, and
    that lock has no public way to do so. Who lets go hands the lock to the first who waits: it is
    never free in between.
    """

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def seize(self) -> bool:
        """Take it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Wait for one's turn."""
        if self.seize():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if not turn.cancelled():  # it was our turn, but we do not want it any more
                self.release()
            raise

    def release(self) -> None:
        """Hand it to the first who waits, or to nobody."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
