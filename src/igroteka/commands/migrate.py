"""`igroteka migrate`: a database of an earlier version is brought to the present one."""

import argparse
import asyncio

from sqlalchemy.exc import SQLAlchemyError

from igroteka.commands.arguments import add_database
from igroteka.commands.serve import database
from igroteka.mistakes import Mistake
from igroteka.server.process.web_server import why
from igroteka.server.storage.migrator import migrate
from igroteka.server.storage.sql_store import engine_for, let_go


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    add_database(parser)


def run(given: argparse.Namespace) -> int:
    """Bring a database to the present version."""

    async def run() -> None:
        engine = engine_for(database(given))
        try:
            await migrate(engine)
        finally:
            await let_go(engine)

    try:
        asyncio.run(run())
    except (SQLAlchemyError, OSError) as error:
        raise Mistake(f"the database cannot be brought up to date: {why(error)}") from None
    return 0
