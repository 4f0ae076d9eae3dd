"""Packs that one works on. There is nobody here whom a secret link could be given to: a pack is handed on as a file."""

from __future__ import annotations

from klubovna.alone import drafts
from klubovna.alone.asked import Answer, Asked, route, told
from klubovna.service.refusals import unreadable
from klubovna.service.workshop.drafts import NewDraft, Rewritten


async def every(asked: Asked) -> Answer:
    return told(await drafts.every(asked.house.store, asked.query.get("game", "")))


async def begin(asked: Asked) -> Answer:
    return told(await drafts.begin(asked.house, asked.read(NewDraft)), 201)


async def whole(asked: Asked) -> Answer:
    return told(await drafts.whole(asked.house.store, asked.parts["id"]))


async def rewrite(asked: Asked) -> Answer:
    return told(await drafts.rewrite(asked.house, asked.parts["id"], asked.read(Rewritten)))


async def throw_away(asked: Asked) -> Answer:
    return told(await drafts.throw_away(asked.house.store, asked.parts["id"]))


async def earlier(asked: Asked) -> Answer:
    return told(await drafts.earlier(asked.house.store, asked.parts["id"]))


async def version(asked: Asked) -> Answer:
    number = asked.parts["version"]
    if not number.isdecimal():
        raise unreadable("a version is a number")
    return told(await drafts.version(asked.house.store, asked.parts["id"], int(number)))


ROUTES = (
    route("GET", "packs", every),
    route("POST", "packs", begin),
    route("GET", "packs/{id}", whole),
    route("PUT", "packs/{id}", rewrite),
    route("DELETE", "packs/{id}", throw_away),
    route("GET", "packs/{id}/versions", earlier),
    route("GET", "packs/{id}/versions/{version}", version),
)
