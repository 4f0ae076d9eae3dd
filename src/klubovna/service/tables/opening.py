"""Opening a table: what is agreed before, who sits where, and the row that is kept of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

import klubovna
from klubovna.bots.players import bot as find_bot
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import PACK, Game, Setting, Settings, is_own
from klubovna.kernel.luck import KEY_BYTES, commitment
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Header, Record
from klubovna.kernel.table import Table
from klubovna.service import moments, wire
from klubovna.service.refusals import unreadable, unsound
from klubovna.service.tables.rows import BOT, OPEN, PERSON, Place, TableRow, key_text

LONGEST = 60


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a table is opened; a seat is `me`, `open` or `bot:<name>`."""

    game: str
    options: dict[str, Setting] = {}
    seats: dict[str, str] = {}
    public: bool = False
    hints: bool = True
    """Whether those who sit there may ask for hints."""
    stand_in: str | None = None
    """The name of the bot that plays for a person who has been away for a while; None: nobody does."""


class Agreed(NamedTuple):
    """Of that, what is about the table and not about the game."""

    public: bool = False
    hints: bool = True
    stand_in: str | None = None


USUAL = Agreed()


class Somebody(Protocol):
    """Whoever opens a table."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class Wish(NamedTuple):
    """A new table that can be had: who sits where, by `me`, `open` or `bot:<name>`."""

    game: Game
    settings: Settings
    seats: dict[Seat, str]
    agreed: Agreed

    @property
    def own(self) -> bool:
        """Whether a text of the players' own is in it."""
        return any(is_own(value) for value in self.settings.values())


def wish(new: NewTable) -> Wish:
    """Seats that are not spoken of: the first is mine, the others are open. Raises where it can't be had."""
    game = klubovna.game(new.game)
    settings = _settings(game, new.options)
    seats = game.seated(settings)
    for seat in new.seats:
        if seat not in seats:
            raise unreadable(f"{game.id} has no seat {seat!r}; there are: {', '.join(seats)}")
    if new.stand_in is not None:
        find_bot(new.stand_in)
    wanted = {seat: new.seats.get(seat, "open" if new.seats or i else "me") for i, seat in enumerate(seats)}
    return Wish(game, settings, wanted, Agreed(new.public, new.hints, new.stand_in))


def _settings(game: Game, options: Mapping[str, Setting]) -> Settings:
    try:
        return game.settings(options, own=True)
    except Broken as fault:
        raise unsound(f"{PACK}: it can't be read", moments.faults([fault])) from None


def places(id: str, seats: Mapping[Seat, str], me: Somebody) -> list[Place]:
    return [_place(id, i, seat, who, me) for i, (seat, who) in enumerate(seats.items())]


def _place(id: str, place: int, seat: str, who: str, me: Somebody) -> Place:
    empty = Place(board=id, seat=seat, place=place, kind=OPEN, person=None, name="", bot=None, lock=0)
    if who == "open":
        return empty
    if who == "me":
        return msgspec.structs.replace(empty, kind=PERSON, person=me.id, name=me.name)
    kind, _, name = who.partition(":")
    if kind != "bot":
        raise unreadable(f"a seat is 'me', 'open' or 'bot:<name>', not {who!r}")
    find_bot(name)
    return msgspec.structs.replace(empty, kind=BOT, bot=name)


def new_game(game: Game, options: Mapping[str, Setting]) -> Table:
    """Only what can be agreed counts: who opens a table does not choose its dice."""
    settings = game.settings(options, own=True)
    return Table(game, game.content(settings), settings, new_key())


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def played_on(table: Table, seat: Seat, rival: str) -> dict[Seat, str]:
    """From where this table stands luck is the house's; a bot sits at all other seats. Returns who sits where."""
    key = new_key()
    table.entrust(key)
    table.record.header = msgspec.structs.replace(table.record.header, key_hash=commitment(key))
    return {one: "me" if one == seat else f"bot:{rival}" for one in table.seats}


def brought(id: str, record: Record, me: Somebody) -> list[Place]:
    """Who sits at the table of a record that somebody brought: it is over, to be watched, or a solo game that they may
    play on."""
    game = klubovna.game(record.header.game)
    seats = game.seated(game.settings(record.header.options, own=True))
    if record.outcome is None and len(seats) > 1:
        raise unreadable("only games for one can be played on from a record")
    if record.outcome is None and record.key is None:
        raise unreadable("the record has no key, so nobody knows its dice and it can't be played on")
    found = places(id, dict.fromkeys(seats, "open"), me)
    for place in found:
        place.kind, place.name = PERSON, printable(record.header.seats.get(place.seat, ""))[:LONGEST]
        if record.outcome is None:
            place.person, place.name = me.id, me.name
    return found


def again(id: str, before: Sequence[Place]) -> list[Place]:
    """The same people and bots at a new table."""
    found = [msgspec.structs.replace(place, board=id, lock=0) for place in before]
    for place in found:
        place.standing_in = place.seen = None
        if place.outside or (place.kind == PERSON and place.person is None):
            place.kind, place.person, place.name, place.bot, place.outside = OPEN, None, "", None, False
    return found


def row(id: str, host: str, table: Table, agreed: Agreed, now: float, brought: int = 0) -> TableRow:
    """As the table is kept; whose seats it has, their places tell."""
    record = table.record
    header: Header = msgspec.structs.replace(record.header, seats=dict.fromkeys(record.header.seats, ""))
    return TableRow(
        id=id, game=header.game, header=wire.encode(header).decode(), key=key_text(record.key), public=agreed.public,
        host=host, created=now, over=record.outcome is not None, outcome=written(table), undo_by=None, undo_seq=None,
        rematch=None, hints=agreed.hints, stand_in=agreed.stand_in, brought=brought,
    )  # fmt: skip


def written(table: Table) -> str | None:
    """How the game ended, as it is kept."""
    return wire.encode(table.outcome).decode() if table.outcome else None


def printable(text: str) -> str:
    """Without what no keyboard writes: zero bytes, half characters, signs that turn the line around."""
    return "".join(c for c in text if c.isprintable() or c == "\n").strip()
