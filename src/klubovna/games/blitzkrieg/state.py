"""What lies on the table.

Sides are numbers: 0 begins (Axis, Japan), 1 has the last turn (Allies, Germany). Markers count steps from the centre,
up towards side 0 and down towards side 1. Bags and the bank have no order: a token is drawn when it is drawn. What a
side holds is known to that side only; `trace` is what the other side could write down.
"""

from __future__ import annotations

from klubovna.games.blitzkrieg.box import Box, Kind
from klubovna.games.blitzkrieg.printed.board import Board, Ground
from klubovna.kernel.frames import State
from klubovna.kernel.messages import Arg, Message, Seat

CLOSED, DORMANT = -1, -2
"""A theatre that is over; one that is not active yet (Nippon)."""
NOTHING = -1
UNSEEN = -1
"""A special weapon in the automatic opponent's bag that nobody has looked at: it is one of those in the bank."""
DREW, RESEARCHED, APPLIED, RETURNED_UNSEEN, PLACED, RETURNED = 0, 1, 2, 3, 8, 128
"""What can be noted of a side from outside, in `trace`; the last two with the kind of the token added."""


class Blitzkrieg(State):
    """The table. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Box
    board: Board
    solo: bool
    """Side 0 is the automatic opponent, see `solo.py`."""
    level: str
    six: str
    """The options of these names."""

    markers: list[int]
    rows: list[int]
    """The active campaign of each theatre, or CLOSED or DORMANT."""
    open: list[int]
    """The free spaces of each active campaign, as `Board.key` writes them."""
    spaces: list[int]
    """0 for a free space, else 1 + side + 2 · kind."""
    reserves: list[tuple[int, ...]]
    bags: list[tuple[int, ...]]
    bank: tuple[int, ...]
    points: list[int]
    last: list[int]
    """What each side placed last, as what it counted; a spy takes the place of this."""
    trace: list[int] = []
    """2 · event + side."""
    guises: tuple[tuple[int, int], ...] = ()
    """What the spy on a space was."""
    turn: int = 0
    mover: int = 0

    cup: tuple[str, ...] = ()
    """Solo: stratagems that may be drawn…"""
    stratagem: str = ""
    """…the one drawn last…"""
    repeated: str = ""
    """…and the one it stands for, where it repeats another."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return self.board.seats

    def ground(self, theatre: int) -> Ground:
        return self.board.theatres[theatre]

    def kind(self, number: int) -> Kind:
        return self.content.kinds[number]

    def side(self, seat: Seat) -> int:
        return self.board.side[seat]

    def automatic(self, side: int) -> bool:
        return self.solo and side == 0

    def tell(self, seats: tuple[Seat, ...], id: str, /, **args: Arg) -> None:
        """Some seats hear it; in the solo mode nothing is hidden from anybody who looks on."""
        if self.log is not None:
            self.log.append(Message(id, args, None if self.solo else seats))

    def note(self, side: int, event: int) -> None:
        """For those who can't look behind the screen; in the solo mode there is none."""
        if not self.solo:
            self.trace.append(event * 2 + side)


def owner(occupant: int) -> int:
    """Whose token lies on a space."""
    return (occupant - 1) & 1


def kind_on(occupant: int) -> int:
    return (occupant - 1) >> 1


def without(tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
    i = tokens.index(token)
    return tokens[:i] + tokens[i + 1 :]


def free_spaces(s: Blitzkrieg, theatre: int, row: int) -> list[int]:
    """The spaces of a campaign on which nothing lies."""
    spaces = s.spaces
    return [space for space in s.board.theatres[theatre].rows[row] if not spaces[space]]


def refresh(s: Blitzkrieg, theatre: int) -> None:
    """Note anew which spaces of a theatre are open to all tokens."""
    row, board = s.rows[theatre], s.board
    bits = 0 if row < 0 else sum(board.spots[space].bit for space in free_spaces(s, theatre, row))
    s.open[theatre] = board.key(theatre, bits)


def leader(marker: int) -> int:
    """The side on whose half the marker stands, NOTHING in the centre."""
    return 0 if marker > 0 else 1 if marker < 0 else NOTHING
