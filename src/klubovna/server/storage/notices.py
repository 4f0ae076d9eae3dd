"""What server processes tell each other over PostgreSQL: `table:seq:process`, sent with the commit itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import URL

log = logging.getLogger("klubovna.server")
AGAIN = 1.0


async def listen(url: URL, heard: Callable[[str | None], Awaitable[None]]) -> None:
    """Never ends. After a broken connection everything is looked at anew, as notices may have been missed."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute("LISTEN klubovna")
                await heard(None)
                async for notice in connection.notifies():
                    await _told(heard, notice.payload)
        except psycopg.Error as problem:
            log.warning("notices are interrupted: %s", type(problem).__name__)
        await asyncio.sleep(AGAIN)


async def _told(heard: Callable[[str | None], Awaitable[None]], payload: str) -> None:
    try:
        await heard(payload)
    except Exception:
        log.exception("a notice could not be followed")
