"""Servers the tests of this folder share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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
