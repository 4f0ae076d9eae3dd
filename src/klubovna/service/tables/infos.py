"""What is told of a table around its game: who sits there, what was agreed, how long each has thought, what is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

import klubovna
from klubovna.bots.players import levels
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import PACK, is_own
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Header
from klubovna.service.moments import millis
from klubovna.service.packs import pack_title
from klubovna.service.tables.clock import Clock
from klubovna.service.tables.rows import BOT, OPEN, PERSON, Line, Place, TableRow
from klubovna.service.wire import ChatLine, ClockInfo, EndingInfo, Said, SeatInfo, Status, TableInfo

Link: TypeAlias = Callable[[Place], str | None]
"""The link of a seat, for whoever may give it away."""
OWN = "own"
"""What is said instead of a text of the players' own."""


def status(row: TableRow, places: list[Place]) -> Status:
    if row.over:
        return "over"
    return "waiting" if OPEN in [place.kind for place in places] else "running"


def table_info(
    row: TableRow,
    places: list[Place],
    seq: int,
    person: str,
    present: set[str],
    link: Link,
    deciding: Seat | None = None,
) -> TableInfo:
    """A table as one person may know it; the key is in it only when the game is over."""
    header = row.agreed()
    return TableInfo(
        id=row.id,
        game=row.game,
        options={name: OWN if is_own(value) else value for name, value in header.options.items() if name != PACK},
        public=row.public,
        status=status(row, places),
        seats=[_seat_info(row, place, person, present, link) for place in places],
        host=bool(person) and row.host == person,
        seq=seq,
        created=row.created,
        key_hash=header.key_hash,
        hints=row.hints,
        stand_in=row.stand_in,
        key=row.key if row.over else None,
        outcome=row.result(),
        deciding=deciding,
        rematch=row.rematch,
        levels=_levels(row, header),
        ending=_ending(row, places, person),
        pack=pack_title(header.options),
        along=row.along if row.along or ones_own(row, places, person) else None,
    )


def ones_own(row: TableRow, places: list[Place], person: str) -> bool:
    """Whether it is a table with one person, who opened it: nobody else has secrets there, and nobody watches."""
    if not person or row.host != person or row.public or row.over or row.key is None:
        return False
    mine = [place.person == person and not place.outside for place in places]
    return any(mine) and all(own or _bots(place) for own, place in zip(mine, places, strict=True))


def _bots(place: Place) -> bool:
    return place.kind == BOT and place.person is None and not place.outside


def _levels(row: TableRow, header: Header) -> list[str]:
    """None at a table that is over, or whose game is no longer on the shelf."""
    if row.over:
        return []
    try:
        return levels(klubovna.game(row.game), header.options)
    except Unreadable:
        return []


def asked_to_end(row: TableRow, places: list[Place]) -> set[str]:
    """The people who have to agree with whoever asks to end the game. (Programs are not asked.)"""
    people = {place.person for place in places if place.kind == PERSON and not place.outside}
    return {person for person in people if person and person != row.end_by}


def agreed_to_end(row: TableRow) -> set[str]:
    return set(msgspec.json.decode(row.end_agreed, type=list[str])) if row.end_agreed else set()


def _ending(row: TableRow, places: list[Place], person: str) -> EndingInfo | None:
    if row.over or row.end_by is None:
        return None
    by = next((place.seat for place in places if place.person == row.end_by), None)
    waits = asked_to_end(row, places) - agreed_to_end(row)
    return EndingInfo(by, bool(person) and row.end_by == person, person in waits)


def _seat_info(row: TableRow, place: Place, person: str, present: set[str], link: Link) -> SeatInfo:
    you = bool(person) and place.person == person
    gives_away = not row.over and (you or (place.kind == OPEN and bool(person) and row.host == person))
    return SeatInfo(
        seat=place.seat,
        kind=place.kind,  # type: ignore[arg-type]
        name=(place.bot or "") if place.kind == "bot" else place.name,
        you=you,
        present=place.person is not None and place.person in present,
        bot=place.bot if place.kind == "bot" else None,
        link=link(place) if gives_away else None,
        standing_in=place.standing_in if place.kind == "person" else None,
        outside=place.outside and place.kind == PERSON,
    )


def clock_info(clock: Clock, running: bool) -> ClockInfo:
    since = millis(clock.since) if running and clock.since is not None else None
    return ClockInfo({seat: millis(used) for seat, used in clock.used.items()}, since)


def chat_line(line: Line) -> ChatLine:
    house = msgspec.json.decode(line.said, type=Said) if line.said else None
    return ChatLine(line.n, line.at, line.name, line.seat, line.text, house)
