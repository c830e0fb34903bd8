"""How a SQLite file is written: what a commit costs, and who loses."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

from igroteka.server.storage.interface import Conflict, LogWrite, NoTable, stored
from igroteka.server.storage.log_reader import log_of
from server.storing import moving, opening, ready, sitting

PAGE = 4096
FRAME = PAGE + 24  # a page in the write-ahead log


def file_at(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"


def test_moves_at_many_tables_share_the_pages_they_are_written_to(tmp_path: Path) -> None:
    async def run() -> None:
        store = await ready(file_at(tmp_path))
        ids = [f"t{n}" for n in range(40)]
        await asyncio.gather(*(stored(store, opening(id)) for id in ids))
        for version in range(2, 7):  # logs that would not lie in one page with others
            long = [moving(id, version, b"-" * (PAGE // 5)) for id in ids]
            await asyncio.gather(*(stored(store, move) for move in long))
        written = (tmp_path / "test.sqlite3-wal").stat().st_size
        await asyncio.gather(*(stored(store, moving(id, 7)) for id in ids))
        pages = ((tmp_path / "test.sqlite3-wal").stat().st_size - written) / FRAME
        assert 0 < pages < len(ids) / 4
        await store.close()

    asyncio.run(run())


def test_a_log_is_read_by_one_lookup_an_entry(tmp_path: Path) -> None:
    async def run() -> None:
        await (await ready(file_at(tmp_path))).close()

    asyncio.run(run())
    question = log_of("sqlite")
    assert isinstance(question, Select)
    text = f"EXPLAIN QUERY PLAN {question.compile(dialect=sqlite.dialect())}"
    with sqlite3.connect(tmp_path / "test.sqlite3") as file:
        plan = file.execute(text, [1] * text.count("?")).fetchall()
    file.close()
    told = [line[-1] for line in plan]
    assert any("SEARCH chain USING INTEGER PRIMARY KEY" in line for line in told)
    assert not any(line.startswith(("SCAN chain", "SCAN tables")) for line in told), told


def test_an_opening_with_an_id_or_a_code_that_is_there_loses_without_harm_to_others(
    tmp_path: Path,
) -> None:
    def coded(id: str, code: str) -> LogWrite:
        append = opening(id)
        assert append.note is not None
        return msgspec.structs.replace(append, note=msgspec.structs.replace(append.note, code=code))

    async def run() -> None:
        store = await ready(file_at(tmp_path))
        await stored(store, coded("there", "CODE"))
        batch = [
            coded("new", "NEW"),
            coded("there", "OTHER"),
            coded("same code", "CODE"),
            sitting("same code", 2, "early"),
            coded("as new", "NEW"),
            moving("there", 2),
        ]
        results = await asyncio.gather(
            *(stored(store, append) for append in batch), return_exceptions=True
        )
        lost = [isinstance(result, Conflict) for result in results]
        assert lost == [False, True, True, True, True, False]
        assert await store.versions([a.table for a in batch]) == {"new": 1, "there": 2}
        for id in ("same code", "as new"):
            with pytest.raises(NoTable):
                await store.log(id, 0)
        await store.close()

    asyncio.run(run())


def test_an_entry_is_stored_only_if_its_version_is_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        store = await ready(file_at(tmp_path))
        await stored(store, opening("t"))
        for append in (moving("t", 3), sitting("t", 3, "early"), moving("nowhere", 1)):
            with pytest.raises(Conflict):
                await stored(store, append)
        assert len(await store.log("t", 0)) == 1
        await store.close()

    asyncio.run(run())
