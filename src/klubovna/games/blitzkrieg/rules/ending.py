"""How it ends ("Konec hry")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Outcome


def win(s: Blitzkrieg, side: int, reason: str) -> None:
    s.say(f"log-won-{reason}", seat=s.seats[side], other=s.seats[1 - side], points=s.points[side])
    winners = () if s.automatic(side) else (s.seats[side],)
    s.end(Outcome(winners, dict(zip(s.seats, s.points, strict=True)), reason))
