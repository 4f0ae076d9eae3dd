"""Those who look at a table right now, each with what still has to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_WAITING = 64


class Listener:
    """One socket. Who is slow loses what is outdated: `behind` asks for the newest state instead."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.behind = False
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def tell(self, news: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
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
