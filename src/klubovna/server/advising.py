"""What a master would do, for people: hints while they decide, and the review of a game that is over.

A hint is thought once and kept until the table moves on, however many ask for it. A review is stored decision by
decision, so it goes on where it was when the house was closed; tables take turns, one decision each.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from klubovna.bots.advice import best, decisions
from klubovna.bots.search import Budget
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Seat
from klubovna.server import schema, wire
from klubovna.server.errors import Refused, conflict, forbidden, too_much
from klubovna.server.limits import Bucket
from klubovna.server.room import Room
from klubovna.server.store import PERSON
from klubovna.server.thinking import Stuck
from klubovna.server.writer import Lost

if TYPE_CHECKING:
    from klubovna.server.club import Club

log = logging.getLogger("klubovna.server")
ADVISER = "master"
Offered: TypeAlias = dict[str, tuple[Action, wire.Said]]
"""The options with their labels, by their texts."""


class Hints:
    def __init__(self, club: Club) -> None:
        self._club = club
        rate = club.settings.limits.hint_rate
        self._asked = Bucket(rate, rate * 20)

    async def hint(self, room: Room, person: str, seq: int) -> wire.HintInfo:
        """For the decision that this person is asked for now, by what their seat knows."""
        async with room.lock:
            seat = _may_ask(room, person, seq)
            if room.hint is None or room.hint[0] != seq or _in_vain(room.hint[1]):
                if not self._asked.take(person):
                    raise too_much("you ask for hints too often; wait a little")
                room.hint = seq, self._club.start(self._think(room, seat, seq, _offered(room), room.record()))
                room.hint[1].add_done_callback(_in_vain)  # marks what went wrong as seen
                announced = room.others(person)
            else:
                announced = False
            thinking = room.hint[1]
        if announced:
            await self._club.say(room, wire.Said("ui-hint-asked", {"seat": seat}), seat)
        return await asyncio.shield(thinking)

    async def _think(self, room: Room, seat: Seat, seq: int, offered: Offered, record: bytes) -> wire.HintInfo:
        try:
            thought = await self._club.thinkers.think(room.id, room.board.game, record, seat, ADVISER)
        except Stuck as problem:
            log.warning("no hint: %s", problem, extra={"table": room.id})
            raise Refused(503, "no-hint", "nothing came to the master's mind; ask again") from None
        choices = [_hinted(*offered[found.action], found.value, found.visits) for found in best(thought)]
        return wire.HintInfo(seq, seat, thought.iterations, thought.value, choices)


def _may_ask(room: Room, person: str, seq: int) -> Seat:
    mine = {place.seat for place in room.seats_of(person) if place.kind == PERSON}
    if not mine:
        raise forbidden("not-yours", "only who sits at the table may ask for a hint")
    if not room.board.hints:
        raise forbidden("no-hints", "at this table nobody asks for hints")
    if seq != room.seq:
        raise room.stale(person)
    if not room.running:
        raise conflict("over" if room.board.over else "waiting", "the game is not running")
    if room.table.seat not in mine:
        raise forbidden("not-yours", "it is not for you to decide")
    return room.table.seat


def _offered(room: Room) -> Offered:
    return {action.text: (action, wire.said(room.table.label(action))) for action in room.table.options}


def _in_vain(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _hinted(action: Action, label: wire.Said, value: float, visits: int) -> wire.HintedChoice:
    return wire.HintedChoice(action.text, list(action.path), label, value, visits)


class Job(msgspec.Struct):
    """A review under way."""

    game: str
    record: bytes
    places: list[int]
    """Of the decisions among the entries."""


class Reviews:
    def __init__(self, club: Club) -> None:
        self._club = club
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        """By table, in the order of their turns."""
        self._working: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """After a start: reviews that were under way when the house closed."""
        for id in await self._club.store.begun_reviews():
            try:
                self._begin(await self._club.room(id))
            except Refused:
                await self._give_up(id)

    async def info(self, room: Room) -> wire.ReviewInfo:
        store = self._club.store
        found = await store.review(room.id)
        if found is None:
            return wire.ReviewInfo("none", 0, 0, [])
        lines = [msgspec.json.decode(line, type=wire.ReviewedInfo) for line in await store.reviewed(room.id)]
        if len(lines) >= found.total:
            return wire.ReviewInfo("ready", found.total, found.total, lines)
        return wire.ReviewInfo("failed" if found.failed else "working", len(lines), found.total, lines)

    async def start(self, room: Room) -> wire.ReviewInfo:
        """At most one for each table. One that failed is tried again from where it was."""
        if not room.board.over:
            raise forbidden("running", "the game is not over yet")
        job, review = _job(room), schema.review
        try:
            await self._club.store.write(review.insert().values(board=room.id, total=len(job.places), failed=False))
        except Lost:
            await self._club.store.write(review.update().where(review.c.board == room.id).values(failed=False))
        info = await self.info(room)
        if info.state == "working":
            self._begin(room)
        return info

    def _begin(self, room: Room) -> None:
        if room.id not in self._jobs:
            self._jobs[room.id] = _job(room)
        if self._working is None:
            self._working = self._club.start(self._work())

    async def _work(self) -> None:
        """Until nothing is left to be reviewed."""
        try:
            while self._jobs:
                id = next(iter(self._jobs))
                if await self._goes_on(id):
                    self._jobs.move_to_end(id)
                else:
                    del self._jobs[id]
        finally:
            self._working = None

    async def _goes_on(self, id: str) -> bool:
        """Review the next decision, if there is one."""
        try:
            return await self._next(id)
        except Exception as problem:
            log.warning("a review failed: %s", problem, extra={"table": id}, exc_info=not isinstance(problem, Stuck))
            await self._give_up(id)
            return False

    async def _next(self, id: str) -> bool:
        job, store, settings = self._jobs[id], self._club.store, self._club.settings
        done = len(await store.reviewed(id))
        if done >= len(job.places):
            return False
        budget = Budget(iterations=settings.review_iterations, seconds=settings.review_seconds)
        line = await self._club.thinkers.review(job.game, job.record, job.places[done], budget)
        try:
            await store.write(schema.reviewed.insert().values(board=id, n=done, line=line.decode()))
        except Lost:
            log.info("another process reviews the same table", extra={"table": id})
        return True

    async def _give_up(self, id: str) -> None:
        review = schema.review
        await self._club.store.write(review.update().where(review.c.board == id).values(failed=True))


def _job(room: Room) -> Job:
    return Job(room.board.game, room.record(), list(decisions(room.table.record)))
