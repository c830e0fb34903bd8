"""Databases of older versions, on SQLite and on PostgreSQL."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.schema import SchemaItem

from igroteka.server.storage.guests import Guests
from igroteka.server.storage.interface import stored
from igroteka.server.storage.migrator import migrate, upgrade
from igroteka.server.storage.schema import is_in, metadata, steps, tables
from igroteka.server.storage.sql_store import SqlStore, engine_for
from server.running import GAME
from server.storing import moving, opening, ready

# Tables in another order than their ids; one without a log, as no server leaves it.
OLD_LOGS = {"b": [b"b1", b"b2", b"b3"], "none": [], "c": [b"c1"], "a": [b"a1", b"a2"]}


def old_row(id: str) -> dict[str, object]:
    return {
        "id": id, "code": id, "game": GAME, "host": "h", "listed": 0, "status": "open",
        "version": max(1, len(OLD_LOGS.get(id, []))), "changed": 5, "due": None, "waiting": "",
        "names": "[]",
    }  # fmt: skip


async def old_database(database: str, revision: str) -> SqlStore:
    """A database of an older version with tables and logs."""
    store = SqlStore(engine_for(database))
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
        await connection.execute(tables.insert(), [old_row(id) for id in OLD_LOGS])
        logs = [
            {"table": id, "version": version, "entry": entry}
            for id, log in OLD_LOGS.items()
            for version, entry in enumerate(log, 1)
        ]
        await connection.execute(steps.insert(), logs)
    return store


def differences(connection: Connection) -> list[object]:
    def counts(item: SchemaItem, *_: object) -> bool:
        return is_in(connection.dialect.name, item)

    context = MigrationContext.configure(connection, opts={"include_object": counts})
    return list(compare_metadata(context, metadata))


def test_the_migrations_lead_to_the_schema_and_run_twice_without_harm(database: str) -> None:
    async def run() -> None:
        store = await ready(database)
        await migrate(store.engine)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(run())


def test_processes_that_start_together_migrate_once(database: str) -> None:
    async def run() -> None:
        engines = [engine_for(database) for _ in range(3)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())


def test_a_database_of_an_older_version_keeps_its_tables_and_their_lists(database: str) -> None:
    async def run() -> None:
        store = SqlStore(engine_for(database))
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade, "0001")
            row = {**old_row("t"), "listed": 1, "due": 5}
            await connection.execute(tables.insert(), [row, *map(old_row, "123")])
        await migrate(store.engine)
        assert await store.due(10, 9) == ["t"]
        assert [one["id"] for one in await Guests(store.engine).listed(0)] == ["t"]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_logs_of_an_older_version_are_read_the_same_and_go_on(database: str, revision: str) -> None:
    async def run() -> None:
        store = await old_database(database, revision)
        await migrate(store.engine)
        for id, log in OLD_LOGS.items():
            if log:
                assert await store.log(id, 0) == log and await store.log(id, 1) == log[1:]
        await asyncio.gather(
            *(stored(store, append) for append in (moving("b", 4), moving("a", 3)))
        )
        assert await store.log("b", 0) == [*OLD_LOGS["b"], b"a move"]
        assert await store.log("a", 1) == [b"a2", b"a move"]
        assert await store.log("c", 0) == [b"c1"]
        await store.close()

    asyncio.run(run())


def test_converted_logs_leave_no_second_copy_in_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        store = await old_database(f"sqlite+aiosqlite:///{file}", "0002")
        words = {"table": "c", "version": 2, "entry": b"tell nobody" * 1000}
        async with store.engine.begin() as connection:
            await connection.execute(steps.insert(), words)
        await migrate(store.engine)
        await store.close()

    file = tmp_path / "test.sqlite3"
    asyncio.run(run())
    assert 990 < file.read_bytes().count(b"tell nobody") <= 1000, "some lie across two pages"


def test_a_database_without_tables_is_migrated_and_takes_its_first(database: str) -> None:
    async def run() -> None:
        store = SqlStore(engine_for(database))
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade, "0002")
        await store.close()
        store = await ready(database)
        await stored(store, opening("t"))
        assert len(await store.log("t", 0)) == 1
        await store.close()

    asyncio.run(run())


def test_a_migration_that_is_interrupted_leaves_the_database_as_it_was(database: str) -> None:
    def kinds(connection: Connection) -> list[str]:
        return sorted(inspect(connection).get_table_names())

    async def run() -> None:
        store = await old_database(database, "0002")
        async with store.engine.connect() as connection:
            before = await connection.run_sync(kinds)
        with pytest.raises(InterruptedError):
            async with store.engine.begin() as connection:
                await connection.run_sync(upgrade)
                raise InterruptedError
        async with store.engine.connect() as connection:
            assert await connection.run_sync(kinds) == before
        await migrate(store.engine)
        assert await store.log("b", 0) == OLD_LOGS["b"]
        await store.close()

    asyncio.run(run())
