"""The house's library: what people have published, what became of it at tables, what others think of it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, func, or_, select

from klubovna.kernel.game import PACK
from klubovna.kernel.packs import read_pack
from klubovna.server.identity import new_id
from klubovna.server.storage import belongings, schema
from klubovna.server.storage.writer import Lost, Must
from klubovna.server.tables.people import Guest
from klubovna.server.tables.porter import Bringers
from klubovna.server.tables.room import House, Room
from klubovna.server.workshop import drafts
from klubovna.service.printed import known_game
from klubovna.service.refusals import conflict, forbidden, too_much
from klubovna.service.wire import encode
from klubovna.service.workshop import library
from klubovna.service.workshop.differences import PackTold
from klubovna.service.workshop.drafts import Draft
from klubovna.service.workshop.library import Item, Results, WholeItem

ITEM, PLAY, THUMB, COMPLAINT = schema.published.c, schema.published_play.c, schema.thumb.c, schema.complaint.c

BRIEF = [column for column in ITEM if column.name not in ("text", "told", "fingerprint")]
"""What a list needs of an item."""


async def every(house: House, guest: Guest, game: str = "") -> list[Item]:
    """What lies there, the newest first; of one's own also what was taken down."""
    seen = or_(ITEM.taken.is_(None), and_(ITEM.person == guest.id, ITEM.person != ""))
    which = (seen, ITEM.game == game) if game else (seen,)
    rows = await _rows(house, BRIEF, *which)
    ids = [row.id for row in rows]
    played, thumbs = await _results(house, rows), await _thumbs(house, ids, guest)
    return [Item(**_item(row, guest, played, thumbs)) for row in rows]


async def whole(house: House, guest: Guest, id: str) -> WholeItem:
    row = await _row(house, guest, id)
    told = msgspec.json.decode(row.told, type=PackTold)
    known = _item(row, guest, await _results(house, [row]), await _thumbs(house, [id], guest))
    return WholeItem(**known, text=row.text, licence=told.licence, differing=told.differing)


async def publish(house: House, guest: Guest, bringers: Bringers, id: str, about: str) -> WholeItem:
    """A draft as it is kept now. What has been published of it before is replaced."""
    if guest.guest:
        raise forbidden("guest", "whoever publishes something has an account")
    draft, about = await drafts.whole(house, guest, id), library.said(about)
    told = await house.porter.told_pack(bringers, draft.game, draft.text)
    title = library.fit_to_publish(known_game(draft.game), read_pack(draft.text).head, len(told.differing))
    mark = library.fingerprint(draft.text)
    await _nobody_elses(house, guest, mark)
    before = await house.store.table(select(schema.published).where(ITEM.draft == id, ITEM.person == guest.id))
    if before and before[0].taken is not None:
        raise forbidden("taken-down", "whoever keeps this house has taken it down")
    new = {
        "title": encode(title).decode(), "about": about, "text": draft.text, "fingerprint": mark,
        "told": encode(told).decode(), "differ": len(told.differing), "at": house.now(),
    }  # fmt: skip
    placed = await (_again(house, before[0], new) if before else _first(house, guest, draft, new))
    return await whole(house, guest, placed)


async def _nobody_elses(house: House, guest: Guest, mark: str) -> None:
    asked = select(ITEM.id).where(ITEM.fingerprint == mark, ITEM.person != guest.id, ITEM.taken.is_(None))
    if await house.store.column(asked):
        raise conflict("published", "this very pack lies in the library already")


async def _first(house: House, guest: Guest, draft: Draft, new: dict[str, Any]) -> str:
    ((mine,),) = await house.store.table(select(func.count()).where(ITEM.person == guest.id))
    if mine >= library.MOST:
        raise too_much(f"you have {library.MOST} packs in the library; withdraw one first")
    id = new_id()
    row = {"id": id, "draft": draft.id, "person": guest.id, "game": draft.game, "version": 1, "why": ""}
    await house.store.write(schema.published.insert().values(**row, **new))
    return id


async def _again(house: House, before: Any, new: dict[str, Any]) -> str:
    version = before.version + (before.fingerprint != new["fingerprint"])
    still = schema.published.update().where(ITEM.id == before.id, ITEM.version == before.version)
    try:
        await house.store.write(Must(still.values(version=version, **new)))
    except Lost:
        raise conflict("changed", "this was published anew meanwhile") from None
    return str(before.id)


