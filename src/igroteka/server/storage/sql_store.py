"""The store in SQL: SQLite in one file, or PostgreSQL for many processes.

Entries that arrive while a transaction runs go into the next one together, so the price of a
commit is shared. Of two entries for one version of a table, the database takes the first.
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Sequence
from sqlite3 import SQLITE_BUSY, OperationalError
from typing import Any

from sqlalchemy import event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from igroteka.server.storage.interface import Conflict, Done, LogWrite, NoTable, StoreDown, down
from igroteka.server.storage.postgres_writer import write
from igroteka.server.storage.reader import Reader
from igroteka.server.storage.schema import tables as notes
from igroteka.server.storage.sqlite_writer import PRAGMAS, SqliteWriter

log = logging.getLogger("igroteka.server")

MOST_TOGETHER = 500  # entries in one transaction
PATIENCE = 10.0  # seconds one transaction may take
# A file that others write is tried again in the next turns of the loop, for a transaction of one
# move is shorter than the shortest sleep; then after so many seconds each time.
TURNS, BUSY = 10, 0.001
WORKER = "_connection_worker_thread"  # in the name of aiosqlite's threads
LAST_WORDS = 2.0  # seconds they have to end
CARRY_AFTER = 1000  # entries in SQLite's log before it is carried into the file


def engine_for(url: str) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed, pool_size=5, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    return create_async_engine(
        parsed,
        pool_size=8,
        max_overflow=4,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": 5},
    )


async def let_go(engine: AsyncEngine) -> None:
    """Close an engine and wait for the threads in which aiosqlite opened its connections.

    After a connection that failed such a thread still has an answer to give; to a loop that was
    closed meanwhile it would be an error on the screen.
    """
    await engine.dispose()
    for thread in threading.enumerate():
        if WORKER in thread.name:
            await asyncio.to_thread(thread.join, LAST_WORDS)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqlStore:
    """Logs in a database, written by one task."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = Reader(engine)
        self.file = SqliteWriter(engine.url) if engine.dialect.name == "sqlite" else None
        self._waiting: list[tuple[LogWrite, Done]] = []
        self._writer: asyncio.Task[None] | None = None
        self._unmoved = 0  # entries that wait in SQLite's log to be carried into its file
        self._carrying: asyncio.Task[None] | None = None

    def put(self, append: LogWrite, done: Done) -> None:
        self._waiting.append((append, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        question = select(notes.c.id, notes.c.version).where(notes.c.id.in_(tables))
        return {id: version for id, version in await self._reader.ask(question)}

    async def log(self, table: str, after: int) -> list[bytes]:
        rows = await self._reader.log(table, after)
        if not rows and after == 0:
            raise NoTable
        return [entry for _, entry in rows]

    async def due(self, before: int, most: int) -> list[str]:
        question = select(notes.c.id).where(notes.c.due < before).order_by(notes.c.due)
        return [row[0] for row in await self._reader.ask(question.limit(most))]

    async def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._carrying is not None:
            await asyncio.gather(self._carrying, return_exceptions=True)
        if self.file is not None:
            self.file.close()
        self._reader.close()
        await self.engine.dispose()

    # -- writing ---------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST_TOGETHER]
                del self._waiting[:MOST_TOGETHER]
                await self._write_together(batch)
        finally:
            self._writer = None

    async def _write_together(self, batch: list[tuple[LogWrite, Done]]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                won = await self._transaction([append for append, _ in batch])
        except Exception as error:
            for _, done in batch:
                _tell(done, down(error))
            return
        winners = set(map(id, won))
        for append, done in batch:
            _tell(done, None if id(append) in winners else Conflict())

    async def _transaction(self, batch: list[LogWrite]) -> list[LogWrite]:
        if self.file is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(write, batch)
        won = await self._write_file(self.file, batch)
        self._unmoved += len(won)
        if self._unmoved > CARRY_AFTER and (self._carrying is None or self._carrying.done()):
            self._unmoved = 0
            self._carrying = asyncio.create_task(self._carry())
        return won

    async def _write_file(self, file: SqliteWriter, batch: list[LogWrite]) -> list[LogWrite]:
        turns = TURNS
        while True:
            try:
                return file.write(batch)
            except OperationalError as error:
                if error.sqlite_errorcode != SQLITE_BUSY:
                    raise
            await asyncio.sleep(0 if turns > 0 else BUSY)
            turns -= 1

    async def _carry(self) -> None:
        """Bring SQLite's log into its file; waits for the disk, but holds up no writer."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _tell(done: Done, error: Conflict | StoreDown | None) -> None:
    """Whatever one of them makes of it, the others are told too."""
    try:
        done(error)
    except Exception:
        log.exception("what was stored could not be told")
