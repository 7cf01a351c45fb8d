"""Alembic calls this; the connection comes from `upgrade`, never from a configuration file."""

from alembic import context

from kontor.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
