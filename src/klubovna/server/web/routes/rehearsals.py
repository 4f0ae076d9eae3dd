"""Rehearsals: bots play with a pack in the background."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from klubovna.server.web.access import Asking
from klubovna.service.workshop.drafts import sound_text
from klubovna.service.workshop.rehearsing import Rehearsal, Rehearse


@post("/rehearsals", status_code=202)
async def rehearse(asker: Asking, data: JSONBody[Rehearse]) -> Rehearsal:
    """Looked through first, as for a table; then it goes on by itself, and is asked for."""
    text = sound_text(data.game, data.text)
    await asker.club.porter.try_game(asker.bringers, data.game, {**data.options, "pack": text})
    return asker.club.rehearsals.begin(asker.guest, asker.address, data)


@get("/rehearsals/{id:str}")
async def rehearsal(asker: Asking, id: FromPath[str]) -> Rehearsal:
    return asker.club.rehearsals.told(asker.guest, id)


@delete("/rehearsals/{id:str}", status_code=200)
async def stop_rehearsal(asker: Asking, id: FromPath[str]) -> Rehearsal:
    """What was played until then counts."""
    return asker.club.rehearsals.stop(asker.guest, id)


router = Router("/", route_handlers=[rehearse, rehearsal, stop_rehearsal], tags=["workshop"])
