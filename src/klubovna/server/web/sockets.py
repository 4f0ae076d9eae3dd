"""The live line to a table: news as they happen, choices as they are made. HTTP can do all of this, too."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import ExitStack
from functools import partial
from typing import Any, Literal

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from klubovna.kernel.errors import Broken
from klubovna.server.limits import Bucket, Full
from klubovna.server.storage.writer import Lost
from klubovna.server.tables.listeners import Listener
from klubovna.server.tables.room import Room
from klubovna.server.web.access import FOR_PROGRAMS, Asker, Door
from klubovna.server.web.lines import AHEAD, Line, line_of
from klubovna.service import moments, wire
from klubovna.service.refusals import Refused, too_much
from klubovna.service.tables import words
from klubovna.service.tables.words import ChooseNow, Foresee, StillHere

GOING_AWAY, POLICY, TOO_BIG, LATER = 1001, 1008, 1009, 1013


Stop = Literal["gone", "closing", "rude"]


@websocket("/tables/{id:str}/live", opt=FOR_PROGRAMS)
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    since: FromQuery[int] = -1,
    seat: FromQuery[str | None] = None,
    lends: FromQuery[bool] = False,
) -> None:
    """Who says through which `seat` it looks (empty: none) is told how things come about, beginning with what happened
    `since` the moment that it has, if that is still known. Others always get whole moments. Who `lends` a mind is sent
    errands of the bots at a table that goes along."""
    door: Door = socket.app.state.door
    with ExitStack() as held:
        try:
            if not door.same_origin(socket):
                raise Refused(403, "origin", "this socket was opened by a foreign page")
            asker = await door.admit(socket)
            (await door.club.room(id)).info("")
            held.enter_context(door.sockets.one(_places(asker)))
        except (Full, Broken, Refused) as problem:
            await _turn_away(socket, problem)
            return
        await socket.accept()
        has = (seat or None, since) if since >= 0 else None
        line = line_of(socket.scope)
        if line is not None:
            line.post = door.club.post
        listener = Listener(asker.id, wants_story=seat is not None, has=has, at_once=line.tell if line else None)
        listener.lends = lends and asker.token is None
        listener.claim = door.people.claim(asker.cookie) if asker.token is None else None
        await _stay(socket, asker, id, listener)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Full | Broken | Refused) -> None:
    if isinstance(problem, Broken):
        problem = Refused(422, "broken", str(problem))
    elif isinstance(problem, Full):
        socket.app.state.club.metrics.refused.inc()
        problem = too_much("too many open tables")
    await socket.accept()
    await _send(socket, wire.encode(wire.ErrorNews(problem.error)))
    await socket.close(POLICY if problem.status != 429 else LATER, problem.error.kind)


def _places(asker: Asker) -> dict[str, int]:
    """A socket counts for a person, for an address and for all."""
    limits = asker.club.settings.limits
    counted = {"": limits.all_sockets, f"all of {asker.address}": limits.address_sockets}
    return counted | {asker.id or f"nobody at {asker.address}": limits.sockets}


async def _stay(socket: WebSocket[Any, Any, Any], asker: Asker, id: str, listener: Listener) -> None:
    door = asker.door
    room = await _joined(door, id, listener)
    door.club.wake(room)
    await door.club.away.seen(room, listener.person)
    try:
        await _serve(socket, asker, room, listener)
    finally:
        room.listeners.discard(listener)
        if not door.club.closing and room.seats_of(listener.person):
            door.club.away.note(room, listener.person)
            room.tell_table()


async def _joined(door: Door, id: str, listener: Listener) -> Room:
    """Once somebody listens a room is not put away; until then it may be."""
    while True:
        room = await door.club.room(id)
        await _join(room, listener)
        if door.club.rooms.get(id) is room:
            return room
        room.listeners.discard(listener)


async def _join(room: Room, listener: Listener) -> None:
    """Nothing can happen between the first moment and the first news."""
    async with room.lock:
        room.listeners.add(listener)
        if room.seats_of(listener.person):
            room.tell_table()
        else:
            listener.tell(moments.tagged(room.info(listener.person), wire.TableNews))
        _tell_moment(room, listener)


def _tell_moment(room: Room, listener: Listener) -> None:
    try:
        room.show(listener)
    except Refused as problem:
        listener.tell(wire.encode(wire.ErrorNews(problem.error)))


async def _serve(socket: WebSocket[Any, Any, Any], asker: Asker, room: Room, listener: Listener) -> None:
    """Talk and listen until either side has enough."""
    heard = Conversation(asker, room, listener, line_of(socket.scope))
    both = {
        asyncio.create_task(_talk(socket, room, listener)),
        asyncio.create_task(_listen(socket, heard)),
    }
    try:
        done, _ = await asyncio.wait({*both, heard.over}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        heard.end("gone")
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
    why: set[Stop] = {"gone" if task.exception() else task.result() for task in done}
    if "gone" not in why:
        await _close(socket, POLICY if "rude" in why else GOING_AWAY)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        await socket.close(code)
    except Exception:  # it was closed from the other side meanwhile
        return


async def _talk(socket: WebSocket[Any, Any, Any], room: Room, listener: Listener) -> Stop:
    while not listener.closed:
        waiting = await listener.next()
        if listener.closed:
            break
        for news in waiting:
            await _send(socket, news)
        if listener.behind:
            listener.behind = False
            async with room.lock:
                listener.tell(moments.tagged(room.info(listener.person), wire.TableNews))
                _tell_moment(room, listener)
    return "closing"


async def _send(socket: WebSocket[Any, Any, Any], news: bytes) -> None:
    await socket.send_data(news.decode(), "text")


async def _listen(socket: WebSocket[Any, Any, Any], heard: Conversation) -> Stop:
    """What was said before anybody heard it at once, and then how it ends."""
    while True:
        try:
            word = await socket.receive_data("text")
        except WebSocketDisconnect:
            return "gone"
        heard.hear(word if isinstance(word, str) else word.decode("utf-8", "replace"))
        await heard.calm.wait()


class Conversation:
    """What is said on a line, answered word by word. Most words are choices that wait for nothing but the disk: those
    are made in the turn of the event loop in which they are heard, and a task is begun only for the others."""

    def __init__(self, asker: Asker, room: Room, listener: Listener, line: Line | None) -> None:
        limits = asker.club.settings.limits
        self._room, self._listener, self._line = room, listener, line
        self._longest = limits.socket_message
        self._bucket = Bucket(limits.socket_rate, limits.socket_rate * 2)
        self._busy = False
        """Whether a word is being answered; all others wait."""
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self.calm = asyncio.Event()
        """No word waits."""
        self.calm.set()
        self.over: asyncio.Future[Stop] = asyncio.get_running_loop().create_future()
        if line is not None:
            line.hear = self.hear

    def hear(self, word: str) -> None:
        if not self._busy:
            self._take(word)
            return
        self._waiting.append(word)
        self.calm.clear()
        if len(self._waiting) == AHEAD and self._line is not None:
            self._line.listen(more=False)

    def end(self, why: Stop) -> None:
        """Nothing more is heard. What was chosen already is stored nevertheless."""
        self._waiting.clear()
        self.calm.set()
        if self._task is not None:
            self._task.cancel()
        if not self.over.done():
            self.over.set_result(why)

    def _take(self, word: str) -> None:
        if self.over.done():
            return
        if len(word) > self._longest or not self._bucket.take(""):
            self.end("rude")
            return
        if self._listener.closed:
            self.end("closing")
            return
        try:
            said = words.read(word)
            if isinstance(said, ChooseNow):
                again = partial(self._chosen, said)
                self._busy = self._room.choose_at_once(self._listener.person, said.seq, said.text, again)
        except words.PROBLEMS as problem:
            self._listener.tell(words.refusal(problem))
            return
        if not self._busy and not isinstance(said, StillHere):
            self._begin(_answer(self._room, self._listener, said))

    def _begin(self, answering: Coroutine[Any, Any, None]) -> None:
        self._busy = True
        self._task = asyncio.create_task(answering)
        self._task.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled() or task.exception() is not None:
            self.end("gone")
        self._go_on()

    def _chosen(self, said: ChooseNow, problem: Exception | None) -> None:
        """Made at once and stored; if somebody was faster, it is tried as if it were said now."""
        if self.over.done():
            return
        if isinstance(problem, Lost):
            self._begin(_answer(self._room, self._listener, said))
        elif problem is not None:
            self.end("gone")
        else:
            self._go_on()

    def _go_on(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            self._take(self._waiting.popleft())
        if not self._waiting and not self.calm.is_set():
            self.calm.set()
            if self._line is not None:
                self._line.listen(more=True)


async def _answer(room: Room, listener: Listener, said: ChooseNow | Foresee) -> None:
    try:
        if isinstance(said, ChooseNow):
            done = said.seq != room.seq
            await room.choose(listener.person, said.seq, said.text)
            if done:  # it was sent again, so nobody is told anything; but the one who asks wants to know
                async with room.lock:
                    _tell_moment(room, listener)
        else:
            async with room.lock:
                found = room.foresee(listener.person, said.seq, said.texts)
            listener.tell(moments.tagged(found, wire.PreviewNews))
    except words.PROBLEMS as problem:
        listener.tell(words.refusal(problem))
        if isinstance(problem, Refused) and problem.error.kind == "stale":
            async with room.lock:
                _tell_moment(room, listener)
