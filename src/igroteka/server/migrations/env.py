"""Run by Alembic; `migrating.py` hands it a connection."""

from alembic import context

from igroteka.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
