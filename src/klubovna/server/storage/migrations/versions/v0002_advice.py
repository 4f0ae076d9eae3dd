"""Hints, stand-ins, programs at the table, and reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("board", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("board", sa.Column("stand_in", sa.String(40)))
    op.add_column("seat", sa.Column("standing_in", sa.String(40)))
    op.add_column("seat", sa.Column("seen", sa.Float))
    op.add_column("seat", sa.Column("outside", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "review",
        sa.Column("board", sa.String(40), sa.ForeignKey("board.id"), primary_key=True),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "reviewed",
        sa.Column("board", sa.String(40), sa.ForeignKey("review.board"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("board", "n"),
    )
