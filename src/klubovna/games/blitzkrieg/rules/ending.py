"""How it ends ("Konec hry")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.rules.placing import can_place
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Outcome


def over(s: Blitzkrieg, side: int) -> bool:
    """Whether the game ends where this side's turn would begin: when the second side has finished its turn and somebody
    has 25 points; or when the side whose turn it is has nothing to place or nowhere to place it, even if it has 25
    points."""
    if side == 0 and max(s.points) >= s.content.rules.victory.points:
        _win(s, 0 if s.points[0] > s.points[1] else 1, "points")
    elif not s.reserves[side]:
        _win(s, 1 - side, "no-tokens")
    elif not can_place(s, side):
        _win(s, 1 - side, "no-placement")
    else:
        return False
    return True


def _win(s: Blitzkrieg, side: int, reason: str) -> None:
    """The side that has the last turn wins a tie."""
    s.say(f"log-won-{reason}", seat=s.seats[side], other=s.seats[1 - side], points=s.points[side])
    winners = tuple(seat for seat in s.players if seat == s.seats[side])
    s.end(Outcome(winners, dict(zip(s.seats, s.points, strict=True)), reason))
