"""Somebody wants to be forgotten: what is theirs goes, what others played in stays without them."""

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from igroteka.server import entries, schema
from igroteka.server.entries import AnyEntry
from igroteka.server.store import down
from igroteka.server.table import Table

NOBODY = "—"  # the name of who has deleted their data


async def forget(engine: AsyncEngine, guest: str) -> list[str]:
    """Delete the guest; returns the tables whose logs changed (StoreDown).

    Tables and records are locked in one order, so that two who go at once neither wait for each
    other in a circle nor write each other's names back.
    """
    m, p = schema.members, schema.players
    try:
        async with engine.begin() as connection:
            rows = await connection.execute(
                select(m.c.table).where(m.c.guest == guest).order_by(m.c.table)
            )
            touched = [row[0] for row in rows]
            for table in touched:
                await _unname_table(connection, table, guest)
            await _unname_records(connection, guest)
            for theirs in (m, p, schema.ratings, schema.moves):
                await connection.execute(delete(theirs).where(theirs.c.guest == guest))
            await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
    except (SQLAlchemyError, OSError) as error:
        raise down(error) from error
    return touched


async def _unname_table(connection: AsyncConnection, table: str, guest: str) -> None:
    """The log without the guest's name and words, and the names in the list of tables."""
    s, t = schema.steps, schema.tables
    await connection.execute(select(t.c.id).where(t.c.id == table).with_for_update())
    rows = await connection.execute(
        select(s.c.version, s.c.entry).where(s.c.table == table).order_by(s.c.version)
    )
    log: list[AnyEntry] = []
    for version, entry in rows.fetchall():
        log.append(entries.read(bytes(entry)))
        without = _without(log[-1], guest)
        if without is not None:
            log[-1] = without
            change = update(s).where(s.c.table == table, s.c.version == version)
            await connection.execute(change.values(entry=entries.written(without)))
    names = Table.folded(table, log).names_text
    await connection.execute(update(t).where(t.c.id == table).values(names=names))


def _without(entry: AnyEntry, guest: str) -> AnyEntry | None:
    """The entry without the guest's name and words; None if there is nothing to take out."""
    if entry.by != guest:
        return None
    if isinstance(entry, entries.Sat):
        return msgspec.structs.replace(entry, name=NOBODY, called=entry.called and NOBODY)
    if isinstance(entry, entries.Spoke) and entry.text is not None:
        return msgspec.structs.replace(entry, text=NOBODY)
    return None


async def _unname_records(connection: AsyncConnection, guest: str) -> None:
    r, p = schema.records, schema.players
    rows = await connection.execute(
        select(r.c.id, r.c.text, p.c.seat)
        .join(p, p.c.record == r.c.id)
        .where(p.c.guest == guest)
        .order_by(r.c.id)
        .with_for_update(of=r)
    )
    texts: dict[str, str] = {}
    for id, text, seat in rows.fetchall():
        texts[id] = _unnamed(str(texts.get(id, text)), seat)
    for id, text in texts.items():
        await connection.execute(update(r).where(r.c.id == id).values(text=text))


def _unnamed(text: str, seat: int) -> str:
    """A record in which the seat's player has no name."""
    lines = [
        f'[Seat{seat} "{NOBODY}"]' if line.startswith(f"[Seat{seat} ") else line
        for line in text.split("\n")
    ]
    return "\n".join(lines)
