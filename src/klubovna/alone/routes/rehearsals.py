"""Rehearsals: bots play with a pack in the background."""

from __future__ import annotations

from klubovna.alone import tables
from klubovna.alone.asked import Answer, Asked, route, told
from klubovna.alone.errands import TryGame
from klubovna.service.workshop.drafts import sound_text
from klubovna.service.workshop.rehearsing import Rehearse


async def rehearse(asked: Asked) -> Answer:
    wish = asked.read(Rehearse)
    options = {**wish.options, "pack": sound_text(wish.game, wish.text)}
    await tables.examined(asked.house, TryGame(wish.game, options))
    return told(asked.house.rehearsals.begin(tables.new_id(), wish), 202)


async def rehearsal(asked: Asked) -> Answer:
    return told(asked.house.rehearsals.told(asked.parts["id"]))


async def stop(asked: Asked) -> Answer:
    return told(asked.house.rehearsals.stop(asked.parts["id"]))


ROUTES = (
    route("POST", "rehearsals", rehearse),
    route("GET", "rehearsals/{id}", rehearsal),
    route("DELETE", "rehearsals/{id}", stop),
)
