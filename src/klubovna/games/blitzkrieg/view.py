"""What a seat may see, built from nothing. Whoever is not at the table sees neither reserve; in the solo mode there are
no screens and everybody sees what the player sees. When the game is over the screens are taken away."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from klubovna.games.blitzkrieg import trace
from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.board import Board, Key, has
from klubovna.games.blitzkrieg.rules.effects import in_bank
from klubovna.games.blitzkrieg.rules.placing import DeployMore
from klubovna.games.blitzkrieg.state import CLOSED, DORMANT, NOTHING, UNSEEN, Blitzkrieg, kind_on, leader, owner
from klubovna.kernel.messages import Seat


class SpaceView(msgspec.Struct, frozen=True):
    id: str
    open: bool
    """Free, and of the active campaign."""
    token: str | None
    seat: Seat | None
    guise: str | None
    """What a spy was here."""


class TheatreView(msgspec.Struct, frozen=True):
    id: str
    status: Literal["active", "closed", "dormant"]
    campaign: int
    """The active campaign from 1; 0 for none."""
    marker: int
    """Steps from the centre: above 0 on the half of the side that begins, below on the other's."""
    leader: Seat | None
    spaces: tuple[SpaceView, ...]
    won: tuple[tuple[Seat, ...], ...]
    """Who won each campaign: nobody yet, one side, or both."""


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    automatic: bool
    points: int
    reserve: list[str] | None
    """In the order in which it was drawn; None behind a screen."""
    reserve_count: int
    bag: list[str] | None
    """What its owner knows to be in the bag, in no order; None to others."""
    bag_count: int
    weapons: int
    """Special weapons taken from the bank and not yet placed."""
    returned: list[str]
    """Tokens that were bombed back into the bag, first to last, for those who saw them."""
    last: str | None
    """What it placed last, as what it counted: this is what a spy would be."""


class SoloView(msgspec.Struct, frozen=True):
    level: str
    stratagem: str | None
    """Drawn for the opponent's last turn…"""
    repeats: str | None
    """…and what it repeated."""
    cup: list[str]


class BlitzkriegView(msgspec.Struct, frozen=True):
    map: str
    turn: int
    """Turns begun so far, of both sides together; 0 while the table is being set."""
    mover: Seat
    """Whose turn it is."""
    theatres: list[TheatreView]
    sides: list[SideView]
    """The one that begins first."""
    bank: int
    goal: int
    laid: list[str]
    """The spaces where the last turn that laid something down did so."""
    deploying: str | None
    """The theatre in which a rapid deployment may go on."""
    solo: SoloView | None


def view(s: Blitzkrieg, seat: Seat | None) -> BlitzkriegView:
    board, top = s.board, s.stack[-1] if s.stack else None
    return BlitzkriegView(
        map=board.id,
        turn=s.turn,
        mover=board.seats[s.mover],
        theatres=[_theatre(s, theatre) for theatre in range(len(board.theatres))],
        sides=[_side(s, side, seat) for side in (0, 1)],
        bank=in_bank(s),
        goal=s.content.rules.victory.points,
        laid=[board.spots[space].id for space in s.laid[1:]],
        deploying=s.ground(top.theatre).id if isinstance(top, DeployMore) else None,
        solo=SoloView(s.level, s.stratagem if s.turn else None, s.repeated or None, list(s.cup)) if s.solo else None,
    )


def _theatre(s: Blitzkrieg, theatre: int) -> TheatreView:
    lying = tuple([s.spaces[space] for space in s.board.theatres[theatre].spaces])
    won = tuple([(row, winner) for where, row, winner in s.won if where == theatre])
    row, open_key = s.rows[theatre], s.open[theatre]
    return _drawn(s.content, s.board, theatre, s.markers[theatre], row, open_key, lying, s.guises, won)


@lru_cache(maxsize=20_000)
def _drawn(
    content: Box,
    board: Board,
    theatre: int,
    marker: int,
    row: int,
    open_key: Key,
    lying: tuple[int, ...],
    guises: tuple[tuple[int, int], ...],
    won: tuple[tuple[int, int], ...],
) -> TheatreView:
    """Made once: between two looks at the table most theatres stay as they are."""
    ground, ids, ahead, was = board.theatres[theatre], content.ids, leader(marker), dict(guises)
    spaces = []
    for space, token in zip(ground.spaces, lying, strict=True):
        spot = board.spots[space]
        if token:
            guise = ids[was[space]] if space in was else None
            spaces.append(SpaceView(spot.id, False, ids[kind_on(token)], board.seats[owner(token)], guise))
        else:
            spaces.append(SpaceView(spot.id, has(open_key, spot), None, None, None))
    return TheatreView(
        id=ground.id,
        status="closed" if row == CLOSED else "dormant" if row == DORMANT else "active",
        campaign=max(row + 1, 0),
        marker=marker,
        leader=None if ahead == NOTHING else board.seats[ahead],
        spaces=tuple(spaces),
        won=tuple([_winners(board, row, dict(won)) for row in range(len(ground.rows))]),
    )


def _winners(board: Board, row: int, won: dict[int, int]) -> tuple[Seat, ...]:
    if row not in won:
        return ()
    return board.seats if won[row] == NOTHING else (board.seats[won[row]],)


def _side(s: Blitzkrieg, side: int, seat: Seat | None) -> SideView:
    ids, special, own = s.content.ids, s.content.special, s.seats[side]
    reserve, bag = s.reserves[side], s.bags[side]
    open_to_all = s.solo or s.outcome is not None
    known, last = open_to_all or seat == own, s.last[side]
    return SideView(
        seat=own,
        automatic=own not in s.players,
        points=s.points[side],
        reserve=[ids[kind] for kind in reserve] if known else None,
        reserve_count=len(reserve),
        bag=["unseen" if kind == UNSEEN else ids[kind] for kind in bag] if known else None,
        bag_count=len(bag),
        weapons=len([kind for kind in (*reserve, *bag) if kind == UNSEEN or kind in special]),
        returned=[ids[kind] for kind in trace.bombed(s.trace, side)] if seat in s.seats else [],
        last=None if last == NOTHING else ids[last],
    )
