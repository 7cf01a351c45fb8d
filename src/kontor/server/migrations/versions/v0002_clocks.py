"""Clocks, and the time they are kept in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("clocks", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("uptime", sa.Float, nullable=False),
    )
    op.bulk_insert(sa.table("house", sa.column("id"), sa.column("uptime")), [{"id": 1, "uptime": 0.0}])


def downgrade() -> None:
    op.drop_table("house")
    with op.batch_alter_table("games") as games:
        games.drop_column("clocks")
