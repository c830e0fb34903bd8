"""Several processes behind one address: nobody notices, whatever happens to one of them."""

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from server.running import ALL, Player, ServerProcess, Talk, two_talking
from server.test_main import figures
from server.test_nothing_lost import check, everybody_gets_on, pairs_at

TOGETHER = 5  # seconds in which processes have told each other their figures
HEALTH = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"


def several(database: str | Path, log: Path) -> ServerProcess:
    address = f"sqlite+aiosqlite:///{database}" if isinstance(database, Path) else database
    return ServerProcess(address, log, processes=2)


def workers_of(server: ServerProcess) -> list[int]:
    """The processes behind the gate."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(child) for child in children if b"worker" in _command(int(child))]


def _command(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def process_of(server: ServerProcess, port: int) -> int:
    """The process that has the other end of a client's port."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = (f"0100007F:{server.port:04X}", f"0100007F:{port:04X}")
    inode = next(row[9] for row in rows if (row[1], row[2]) == ends)
    for pid in workers_of(server):
        links = Path(f"/proc/{pid}/fd").iterdir()
        if any(os.readlink(link) == f"socket:[{inode}]" for link in links):
            return pid
    raise AssertionError("no process has it")


def port_of(talk: Talk) -> int:
    return talk.socket.local_address[1]


def wait_until(true: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.02)


async def play_a_few(one: Talk, other: Talk, moves: int) -> None:
    """Both are told every move."""
    for _ in range(moves):
        seat = one.latest["table"]["to_act"][0]
        mover = next(t for t in (one, other) if t.latest["you"]["seats"] == [seat])
        move = mover.latest["sights"][0]["legal"][0]
        answer = await mover.do("play", seat=seat, move=move, version=mover.latest["version"])
        for talk in (one, other):
            await talk.until(answer["version"])


def test_people_at_one_table_meet_in_one_process_and_tables_are_spread(
    tmp_path: Path, database: str
) -> None:
    async def run(server: ServerProcess) -> None:
        async with contextlib.AsyncExitStack() as stack:
            used: set[int] = set()
            tables = 0
            while used != set(workers_of(server)):  # which is whose is a matter of chance
                tables += 1
                assert tables < 40, "all are in one process"
                talks = await stack.enter_async_context(two_talking(server))
                where = {process_of(server, port_of(talk)) for talk in talks}
                assert len(where) == 1, "they meet in one process"
                used |= where
                await play_a_few(*talks, 2)
            told = {
                "igroteka_tables": tables,
                "igroteka_sockets": 2 * tables,
                "igroteka_moves_total": 2 * tables,
            }
            async with asyncio.timeout(TOGETHER):
                while any(figures(server)[name] != value for name, value in told.items()):
                    await asyncio.sleep(0.1)
            assert figures(server)['igroteka_messages_total{kind="play"}'] == 2 * tables

    with several(database, tmp_path / "log") as server:
        assert len(workers_of(server)) == 2
        asyncio.run(run(server))


@contextlib.asynccontextmanager
async def by_the_next_process(
    server: ServerProcess, who: Player, table: str
) -> AsyncGenerator[Talk]:
    """A socket at a table over a connection that was first used for something else."""
    with socket.create_connection(("127.0.0.1", server.port)) as used:
        used.sendall(HEALTH)
        answer = b""
        while not answer.endswith(b'{"status":"ok"}'):
            answer += used.recv(4096)
        address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, **ALL, additional_headers=who.headers, sock=used) as talking:
            talk = Talk(talking)
            await talk.send({"type": "hello"})
            await talk.next("update")
            yield talk


def test_two_processes_that_have_one_table_wake_each_other(tmp_path: Path, database: str) -> None:
    async def run(server: ServerProcess) -> None:
        one = await Player.arrive(server.url, "Аня")
        table = (await one.open_table(options={"players": 2}, seats=["me", "also"]))["id"]
        async with (
            by_the_next_process(server, one, table) as here,
            by_the_next_process(server, one, table) as there,
        ):
            where = {process_of(server, port_of(talk)) for talk in (here, there)}
            assert where == set(workers_of(server))
            began = time.monotonic()
            for talk in (here, there) * 5:
                update = talk.latest
                seat = update["table"]["to_act"][0]
                move = update["sights"][seat]["legal"][0]
                answer = await talk.do("play", seat=seat, move=move, version=update["version"])
                assert answer["type"] == "ack"
                for other in (here, there):
                    await other.until(answer["version"])
                if here.latest["table"]["status"] != "playing":
                    break
            assert time.monotonic() - began < 1.5, "woken, not found by polling"

    with several(database, tmp_path / "log") as server:
        asyncio.run(run(server))


def test_a_killed_process_loses_nothing_and_is_started_again(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        thread = asyncio.get_running_loop().run_in_executor
        pairs = await pairs_at(server, 6)
        playing = [asyncio.create_task(pair.live()) for pair in pairs]
        for turn in range(4):
            await everybody_gets_on(pairs, 3)
            before = workers_of(server)
            os.kill(before[turn % 2], signal.SIGKILL)
            await everybody_gets_on(pairs, 3)

            def is_back(before: list[int] = before) -> bool:
                now = workers_of(server)
                return len(now) == 2 and now != before

            await thread(None, wait_until, is_back)
        for pair in pairs:
            pair.stopped = True
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        await check(pairs)

    with several(tmp_path / "test.sqlite3", tmp_path / "log") as server:
        asyncio.run(run(server))
    told = (tmp_path / "log").read_text()
    # Whichever is killed while it begins does not end as one that had.
    assert told.count("is started again") + told.count("does not begin") == 4


def test_a_stop_says_goodbye_at_the_tables_and_leaves_no_process(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        async with two_talking(server) as talks:
            os.kill(server.pid, signal.SIGTERM)
            for talk in talks:
                bye = await talk.next("bye")
                assert bye["reason"] == "table-bye-restart" and bye["again"]

    with several(tmp_path / "test.sqlite3", tmp_path / "log") as server:
        workers = workers_of(server)
        asyncio.run(run(server))
        server.stop()
        assert not any(b"worker" in _command(pid) for pid in workers)
    assert not list(tmp_path.glob("*-wal")), "a clean stop leaves one file"
    assert "trace" not in (tmp_path / "log").read_text()


def test_processes_do_not_outlive_a_killed_gate(tmp_path: Path) -> None:
    server = several(tmp_path / "test.sqlite3", tmp_path / "log").start()
    workers = workers_of(server)
    assert len(workers) == 2
    server.stop(signal.SIGKILL)
    wait_until(lambda: not any(b"worker" in _command(pid) for pid in workers))


def test_who_says_nothing_keeps_nobody_waiting(tmp_path: Path) -> None:
    with several(tmp_path / "test.sqlite3", tmp_path / "log") as server:
        with contextlib.ExitStack() as stack:
            for _ in range(50):
                where = ("127.0.0.1", server.port)
                stack.enter_context(socket.create_connection(where))
            assert httpx.get(f"{server.url}/health").status_code == 200
        assert httpx.get(f"{server.url}/health").status_code == 200
