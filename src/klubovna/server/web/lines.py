"""The live line as bytes: what is said on it is heard in the turn of the event loop in which it comes, and what is told
is written at the end of that turn.

Everything that is seldom – the handshake, pings, what comes in parts, breaches of the protocol, the end – is left to
uvicorn and the library under it. A word that comes as one whole frame, and news, which we always send as one, need no
more than a look at the head of the frame; and no queue, no task and no future for each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it was built
from websockets.http11 import Request
from websockets.protocol import State

from klubovna.server.post import Post

LINE = "klubovna.line"
"""The extension of a socket's scope that holds its line."""
AHEAD = 8
"""Words on a line that may wait for an answer before it is listened to no more."""
WHOLE_TEXT, MASKED = 0x81, 0x80
MEDIUM, LONG = 126, 127
"""Where the length would stand: it stands behind, in two bytes or in eight."""
NOT_ALL, TOO_LONG = 0, -1
"""Instead of where a frame ends."""
_medium, _long = Struct("!BBH").pack, Struct("!BBQ").pack


class Line(WebSocketsSansIOProtocol):
    """A socket that can be heard and told something at once. It may say a few things before the first is answered:
    not to listen between a word and its answer would cost more than to read the word."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.post = Post()
        """The house's, as soon as somebody is let in."""
        self._part = b""
        """Of a frame that is not yet all there."""
        self.hear: Callable[[str], None] | None = None
        """Whoever hears the words; as long as nobody does, they wait in the queue, and are heard before all others."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    # Hearing

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._part:
            data = self._part + data
            self._part = b""
        at = 0
        while at < len(data) and not self.transport.is_closing():
            end = frame_end(data, at, self.config.ws_max_size)
            if end == NOT_ALL:
                self._part = data[at:]
                return
            if end == TOO_LONG:  # the library refuses it by its head
                super().data_received(data[at:])
                return
            if not self._heard(data, at, end):
                super().data_received(data[at:end])
            at = end

    def _heard(self, data: bytes, at: int, end: int) -> bool:
        """Whether it was a word, all of it, and somebody has heard it."""
        if data[at] != WHOLE_TEXT or not data[at + 1] & MASKED:
            return False
        if self.hear is None or not self.queue.empty():
            return False
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or self.close_sent:
            return False
        start = at + (2 if data[at + 1] & ~MASKED < MEDIUM else 4 if data[at + 1] & ~MASKED == MEDIUM else 10)
        try:
            word = apply_mask(data[start + 4 : end], data[start : start + 4]).decode()
        except UnicodeDecodeError:
            return False
        self.hear(word)
        return True

    def listen(self, *, more: bool) -> None:
        """Whether anything more is to be heard for now."""
        if self.read_paused == more and not self.transport.is_closing():
            self.read_paused = not more
            (self.transport.resume_reading if more else self.transport.pause_reading)()

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it is not done once more
        super().send_receive_event_to_app()
        self.read_paused = False

    # Telling

    def tell(self, news: bytes) -> bool:
        """Written at the end of this turn of the event loop, if whoever is at the other end keeps up; else nothing is
        done. (To wait for one's turn costs as much as to make what is told. To write in between costs, too: it wakes
        up whoever reads.)"""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.conn.writes += (frame_head(len(news)), news)
        self.post.take(self.write)
        return True

    def write(self) -> None:
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


def frame_end(data: bytes, at: int, longest: int) -> int:
    """Where the frame ends that begins here, if all of it is there."""
    there = len(data) - at
    if there < 2:
        return NOT_ALL
    head, size = 6 if data[at + 1] & MASKED else 2, data[at + 1] & ~MASKED
    if size >= MEDIUM:
        more = 2 if size == MEDIUM else 8
        if there < 2 + more:
            return NOT_ALL
        size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        head += more
    if size > longest:
        return TOO_LONG
    return at + head + size if there >= head + size else NOT_ALL


def frame_head(size: int) -> bytes:
    """Of a text that is sent whole."""
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, size))
    return _medium(WHOLE_TEXT, MEDIUM, size) if size < 1 << 16 else _long(WHOLE_TEXT, LONG, size)


def line_of(scope: Any) -> Line | None:
    """The line of a socket, where it has one that can be heard and told at once."""
    return (scope["extensions"] or {}).get(LINE, {}).get("line")  # type: ignore[no-any-return]
