"""The one connection that writes a SQLite file, and how moves get into it fast.

It writes in the loop's own thread. A commit to the write-ahead log waits for no disk and takes
less time than handing it to a thread and back would; the disk is waited for when the log is
carried into the file, and that is somebody else's work (`sql.py`). What is rare goes through
SQLAlchemy, what every move does straight to SQLite.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from sqlite3 import Connection as File

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.dialects import sqlite

from igroteka.server.storage.interface import Finished, LogWrite
from igroteka.server.storage.postgres_writer import (
    MOVING,
    NOTED,
    describe_rare,
    note_of,
    opened_by,
    welcome,
)
from igroteka.server.storage.schema import tables

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON")
# Pages after which the log is carried into the file here and now; it never grows so long unless
# nobody else gets round to it.
OVERFLOW = "wal_autocheckpoint=50000"

_OPEN = sqlite.insert(tables).on_conflict_do_nothing()
_NEWEST = "SELECT max(place) FROM chain"
_ROW = "SELECT rowid, version, last FROM tables WHERE id = ?"
_RECORD = 'INSERT INTO records (id, "table", number, game, at, text) VALUES (?, ?, ?, ?, ?, ?)'
_PLAYER = (
    "INSERT INTO record_players (record, seat, guest) SELECT ?, ?, id FROM guests WHERE id = ?"
)
_LINK = "INSERT INTO chain (place, before, version, entry) VALUES (?, ?, ?, ?)"


# Python's sqlite3 looks for ways to adapt whatever is no number, text or bytearray, and takes as
# long for that as for storing it: so it is given no None and no bytes where every move would.
_DUE = "due = nullif(?, 0)"


def _change(names: Sequence[str]) -> str:
    columns = [_DUE if name == "due" else f"{name} = ?" for name in (*names, "last")]
    return f"UPDATE tables SET {', '.join(columns)} WHERE rowid = ?"


_MOVE, _NOTE = _change(MOVING), _change(NOTED)

# An entry, its place in the chain, the place of the one before it, the row of its table.
Link = tuple[LogWrite, int, int | None, int]


class SqliteWriter:
    """A SQLite file open for writing. Waits for nobody: SQLITE_BUSY while others write."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        self._connection: Connection | None = None

    def write(self, batch: list[LogWrite]) -> list[LogWrite]:
        """One transaction; returns which entries it wrote."""
        connection = self._open()
        file = _file_of(connection)
        file.execute("BEGIN IMMEDIATE")
        try:
            winners = _write(connection, file, welcome(connection, batch))
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


def _write(connection: Connection, file: File, batch: list[LogWrite]) -> list[LogWrite]:
    rare = any([append.note for append in batch])
    if rare and (opened := opened_by(batch)):
        # As if nothing had happened there yet, so that the first entry is decided like any other:
        # it loses if the row is of somebody else's table, or missing because the code is taken.
        connection.execute(_OPEN, [{**row, "version": 0} for row in opened])
    links = _linked(file, batch)
    rows = [(place, last, a.version, bytearray(a.entry)) for a, place, last, _ in links]
    file.executemany(_LINK, rows)
    for noted, some in groupby(links, _is_noted):
        if noted:
            rows = [(*_moving(a), *note_of(a), place, row) for a, place, _, row in some]
        else:
            rows = [(*_moving(a), place, row) for a, place, _, row in some]
        file.executemany(_NOTE if noted else _MOVE, rows)
    winners = [link[0] for link in links]
    if rare:
        describe_rare(connection, winners, sqlite.insert, _keep)
    return winners


def _keep(connection: Connection, record: str, append: LogWrite, finished: Finished) -> None:
    """The record of a finished match, for those who are still guests.

    Straight to SQLite too: a match ends every hundred moves, and everybody waits for the file.
    """
    file, told = _file_of(connection), (finished.number, finished.game, append.at, finished.text)
    file.execute(_RECORD, (record, append.table, *told))
    file.executemany(_PLAYER, [(record, seat, guest) for seat, guest in finished.seats])


def _linked(file: File, batch: list[LogWrite]) -> list[Link]:
    """Those whose version is the next one of their table.

    Between reading and writing the rows nobody else writes, so nothing can come in between; and
    nothing that is read here is good for another transaction.
    """
    ask = file.cursor().execute
    place: int = ask(_NEWEST).fetchone()[0] or 0
    links: list[Link] = []
    ends: dict[str, tuple[int, int, int | None]] = {}  # of tables that have got an entry
    for append in batch:
        end = ends.get(append.table) or ask(_ROW, (append.table,)).fetchone()
        if end is None or end[1] + 1 != append.version:
            continue
        place += 1
        row, _, last = end
        links.append((append, place, last, row))
        ends[append.table] = row, append.version, place
    return links


def _moving(append: LogWrite) -> tuple[str | int, ...]:
    return append.status, append.version, append.at, append.due or 0, append.waiting


def _is_noted(link: Link) -> bool:
    return link[0].note is not None
