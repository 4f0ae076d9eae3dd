"""A game that is over, thought over. A review is kept decision by decision, so it goes on where it was, whatever
happened to the page."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

import klubovna
from klubovna.alone.errands import Minds, Review
from klubovna.alone.keeping import Deed, Lost, Store, noted, numbered, read_note
from klubovna.alone.room import Room
from klubovna.alone.turns import Stuck, thought
from klubovna.bots.advice import decisions
from klubovna.service import turning, wire
from klubovna.service.judging import Judged
from klubovna.service.refusals import Refused, forbidden, missing

log = logging.getLogger("klubovna.alone")
ITERATIONS, SECONDS = 400, 10.0
"""How much is thought about each decision, as on a server."""


class Begun(msgspec.Struct, frozen=True):
    """How many decisions there are to look at."""

    total: int
    failed: bool = False


class ReviewsHouse(Protocol):
    """What reviews need of the house."""

    store: Store
    minds: Minds

    def start(self, work: Coroutine[Any, Any, Any]) -> object: ...


class Reviews:
    def __init__(self, house: ReviewsHouse) -> None:
        self._house = house
        self._working: set[str] = set()

    async def info(self, room: Room) -> turning.ReviewInfo:
        """Whoever asks lets it go on, should the page have been closed meanwhile."""
        begun = await self._begun(room.id)
        if begun is None:
            return turning.ReviewInfo("none", 0, 0, [], [])
        found = await self._judged(room.id)
        if len(found) < begun.total and not begun.failed:
            self._go_on(room)
        return turning.told(found, begun.total, [place.seat for place in room.places], failed=begun.failed)

    async def puzzle(self, room: Room, at: int) -> bytes:
        """A choice that cost much as a puzzle, as it is sent."""
        judged = next((one for one in await self._judged(room.id) if one.at == at), None)
        if judged is None or judged.closer is None:
            raise missing("no review has found anything better there")
        game = klubovna.game(room.row.game)
        return wire.encode(turning.posed_again(game, room.snapshot(), judged, judged.closer))

    async def start(self, room: Room) -> turning.ReviewInfo:
        """One that failed is tried again from where it was."""
        if not room.row.over:
            raise forbidden("running", "the game is not over yet")
        total = len(list(decisions(room.table.record)))
        await self._house.store.keep([Deed("put", "notes", f"review/{room.id}", noted(Begun(total)))])
        return await self.info(room)

    async def _begun(self, id: str) -> Begun | None:
        found = [value for key, value in await self._house.store.read("notes", f"review/{id}") if key == f"review/{id}"]
        return read_note(found[0], Begun) if found else None

    async def _judged(self, id: str) -> list[Judged]:
        found = await self._house.store.read("notes", f"reviewed/{id}/")
        return [read_note(value, Judged) for _, value in found]

    def _go_on(self, room: Room) -> None:
        if room.id not in self._working:
            self._working.add(room.id)
            self._house.start(self._work(room))

    async def _work(self, room: Room) -> None:
        """Until nothing is left to be reviewed."""
        record, made = room.record(), decisions(room.table.record)
        places = list(made)
        try:
            while (done := len(judged := await self._judged(room.id))) < len(places):
                place = places[done]
                floor = turning.floor(judged, made[place].seat)
                errand = Review(room.row.game, record, place, ITERATIONS, SECONDS, floor)
                line = msgspec.msgpack.decode(await thought(self._house.minds, errand), type=bytes)
                note = noted(msgspec.json.decode(line, type=Judged))
                try:
                    await self._house.store.keep([Deed("add", "notes", numbered(f"reviewed/{room.id}", done), note)])
                except Lost:
                    log.info("another tab reviews the same table")
        except (Stuck, Refused) as problem:
            log.warning("a review failed: %s", problem)
            failed = noted(Begun(len(places), failed=True))
            await self._house.store.keep([Deed("put", "notes", f"review/{room.id}", failed)])
        finally:
            self._working.discard(room.id)
