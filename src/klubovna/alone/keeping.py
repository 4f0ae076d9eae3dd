"""What the house for one keeps, on three shelves of keys and bytes, and how it is read again.

Nothing is ever written over unseen: what was there first is there (`add`), so of two tabs that do something at once
one is told that it has lost, reads again and tries anew.

    tables    <table>/<n>       the row and the places; n goes up with every change, and only the last one is there
    entries   <table>/<seq>     the entries that were stored together, the first of them with this number; none in it:
                                here it ended
    notes     person, learned/<game>/<lesson>, puzzled/<game>/<puzzle>, draft/<draft>/<n>, and of a table
              said/<table>/<n>, keepsake/<table>/<eyes>, review/<table>, reviewed/<table>/<n>, along/<table>
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

import msgspec

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Entry
from klubovna.service.refusals import Refused
from klubovna.service.tables.rows import Place, TableRow, moves
from klubovna.service.wire import Said, encode

Shelf: TypeAlias = Literal["tables", "entries", "notes"]
VERSION = 1
"""Of what is kept; what has a higher one was written by a newer house."""
T = TypeVar("T")


class Deed(msgspec.Struct, frozen=True):
    """`put` lays something under a key, `add` only where nothing lies, `drop` takes away what does."""

    what: Literal["put", "add", "drop"]
    shelf: Shelf
    key: str
    value: bytes = b""

    @property
    def table(self) -> str:
        """The table that it is about, if it is about one."""
        parts = self.key.split("/")
        if self.shelf != "notes":
            return parts[0]
        return parts[1] if parts[0] in OF_TABLES else ""


OF_TABLES = ("said", "keepsake", "review", "reviewed", "along")
"""Notes about tables."""


class Lost(Exception):
    """Another tab was faster; look again at what is stored."""


class Full(Exception):
    """There is no room for more. Nothing was stored."""


class Store(Protocol):
    async def read(self, shelf: Shelf, prefix: str = "") -> Sequence[tuple[str, bytes]]:
        """Everything whose key begins like this, in the order of the keys."""

    async def keep(self, deeds: Sequence[Deed]) -> None:
        """All or nothing, and safe when it returns. Raises Lost where something lies already that was to be added, and
        Full."""


class Watched:
    """A store that says which tables were changed."""

    def __init__(self, store: Store, changed: Callable[[str], None]) -> None:
        self._store, self._changed = store, changed
        self.read = store.read

    async def keep(self, deeds: Sequence[Deed]) -> None:
        await self._store.keep(deeds)
        for table in {deed.table for deed in deeds}:
            self._changed(table)


class Aside(Refused):
    """What can't be read is left where it lies."""

    def __init__(self, kind: str, text: str, reason: Said) -> None:
        super().__init__(409, kind, text, reason=reason)


def newer() -> Aside:
    text = "this was kept by a newer house; it is left as it is"
    return Aside("newer", text, Said("error-newer"))


def spoiled(problem: Exception) -> Aside:
    text = f"what is kept of this can't be read and is left as it is: {problem}"
    return Aside("spoiled", text, Said("error-spoiled"))


class Versioned(msgspec.Struct, frozen=True):
    v: int


class KeptTable(msgspec.Struct, frozen=True):
    row: TableRow
    places: list[Place]
    v: int = VERSION


class KeptTurn(msgspec.Struct, frozen=True):
    """What was stored together, and how the table stood after it, so that it can be listed without being played."""

    at: float
    lines: list[msgspec.Raw]
    deciding: Seat | None = None
    last: Said | None = None
    """What was said last, as the one who plays here hears it."""
    v: int = VERSION


class KeptNote(msgspec.Struct, frozen=True):
    """What it holds is known by its key."""

    what: msgspec.Raw
    v: int = VERSION


def written(thing: msgspec.Struct) -> bytes:
    return encode(thing)


def noted(thing: object) -> bytes:
    return encode(KeptNote(msgspec.Raw(encode(thing))))


def read(value: bytes, shape: type[T]) -> T:
    """Raises Aside where it was written by a newer house, or is spoiled."""
    try:
        if msgspec.json.decode(value, type=Versioned).v > VERSION:
            raise newer()
        return msgspec.json.decode(value, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise spoiled(problem) from None


def read_note(value: bytes, shape: type[T]) -> T:
    what = read(value, KeptNote).what
    try:
        return msgspec.json.decode(what, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise spoiled(problem) from None


def numbered(table: str, n: int) -> str:
    """In the order of the numbers."""
    return f"{table}/{n:08}"


def number(key: str) -> int:
    return int(key.rpartition("/")[2])


class Summary(msgspec.Struct, frozen=True):
    """Of the record of a table, what a list of tables says."""

    seq: int = 0
    at: float | None = None
    """When something was stored last."""
    deciding: Seat | None = None
    last: Said | None = None


async def by_game(store: Store, what: str, shape: type[T]) -> dict[tuple[str, str], T]:
    """Notes of one kind, by game and name. What can't be read is left where it is."""
    found = dict[tuple[str, str], T]()
    for key, value in await store.read("notes", f"{what}/"):
        _, game, name = key.split("/")
        try:
            found[game, name] = read_note(value, shape)
        except Aside:
            continue
    return found


class Turns(msgspec.Struct):
    """The record of a table as it is kept."""

    entries: list[Entry] = []
    times: list[float] = []
    summary: Summary = Summary()


async def turns(store: Store, table: str, since: int = 0) -> Turns:
    """The entries from this one on, and when they were stored. What another tab stored together is read together."""
    found = Turns([], [])
    for key, value in await store.read("entries", f"{table}/"):
        turn, first = read(value, KeptTurn), number(key)
        later = moves([bytes(line).decode() for line in turn.lines])[max(0, since - first) :]
        found.entries += later
        found.times += [turn.at] * len(later)
        stands = turn if turn.lines else found.summary
        found.summary = Summary(first + len(turn.lines), turn.at, stands.deciding, stands.last)
    return found
