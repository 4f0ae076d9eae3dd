"""Tables that go along with a browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("board", sa.Column("along", sa.Boolean, nullable=False, server_default=sa.false()))
