"""Questions to the database.

On SQLite a question by a key is answered in less time than it takes to go to a thread and back, of which the usual way
needs several. So it is asked on the spot; and nobody is waited for there: while somebody is in the way, it goes the
usual way, too.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine


class Reading:
    def __init__(self, engine: AsyncEngine, here: Engine | None = None) -> None:
        """`here`: for what is asked on the spot, where there is something to be gained by it; it waits for nobody and
        begins no transactions."""
        self.engine = engine
        self._here = here
        self._connection: Connection | None = None

    async def all(self, asked: Executable, about: dict[str, str] | None = None) -> list[Any]:
        """However much it is."""
        async with self.engine.connect() as db:
            return list((await db.execute(asked, about)).all())

    async def few(self, asked: Executable, about: dict[str, str] | None = None) -> list[Any]:
        """What is found by a key, and so at once."""
        if self._here is not None:
            try:
                if self._connection is None:
                    self._connection = self._here.connect()
                return list(self._connection.execute(asked, about).all())
            except DBAPIError:
                self._break_off()
        return await self.all(asked, about)

    def _break_off(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        self._break_off()
        await self.engine.dispose()
        if self._here is not None:
            self._here.dispose()
