"""Drafts as a house with a database keeps them: whose they are, their texts, their secret links."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, select

from klubovna.server.identity import new_id
from klubovna.server.storage import schema
from klubovna.server.storage.writer import Lost, Must
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House
from klubovna.service.refusals import Refused, missing, too_much
from klubovna.service.wire import encode
from klubovna.service.workshop import drafts
from klubovna.service.workshop.drafts import Draft, DraftInfo, Earlier, Rewritten, Stay, Title, Written

DRAFT, DRAFTED = schema.draft.c, schema.drafted.c


async def every(house: House, guest: Guest, game: str = "") -> list[DraftInfo]:
    """One's own, the one that was kept last first."""
    asked = select(schema.draft).where(DRAFT.person == guest.id).order_by(DRAFT.at.desc())
    rows = await house.store.table(asked.where(DRAFT.game == game) if game else asked)
    return [_info(row) for row in rows]


async def begin(house: House, guest: Guest, game: str, text: str) -> Draft:
    text = drafts.sound_text(game, text)
    await _room_for_more(house, guest)
    id, at, title = new_id(), house.now(), drafts.title_of(text)
    row = {"id": id, "person": guest.id, "game": game, "title": encode(title).decode(), "version": 1, "at": at}
    await house.store.write(schema.draft.insert().values(**row), _laid_down(id, 1, text, at))
    return Draft(id=id, game=game, title=title, version=1, at=at, text=text)


async def _room_for_more(house: House, guest: Guest) -> None:
    ((mine,),) = await house.store.table(select(func.count()).where(DRAFT.person == guest.id))
    if mine >= drafts.MOST:
        raise too_much(f"you have {drafts.MOST} drafts; throw one away first")
    if await house.store.size() >= house.settings.limits.space:
        raise Refused(507, "full", "the house is full; whoever keeps it has to make room")


async def whole(house: House, guest: Guest, id: str) -> Draft:
    return await _draft(house, DRAFT.id == id, DRAFT.person == guest.id)


async def handed_on(house: House, token: str) -> Draft:
    """Whose link somebody has."""
    return await _draft(house, DRAFT.shared == token)


async def _draft(house: House, *which: Any) -> Draft:
    newest = (DRAFTED.draft == DRAFT.id, DRAFTED.version == DRAFT.version)
    asked = select(schema.draft, DRAFTED.text).join(schema.drafted, newest[0] & newest[1]).where(*which)
    rows = await house.store.table(asked)
    if not rows:
        raise drafts.no_draft()
    return Draft(**msgspec.structs.asdict(_info(rows[0])), text=rows[0].text)


async def rewrite(house: House, guest: Guest, id: str, new: Rewritten) -> Draft:
    """Raises where it was rewritten elsewhere meanwhile, with both texts."""
    before = await whole(house, guest, id)
    text, at = drafts.sound_text(before.game, new.text), house.now()
    if text == before.text:
        return before
    if new.version != before.version:
        raise drafts.diverged(before, text)
    title, version = drafts.title_of(text, before.title), before.version + 1
    still = schema.draft.update().where(DRAFT.id == id, DRAFT.person == guest.id, DRAFT.version == before.version)
    gone = drafts.gone([Stay(one.version, one.at) for one in reversed(await _earlier(house, id))], at)
    try:
        await house.store.write(
            Must(still.values(version=version, at=at, title=encode(title).decode())),
            delete(schema.drafted).where(DRAFTED.draft == id, DRAFTED.version.in_(gone)),
            _laid_down(id, version, text, at),
        )
    except Lost:
        raise drafts.diverged(await whole(house, guest, id), text) from None
    return msgspec.structs.replace(before, version=version, at=at, title=title, text=text)


async def throw_away(house: House, guest: Guest, id: str) -> DraftInfo:
    mine = await _mine(house, guest, id)
    await house.store.write(
        delete(schema.drafted).where(DRAFTED.draft == id),
        delete(schema.draft).where(DRAFT.id == id, DRAFT.person == guest.id),
    )
    return mine


async def earlier(house: House, guest: Guest, id: str) -> list[Earlier]:
    """The versions that stayed, the newest first."""
    await _mine(house, guest, id)
    return await _earlier(house, id)


async def version(house: House, guest: Guest, id: str, version: int) -> Written:
    await _mine(house, guest, id)
    asked = select(DRAFTED.text, DRAFTED.at).where(DRAFTED.draft == id, DRAFTED.version == version)
    rows = await house.store.table(asked)
    if not rows:
        raise missing("this version has not stayed")
    return Written(version, rows[0].at, rows[0].text)


async def share(house: House, guest: Guest, id: str, *, shared: bool) -> DraftInfo:
    """With a secret link from now on, or with none. A link that was taken back is never good again."""
    mine = await _mine(house, guest, id)
    if bool(mine.shared) == shared:
        return mine
    token = new_id(128) if shared else None
    change = schema.draft.update().where(DRAFT.id == id, DRAFT.person == guest.id)
    await house.store.write(change.values(shared=token))
    return msgspec.structs.replace(mine, shared=token)


async def _mine(house: House, guest: Guest, id: str) -> DraftInfo:
    rows = await house.store.table(select(schema.draft).where(DRAFT.id == id, DRAFT.person == guest.id))
    if not rows:
        raise drafts.no_draft()
    return _info(rows[0])


async def _earlier(house: House, id: str) -> list[Earlier]:
    asked = select(DRAFTED.version, DRAFTED.at).where(DRAFTED.draft == id).order_by(DRAFTED.version.desc())
    return [Earlier(*row) for row in await house.store.table(asked)]


def _laid_down(id: str, version: int, text: str, at: float) -> Any:
    return schema.drafted.insert().values(draft=id, version=version, text=text, at=at)


def _info(row: Any) -> DraftInfo:
    title: Title = msgspec.json.decode(row.title)
    return DraftInfo(row.id, row.game, title, row.version, row.at, row.shared)
