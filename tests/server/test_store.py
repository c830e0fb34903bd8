"""The store, on SQLite and on PostgreSQL: races, batches, migrations."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, update

from igroteka.games import GAMES
from igroteka.server import entries
from igroteka.server.entries import Opened
from igroteka.server.guests import Guests
from igroteka.server.migrating import migrate, upgrade
from igroteka.server.schema import guests, metadata, tables
from igroteka.server.settings import Settings
from igroteka.server.sql import SqlStore, engine_for
from igroteka.server.store import Append, NoTable, StoreDown, Taken, append_of, stored
from igroteka.server.table import Table
from server.postgres import Postgres

GUESTS = ("h", "early", "late", *(f"g{n}{m}" for n in range(2) for m in range(3)))


def table(id: str) -> Table:
    options = dict(GAMES["red7"].parse_options({"players": 2}))
    return Table(id, Opened(1, "h", "open", "red7", options, Settings()))


def opening(id: str) -> Append:
    there = table(id)
    opened = Opened(1, "h", "open", "red7", dict(there.options), Settings())
    return append_of(there, opened, code=f"C{id}")


def sitting(id: str, version: int, guest: str) -> Append:
    there = table(id)
    entry = entries.Sat(2, guest, "sit", 0, guest, False)
    there.apply(entry)
    return msgspec.structs.replace(append_of(there, entry), version=version)


async def ready(database: str) -> SqlStore:
    store = SqlStore(engine_for(database))
    await migrate(store.engine)
    async with store.engine.begin() as connection:
        if not (await connection.execute(select(guests.c.id))).fetchall():
            arrived = [{"id": id, "name": id, "lang": "en", "made": 1} for id in GUESTS]
            await connection.execute(guests.insert(), arrived)
    return store


def test_of_two_entries_for_one_version_exactly_one_wins(database: str) -> None:
    async def run() -> None:
        stores = [await ready(database), await ready(database)]
        await stored(stores[0], opening("t"))
        for version in range(2, 40):
            rivals = [
                stored(store, sitting("t", version, f"g{n}{m}"))
                for n, store in enumerate(stores)
                for m in range(3)
            ]
            results = await asyncio.gather(*rivals, return_exceptions=True)
            assert [type(r) for r in results].count(Taken) == 5
            assert results.count(None) == 1
        assert len(await stores[1].log("t", 0)) == 39
        assert await stores[0].log("t", 39) == []
        with pytest.raises(NoTable):
            await stores[0].log("nowhere", 0)
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_batch_with_a_loser_stores_all_the_others(database: str) -> None:
    async def run() -> None:
        store = await ready(database)
        await asyncio.gather(*(stored(store, opening(f"t{n}")) for n in range(30)))
        await stored(store, sitting("t7", 2, "early"))
        results = await asyncio.gather(
            *(stored(store, sitting(f"t{n}", 2, "late")) for n in range(30)),
            return_exceptions=True,
        )
        assert isinstance(results[7], Taken)
        assert results.count(None) == 29
        await store.close()

    asyncio.run(run())


def test_nothing_that_holds_name_or_words_is_stored_of_who_is_being_deleted(database: str) -> None:
    async def run() -> None:
        store = await ready(database)
        await stored(store, opening("t"))
        async with store.engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == "late").values(name=""))
        there = table("t")
        there.apply(entries.Sat(2, "late", "sit", 0, "late", False))
        words = entries.Spoke(2, "late", "say", None, "words", False)
        there.apply(words)
        said = msgspec.structs.replace(append_of(there, words), version=2)
        unknown = sitting("t", 2, "never arrived")
        for n, append in enumerate((sitting("t", 2, "late"), said, unknown)):
            results = await asyncio.gather(
                stored(store, append),
                stored(store, opening(f"with {n}")),
                return_exceptions=True,
            )
            assert isinstance(results[0], Taken) and results[1] is None, "the rest of the batch"
        assert len(await store.log("t", 0)) == 1
        await store.close()

    asyncio.run(run())


def test_what_is_appended_in_one_tick_is_committed_together(tmp_path: Path) -> None:
    async def run() -> None:
        store = await ready(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
        await stored(store, opening("first"))
        said: list[str] = []
        assert store.file is not None
        store.file.trace(said.append)
        await asyncio.gather(*(stored(store, opening(f"t{n}")) for n in range(50)))
        assert [line for line in said if line.startswith(("BEGIN", "COMMIT"))] == [
            "BEGIN IMMEDIATE",
            "COMMIT",
        ]
        await store.close()

    asyncio.run(run())


def test_a_file_that_others_write_is_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        store = await ready(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
        async with store.engine.connect() as other:
            await other.exec_driver_sql("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(stored(store, opening("t")))
            await asyncio.sleep(0.02)
            assert not waiting.done()
            await other.exec_driver_sql("COMMIT")
        await waiting
        assert len(await store.log("t", 0)) == 1
        await store.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema_and_run_twice_without_harm(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> None:
        store = await ready(database)
        await migrate(store.engine)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(run())


def test_two_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database("together")
        engines = [engine_for(database) for _ in range(3)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())


def test_a_database_that_does_not_answer_is_said_to_be_down(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(engine_for("postgresql+asyncpg://nobody@127.0.0.1:1/none"))
        with pytest.raises(StoreDown):
            await store.log("t", 0)
        with pytest.raises(StoreDown):
            await stored(store, opening("t"))
        await store.close()

    asyncio.run(run())


def test_a_database_of_an_older_version_keeps_its_tables_and_their_lists(database: str) -> None:
    row = {
        "id": "t", "code": "C", "game": "red7", "host": "h", "listed": 1, "status": "open",
        "version": 1, "changed": 5, "due": 5, "waiting": "", "names": "[]",
    }  # fmt: skip

    async def run() -> None:
        store = SqlStore(engine_for(database))
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade, "0001")
            others = [
                {**row, "id": f"{n}", "code": f"{n}", "listed": 0, "due": None} for n in range(3)
            ]
            await connection.execute(tables.insert(), [row, *others])
        await migrate(store.engine)
        assert await store.due(10, 9) == ["t"]
        assert [one["id"] for one in await Guests(store.engine).listed(0)] == ["t"]
        await store.close()

    asyncio.run(run())
