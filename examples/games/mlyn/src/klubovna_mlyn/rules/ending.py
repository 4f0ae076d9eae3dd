"""How a game ends: with two men left, shut in, or in a draw."""

from __future__ import annotations

from klubovna.kernel.frames import Outcome
from klubovna_mlyn.state import SEATS, Mlyn


def win(s: Mlyn, side: int, reason: str) -> None:
    s.say(f"log-{reason}", seat=SEATS[side], other=SEATS[1 - side])
    s.end(Outcome((SEATS[side],), _scores(s), reason))


def draw(s: Mlyn, reason: str) -> None:
    s.say(f"log-{reason}")
    s.end(Outcome((), _scores(s), reason))


def _scores(s: Mlyn) -> dict[str, int]:
    """The men that are left."""
    return {seat: s.count(side) for side, seat in enumerate(SEATS)}


def position(s: Mlyn, side: int) -> int:
    """Where everybody stands and who moves, as one number."""
    return s.men[0] | s.men[1] << 24 | side << 48
