"""Entries to store, for tests of the store."""

import msgspec
import sample
from sqlalchemy import select

from igroteka.server.storage.interface import LogWrite, log_write
from igroteka.server.storage.migrator import migrate
from igroteka.server.storage.schema import guests
from igroteka.server.storage.sql_store import SqlStore, engine_for
from igroteka.server.table import entries
from igroteka.server.table.entries import Opened
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table

GUESTS = ("h", "early", "late", *(f"g{n}{m}" for n in range(2) for m in range(3)))


def table(id: str) -> Table:
    game, options = sample.table(sample.seats(2))
    return Table(id, Opened(1, "h", "open", game.id, dict(options), Settings()))


def opening(id: str) -> LogWrite:
    there = table(id)
    opened = Opened(1, "h", "open", there.game.id, dict(there.options), Settings())
    return log_write(there, opened, code=f"C{id}")


def sitting(id: str, version: int, guest: str) -> LogWrite:
    there = table(id)
    entry = entries.Sat(2, guest, "sit", 0, guest, False)
    there.apply(entry)
    return msgspec.structs.replace(log_write(there, entry), version=version)


def moving(id: str, version: int, entry: bytes = b"a move") -> LogWrite:
    return LogWrite(id, version, entry, "playing", version, None, "", None)


async def ready(database: str) -> SqlStore:
    store = SqlStore(engine_for(database))
    await migrate(store.engine)
    async with store.engine.begin() as connection:
        if not (await connection.execute(select(guests.c.id))).fetchall():
            arrived = [{"id": id, "name": id, "lang": "en", "made": 1} for id in GUESTS]
            await connection.execute(guests.insert(), arrived)
    return store
