"""Those who look at a table right now, each with what still has to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque

from klubovna.kernel.messages import Seat
from klubovna.server.identity import Claim

MOST_WAITING = 64


class Listener:
    """One socket. Who is slow loses what is outdated: `behind` asks for the newest state instead."""

    def __init__(self, person: str, *, wants_story: bool = False, has: tuple[Seat | None, int] | None = None) -> None:
        """`wants_story`: whether it is told how things came about; `has`: what it saw last, through whose eyes."""
        self.person = person
        self.behind = False
        self._wants_story, self._has = wants_story, has
        self.closed = False
        self.claim: Claim | None = None
        """Of the cookie with which it was opened."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def since(self, eyes: Seat | None) -> int | None:
        """From where the story is to be told to it through these eyes; None: it has to be shown everything."""
        return self._has[1] if self._wants_story and self._has is not None and self._has[0] == eyes else None

    def show(self, news: bytes, eyes: Seat | None, seq: int) -> None:
        """How the table stands, through these eyes."""
        self._has = (eyes, seq)
        self.tell(news)

    def tell(self, news: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
            self._has = None
        else:
            self._waiting.append(news)
        self._news.set()

    def close(self) -> None:
        """No more news will come: the house is closing."""
        self.closed = True
        self._news.set()

    async def next(self) -> list[bytes]:
        """What has come since last time; waits until there is something."""
        await self._news.wait()
        self._news.clear()
        news = list(self._waiting)
        self._waiting.clear()
        return news
