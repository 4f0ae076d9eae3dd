"""What only a database keeps, as it is read: people, reviews, the lines of a record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from klubovna.kernel.record import Entry
from klubovna.server.storage.moves import Rows


class Review(msgspec.Struct, kw_only=True):
    """How far the review of a table is."""

    board: str
    total: int
    failed: bool


class Person(msgspec.Struct, kw_only=True):
    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    created: float


def entry_rows(id: str, first: int, entries: Sequence[Entry], at: float) -> Rows:
    encode = msgspec.json.encode
    return [{"board": id, "seq": first + i, "line": encode(e).decode(), "at": at} for i, e in enumerate(entries)]
