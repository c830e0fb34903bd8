"""One transaction of the store: entries, the notes on their tables, records and ratings.

Plain synchronous SQL. `write` is for PostgreSQL; `filing.py` has its own way for SQLite and
shares what is rare.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql

from igroteka.server.storage.interface import Finished, LogWrite, RowChange
from igroteka.server.storage.log_reader import rewrite
from igroteka.server.storage.schema import guests, members, players, ratings, records, steps, tables
from igroteka.server.table.rating import Result, rated

Key = tuple[str, int]  # table, version
Insert = Callable[..., Any]  # of the dialect
Keep = Callable[[Connection, str, LogWrite, Finished], None]  # a record under an id

# What every entry changes in the row of its table, and what only some do.
MOVING = ("status", "version", "changed", "due", "waiting")
NOTED = (*MOVING, "listed", "names")


def _change(names: Sequence[str]) -> Any:
    newer = (tables.c.id == bindparam("the_id"), tables.c.version < bindparam("new_version"))
    return update(tables).where(*newer).values({name: bindparam(f"new_{name}") for name in names})


_MOVE, _NOTE = _change(MOVING), _change(NOTED)
# Statements are made once: that takes SQLAlchemy longer than the database needs to answer them.
_GUESTS = (
    select(guests.c.id)
    .where(guests.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(guests.c.id)
    .with_for_update(read=True)
)
_NAMED_GUESTS = _GUESTS.where(guests.c.name != "")
_RECORD, _PLAYERS = records.insert(), players.insert()


def write(connection: Connection, batch: Sequence[LogWrite]) -> list[LogWrite]:
    """Write what is not there yet; returns what was written."""
    # In one order everywhere, so that two processes never wait for each other in a circle.
    first = {_key_of(append): append for append in reversed(welcome(connection, batch))}
    ordered = [first[key] for key in sorted(first)]
    if not ordered:
        return []
    insert = postgresql.insert(steps).on_conflict_do_nothing()
    rows = connection.execute(
        insert.returning(steps.c.table, steps.c.version), [_step(append) for append in ordered]
    )
    won = {(table, version) for table, version in rows}
    winners = [append for append in ordered if _key_of(append) in won]
    if opened := opened_by(winners):
        connection.execute(tables.insert(), opened)
    for change, names, rows in ((_MOVE, MOVING, _moved(winners)), (_NOTE, NOTED, _noted(winners))):
        if rows:
            connection.execute(change, [_bound(append, names) for append in rows])
    describe_rare(connection, winners, postgresql.insert, _keep)
    return winners


def welcome(connection: Connection, batch: Sequence[LogWrite]) -> list[LogWrite]:
    """Leave out what holds name or words of somebody who has deleted their data.

    With it goes the rest of the batch at the same table, which comes after it. A guest stays a
    guest until the transaction ends: SQLite has one writer, PostgreSQL locks the row.
    """
    authors = [(a.table, a.note.author) for a in batch if a.note is not None and a.note.author]
    if not authors:
        return list(batch)
    named = _guests_of(connection, {author for _, author in authors}, named=True)
    refused = {table for table, author in authors if author not in named}
    return [append for append in batch if append.table not in refused]


def _guests_of(connection: Connection, ids: set[str], named: bool) -> set[str]:
    """Who of them is a guest; `named`: and is not about to be deleted (`forgetting.py`)."""
    question = _NAMED_GUESTS if named else _GUESTS
    return {row[0] for row in connection.execute(question, {"ids": tuple(ids)})}


def _key_of(append: LogWrite) -> Key:
    return append.table, append.version


def _step(append: LogWrite) -> dict[str, Any]:
    return {"table": append.table, "version": append.version, "entry": append.entry}


# -- notes ---------------------------------------------------------------------------------------


def _moved(winners: Iterable[LogWrite]) -> list[LogWrite]:
    """Those that change no more than every entry does."""
    return [append for append in winners if append.note is None]


def _noted(winners: Iterable[LogWrite]) -> list[LogWrite]:
    """Those that change more at a table which is there already."""
    return [append for append in winners if append.note is not None and not append.note.code]


def opened_by(batch: Iterable[LogWrite]) -> list[dict[str, Any]]:
    """The rows of tables that are new; they come before what happened there since."""
    return [
        {
            "id": append.table,
            "code": append.note.code,
            "game": append.note.game,
            "host": append.note.host,
            **dict(zip(NOTED, _moving_of(append) + note_of(append), strict=True)),
        }
        for append in batch
        if append.note is not None and append.note.code
    ]


def describe_rare(
    connection: Connection, winners: Iterable[LogWrite], insert: Insert, keep: Keep
) -> None:
    """What an entry means beside the log and the row of its table; a move means nothing more."""
    notes = [(append, append.note) for append in winners if append.note is not None]
    joined = [
        {"guest": note.joined, "table": append.table}
        for append, note in notes
        if note.joined is not None
    ]
    if joined:
        connection.execute(insert(members).on_conflict_do_nothing(), joined)
    for append, note in notes:
        if note.left is not None:
            _forget(connection, append.table, note)
        if note.finished is not None:
            keep(connection, secrets.token_urlsafe(16), append, note.finished)
            if note.finished.result is not None:
                _rate(connection, note.finished.result, insert)


def _forget(connection: Connection, table: str, note: RowChange) -> None:
    """The log without somebody's name and words; the table is theirs no more."""
    theirs = delete(members).where(members.c.table == table, members.c.guest == note.left)
    connection.execute(theirs)
    rewrite(connection, table, note.rewritten)


