"""Servers the tests of this folder share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Postgres
from server.running import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on a fresh SQLite file."""
    folder: Path = tmp_path_factory.mktemp("server")
    database = f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"
    with ServerProcess(database, folder / "log") as running:
        yield running
        assert running.alive, "the server is still there"
    log = (folder / "log").read_text()
    assert "trace" not in log, log


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    running = Postgres().start()
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    """The address of a fresh database of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    name = "".join(c for c in request.node.name if c.isalnum()).lower()[-50:]
    return postgres.new_database(name)
