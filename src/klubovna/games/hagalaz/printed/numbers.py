"""How large things may be, so that a slip of the pen is told and not played."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12)]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Pair: TypeAlias = tuple[Small, Small]
"""What holds for a standard die, and for an empowered one."""
