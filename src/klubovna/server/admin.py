"""`klubovna admin`: what the keeper of a clubhouse needs."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import klubovna
from klubovna.kernel.errors import KlubovnaError, Unreadable
from klubovna.kernel.replay import verify
from klubovna.server.run import add_database
from klubovna.server.storage import upkeep
from klubovna.server.storage.store import Store, full_url
from klubovna.server.tables.people import login
from klubovna.service.tables import infos
from klubovna.service.tables.rows import Place, TableRow


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
    tables.add_argument("--people", action="store_true", help="with the numbers of people, by which guests are banned")
    close = commands.add_parser("close", help="close a table: nobody plays on")
    close.add_argument("table")
    delete = commands.add_parser("delete", help="clear away tables, with all that was played and said there")
    delete.add_argument("table", nargs="+")
    prune = commands.add_parser("prune", help="clear away tables that are over and old")
    prune.add_argument("--days", type=float, required=True, help="at which nothing has happened for so many days")
    prune.add_argument("--brought", action="store_true", help="only records that somebody brought")
    prune.add_argument("--dry-run", action="store_true", help="only say how many there are")
    ban = commands.add_parser("ban", help="shut somebody out")
    ban.add_argument("who", help="the name of an account, or the number of a guest (list --people)")
    ban.add_argument("--why", default="", help="for whoever keeps the house")
    unban = commands.add_parser("unban", help="let somebody in again")
    unban.add_argument("who")
    space = commands.add_parser("space", help="what takes space")
    library = commands.add_parser("library", help="list what people have published, with what was complained of")
    take_down = commands.add_parser("take-down", help="take something down from the library")
    take_down.add_argument("item", help="by its number (library)")
    take_down.add_argument("--why", default="", help="told to its author")
    put_back = commands.add_parser("put-back", help="let it lie in the library again")
    put_back.add_argument("item")
    everyday = (backup, tables, export, recheck, close, delete, prune, ban, unban, space)
    for command in (*everyday, library, take_down, put_back):
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
        file.touch(mode=0o600)
        with closing(sqlite3.connect(str(url.database))) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
        _tell(f"{file}: {file.stat().st_size} bytes")
        return 0
    program = shutil.which("pg_dump")
    if program is None:
        raise Unreadable("pg_dump is not installed; it comes with PostgreSQL's client programs")
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    file.touch(mode=0o600)
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
        return await _doing(store, args)
    finally:
        await store.close()


def _doing(store: Store, args: argparse.Namespace) -> Coroutine[Any, Any, int]:
    deeds: dict[str, Callable[[], Coroutine[Any, Any, int]]] = {
        "list": lambda: show(store, args.all, args.people),
        "export": lambda: export(store, args.table, args.file, args.with_key),
        "recheck": lambda: recheck(store, args.all),
        "close": lambda: close(store, args.table),
        "delete": lambda: delete(store, args.table),
        "prune": lambda: prune(store, args.days, args.brought, args.dry_run),
        "ban": lambda: ban(store, args.who, args.why),
        "unban": lambda: unban(store, args.who),
        "space": lambda: space(store),
        "library": lambda: library(store),
        "take-down": lambda: take_down(store, args.item, args.why),
        "put-back": lambda: put_back(store, args.item),
    }
    return deeds[args.what]()


async def close(store: Store, id: str) -> int:
    await upkeep.close(store, id)
    _tell(f"{id} is closed")
    return 0


async def delete(store: Store, ids: list[str]) -> int:
    for id in ids:
        if await store.row(id) is None:
            raise Unreadable(f"there is no table {id}")
    await upkeep.clear_away(store, ids)
    _tell(f"{len(ids)} tables cleared away")
    return 0


async def prune(store: Store, days: float, only_brought: bool, dry_run: bool) -> int:
    ids = await upkeep.old(store, days, only_brought)
    if not dry_run:
        await upkeep.clear_away(store, ids)
        await upkeep.forget_sessions(store)
    _tell(f"{len(ids)} tables {'would be ' if dry_run else ''}cleared away")
    return 0


async def ban(store: Store, who: str, why: str) -> int:
    person = await _person(store, who)
    await upkeep.ban(store, person, why)
    _tell(f"{person} is banned")
    return 0


async def unban(store: Store, who: str) -> int:
    person = await _person(store, who)
    await upkeep.unban(store, person)
    _tell(f"{person} may come again")
    return 0


async def library(store: Store) -> int:
    items = await upkeep.library(store)
    for one in items:
        _tell(f"{one.id}  {one.game:<12} {'taken down' if one.taken else 'shown':<10}  {one.title}  by {one.author}")
        for why in one.complaints:
            _tell(f"    {why!a}")
    _tell(f"{len(items)} packs")
    return 0


async def take_down(store: Store, id: str, why: str) -> int:
    await upkeep.take_down(store, id, why)
    _tell(f"{id} is taken down")
    return 0


async def put_back(store: Store, id: str) -> int:
    await upkeep.put_back(store, id)
    _tell(f"{id} lies in the library again")
    return 0


async def _person(store: Store, who: str) -> str:
    account = await store.account(login(who))
    if account is not None:
        return account.id
    if not await upkeep.known(store, who):
        raise Unreadable(f"nobody here is called {who!r}, and nobody has this number")
    return who


async def space(store: Store) -> int:
    for game, over, tables, size in sorted(await upkeep.space(store)):
        _tell(f"{game:<12} {'over' if over else 'open':<5} {tables:>7} tables {size / 1e6:>9.1f} MB of records")
    for host, tables, brought in await upkeep.hosts(store):
        _tell(f"{host}  {tables:>5} tables, {brought / 1e6:.1f} MB brought")
    _tell(f"{await store.size() / 1e6:.1f} MB in all")
    return 0


async def show(store: Store, everything: bool, people: bool = False) -> int:
    rows = await (store.all_rows() if everything else store.unfinished())
    ids = [row.id for row in rows]
    places, lengths = await store.places(ids), await store.lengths(ids)
    for row in rows:
        opened = datetime.fromtimestamp(row.created, UTC).strftime("%Y-%m-%d %H:%M")
        status, entries = infos.status(row, places[row.id]), lengths.get(row.id, 0)
        _tell(f"{row.id}  {opened}  {row.game:<12} {status:<8} {entries:>5}  {_who(places[row.id], people)}")
    _tell(f"{len(rows)} tables")
    return 0


def _who(places: list[Place], people: bool) -> str:
    return ", ".join(f"{p.seat}: {_called(p)}{f' ({p.person})' if people and p.person else ''}" for p in places)


def _called(place: Place) -> str:
    return place.name if place.kind == "person" else place.bot or place.kind


async def export(store: Store, id: str, file: Path | None, with_key: bool) -> int:
    found = await store.row(id)
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
    rows = await (store.all_rows() if everything else store.unfinished())
    broken = 0
    for row in rows:
        problem = await _problem(store, row)
        if problem:
            broken += 1
            _tell(f"{row.id}: {problem}")
    _tell(f"{len(rows)} tables checked, {broken} broken")
    return 1 if broken else 0


async def _problem(store: Store, row: TableRow) -> str:
    found = await store.row(row.id)
    assert found is not None
    try:
        record = await store.record(*found)
        verify(klubovna.game(row.game), record)
    except KlubovnaError as problem:
        return str(problem)
    except Exception as problem:  # whatever is wrong with one table, the others are looked at
        return f"{type(problem).__name__}: {problem}"
    return ""
