"""What a check finds."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, frozen=True):
    field: str
    what: str
    below: int = 0
    """How many lines below the field's."""
