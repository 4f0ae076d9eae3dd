"""A table in memory, where something is done: moves are checked here, committed, and then told (see `shown.py`).

Everything that reads or changes the game does it while holding `lock`, so nobody ever sees a move that is not yet
stored. Should another process be faster, the commit is lost and the table is read anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import repeat
from typing import Any, Protocol, TypeVar

import klubovna
from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Entry, Undone, too_much_undone
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.server.errors import conflict, forbidden, missing
from klubovna.server.settings import Settings
from klubovna.server.storage import schema
from klubovna.server.storage.notices import Notice
from klubovna.server.storage.store import PERSON, Place, TableRow, entry_rows, moves
from klubovna.server.storage.writer import Lost, Rows
from klubovna.server.tables.catching_up import caught_up
from klubovna.server.tables.clock import Clock
from klubovna.server.tables.porter import Porter
from klubovna.server.tables.shown import Host, Shown
from klubovna.service import wire
from klubovna.service.eyes import Audience
from klubovna.service.keepsakes import keepsake, remembered

log = logging.getLogger("klubovna.server")
T = TypeVar("T")


class House(Host, Protocol):
    """What tables need of the club."""

    settings: Settings
    porter: Porter
    rooms: dict[str, Room]
    closing: bool

    async def room(self, id: str) -> Room: ...
    def keep(self, room: Room) -> Room: ...
    def start(self, work: Any) -> asyncio.Task[Any]: ...
    def notice(self, id: str, moves: Rows | None = None) -> str: ...
    def wake(self, room: Room) -> None: ...
    def moved(self) -> None: ...
    async def say(self, room: Room, said: wire.Said, seat: Seat | None = None) -> None: ...


class Room(Shown):
    def __init__(self, house: House, row: TableRow, places: list[Place], table: Table | None, broken: str = "") -> None:
        super().__init__(house, row, places, table, broken)
        self.house: House = house

    # Reading

    @staticmethod
    async def load(house: House, id: str) -> Room | None:
        found = await house.store.row(id)
        if found is None:
            return None
        room = Room(house, *found, None)
        await room.reload()
        room.talked = max((line.n for line in await house.store.talk(id)), default=0)
        return room

    async def reload(self) -> None:
        """Forget the table in memory and play the stored record again."""
        self._standing.clear()
        await self._read()
        try:
            record = await self.house.store.record(self.row, self.places)
            self._table = await asyncio.to_thread(resume, klubovna.game(self.row.game), record, known=True)
            self._audience = Audience(self._table)
            self.clock = Clock(place.seat for place in self.places)
            self.clock.enter(record.entries, await self.house.store.times(self.id))
            self.broken = ""
        except (Broken, Unreadable) as problem:
            self._table, self.broken = None, str(problem)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as problem:
            log.exception("a table is spoiled", extra={"table": self.id})
            self._table, self.broken = None, f"{type(problem).__name__}: {problem}"
        if self._table is None and self.row.over:
            stored = await self.house.store.keepsakes(self.id)
            self._memories = {seat: remembered(seat, kept) for seat, kept in stored.items()}
        self._settle()

    async def _read(self) -> None:
        found = await self.house.store.row(self.row.id)
        if found is None:
            raise missing("this table has been cleared away")
        self.row, self.places = found

    # Playing

    async def choose(self, person: str, seq: int, text: str) -> None:
        """The same choice submitted twice has one effect."""
        await _uninterrupted(self._choose(person, seq, text))

    async def _choose(self, person: str, seq: int, text: str) -> None:
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise forbidden("watching", "only those who sit at the table may play")
            action = self.table.game.parse(text)
            for _ in range(2):
                if seq != self.seq:
                    self._already(mine, person, seq, action.text)
                    break
                if not self.running:
                    raise conflict("over" if self.row.over else "waiting", "the game is not running")
                seat = self.table.seat if self.table.seat in {p.seat for p in mine} else mine[0].seat
                if self.place(seat or "").kind != PERSON:
                    raise forbidden("bot-plays", "a bot plays for this seat; take it back first")
                if await self._done(partial(Table.play, action=action, seat=seat)):
                    break

    def _already(self, mine: list[Place], person: str, seq: int, text: str) -> None:
        """Raises unless just this was chosen then."""
        entries = self.table.record.entries
        taken = entries[seq] if 0 <= seq < len(entries) else None
        if not isinstance(taken, Chosen) or taken.text != text or taken.seat not in {place.seat for place in mine}:
            raise self.stale(person)

    async def bot_plays(self, seat: Seat, seq: int, text: str) -> bool:
        """A bot's choice; False when the table has moved on meanwhile. Raises what `Table.play` raises."""
        return await _uninterrupted(self._bot_plays(seat, seq, text))

    async def _bot_plays(self, seat: Seat, seq: int, text: str) -> bool:
        async with self.lock:
            if seq != self.seq or not self.running or self.place(seat).player is None:
                return False
            return await self._done(partial(Table.play, action=text, seat=seat))

    async def undo(self, person: str, seq: int) -> None:
        """At once when there is nobody else to ask."""
        await _uninterrupted(self._undo(person, seq))

    async def _undo(self, person: str, seq: int) -> None:
        async with self.lock:
            mine = {place.seat for place in self.seats_of(person)}
            if not mine:
                raise forbidden("watching", "only those who sit at the table may play")
            entries = self.table.record.entries
            if seq != self.seq:
                if 0 <= seq < len(entries) and isinstance(entries[seq], Undone):
                    return
                raise self.stale(person)
            chooser = self.table.may_undo
            if self.row.over or chooser not in mine or self.place(chooser or "").kind != PERSON:
                raise _refused(self.table, "error-nothing-to-undo")
            if not self.table.can_undo:
                self.tell_moment()  # now it is known, so it is not offered any more
                raise _refused(self.table, "error-showed-something")
            if too_much_undone(1 + sum(isinstance(e, Undone) for e in entries), len(self.table.record.line())):
                raise _refused(self.table, "error-undone-enough")
            if self.others(person):
                await self._ask_to_undo(chooser, seq)
            elif not await self._done(Table.undo):
                raise self.stale(person)

    async def answer_undo(self, person: str, agree: bool) -> None:
        await _uninterrupted(self._answer_undo(person, agree))

    async def _answer_undo(self, person: str, agree: bool) -> None:
        async with self.lock:
            asker = self.undo_asked_by()
            if asker is None:
                raise conflict("not-asked", "nobody asks to take anything back")
            if self.place(asker).person == person or not self.seats_of(person):
                raise forbidden("not-yours", "the others at the table answer this")
            if not agree:
                await self._ask_to_undo(None, None)
            elif not await self._done(Table.undo):
                raise self.stale(person)

    async def _ask_to_undo(self, seat: Seat | None, seq: int | None) -> None:
        change = schema.board.update().where(schema.board.c.id == self.id).values(undo_by=seat, undo_seq=seq)
        try:
            await self.house.store.write(change, notice=self.house.notice(self.id), while_open=self.id)
        except Lost:
            await self.reload()
            self.tell_moment()
            raise conflict("over", "the game is not running") from None
        self.row.undo_by, self.row.undo_seq = seat, seq
        self.tell_moment()

    async def _done(self, deed: Callable[[Table], None]) -> bool:
        """Do it in memory, commit, tell. False: somebody was faster, the table is new."""
        table, before = self.table, self.seq
        deed(table)
        try:
            await self._commit(table, before)
        except Lost:
            await self.reload()
            self.tell_moment()
            return False
        except BaseException:
            self._table = None
            await self.reload()
            raise
        self._settle()
        self.house.moved()
        self.tell_moment()
        if self.row.over:
            self.tell_table()
        self.house.wake(self)
        return True

    def keepsakes(self) -> list[Any]:
        """What is stored when the game is over, so that it can be looked at whatever becomes of its rules."""
        everybody = () if self._table is None else (*self._table.seats, None)
        kept = {seat: keepsake(self.audience.eyes(seat)).decode() for seat in everybody}
        return [
            schema.keepsake.insert().values(board=self.id, eyes=seat or "", line=line) for seat, line in kept.items()
        ]

    async def _commit(self, table: Table, before: int) -> None:
        """The new entries and, when the game is over, the outcome, in one transaction."""
        changes: list[Any] = []
        outcome = wire.encode(table.outcome).decode() if table.outcome else None
        if outcome:
            ended = schema.board.update().where(schema.board.c.id == self.id)
            changes += [ended.values(over=True, outcome=outcome), *self.keepsakes()]
        added, at = table.record.entries[before:], self.house.now()
        rows = entry_rows(self.id, before, added, at)
        notice = self.house.notice(self.id, None if outcome else rows)
        await self.house.store.write(*changes, entries=rows, notice=notice, while_open=self.id)
        self.clock.enter(added, repeat(at))
        if outcome:
            self.row.over, self.row.outcome = True, outcome

    # What other processes did

    async def follow(self, notice: Notice) -> bool:
        """Make the moves that another process has made, and tell. False: there is more to it, or we have not all that
        came before them."""
        async with self.lock:
            if not notice.lines or notice.first != self.seq or self._table is None or self.row.over:
                return False
            later = moves(notice.lines)
            if not caught_up(self._table, notice.first, later):
                await self.reload()
                return False
            self.clock.enter(later, repeat(notice.at))
            self._settle()
            self.tell_moment()
            return True

    async def refresh(self) -> None:
        """Take in what was stored elsewhere, and tell."""
        async with self.lock:
            before = self.seq
            await self._read()
            later = await self._later(before)
            if self._table is None or later is None or not caught_up(self._table, before, later):
                await self.reload()
            else:
                self.clock.enter(later, await self.house.store.times(self.id, before))
            self._settle()
            self.tell_table()
            self.tell_moment()
            await self.tell_talk()

    async def _later(self, since: int) -> list[Entry] | None:
        """None: what was added can't be read."""
        try:
            return await self.house.store.entries(self.id, since)
        except Broken:
            return None


def _refused(table: Table, reason: str) -> IllegalMove:
    return IllegalMove(Message(reason), table.game.texts("en").text(reason))


async def _uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """A move is not left half done because the one who asked for it hung up."""
    return await asyncio.shield(asyncio.ensure_future(work))
