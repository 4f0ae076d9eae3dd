"""The workshop: packs that are being written."""

from __future__ import annotations

from litestar import MediaType, Response, Router, post
from litestar.params import FromPath, JSONBody

from klubovna.server.web.access import Asking
from klubovna.service.printed import known_game
from klubovna.service.workshop.changing import AskChange, AskLook, Changed
from klubovna.service.workshop.looking import DraftLook


@post("/games/{game:str}/draft/look", status_code=200)
async def look_at_draft(asker: Asking, game: FromPath[str], data: JSONBody[AskLook]) -> Response[DraftLook]:
    """What a draft makes of each thing, what is wrong with it and what is still to be done; nothing is kept."""
    asker.checks()
    told = await asker.club.porter.look_at_draft(asker.bringers, known_game(game).id, data)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/games/{game:str}/draft/change", status_code=200)
async def change_draft(asker: Asking, game: FromPath[str], data: JSONBody[AskChange]) -> Response[Changed]:
    """The draft with these changes, and how it stands then; nothing is kept."""
    asker.checks()
    told = await asker.club.porter.change_draft(asker.bringers, known_game(game).id, data)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


router = Router("/", route_handlers=[look_at_draft, change_draft], tags=["workshop"])
