"""Who has a table to themselves: one after the other, in the order in which they asked."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Lock:
    """Like asyncio's, but whoever finds it free can take it without waiting, and so without a task of its own."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """False: somebody has it. Whoever got it gives it back by `release`."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """To the next who waits, so that nobody can come between."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given to us just now
                self.release()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
