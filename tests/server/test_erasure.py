"""Being forgotten: name and words go everywhere, the others play on."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from igroteka.server.process.build import make_context
from igroteka.server.rooms.erasure import forget
from igroteka.server.service.context import Context
from igroteka.server.service.limits import Limits
from igroteka.server.storage import schema
from igroteka.server.storage.guests import Guest
from igroteka.server.storage.interface import StoreDown, stored
from igroteka.server.storage.sql_store import engine_for
from igroteka.server.table.commands import Say, Sit
from igroteka.server.table.decisions import Actor
from igroteka.server.table.settings import Settings
from server.postgres import Postgres
from server.running import GAME, Player, ServerProcess
from server.storing import moving


class Hearing:
    """A line that remembers what it was told."""

    def __init__(self, guest: Guest) -> None:
        self.actor = Actor(guest.id, guest.name)
        self.have: int | None = None
        self.lang: str | None = None
        self.told: list[dict[str, Any]] = []
        self.closed = ""

    def send(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    def close(self, reason: str, again: bool) -> None:
        self.closed = reason


@asynccontextmanager
async def contexts(database: str, count: int = 1) -> AsyncGenerator[list[Context]]:
    """So many processes on one database."""
    opened = [make_context(database, Limits()) for _ in range(count)]
    for context in opened:
        await context.open()
    yield opened
    for context in opened:
        await context.close()


async def table_of(context: Context, *guests: Guest, listed: bool = False) -> str:
    """An open table at which these sit."""
    settings = Settings(listed=listed)
    options: dict[str, bool | int | str] = {"players": 4}
    table, _ = await context.new_table(guests[0], GAME, options, settings, ["me"])
    for seat, guest in enumerate(guests[1:], 1):
        await context.hub.do(table, Actor(guest.id, guest.name), Sit(f"sit {seat}", seat))
    return table


async def stored_text(database: str) -> str:
    """All logs, notes and records."""
    engine = engine_for(database)
    async with engine.connect() as connection:
        kept = schema.chain if engine.dialect.name == "sqlite" else schema.steps
        logs = [bytes(row[0]).decode() for row in await connection.execute(select(kept.c.entry))]
        notes = [row[0] for row in await connection.execute(select(schema.tables.c.names))]
        records = [row[0] for row in await connection.execute(select(schema.records.c.text))]
    await engine.dispose()
    return "\n".join([*logs, *notes, *records])


def id_of(player: Player) -> str:
    return player.token.partition(".")[0]


def test_two_who_go_at_once_do_not_write_each_others_names_back(database: str) -> None:
    async def run() -> None:
        async with contexts(database, 2) as (one, two):
            anna, boris, vera = [
                await one.guests.arrive(n, "ru", 1) for n in ("Аня", "Боря", "Вера")
            ]
            tables = [await table_of(one, vera, anna, boris) for _ in range(8)]
            await asyncio.gather(
                forget(one.engine, one.hub, anna.id), forget(two.engine, two.hub, boris.id)
            )
            listed = await one.guests.tables(vera.id)
            assert {table["id"] for table in listed} == set(tables)
            assert all(table["names"] == ["Вера", "", "", ""] for table in listed)
            assert await one.guests.guest(anna.id) is None is await one.guests.guest(boris.id)
        text = await stored_text(database)
        assert "Вера" in text and "Аня" not in text and "Боря" not in text

    asyncio.run(run())


def test_a_log_that_cannot_be_read_stops_nobody_from_being_forgotten(database: str) -> None:
    async def run() -> None:
        async with contexts(database) as (context,):
            anna, boris = [await context.guests.arrive(n, "ru", 1) for n in ("Аня", "Боря")]
            damaged, sound = [await table_of(context, anna, boris, listed=True) for _ in range(2)]
            for table in (damaged, sound):
                await context.hub.do(table, Actor(anna.id, "Аня"), Say("say", text="tell nobody"))
            await stored(context.store, moving(damaged, 5, b'{"is": "unheard of"}'))
        async with contexts(database) as (context,):
            assert [word["text"] for word in await context.guests.words(anna.id)] == [
                "tell nobody"
            ] * 2
            await forget(context.engine, context.hub, anna.id)
            names = {table["id"]: table["names"] for table in await context.guests.tables(boris.id)}
            assert names == {damaged: ["—", "Боря", "", ""], sound: ["", "Боря", "", ""]}
            assert await context.guests.listed(0) == [], (
                "nobody can start what a deleted host opened"
            )
            assert await context.guests.guest(anna.id) is None
        text = await stored_text(database)
        assert "Аня" not in text and "tell nobody" not in text and "unheard of" in text

    asyncio.run(run())


def test_an_onlookers_lines_end_with_their_data_and_nothing_more_of_theirs_is_stored(
    database: str,
) -> None:
    async def run() -> None:
        async with contexts(database, 2) as (one, two):
            anna, boris = [await one.guests.arrive(n, "ru", 1) for n in ("Аня", "Боря")]
            table = await table_of(one, anna)
            here, late = Hearing(boris), Hearing(boris)
            await one.hub.attach(table, here)
            await forget(one.engine, one.hub, boris.id)
            assert here.closed == "table-bye-deleted"
            for hub, line in ((one.hub, here), (two.hub, late)):
                with pytest.raises(Exception, match="table-"):
                    await hub.do(table, line.actor, Sit("sit", 1))
            assert len(await one.store.log(table, 0)) == 2

    asyncio.run(run())


def test_other_processes_close_the_lines_of_who_is_gone(postgres: Postgres) -> None:
    async def run() -> None:
        async with contexts(postgres.new_database("gone"), 2) as (one, two):
            anna, boris = [await one.guests.arrive(n, "ru", 1) for n in ("Аня", "Боря")]
            there = Hearing(boris)
            await two.hub.attach(await table_of(one, anna), there)
            await forget(one.engine, one.hub, boris.id)
            async with asyncio.timeout(30):
                while not there.closed:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_process_that_heard_nothing_reads_the_whole_log_anew(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
        async with contexts(database, 2) as (one, deaf):  # SQLite has no bus
            anna, boris = [await one.guests.arrive(n, "ru", 1) for n in ("Аня", "Боря")]
            table = await table_of(one, anna, boris)
            await one.hub.do(table, Actor(boris.id, "Боря"), Say("say", text="tell nobody"))
            line, gone = Hearing(anna), Hearing(boris)
            await deaf.hub.attach(table, line)
            await deaf.hub.attach(table, gone)
            assert "tell nobody" in json.dumps(line.told[-1])
            await forget(one.engine, one.hub, boris.id)
            await deaf.hub.poll()
            told = json.dumps(line.told[-1], ensure_ascii=False)
            assert line.told[-1]["since"] is None, "forget what you have"
            assert "Боря" not in told and "tell nobody" not in told
            assert gone.closed == "table-bye-deleted"

    asyncio.run(run())


def test_a_stand_in_plays_on_and_the_end_leaves_nothing_of_who_is_gone(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        one, two = [await Player.arrive(server.url, name) for name in ("Аня", "Боря")]
        table = await one.open_table(
            options={"players": 2}, seats=["me", "open"], settings={"rated": True, "pace": 0}
        )
        async with two.at(table["id"]) as talk:
            await talk.do("sit", seat=1)
        async with one.at(table["id"]) as first:
            await first.do("start")
            assert (await two.http("DELETE", "/api/me")).status_code == 204
            await first.do("leave", seat=0)
            while not first.latest or first.latest["table"]["status"] != "over":
                await first.next("update")
            assert first.latest["table"]["seats"][1]["name"] == "—"
            told = await first.until((await first.do("rematch"))["version"])
            kinds = [seat["kind"] for seat in told["table"]["seats"]]
            assert kinds == ["open", "person"], "who is gone is not waited for in the next match"
        engine = engine_for(server.database)
        async with engine.connect() as connection:
            for kept in (schema.players, schema.ratings):
                rows = await connection.execute(select(kept.c.guest))
                assert [row[0] for row in rows] == [id_of(one)]
        await engine.dispose()
        assert "Боря" not in await stored_text(server.database)

    with ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'db'}", tmp_path / "log") as server:
        asyncio.run(run(server))


def test_open_tables_lose_the_seats_and_lists_the_tables_of_who_is_gone(
    server: ServerProcess,
) -> None:
    async def run() -> None:
        host, other = [await Player.arrive(server.url, name) for name in ("Аня", "Боря")]
        wish = {"options": {"players": 2}, "seats": ["me", "open"], "settings": {"listed": True}}
        table = (await host.open_table(**wish))["id"]
        async with other.at(table) as talk:
            await talk.do("sit", seat=1)
            assert (await host.http("DELETE", "/api/me")).status_code == 204
            while talk.latest["table"]["seats"][0]["kind"] != "open":
                await talk.next("update")
        listed = (await other.http("GET", "/api/listed")).json()
        assert table not in {one["id"] for one in listed}

    asyncio.run(run())


def test_others_can_write_between_two_tables_of_who_goes_and_going_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with contexts(f"sqlite+aiosqlite:///{tmp_path / 'db'}") as (context,):
            anna, boris = [await context.guests.arrive(n, "ru", 1) for n in ("Аня", "Боря")]
            for _ in range(3):
                await table_of(context, anna, boris)
            forgotten, really = list[str](), context.hub.forget

            async def interrupted(table: str, guest: str) -> None:
                with sqlite3.connect(tmp_path / "db", timeout=0) as other:
                    other.execute("BEGIN IMMEDIATE")
                other.close()
                if len(forgotten) == 2:
                    raise StoreDown
                forgotten.append(table)
                await really(table, guest)

            monkeypatch.setattr(context.hub, "forget", interrupted)
            with pytest.raises(StoreDown):
                await forget(context.engine, context.hub, anna.id)
            assert await context.guests.recognised(context.guests.token(anna.id)), "can ask again"
            await context.guests.rename(anna.id, "Аня", "ru")
            assert len(await context.guests.tables(anna.id)) == 1
            monkeypatch.undo()
            await forget(context.engine, context.hub, anna.id)
            assert await context.guests.guest(anna.id) is None
            assert all("Аня" not in t["names"] for t in await context.guests.tables(boris.id))

    asyncio.run(run())


def test_who_is_gone_has_no_cookie(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/guests", json={"name": "Аня"})
        assert list(browser.cookies) == ["igroteka"]
        assert browser.delete("/api/me").status_code == 204
        assert list(browser.cookies) == []


def test_an_export_is_whole_and_a_list_is_cut_after_what_waits_for_me(
    server: ServerProcess,
) -> None:
    def table(n: int, guest: str) -> dict[str, object]:
        return {
            "id": f"many {n}", "code": f"M{n}", "game": GAME, "host": guest, "listed": 0,
            "status": "playing", "version": 1, "changed": n, "due": None,
            "waiting": f"x {guest}" if n == 0 else "x", "names": "[]",
        }  # fmt: skip

    def record(n: int) -> dict[str, object]:
        return {"id": f"r{n}", "table": "many 0", "number": n, "game": GAME, "at": n, "text": "T"}

    async def run() -> None:
        one = await Player.arrive(server.url, "Аня")
        guest = id_of(one)
        engine = engine_for(server.database)
        async with engine.begin() as connection:
            tables, matches = [table(n, guest) for n in range(201)], range(1001)
            await connection.execute(schema.tables.insert(), tables)
            members = [{"guest": guest, "table": table["id"]} for table in tables]
            await connection.execute(schema.members.insert(), members)
            await connection.execute(schema.records.insert(), [record(n) for n in matches])
            played = [{"record": f"r{n}", "seat": 0, "guest": guest} for n in matches]
            await connection.execute(schema.players.insert(), played)
        await engine.dispose()
        listed = (await one.http("GET", "/api/tables")).json()
        assert [t["id"] for t in listed[:2]] == ["many 0", "many 200"] and len(listed) == 200
        exported = (await one.http("GET", "/api/me/export")).json()
        assert len(exported["tables"]) == 201 and len(exported["records"]) == 1001
        assert {record["text"] for record in exported["records"]} == {"T"}

    asyncio.run(run())
