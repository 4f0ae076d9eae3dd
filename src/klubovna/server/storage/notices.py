"""What server processes tell each other over PostgreSQL, sent with the commit itself: which table has changed and,
where nothing but moves came to it, these moves, so that nobody has to ask the database for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
import psycopg
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

log = logging.getLogger("klubovna.server")
AGAIN, SELDOM = 0.5, 15.0
"""Seconds until it is tried again, at first and at most."""
LONGEST = 7_900
"""Bytes of a notice; PostgreSQL takes a hundred more."""
KEEPER = "keeper"
"""Whoever writes beside the servers."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has changed."""

    table: str
    by: str
    """The process that changed it."""
    first: int = -1
    """The place of the first of the moves,"""
    lines: tuple[str, ...] = ()
    """the moves, as they are stored,"""
    at: float = 0.0
    """and when that was."""

    def text(self) -> str:
        written = msgspec.json.encode(self)
        if len(written) > LONGEST:
            written = msgspec.json.encode(Notice(self.table, self.by))
        return written.decode()


_notices = msgspec.json.Decoder(Notice)


class Notices:
    """Heard as long as the house is open. Whatever goes wrong, it is tried again; and then everything is looked at
    anew, as something may have been missed."""

    def __init__(self, url: URL, heard: Callable[[Notice | None], Awaitable[None]]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._hears = asyncio.Event()

    @property
    def well(self) -> bool:
        """Whether this process hears of what the others do."""
        return self._hears.is_set()

    async def begun(self, seconds: float) -> None:
        """Returns when it is heard for the first time, or after so long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hears.wait(), seconds)

    async def listen(self) -> None:
        """Never ends."""
        wait = AGAIN
        while True:
            try:
                await self._listen()
            except Exception as problem:
                log.warning("notices are interrupted: %s: %s", type(problem).__name__, problem)
            wait = AGAIN if self.well else min(2 * wait, SELDOM)
            self._hears.clear()
            await asyncio.sleep(wait)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute("LISTEN klubovna")
            await self._heard(None)
            self._hears.set()
            async for notice in connection.notifies():
                await self._told(notice.payload)

    async def _told(self, payload: str) -> None:
        """What one notice is about may be spoiled; the next one is about something else. But where the database does
        not answer, it is we who have missed something."""
        try:
            await self._heard(_notices.decode(payload))
        except (DBAPIError, psycopg.Error, OSError, TimeoutError):
            raise
        except Exception:
            log.exception("a notice could not be followed")
