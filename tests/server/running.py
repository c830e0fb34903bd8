"""Real server processes and real sockets, for tests."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx
import sample
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = sample.table(sample.seats(2))[0].id  # that is played where it does not matter which
# Whatever is sent is taken: who leaves with messages unread would wait for the end of the queue.
ALL: dict[str, Any] = {"max_size": None, "max_queue": None}
PATIENCE = 120  # seconds until somebody who waits for a message has waited in vain


@cache
def _nursery() -> subprocess.Popen[str]:
    tests = Path(__file__).resolve().parent.parent
    return subprocess.Popen(
        [sys.executable, "-m", "server.nursery"],
        cwd=tests,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


class ServerProcess:
    """A server in a process of its own."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        limits: dict[str, int] | None = None,
        processes: int = 1,
    ) -> None:
        self.database, self.log, self.port, self.processes = database, log, port, processes
        self.limits = limits  # None: none that matters
        self.pid = 0
        self.url = ""

    def start(self) -> Self:
        nursery = _nursery()
        assert nursery.stdin is not None and nursery.stdout is not None
        wanted = {
            "database": self.database,
            "port": self.port,
            "log": str(self.log),
            "limits": self.limits,
            "processes": self.processes,
        }
        nursery.stdin.write(json.dumps(wanted) + "\n")
        nursery.stdin.flush()
        for _ in range(2):
            line = nursery.stdout.readline().strip()
            if line.startswith("pid "):
                self.pid = int(line[4:])
            else:
                self.url = line.rstrip("/")
        assert self.pid and self.url, self.log.read_text()
        self.port = int(self.url.rsplit(":", 1)[1])
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if not self.alive:
            return
        os.kill(self.pid, how)
        deadline = time.monotonic() + 30
        while self.alive:
            assert time.monotonic() < deadline, "the server does not stop"
            time.sleep(0.01)

    def __enter__(self) -> Self:
        return self.start() if not self.pid else self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Player:
    """A guest with a token, over real HTTP and real sockets."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url, token
        self.headers = {"authorization": f"Bearer {token}"}
        self.sent = 0

    @classmethod
    async def arrive(cls, url: str, name: str) -> "Player":
        async with httpx.AsyncClient(base_url=url) as http:
            answer = await http.post("/api/guests", json={"name": name, "token": True})
            assert answer.status_code == 201, answer.text
            return cls(url, answer.json()["token"])

    async def http(self, method: str, path: str, json: object = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers) as http:
            return await http.request(method, path, json=json)

    async def open_table(self, **table: object) -> dict[str, str]:
        answer = await self.http("POST", "/api/tables", {"game": GAME, **table})
        assert answer.status_code == 201, answer.text
        return answer.json()

    @asynccontextmanager
    async def at(
        self, table: str, have: int | None = None, lang: str | None = None
    ) -> AsyncGenerator["Talk"]:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, **ALL, additional_headers=self.headers) as socket:
            talk = Talk(socket)
            with suppress(ConnectionClosed):  # a goodbye can still be heard
                await talk.send({"type": "hello", "have": have, "lang": lang})
            yield talk


class Talk:
    """A conversation over one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: dict[str, Any] = {}
        self.sent = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; updates on the way are remembered."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await self.socket.recv())
            if message["type"] == "update":
                self.latest = message
            if not kinds or message["type"] in kinds:
                return message

    async def until(self, version: int) -> dict[str, Any]:
        """The update that brings this version."""
        while not self.latest or self.latest["version"] < version:
            await self.next("update")
        return self.latest

    async def do(self, kind: str, **fields: object) -> dict[str, Any]:
        """Do something and hear the answer."""
        self.sent += 1
        id = str(fields.pop("id", f"{kind}-{self.sent}"))
        await self.send({"type": kind, "id": id, **fields})
        while True:
            answer = await self.next("ack", "refused", "hinted", "previewed", "bye")
            if answer.get("id") == id or answer["type"] == "bye":
                return answer


async def two_at_a_table(server: ServerProcess) -> tuple[Player, Player, str]:
    """Two people at a started table."""
    one, two = await Player.arrive(server.url, "Аня"), await Player.arrive(server.url, "Боря")
    table = (await one.open_table(options={"players": 2}, seats=["me", "open"]))["id"]
    async with two.at(table) as talk:
        assert (await talk.do("sit", seat=1))["type"] == "ack"
    async with one.at(table) as talk:
        assert (await talk.do("start"))["type"] == "ack"
    return one, two, table


@asynccontextmanager
async def two_talking(server: ServerProcess) -> AsyncGenerator[tuple[Talk, Talk]]:
    """The same two, connected, who have seen the table."""
    one, two, table = await two_at_a_table(server)
    async with one.at(table) as first, two.at(table) as second:
        for talk in (first, second):
            await talk.next("update")
        yield first, second
