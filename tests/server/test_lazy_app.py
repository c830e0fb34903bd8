"""The page is there before anything else of the server is."""

import asyncio
import subprocess
import sys
import threading
from typing import Any

import pytest
from litestar import Litestar, get

from igroteka.server.http.static_files import StaticFiles
from igroteka.server.process.lazy_app import App, LazyApp

HEAVY = ("numba", "numpy", "litestar", "sqlalchemy", "alembic", "igroteka.games")


def test_a_server_opens_its_door_without_loading_what_is_behind_it() -> None:
    code = "import sys; import igroteka.commands.serve; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(HEAVY) & set(done.stdout.split()) == set()


@get("/health", sync_to_thread=False)
def health() -> str:
    """Something of the HTTP part."""
    return "well"


class Visitor:
    """One request to the lazy_app."""

    def __init__(self, path: str) -> None:
        self.scope = {
            "type": "http", "method": "GET", "path": path, "raw_path": path.encode(),
            "query_string": b"", "headers": [], "http_version": "1.1", "scheme": "http",
            "root_path": "", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2),
        }  # fmt: skip
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(message)

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.heard)


class Host:
    """The web server around the lazy_app: says when life begins and ends."""

    def __init__(self, lazy_app: LazyApp) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.life = asyncio.create_task(self._live(lazy_app))

    async def _live(self, lazy_app: LazyApp) -> None:
        async def send(message: dict[str, Any]) -> None:
            self.heard.put_nowait(message["type"])

        await lazy_app({"type": "lifespan"}, self.told.get, send)

    async def say(self, what: str) -> str:
        self.told.put_nowait({"type": f"lifespan.{what}"})
        return await self.heard.get()


async def nobody(*_: object) -> None:
    raise AssertionError("there are no sockets here")


def test_the_page_is_answered_while_the_house_is_being_built() -> None:
    built = threading.Event()

    def load() -> App:
        built.wait()
        return App(None, Litestar([health]), nobody, lambda: None)  # pyright: ignore[reportArgumentType]

    async def run() -> None:
        lazy_app = LazyApp(load)
        host = Host(lazy_app)
        assert await host.say("startup") == "lifespan.startup.complete"
        page, other = Visitor("/"), Visitor("/health")
        waiting = asyncio.create_task(lazy_app(other.scope, other.receive, other.send))
        await lazy_app(page.scope, page.receive, page.send)
        assert page.heard[0]["status"] == 200 and b"<html" in page.body
        assert not waiting.done() and not other.heard
        built.set()
        await waiting
        assert other.body == b"well"
        assert await host.say("shutdown") == "lifespan.shutdown.complete"
        await host.life

    asyncio.run(run())


def test_a_house_that_cannot_be_built_stops_the_server_and_says_why() -> None:
    def load() -> App:
        raise OSError("no such database")

    async def run() -> None:
        stopped = asyncio.Event()
        lazy_app = LazyApp(load)
        lazy_app.failed = stopped.set
        host = Host(lazy_app)
        await host.say("startup")
        await stopped.wait()
        assert str(lazy_app.error) == "no such database"
        await host.say("shutdown")
        await host.life

    asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("/", True),
        ("/table/abc", True),
        ("/no-such-file.js", False),
        ("/api/games", False),
        ("/health", False),
    ],
)
def test_a_path_that_is_no_file_and_no_program_s_is_a_screen_of_the_page(
    path: str, page: bool
) -> None:
    client = StaticFiles()
    found = client.file(path)
    assert (found is client.file("/")) == page
    assert page or found is None
