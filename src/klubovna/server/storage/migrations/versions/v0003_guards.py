"""What is brought counts, sessions end, people may be banned, and those at a table agree to end it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("board", sa.Column("brought", sa.Integer, nullable=False, server_default="0"))
    op.add_column("board", sa.Column("end_by", sa.String(40)))
    op.add_column("board", sa.Column("end_agreed", sa.Text))
    op.create_table(
        "ended",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "banned",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
    )
