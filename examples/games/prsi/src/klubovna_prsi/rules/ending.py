"""The end of a deal, what it is worth, and the end of the game."""

from __future__ import annotations

from klubovna.kernel.frames import Outcome
from klubovna_prsi.state import Prsi


def finish(s: Prsi, side: int) -> None:
    """Whoever has no cards left has won the deal."""
    s.say("log-finished", seat=s.seats[side])
    _settle(s, [side], "deal")


def stall(s: Prsi, why: str) -> None:
    """The deal can't go on: whoever holds fewest cards has won it, perhaps several (house)."""
    s.say(why)
    fewest = min(map(len, s.hands))
    _settle(s, [side for side, hand in enumerate(s.hands) if len(hand) == fewest], "stalled")


def _settle(s: Prsi, winners: list[int], reason: str) -> None:
    """A point for every card that the others still hold, to each who has won."""
    worth = sum(len(hand) for side, hand in enumerate(s.hands) if side not in winners)
    for side in winners:
        s.points[side] += worth
        s.say("log-points", seat=s.seats[side], points=worth, total=s.points[side])
    del s.stack[1:]  # what was still to be done in this deal; the next one lies below
    if s.deal == s.readings.deals:
        _end(s, winners if s.deal == 1 else _leaders(s), reason if s.deal == 1 else "points")


def _leaders(s: Prsi) -> list[int]:
    return [side for side, points in enumerate(s.points) if points == max(s.points)]


def _end(s: Prsi, winners: list[int], reason: str) -> None:
    s.end(Outcome(tuple(s.seats[side] for side in winners), dict(zip(s.seats, s.points, strict=True)), reason))
