"""A real server with the built client, and visitors with real browsers."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import build_client
import pytest
from golden.book import MATCHES, record_of
from playwright.sync_api import Browser
from server.running import ServerProcess
from suite import SUITES

from web.visitor import DESK, Visitor

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser that is installed; the sandbox is not for root."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, "no Chromium here: run tools/need.sh chromium"
    args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    return {**browser_type_launch_args, "executable_path": found, "args": args}


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the server keeps its tables."""
    return tmp_path_factory.mktemp("web") / "test.sqlite3"


@pytest.fixture(scope="session")
def site(database: Path) -> Iterator[str]:
    """The address of a server that serves the client as it is now."""
    assert build_client.build() == 0, "the web client could not be built"
    log = database.with_name("log")
    with ServerProcess(f"sqlite+aiosqlite:///{database}", log) as running:
        yield running.url
        assert running.alive, "the server is still there"
    assert "trace" not in log.read_text(), log.read_text()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(site: str, browser: Browser) -> Iterator[Visit]:
    """Makes visitors, each with a browser of their own: `visit(PHONE, theme="dark")`.

    At the end no page of theirs may have thrown anything.
    """
    visitors: list[Visitor] = []

    def new(size: dict[str, Any] = DESK, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, site, size, **wishes))
        return visitors[-1]

    yield new
    for visitor in visitors:
        visitor.close()
    assert [error for visitor in visitors for error in visitor.errors] == []


@pytest.fixture
def desk(visit: Visit) -> Visitor:
    """Somebody at a desk."""
    return visit()


# The first golden match of every game.
RECORDS = [next(iter(suite.golden)) for suite in SUITES.values() if suite.golden]


@pytest.fixture(scope="session")
def shelf(site: str, database: Path) -> str:
    """Golden matches lie among the records of the server, under their names."""
    with sqlite3.connect(database) as store:
        for number, name in enumerate(RECORDS):
            row = (name, "golden", number, MATCHES[name][0].id, 0, record_of(name) + "\n")
            store.execute("INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?, ?, ?)", row)
    store.close()
    return site
