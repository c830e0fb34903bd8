"""Somebody wants to be forgotten: what is theirs goes, what others played in stays without them.

The guest's name goes first, and from then on the store takes no name or words of theirs
(`writing.py`). Then they leave their tables, one transaction a table. The guest goes last, so that
a deletion that was interrupted can be asked for again, and goes on.
"""

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server.rooms.hub import Hub
from igroteka.server.storage import schema
from igroteka.server.storage.interface import NoTable, StoreDown, down
from igroteka.server.storage.log_reader import log_of, rewrite
from igroteka.server.storage.redaction import NOBODY, names_in, unnamed, without
from igroteka.server.table.refusals import CommandRefused

PAGE = 50  # records looked at together


async def forget(engine: AsyncEngine, hub: Hub, guest: str) -> None:
    """Delete the guest (StoreDown: ask again)."""
    try:
        tables = await _begin(engine, guest)
        hub.dismiss(guest)
        for table in tables:
            await _forget_table(engine, hub, table, guest)
        await _unname_records(engine, guest)
        await _finish(engine, guest)
    except (SQLAlchemyError, OSError) as error:
        raise down(error) from error


async def _begin(engine: AsyncEngine, guest: str) -> list[str]:
    """From now on nothing more of theirs is stored; returns where they are at home."""
    g, m = schema.guests, schema.members
    async with engine.begin() as connection:
        await connection.execute(update(g).where(g.c.id == guest).values(name=""))
    async with engine.connect() as connection:
        rows = await connection.execute(select(m.c.table).where(m.c.guest == guest))
        return [row[0] for row in rows]


async def _forget_table(engine: AsyncEngine, hub: Hub, table: str, guest: str) -> None:
    try:
        await hub.forget(table, guest)
    except NoTable:
        async with engine.begin() as connection:
            await _unname_unreadable(connection, table, guest)
    except CommandRefused as no:
        raise StoreDown(no.reason) from None


async def _unname_unreadable(connection: AsyncConnection, table: str, guest: str) -> None:
    """Take name and words out of a log that cannot be folded, wherever its entries can be read.

    Membership goes first: on SQLite that makes us the only writer before anything is read. On
    PostgreSQL the lock on the note does, against others who go at the same time.
    """
    m, t = schema.members, schema.tables
    await connection.execute(delete(m).where(m.c.guest == guest, m.c.table == table))
    note = select(t.c.names).where(t.c.id == table).with_for_update()
    noted = (await connection.execute(note)).scalar_one_or_none() or "[]"
    log = log_of(connection.dialect.name)
    rows = (await connection.execute(log, {"the_table": table, "after": 0})).fetchall()
    entered = [(row.version, bytes(row.entry)) for row in rows]
    names = set[str]().union(*(names_in(entry, guest) for _, entry in entered))
    changes = [(version, new) for version, old in entered if (new := without(old, guest))]
    await connection.run_sync(rewrite, table, changes)
    kept = [NOBODY if name in names else name for name in msgspec.json.decode(noted)]
    text = msgspec.json.encode(kept).decode()
    await connection.execute(update(t).where(t.c.id == table).values(names=text))
    await connection.execute(update(t).where(t.c.id == table, t.c.host == guest).values(listed=0))


async def _unname_records(engine: AsyncEngine, guest: str) -> None:
    """One transaction a record; one that somebody else has changed meanwhile is looked at again."""
    r, p = schema.records, schema.players
    theirs = select(r.c.id, r.c.text).where(
        r.c.id.in_(select(p.c.record).where(p.c.guest == guest))
    )
    while True:
        async with engine.connect() as connection:
            page = (await connection.execute(theirs.limit(PAGE))).fetchall()
        if not page:
            return
        for id, text in page:
            async with engine.begin() as connection:
                await _unname_record(connection, id, text, guest)


async def _unname_record(connection: AsyncConnection, id: str, text: str, guest: str) -> None:
    r, p = schema.records, schema.players
    mine = (p.c.record == id, p.c.guest == guest)
    seats = {row[0] for row in await connection.execute(select(p.c.seat).where(*mine))}
    change = update(r).where(r.c.id == id, r.c.text == text).values(text=unnamed(text, seats))
    if (await connection.execute(change)).rowcount:
        await connection.execute(delete(p).where(*mine))


async def _finish(engine: AsyncEngine, guest: str) -> None:
    """The guest first: whoever ends a match now sees that they are gone, or we see what it left."""
    g = schema.guests
    async with engine.begin() as connection:
        await connection.execute(delete(g).where(g.c.id == guest))
        for theirs in (schema.members, schema.players, schema.ratings, schema.moves):
            await connection.execute(delete(theirs).where(theirs.c.guest == guest))
