"""Bring a database to the present version."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).resolve().parent / "migrations"
LOCK = 0x16707E  # in PostgreSQL: whoever has it migrates


def newest() -> str:
    """The revision the sources lead to: v0001_first.py is 0001."""
    last = max(path.name for path in (FOLDER / "versions").glob("v[0-9]*.py"))
    return last[1:].partition("_")[0]


def _is_present(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
    return list(found) == [newest()]


def upgrade(connection: Connection, to: str = "head") -> None:
    """The migrations up to a revision."""
    # Only where there is something to do: loading Alembic is a good part of a start.
    from alembic import command
    from alembic.config import Config

    # All of it or nothing, and two processes that start together do it one after the other.
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


async def migrate(engine: AsyncEngine) -> None:
    """All migrations that have not run yet."""
    async with engine.connect() as connection:
        if await connection.run_sync(_is_present):
            return
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
