"""The library: packs that people have published, games played with them, what others say of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "published",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("draft", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("taken", sa.Float),
        sa.Column("why", sa.String(500), nullable=False),
    )
    op.create_table(
        "published_play",
        sa.Column("published", sa.String(40), sa.ForeignKey("published.id"), nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("published", "board"),
    )
    op.create_table(
        "thumb",
        sa.Column("published", sa.String(40), sa.ForeignKey("published.id"), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("published", "person"),
    )
    op.create_table(
        "complaint",
        sa.Column("published", sa.String(40), sa.ForeignKey("published.id"), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("published", "person"),
    )
    op.create_index("published_of_game", "published", ["game", "at"])
    op.create_index("published_by_person", "published", ["person"])
    op.create_index("published_by_fingerprint", "published", ["fingerprint"])
