"""Seats handed on while a table is there: to a bot, back, to nobody."""

from __future__ import annotations

from typing import Any, TypeVar

from klubovna.bots.players import bot as find_bot
from klubovna.service.refusals import conflict, forbidden
from klubovna.service.tables.ending import begun
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.rows import BOT, OPEN, PERSON, Place
from klubovna.service.tables.shown import Shown

E = TypeVar("E", bound=Ear)
REPLACEMENT = "club"
"""Who plays on for a program whose seat is taken back."""


def empty(place: Place) -> dict[str, Any]:
    """Nobody sits here any more, and older links are void."""
    return {"kind": OPEN, "person": None, "name": "", "bot": None, "outside": False, "lock": place.lock + 1}


def to_bot(room: Shown[E], person: str, seat: str, bot: str) -> tuple[Place, dict[str, Any]]:
    """My own seat; or, as the host, one where nobody sits. Returns what becomes of it."""
    find_bot(bot)
    place = room.place(seat)
    nobodys = place.person is None and room.row.host == person
    if place.person != person and not nobodys:
        raise forbidden("not-yours", "this seat is not yours to hand on")
    _not_over(room)
    return place, {"kind": BOT, "bot": bot}


def back(room: Shown[E], person: str, seat: str) -> tuple[Place, dict[str, Any]]:
    """From the bot: to me if it played for me, else (as the host) open to anybody. Also from somebody's program; in the
    middle of a game with secrets a bot of the house plays on for it."""
    place, host = room.place(seat), room.row.host == person
    _not_over(room)
    if place.person == person:
        return place, {"kind": PERSON, "bot": None}
    if place.person is None and host and place.kind == BOT and not place.outside:
        return place, {"kind": OPEN, "bot": None}
    if place.person is not None and place.outside and host:
        return place, _bot_instead(room, place) if _knows_secrets(room, place) else empty(place)
    raise forbidden("not-yours", "this seat is not yours to take back")


def _knows_secrets(room: Shown[E], place: Place) -> bool:
    """Whether who sits down there now would see what the one before kept from the others."""
    if room.broken or not begun(room):
        return room.broken != ""
    table = room.table
    return any(table.game.secrets(table.state, seat) for seat in table.seats if seat != place.seat)


def _bot_instead(room: Shown[E], place: Place) -> dict[str, Any]:
    """A program's seat in the middle of a game with secrets: nobody sits down there, not even by a new link. That it
    was a program's stays written down."""
    bot = room.row.stand_in or REPLACEMENT
    return {"kind": BOT, "person": None, "name": "", "bot": bot, "outside": True, "lock": place.lock + 1}


def _not_over(room: Shown[E]) -> None:
    if room.row.over:
        raise conflict("over", "the game is over")
