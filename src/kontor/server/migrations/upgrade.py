"""Brings a database to the present shape.  Alembic is imported only when there is something to do: it takes a while."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
HEAD = max(path.name[1:5] for path in FOLDER.glob("versions/v[0-9]*.py"))


def configured(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def version(connection: Connection) -> str:
    """The last migration this database has had; empty where there was none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none() or ""


def upgrade(connection: Connection) -> None:
    if version(connection) != HEAD:
        from alembic import command

        command.upgrade(configured(connection), "head")


def pending(connection: Connection) -> list[str]:
    """The migrations this database still lacks, the first one first."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(configured(connection))
    there = version(connection) or "base"
    return [revision.revision for revision in reversed(list(script.iterate_revisions("head", there)))]
