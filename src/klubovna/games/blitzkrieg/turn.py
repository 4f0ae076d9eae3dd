"""The course of a turn ("Průběh hry") and the end of the game ("Konec hry")."""

from __future__ import annotations

from functools import cache

from klubovna.games.blitzkrieg.choices import HALT, Place
from klubovna.games.blitzkrieg.effects import Draw
from klubovna.games.blitzkrieg.placing import can_place, place, placements
from klubovna.games.blitzkrieg.solo import AutomaticTurn
from klubovna.games.blitzkrieg.state import NOTHING, Blitzkrieg
from klubovna.games.blitzkrieg.values import effective
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision, Frame, Outcome, Step
from klubovna.kernel.messages import Arg, Message, Seat


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


def win(s: Blitzkrieg, side: int, reason: str) -> None:
    s.say(f"log-won-{reason}", seat=s.seats[side], other=s.seats[1 - side], points=s.points[side])
    winners = () if s.automatic(side) else (s.seats[side],)
    s.end(Outcome(winners, dict(zip(s.seats, s.points, strict=True)), reason))


class PlaceToken(Decision, frozen=True):
    """Step 1: any token of the reserve on a free space of the active campaign of any theatre."""

    rule = "placing"
    seat: Seat

    def options(self, s: Blitzkrieg) -> list[Action]:
        return placements(s, s.board.side[self.seat])

    def choose(self, s: Blitzkrieg, action: Place) -> None:
        play(s, self.seat, action)

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return placement_label(s, action)

    def refusal(self, s: Blitzkrieg, action: Action) -> Message | None:
        return why_not(s, s.side(self.seat), action)


class DeployMore(Decision, frozen=True):
    """ "Rychlé nasazení": another token in the same theatre, in the campaign that is active now; nothing, if the
    theatre is closed. Nobody has to (house), and one such token may follow another."""

    rule = "rapid"
    seat: Seat
    theatre: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [*placements(s, s.board.side[self.seat], self.theatre), HALT]

    def choose(self, s: Blitzkrieg, action: Action) -> None:
        if isinstance(action, Place):
            play(s, self.seat, action)

    def prompt(self, s: Blitzkrieg) -> Message:
        return Message("ask-deploy-more", {"seat": self.seat, "theatre": s.ground(self.theatre).id})

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return placement_label(s, action)

    def refusal(self, s: Blitzkrieg, action: Action) -> Message | None:
        return why_not(s, s.side(self.seat), action)


def play(s: Blitzkrieg, seat: Seat, action: Place) -> None:
    board, content = s.board, s.content
    side, kind, space = board.side[seat], content.number[action.token], board.space_number[action.space]
    counts_as = kind if content.kinds[kind].plain else effective(s, side, kind)
    if content.kinds[counts_as].ability == "rapid":
        s.then(DeployMore(seat, board.spots[space].theatre))
    place(s, seat, side, kind, counts_as, space)


class Refill(Step, frozen=True):
    """Step 4: one token from the bag, however many were placed."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        if s.bags[s.board.side[self.seat]]:
            s.stack.append(Draw(self.seat))


# What is said of placements


def placement_label(s: Blitzkrieg, action: Action) -> Message:
    if not isinstance(action, Place):
        return action.label()
    spot = s.board.spots[s.board.space_number[action.space]]
    theatre = s.ground(spot.theatre).id
    args: dict[str, Arg] = {"theatre": theatre, "row": spot.row + 1, "column": spot.column + 1}
    return Message("do-place", {"token": action.token, **args})


def why_not(s: Blitzkrieg, side: int, action: Action) -> Message | None:
    """Why a token may not be placed there."""
    if not isinstance(action, Place):
        return None
    kind, space = s.content.number.get(action.token), s.board.space_number.get(action.space)
    if kind is None or kind not in s.reserves[side]:
        return Message("error-not-in-reserve")
    if space is None:
        return Message("error-no-such-space")
    spot, counts_as = s.board.spots[space], effective(s, side, kind)
    theatre = s.ground(spot.theatre).id
    if counts_as == NOTHING:
        return Message("error-nothing-to-copy")
    if s.rows[spot.theatre] < 0:
        return Message("error-theatre-not-active", {"theatre": theatre})
    if s.spaces[space]:
        return Message("error-space-taken")
    if not spot.terrain & s.kind(counts_as).reach:
        return Message("error-terrain", {"token": action.token})
    if spot.row != s.rows[spot.theatre]:
        return Message("error-campaign-not-active", {"theatre": theatre, "row": spot.row + 1})
    return Message("error-other-theatre")
