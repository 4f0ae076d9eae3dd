"""What whoever keeps the house does to what is stored: close and clear away tables, shut people out, take things down
from the library, see what takes space. The server may run meanwhile: it finds the table closed, or gone, when somebody
moves there next."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, exists, func, or_, select

from klubovna.kernel.errors import Unreadable
from klubovna.server.storage import schema
from klubovna.server.storage.notices import KEEPER, Notice
from klubovna.server.storage.store import Store
from klubovna.server.storage.writer import Lost, Must

DAY = 86400.0
AT_ONCE = 50
"""Tables that are cleared away in one go, so that players never wait long for it."""
BELONGING = (schema.reviewed, schema.review, schema.keepsake, schema.chat, schema.entry, schema.seat)
"""What goes with a table, in this order."""


async def close(store: Store, id: str) -> None:
    change = schema.board.update().where(schema.board.c.id == id).values(over=True)
    try:
        await store.write(change, notice=_notice(id), while_open=id)
    except Lost:
        raise Unreadable(f"there is no open table {id}") from None


async def clear_away(store: Store, ids: list[str]) -> None:
    """Nothing is left of them."""
    board = schema.board
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        gone = [delete(table).where(table.c.board.in_(some)) for table in BELONGING]
        forgotten = board.update().where(board.c.rematch.in_(some)).values(rematch=None)
        await store.write(*gone, forgotten, delete(board).where(board.c.id.in_(some)), notice=_notice(some[0]))
        for id in some[1:]:
            await store.write(notice=_notice(id))


def _notice(id: str) -> str:
    return Notice(id, KEEPER).text()


async def old(store: Store, days: float, only_brought: bool) -> list[str]:
    """Tables that are over and at which nothing has happened for so many days."""
    board, entry, before = schema.board.c, schema.entry.c, time.time() - days * DAY
    lately = exists().where(entry.board == board.id, entry.at >= before)
    asked = select(board.id).where(board.over, board.created < before, ~lately)
    return await store.column(asked.where(board.brought > 0) if only_brought else asked)


async def forget_sessions(store: Store) -> None:
    """Cookies that are too old by themselves need not be remembered."""
    await store.write(delete(schema.ended).where(schema.ended.c.until < time.time()))


async def ban(store: Store, person: str, why: str) -> None:
    try:
        await store.write(schema.banned.insert().values(person=person, at=time.time(), why=why[:200]))
    except Lost:
        raise Unreadable(f"{person} is banned already") from None


async def unban(store: Store, person: str) -> None:
    await store.write(delete(schema.banned).where(schema.banned.c.person == person))


async def take_down(store: Store, id: str, why: str) -> None:
    """From the library; its author is told why. Tables that are played with it play on."""
    await _set_taken(store, id, time.time(), why[:500])


async def put_back(store: Store, id: str) -> None:
    await _set_taken(store, id, None, "")


async def _set_taken(store: Store, id: str, at: float | None, why: str) -> None:
    try:
        change = schema.published.update().where(schema.published.c.id == id).values(taken=at, why=why)
        await store.write(Must(change))
    except Lost:
        raise Unreadable(f"nothing in the library is called {id}") from None


class Kept(NamedTuple):
    """An item of the library, as whoever keeps the house sees it."""

    id: str
    game: str
    title: str
    author: str
    taken: bool
    complaints: list[str]


async def library(store: Store) -> list[Kept]:
    """All that lies there, what was complained of first."""
    item, said = schema.published.c, schema.complaint.c
    asked = select(item.id, item.game, item.title, schema.person.c.name, item.taken).order_by(item.at.desc())
    rows = await store.table(asked.join(schema.person, schema.person.c.id == item.person))
    complaints: dict[str, list[str]] = {}
    for id, why in await store.table(select(said.published, said.why).order_by(said.at)):
        complaints.setdefault(id, []).append(why)
    found = [Kept(id, game, title, name, bool(taken), complaints.get(id, [])) for id, game, title, name, taken in rows]
    return sorted(found, key=lambda one: -len(one.complaints))


async def known(store: Store, person: str) -> bool:
    """Whether there is anything of somebody with this id."""
    here = exists().where(schema.person.c.id == person)
    sits, hosts = exists().where(schema.seat.c.person == person), exists().where(schema.board.c.host == person)
    return bool((await store.column(select(or_(here, sits, hosts))))[0])


async def space(store: Store) -> list[tuple[str, bool, int, int]]:
    """By game, and whether it is over: how many tables, and how many bytes their records have."""
    board, entry = schema.board.c, schema.entry.c
    asked = select(board.game, board.over, func.count(board.id.distinct()), func.sum(func.length(entry.line)))
    joined = asked.join(schema.entry, entry.board == board.id, isouter=True).group_by(board.game, board.over)
    return [(game, bool(over), n, size or 0) for game, over, n, size in await store.table(joined)]


async def hosts(store: Store, most: int = 10) -> list[tuple[str, int, int]]:
    """Whose tables are most: who, how many, and how many bytes of records they have brought."""
    board = schema.board.c
    asked = select(board.host, func.count(), func.sum(board.brought)).group_by(board.host)
    found = await store.table(asked.order_by(func.count().desc()).limit(most))
    return [(host, tables, brought or 0) for host, tables, brought in found]
