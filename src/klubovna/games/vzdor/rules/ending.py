"""The end of the game: the score table and the three defeats."""

from __future__ import annotations

from klubovna.games.vzdor.printed.cards import Title
from klubovna.games.vzdor.state import MAQUIS, Vzdor
from klubovna.kernel.frames import Outcome


def points(s: Vzdor) -> int:
    missions = s.content.missions
    return sum([missions[mission].points for mission in s.completed])


def title(s: Vzdor) -> Title:
    """The row of the score table; nothing at all counts as the last row (house)."""
    total, titles = points(s), s.content.rules.titles
    for row in titles:
        if len(s.completed) >= row.missions if row.missions else total >= row.points:
            return row
    return titles[-1]


def win(s: Vzdor) -> None:
    """The last row of the table is a draw: nobody won."""
    row, total = title(s), points(s)
    winners = () if row is s.content.rules.titles[-1] else (MAQUIS,)
    s.say(f"ending-{row.id}", points=total)
    s.end(Outcome(winners, {MAQUIS: total}, row.id))


def lose(s: Vzdor, reason: str) -> None:
    """In defeat no points are counted."""
    s.say(f"ending-{reason}")
    s.end(Outcome((), {MAQUIS: 0}, reason))
