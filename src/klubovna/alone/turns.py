"""Bots at the tables of the house for one. They think elsewhere; whatever goes wrong there, the table never hangs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from klubovna.alone.errands import Errand, Minds
from klubovna.alone.keeping import Store
from klubovna.alone.room import Room
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.messages import Seat
from klubovna.service import wire
from klubovna.service.errands import Think, Thinking, encoded
from klubovna.service.refusals import Refused
from klubovna.service.tables import playing

log = logging.getLogger("klubovna.alone")
LONELY = 60.0
"""Seconds after which a table that nobody has asked for stands still: another tab may play on at it."""


class Stuck(Exception):
    """No answer came."""


async def thought(minds: Minds, asked: Errand) -> bytes:
    """Asked again when the worker died."""
    try:
        return await minds.think(encoded(asked))
    except Exception as problem:
        log.warning("asked again: %s", problem)
    try:
        return await minds.think(encoded(asked))
    except Exception as problem:
        raise Stuck(str(problem)) from problem


class BotsHouse(Protocol):
    """What bots need of the house."""

    store: Store
    minds: Minds
    now: Callable[[], float]
    pace: float

    def start(self, work: Coroutine[Any, Any, Any]) -> object: ...


class Turns:
    def __init__(self, house: BotsHouse) -> None:
        self._house = house
        self._playing: set[Room] = set()
        self._hurried: set[tuple[str, Seat]] = set()
        """Where it was said that a bot has too little time."""

    def wake(self, room: Room) -> None:
        """If it is for a bot to choose, let it."""
        if room not in self._playing and self._wanted(room) and playing.bot_asked(room) is not None:
            self._playing.add(room)
            self._house.start(self._play(room))

    def at(self, room: Room) -> bool:
        """Whether one is choosing there."""
        return room in self._playing

    def _wanted(self, room: Room) -> bool:
        """At a table that goes along only while somebody plays on here."""
        if room.row.along:
            return bool(room.listeners)
        return bool(room.listeners) or self._house.now() - room.visited < LONELY

    async def _play(self, room: Room) -> None:
        try:
            async with self._house.minds.turn(room.id) as waited:
                if waited:
                    await room.refresh()
                while await self._turn(room):
                    pass
        except Refused as problem:  # there is no room for more: whoever asks for the table next lets it try again
            self._tell(room, problem)
        except Exception:
            log.exception("a bot's choice could not be made")
        finally:
            self._playing.discard(room)

    async def _turn(self, room: Room) -> bool:
        """Whether there was one."""
        async with room.lock:
            asked = playing.bot_asked(room) if self._wanted(room) else None
            if asked is None:
                return False
            seat, name = asked
            seq, record = room.seq, room.record()
            room.tell_thinking(seat)
        await asyncio.sleep(self._house.pace)
        try:
            errand = Think(room.id, room.row.game, record, seat, name)
            found = msgspec.msgpack.decode(await thought(self._house.minds, errand), type=Thinking)
            played = self._wanted(room) and await room.bot_plays(seat, seq, found.text)
        except (Stuck, KlubovnaError) as problem:
            log.warning("bot %s failed: %s", name, problem)
            await self._luck_moves(room, seq, seat, name)
            return True
        if played and found.hurried:
            await self._say_hurried(room, seat, name)
        return True

    async def _luck_moves(self, room: Room, seq: int, seat: Seat, name: str) -> None:
        async with room.lock:
            chosen = playing.left_to_luck(room, seq, seat)
        if chosen is not None and await room.bot_plays(seat, seq, chosen.text):
            await room.say(said=wire.Said("ui-bot-failed", {"seat": seat, "bot": name}), seat=seat)

    async def _say_hurried(self, room: Room, seat: Seat, name: str) -> None:
        """Once at a table."""
        if (room.id, seat) in self._hurried:
            return
        self._hurried.add((room.id, seat))
        said = wire.Said("ui-bot-hurried", {"seat": seat, "bot": name})
        if not any(line.said == wire.encode(said).decode() for line in await room.talk()):
            await room.say(said=said, seat=seat)

    def _tell(self, room: Room, problem: Refused) -> None:
        for listener in room.listeners:
            listener.tell(wire.encode(wire.ErrorNews(problem.error)))
