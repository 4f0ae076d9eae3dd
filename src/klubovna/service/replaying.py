"""A game looked at again. The table is played anew from its record, a little further for each step that is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Entry, Record, Undone
from klubovna.kernel.replay import replay
from klubovna.kernel.table import Table
from klubovna.service.eyes import Audience
from klubovna.service.wire import LogLine, Replay, Said, said


class Passage(NamedTuple):
    """A table after one entry of its record, and what was chosen, in the words of the button."""

    entry: Entry | None
    label: Message | None
    table: Table


def passages(game: Game, record: Record, *, known: bool = False) -> Iterator[Passage]:
    """A record from its beginning to its end; raises Broken where it stops being a game. A choice is named before it is
    made: afterwards the table no longer knows what was offered."""
    label: Message | None = None
    for number, (entry, table) in enumerate(replay(game, record, known=known)):
        yield Passage(entry, label, table)
        following = record.entries[number] if number < len(record.entries) else None
        label = table.label(game.parse(following.text)) if isinstance(following, Chosen) else None


class Reader:
    """Somewhere in a record. Going on is cheap, going back begins anew."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._passages = passages(klubovna.game(record.header.game), record, known=True)
        self.at = 0
        self._here = next(self._passages)
        self._audience = Audience(self._here.table)
        self._rounds: tuple[int, list[int]] = (-1, [])
        """The marks of a game for one, and how many entries the record had when they were found."""

    def anew(self) -> Reader:
        """At the beginning of the same record, with what is known of the whole of it."""
        reader = Reader(self.record)
        reader._rounds = self._rounds
        return reader

    def _go(self, at: int) -> None:
        while self.at < at:
            self._here = next(self._passages)
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
            self._go(at - 1)
            self._audience.eyes(seat)  # from here on they watch
            self._go(at)
        eyes = self._audience.eyes(seat)
        way = [] if at == 0 else eyes.since(at - 1)
        scenes = [eyes.afresh()] if way is None else way
        return Replay(
            steps=len(self.record.entries),
            at=at,
            view=msgspec.Raw(eyes.view),
            caption=self._caption(seat, open_to_all, _first_said(scenes)),
            by=self._here.entry.seat if isinstance(self._here.entry, Chosen) else None,
            log=[msgspec.Raw(line) for line in eyes.lines],  # type: ignore[misc]  # already written
            scenes=[msgspec.Raw(scene) for scene in scenes],  # type: ignore[misc]  # already written
            turns=self._turns(),
        )

    def _turns(self) -> list[int]:
        """The steps after which somebody else decides than before; in a game for one, those at which a round begins."""
        chosen = [(at, entry.seat) for at, entry in enumerate(self.record.entries) if isinstance(entry, Chosen)]
        if len({seat for _, seat in chosen}) > 1:
            return [at for (_, before), (at, now) in pairwise(chosen) if now != before]
        if self._rounds[0] != len(self.record.entries):
            self._rounds = (len(self.record.entries), _rounds(self.record))
        return self._rounds[1]

    def _caption(self, seat: Seat | None, open_to_all: bool, heard: Said | None) -> Said:
        """What luck brought, and what others chose in secret, is told as these eyes heard of it."""
        (entry, label, table), hidden = self._here, heard or Said("replay-hidden")
        if entry is None:
            return Said("replay-setup")
        if isinstance(entry, Undone):
            return Said("replay-undone")
        if isinstance(entry, Chosen):
            return said(label) if label and (open_to_all or entry.seat == seat) else hidden
        if heard is None and (open_to_all or not table.game.secrets(table.state, seat)):
            return Said("replay-luck", {"what": _words(entry.what)})
        return hidden


def _rounds(record: Record) -> list[int]:
    """All of it is played for this. In a game without rounds it is one's turn again when luck has had its say."""
    game = klubovna.game(record.header.game)
    if game.rounds is None:
        said = [isinstance(entry, Chosen) for entry in record.entries]
        return [at for at, (before, now) in enumerate(pairwise(said), 1) if now and not before]
    played = [game.rounds(table.state) for _, table in replay(game, record, known=True)]
    return [at for at, (before, now) in enumerate(pairwise(played), 1) if now > before]


class _Told(msgspec.Struct):
    """Of a scene, what is said in it."""

    said: list[LogLine]


_told = msgspec.json.Decoder(_Told)


def _first_said(scenes: list[bytes]) -> Said | None:
    return next((line.said for scene in scenes for line in _told.decode(scene).said), None)


def _words(what: Any) -> list[str]:
    return [str(thing) for thing in (what if isinstance(what, list) else [what])]
