"""Packs that somebody works on: kept, with earlier versions, and handed on by a secret link."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from klubovna.server.web.access import Asking
from klubovna.server.workshop import drafts
from klubovna.service.workshop.drafts import Draft, DraftInfo, Earlier, NewDraft, Rewritten, Written


@get("/packs")
async def list_drafts(asker: Asking, game: FromQuery[str] = "") -> list[DraftInfo]:
    """One's own, of all games or of one."""
    return await drafts.every(asker.club, asker.guest, game)


@post("/packs")
async def new_draft(asker: Asking, data: JSONBody[NewDraft]) -> Draft:
    asker.keeps(len(data.text))
    return await drafts.begin(asker.club, asker.guest, data.game, data.text)


@get("/packs/{id:str}")
async def draft(asker: Asking, id: FromPath[str]) -> Draft:
    return await drafts.whole(asker.club, asker.guest, id)


@put("/packs/{id:str}")
async def rewrite_draft(asker: Asking, id: FromPath[str], data: JSONBody[Rewritten]) -> Draft:
    """Where it was rewritten elsewhere since, nothing is kept, and the refusal has both texts."""
    asker.keeps(len(data.text))
    return await drafts.rewrite(asker.club, asker.guest, id, data)


@delete("/packs/{id:str}", status_code=200)
async def throw_draft_away(asker: Asking, id: FromPath[str]) -> DraftInfo:
    """With all its versions."""
    return await drafts.throw_away(asker.club, asker.guest, id)


@get("/packs/{id:str}/versions")
async def draft_versions(asker: Asking, id: FromPath[str]) -> list[Earlier]:
    """Those that stayed, the newest first."""
    return await drafts.earlier(asker.club, asker.guest, id)


@get("/packs/{id:str}/versions/{version:int}")
async def draft_version(asker: Asking, id: FromPath[str], version: FromPath[int]) -> Written:
    return await drafts.version(asker.club, asker.guest, id, version)


@post("/packs/{id:str}/share", status_code=200)
async def share_draft(asker: Asking, id: FromPath[str]) -> DraftInfo:
    """Gives it a secret link: whoever has it reads the draft as it is then."""
    return await drafts.share(asker.club, asker.guest, id, shared=True)


@delete("/packs/{id:str}/share", status_code=200)
async def unshare_draft(asker: Asking, id: FromPath[str]) -> DraftInfo:
    return await drafts.share(asker.club, asker.guest, id, shared=False)


@get("/packs/shared/{token:str}")
async def shared_draft(asker: Asking, token: FromPath[str]) -> Draft:
    """By its secret link; whose it is, is not told."""
    return await drafts.handed_on(asker.club, token)


router = Router(
    "/",
    route_handlers=[
        list_drafts, new_draft, draft, rewrite_draft, throw_draft_away, draft_versions, draft_version, share_draft,
        unshare_draft, shared_draft,
    ],
    tags=["workshop"],
)  # fmt: skip
