"""What is otherwise with a pack. A library is what people show each other: here is nobody else, and it is empty."""

from __future__ import annotations

import msgspec

from klubovna.alone import tables
from klubovna.alone.asked import Answer, Asked, route, told
from klubovna.alone.errands import TellPack
from klubovna.service.refusals import forbidden
from klubovna.service.workshop.drafts import NewDraft, sound_text
from klubovna.service.workshop.library import no_item


async def told_pack(asked: Asked) -> Answer:
    new = asked.read(NewDraft)
    found = await tables.examined(asked.house, TellPack(new.game, sound_text(new.game, new.text)))
    return told(msgspec.Raw(found.told))


async def every(asked: Asked) -> Answer:
    return told([])


async def whole(asked: Asked) -> Answer:
    raise no_item()


async def publish(asked: Asked) -> Answer:
    raise forbidden("alone", "there is nobody here to publish something for; hand on the file")


ROUTES = (
    route("POST", "packs/told", told_pack),
    route("POST", "packs/{id}/publish", publish),
    route("GET", "library", every),
    route("GET", "library/{id}", whole),
)
