"""Markers that effects move: tactical and strategic advantage ("Přehled efektů bitevních polí")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import Push
from klubovna.games.blitzkrieg.printed.board import Spot
from klubovna.games.blitzkrieg.rules.values import stepped
from klubovna.games.blitzkrieg.state import CLOSED, Asked, Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.sums import Sum


def others(s: Blitzkrieg, theatre: int) -> list[int]:
    """All other theatres that are active and not closed."""
    return [other for other, row in enumerate(s.rows) if row >= 0 and other != theatre]


class Strategic(Asked, frozen=True):
    """ "Strategická výhoda": the marker of any other theatre moves, but never onto a cell that closes it."""

    rule = "effect-strategic"
    theatre: int
    steps: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [s.board.pushes[other] for other in others(s, self.theatre)]

    def why_not(self, s: Blitzkrieg, action: Push) -> Message | None:
        theatre = s.board.theatre_number.get(action.theatre)
        if theatre is None:
            return Message("error-unknown-theatre")
        if s.rows[theatre] < 0:
            return not_active(s, theatre)
        return Message("error-same-theatre") if theatre == self.theatre else None

    def choose(self, s: Blitzkrieg, action: Push) -> None:
        push(s, s.side(self.seat), s.board.theatre_number[action.theatre], self.steps)

    def told(self, s: Blitzkrieg) -> dict[str, Arg]:
        return {"theatre": s.ground(self.theatre).id, "steps": self.steps}

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return Message("do-push", {**action.label().args, "steps": self.steps})


def not_active(s: Blitzkrieg, theatre: int) -> Message:
    """Closed, or not opened yet (Nippon)."""
    state = "closed" if s.rows[theatre] == CLOSED else "dormant"
    return Message(f"error-theatre-{state}", {"theatre": s.ground(theatre).id})


def push(s: Blitzkrieg, side: int, theatre: int, steps: int) -> None:
    before = s.markers[theatre]
    s.markers[theatre] = stepped(before, side, steps, s.ground(theatre).closes - 1)
    s.tell_move("pushed", s.seats[side], theatre, before, Sum.of, ("effect-strategic", steps))


def tactical(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    """ "Taktická výhoda": may reach the end of the track; that is looked at after step 3 (house)."""
    before = s.markers[spot.theatre]
    s.markers[spot.theatre] = stepped(before, side, spot.count, s.board.theatres[spot.theatre].last)
    s.tell_move("tactical", seat, spot.theatre, before, Sum.of, ("effect-tactical", spot.count))
