"""What happened between two moments of a record, told again to a pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice

import msgspec

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Entry, Record, Undone
from klubovna.kernel.replay import replay
from klubovna.service.eyes import Audience
from klubovna.service.wire import Story

MOST = 400
"""Of so many entries the story is told."""
CHAPTERS = ("log-round", "log-turn")
"""Messages with which a turn or a round begins."""


def recap(record: Record, seat: Seat | None) -> int:
    """After how many entries the last thing begins that others did and this seat could only look at. Where nobody else
    chooses it is the choice that led to the last turn or round, as the table's own answers lie between them. How the
    table was laid out is no part of it. For those who watch, the others are whoever chose last."""
    counting = _counting(record.entries)
    chosen = [(at, entry.seat) for at, entry in counting if isinstance(entry, Chosen)]
    if not chosen:
        return 0
    last = chosen[-1][1]
    own = {n for n, chooser in chosen if (chooser == seat if seat else chooser != last)}
    if len(own) == len(chosen):
        return _led_here(Record(record.header, [entry for _, entry in counting]), [at for at, _ in counting])
    theirs = max(n for n, _ in chosen if n not in own)
    return max((n + 1 for n in own if n < theirs), default=chosen[0][0])


def _counting(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """Without what was undone, each with its place."""
    kept: list[tuple[int, Entry]] = []
    for at, entry in enumerate(entries):
        if isinstance(entry, Undone):
            kept.pop()
        else:
            kept.append((at, entry))
    return kept


def _led_here(record: Record, places: Sequence[int]) -> int:
    """The place of the last choice after which a new turn or round was told of; where none was, of the first."""
    last: int | None = None
    found: int | None = None
    heard = 0
    for at, (entry, table) in zip((0, *places), replay(_game(record), record, known=True), strict=True):
        if isinstance(entry, Chosen):
            last = at
        log = table.log
        if last is not None and (found is None or any(message.id in CHAPTERS for message in log[heard:])):
            found = last
        heard = len(log)
    return found or 0


def _game(record: Record) -> Game:
    return klubovna.game(record.header.game)


def tell(record: Record, seat: Seat | None, since: int | None, until: int) -> Story:
    """From one entry to another; without the one to begin at, the recap. What was done and taken back on the way is
    passed over."""
    until = min(until, len(record.entries))
    if since is None:
        since = recap(Record(record.header, record.entries[:until]), seat)
    since = max(min(since, until), until - MOST)
    steps = replay(_game(record), Record(record.header, record.entries[:until]), known=True)
    for _, last in islice(steps, since + 1):
        table = last
    audience = Audience(table)
    eyes = audience.eyes(seat)
    first, earlier = eyes.view, list[bytes]()
    told: list[list[bytes]] = []
    """The scenes of each entry that counts."""
    for entry, _ in steps:
        before = eyes.seq
        eyes = audience.eyes(seat)
        if not isinstance(entry, Undone):
            told.append(eyes.since(before) or [])
        elif told:
            told.pop()
        else:  # what was taken back had been done before the story begins
            earlier.append(eyes.afresh())
    scenes = [msgspec.Raw(scene) for scene in chain(earlier, *told)]
    return Story(since, until, seat, msgspec.Raw(first), scenes)  # type: ignore[arg-type]  # already written
