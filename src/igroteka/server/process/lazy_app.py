"""An ASGI application that answers at once, while the real one is still being loaded in a thread.

The page's own files need nothing else. WebSockets and all other requests wait for the real one.
"""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from igroteka.server.http.static_files import StaticFiles
from igroteka.server.service.asgi import Receive, Scope, Send

if TYPE_CHECKING:
    from litestar import Litestar

    from igroteka.server.service.context import Context

# Seconds in which a page can be asked for before loading takes the processor; whoever wants more
# than the page need not wait.
FIRST_PAGE = 0.5


@dataclass(frozen=True, slots=True)
class App:
    """The application once it is loaded: HTTP, WebSockets, and what they share."""

    context: "Context"
    http: "Litestar"
    socket: Callable[[Scope, Receive, Send, "Context"], Awaitable[None]]
    prepare: Callable[[], None]  # what makes the first moves fast; takes a while


class LazyApp:
    """An ASGI application around another that `load` builds in a thread."""

    def __init__(self, load: Callable[[], App]) -> None:
        self.error: Exception | None = None  # why there is no app, if there is none
        self.failed: Callable[[], None] = _nothing  # called when there is an error
        self._load = load
        self._static = StaticFiles()
        self._knocked, self._closing = asyncio.Event(), asyncio.Event()
        self._app: asyncio.Future[App] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif not await self._static.answer(scope, send):
            self._knocked.set()
            app = await self.app()
            if scope["type"] == "websocket":
                await app.socket(scope, receive, send, app.context)
            else:
                await app.http(scope, receive, send)

    async def app(self) -> App:
        """The real application, as soon as it is there."""
        assert self._app is not None, "nobody comes in before the beginning"
        return await asyncio.shield(self._app)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._app = asyncio.get_running_loop().create_future()
        living = asyncio.create_task(self._live_in(self._app))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        self._knocked.set()
        await living
        await send({"type": "lifespan.shutdown.complete"})

    async def _live_in(self, there: asyncio.Future[App]) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._knocked.wait(), FIRST_PAGE)
        try:
            app = await asyncio.to_thread(self._load)
            async with app.http.lifespan():
                there.set_result(app)
                # Nobody waits for it, least of all who wants to stop the server.
                threading.Thread(target=app.prepare, name="prepare", daemon=True).start()
                await self._closing.wait()
        except Exception as error:
            self.error = error
            there.cancel()
            self.failed()


def _nothing() -> None:
    pass
