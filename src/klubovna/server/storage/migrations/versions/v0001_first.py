"""People, tables, seats, entries and talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("login", sa.String(60), unique=True),
        sa.Column("password", sa.String(300)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "board",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("undo_by", sa.String(40)),
        sa.Column("undo_seq", sa.Integer),
        sa.Column("rematch", sa.String(40)),
    )
    op.create_index("board_by_host", "board", ["host", "over"])
    op.create_index("board_in_lobby", "board", ["public", "over", "created"])
    _what_belongs_to_a_board()


def _what_belongs_to_a_board() -> None:
    op.create_table(
        "seat",
        sa.Column("board", sa.String(40), sa.ForeignKey("board.id"), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("lock", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("board", "seat"),
    )
    op.create_index("seat_by_person", "seat", ["person"])
    op.create_table(
        "entry",
        sa.Column("board", sa.String(40), sa.ForeignKey("board.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("board", "seq"),
    )
    op.create_table(
        "chat",
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("board", sa.String(40), sa.ForeignKey("board.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text),
    )
    op.create_index("chat_by_board", "chat", ["board", "n"])
