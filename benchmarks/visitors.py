"""Guests of a clubhouse who cost almost nothing, so that a machine can measure its server and be the crowd at once.

They speak just enough HTTP and WebSocket (RFC 6455) for our own server, and read of a message no more than they need.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""A client has to mask what it says; nothing is asked of the mask but to be there."""


class Option(msgspec.Struct):
    text: str


class Glance(msgspec.Struct, rename={"what": "is"}):
    """What a watcher has to know of the news; everything else is skipped over."""

    what: str
    seq: int = -1


class News(Glance, rename={"what": "is"}):
    """What a player has to know."""

    options: msgspec.Raw = msgspec.Raw(b"[]")

    def choices(self) -> list[Option]:
        """Of a moment or of what came after it."""
        return _options.decode(self.options)


_options = msgspec.json.Decoder(list[Option])


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:200].decode('utf-8', 'replace')}")
        self.status, self.body = status, body


class Guest:
    """Somebody with a cookie; `await Guest.come(host, port)`."""

    root = "/api/"
    """Under which everything is asked for."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = self.csrf = ""

    @staticmethod
    async def come(host: str, port: int) -> Guest:
        guest = Guest(host, port)
        guest.csrf = (await guest.ask("GET", "me"))["csrf"]
        return guest

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One question, one connection."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            data = b"" if body is None else msgspec.json.encode(body)
            writer.write(
                self.head(f"{method} {self.root}{path}", f"content-length: {len(data)}", "connection: close") + data
            )
            head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if not head:
            raise ConnectionResetError("the server hung up")
        return self._answer(head.decode("latin-1").split("\r\n"), content)

    def _answer(self, head: list[str], content: bytes) -> Any:
        status = int(head[0].split()[1])
        headers = dict(line.lower().partition(": ")[::2] for line in head[1:])
        if int(headers.get("content-length", 0)) != len(content):
            raise ConnectionResetError("the answer was cut off")
        for line in head:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line.partition(": ")[2].partition(";")[0]
        if status >= 400:
            raise Refusal(status, content)
        return msgspec.json.decode(content)

    def head(self, asked: str, *more: str) -> bytes:
        lines = [f"{asked} HTTP/1.1", f"host: {self.host}:{self.port}", f"x-csrf-token: {self.csrf}", *more]
        lines += ["content-type: application/json"] + ([f"cookie: {self.cookie}"] if self.cookie else [])
        return "\r\n".join([*lines, "", ""]).encode()

    async def sit_at(self, table: str, heard: Callable[[bytes], None], how: str = "?seat=") -> Line:
        """A live line to a table, as a page opens it: everything that comes is handed to `heard`."""
        return await self.line(f"{self.root}tables/{table}/live{how}", heard)

    async def line(self, path: str, heard: Callable[[bytes], None]) -> Line:
        upgrade = (
            "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13",
            "sec-websocket-key: a2x1Ym92bmEga2x1Ym92bg==",
        )  # fmt: skip
        hello = self.head(f"GET {path}", *upgrade)
        _, line = await asyncio.get_running_loop().create_connection(lambda: Line(hello, heard), self.host, self.port)
        return line


class Line(asyncio.Protocol):
    """A WebSocket, from the client's side."""

    def __init__(self, hello: bytes, heard: Callable[[bytes], None]) -> None:
        self._hello, self._heard = hello, heard
        self._open = False
        self._data = bytearray()
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def say(self, message: Any) -> None:
        self.write(msgspec.json.encode(message))

    def write(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        size = struct.pack("!B", MASKED | len(data)) if len(data) < 126 else struct.pack("!BH", MASKED | 126, len(data))
        self._transport.write(bytes([LAST | kind]) + size + NO_MASK + data)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open and not self._opened():
            return
        while (frame := self._frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                self._heard(content)
            elif kind == PING:
                self._send(PONG, content)
            elif kind == CLOSE:
                self._transport.close()

    def _opened(self) -> bool:
        head, end, rest = self._data.partition(b"\r\n\r\n")
        if end:
            self._open = head.startswith(b"HTTP/1.1 101")
            self._data = rest
            if not self._open:
                self._transport.close()
        return self._open

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; our server never sends one in parts and never masks."""
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size == 126 and len(data) >= 4:
            size, start = int.from_bytes(data[2:4]), 4
        elif size == 127 and len(data) >= 10:
            size, start = int.from_bytes(data[2:10]), 10
        elif size >= 126:
            return None
        if len(data) < start + size:
            return None
        kind, content = data[0] & 0x0F, bytes(data[start : start + size])
        del data[: start + size]
        return kind, content
