"""A table as it is kept, wherever that is: what was agreed, who sits where, what was said, the lines of its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.frames import Outcome
from klubovna.kernel.luck import KEY_BYTES
from klubovna.kernel.record import Entry, Header, Record

PERSON, BOT, OPEN = "person", "bot", "open"
_entries = msgspec.json.Decoder(Entry)
_headers = msgspec.json.Decoder(Header)


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is stored, without its entries."""

    id: str
    game: str
    header: str
    key: str | None
    public: bool
    host: str
    created: float
    over: bool
    outcome: str | None
    undo_by: str | None
    undo_seq: int | None
    rematch: str | None
    hints: bool
    stand_in: str | None
    brought: int = 0
    end_by: str | None = None
    end_agreed: str | None = None
    along: bool = False
    """It goes along with the browser of whoever plays there (`along.py`)."""

    def agreed(self) -> Header:
        with spoiled():
            return _headers.decode(self.header)

    def result(self) -> Outcome | None:
        with spoiled():
            return msgspec.json.decode(self.outcome, type=Outcome) if self.outcome else None


@contextmanager
def spoiled() -> Iterator[None]:
    """What nobody can read any more is one table's trouble, and said as such."""
    try:
        yield
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as problem:
        raise Broken(f"what is stored of this table is spoiled: {problem}") from None


class Place(msgspec.Struct, kw_only=True):
    """A seat: who sits there, or which bot."""

    board: str
    seat: str
    place: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    lock: int
    standing_in: str | None = None
    seen: float | None = None
    outside: bool = False

    @property
    def player(self) -> str | None:
        """The bot that plays here now, if one does."""
        return (self.bot or "random") if self.kind == BOT else self.standing_in


class Line(msgspec.Struct, kw_only=True):
    """Something said at a table."""

    n: int
    board: str
    at: float
    person: str | None
    name: str
    seat: str | None
    text: str
    said: str | None


def record(row: TableRow, places: Sequence[Place], entries: list[Entry]) -> Record:
    """The whole record, with the names of those who sit there now, and with the key."""
    header = msgspec.structs.replace(row.agreed(), seats={place.seat: place.name for place in places})
    with spoiled():
        key = bytes.fromhex(row.key) if row.key else None
    return Record(header, entries, row.result(), key)


def moves(lines: Iterable[str]) -> list[Entry]:
    """As they stand in the record."""
    with spoiled():
        return [_entries.decode(line) for line in lines]


def key_text(key: bytes | None) -> str | None:
    if key is not None and len(key) != KEY_BYTES:
        raise ValueError("a key has 32 bytes")
    return key.hex() if key else None
