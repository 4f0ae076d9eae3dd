"""How good somebody is at puzzles, as in Elo's rating of players: a puzzle is a rival whose level stands still."""

from __future__ import annotations

FIRST = 1200
"""Where everybody begins."""
NEW = 20
"""After so many puzzles somebody is known…"""
LARGE_STEP, STEP = 40, 20
"""…and until then a rating moves faster."""
SPREAD = 400
"""Who is so much better wins ten times of eleven."""


def expected(rating: int, level: int) -> float:
    """How often somebody with this rating finds what is to be found."""
    return float(1 / (1 + 10 ** ((level - rating) / SPREAD)))


def change(rating: int, count: int, level: int, *, won: bool) -> int:
    """By how much a rating changes that stands on so many puzzles."""
    step = LARGE_STEP if count < NEW else STEP
    return round(step * (won - expected(rating, level)))
