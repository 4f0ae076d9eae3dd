"""Where men may go: to a neighbouring point, and anywhere when a side has only three left."""

from __future__ import annotations

from klubovna_mlyn.board import AROUND, members
from klubovna_mlyn.state import FEWEST, Mlyn


def flies(s: Mlyn, side: int) -> bool:
    return s.readings.flying == "yes" and s.men[side].bit_count() == FEWEST


def reach(s: Mlyn, side: int, start: int) -> int:
    """The points where a man may go from here."""
    return s.free if flies(s, side) else s.free & AROUND[start]


def can_move(s: Mlyn, side: int) -> bool:
    return any(reach(s, side, start) for start in members(s.men[side]))
