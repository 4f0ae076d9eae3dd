"""The course of play ("Průběh hry"): turns, one side after the other."""

from __future__ import annotations

from klubovna.games.blitzkrieg.printed.blocks import SIDES
from klubovna.games.blitzkrieg.rules.effects import Draw
from klubovna.games.blitzkrieg.rules.ending import over
from klubovna.games.blitzkrieg.rules.placing import PlaceToken
from klubovna.games.blitzkrieg.rules.solo.answering import ask
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Seat


class Turn(Step, frozen=True):
    """A side's turn begins, unless the game is over: steps 1 to 3, then 4, then the other side's turn."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        side = s.board.side[self.seat]
        if over(s, side):
            return
        s.mover = side
        s.turn += 1
        s.tell_turn(self.seat)
        s.stack += LATER[self.seat]
        ask(s, NOW[self.seat])


class Refill(Step, frozen=True):
    """Step 4: one token from the bag, however many were placed."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        if s.bags[s.board.side[self.seat]]:
            s.stack.append(LAST[self.seat])
        else:
            s.say("log-bag-empty", seat=self.seat)


RIVALS = [pair for one, other in SIDES.values() for pair in ((one, other), (other, one))]
NOW = {seat: PlaceToken(seat) for seat, _ in RIVALS}
LAST = {seat: Draw(seat, "drew") for seat, _ in RIVALS}
LATER: dict[Seat, list[Frame]] = {seat: [Turn(other), Refill(seat)] for seat, other in RIVALS}
"""What a turn is made of, the same every time: what is asked at once, what is drawn in the end, what follows."""
