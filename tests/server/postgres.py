"""A real PostgreSQL for tests: the system's own binaries, a temporary folder, a free port."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Self

USER = "postgres"


def binaries() -> Path:
    """Where initdb and pg_ctl lie."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    path = str(found[0]) if found else shutil.which("initdb")
    if path is None:
        raise FileNotFoundError("PostgreSQL is missing; `tools/need.sh postgresql` installs it")
    return Path(path).resolve().parent


class Postgres:
    """A server of our own; stops and starts when told."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))
        self.port = _free_port()
        self._bin = binaries()
        self._as: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, USER)
            self._as = ["runuser", "-u", USER, "--"]
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
