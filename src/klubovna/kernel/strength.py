"""How much a bot thinks. A game may know better than the house what its levels are worth."""

from __future__ import annotations

import msgspec


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """How much a level thinks about a decision."""

    iterations: int
    seconds: float
    """At most, where somebody waits."""
    trust: float = 0.0
    """How much it believes of what it reads in others' choices."""
    looseness: float = 0.0
    """0: always what was tried most. 1: as often as it was tried. More: looser still."""
