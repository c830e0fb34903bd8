"""Run by Alembic; `migrating.py` hands it a connection."""

from alembic import context

from igroteka.server.storage.schema import is_in, metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    include_object=lambda item, *_: is_in(connection.dialect.name, item),
)
with context.begin_transaction():
    context.run_migrations()
