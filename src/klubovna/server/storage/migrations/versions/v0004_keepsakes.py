"""What each pair of eyes saw last in a game that is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "keepsake",
        sa.Column("board", sa.String(40), sa.ForeignKey("board.id"), nullable=False),
        sa.Column("eyes", sa.String(40), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("board", "eyes"),
    )
