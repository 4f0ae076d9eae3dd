"""Puzzles in the house: what somebody has tried, and tables that are played on from a puzzle."""

from __future__ import annotations

import asyncio

from klubovna.server.tables import attempts, lobby
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House, Room
from klubovna.service import wire
from klubovna.service.learning import collection
from klubovna.service.learning.collection import RIVAL, AtFind, Key, Mine, Puzzles, Solved, Today, Tried


async def every(house: House, guest: Guest) -> Puzzles:
    mine, rating = await attempts.of(house.store, guest.id), await attempts.rating(house.store, guest.id)
    return collection.every(mine, rating, await _today(house, mine))


async def _today(house: House, mine: dict[Key, Mine]) -> Today | None:
    chosen = collection.of_the_day(house.now())
    if chosen is None:
        return None
    day, game, puzzle = chosen
    others = await attempts.others(house.store, game.id, puzzle.name)
    how = mine.get((game.id, puzzle.name), "none")
    return Today(game.id, puzzle.name, day, others.solved, others.first, how)


async def whole(id: str, name: str) -> bytes:
    """A puzzle as it is sent."""
    return await asyncio.to_thread(collection.script, id, name)


async def tried(house: House, guest: Guest, id: str, name: str, tried: Tried) -> Solved:
    """Only the first attempt of a person counts."""
    before = await attempts.rating(house.store, guest.id)
    attempt = await asyncio.to_thread(collection.attempt, id, name, guest.id, tried, before, house.now())
    counts = await attempts.note(house.store, attempt)
    rating = await attempts.rating(house.store, guest.id)
    others = await attempts.others(house.store, attempt.game, attempt.puzzle)
    return Solved(rating if rating.count else None, attempt.change if counts else 0, others)


async def why_not(id: str, name: str, asked: AtFind) -> wire.WhyNot:
    """The rule against something that was tried."""
    return await asyncio.to_thread(collection.why_not, id, name, asked)


async def play_on(house: House, guest: Guest, id: str, name: str) -> Room:
    """A table of one's own from the position, with bots everywhere else. From there on luck is the house's."""
    collection.found(id, name)
    await lobby.not_too_many(house, guest)
    table, seat = await asyncio.to_thread(collection.position, id, name)
    return await lobby.played_on(house, guest, table, seat, RIVAL)
