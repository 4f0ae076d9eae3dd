"""Those who look at a table right now, each with what still has to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from klubovna.kernel.messages import Seat
from klubovna.server.identity import Claim
from klubovna.service.tables.listening import Ear

MOST_WAITING = 64


class Listener(Ear):
    """One socket. Who is slow loses what is outdated: `behind` asks for the newest state instead."""

    def __init__(
        self,
        person: str,
        *,
        wants_story: bool = False,
        has: tuple[Seat | None, int] | None = None,
        at_once: Callable[[bytes], bool] | None = None,
    ) -> None:
        """`at_once` tells it something without being waited for; where it is False, that has to wait."""
        super().__init__(person, wants_story=wants_story, has=has)
        self.behind = False
        self.closed = False
        self.lends = False
        """Whether its browser thinks for the bots of a table that goes along."""
        self.claim: Claim | None = None
        """Of the cookie with which it was opened."""
        self._at_once = at_once
        self._taken = True
        """Whether what waited was taken and is being sent, so that nothing may overtake it; nothing is sent before it
        was asked for the first time."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def tell(self, news: bytes) -> None:
        if self._at_once is not None and not self._waiting and not self._taken and self._at_once(news):
            return
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
        self._taken = False
        await self._news.wait()
        self._news.clear()
        self._taken = True
        news = list(self._waiting)
        self._waiting.clear()
        return news
