"""Uvicorn as this server runs it: how it is configured, how it stops, why it did not start."""

import asyncio
import socket

import uvicorn

from igroteka.server.process.lazy_app import LazyApp
from igroteka.server.service.limits import MOST_BYTES
from igroteka.server.ws.frames import Frames

GRACE = 10  # seconds for clients to hear goodbye


class StartFailed(Exception):
    """The application could not be loaded, for example because of the database."""


def why(error: BaseException) -> str:
    """What went wrong, in a line: the first cause of a group, the database's own words."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    own = getattr(error, "orig", None) or error  # without SQLAlchemy's explanations
    return " ".join(str(own).split()) or type(own).__name__


def config_for(lazy_app: LazyApp) -> uvicorn.Config:
    """How a process talks to its connections."""
    return uvicorn.Config(
        lazy_app,
        ws=Frames,
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


class TableServer(uvicorn.Server):
    """Says goodbye at the tables before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, lazy_app: LazyApp) -> None:
        super().__init__(config)
        self.lazy_app = lazy_app
        lazy_app.failed = self.stop

    def stop(self) -> None:
        """There is nothing to serve."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.lazy_app.error is None:
            app = await self.lazy_app.app()
            await app.context.hub.close()
            await asyncio.sleep(0.1)  # let the lines write it
        await super().shutdown(sockets)
