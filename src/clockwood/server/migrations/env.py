"""Runs inside Alembic: the connection is the store's own."""

from alembic import context

from clockwood.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
