"""A game looked at again. The table is played anew from its record, a little further for each step that is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import klubovna
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Entry, Record, Undone
from klubovna.kernel.replay import replay
from klubovna.kernel.table import Table
from klubovna.service.eyes import Audience
from klubovna.service.wire import Replay, Said, said


class Reader:
    """Somewhere in a record. Going on is cheap, going back begins anew."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._steps: Iterator[tuple[Entry | None, Table]] = replay(
            klubovna.game(record.header.game), record, known=True
        )
        self.at = 0
        self.label: Message | None = None
        self.entry, self.table = next(self._steps)
        self._audience = Audience(self.table)

    def go(self, at: int) -> None:
        while self.at < at:
            self.label = _label(self.table, self.record.entries[self.at])
            self.entry, self.table = next(self._steps)
            self.at += 1

    def goes_on(self, record: Record) -> bool:
        """Whether this is the same record, or how it went on; if so, it is read from now on."""
        same = record.header == self.record.header and record.entries[: self.at] == self.record.entries[: self.at]
        if same:
            self.record.entries[self.at :] = record.entries[self.at :]
        return same

    def reaches(self, at: int, seat: Seat | None) -> bool:
        """Whether the way to this step can still be seen through these eyes."""
        return self.at < at or (self.at == at and (at == 0 or self._audience.eyes(seat).since(at - 1) is not None))

    def step(self, at: int, seat: Seat | None, *, open_to_all: bool) -> Replay:
        """A step that is reached, and how it came about. While the game runs, what others chose or luck brought is told
        by the log alone."""
        if self.at < at:
            self.go(at - 1)
            self._audience.eyes(seat)  # from here on they watch
            self.go(at)
        eyes = self._audience.eyes(seat)
        way = [] if at == 0 else eyes.since(at - 1)
        scenes = [eyes.afresh()] if way is None else way
        return Replay(
            steps=len(self.record.entries),
            at=at,
            view=msgspec.Raw(eyes.view),
            caption=self._caption(seat, open_to_all),
            by=self.entry.seat if isinstance(self.entry, Chosen) else None,
            log=[msgspec.Raw(line) for line in eyes.lines],  # type: ignore[misc]  # already written
            scenes=[msgspec.Raw(scene) for scene in scenes],  # type: ignore[misc]  # already written
        )

    def _caption(self, seat: Seat | None, open_to_all: bool) -> Said:
        entry, hidden = self.entry, Said("replay-hidden")
        if entry is None:
            return Said("replay-setup")
        if isinstance(entry, Undone):
            return Said("replay-undone")
        if isinstance(entry, Chosen):
            return said(self.label) if self.label and (open_to_all or entry.seat == seat) else hidden
        if open_to_all or not self.table.game.secrets(self.table.state, seat):
            return Said("replay-luck", {"what": _words(entry.what)})
        return hidden


def _label(table: Table, following: Entry) -> Message | None:
    """Asked before it is done: afterwards the table no longer knows what was offered."""
    return table.label(table.game.parse(following.text)) if isinstance(following, Chosen) else None


def _words(what: Any) -> list[str]:
    return [str(thing) for thing in (what if isinstance(what, list) else [what])]
