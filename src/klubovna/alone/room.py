"""A table in memory at the house for one: what is done there is kept, and only then shown.

Everything that reads or changes the game does it while holding `lock`. Should another tab be faster, nothing was kept,
and the table is read anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from itertools import repeat
from typing import Any, Protocol

import msgspec

import klubovna
from klubovna.alone.keeping import (
    Aside,
    Deed,
    Full,
    KeptTable,
    KeptTurn,
    Lost,
    Store,
    noted,
    number,
    numbered,
    read,
    read_note,
    turns,
    written,
)
from klubovna.alone.listeners import Listener
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.service import wire
from klubovna.service.eyes import Audience
from klubovna.service.keepsakes import Keepsake, keepsake, remembered
from klubovna.service.refusals import Refused, conflict, missing
from klubovna.service.tables import ending, opening, playing
from klubovna.service.tables.catching_up import caught_up
from klubovna.service.tables.clock import Clock
from klubovna.service.tables.rows import Line, Place, TableRow, record
from klubovna.service.tables.shown import Shown

log = logging.getLogger("klubovna.alone")
ME = "me"
"""Whoever plays here; there is nobody else."""
NAME = "guest-1"
"""What records call them."""


class RoomHouse(Protocol):
    """What tables need of the house."""

    store: Store
    now: Callable[[], float]

    def start(self, work: Coroutine[Any, Any, Any]) -> object: ...
    def wake(self, room: Room) -> None: ...


class Room(Shown[Listener]):
    def __init__(self, house: RoomHouse, n: int, row: TableRow, places: list[Place], table: Table | None) -> None:
        super().__init__(row, places, table)
        self.house, self.n = house, n
        self.lock = asyncio.Lock()
        self.visited = 0.0
        """When somebody last asked for it."""
        self._aside: Aside | None = None
        """Why its entries can't be read."""

    def now(self) -> float:
        return self.house.now()

    def link(self, place: Place) -> None:
        """Nobody can be invited."""

    @property
    def table(self) -> Table:
        if self._aside is not None:
            raise self._aside
        return super().table

    @property
    def quiet(self) -> bool:
        """Nobody looks on, nothing is being done."""
        return not self.listeners and not self.lock.locked()

    # Reading

    @staticmethod
    async def load(house: RoomHouse, id: str) -> Room:
        n, row, places = await kept(house.store, id)
        room = Room(house, n, row, places, None)
        await room.reload()
        room.talked = max((line.n for line in await room.talk()), default=0)
        return room

    async def reload(self) -> None:
        """Forget the table in memory and play what is kept again."""
        self._changed()
        self._table, self._aside = None, None
        await self._read()
        try:
            found = await turns(self.house.store, self.id)
            whole = record(self.row, self.places, found.entries)
            self._table = resume(klubovna.game(self.row.game), whole, known=True)
            self._audience = Audience(self._table)
            self.clock = Clock(place.seat for place in self.places)
            self.clock.enter(whole.entries, found.times)
            self.broken = ""
        except Aside as problem:
            self._aside, self.broken = problem, str(problem)
        except (Broken, Unreadable) as problem:
            self.broken = str(problem)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as problem:
            log.exception("table %s is spoiled", self.id)
            self.broken = f"{type(problem).__name__}: {problem}"
        if self._table is None and self.row.over:
            self._memories = await self._keepsakes()
        self._settle()

    async def _read(self) -> None:
        self.n, self.row, self.places = await kept(self.house.store, self.id)

    async def _keepsakes(self) -> dict[Seat | None, Any]:
        stored = await self.house.store.read("notes", f"keepsake/{self.id}/")
        seats = [(key.rpartition("/")[2] or None, value) for key, value in stored]
        return {seat: remembered(seat, wire.encode(read_note(value, Keepsake))) for seat, value in seats}

    async def whole(self) -> Record:
        """The record with its key, as it is kept; also of a game that the installed rules can't play."""
        return record(self.row, self.places, (await turns(self.house.store, self.id)).entries)

    # Playing

    async def choose(self, seq: int, text: str) -> None:
        """The same choice submitted twice has one effect."""
        async with self.lock:
            action = playing.meant(self, ME, text)
            for _ in range(2):
                if seq != self.seq:
                    playing.already(self, ME, seq, action.text)
                    break
                if await self._done(partial(Table.play, action=action, seat=playing.chooser(self, ME))):
                    break

    async def bot_plays(self, seat: Seat, seq: int, text: str) -> bool:
        """False when the table has moved on meanwhile. Raises what `Table.play` raises."""
        async with self.lock:
            if seq != self.seq or playing.bot_asked(self) is None:
                return False
            return await self._done(partial(Table.play, action=text, seat=seat))

    async def undo(self, seq: int) -> None:
        async with self.lock:
            if playing.taken_back(self, ME, seq) is not None and not await self._done(Table.undo):
                raise self.stale(ME)

    async def _done(self, deed: Callable[[Table], None]) -> bool:
        """Do it in memory, keep it, tell. False: another tab was faster, the table is new."""
        table, before = self.table, self.seq
        deed(table)
        at, outcome = self.now(), opening.written(table)
        added = table.record.entries[before:]
        lines = [msgspec.Raw(wire.encode(entry)) for entry in added]
        deeds = [_turn(self.id, before, KeptTurn(at, lines, table.seat, self._last(table)))]
        row = msgspec.structs.replace(self.row, over=True, outcome=outcome) if outcome else None
        if row is not None:
            deeds += [*self._rewritten(row, self.places), *self._kept_for_later()]
        if not await self._kept(self.house.store.keep(deeds)):
            return False
        self.clock.enter(added, repeat(at))
        if row is not None:
            self.row, self.n = row, self.n + 1
        self._settle()
        self.tell_done()
        if row is not None:
            self.tell_table()
        self.house.wake(self)
        return True

    async def _kept(self, keeping: Awaitable[None]) -> bool:
        """What was done in memory is forgotten where it could not be kept. False: another tab was faster."""
        try:
            await keeping
        except Lost:
            await self.reload()
            self.tell_moment()
            return False
        except Full:
            await self.reload()
            raise full() from None
        except BaseException:
            await self.reload()
            raise
        return True

    def _last(self, table: Table) -> wire.Said | None:
        """What was said last, as the one who plays here hears it."""
        mine = self.seats_of(ME)
        heard = (message for message in reversed(table.log) if mine and message.heard_by(mine[0].seat))
        return next((wire.said(message) for message in heard), None)

    # Around the game

    async def change(self, place: Place | None = None, seated: dict[str, Any] | None = None, **agreed: Any) -> None:
        """Of a seat, or of what was agreed. The caller holds the lock."""
        row = msgspec.structs.replace(self.row, **agreed)
        places = [msgspec.structs.replace(p, **(seated or {})) if p is place else p for p in self.places]
        await self._change([], row, places)

    async def finish(self) -> None:
        """Nobody plays on from now on; and only then the key may be read."""
        async with self.lock:
            if self.row.over:
                return
            ending.asked(self, ME)  # nobody has to agree, but one has to be the host or to play
            seq = (await turns(self.house.store, self.id)).summary.seq  # as it is kept, whether it can be played or not
            closed = _turn(self.id, seq, KeptTurn(self.now(), []))
            row = msgspec.structs.replace(self.row, over=True)
            await self._change([closed, *self._kept_for_later()], row, self.places)

    async def _change(self, deeds: list[Deed], row: TableRow, places: list[Place]) -> None:
        deeds = [*deeds, *self._rewritten(row, places)]
        if not await self._kept(self.house.store.keep(deeds)):
            self.tell_table()
            raise conflict("taken", "another tab was faster")
        self.row, self.places, self.n = row, places, self.n + 1
        self.tell_table()
        self.tell_moment()
        self.house.wake(self)

    def rewritten(self, **agreed: Any) -> list[Deed]:
        """What keeps a change of what was agreed."""
        return self._rewritten(msgspec.structs.replace(self.row, **agreed), self.places)

    def _rewritten(self, row: TableRow, places: list[Place]) -> list[Deed]:
        kept = written(KeptTable(row, places))
        return [
            Deed("add", "tables", numbered(self.id, self.n + 1), kept),
            Deed("drop", "tables", numbered(self.id, self.n)),
        ]

    def _kept_for_later(self) -> list[Deed]:
        """What is left of the game for each pair of eyes, whatever becomes of its rules."""
        everybody = () if self._table is None else (*self._table.seats, None)
        eyes = {seat: msgspec.Raw(keepsake(self.audience.eyes(seat))) for seat in everybody}
        return [Deed("put", "notes", f"keepsake/{self.id}/{seat or ''}", noted(kept)) for seat, kept in eyes.items()]

    def first_kept(self) -> list[Deed]:
        """A new table, all at once."""
        entries, at = self.table.record.entries, self.row.created
        lines = [msgspec.Raw(wire.encode(entry)) for entry in entries]
        deeds = [Deed("add", "tables", numbered(self.id, self.n), written(KeptTable(self.row, self.places)))]
        if lines:
            deeds.append(_turn(self.id, 0, KeptTurn(at, lines, self.table.seat, self._last(self.table))))
        return deeds + (self._kept_for_later() if self.row.over else [])

    # The talk

    async def talk(self, since: int = 0) -> list[Line]:
        found = await self.house.store.read("notes", f"said/{self.id}/")
        return [read_note(value, Line) for key, value in found if number(key) > since]

    async def say(self, text: str = "", said: wire.Said | None = None, seat: Seat | None = None) -> Line:
        """By whoever plays here, or (`said`) by the house itself."""
        async with self.lock:
            while True:
                n, mine = self.talked + 1, said is None
                line = Line(
                    n=n, board=self.id, at=self.now(), person=ME if mine else None,
                    name=next((p.name for p in self.seats_of(ME)), "") if mine else "",
                    seat=seat, text=text, said=None if said is None else wire.encode(said).decode(),
                )  # fmt: skip
                try:
                    await self.house.store.keep([Deed("add", "notes", numbered(f"said/{self.id}", n), noted(line))])
                except Lost:
                    self.tell_lines(await self.talk(self.talked))
                    continue
                except Full:
                    raise full() from None
                self.tell_lines([line])
                return line

    # What another tab did

    async def refresh(self) -> None:
        """Take in what was kept elsewhere, and tell. Raises Refused where the table is gone."""
        async with self.lock:
            before = self.seq
            await self._read()
            try:
                later = await turns(self.house.store, self.id, before)
                if self._table is None or not caught_up(self._table, before, later.entries):
                    await self.reload()
                else:
                    self.clock.enter(later.entries, later.times)
            except Aside:
                await self.reload()
            self._settle()
            self.tell_table()
            self.tell_moment()
            self.tell_lines(await self.talk(self.talked))
        self.house.wake(self)


async def kept(store: Store, id: str) -> tuple[int, TableRow, list[Place]]:
    """The newest of what is kept of a table, with its number."""
    found = await store.read("tables", f"{id}/")
    if not found:
        raise missing("there is no such table")
    key, value = found[-1]
    table = read(value, KeptTable)
    return number(key), table.row, table.places


def full() -> Refused:
    return Refused(507, "full", "there is no room for more in this browser", reason=wire.Said("error-full"))


def _turn(id: str, seq: int, turn: KeptTurn) -> Deed:
    return Deed("add", "entries", numbered(id, seq), written(turn))
