"""Uvicorn as this server runs it: how it is configured, how it stops, why it did not start."""

import asyncio
import socket

import uvicorn

from igroteka.server.process.lazy_app import Door
from igroteka.server.service.limits import MOST_BYTES
from igroteka.server.ws.frames import Frames

GRACE = 10  # seconds for clients to hear goodbye


class NoHouse(Exception):
    """What is behind the door could not be loaded, for example because of the database."""


def why(error: BaseException) -> str:
    """What went wrong, in a line: the first cause of a group, the database's own words."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    own = getattr(error, "orig", None) or error  # without SQLAlchemy's explanations
    return " ".join(str(own).split()) or type(own).__name__


def config_for(door: Door) -> uvicorn.Config:
    """How a process talks to its connections."""
    return uvicorn.Config(
        door,
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

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self.door = door
        door.failed = self.stop

    def stop(self) -> None:
        """There is nothing to serve."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.door.error is None:
            house = await self.door.house()
            await house.desk.hub.close()
            await asyncio.sleep(0.1)  # let the lines write it
        await super().shutdown(sockets)
