"""What lies on the table.

Sides are numbers: 0 begins (Axis, Japan), 1 has the last turn (Allies, Germany). Markers count steps from the centre,
up towards side 0 and down towards side 1. Bags and the bank have no order: a token is drawn when it is drawn. What a
side holds is known to that side only; `trace` is what the other side could write down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from klubovna.games.blitzkrieg.box import Box, Kind
from klubovna.games.blitzkrieg.printed.board import Board, Ground, Key, Spot, key
from klubovna.kernel.frames import Decision
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.state import State
from klubovna.kernel.sums import Sum

CLOSED, DORMANT = -1, -2
"""A theatre that is over; one that is not active yet (Nippon)."""
NOTHING = -1
UNSEEN = -1
"""A special weapon in the automatic opponent's bag that nobody has looked at: it is one of those in the bank."""
FREE = 0
"""A space on which nothing lies."""


class Readings(msgspec.Struct, frozen=True):
    """How this table reads what the rulebook leaves open: the options of these names."""

    scientist: str
    rapid: str
    spy: str
    six: str


class Blitzkrieg(State):
    """The table. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Box
    board: Board
    readings: Readings
    solo: bool
    """Side 0 is the automatic opponent, see `rules/solo`."""
    level: str
    """The option of this name."""

    markers: list[int]
    rows: list[int]
    """The active campaign of each theatre, or CLOSED or DORMANT."""
    open: list[Key]
    """The free spaces of each active campaign."""
    spaces: list[int]
    """FREE, or whose token lies there, see `occupant`."""
    reserves: list[tuple[int, ...]]
    bags: list[tuple[int, ...]]
    bank: tuple[int, ...]
    points: list[int]
    last: list[int]
    """What each side placed last, as what it counted; a spy takes the place of this."""
    trace: list[int] = []
    """What has been noted of both sides from outside, see `trace.py`."""
    guises: tuple[tuple[int, int], ...] = ()
    """What the spy on a space was."""
    won: tuple[tuple[int, int, int], ...] = ()
    """Theatre, campaign and winner (NOTHING: both) of what has been scored."""
    laid: tuple[int, ...] = ()
    """The last turn in which something was laid down, and on which spaces."""
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

    @property
    def players(self) -> tuple[Seat, ...]:
        """Whoever sits at the table; the automatic opponent does not."""
        return self.board.seats[1:] if self.solo else self.board.seats

    def ground(self, theatre: int) -> Ground:
        return self.board.theatres[theatre]

    def kind(self, number: int) -> Kind:
        return self.content.kinds[number]

    def kinds(self, side: int) -> tuple[Kind, ...]:
        """The tokens as a side reads them: some are something else to the automatic opponent."""
        return self.content.its_kinds if self.solo and side == 0 else self.content.kinds

    def side(self, seat: Seat) -> int:
        return self.board.side[seat]

    def in_the_open(self, side: int) -> bool:
        """Solo: the opponent's units lie face up in a row, and nobody looks at what goes into its bag."""
        return self.solo and side == 0

    def note(self, event: int) -> None:
        """For those who can't look behind the screen; in the solo mode there is none."""
        if not self.solo:
            self.trace.append(event)

    # What is told

    def tell_turn(self, seat: Seat) -> None:
        if self.log is not None:
            self.log.append(Message("log-turn", {"seat": seat, "turn": (self.turn + 1) // 2}))

    def disclose(self, seats: tuple[Seat, ...], id: str, seat: Seat, token: int, other: Seat = "") -> None:
        """These seats hear which token it was, all others only that it happened: one line for everybody. In the solo
        mode nothing is hidden from anybody who looks on."""
        if self.log is None:
            return
        told: dict[str, Arg] = {"seat": seat, "other": other} if other else {"seat": seat}
        if not self.solo:
            unaware = tuple(one for one in (*self.seats, None) if one not in seats)
            self.log.append(Message(f"log-{id}", told, unaware))
        which = told | {"token": self.content.ids[token]}
        self.log.append(Message(f"log-{id}-token", which, None if self.solo else seats))

    def tell_placed(self, side: int, kind: int, counts_as: int, spot: Spot) -> None:
        if self.log is None:
            return
        seat, ids = self.seats[side], self.content.ids
        self.log.append(Message("log-placed", {"seat": seat, "token": ids[kind], **spot.told}))
        if kind != counts_as:
            self.log.append(Message("log-spy", {"seat": seat, "token": ids[counts_as]}))

    def tell_move(self, id: str, seat: Seat, theatre: int, before: int, steps: Callable[..., Sum], *of: Any) -> None:
        """A marker has moved, by the steps that this function finds out, as far as the track goes: how far, and where
        it stands now."""
        if self.log is None:
            return
        made = steps(*of).at_most(abs(self.markers[theatre] - before), "track-end")
        told = {"seat": seat, "theatre": self.ground(theatre).id, "steps": made, **self.where(theatre)}
        self.log.append(Message(f"log-{id}", told))

    def tell_campaign(self, winner: int, theatre: str, row: int, points: int, bonus: int) -> None:
        if self.log is None:
            return
        seat, total = self.seats[winner], self.points[winner]
        told: dict[str, Arg] = {"seat": seat, "theatre": theatre, "row": row + 1, "points": points, "total": total}
        more: dict[str, Arg] = {"bonus": bonus} if bonus else {}
        self.log.append(Message("log-campaign-bonus" if bonus else "log-campaign", told | more))

    def where(self, theatre: int) -> dict[str, Arg]:
        """Where a marker stands, for sentences: so far from the centre, on whose half."""
        marker = self.markers[theatre]
        ahead = leader(marker)
        return {"at": abs(marker), "half": "centre" if ahead == NOTHING else self.seats[ahead]}


class Asked(Decision, frozen=True):
    """A question to a seat. Which seats there are depends on the map, so that it is named and not numbered."""

    seat: Seat

    def prompt(self, s: Blitzkrieg) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}", {"seat": self.seat, **self.told(s)})

    def told(self, s: Blitzkrieg) -> dict[str, Arg]:
        """What the question says besides whom it is put to."""
        return {}


def occupant(side: int, kind: int) -> int:
    """How a token that lies on a space is written down."""
    return 1 + side + 2 * kind


def owner(lying: int) -> int:
    """Whose token lies there."""
    return (lying - 1) & 1


def kind_on(lying: int) -> int:
    return (lying - 1) >> 1


def free_spaces(s: Blitzkrieg, theatre: int, row: int) -> list[int]:
    """The spaces of a campaign on which nothing lies."""
    spaces = s.spaces
    return [space for space in s.board.theatres[theatre].rows[row] if not spaces[space]]


def refresh(s: Blitzkrieg, theatre: int) -> None:
    """Note anew which spaces of a theatre are open to all tokens."""
    row, spots, rows = s.rows[theatre], s.board.spots, s.ground(theatre).rows
    free = free_spaces(s, theatre, row) if 0 <= row < len(rows) else []
    s.open[theatre] = key(theatre, [spots[space] for space in free])


def leader(marker: int) -> int:
    """The side on whose half the marker stands, NOTHING in the centre."""
    return 0 if marker > 0 else 1 if marker < 0 else NOTHING
