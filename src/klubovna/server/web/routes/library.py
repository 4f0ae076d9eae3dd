"""The library: packs that people have published, and what others do with them."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from klubovna.server.web.access import Asking
from klubovna.server.workshop import library
from klubovna.service.workshop.differences import PackTold
from klubovna.service.workshop.drafts import NewDraft, sound_text
from klubovna.service.workshop.library import Complaint, Item, Publish, Thumb, WholeItem


@post("/packs/told", status_code=200)
async def told_pack(asker: Asking, data: JSONBody[NewDraft]) -> PackTold:
    """What is otherwise with a pack, in words; nothing is kept."""
    text = sound_text(data.game, data.text)
    return await asker.club.porter.told_pack(asker.bringers, data.game, text)


@post("/packs/{id:str}/publish", status_code=200)
async def publish_draft(asker: Asking, id: FromPath[str], data: JSONBody[Publish]) -> WholeItem:
    """A draft of one's own as it is kept now. It waits for no warning, but nothing may be wrong with it."""
    asker.keeps(len(data.about))
    return await library.publish(asker.club, asker.guest, asker.bringers, id, data.about)


@get("/library")
async def list_library(asker: Asking, game: FromQuery[str] = "") -> list[Item]:
    """The newest first, of all games or of one."""
    return await library.every(asker.club, asker.guest, game)


@get("/library/{id:str}")
async def library_item(asker: Asking, id: FromPath[str]) -> WholeItem:
    return await library.whole(asker.club, asker.guest, id)


@delete("/library/{id:str}", status_code=200)
async def withdraw(asker: Asking, id: FromPath[str]) -> Item:
    return await library.withdraw(asker.club, asker.guest, id)


@put("/library/{id:str}/thumb")
async def thumb(asker: Asking, id: FromPath[str], data: JSONBody[Thumb]) -> WholeItem:
    asker.attempts()
    return await library.thumb(asker.club, asker.guest, id, up=data.up)


@post("/library/{id:str}/complaint", status_code=200)
async def complain(asker: Asking, id: FromPath[str], data: JSONBody[Complaint]) -> WholeItem:
    """Told to whoever keeps the house."""
    asker.says()
    return await library.complain(asker.club, asker.guest, id, data.why)


router = Router(
    "/",
    route_handlers=[told_pack, publish_draft, list_library, library_item, withdraw, thumb, complain],
    tags=["workshop"],
)
