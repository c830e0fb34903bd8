"""The one connection that writes a SQLite file, and how moves get into it fast.

It writes in the loop's own thread. A commit to the write-ahead log waits for no disk and takes
less time than handing it to a thread and back would; the disk is waited for when the log is
carried into the file, and that is somebody else's work (`sql.py`). What is rare goes through
SQLAlchemy, what every move does straight to SQLite.
"""

from collections.abc import Callable, Sequence
from sqlite3 import Connection as File
from sqlite3 import IntegrityError

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.dialects import sqlite

from igroteka.server.store import Append
from igroteka.server.writing import (
    MOVING,
    NOTED,
    describe_rare,
    moved,
    moving_of,
    noted,
    noted_of,
    open_tables,
    welcome,
)

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON")
# Pages after which the log is carried into the file here and now; it never grows so long unless
# nobody else gets round to it.
OVERFLOW = "wal_autocheckpoint=50000"

_STEP = 'INSERT INTO steps ("table", version, entry) VALUES (?, ?, ?)'
_STEP_OR_NOT = f"{_STEP} ON CONFLICT DO NOTHING"


def _change(names: Sequence[str]) -> str:
    columns = ", ".join(f"{name} = ?" for name in names)
    return f"UPDATE tables SET {columns} WHERE id = ? AND version < ?"


_MOVE, _NOTE = _change(MOVING), _change(NOTED)

Steps = Callable[[File, list[Append]], list[Append]]  # writes them, returns which


class FileWriter:
    """A SQLite file open for writing. Waits for nobody: SQLITE_BUSY while others write."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        self._connection: Connection | None = None

    def write(self, batch: list[Append]) -> list[Append]:
        """One transaction; returns which entries it wrote."""
        try:
            return self._write(batch, _all_at_once)
        except IntegrityError:  # somebody else was faster somewhere
            return self._write(batch, _one_by_one)

    def _write(self, batch: list[Append], write_steps: Steps) -> list[Append]:
        connection = self._open()
        file = _file_of(connection)
        file.execute("BEGIN IMMEDIATE")
        try:
            winners = write_steps(file, welcome(connection, batch))
            file.executemany(_MOVE, [(*moving_of(a), a.table, a.version) for a in moved(winners)])
            if any([append.note for append in winners]):
                open_tables(connection, winners)
                rows = [(*noted_of(a), a.table, a.version) for a in noted(winners)]
                file.executemany(_NOTE, rows)
                describe_rare(connection, winners, sqlite.insert)
            file.execute("COMMIT")
        except IntegrityError:
            file.execute("ROLLBACK")
            raise
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


def _all_at_once(file: File, batch: list[Append]) -> list[Append]:
    """IntegrityError if somebody else was faster anywhere, which is rare."""
    file.executemany(_STEP, [(append.table, append.version, append.entry) for append in batch])
    return batch


def _one_by_one(file: File, batch: list[Append]) -> list[Append]:
    """Whatever nobody else was faster with."""
    steps = [(append, (append.table, append.version, append.entry)) for append in batch]
    return [append for append, step in steps if file.execute(_STEP_OR_NOT, step).rowcount]
