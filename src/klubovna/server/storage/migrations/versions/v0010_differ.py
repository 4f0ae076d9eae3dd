"""How much is otherwise with what lies in the library, for its list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("published", sa.Column("differ", sa.Integer, nullable=False, server_default="0"))
