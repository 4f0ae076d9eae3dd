"""Two people at a table of tic-tac-toe, at ours and at one of boardgame.io: see `beside.py`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from carrying import HOST, STANDING
from visitors import Guest, Line, News

GAME = "tictactoe"
_news = msgspec.json.Decoder(News)


class Pair(Protocol):
    """Two players at a table of somebody's server."""

    heard: Callable[[], None]
    """Is called whenever one of them was told something."""

    async def sit_down(self) -> None: ...
    def move(self, rng: random.Random) -> None: ...
    def leave(self) -> None: ...
    def told(self) -> int:
        """Up to which move both have been told; -1: not even the beginning."""
        ...


# At our tables


class OurPair:
    """On live lines, as pages are."""

    heard: Callable[[], None]

    def __init__(self, port: int) -> None:
        self._port = port
        self._now = [News("") for _ in range(2)]
        self._lines: list[Line] = []

    async def sit_down(self) -> None:
        guests = [await Guest.come(HOST, self._port) for _ in range(2)]
        agreed = {"game": GAME, "seats": {"crosses": "me", "noughts": "open"}, "public": True}
        table = (await guests[0].ask("POST", "tables", agreed))["id"]
        await guests[1].ask("POST", f"tables/{table}/sit", {"seat": "noughts"})
        for who, guest in enumerate(guests):
            self._lines.append(await guest.sit_at(table, lambda data, who=who: self._hear(who, data)))  # type: ignore[misc]

    def _hear(self, who: int, data: bytes) -> None:
        news = _news.decode(data)
        if news.what == "error":
            raise RuntimeError(data.decode())
        if news.what in STANDING:
            self._now[who] = news
            self.heard()

    def told(self) -> int:
        return min(news.seq for news in self._now)

    def move(self, rng: random.Random) -> None:
        who = next(who for who, news in enumerate(self._now) if bytes(news.options) != b"[]")
        choices = self._now[who].choices()
        self._lines[who].say({"is": "choose", "seq": self._now[who].seq, "text": rng.choice(choices).text})

    def leave(self) -> None:
        for line in self._lines:
            line.close()


# At theirs: engine.io and socket.io over a WebSocket, no more of them than this game needs

CONNECT, CONNECTED, OPENED, PING, PONG = b"40/tictactoe,", b"40", b"0", b"2", b"3"
EVENT = b"42/tictactoe,"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'


class Cells(msgspec.Struct):
    cells: list[int]


class Match(msgspec.Struct):
    """What a player has to know of the state that is sent."""

    grid: Cells = msgspec.field(name="G")
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: Match


_update = msgspec.json.Decoder(tuple[str, str, Match, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])


class TheirPair:
    """On socket.io, as boardgame.io's client is, with seats from the lobby."""

    heard: Callable[[], None]

    def __init__(self, port: int) -> None:
        self._port = port
        self._now = [Match(Cells([]), -1) for _ in range(2)]
        self._lines: list[Line] = []
        self._credentials: list[str] = []

    async def sit_down(self) -> None:
        lobby = Lobby(HOST, self._port)
        self._match = (await lobby.ask("POST", "create", {"numPlayers": 2}))["matchID"]
        for player in ("0", "1"):
            joined = await lobby.ask("POST", f"{self._match}/join", {"playerID": player, "playerName": player})
            self._credentials.append(joined["playerCredentials"])
        for who in range(2):
            self._lines.append(await lobby.line(SOCKET, lambda data, who=who: self._hear(who, data)))  # type: ignore[misc]

    def _hear(self, who: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            self._now[who] = _update.decode(data[len(EVENT) :])[2]
            self.heard()
        elif data == PING:
            self._lines[who].write(PONG)
        elif data.startswith(OPENED):
            self._lines[who].write(CONNECT)
        elif data.startswith(CONNECTED):
            self._emit(who, "sync", self._match, str(who), self._credentials[who], 2)
        elif data.startswith(SYNC):
            self._now[who] = _sync.decode(data[len(EVENT) :])[2].state
            self.heard()

    def _emit(self, who: int, *event: Any) -> None:
        self._lines[who].write(EVENT + msgspec.json.encode(event))

    def told(self) -> int:
        return min(match.id for match in self._now)

    def move(self, rng: random.Random) -> None:
        match = self._now[0]
        who = match.id % 2
        free = [cell for cell, mark in enumerate(match.grid.cells) if mark < 0]
        asked = {"type": "lay", "args": [rng.choice(free)], "playerID": str(who), "credentials": self._credentials[who]}
        self._emit(who, "update", {"type": "MAKE_MOVE", "payload": asked}, match.id, self._match, str(who))

    def leave(self) -> None:
        for line in self._lines:
            line.close()


class Lobby(Guest):
    """Where boardgame.io hands out seats."""

    root = f"/games/{GAME}/"
