"""A table as it is shown: who sits there, who looks on, what each is told. What is done there is the room's affair."""

from __future__ import annotations

from itertools import repeat
from typing import Generic, TypeVar

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.table import Table
from klubovna.service import keepsakes, moments, wire
from klubovna.service.eyes import Audience, Eyes
from klubovna.service.refusals import Refused, conflict, forbidden
from klubovna.service.tables import infos
from klubovna.service.tables.clock import Clock
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.rows import PERSON, Line, Place, TableRow

E = TypeVar("E", bound=Ear)


class Shown(Generic[E]):
    def __init__(self, row: TableRow, places: list[Place], table: Table | None, broken: str = "") -> None:
        self.row = row
        self.places = places
        self.listeners: set[E] = set()
        self.thinks: Seat | None = None
        """Where a bot is thinking now."""
        self.talked = 0
        """The last line of the talk that was told."""
        self.broken = broken
        self.clock = Clock(place.seat for place in places)
        self._table = table
        self._audience = Audience(table) if table is not None else None
        if table is not None:
            self.clock.enter(table.record.entries, repeat(row.created))
        self._memories: dict[Seat | None, Eyes] = {}
        """What was kept of a game that can't be played by the installed rules."""
        self._standing: dict[Seat | None, bytes] = {}
        """As it was written since something changed last; whatever changes something calls `tell_moment`."""
        self._common: tuple[bytes, bool] | None = None
        """What of it is the same for all eyes, and whether the game runs."""
        self._ready: dict[tuple[Seat | None, int | None], bytes] = {}
        """News of what is about to be stored, by the eyes and what they have."""
        self._shown: tuple[int, Seat | None] = (0, None)
        """How many entries and whose turn, as far as it is stored: what may be told without the lock."""
        self._settle()

    # Reading

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
        if self._table is None:
            return self._memories[None].seq if self._memories else 0
        return self._table.seq

    def snapshot(self) -> Record:
        """The record as it is now, without its key: for those who look at it while the game goes on."""
        return Record(self.table.record.header, list(self.table.record.entries))

    def record(self) -> bytes:
        """What a worker gets to know."""
        return self.snapshot().to_bytes()

    @property
    def running(self) -> bool:
        return infos.status(self.row, self.places) == "running"

    def place(self, seat: Seat) -> Place:
        for place in self.places:
            if place.seat == seat:
                return place
        raise Refused(422, "unreadable", f"this game has no seat {seat!r}")

    def seats_of(self, person: str) -> list[Place]:
        """Also those where a bot plays for the person: its cards are still the person's to see."""
        return [place for place in self.places if place.person == person] if person else []

    def eyes(self, person: str, asked: Seat | None = None) -> Seat | None:
        """Through which seat a person looks: where they decide, else their first one; None for a spectator."""
        mine = [place.seat for place in self.places if place.person == person] if person else []
        if asked is not None:
            if asked not in mine:
                raise forbidden("not-yours", "you do not sit there")
            return asked
        if len(mine) > 1 and self._table is not None and self._table.seat in mine:
            return self._table.seat
        return mine[0] if mine else None

    def undo_asked_by(self) -> Seat | None:
        by = self.row.undo_by
        return by if by is not None and self.row.undo_seq == self.seq and not self.row.over else None

    def moment(self, person: str, seat: Seat | None = None) -> bytes:
        """A wire.Moment, written."""
        eyes = self.eyes(person, seat)
        return moments.moment(self._stands(eyes), self._seen(eyes))

    def _news(self, eyes: Seat | None, since: int | None) -> bytes:
        """A wire.Progress for whoever has what these eyes saw then, if that is known; otherwise a wire.MomentNews. What
        time it is, is told when it is sent."""
        standing, seen = self._stands(eyes), self._seen(eyes)
        scenes = None if since is None else seen.since(since)
        if since is None or scenes is None:
            return moments.moment_news(moments.moment(standing, seen))
        return moments.progress(standing, since, scenes)

    def memory(self, eyes: Seat | None) -> Eyes | None:
        """What was kept of the game for these eyes, where its rules have moved on."""
        return self._memories.get(eyes) if self._table is None else None

    def _seen(self, eyes: Seat | None) -> Eyes:
        return self.memory(eyes) or self.audience.eyes(eyes)

    @property
    def audience(self) -> Audience:
        if self._audience is None or self._table is None:
            raise conflict("broken", f"this table can't be played by the installed rules: {self.broken}")
        return self._audience

    def _stands(self, eyes: Seat | None) -> bytes:
        found = self._standing.get(eyes)
        if found is None:
            found = self._standing[eyes] = self._written_standing(eyes)
        return found

    def _written_standing(self, eyes: Seat | None) -> bytes:
        memory = self.memory(eyes)
        if memory is not None:
            return keepsakes.standing(memory, self.row.result(), infos.clock_info(self.clock, False))
        table = self.table
        if self._common is None:
            running = self.running
            clock = infos.clock_info(self.clock, running and table.seat is not None)
            self._common = moments.common(table, self.undo_asked_by(), clock), running
        common, running = self._common
        acts = running and eyes is not None and self.place(eyes).kind == PERSON
        return moments.standing(table, eyes, common, may_act=acts)

    def _changed(self) -> None:
        """What was written of how the table stands is outdated."""
        self._standing.clear()
        self._common = None
        self._ready = {}

    def foresee(self, person: str, seq: int, texts: list[str]) -> wire.Previews:
        """What would follow from some of the choices that this person has now."""
        self._only_whoever_decides(person, seq)
        return moments.previews(self.table, texts)

    def why_not(self, person: str, seq: int, texts: list[str]) -> wire.WhyNot:
        """The rule against what this person wanted to choose."""
        self._only_whoever_decides(person, seq)
        return moments.why_not(self.table, texts)

    def _only_whoever_decides(self, person: str, seq: int) -> None:
        if seq != self.seq:
            raise self.stale(person)
        deciding = self.table.seat
        if deciding is None or deciding not in {place.seat for place in self.seats_of(person)}:
            raise forbidden("not-yours", "it is not for you to decide")

    def info(self, person: str) -> wire.TableInfo:
        present = {listener.person for listener in self.listeners if listener.person}
        seq, deciding = self._shown
        if self.row.over:
            deciding = None
        return infos.table_info(self.row, self.places, seq, person, present, self.link, deciding)

    def now(self) -> float:
        """Seconds since 1970."""
        raise NotImplementedError

    def link(self, place: Place) -> str | None:
        """Of a seat, for whoever may give it away; None where nobody can be invited."""
        raise NotImplementedError

    def stale(self, person: str) -> Refused:
        error = wire.ErrorInfo("stale", "the table has moved on")
        return conflict("stale", error.text, moments.stale_moment(self.moment(person), error))

    def others(self, person: str) -> bool:
        """Whether somebody else plays here, too."""
        return any(place.kind == PERSON and place.person != person for place in self.places)

    # Telling

    def tell_moment(self) -> None:
        """Written once for each pair of eyes and what it has, however many look through it."""
        self._changed()
        self._tell_all({})

    def make_ready(self) -> None:
        """What is going to be told of what was just done, if it can be stored."""
        self._changed()
        ready = dict[tuple[Seat | None, int | None], bytes]()
        for listener in self.listeners:
            eyes = self.eyes(listener.person)
            known = eyes, listener.since(eyes)
            if known not in ready:
                ready[known] = self._news(*known)
        self._ready = ready

    def tell_done(self) -> None:
        """The same as `tell_moment`, with what was made ready, if anything was."""
        ready, self._ready = self._ready, {}
        if not ready:
            self._changed()
        self._tell_all(ready)

    def _tell_all(self, written: dict[tuple[Seat | None, int | None], bytes]) -> None:
        if self._table is None:
            return
        seq, now = self.seq, self.now()
        for listener in self.listeners:
            eyes = self.eyes(listener.person)
            known = eyes, listener.since(eyes)
            news = written.get(known)
            if news is None:
                news = written[known] = self._news(*known)
            listener.show(moments.timed(news, now), eyes, seq)
        if self.thinks is not None:
            self.tell_thinking(self.thinks)

    def show(self, listener: E) -> None:
        """How the table stands, to one of them."""
        eyes = self.eyes(listener.person)
        news = self._news(eyes, listener.since(eyes))
        listener.show(moments.timed(news, self.now()), eyes, self.seq)
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

    def tell_who_thinks(self, listener: E) -> None:
        if self.thinks is not None:
            listener.tell(wire.encode(wire.ThinkingNews(self.thinks)))

    def tell_lines(self, lines: list[Line]) -> None:
        """What was said since the last that was told."""
        for line in lines:
            news = moments.tagged(infos.chat_line(line), wire.ChatNews)
            for listener in self.listeners:
                if self.hears_talk(listener.person):
                    listener.tell(news)
        self.talked = max([self.talked, *(line.n for line in lines)])

    def hears_talk(self, person: str) -> bool:
        """Watchers hear nothing before the end: what is said at the table could be about hidden things."""
        return self.row.over or bool(self.seats_of(person))
