"""How a game lets its maps be painted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from klubovna.kernel.painting import Painted, Palette, Touch


class Painter(msgspec.Struct, frozen=True):
    """How maps of a game are painted; everything is given its content, and what can't be read is raised as Broken."""

    palette: Callable[[Any], Palette]
    start: Callable[[Any, str, int], str]
    """The text of a map to begin with: a copy of one of the house, `empty`, or `random` with a number."""
    paint: Callable[[Any, str, tuple[Touch, ...]], Painted]
