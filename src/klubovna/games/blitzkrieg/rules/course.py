"""The course of a turn ("Průběh hry")."""

from __future__ import annotations

from functools import cache

from klubovna.games.blitzkrieg.rules.effects import Draw
from klubovna.games.blitzkrieg.rules.ending import win
from klubovna.games.blitzkrieg.rules.placing import PlaceToken, can_place
from klubovna.games.blitzkrieg.rules.solo.opponent import AutomaticTurn
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Seat


class Turn(Step, frozen=True):
    """A side's turn begins, if the game is not over: it is, when the second side has finished its turn and somebody has
    25 points, or when the side whose turn it is can't place a token, even if it has 25 points (house: literally)."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        side = s.board.side[self.seat]
        if side == 0 and max(s.points) >= s.content.rules.victory.points:
            win(s, 0 if s.points[0] > s.points[1] else 1, "points")
        elif not s.reserves[side]:
            win(s, 1 - side, "no-tokens")
        elif not can_place(s, side):
            win(s, 1 - side, "no-placement")
        else:
            s.mover, other = side, s.board.seats[1 - side]
            s.turn += 1
            if s.log is not None:
                s.say("log-turn", seat=self.seat, turn=(s.turn + 1) // 2)
            s.stack += _course(self.seat, other, s.solo and side == 0)


@cache
def _course(seat: Seat, other: Seat, automatic: bool) -> tuple[Frame, ...]:
    """What a turn is made of, the first on top."""
    return Turn(other), Refill(seat), AutomaticTurn() if automatic else PlaceToken(seat)


class Refill(Step, frozen=True):
    """Step 4: one token from the bag, however many were placed."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        if s.bags[s.board.side[self.seat]]:
            s.stack.append(Draw(self.seat))
