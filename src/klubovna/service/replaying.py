"""A game looked at again. The table is played anew from its record, a little further for each step that is asked."""

from __future__ import annotations

from collections.abc import Iterator

import klubovna
from klubovna.kernel.messages import Message
from klubovna.kernel.record import Chosen, Entry, Record
from klubovna.kernel.replay import replay
from klubovna.kernel.table import Table


class Reader:
    """Somewhere in a record. Going on is cheap, going back begins anew."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._steps: Iterator[tuple[Entry | None, Table]] = replay(klubovna.game(record.header.game), record)
        self.at = -1
        self.entry: Entry | None = None
        self.label: Message | None = None
        self.table: Table
        self.go(0)

    def go(self, at: int) -> None:
        while self.at < at:
            following = self._record.entries[self.at] if 0 <= self.at < len(self._record.entries) else None
            self.label = _label(self.table, following) if following else None
            self.entry, self.table = next(self._steps)
            self.at += 1


def _label(table: Table, following: Entry) -> Message | None:
    """Asked before it is done: afterwards the table no longer knows what was offered."""
    return table.label(table.game.parse(following.text)) if isinstance(following, Chosen) else None
