"""The one connection that writes a SQLite file, and how moves get into it fast.

It writes in the loop's own thread. A commit to the write-ahead log waits for no disk and takes
less time than handing it to a thread and back would; the disk is waited for when the log is
carried into the file, and that is somebody else's work (`sql.py`). What is rare goes through
SQLAlchemy, what every move does straight to SQLite.
"""

from collections.abc import Callable
from sqlite3 import Connection as File

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.dialects import sqlite

from igroteka.server.store import Append
from igroteka.server.writing import CHANGING, changing_of, describe_rare, open_tables, welcome

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON")
# Pages after which the log is carried into the file here and now; it never grows so long unless
# nobody else gets round to it.
OVERFLOW = "wal_autocheckpoint=50000"

_STEP = 'INSERT INTO steps ("table", version, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
_NOTE = f"""
UPDATE tables SET {", ".join(f"{name} = ?" for name in CHANGING)} WHERE id = ? AND version < ?
"""


class FileWriter:
    """A SQLite file open for writing. Waits for nobody: SQLITE_BUSY while others write."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        self._connection: Connection | None = None

    def write(self, batch: list[Append]) -> list[Append]:
        """One transaction; returns which entries it wrote."""
        connection = self._open()
        file = _file_of(connection)
        file.execute("BEGIN IMMEDIATE")
        try:
            winners = _write_steps(file, welcome(connection, batch))
            open_tables(connection, winners)
            changed = [append for append in winners if not append.code]
            file.executemany(_NOTE, [(*changing_of(a), a.note.table, a.version) for a in changed])
            describe_rare(connection, winners, sqlite.insert)
            file.execute("COMMIT")
        except BaseException:
            self.close()  # whatever is wrong with it, the next one is new
            raise
        return winners

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            file = _file_of(self._connection)
            file.isolation_level = None  # transactions begin and end where we say so
            for pragma in (*PRAGMAS, OVERFLOW, "busy_timeout=0"):
                file.execute(f"PRAGMA {pragma}")
        return self._connection

    def trace(self, listener: Callable[[str], object]) -> None:
        """Let somebody hear every statement."""
        _file_of(self._open()).set_trace_callback(listener)

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _file_of(connection: Connection) -> File:
    file = connection.connection.driver_connection
    assert isinstance(file, File)
    return file


def _write_steps(file: File, batch: list[Append]) -> list[Append]:
    """All at once; if somebody else was faster somewhere, one by one, to see where."""
    steps = [(append.note.table, append.version, append.entry) for append in batch]
    file.execute("SAVEPOINT untried")
    if not batch or file.executemany(_STEP, steps).rowcount == len(batch):
        return batch
    file.execute("ROLLBACK TO untried")
    pairs = zip(batch, steps, strict=True)
    return [append for append, step in pairs if file.execute(_STEP, step).rowcount]
