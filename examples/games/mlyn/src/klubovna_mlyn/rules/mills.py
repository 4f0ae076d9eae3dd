"""Mills: what closes one, and who may be taken for it."""

from __future__ import annotations

from klubovna_mlyn.board import THROUGH, members


def mills_at(men: int, point: int) -> int:
    """How many mills of these men go through a point."""
    return sum(men & mill == mill for mill in THROUGH[point])


def exposed(men: int) -> list[int]:
    """Those who may be taken: whoever stands in no mill; all of them when everybody stands in one."""
    standing = members(men)
    return [point for point in standing if not mills_at(men, point)] or standing
