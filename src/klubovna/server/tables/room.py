"""A table in memory: the game, who sits there, who looks on. Moves are checked here, committed, and then told.

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
from klubovna.kernel.record import Chosen, Entry, Record, Undone, too_much_undone
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.server.errors import Refused, conflict, forbidden, missing
from klubovna.server.identity import Signer
from klubovna.server.settings import Settings
from klubovna.server.storage import schema
from klubovna.server.storage.store import PERSON, Place, Store, TableRow, entry_rows
from klubovna.server.storage.writer import Lost
from klubovna.server.tables import infos
from klubovna.server.tables.catching_up import caught_up
from klubovna.server.tables.clock import Clock
from klubovna.server.tables.listeners import Listener
from klubovna.server.tables.porter import Porter
from klubovna.service import moments, wire
from klubovna.service.eyes import Audience

log = logging.getLogger("klubovna.server")
T = TypeVar("T")


class House(Protocol):
    """What tables need of the club."""

    settings: Settings
    store: Store
    signer: Signer
    porter: Porter
    rooms: dict[str, Room]
    closing: bool
    now: Callable[[], float]
    """Seconds since 1970."""

    async def room(self, id: str) -> Room: ...
    def keep(self, room: Room) -> Room: ...
    def start(self, work: Any) -> asyncio.Task[Any]: ...
    def notice(self, id: str, what: int | str) -> str: ...
    def wake(self, room: Room) -> None: ...
    def moved(self) -> None: ...
    async def say(self, room: Room, said: wire.Said, seat: Seat | None = None) -> None: ...


class Room:
    def __init__(self, house: House, row: TableRow, places: list[Place], table: Table | None, broken: str = "") -> None:
        self.house = house
        self.row = row
        self.places = places
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.thinks: Seat | None = None
        """Where a bot is thinking now."""
        self.talked = 0
        """The last line of the talk that was told."""
        self.opened = house.now()
        self.seen: dict[str, float] = {}
        """When people were here last who have no socket open, see `seats.py`."""
        self.broken = broken
        self.hint: tuple[int, asyncio.Task[wire.HintInfo]] | None = None
        """The last hint that was asked for, see `server/bots/hints.py`."""
        self.clock = Clock(place.seat for place in places)
        self._table = table
        if table is not None:
            self.clock.enter(table.record.entries, repeat(row.created))
            self._audience = Audience(table)
        self._standing: dict[Seat | None, bytes] = {}
        """As it was written since something changed last; whatever changes something calls `tell_moment`."""
        self._shown: tuple[int, Seat | None] = (0, None)
        """How many entries and whose turn, as far as it is stored: what may be told without the lock."""
        self._settle()

    # Reading

    @staticmethod
    async def load(house: House, id: str) -> Room | None:
        found = await house.store.board(id)
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
        self._settle()

    async def _read(self) -> None:
        found = await self.house.store.board(self.row.id)
        if found is None:
            raise missing("this table has been cleared away")
        self.row, self.places = found

    def _settle(self) -> None:
        """What is in memory is stored."""
        self._shown = (self.seq, self._table.seat if self._table and not self.row.over else None)

    @property
    def table(self) -> Table:
        if self._table is None:
            raise conflict("broken", f"this table can't be played by the installed rules: {self.broken}")
        return self._table

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return len(self._table.record.entries) if self._table else 0

    def snapshot(self) -> Record:
        """The record as it is now, without its key: for those who look at it while the game goes on."""
        return Record(self.table.record.header, list(self.table.record.entries))

    def record(self) -> bytes:
        """What a worker gets to know."""
        return self.snapshot().to_bytes()

    @property
    def quiet(self) -> bool:
        """Nobody looks on, no bot thinks, nothing is being done."""
        return not self.listeners and self.thinking is None and not self.lock.locked()

    @property
    def running(self) -> bool:
        return infos.status(self.row, self.places) == "running"

    def place(self, seat: Seat) -> Place:
        found = next((place for place in self.places if place.seat == seat), None)
        if found is None:
            raise Refused(422, "unreadable", f"this game has no seat {seat!r}")
        return found

    def seats_of(self, person: str) -> list[Place]:
        """Also those where a bot plays for the person: its cards are still the person's to see."""
        return [place for place in self.places if person and place.person == person]

    def eyes(self, person: str, asked: Seat | None = None) -> Seat | None:
        """Through which seat a person looks: where they decide, else their first one; None for a spectator."""
        mine = [place.seat for place in self.seats_of(person)]
        if asked is not None:
            if asked not in mine:
                raise forbidden("not-yours", "you do not sit there")
            return asked
        if self._table is not None and self._table.seat in mine:
            return self._table.seat
        return mine[0] if mine else None

    def undo_asked_by(self) -> Seat | None:
        return self.row.undo_by if self.row.undo_seq == self.seq and not self.row.over else None

    def moment(self, person: str, seat: Seat | None = None) -> bytes:
        """A wire.Moment, written."""
        eyes = self.eyes(person, seat)
        return moments.moment(self._stands(eyes), self._audience.eyes(eyes))

    def news(self, eyes: Seat | None, since: int | None) -> bytes:
        """A wire.Progress for whoever has what these eyes saw then, if that is known; otherwise a wire.MomentNews."""
        standing, seen, now = self._stands(eyes), self._audience.eyes(eyes), self.house.now()
        scenes = None if since is None else seen.since(since)
        if since is None or scenes is None:
            return moments.moment_news(moments.moment(standing, seen), now)
        return moments.progress(standing, since, scenes, now)

    def _stands(self, eyes: Seat | None) -> bytes:
        if eyes not in self._standing:
            acts = self.running and eyes is not None and self.place(eyes).kind == PERSON
            clock = infos.clock_info(self.clock, self.running and self.table.seat is not None)
            self._standing[eyes] = moments.standing(
                self.table, eyes, may_act=acts, undo_asked_by=self.undo_asked_by(), clock=clock
            )
        return self._standing[eyes]

    def foresee(self, person: str, seq: int, texts: list[str]) -> wire.Previews:
        """What would follow from some of the choices that this person has now."""
        if seq != self.seq:
            raise self.stale(person)
        deciding = self.table.seat
        if deciding is None or deciding not in {place.seat for place in self.seats_of(person)}:
            raise forbidden("not-yours", "it is not for you to decide")
        return moments.previews(self.table, texts)

    def info(self, person: str) -> wire.TableInfo:
        present = {listener.person for listener in self.listeners if listener.person}
        seq, deciding = self._shown
        if self.row.over:
            deciding = None
        return infos.table_info(self.row, self.places, seq, person, present, self.link, deciding)

    def link(self, place: Place) -> str:
        """Everything after # stays in the browser: no log of a server ever has it."""
        secret = self.house.signer.seat(self.id, place.seat, place.lock)
        return f"#/sit/{self.id}/{place.seat}/{secret}"

    # Playing

    async def choose(self, person: str, seq: int, text: str) -> bytes:
        """The same choice submitted twice has one effect."""
        return await _uninterrupted(self._choose(person, seq, text))

    async def _choose(self, person: str, seq: int, text: str) -> bytes:
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise forbidden("watching", "only those who sit at the table may play")
            text = self.table.game.parse(text).text
            for _ in range(2):
                if seq != self.seq:
                    return self._already(mine, person, seq, text)
                if not self.running:
                    raise conflict("over" if self.row.over else "waiting", "the game is not running")
                seat = self.table.seat if self.table.seat in {p.seat for p in mine} else mine[0].seat
                if self.place(seat or "").kind != PERSON:
                    raise forbidden("bot-plays", "a bot plays for this seat; take it back first")
                if await self._done(partial(Table.play, action=text, seat=seat)):
                    break
            return self.moment(person)

    def _already(self, mine: list[Place], person: str, seq: int, text: str) -> bytes:
        entries = self.table.record.entries
        taken = entries[seq] if 0 <= seq < len(entries) else None
        if isinstance(taken, Chosen) and taken.text == text and taken.seat in {place.seat for place in mine}:
            return self.moment(person)
        raise self.stale(person)

    def stale(self, person: str) -> Refused:
        error = wire.ErrorInfo("stale", "the table has moved on")
        return conflict("stale", error.text, moments.stale_moment(self.moment(person), error))

    async def bot_plays(self, seat: Seat, seq: int, text: str) -> bool:
        """A bot's choice; False when the table has moved on meanwhile. Raises what `Table.play` raises."""
        return await _uninterrupted(self._bot_plays(seat, seq, text))

    async def _bot_plays(self, seat: Seat, seq: int, text: str) -> bool:
        async with self.lock:
            if seq != self.seq or not self.running or self.place(seat).player is None:
                return False
            return await self._done(partial(Table.play, action=text, seat=seat))

    async def undo(self, person: str, seq: int) -> bytes:
        """At once when there is nobody else to ask."""
        return await _uninterrupted(self._undo(person, seq))

    async def _undo(self, person: str, seq: int) -> bytes:
        async with self.lock:
            mine = {place.seat for place in self.seats_of(person)}
            if not mine:
                raise forbidden("watching", "only those who sit at the table may play")
            entries = self.table.record.entries
            if seq != self.seq:
                if 0 <= seq < len(entries) and isinstance(entries[seq], Undone):
                    return self.moment(person)
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
            return self.moment(person)

    async def answer_undo(self, person: str, agree: bool) -> bytes:
        return await _uninterrupted(self._answer_undo(person, agree))

    async def _answer_undo(self, person: str, agree: bool) -> bytes:
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
            return self.moment(person)

    def others(self, person: str) -> bool:
        """Whether somebody else plays here, too."""
        return any(place.kind == PERSON and place.person != person for place in self.places)

    async def _ask_to_undo(self, seat: Seat | None, seq: int | None) -> None:
        change = schema.board.update().where(schema.board.c.id == self.id).values(undo_by=seat, undo_seq=seq)
        try:
            await self.house.store.write(change, notice=self.house.notice(self.id, "table"), while_open=self.id)
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

    async def _commit(self, table: Table, before: int) -> None:
        """The new entries and, when the game is over, the outcome, in one transaction."""
        changes: list[Any] = []
        outcome = wire.encode(table.outcome).decode() if table.outcome else None
        if outcome:
            ended = schema.board.update().where(schema.board.c.id == self.id)
            changes.append(ended.values(over=True, outcome=outcome))
        added, at = table.record.entries[before:], self.house.now()
        rows = entry_rows(self.id, before, added, at)
        notice = self.house.notice(self.id, len(table.record.entries))
        await self.house.store.write(*changes, entries=rows, notice=notice, while_open=self.id)
        self.clock.enter(added, repeat(at))
        if outcome:
            self.row.over, self.row.outcome = True, outcome

    # Telling

    def tell_moment(self) -> None:
        """Written once for each pair of eyes and what it has, however many look through it."""
        self._standing.clear()
        if self._table is None:
            return
        written: dict[tuple[Seat | None, int | None], bytes] = {}
        for listener in self.listeners:
            eyes = self.eyes(listener.person)
            known = eyes, listener.since(eyes)
            if known not in written:
                written[known] = self.news(*known)
            listener.show(written[known], eyes, self.seq)
        if self.thinks is not None:
            self.tell_thinking(self.thinks)

    def show(self, listener: Listener) -> None:
        """How the table stands, to one of them."""
        eyes = self.eyes(listener.person)
        listener.show(self.news(eyes, listener.since(eyes)), eyes, self.seq)
        self.tell_who_thinks(listener)

    def tell_table(self) -> None:
        for listener in self.listeners:
            listener.tell(moments.tagged(self.info(listener.person), wire.TableNews))

    def tell_thinking(self, seat: Seat) -> None:
        """A moment ends the thinking, so after one it is told again if it goes on."""
        deciding = self._table is not None and self._table.seat == seat
        self.thinks = seat if deciding and self.place(seat).player else None
        for listener in self.listeners:
            self.tell_who_thinks(listener)

    def tell_who_thinks(self, listener: Listener) -> None:
        if self.thinks is not None:
            listener.tell(wire.encode(wire.ThinkingNews(self.thinks)))

    async def tell_talk(self) -> None:
        lines = await self.house.store.talk(self.id, self.talked)
        for line in lines:
            news = moments.tagged(infos.chat_line(line), wire.ChatNews)
            for listener in self.listeners:
                if self.hears_talk(listener.person):
                    listener.tell(news)
        self.talked = max([self.talked, *(line.n for line in lines)])

    def hears_talk(self, person: str) -> bool:
        """Watchers hear nothing before the end: what is said at the table could be about hidden things."""
        return self.row.over or bool(self.seats_of(person))

    # What other processes did

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
