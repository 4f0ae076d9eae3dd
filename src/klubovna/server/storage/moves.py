"""What is written most and always in the same way: new entries of tables that are open, and tables that are opened or
come to their end.

The statements are always the same, so they go to the driver as they are. What can't be written this way (somebody was
faster, the connection broke) is not written at all, and goes the usual way (`writer.py`), where it is found out why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Engine, Insert, Update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from klubovna.server.storage.schema import entry
from klubovna.server.storage.waiting import Waiter

Rows: TypeAlias = list[dict[str, Any]]
ADD_ENTRIES: Insert = entry.insert()
LATE = 4_000
"""Pages of SQLite's log after which whoever writes puts them into their place, if nobody has done it yet."""
ADD_ONE = (
    "INSERT INTO entry (board, seq, line, at) SELECT id, :seq, :line, :at FROM board WHERE id = :board AND NOT over"
)
"""One entry, if its table is open."""
OPEN = "SELECT id FROM board WHERE NOT over AND id {} ORDER BY id{}"
NOTIFY = "SELECT pg_notify('klubovna', %s)"


class Always(msgspec.Struct, frozen=True):
    """A statement that is always the same one, and the rows for which it is made; each of them says all that the
    statement wants to know."""

    statement: Insert | Update
    rows: Rows


class Moves:
    """Of one engine; used by one thread at a time, whichever."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._error: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._postgresql = engine.dialect.name == "postgresql"
        self._connection: PoolProxiedConnection | None = None
        """Kept: to ask for one and to give it back would cost as much as the rest."""
        self._texts: dict[Insert | Update, str] = {}
        self._used = Lock()
        self._waiter = Waiter()

    def written(
        self,
        tables: Sequence[str],
        changes: Sequence[Always],
        notices: Sequence[str],
        meanwhile: Callable[[], None] | None = None,
    ) -> bool:
        """All of it, or nothing; and only if all these tables are open. `meanwhile` is done while the disk works."""
        with self._used:
            try:
                return self._written(tables, changes, notices, meanwhile)
            except (self._error, DBAPIError):
                self._break_off()
                return False

    def _written(
        self,
        tables: Sequence[str],
        changes: Sequence[Always],
        notices: Sequence[str],
        meanwhile: Callable[[], None] | None,
    ) -> bool:
        if self._connection is None:
            self._connection = self._opened()
        cursor = self._connection.cursor()
        if not self._postgresql and len(tables) == len(changes) == 1 and _is_one_entry(changes[0]):
            still_open = self._added(cursor, changes[0].rows[0])
        else:
            still_open = self._changed(cursor, tables, changes, notices)
        cursor.close()
        if not still_open:
            self._connection.rollback()
        elif meanwhile is None:
            self._connection.commit()
        else:
            self._waiter.both(self._connection.commit, meanwhile)
        return still_open

    def _added(self, cursor: Any, row: dict[str, Any]) -> bool:
        """Whoever is alone with the disk feels every statement: one asks whether the table is open, and adds."""
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute(ADD_ONE, row)
        return bool(cursor.rowcount == 1)

    def _changed(self, cursor: Any, tables: Sequence[str], changes: Sequence[Always], notices: Sequence[str]) -> bool:
        still_open = self._begin(cursor, tables)
        if still_open:
            for change in changes:
                cursor.executemany(self._text(change), change.rows)
            if self._postgresql:  # elsewhere there is nobody to be notified
                cursor.executemany(NOTIFY, [(notice,) for notice in notices])
        return still_open

    def _begin(self, cursor: Any, tables: Sequence[str]) -> bool:
        """Whether all of them are still open; nobody can close one before we are ready."""
        if not self._postgresql:
            cursor.execute("BEGIN IMMEDIATE")
        if not tables:
            return True
        if self._postgresql:
            cursor.execute(OPEN.format("= ANY(%s)", " FOR KEY SHARE"), (list(tables),))
        else:
            cursor.execute(OPEN.format(f"IN ({', '.join('?' * len(tables))})", ""), tables)
        return len(cursor.fetchall()) == len(tables)

    def _text(self, change: Always) -> str:
        """As the driver wants it."""
        found = self._texts.get(change.statement)
        if found is None:
            kind: Any = type(self._engine.dialect)
            dialect = self._engine.dialect if self._postgresql else kind(paramstyle="named")
            columns = list(change.rows[0]) if isinstance(change.statement, Insert) else None
            found = self._texts[change.statement] = str(change.statement.compile(dialect=dialect, column_keys=columns))
        return found

    def _opened(self) -> PoolProxiedConnection:
        """On SQLite it does not wait for others who write: whoever waits can wait elsewhere."""
        connection = self._engine.raw_connection()
        if not self._postgresql:
            connection.cursor().execute("PRAGMA busy_timeout = 0")
            connection.cursor().execute(f"PRAGMA wal_autocheckpoint = {LATE}")
        return connection

    def tidy(self) -> None:
        """Put SQLite's log into its place, by another connection: meanwhile anybody may read and write."""
        with suppress(self._error, DBAPIError):  # next time
            connection = self._engine.raw_connection()
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            connection.close()

    def close(self) -> None:
        """What was not committed is taken back."""
        with self._used:
            self._break_off()
            self._waiter.close()

    def _break_off(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None


def _is_one_entry(change: Always) -> bool:
    return change.statement is ADD_ENTRIES and len(change.rows) == 1
