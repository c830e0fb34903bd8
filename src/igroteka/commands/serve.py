"""`igroteka serve` and `igroteka migrate`."""

import argparse
import asyncio
import socket

from igroteka.mistakes import Mistake
from igroteka.server.process.main import default_database
from igroteka.server.process.main import serve as serve_tables
from igroteka.server.process.web_server import StartFailed, why
from igroteka.server.service.limits import Limits


def _database(given: argparse.Namespace) -> str:
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


def serve(given: argparse.Namespace) -> int:
    """Serve tables until told to stop."""
    if given.processes > 1 and not hasattr(socket, "send_fds"):
        raise Mistake("--processes: this system runs one process only (it needs Linux or macOS)")
    limits = Limits(sockets_an_address=given.sockets, requests_a_second=given.requests)
    try:
        serve_tables(
            _database(given), given.host, given.port, not given.no_browser, limits, given.processes
        )
    except StartFailed as error:
        raise Mistake(f"the tables cannot be opened: {error}") from None
    except OSError as error:
        where = given.host if given.port is None else f"{given.host}:{given.port}"
        raise Mistake(f"cannot listen on {where}: {error.strerror}") from None
    return 0


def migrate(given: argparse.Namespace) -> int:
    """Bring a database to the present version."""
    from sqlalchemy.exc import SQLAlchemyError

    from igroteka.server.storage.migrator import migrate as migrate_database
    from igroteka.server.storage.sql_store import engine_for

    async def run() -> None:
        engine = engine_for(_database(given))
        try:
            await migrate_database(engine)
        finally:
            await engine.dispose()

    try:
        asyncio.run(run())
    except (SQLAlchemyError, OSError) as error:
        raise Mistake(f"the database cannot be brought up to date: {why(error)}") from None
    return 0
