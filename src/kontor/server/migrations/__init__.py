"""The shape of the database, step by step (Alembic)."""
