"""One of several processes behind a supervisor (`supervisor.py`): connections are handed to it.

Started by the supervisor with the numbers of two sockets: one for connections, one for news.
"""

import asyncio
import contextlib
import socket
import sys
from functools import partial
from typing import Any, cast

from igroteka.server.process.build import build
from igroteka.server.process.json_log import log_as_lines
from igroteka.server.process.lazy_app import LazyApp
from igroteka.server.process.process_bus import LONGEST, Failed, Orders, ProcessBus, Ready, decode
from igroteka.server.process.web_server import TableServer, config_for, why
from igroteka.server.rooms.faults import Faults
from igroteka.server.rooms.tasks import Tasks

MOST_WORDS = 500  # of what went wrong: it has to fit into a datagram


class HandedServer(TableServer):
    """Serves whoever the supervisor lets in, and ends when the supervisor is gone."""

    def __init__(self, lazy_app: LazyApp, peers: ProcessBus, connections: socket.socket) -> None:
        super().__init__(config_for(lazy_app), lazy_app)
        self._peers, self._connections = peers, connections
        self._tasks = Tasks(Faults())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._tasks.spawn(self._begin())

    async def _begin(self) -> None:
        await self.lazy_app.app()
        self._connections.setblocking(False)
        asyncio.get_running_loop().add_reader(self._connections, self._take)
        self._peers.say(Ready())

    def _take(self) -> None:
        try:
            byte, descriptors, _, _ = socket.recv_fds(self._connections, 1, 1)
        except BlockingIOError:
            return
        if not byte:
            asyncio.get_running_loop().remove_reader(self._connections)
            self.stop()
        for descriptor in descriptors:
            self._tasks.spawn(self._serve_one(socket.socket(fileno=descriptor)))

    async def _serve_one(self, connection: socket.socket) -> None:
        """As uvicorn does with a connection it has accepted itself; it may be gone already."""
        loop, protocol = asyncio.get_running_loop(), cast(Any, self.config.http_protocol_class)
        made = partial(
            protocol, self.config, self.server_state, app_state=self.lifespan.state, _loop=loop
        )
        with contextlib.suppress(OSError):
            await loop.connect_accepted_socket(made, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._connections)
        await super().shutdown(sockets)


def main() -> None:
    """Serve until told to stop."""
    connections, news = (socket.socket(fileno=int(number)) for number in sys.argv[1:])
    orders = decode(news.recv(LONGEST))
    assert isinstance(orders, Orders)
    log_as_lines()
    peers = ProcessBus(news, orders.number)
    lazy_app = LazyApp(lambda: build(orders.database, orders.limits, peers, orders.migrates))
    HandedServer(lazy_app, peers, connections).run()
    if lazy_app.error is not None:
        peers.say(Failed(why(lazy_app.error)[:MOST_WORDS]))


if __name__ == "__main__":
    main()
