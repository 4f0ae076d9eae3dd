"""A game that is over, thought over. A review is stored decision by decision, so it goes on where it was when the house
was closed. People take turns, one decision each, and so do the tables that one of them has asked for."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import msgspec

import klubovna
from klubovna.bots.advice import decisions
from klubovna.bots.budget import Budget
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.server.bots.thinking import ThinkingHouse
from klubovna.server.storage import schema
from klubovna.server.storage.writer import Lost
from klubovna.server.tables.room import Room
from klubovna.server.workers import Stuck
from klubovna.service import wire
from klubovna.service.judging import Closer, Judged
from klubovna.service.refusals import forbidden, missing, too_much
from klubovna.service.turning import ReviewInfo, floor, posed_again, told

log = logging.getLogger("klubovna.server")


class Job(msgspec.Struct):
    """A review under way."""

    game: str
    record: bytes
    places: list[int]
    """Of the decisions among the entries…"""
    seats: list[Seat]
    """…and whose they are."""


class Reviews:
    def __init__(self, house: ThinkingHouse) -> None:
        self._house = house
        self._jobs: OrderedDict[str, OrderedDict[str, Job]] = OrderedDict()
        """By person and by table, both in the order of their turns."""
        self._working: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """After a start: reviews that were under way when the house closed."""
        for id in await self._house.store.begun_reviews():
            try:
                room = await self._house.room(id)
                self._begin(room, room.row.host)
            except Exception as problem:
                log.warning("a review can't go on: %s", problem, extra={"table": id})
                await self._give_up(id)

    async def info(self, room: Room) -> ReviewInfo:
        store = self._house.store
        found = await store.review(room.id)
        if found is None:
            return ReviewInfo("none", 0, 0, [], [])
        seats = [place.seat for place in room.places]
        return told(await self._judged(room.id), found.total, seats, failed=found.failed)

    async def _judged(self, id: str) -> list[Judged]:
        return [msgspec.json.decode(line, type=Judged) for line in await self._house.store.reviewed(id)]

    async def puzzle(self, room: Room, at: int) -> bytes:
        """A choice that cost much as a puzzle, as it is sent."""
        judged = next((one for one in await self._judged(room.id) if one.at == at), None)
        if judged is None or judged.closer is None:
            raise missing("no review has found anything better there")
        game, record = klubovna.game(room.row.game), room.snapshot()
        return await asyncio.to_thread(_posed, game, record, judged, judged.closer)

    async def start(self, room: Room, person: str) -> ReviewInfo:
        """At most one for each table. One that failed is tried again from where it was."""
        if not room.row.over:
            raise forbidden("running", "the game is not over yet")
        if len(self._jobs.get(person, ())) >= self._house.settings.limits.reviews:
            raise too_much("so many reviews of yours are under way already; wait a little")
        job, review = _job(room), schema.review
        try:
            await self._house.store.write(review.insert().values(board=room.id, total=len(job.places), failed=False))
        except Lost:
            await self._house.store.write(review.update().where(review.c.board == room.id).values(failed=False))
        info = await self.info(room)
        if info.state == "working":
            self._begin(room, person)
        return info

    def _begin(self, room: Room, person: str) -> None:
        if not any(room.id in jobs for jobs in self._jobs.values()):
            self._jobs.setdefault(person, OrderedDict())[room.id] = _job(room)
        if self._working is None:
            self._working = self._house.start(self._work())

    async def _work(self) -> None:
        """Until nothing is left to be reviewed."""
        try:
            while self._jobs:
                person, jobs = next(iter(self._jobs.items()))
                id = next(iter(jobs))
                if await self._goes_on(id, jobs[id]):
                    jobs.move_to_end(id)
                else:
                    del jobs[id]
                if jobs:
                    self._jobs.move_to_end(person)
                else:
                    del self._jobs[person]
        finally:
            self._working = None

    async def _goes_on(self, id: str, job: Job) -> bool:
        """Review the next decision, if there is one."""
        try:
            return await self._next(id, job)
        except Exception as problem:
            log.warning("a review failed: %s", problem, extra={"table": id}, exc_info=not isinstance(problem, Stuck))
            await self._give_up(id)
            return False

    async def _next(self, id: str, job: Job) -> bool:
        store, settings = self._house.store, self._house.settings
        judged = await self._judged(id)
        if (done := len(judged)) >= len(job.places):
            return False
        budget = Budget(iterations=settings.review_iterations, seconds=settings.review_seconds)
        place = job.places[done]
        cost = floor(judged, job.seats[done])
        line = await self._house.thinkers.review(job.game, job.record, place, budget, cost)
        try:
            await store.write(schema.reviewed.insert().values(board=id, n=done, line=line.decode()))
        except Lost:
            log.info("another process reviews the same table", extra={"table": id})
        return True

    async def _give_up(self, id: str) -> None:
        review = schema.review
        await self._house.store.write(review.update().where(review.c.board == id).values(failed=True))


def _job(room: Room) -> Job:
    made = decisions(room.table.record)
    return Job(room.row.game, room.record(), list(made), [one.seat for one in made.values()])


def _posed(game: Game, record: Record, judged: Judged, closer: Closer) -> bytes:
    return wire.encode(posed_again(game, record, judged, closer))
