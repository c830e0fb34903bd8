"""Questions to the database.

A SQLite file is asked in the loop's own thread: an answer of a few rows is there sooner than a
thread could be woken, and in write-ahead mode no reader ever waits for a writer.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from igroteka.server.storage.interface import down
from igroteka.server.storage.log_reader import log_of


class Reader:
    """Asks one database (StoreDown if it does not answer)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: Engine | None = None
        self._open: Connection | None = None
        if engine.dialect.name == "sqlite":
            url = engine.url.set(drivername="sqlite")
            self._file = create_engine(url, isolation_level="AUTOCOMMIT", hide_parameters=True)

    async def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The versions and entries of a table after a version, in order."""
        question = log_of(self._engine.dialect.name)
        rows = await self.ask(question, {"the_table": table, "after": after})
        return [(row.version, bytes(row.entry)) for row in rows]

    async def ask(self, question: Any, values: Mapping[str, Any] | None = None) -> list[Any]:
        """The rows of the answer."""
        try:
            if self._file is not None:
                return self._ask_file(self._file, question, values)
            async with self._engine.connect() as connection:
                return list((await connection.execute(question, values)).fetchall())
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error

    def _ask_file(self, file: Engine, question: Any, values: Mapping[str, Any] | None) -> list[Any]:
        if self._open is None:
            self._open = file.connect()
        try:
            return list(self._open.execute(question, values).fetchall())
        except SQLAlchemyError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        if self._open is not None:
            self._open.invalidate()
            self._open.close()
            self._open = None
