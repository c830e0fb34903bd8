"""`igroteka serve`: SQLite in the user's data folder unless told otherwise, one process or more."""

import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from igroteka.server.process.json_log import log_as_lines
from igroteka.server.process.lazy_app import App, LazyApp
from igroteka.server.process.web_server import StartFailed, TableServer, config_for, why
from igroteka.server.service.limits import Limits

log = logging.getLogger("igroteka.server")
BACKLOG = 2048
PORT = 7417
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # nobody: an address for examples


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


def serve(
    database: str | None,
    host: str,
    port: int | None,
    browser: bool,
    limits: Limits | None = None,
    processes: int = 1,
) -> None:
    """Serve until told to stop (StartFailed)."""
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
    def load() -> App:
        from igroteka.server.process.build import build

        return build(database, limits)

    lazy_app = LazyApp(load)
    TableServer(config_for(lazy_app), lazy_app).run(sockets=[listening])
    if lazy_app.error is not None:
        raise StartFailed(why(lazy_app.error)) from lazy_app.error
