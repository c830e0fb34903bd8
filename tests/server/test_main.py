"""Looking after a server: figures, logs without secrets, behind a proxy, migrations, backups."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from igroteka.server.process.main import default_database
from igroteka.server.storage.schema import is_in, metadata
from server.running import Player, ServerProcess


def figures(server: ServerProcess) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    told = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in told}


def test_metrics_count_tables_sockets_moves_refusals_and_time(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        one = await Player.arrive(server.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        before = figures(server)
        async with one.at(table) as talk, one.at(table):
            update = await talk.next("update")
            seat = update["table"]["to_act"][0]
            await talk.do("play", seat=seat, move="nonsense")
            await talk.do("play", seat=seat, move=update["sights"][seat]["legal"][0])
            now = figures(server)
        grown = {name: now[name] - before.get(name, 0) for name in now}
        assert now["igroteka_tables"] == 1 and now["igroteka_sockets"] == 2
        assert grown["igroteka_moves_total"] == 1 and grown["igroteka_refused_total"] == 1
        assert grown["igroteka_deed_seconds_count"] == 1
        assert grown['igroteka_messages_total{kind="play"}'] == 1
        there = ("bot_queue", "races_lost_total", "store_failures_total")
        assert {f"igroteka_{name}" for name in there} <= set(now)
        text = httpx.get(f"{server.url}/metrics").text
        assert table not in text and one.token not in text and "Аня" not in text

    database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    with ServerProcess(database, tmp_path / "log") as server:
        asyncio.run(run(server))


def test_a_log_says_what_failed_and_never_who_or_where(tmp_path: Path) -> None:
    """The database is broken under a running server: every way to fail is written down."""

    async def run(server: ServerProcess) -> list[str]:
        one = await Player.arrive(server.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        async with one.at(table) as talk:
            await talk.next("update")
            with sqlite3.connect(file) as broken:
                for name in ("chain", "tables", "guests", "device_links"):
                    broken.execute(f'ALTER TABLE "{name}" RENAME TO "{name}_gone"')
            broken.close()
            answer = await talk.do("say", text="a secret")
            assert answer["reason"] == "table-no-store" and answer["retry"]
        for method, path in (("GET", "/api/me"), ("POST", "/api/me/links"), ("GET", "/health")):
            failed = await one.http(method, path)
            assert failed.status_code == 503
            assert "Traceback" not in failed.text and table not in failed.text
        arrived = await one.http("POST", "/api/guests", {"name": "Боря"})
        assert arrived.status_code == 503
        return [one.token, *one.token.split("."), table, "Аня", "Боря", "a secret"]

    file = tmp_path / "test.sqlite3"
    with ServerProcess(f"sqlite+aiosqlite:///{file}", tmp_path / "log") as server:
        secrets = asyncio.run(run(server))
    lines = (tmp_path / "log").read_text().splitlines()
    told = [json.loads(line) for line in lines]
    assert any("OperationalError" in line["what"] for line in told)
    assert [secret for secret in secrets if any(secret in line for line in lines)] == []


def test_behind_a_proxy_on_the_same_machine_addresses_and_https_are_those_of_the_people(
    tmp_path: Path,
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    limits = {"guests_a_minute": 2, "requests_a_second": 1000}
    with ServerProcess(database, tmp_path / "log", limits=limits) as server:

        def arrive(address: str, scheme: str) -> httpx.Response:
            headers = {"x-forwarded-for": address, "x-forwarded-proto": scheme}
            return httpx.post(f"{server.url}/api/guests", json={"name": "Z"}, headers=headers)

        statuses = [arrive("192.0.2.1", "https").status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        other = arrive("192.0.2.2", "https")
        assert other.status_code == 201 and "secure" in other.headers["set-cookie"].lower()
        assert "secure" not in arrive("192.0.2.3", "http").headers["set-cookie"].lower()


def test_the_command_migrates_a_database_and_does_no_harm_twice(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    command = [sys.executable, "-m", "igroteka.cli", "migrate"]
    for _ in range(2):
        url = f"sqlite+aiosqlite:///{file}"
        done = subprocess.run([*command, "--database", url], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    with sqlite3.connect(file) as there:
        names = {name for (name,) in there.execute("SELECT name FROM sqlite_master")}
    there.close()
    assert {name for name, table in metadata.tables.items() if is_in("sqlite", table)} <= names


def test_a_copy_of_the_file_is_a_backup(tmp_path: Path) -> None:
    file, copy = tmp_path / "test.sqlite3", tmp_path / "copy.sqlite3"

    async def play(server: ServerProcess) -> tuple[Player, str]:
        one = await Player.arrive(server.url, "Аня")
        table = await one.open_table(options={"players": 2}, seats=["me", "also"])
        return one, table["id"]

    async def look(server: ServerProcess, one: Player, table: str) -> None:
        one.url = server.url
        async with one.at(table) as talk:
            update = await talk.next("update")
        assert update["table"]["status"] == "playing" and update["you"]["seats"] == [0, 1]

    with ServerProcess(f"sqlite+aiosqlite:///{file}", tmp_path / "log") as server:
        one, table = asyncio.run(play(server))
    assert not list(tmp_path.glob("*-wal")), "a clean stop leaves one file"
    shutil.copy(file, copy)
    with ServerProcess(f"sqlite+aiosqlite:///{copy}", tmp_path / "log") as server:
        asyncio.run(look(server, one, table))


def test_who_never_says_hello_is_told_to_come_back(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        one = await Player.arrive(server.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, additional_headers=one.headers) as silent:
            bye = json.loads(await silent.recv())
        assert (bye["type"], bye["reason"], bye["again"]) == ("bye", "table-bye-slow", True)

    with ServerProcess(
        f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}", tmp_path / "log"
    ) as server:
        asyncio.run(run(server))


def test_two_processes_on_one_file_see_each_others_tables(tmp_path: Path) -> None:
    async def run(first: ServerProcess, second: ServerProcess) -> None:
        one = await Player.arrive(first.url, "Аня")
        other = await Player.arrive(second.url, "Боря")
        table = (await one.open_table(options={"players": 2}, seats=["me", "open"]))["id"]
        async with one.at(table) as here, other.at(table) as there:
            await here.next("update")
            await there.next("update")
            assert (await there.do("sit", seat=1))["type"] == "ack"
            update = await here.next("update")
            assert [seat["kind"] for seat in update["table"]["seats"]] == ["person", "person"]

    database = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    with (
        ServerProcess(database, tmp_path / "log") as first,
        ServerProcess(database, tmp_path / "log 2") as second,
    ):
        asyncio.run(run(first, second))


def test_only_its_owner_reads_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_DATA", str(tmp_path / "data"))
    for _ in range(2):
        file = Path(default_database().partition("///")[2])
        assert file.stat().st_mode & 0o777 == 0o600
        assert file.parent.stat().st_mode & 0o777 == 0o700
        file.chmod(0o644)
