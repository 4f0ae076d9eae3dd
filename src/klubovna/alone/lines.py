"""The line of a page to a table: what a web socket is to a server. One word is answered after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from klubovna.alone.listeners import Listener
from klubovna.alone.room import ME, Room
from klubovna.kernel.errors import Broken
from klubovna.service import moments, wire
from klubovna.service.refusals import Refused
from klubovna.service.tables import words
from klubovna.service.tables.words import ChooseNow, Foresee, StillHere

log = logging.getLogger("klubovna.alone")


class LineHouse(Protocol):
    """What a line needs of the house."""

    rooms: dict[str, Room]

    async def room(self, id: str) -> Room: ...
    async def rest(self) -> None: ...
    def start(self, work: Coroutine[Any, Any, Any]) -> object: ...
    def wake(self, room: Room) -> None: ...


class Line:
    def __init__(self, house: LineHouse, id: str, listener: Listener, shut: Callable[[], None]) -> None:
        """`shut` is called when the house has nothing more to say."""
        self._house, self._id, self._listener, self._shut = house, id, listener, shut
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = house.start(self._serve())

    def said(self, text: str) -> None:
        self._heard.put_nowait(text)

    def close(self) -> None:
        """The page has gone. What it has chosen is kept nevertheless."""
        self._heard.put_nowait(None)

    async def _serve(self) -> None:
        try:
            room = await self._joined()
        except (Broken, Refused) as problem:
            error = problem.error if isinstance(problem, Refused) else wire.ErrorInfo("broken", str(problem))
            self._listener.tell(wire.encode(wire.ErrorNews(error)))
            self._shut()
            return
        self._house.wake(room)
        try:
            while (word := await self._heard.get()) is not None:
                await self._answer(room, word)
        finally:
            room.listeners.discard(self._listener)
            room.tell_table()

    async def _joined(self) -> Room:
        """Nothing can happen between the first moment and the first news."""
        while True:
            room = await self._house.room(self._id)
            async with room.lock:
                if self._house.rooms.get(self._id) is not room:
                    continue  # it was put away meanwhile
                room.listeners.add(self._listener)
                room.tell_table()
                self._show(room)
                return room

    def _show(self, room: Room) -> None:
        try:
            room.show(self._listener)
        except Refused as problem:
            self._listener.tell(wire.encode(wire.ErrorNews(problem.error)))

    async def _answer(self, room: Room, word: str) -> None:
        try:
            await self._house.rest()
            await self._answered(room, words.read(word))
        except words.PROBLEMS as problem:
            self._listener.tell(words.refusal(problem))
            if isinstance(problem, Refused) and problem.error.kind == "stale":
                async with room.lock:
                    self._show(room)
        except Exception:
            log.exception("a word was not answered")
            self._listener.tell(wire.encode(wire.ErrorNews(wire.ErrorInfo("failed", "something went wrong"))))

    async def _answered(self, room: Room, said: ChooseNow | Foresee | StillHere) -> None:
        if isinstance(said, ChooseNow):
            again = said.seq != room.seq
            await room.choose(said.seq, said.text)
            if again:  # it was sent twice, so nobody is told anything; but the one who asks wants to know
                async with room.lock:
                    self._show(room)
        elif isinstance(said, Foresee):
            async with room.lock:
                found = room.foresee(ME, said.seq, said.texts)
            self._listener.tell(moments.tagged(found, wire.PreviewNews))
