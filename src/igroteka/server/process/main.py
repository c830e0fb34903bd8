"""`igroteka serve`: SQLite in the user's data folder unless told otherwise, one process or more."""

import asyncio
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from igroteka.server.process.lazy_app import Door, House
from igroteka.server.service.limits import MOST_BYTES, Limits
from igroteka.server.ws.frames import Frames

log = logging.getLogger("igroteka.server")
GRACE = 10  # seconds for clients to hear goodbye
BACKLOG = 2048
PORT = 7417
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # nobody: an address for examples


class NoHouse(Exception):
    """What is behind the door could not be loaded, for example because of the database."""


def data_folder() -> Path:
    """Where the user's games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("IGROTEKA_DATA") or Path(home) / "igroteka")


def default_database() -> str:
    """One file in the data folder, for its owner's eyes alone: it has the key of all tokens."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "igroteka.sqlite3"
    file.touch(mode=0o600)
    file.chmod(0o600)
    return f"sqlite+aiosqlite:///{file}"


def _listening(host: str, port: int | None) -> socket.socket:
    """A socket at this port. None: the usual one, so that bookmarks and a browser's settings stay
    good, or any other if that is taken."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, PORT if port is None else port))
    except OSError:
        if port is not None:
            raise
        listening.bind((host, 0))
    # A browser may knock from now on, though nobody answers yet.
    listening.listen(BACKLOG)
    return listening


def _reachable(host: str) -> str:
    """An address to tell others, where one listens on all of them."""
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing; only asks which way it would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _announce(address: str) -> None:
    """Say where the room is: to people in a sentence, to programs as a line of its own."""
    if sys.stdout.isatty():
        from igroteka.i18n import language_of_environment, tr

        address = tr(language_of_environment(), "serve-open", address=address)
    print(f"{address}\n", end="", flush=True)  # in one piece, also where nothing is buffered


class JsonLines(logging.Formatter):
    """One JSON object a line; says what happened, never who with which token."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class TableServer(uvicorn.Server):
    """Says goodbye at the tables before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self.door = door
        door.failed = self.stop

    def stop(self) -> None:
        """There is nothing to serve."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.door.error is None:
            house = await self.door.house()
            await house.desk.hub.close()
            await asyncio.sleep(0.1)  # let the lines write it
        await super().shutdown(sockets)


def why(error: BaseException) -> str:
    """What went wrong, in a line: the first cause of a group, the database's own words."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    own = getattr(error, "orig", None) or error  # without SQLAlchemy's explanations
    return " ".join(str(own).split()) or type(own).__name__


def log_as_lines() -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Uvicorn tells the path of every socket, and the path of a table is its key.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def config_for(door: Door) -> uvicorn.Config:
    """How a process talks to its connections."""
    return uvicorn.Config(
        door,
        ws=Frames,
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


def serve(
    database: str | None,
    host: str,
    port: int | None,
    browser: bool,
    limits: Limits | None = None,
    processes: int = 1,
) -> None:
    """Serve until told to stop (NoHouse)."""
    log_as_lines()
    listening = _listening(host, port)
    name = _reachable(host)
    address = f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}/"
    database, limits = database or default_database(), limits or Limits()
    log.info("serving %s", address)
    _announce(address)
    if browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    if processes == 1:
        _serve_alone(listening, database, limits)
    else:
        from igroteka.server.process.supervisor import keep

        keep(listening, database, limits, processes)


def _serve_alone(listening: socket.socket, database: str, limits: Limits) -> None:
    def load() -> House:
        from igroteka.server.process.build import build

        return build(database, limits)

    door = Door(load)
    TableServer(config_for(door), door).run(sockets=[listening])
    if door.error is not None:
        raise NoHouse(why(door.error)) from door.error
