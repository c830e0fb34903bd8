"""The store, on SQLite and on PostgreSQL: races, batches, logs."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from igroteka.server.storage.interface import Conflict, NoTable, StoreDown, log_write, stored
from igroteka.server.storage.schema import guests
from igroteka.server.storage.sql_store import SqlStore, engine_for
from igroteka.server.table import entries
from server.storing import moving, opening, ready, sitting, table


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
            assert [type(r) for r in results].count(Conflict) == 5
            assert results.count(None) == 1
        assert len(await stores[1].log("t", 0)) == 39
        assert await stores[0].log("t", 39) == []
        with pytest.raises(NoTable):
            await stores[0].log("nowhere", 0)
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("moves", [False, True])
def test_a_batch_with_a_loser_stores_all_the_others(database: str, moves: bool) -> None:
    async def run() -> None:
        store = await ready(database)
        await asyncio.gather(*(stored(store, opening(f"t{n}")) for n in range(30)))
        await stored(store, sitting("t7", 2, "early"))
        before = await store.log("t7", 0)
        late = [
            moving(id, 2) if moves else sitting(id, 2, "late")
            for id in map("t{}".format, range(30))
        ]
        results = await asyncio.gather(
            *(stored(store, append) for append in late), return_exceptions=True
        )
        assert isinstance(results[7], Conflict)
        assert results.count(None) == 29
        assert await store.log("t7", 0) == before
        for append in late[:7] + late[8:]:
            assert await store.log(append.table, 1) == [append.entry]
        await store.close()

    asyncio.run(run())


def test_entries_of_one_table_in_one_batch_are_stored_in_order(database: str) -> None:
    async def run() -> None:
        store = await ready(database)
        batch = [
            opening("t"),
            sitting("t", 2, "early"),
            moving("t", 3),
            sitting("t", 4, "late"),
            moving("t", 5),
        ]
        await asyncio.gather(*(stored(store, append) for append in batch))
        assert await store.log("t", 0) == [append.entry for append in batch]
        assert await store.versions(["t"]) == {"t": 5}
        await store.close()

    asyncio.run(run())


def test_a_log_that_two_processes_write_in_turn_is_read_whole_and_in_order(database: str) -> None:
    async def run() -> None:
        stores = [await ready(database), await ready(database)]
        ids = ["one", "two", "three"]
        await asyncio.gather(*(stored(stores[0], opening(id)) for id in ids))
        for version in range(2, 30):
            store = stores[version % 2]
            moves = [moving(id, version, f"{id} {version}".encode()) for id in ids]
            await asyncio.gather(*(stored(store, move) for move in moves))
        for id in ids:
            told = [f"{id} {version}".encode() for version in range(2, 30)]
            for store in stores:
                assert await store.log(id, 0) == [opening(id).entry, *told]
                assert await store.log(id, 20) == told[19:]
                assert await store.log(id, 29) == []
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_what_is_rewritten_changes_in_no_other_log(database: str) -> None:
    async def run() -> None:
        store = await ready(database)
        for id in ("one", "two"):
            await stored(store, opening(id))
            await stored(store, moving(id, 2))
            await stored(store, moving(id, 3))
        gone = sitting("one", 4, "late")
        assert gone.note is not None
        note = msgspec.structs.replace(gone.note, left="late", rewritten=((1, b"new"), (3, b"too")))
        await stored(store, msgspec.structs.replace(gone, note=note))
        assert await store.log("one", 0) == [b"new", b"a move", b"too", gone.entry]
        assert await store.log("two", 0) == [opening("two").entry, b"a move", b"a move"]
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
        said = msgspec.structs.replace(log_write(there, words), version=2)
        unknown = sitting("t", 2, "never arrived")
        for n, append in enumerate((sitting("t", 2, "late"), said, unknown)):
            results = await asyncio.gather(
                stored(store, append),
                stored(store, opening(f"with {n}")),
                return_exceptions=True,
            )
            assert isinstance(results[0], Conflict) and results[1] is None, "the rest of the batch"
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


def test_a_database_that_does_not_answer_is_said_to_be_down(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(engine_for("postgresql+asyncpg://nobody@127.0.0.1:1/none"))
        with pytest.raises(StoreDown):
            await store.log("t", 0)
        with pytest.raises(StoreDown):
            await stored(store, opening("t"))
        await store.close()

    asyncio.run(run())
