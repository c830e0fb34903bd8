"""Bring a database to the present version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).resolve().parent / "migrations"
LOCK = 0x16707E  # two processes that start together on PostgreSQL migrate one after the other


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(engine: AsyncEngine) -> None:
    """All migrations that have not run yet."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
