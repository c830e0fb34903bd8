"""The door of the server: open at once, while everything behind it is still being loaded.

The page is answered without anything else. Sockets go to their tables and all other requests to
the HTTP part as soon as both are there.
"""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from igroteka.server.http.static_files import Client
from igroteka.server.service.asgi import Receive, Scope, Send

if TYPE_CHECKING:
    from litestar import Litestar

    from igroteka.server.service.context import Desk

# Seconds in which a page can be asked for before loading takes the processor; whoever wants more
# than the page need not wait.
FIRST_PAGE = 0.5


@dataclass(frozen=True, slots=True)
class House:
    """What is behind the door."""

    desk: "Desk"
    http: "Litestar"
    socket: Callable[[Scope, Receive, Send, "Desk"], Awaitable[None]]
    prepare: Callable[[], None]  # what makes the first moves fast; takes a while


class Door:
    """An ASGI application around a house that `load` builds in a thread."""

    def __init__(self, load: Callable[[], House]) -> None:
        self.error: Exception | None = None  # why there is no house, if there is none
        self.failed: Callable[[], None] = _nothing  # called when there is an error
        self._load = load
        self._client = Client()
        self._knocked, self._closing = asyncio.Event(), asyncio.Event()
        self._house: asyncio.Future[House] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif not await self._client.answer(scope, send):
            self._knocked.set()
            house = await self.house()
            if scope["type"] == "websocket":
                await house.socket(scope, receive, send, house.desk)
            else:
                await house.http(scope, receive, send)

    async def house(self) -> House:
        """What is behind the door, as soon as it is there."""
        assert self._house is not None, "nobody comes in before the beginning"
        return await asyncio.shield(self._house)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._house = asyncio.get_running_loop().create_future()
        living = asyncio.create_task(self._live_in(self._house))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        self._knocked.set()
        await living
        await send({"type": "lifespan.shutdown.complete"})

    async def _live_in(self, there: asyncio.Future[House]) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._knocked.wait(), FIRST_PAGE)
        try:
            house = await asyncio.to_thread(self._load)
            async with house.http.lifespan():
                there.set_result(house)
                # Nobody waits for it, least of all who wants to stop the server.
                threading.Thread(target=house.prepare, name="prepare", daemon=True).start()
                await self._closing.wait()
        except Exception as error:
            self.error = error
            there.cancel()
            self.failed()


def _nothing() -> None:
    pass
