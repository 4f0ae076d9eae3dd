"""`klubovna admin`: what the keeper of a clubhouse needs."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import klubovna
from klubovna.kernel.errors import KlubovnaError, Unreadable
from klubovna.kernel.replay import verify
from klubovna.server.run import add_database
from klubovna.server.storage.store import Place, Store, TableRow, full_url
from klubovna.server.tables import infos


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="what", dest="what", required=True, metavar="WHAT")
    backup = commands.add_parser("backup", help="copy the database while the server runs")
    backup.add_argument("file", type=Path)
    tables = commands.add_parser("list", help="list the tables")
    tables.add_argument("--all", action="store_true", help="finished ones, too")
    export = commands.add_parser("export", help="write the record of a table")
    export.add_argument("table")
    export.add_argument("file", type=Path, nargs="?", help="instead of the standard output")
    export.add_argument("--with-key", action="store_true", help="also the key of a running game: it tells the future")
    recheck = commands.add_parser("recheck", help="check all running tables against the installed rules")
    recheck.add_argument("--all", action="store_true", help="finished ones, too")
    for command in (backup, tables, export, recheck):
        add_database(command)


def run(args: argparse.Namespace) -> int:
    if args.what == "backup":
        return backup(args.database, args.file)
    return asyncio.run(_with_store(args))


def backup(database: str, file: Path) -> int:
    """A copy that is whole, whatever is written meanwhile."""
    if file.exists():
        raise Unreadable(f"{file} exists already")
    url = full_url(database)
    if url.drivername.startswith("sqlite"):
        _is_there(database)
        with closing(sqlite3.connect(str(url.database))) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
        _tell(f"{file}: {file.stat().st_size} bytes")
        return 0
    program = shutil.which("pg_dump")
    if program is None:
        raise Unreadable("pg_dump is not installed; it comes with PostgreSQL's client programs")
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return subprocess.run([program, "--format=custom", f"--file={file}", f"--dbname={address}"], check=False).returncode


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _is_there(database: str) -> None:
    url = full_url(database)
    if url.drivername.startswith("sqlite") and not Path(str(url.database)).is_file():
        raise Unreadable(f"there is no database {url.database}")


async def _with_store(args: argparse.Namespace) -> int:
    _is_there(args.database)
    store = await Store.open(args.database)
    try:
        if args.what == "list":
            return await show(store, args.all)
        if args.what == "export":
            return await export(store, args.table, args.file, args.with_key)
        return await recheck(store, args.all)
    finally:
        await store.close()


async def show(store: Store, everything: bool) -> int:
    boards = await (store.all_boards() if everything else store.unfinished())
    ids = [board.id for board in boards]
    places, lengths = await store.places(ids), await store.lengths(ids)
    for board in boards:
        opened = datetime.fromtimestamp(board.created, UTC).strftime("%Y-%m-%d %H:%M")
        status, entries = infos.status(board, places[board.id]), lengths.get(board.id, 0)
        _tell(f"{board.id}  {opened}  {board.game:<12} {status:<8} {entries:>5}  {_who(places[board.id])}")
    _tell(f"{len(boards)} tables")
    return 0


def _who(places: list[Place]) -> str:
    return ", ".join(f"{p.seat}: {p.name if p.kind == 'person' else p.bot or p.kind}" for p in places)


async def export(store: Store, id: str, file: Path | None, with_key: bool) -> int:
    found = await store.board(id)
    if found is None:
        raise Unreadable(f"there is no table {id}")
    record = await store.record(*found)
    if not found[0].over and not with_key:
        record = record.sealed()
    if file is None:
        sys.stdout.buffer.write(record.to_bytes())
    else:
        record.save(file)
    return 0


async def recheck(store: Store, everything: bool) -> int:
    """Whether every table can be played on: run it after an upgrade, before people come."""
    boards = await (store.all_boards() if everything else store.unfinished())
    broken = 0
    for board in boards:
        problem = await _problem(store, board)
        if problem:
            broken += 1
            _tell(f"{board.id}: {problem}")
    _tell(f"{len(boards)} tables checked, {broken} broken")
    return 1 if broken else 0


async def _problem(store: Store, board: TableRow) -> str:
    found = await store.board(board.id)
    assert found is not None
    try:
        record = await store.record(*found)
        verify(klubovna.game(board.game), record)
    except KlubovnaError as problem:
        return str(problem)
    except Exception as problem:  # whatever is wrong with one table, the others are looked at
        return f"{type(problem).__name__}: {problem}"
    return ""
