"""Brings a database to the present shape."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def configured(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    command.upgrade(configured(connection), "head")


def pending(connection: Connection) -> list[str]:
    """The migrations this database still lacks, the first one first."""
    script = ScriptDirectory.from_config(configured(connection))
    there = MigrationContext.configure(connection).get_current_revision() or "base"
    return [revision.revision for revision in reversed(list(script.iterate_revisions("head", there)))]
