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

from sqlalchemy import bindparam, true

import klubovna
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Entry
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.server.identity import Signer
from klubovna.server.settings import Settings
from klubovna.server.storage import schema
from klubovna.server.storage.moves import Always, Rows
from klubovna.server.storage.notices import Notice
from klubovna.server.storage.rows import entry_rows
from klubovna.server.storage.store import Store
from klubovna.server.storage.writer import Done, Job, Lost, answer
from klubovna.server.tables.listeners import Listener
from klubovna.server.tables.locks import Lock
from klubovna.server.tables.porter import Porter
from klubovna.service import wire
from klubovna.service.eyes import Audience
from klubovna.service.keepsakes import keepsake, remembered
from klubovna.service.refusals import conflict, missing
from klubovna.service.tables import playing
from klubovna.service.tables.catching_up import caught_up
from klubovna.service.tables.clock import Clock
from klubovna.service.tables.rows import Place, TableRow, moves
from klubovna.service.tables.shown import Shown

log = logging.getLogger("klubovna.server")
KEEP = schema.keepsake.insert()
END = schema.board.update().where(schema.board.c.id == bindparam("ended")).values(over=true(), outcome=bindparam("how"))
HURRY = 0.02
"""Seconds between two choices at a table where somebody plays as fast as the answers come. What they are told is made
ready while the disk works. Nobody else would notice; and the steps to a thread and back cost the processor as much as a
fifth of a move."""
T = TypeVar("T")


class House(Protocol):
    """What tables need of the club."""

    settings: Settings
    store: Store
    signer: Signer
    now: Callable[[], float]
    """Seconds since 1970."""
    porter: Porter
    rooms: dict[str, Room]
    closing: bool

    async def room(self, id: str) -> Room: ...
    def keep(self, room: Room) -> Room: ...
    def start(self, work: Any) -> asyncio.Task[Any]: ...
    def notice(self, id: str, moves: Rows | None = None) -> str: ...
    def wake(self, room: Room) -> None: ...
    def moved(self) -> None: ...
    def ended(self, room: Room) -> None: ...
    async def say(self, room: Room, said: wire.Said, seat: Seat | None = None) -> None: ...


class Room(Shown[Listener]):
    def __init__(self, house: House, row: TableRow, places: list[Place], table: Table | None, broken: str = "") -> None:
        super().__init__(row, places, table, broken)
        self.house = house
        self.lock = Lock()
        self.opened = house.now()
        self.visited = 0.0
        """When somebody last asked for it."""
        self._chosen_at = 0.0
        """When something was done here last."""

    @property
    def quiet(self) -> bool:
        """Nobody looks on, nothing is being done."""
        return not self.listeners and not self.lock.locked()

    def now(self) -> float:
        return self.house.now()

    def link(self, place: Place) -> str:
        """Everything after # stays in the browser: no log of a server ever has it."""
        secret = self.house.signer.seat(self.id, place.seat, place.lock)
        return f"#/sit/{self.id}/{place.seat}/{secret}"

    async def tell_talk(self) -> None:
        self.tell_lines(await self.house.store.talk(self.id, self.talked))

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
        self._changed()
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
            action = playing.meant(self, person, text)
            for _ in range(2):
                if seq != self.seq:
                    playing.already(self, person, seq, action.text)
                    break
                if await self._done(partial(Table.play, action=action, seat=playing.chooser(self, person))):
                    break

    def choose_at_once(self, person: str, seq: int, text: str, done: Done) -> bool:
        """The same for whoever need not wait for anybody, and so without a task: where the table is free and the choice
        is for the moment that is. False: nothing was done. It is stored and told later; then `done` is called."""
        if seq != self.seq or not self.lock.take():
            return False
        try:
            table = self.table
            table.play(playing.meant(self, person, text), playing.chooser(self, person))
        except BaseException:
            self.lock.release()
            raise
        try:
            self._store(table, seq, partial(self._stored, done))
        except Exception as problem:
            self._stored(done, problem)
        return True

    def _stored(self, done: Done, problem: Exception | None) -> None:
        """What was chosen at once; the table is still ours."""
        if problem is not None:
            self.house.start(self._not_stored(done, problem))
            return
        try:
            self._tell_done()
        finally:
            self.lock.release()
            done(None)

    async def _not_stored(self, done: Done, problem: Exception) -> None:
        try:
            await self._take_back(problem)
        finally:
            self.lock.release()
            done(problem)

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
            chooser = playing.taken_back(self, person, seq)
            if chooser is None:
                return
            if self.others(person):
                await self._ask_to_undo(chooser, seq)
            elif not await self._done(Table.undo):
                raise self.stale(person)

    async def answer_undo(self, person: str, agree: bool) -> None:
        await _uninterrupted(self._answer_undo(person, agree))

    async def _answer_undo(self, person: str, agree: bool) -> None:
        async with self.lock:
            playing.may_answer_undo(self, person)
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
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        deed(table)
        try:
            self._store(table, before, partial(answer, stored))
            await stored
        except BaseException as problem:
            await self._take_back(problem)
            if isinstance(problem, Lost):
                return False
            raise
        self._tell_done()
        return True

    def _tell_done(self) -> None:
        self._settle()
        self.tell_done()
        self.house.moved()
        if self.row.over:
            self.tell_table()
            self.house.ended(self)
        self.house.wake(self)

    async def _take_back(self, problem: BaseException) -> None:
        """What was done in memory could not be stored: somebody was faster, or worse."""
        if isinstance(problem, Lost):
            await self.reload()
            self.tell_moment()
        else:
            self._table = None
            await self.reload()

    def keepsakes(self) -> list[Any]:
        """What is stored when the game is over, so that it can be looked at whatever becomes of its rules."""
        everybody = () if self._table is None else (*self._table.seats, None)
        kept = {seat: keepsake(self.audience.eyes(seat)).decode() for seat in everybody}
        return [Always(KEEP, [{"board": self.id, "eyes": seat or "", "line": line} for seat, line in kept.items()])]

    def _store(self, table: Table, before: int, done: Done) -> None:
        """The new entries and, when the game is over, the outcome, in one transaction."""
        changes: list[Any] = []
        outcome = wire.encode(table.outcome).decode() if table.outcome else None
        if outcome:
            changes += [Always(END, [{"ended": self.id, "how": outcome}]), *self.keepsakes()]
        added, at = table.record.entries[before:], self.house.now()
        rows = entry_rows(self.id, before, added, at)
        self.clock.enter(added, repeat(at))

        def stored(problem: Exception | None) -> None:
            if problem is None and outcome:
                self.row.over, self.row.outcome = True, outcome
            done(problem)

        notice = self.house.notice(self.id, None if outcome else rows)
        hurries, self._chosen_at = at - self._chosen_at < HURRY, at
        meanwhile = self.make_ready if hurries and self.listeners and not outcome else None
        self.house.store.take(Job(rows, changes, notice, stored, self.id, meanwhile))

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


async def _uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """A move is not left half done because the one who asked for it hung up."""
    return await asyncio.shield(asyncio.ensure_future(work))
