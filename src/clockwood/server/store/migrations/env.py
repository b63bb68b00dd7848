"""Run by Alembic, on the connection that `Database.open` passes in."""

from alembic import context

from clockwood.server.store.sql_tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
