"""`igroteka serve`: tables for browsers."""

import argparse
import socket

from igroteka.commands.arguments import add_database, count, port, rate
from igroteka.commands.warm import run as warm
from igroteka.mistakes import Mistake
from igroteka.server.process.main import default_database, serve
from igroteka.server.process.web_server import StartFailed
from igroteka.server.service.limits import Limits


def database(given: argparse.Namespace) -> str:
    """The database that was named, if it can be used, or a file of one's own."""
    if given.database is None:
        return default_database()
    # Only where a database is named: without one a page is there before all this is loaded.
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from igroteka.server.storage.sql_store import engine_for

    try:
        engine_for(given.database)
    except (ArgumentError, ModuleNotFoundError, SQLAlchemyError) as error:
        raise Mistake(
            f"--database: {error}; right would be sqlite+aiosqlite:///file or "
            "postgresql+asyncpg://user@host/name"
        ) from None
    return given.database


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_database(parser)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=port, help="default: 7417, or a free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--sockets", type=count, default=200, help="most sockets of one address")
    parser.add_argument("--requests", type=rate, default=20, help="a second, of one address")
    text = "as many as cores, on a big site"
    parser.add_argument("--processes", type=count, default=1, help=text)


def run(given: argparse.Namespace) -> int:
    """Serve tables until told to stop."""
    warm(given)  # compiling at a table would hold up all the others
    if given.processes > 1 and not hasattr(socket, "send_fds"):
        raise Mistake("--processes: this system runs one process only (it needs Linux or macOS)")
    limits = Limits(sockets_an_address=given.sockets, requests_a_second=given.requests)
    try:
        serve(
            database(given), given.host, given.port, not given.no_browser, limits, given.processes
        )
    except StartFailed as error:
        raise Mistake(f"the tables cannot be opened: {error}") from None
    except OSError as error:
        where = given.host if given.port is None else f"{given.host}:{given.port}"
        raise Mistake(f"cannot listen on {where}: {error.strerror}") from None
    return 0
