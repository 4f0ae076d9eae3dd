"""Drafts as the house for one keeps them: every version under a key of its own, of which the last is the draft. Of two
tabs that rewrite it at once one is told that it was rewritten elsewhere."""

from __future__ import annotations

import msgspec

from klubovna.alone.asked import AskedHouse
from klubovna.alone.keeping import Aside, Deed, Lost, Store, noted, number, numbered, read_note
from klubovna.alone.tables import new_id
from klubovna.service.refusals import missing, too_much
from klubovna.service.workshop import drafts
from klubovna.service.workshop.drafts import Draft, DraftInfo, Earlier, NewDraft, Rewritten, Stay, Title, Written

DRAFTS = "draft/"


class KeptDraft(msgspec.Struct, frozen=True):
    """A version; whose and which it is, its key tells."""

    game: str
    title: Title
    text: str
    at: float


async def every(store: Store, game: str = "") -> list[DraftInfo]:
    """The one that was kept last first. What can't be read is left where it is."""
    newest = dict[str, DraftInfo]()
    for key, value in await store.read("notes", DRAFTS):
        try:
            kept = read_note(value, KeptDraft)
        except Aside:
            continue
        id = key.split("/")[1]
        newest[id] = DraftInfo(id, kept.game, kept.title, number(key), kept.at)
    return sorted((one for one in newest.values() if game in ("", one.game)), key=lambda one: -one.at)


async def begin(house: AskedHouse, new: NewDraft) -> Draft:
    text = drafts.sound_text(new.game, new.text)
    if len(await every(house.store)) >= drafts.MOST:
        raise too_much(f"you have {drafts.MOST} drafts; throw one away first")
    kept = KeptDraft(new.game, drafts.title_of(text), text, house.now())
    id = new_id()
    await house.store.keep([_added(id, 1, kept)])
    return _draft(id, 1, kept)


async def whole(store: Store, id: str) -> Draft:
    key, kept = (await _versions(store, id))[-1]
    return _draft(id, number(key), kept)


async def rewrite(house: AskedHouse, id: str, new: Rewritten) -> Draft:
    """Raises where it was rewritten elsewhere meanwhile, with both texts."""
    versions = await _versions(house.store, id)
    key, before = versions[-1]
    text, at, version = drafts.sound_text(before.game, new.text), house.now(), number(key)
    if text == before.text:
        return _draft(id, version, before)
    if new.version != version:
        raise drafts.diverged(_draft(id, version, before), text)
    kept = KeptDraft(before.game, drafts.title_of(text, before.title), text, at)
    gone = drafts.gone([Stay(number(key), one.at) for key, one in versions], at)
    dropped = [Deed("drop", "notes", _key(id, one)) for one in gone]
    try:
        await house.store.keep([_added(id, version + 1, kept), *dropped])
    except Lost:
        raise drafts.diverged(await whole(house.store, id), text) from None
    return _draft(id, version + 1, kept)


async def throw_away(store: Store, id: str) -> DraftInfo:
    info = next((one for one in await every(store) if one.id == id), None)
    if info is None:
        raise drafts.no_draft()
    await store.keep([Deed("drop", "notes", key) for key, _ in await store.read("notes", f"{DRAFTS}{id}/")])
    return info


async def earlier(store: Store, id: str) -> list[Earlier]:
    """The versions that stayed, the newest first."""
    return [Earlier(number(key), kept.at) for key, kept in reversed(await _versions(store, id))]


async def version(store: Store, id: str, version: int) -> Written:
    for key, kept in await _versions(store, id):
        if number(key) == version:
            return Written(version, kept.at, kept.text)
    raise missing("this version has not stayed")


async def _versions(store: Store, id: str) -> list[tuple[str, KeptDraft]]:
    """At least one; raises Aside where one can't be read."""
    found = [(key, read_note(value, KeptDraft)) for key, value in await store.read("notes", f"{DRAFTS}{id}/")]
    if not found:
        raise drafts.no_draft()
    return found


def _key(id: str, version: int) -> str:
    return numbered(f"{DRAFTS}{id}", version)


def _added(id: str, version: int, kept: KeptDraft) -> Deed:
    return Deed("add", "notes", _key(id, version), noted(kept))


def _draft(id: str, version: int, kept: KeptDraft) -> Draft:
    return Draft(id=id, game=kept.game, title=kept.title, version=version, at=kept.at, text=kept.text)
