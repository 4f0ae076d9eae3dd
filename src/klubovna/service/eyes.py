"""The story of a table as it is told to those who look on: each pair of eyes with what it sees and has heard, and how
that came about of late.

The table shows every frame (see `Trail`); a pair of eyes takes a picture after each frame that said something to it.
What changes without a word to it is in the next picture: how many frames were silent is nobody's business.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Undone
from klubovna.kernel.table import Table
from klubovna.service.changes import Picture, changes, picture
from klubovna.service.wire import Said, encode

KEPT = 32
"""So many times that something was told are remembered."""
AT_ONCE = 40
"""Of more new entries than this nobody is told the story; they get to see how it stands."""
FORGOTTEN = 20
"""Eyes that nobody looked through for so long are closed."""


class Told(NamedTuple):
    """What was told at once: from which entry on, and the scenes as they are sent."""

    since: int
    scenes: list[bytes]


class Eyes:
    """One pair of eyes, and their ears. Lines are numbered as they hear them: a gap would tell that something was
    whispered to another."""

    def __init__(self, seat: Seat | None, seq: int, seen: Picture) -> None:
        self.seat, self.seq = seat, seq
        self.seen = seen
        self.lines: list[bytes] = []
        """What they have heard, as it is sent."""
        self.behind = False
        """Whether something may have changed since the last picture."""
        self.unused = 0
        self._new: list[tuple[int, bytes]] = []
        """What was seen and is not yet told: how many lines belong to it, and the changes."""
        self._told: deque[Told] = deque(maxlen=KEPT)

    def hear(self, words: bytes) -> None:
        self.lines.append(b'{"n":%d,"said":%b}' % (len(self.lines), words))

    @property
    def view(self) -> bytes:
        """What they see, as it is sent."""
        return self.seen.written()

    def look(self, seen: Picture, change: bytes, heard: int) -> None:
        """After something was said; or in the end, when nothing was: then it belongs to what was said last."""
        self.seen, self.behind = seen, False
        if heard or (change and not self._new):
            self._new.append((heard, change))
        elif change:
            lines, before = self._new[-1]
            self._new[-1] = (lines, b",".join(filter(None, (before, change))))

    def tell(self, seq: int) -> None:
        """What was seen since then is a story, which can be told again for a while."""
        scenes, end = list[bytes](), len(self.lines)
        for heard, change in reversed(self._new):
            scenes.append(_scene(self.lines[end - heard : end], change))
            end -= heard
        self._told.append(Told(self.seq, scenes[::-1]))
        self.seq = seq
        self._new.clear()

    def forget(self, seq: int) -> None:
        """The way to here can't be told: something was taken back, or there was too much of it."""
        self.seq = seq
        self._new.clear()
        self._told.clear()

    def since(self, seq: int) -> list[bytes] | None:
        """How it came from there to here, in scenes as they are sent; None if that is not known any more."""
        found: list[bytes] = []
        if seq == self.seq:
            return found
        for told in reversed(self._told):
            found = told.scenes + found
            if told.since == seq:
                return found
        return None

    def afresh(self) -> bytes:
        """A scene in which all is new, where the way is not known."""
        return b'{"said":[],"change":[[[],%b]]}' % self.view


def _scene(lines: list[bytes], change: bytes) -> bytes:
    return b'{"said":[%b],"change":[%b]}' % (b",".join(lines), change)


class Glances:
    """What is seen at one time. What several pairs of eyes see alike is found out, compared and written once."""

    def __init__(self, game: Game, s: Any) -> None:
        self._game, self._state = game, s
        self._seen: dict[Seat | None, Picture] = {}
        self._compared: dict[int, tuple[Picture, bytes]] = {}

    def look(self, eyes: Eyes, heard: int) -> None:
        before, alike = eyes.seen, self._game.alike
        whose = None if alike else eyes.seat
        now = self._seen.get(whose)
        if now is None:
            now = self._seen[whose] = picture(self._game.view(self._state, eyes.seat), before)
        known = self._compared.get(id(before)) if alike else None
        if known is None:
            known = self._compared[id(before)] = before, encode(changes(before, now))[1:-1]
        eyes.look(now, known[1], heard)


class Audience:
    """All who look at a table. Whoever asks for a pair of eyes finds them up to date."""

    def __init__(self, table: Table) -> None:
        self._table, self._game = table, table.game
        self._eyes: dict[Seat | None, Eyes] = {}
        self._seq, self._falls = -1, table.falls
        self._heard: list[Message] = []
        """The whole log as it was when last looked at, also what was whispered;"""
        self._words: list[bytes] = []
        """and the same as it is sent."""

    def eyes(self, seat: Seat | None) -> Eyes:
        """Of this seat (None: of whoever only watches), as they see the table now."""
        self._catch_up()
        found = self._eyes.get(seat)
        if found is None:
            if not self._eyes:
                self._table.watch(self._saw)
            found = self._eyes[seat] = Eyes(seat, self._seq, self._first_look(seat))
            self._tell([found], 0)
        found.unused = 0
        return found

    def _first_look(self, seat: Seat | None) -> Picture:
        """What others see already who see the same is not found out again."""
        if self._game.alike and (seat is None or seat in self._table.seats):
            for eyes in self._eyes.values():
                if not eyes.behind:
                    return eyes.seen
        return picture(self._table.view(seat))

    def _catch_up(self) -> None:
        seq = self._table.seq
        if self._seq == seq:
            return
        new = self._table.record.entries[max(0, self._seq) :]
        self._close_unused()
        known = len(new) <= AT_ONCE and self._falls == self._table.falls
        known = known and not any(isinstance(entry, Undone) for entry in new)
        self._falls = self._table.falls
        self._listen(watching=known)
        glances = Glances(self._game, self._table.state)
        self._seq = seq
        for eyes in self._eyes.values():
            if eyes.behind or not known:
                glances.look(eyes, 0)
            if known:
                eyes.tell(seq)
            else:
                eyes.forget(seq)

    def _listen(self, *, watching: bool) -> None:
        """Take in what was said since last time; where something was taken back, all of it."""
        if self._eyes and not watching:
            self._table.unwatch(self._saw)
        log, before = self._table.log, len(self._heard)
        if self._eyes and not watching:
            self._table.watch(self._saw)
            if log[:before] != self._heard:
                before = 0
                self._words.clear()
                for eyes in self._eyes.values():
                    eyes.lines.clear()
        self._heard[before:] = log[before:]
        self._words += [encode(Said(message.id, message.args)) for message in log[before:]]  # type: ignore[arg-type]
        self._tell(self._eyes.values(), before)

    def _tell(self, everybody: Iterable[Eyes], before: int) -> None:
        """What stands in the log from here on."""
        for message, words in zip(self._heard[before:], self._words[before:], strict=True):
            for eyes in everybody:
                if message.heard_by(eyes.seat):
                    eyes.hear(words)

    def _close_unused(self) -> None:
        unused = False
        for eyes in self._eyes.values():
            eyes.unused += 1
            unused = unused or eyes.unused > FORGOTTEN
        if unused:
            self._eyes = {seat: eyes for seat, eyes in self._eyes.items() if eyes.unused <= FORGOTTEN}
            if not self._eyes:
                self._table.unwatch(self._saw)

    def _saw(self, s: Any, said: list[Message]) -> None:
        """A frame was carried out."""
        glances = Glances(self._game, s)
        for seat, eyes in self._eyes.items():
            heard = sum([message.heard_by(seat) for message in said]) if said else 0
            if heard:
                glances.look(eyes, heard)
            else:
                eyes.behind = True
