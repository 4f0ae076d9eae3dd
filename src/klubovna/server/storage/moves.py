"""Moves, which are most of what is written: new entries of tables that are open, and nothing else.

The statements are always the same, so they go to the driver as they are. What can't be written this way (somebody was
faster, the connection broke) is not written at all, and goes the usual way (`writer.py`), where it is found out why.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

ADD = "INSERT INTO entry (board, seq, line, at) VALUES ({})"
OPEN = "SELECT id FROM board WHERE NOT over AND id {} ORDER BY id{}"


class Moves:
    """Of one engine; used by one thread at a time, whichever."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._error: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._postgresql = engine.dialect.name == "postgresql"
        self._connection: PoolProxiedConnection | None = None
        """Kept: to ask for one and to give it back would cost as much as the rest."""
        self._used = Lock()

    def written(self, tables: Sequence[str], rows: Sequence[dict[str, Any]], notices: Sequence[str]) -> bool:
        """All of it, or nothing."""
        with self._used:
            return self._written(tables, rows, notices)

    def _written(self, tables: Sequence[str], rows: Sequence[dict[str, Any]], notices: Sequence[str]) -> bool:
        try:
            if self._connection is None:
                self._connection = self._opened()
            cursor = self._connection.cursor()
            add = _add_to_postgresql if self._postgresql else _add_to_sqlite
            added = add(cursor, tables, rows, notices)
            cursor.close()
            if added:
                self._connection.commit()
            else:
                self._connection.rollback()
            return added
        except (self._error, DBAPIError):
            self._break_off()
            return False

    def _opened(self) -> PoolProxiedConnection:
        """On SQLite it does not wait for others who write: whoever waits can wait elsewhere."""
        connection = self._engine.raw_connection()
        if not self._postgresql:
            connection.cursor().execute("PRAGMA busy_timeout = 0")
        return connection

    def close(self) -> None:
        """What was not committed is taken back."""
        with self._used:
            self._break_off()

    def _break_off(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None


def _add_to_postgresql(
    cursor: Any, tables: Sequence[str], rows: Sequence[dict[str, Any]], notices: Sequence[str]
) -> bool:
    cursor.execute(OPEN.format("= ANY(%s)", " FOR KEY SHARE"), (list(tables),))
    if len(cursor.fetchall()) < len(tables):
        return False
    cursor.executemany(ADD.format("%(board)s, %(seq)s, %(line)s, %(at)s"), rows)
    cursor.executemany("SELECT pg_notify('klubovna', %s)", [(notice,) for notice in notices])
    return True


def _add_to_sqlite(cursor: Any, tables: Sequence[str], rows: Sequence[dict[str, Any]], notices: Sequence[str]) -> bool:
    """There is nobody to be notified."""
    cursor.execute("BEGIN IMMEDIATE")
    cursor.execute(OPEN.format(f"IN ({', '.join('?' * len(tables))})", ""), tables)
    if len(cursor.fetchall()) < len(tables):
        return False
    cursor.executemany(ADD.format(":board, :seq, :line, :at"), rows)
    return True
