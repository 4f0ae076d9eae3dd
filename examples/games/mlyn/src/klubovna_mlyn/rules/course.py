"""The course of play: placing, then moving, and a man for every mill."""

from __future__ import annotations

from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message
from klubovna_mlyn.board import NUMBER, POINTS, members
from klubovna_mlyn.choices import MOVES, PLACES, REMOVALS, Move, Place, Remove
from klubovna_mlyn.rules.ending import draw, position, win
from klubovna_mlyn.rules.mills import exposed, mills_at
from klubovna_mlyn.rules.moving import can_move, flies, reach
from klubovna_mlyn.state import FEWEST, SEATS, Asked, Mlyn

OCCURS = 3
"""A position that comes so often is a draw."""


class Turn(Step, frozen=True):
    """Whoever has men in hand places one, then men are moved. A side that is shut in has lost, even if this turn would
    be a draw (house)."""

    side: int

    def run(self, s: Mlyn) -> None:
        if s.hand[self.side]:
            s.then(Placing(self.side))
        elif not can_move(s, self.side):
            win(s, 1 - self.side, "blocked")
        else:
            s.past.append(position(s, self.side))
            if s.readings.repetition == "thrice" and s.past.count(s.past[-1]) == OCCURS:
                draw(s, "repetition")
            elif s.quiet == s.readings.quiet:
                draw(s, "quiet")
            else:
                s.then(Moving(self.side))


class Placing(Asked, frozen=True):
    rule = "placing"

    def told(self, s: Mlyn) -> dict[str, Arg]:
        return {"count": s.hand[self.side]}

    def options(self, s: Mlyn) -> list[Place]:
        return [PLACES[point] for point in members(s.free)]

    def why_not(self, s: Mlyn, action: Place) -> Message | None:
        return _taken(s, action.point)

    def choose(self, s: Mlyn, action: Place) -> None:
        point = NUMBER[action.point]
        s.hand[self.side] -= 1
        s.men[self.side] |= 1 << point
        s.last = (point,)
        s.say("log-placed", seat=self.seat, point=action.point)
        arrive(s, self.side, point)


class Moving(Asked, frozen=True):
    rule = "moving"

    def told(self, s: Mlyn) -> dict[str, Arg]:
        return {"flies": int(flies(s, self.side))}

    def options(self, s: Mlyn) -> list[Move]:
        side = self.side
        return [MOVES[start][to] for start in members(s.men[side]) for to in members(reach(s, side, start))]

    def why_not(self, s: Mlyn, action: Move) -> Message | None:
        start, to = NUMBER.get(action.start), NUMBER.get(action.to)
        if start is None or to is None:
            return Message("refused-no-point")
        if not s.men[self.side] >> start & 1:
            return Message("refused-not-yours", {"point": action.start})
        if taken := _taken(s, action.to):
            return taken
        if not reach(s, self.side, start) >> to & 1:
            return Message("refused-far", {"start": action.start, "to": action.to})
        return None

    def choose(self, s: Mlyn, action: Move) -> None:
        start, to = NUMBER[action.start], NUMBER[action.to]
        s.men[self.side] ^= 1 << start | 1 << to
        s.quiet += 1
        s.last = (start, to)
        s.say("log-moved", seat=self.seat, start=action.start, to=action.to)
        arrive(s, self.side, to)


def arrive(s: Mlyn, side: int, point: int) -> None:
    """A man has come to a point. Every mill that he closes by that counts, also one that was open a moment ago."""
    mills = mills_at(s.men[side], point)
    takes = min(mills, 1 if s.readings.double == "one" else mills)
    if mills:
        s.say("log-mill" if mills == 1 else "log-double-mill", seat=SEATS[side])
    s.then(*([Removing(side, takes)] if takes else []), Turn(1 - side))


class Removing(Asked, frozen=True):
    rule = "removing"
    left: int
    """How many may still be taken, this one among them."""

    def told(self, s: Mlyn) -> dict[str, Arg]:
        return {"other": SEATS[1 - self.side]}

    def options(self, s: Mlyn) -> list[Remove]:
        return [REMOVALS[point] for point in exposed(s.men[1 - self.side])]

    def why_not(self, s: Mlyn, action: Remove) -> Message | None:
        point, theirs = NUMBER.get(action.point), s.men[1 - self.side]
        if point is None:
            return Message("refused-no-point")
        if not theirs >> point & 1:
            return Message("refused-not-theirs", {"point": action.point, "other": SEATS[1 - self.side]})
        return None if point in exposed(theirs) else Message("refused-in-mill", {"point": action.point})

    def choose(self, s: Mlyn, action: Remove) -> None:
        other, point = 1 - self.side, NUMBER[action.point]
        s.men[other] ^= 1 << point
        s.quiet = 0
        s.past.clear()
        s.last = (*s.last, point)
        s.say("log-removed", seat=self.seat, other=SEATS[other], point=action.point, left=s.count(other))
        if s.count(other) < FEWEST:
            win(s, self.side, "men")
        elif self.left > 1 and s.men[other]:
            s.then(Removing(self.side, self.left - 1))


def _taken(s: Mlyn, point: str) -> Message | None:
    if point not in POINTS:
        return Message("refused-no-point")
    return None if s.free >> NUMBER[point] & 1 else Message("refused-taken", {"point": point})