async def withdraw(house: House, guest: Guest, id: str) -> Item:
    """By its author; games that were played with it stay as they are, for their records hold its text."""
    shown = await whole(house, guest, id)
    if not shown.mine:
        raise forbidden("not-yours", "whoever has published it may withdraw it")
    await house.store.write(*belongings.item(id))
    return shown


async def thumb(house: House, guest: Guest, id: str, *, up: bool) -> WholeItem:
    """One for each person, and none for what is one's own."""
    row = await _row(house, guest, id)
    if row.person == guest.id:
        raise forbidden("yours", "others say what they think of this")
    mine = schema.thumb.delete().where(THUMB.published == id, THUMB.person == guest.id)
    again = (schema.thumb.insert().values(published=id, person=guest.id),) if up else ()
    await house.store.write(mine, *again)
    return await whole(house, guest, id)


async def complain(house: House, guest: Guest, id: str, why: str) -> WholeItem:
    """To whoever keeps the house; what one says last counts."""
    await _row(house, guest, id)
    mine = schema.complaint.delete().where(COMPLAINT.published == id, COMPLAINT.person == guest.id)
    row = {"published": id, "person": guest.id, "why": library.said(why), "at": house.now()}
    await house.store.write(mine, schema.complaint.insert().values(**row))
    return await whole(house, guest, id)


async def count(house: House, room: Room) -> None:
    """A game is over: it counts for the pack that it was played with, if that lies in the library, a person played, and
    it was played here."""
    row, pack = room.row, room.row.agreed().options.get(PACK)
    people = any(place.person for place in room.places)
    outcome = row.result()
    if pack is None or outcome is None or not people or row.brought or row.along:
        return
    asked = select(ITEM.id, ITEM.version).where(
        ITEM.fingerprint == library.fingerprint(str(pack)), ITEM.game == row.game, ITEM.taken.is_(None)
    )
    for id, version in await house.store.table(asked):
        played = {"published": id, "board": room.id, "version": version, "winners": encode(outcome.winners).decode()}
        try:
            await house.store.write(schema.published_play.insert().values(**played, at=house.now()))
        except Lost:  # it was counted, or is gone
            continue


async def _rows(house: House, columns: list[Any], *which: Any) -> list[Any]:
    """With what their authors are called now."""
    asked = select(*columns, schema.person.c.name).join(schema.person, schema.person.c.id == ITEM.person)
    return await house.store.table(asked.where(*which).order_by(ITEM.at.desc()).limit(library.LISTED))


async def _row(house: House, guest: Guest, id: str) -> Any:
    rows = await _rows(house, list(ITEM), ITEM.id == id)
    if not rows or (rows[0].taken is not None and rows[0].person != guest.id):
        raise library.no_item()
    return rows[0]


async def _results(house: House, items: list[Any]) -> dict[str, Results]:
    asked = select(PLAY.published, PLAY.version, PLAY.winners, func.count()).where(
        PLAY.published.in_([row.id for row in items])
    )
    found: dict[str, list[tuple[int, list[str], int]]] = {row.id: [] for row in items}
    for id, version, winners, times in await house.store.table(
        asked.group_by(PLAY.published, PLAY.version, PLAY.winners)
    ):
        found[id].append((version, msgspec.json.decode(winners), times))
    return {row.id: library.results(row.version, found[row.id]) for row in items}


async def _thumbs(house: House, ids: list[str], guest: Guest) -> dict[str, tuple[int, bool]]:
    """How many each has, and whether one of them is this person's."""
    asked = select(THUMB.published, func.count()).where(THUMB.published.in_(ids)).group_by(THUMB.published)
    numbers = dict(tuple(row) for row in await house.store.table(asked))
    mine = select(THUMB.published).where(THUMB.published.in_(ids), THUMB.person == guest.id)
    ones_own = set(await house.store.column(mine))
    return {id: (numbers.get(id, 0), id in ones_own) for id in ids}


def _item(row: Any, guest: Guest, results: dict[str, Results], thumbs: dict[str, tuple[int, bool]]) -> dict[str, Any]:
    number, thumbed = thumbs[row.id]
    return {
        "id": row.id, "game": row.game, "version": row.version, "title": msgspec.json.decode(row.title),
        "author": row.name, "about": row.about, "at": row.at, "differ": row.differ, "results": results[row.id],
        "thumbs": number, "thumbed": thumbed, "mine": bool(guest.id) and row.person == guest.id,
        "taken": row.why if row.taken is not None else None,
    }  # fmt: skip
