"""SQLite keeps the logs of all tables in one chain, in the order of commits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# A log stays together, in the order of versions; what is new comes behind them all.
LINKS = """
    INSERT INTO chain (place, before, version, entry)
    SELECT place, lag(place) OVER (PARTITION BY "table" ORDER BY version), version, entry
    FROM (SELECT row_number() OVER (ORDER BY "table", version) AS place, * FROM steps)
"""
LAST = """
    UPDATE tables SET last = ends.place
    FROM (
        SELECT "table", sum(count(*)) OVER (ORDER BY "table") AS place FROM steps GROUP BY "table"
    ) AS ends
    WHERE ends."table" = tables.id
"""


def upgrade() -> None:
    """Nothing changes in PostgreSQL."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "chain",
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("before", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("last", sa.Integer))
    op.execute(LINKS)
    op.execute(LAST)
    # Pages that are free keep what was in them, also of people who are forgotten later.
    op.execute("PRAGMA secure_delete=ON")
    op.drop_table("steps")
