"""Indexes of the few tables that are listed or due, so that a move at another changes none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LISTED, DUE = sa.text("listed = 1"), sa.text("due IS NOT NULL")


def upgrade() -> None:
    """The same names, fewer rows."""
    op.drop_index("tables_due", "tables")
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_index(
        "tables_listed", "tables", ["changed"], sqlite_where=LISTED, postgresql_where=LISTED
    )
