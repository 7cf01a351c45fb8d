"""The tables of the database.  `migrations/` brings a file to this shape; a test compares the two."""

from sqlalchemy import (
    Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table,
    Text,
)

metadata = MetaData(naming_convention={
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
})

people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)

# What a table was opened with, and what people do around the game.
tables = Table(
    "tables", metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("title", String(40), nullable=False),
    Column("options", Text, nullable=False),                # JSON
    Column("pack", Text, nullable=False),                   # TOML; empty: the built-in material
    Column("pack_hash", String(80), nullable=False),
    Column("pace", String(12), nullable=False),
    Column("bot_pace", String(12), nullable=False),
    Column("watch", String(12), nullable=False),
    Column("opener", String(32), nullable=False),
    Column("origin", Text, nullable=False),                 # JSON: where chance comes from; secret until the end
    Column("created", Float, nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("archived", Boolean, nullable=False),
    Index("ix_tables_watch", "watch", "archived", "created"),
)

seats = Table(
    "seats", metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False),           # empty where nobody sits
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("word", String(80), nullable=False),             # the seat's part of verifiable chance
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person"),
)

# Where each game is now: written with every move, so that a game loads without its past.
games = Table(
    "games", metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),               # version the game began with
    Column("actors", Text, nullable=False),                 # JSON
    Column("moved", Float, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),        # JSON
    Column("clocks", Text, nullable=False, server_default=""),      # JSON; empty: nobody's time counts
)

# The log.  A step is one thing somebody did with everything that followed at once; `seq` counts the items until then.
steps = Table(
    "steps", metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("entries", LargeBinary, nullable=False),           # JSON, see kernel.past
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table_id", "table_id", "id"),
)

mutes = Table(
    "mutes", metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# One row: for how many seconds this house has been open, over all its lives.
house = Table(
    "house", metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("uptime", Float, nullable=False),
)
