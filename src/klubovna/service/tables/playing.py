"""Who may choose, take back and answer at a table as it is shown. What comes of it is the room's affair."""

from __future__ import annotations

import random
from typing import TypeVar

from klubovna.bots.players import ask, choose_at_random
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import IllegalMove
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Undone, too_much_undone
from klubovna.kernel.table import Table
from klubovna.service.refusals import conflict, forbidden
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.rows import PERSON
from klubovna.service.tables.shown import Shown

E = TypeVar("E", bound=Ear)


def meant(room: Shown[E], person: str, text: str) -> Action:
    """What somebody at the table wants to choose."""
    if not room.seats_of(person):
        raise _only_who_sits()
    return room.table.game.parse(text)


def chooser(room: Shown[E], person: str) -> Seat:
    """The seat for which a person chooses now."""
    if not room.running:
        raise conflict("over" if room.row.over else "waiting", "the game is not running")
    seats, deciding = [place.seat for place in room.seats_of(person)], room.table.seat
    seat = deciding if deciding is not None and deciding in seats else seats[0]
    if room.place(seat).kind != PERSON:
        raise forbidden("bot-plays", "a bot plays for this seat; take it back first")
    return seat


def left_to_luck(room: Shown[E], seq: int, seat: Seat) -> Action | None:
    """What luck chooses for a bot that could not; nothing where the table has moved on. The caller holds the lock."""
    table = room.table
    if room.seq != seq or table.seat != seat:
        return None
    return ask(choose_at_random, table.game, table.state, seat, table.options, random.SystemRandom())


def already(room: Shown[E], person: str, seq: int, text: str) -> None:
    """Raises unless just this was chosen then."""
    entries = room.table.record.entries
    taken = entries[seq] if 0 <= seq < len(entries) else None
    mine = {place.seat for place in room.seats_of(person)}
    if not isinstance(taken, Chosen) or taken.text != text or taken.seat not in mine:
        raise room.stale(person)


def taken_back(room: Shown[E], person: str, seq: int) -> Seat | None:
    """The seat whose choice may be taken back; None: it was already. Raises where it may not be."""
    mine = {place.seat for place in room.seats_of(person)}
    if not mine:
        raise _only_who_sits()
    entries = room.table.record.entries
    if seq != room.seq:
        if 0 <= seq < len(entries) and isinstance(entries[seq], Undone):
            return None
        raise room.stale(person)
    seat = room.table.may_undo
    if room.row.over or seat is None or seat not in mine or room.place(seat).kind != PERSON:
        raise _refused(room.table, "error-nothing-to-undo")
    if not room.table.can_undo:
        room.tell_moment()  # now it is known, so it is not offered any more
        raise _refused(room.table, "error-showed-something")
    if too_much_undone(1 + sum(isinstance(e, Undone) for e in entries), len(room.table.record.line())):
        raise _refused(room.table, "error-undone-enough")
    return seat


def may_answer_undo(room: Shown[E], person: str) -> None:
    """Raises unless others ask this person."""
    asker = room.undo_asked_by()
    if asker is None:
        raise conflict("not-asked", "nobody asks to take anything back")
    if room.place(asker).person == person or not room.seats_of(person):
        raise forbidden("not-yours", "the others at the table answer this")


def bot_asked(room: Shown[E]) -> tuple[Seat, str] | None:
    """The seat and the bot, if one has to choose now."""
    seat = None if room.broken else room.table.seat
    player = None if seat is None else room.place(seat).player
    return None if seat is None or player is None or not room.running else (seat, player)


def _only_who_sits() -> Exception:
    return forbidden("watching", "only those who sit at the table may play")


def _refused(table: Table, reason: str) -> IllegalMove:
    return IllegalMove(Message(reason), table.game.texts("en").text(reason))
