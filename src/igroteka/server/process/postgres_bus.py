"""The bus of many processes: PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging
import secrets
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

from igroteka.server.rooms.bus import Woken

CHANNEL = "igroteka"
AGAIN = 0.5  # seconds before trying to connect again
log = logging.getLogger("igroteka.server")


class PostgresBus:
    """Says (table, version) and no more; who hears it reads the store."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._me = secrets.token_hex(4)
        self._woken: Woken | None = None
        self._news: dict[str, int] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def listen(self, woken: Woken) -> None:
        self._woken = woken

    def publish(self, table: str, version: int) -> None:
        self._news[table] = version
        self._some.set()

    def start(self) -> None:
        """Connect, and again whenever the connection is lost."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Say what there is still to say, then stop."""
        for _ in range(20):
            if not self._news:
                break
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._talk()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("bus: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=5)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            while True:
                try:
                    await asyncio.wait_for(self._some.wait(), 5)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=5)
                self._some.clear()
                while self._news:
                    news, self._news = self._news, {}
                    said = [f"{self._me} {version} {table}" for table, version in news.items()]
                    await connection.execute(
                        "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said",
                        CHANNEL,
                        said,
                        timeout=5,
                    )
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        who, version, table = str(payload).split(" ", 2)
        if who != self._me and self._woken is not None:
            self._woken(table, int(version))