def _moving_of(append: LogWrite) -> tuple[str | int | None, ...]:
    """The columns of MOVING."""
    return append.status, append.version, append.at, append.due, append.waiting


def note_of(append: LogWrite) -> tuple[str | int, ...]:
    """The columns of NOTED beside those of MOVING."""
    assert append.note is not None
    return int(append.note.listed), append.note.names


def _bound(append: LogWrite, names: Sequence[str]) -> dict[str, Any]:
    values = _moving_of(append)
    if append.note is not None:
        values += note_of(append)
    changes = {f"new_{name}": value for name, value in zip(names, values, strict=True)}
    return {"the_id": append.table, **changes}


# -- what a finished match leaves ----------------------------------------------------------------


def _keep(connection: Connection, record: str, append: LogWrite, finished: Finished) -> None:
    """The record of a finished match; whoever is gone has none."""
    connection.execute(
        _RECORD,
        {
            "id": record,
            "table": append.table,
            "number": finished.number,
            "game": finished.game,
            "at": append.at,
            "text": finished.text,
        },
    )
    there = _guests_of(connection, {guest for _, guest in finished.seats}, named=False)
    seated = [{"record": record, "seat": s, "guest": g} for s, g in finished.seats if g in there]
    if seated:
        connection.execute(_PLAYERS, seated)


def _rate(connection: Connection, result: Result, insert: Insert) -> None:
    people = {who for side in result.sides for who in side if not who.startswith("bot:")}
    there = _guests_of(connection, people, named=False)
    question = (
        select(ratings)
        .where(ratings.c.game == result.game, ratings.c.guest.in_(people))
        .order_by(ratings.c.guest)
        .with_for_update()
    )
    rows = connection.execute(question).fetchall()
    played = {row.guest: row.matches for row in rows}
    after = rated(result, {row.guest: (row.mu, row.sigma) for row in rows})
    for guest in there & after.keys():
        mu, sigma = after[guest]
        values = {"mu": mu, "sigma": sigma, "matches": played.get(guest, 0) + 1}
        new = insert(ratings).values(guest=guest, game=result.game, **values)
        connection.execute(new.on_conflict_do_update(index_elements=["guest", "game"], set_=values))
