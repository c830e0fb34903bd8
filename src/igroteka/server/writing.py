"""One transaction of the store: entries, the notes on their tables, records and ratings.

Plain synchronous SQL. `write` is for PostgreSQL; `filing.py` has its own way for SQLite and
shares what is rare.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql

from igroteka.server.rating import Result, rated
from igroteka.server.schema import guests, members, players, ratings, records, steps, tables
from igroteka.server.store import Append, Finished

Key = tuple[str, int]  # table, version
Insert = Callable[..., Any]  # of the dialect

CHANGING = ("listed", "status", "version", "changed", "due", "waiting", "names")
_NOTE = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"), tables.c.version < bindparam("new_version"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
_REWRITE = (
    update(steps)
    .where(steps.c.table == bindparam("the_table"), steps.c.version == bindparam("the_version"))
    .values(entry=bindparam("new_entry"))
)


def write(connection: Connection, batch: Sequence[Append]) -> list[Append]:
    """Write what is not there yet; returns what was written."""
    # In one order everywhere, so that two processes never wait for each other in a circle.
    ordered = sorted(welcome(connection, batch), key=key_of)
    if not ordered:
        return []
    insert = postgresql.insert(steps).on_conflict_do_nothing()
    rows = connection.execute(
        insert.returning(steps.c.table, steps.c.version), [_step(append) for append in ordered]
    )
    won = {(table, version) for table, version in rows}
    winners = [append for append in ordered if key_of(append) in won]
    open_tables(connection, winners)
    changed = [_bound(row_of(append)) for append in winners if not append.code]
    if changed:
        connection.execute(_NOTE, changed)
    describe_rare(connection, winners, postgresql.insert)
    return winners


def welcome(connection: Connection, batch: Sequence[Append]) -> list[Append]:
    """Leave out what holds name or words of somebody who has deleted their data.

    With it goes the rest of the batch at the same table, which comes after it. A guest stays a
    guest until the transaction ends: SQLite has one writer, PostgreSQL locks the row.
    """
    authors = {append.author for append in batch if append.author is not None}
    if not authors:
        return list(batch)
    named = _guests_of(connection, authors, named=True)
    refused = {a.note.table for a in batch if a.author is not None and a.author not in named}
    return [append for append in batch if append.note.table not in refused]


def _guests_of(connection: Connection, ids: set[str], named: bool) -> set[str]:
    """Who of them is a guest; `named`: and is not about to be deleted (`forgetting.py`)."""
    question = select(guests.c.id).where(guests.c.id.in_(ids)).order_by(guests.c.id)
    if named:
        question = question.where(guests.c.name != "")
    return {row[0] for row in connection.execute(question.with_for_update(read=True))}


def key_of(append: Append) -> Key:
    """What an entry is known by."""
    return append.note.table, append.version


def _step(append: Append) -> dict[str, Any]:
    return {"table": append.note.table, "version": append.version, "entry": append.entry}


# -- notes ---------------------------------------------------------------------------------------


def open_tables(connection: Connection, winners: Sequence[Append]) -> None:
    """The notes on tables that are new; before the notes on what happened there since."""
    opened = [row_of(append) for append in winners if append.code]
    if opened:
        connection.execute(tables.insert(), opened)


def describe_rare(connection: Connection, winners: Sequence[Append], insert: Insert) -> None:
    """What an entry means beside the log and the note on its table; a move means nothing more."""
    joined = [
        {"guest": append.note.joined, "table": append.note.table}
        for append in winners
        if append.note.joined is not None
    ]
    if joined:
        connection.execute(insert(members).on_conflict_do_nothing(), joined)
    for append in winners:
        if append.note.left is not None:
            _forget(connection, append)
        if append.note.finished is not None:
            _keep(connection, append, append.note.finished, insert)


def _forget(connection: Connection, append: Append) -> None:
    """The log without somebody's name and words; the table is theirs no more."""
    table, guest = append.note.table, append.note.left
    theirs = delete(members).where(members.c.table == table, members.c.guest == guest)
    connection.execute(theirs)
    changes = [
        {"the_table": table, "the_version": version, "new_entry": entry}
        for version, entry in append.rewritten
    ]
    if changes:
        connection.execute(_REWRITE, changes)


def row_of(append: Append) -> dict[str, Any]:
    """The note on a table as a row."""
    note = append.note
    changing = dict(zip(CHANGING, changing_of(append), strict=True))
    return {
        "id": note.table, "code": append.code, "game": note.game, "host": note.host, **changing
    }  # fmt: skip


def changing_of(append: Append) -> tuple[str | int | None, ...]:
    """What every entry changes in the note on its table: the columns of CHANGING."""
    note = append.note
    waiting = " ".join(note.waiting)
    listed = int(note.listed)
    return listed, note.status, append.version, note.at, note.due, waiting, note.names


def _bound(row: dict[str, Any]) -> dict[str, Any]:
    return {"the_id": row["id"], **{f"new_{name}": row[name] for name in CHANGING}}


# -- what a finished match leaves ----------------------------------------------------------------


def _keep(connection: Connection, append: Append, finished: Finished, insert: Insert) -> None:
    """The record of a finished match, and its ratings; whoever is gone has neither."""
    record = secrets.token_urlsafe(16)
    connection.execute(
        records.insert(),
        {
            "id": record,
            "table": append.note.table,
            "number": finished.number,
            "game": finished.game,
            "at": append.note.at,
            "text": finished.text,
        },
    )
    there = _guests_of(connection, {guest for _, guest in finished.seats}, named=False)
    seated = [{"record": record, "seat": s, "guest": g} for s, g in finished.seats if g in there]
    if seated:
        connection.execute(players.insert(), seated)
    if finished.result is not None:
        _rate(connection, finished.result, there, insert)


def _rate(connection: Connection, result: Result, there: set[str], insert: Insert) -> None:
    people = {who for side in result.sides for who in side if not who.startswith("bot:")}
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
