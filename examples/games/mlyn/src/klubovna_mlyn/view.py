"""What is seen: everything, by everybody."""

from __future__ import annotations

import msgspec

from klubovna.kernel.messages import Seat
from klubovna.kernel.shapes import Piece, Point, Points, Track
from klubovna_mlyn.board import LINES, POINTS, place
from klubovna_mlyn.state import MEN, SEATS, Mlyn

PLACES = tuple(place(point) for point in POINTS)
MAN = tuple(Piece("man", seat) for seat in SEATS)


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    in_hand: int
    on_board: int
    lost: int


class MlynView(msgspec.Struct, frozen=True):
    board: Points
    sides: list[SideView]
    quiet: Track
    """Moves since a man was placed or removed; at its end the game is a draw."""
    last: list[str]
    """The points that the last turn touched."""


def view(s: Mlyn, seat: Seat | None) -> MlynView:
    white, black = s.men
    points = []
    for number, (x, y) in enumerate(PLACES):
        piece = MAN[0] if white >> number & 1 else MAN[1] if black >> number & 1 else None
        points.append(Point(POINTS[number], x, y, piece))
    return MlynView(
        board=Points(id="board", points=points, lines=LINES),
        sides=[_side(s, side) for side in (0, 1)],
        quiet=Track(id="quiet", at=s.quiet, first=0, last=s.readings.quiet),
        last=[POINTS[point] for point in s.last],
    )


def _side(s: Mlyn, side: int) -> SideView:
    return SideView(SEATS[side], s.hand[side], s.men[side].bit_count(), MEN - s.count(side))
