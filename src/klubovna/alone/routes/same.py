"""Who one is, and what is the same for everybody: games, their words, their rules, their cards."""

from __future__ import annotations

from klubovna.alone.asked import MARKDOWN, SVG, Answer, Asked, route, text, told
from klubovna.alone.room import NAME
from klubovna.kernel import lid
from klubovna.service import printed, wire
from klubovna.service.learning import learned
from klubovna.service.refusals import missing
from klubovna.service.workshop import box


async def me(asked: Asked) -> Answer:
    return told(wire.Me(NAME, guest=True, csrf="alone", alone=True))


async def games(asked: Asked) -> Answer:
    return told(printed.games())


async def cover(asked: Asked) -> Answer:
    picture = lid.cover(printed.known_game(asked.parts["game"]).package)
    if picture is None:
        raise missing("this box has no picture of its own")
    return Answer(200, SVG, picture)


async def texts(asked: Asked) -> Answer:
    return text(printed.texts(asked.parts["game"], asked.parts["file"]))


async def rules(asked: Asked) -> Answer:
    return text(printed.rules(asked.parts["game"], asked.parts["file"]), MARKDOWN)


async def learned_rules(asked: Asked) -> Answer:
    """Where the sections of the rulebook are learned and met at a table, by their ids."""
    return told(learned.of(asked.parts["game"]))


async def content(asked: Asked) -> Answer:
    return told(printed.content(asked.parts["game"]))


async def box_of(asked: Asked) -> Answer:
    """All that is in the box, in words, and where each of it comes from."""
    return told(box.of(asked.parts["game"]))


ROUTES = (
    route("GET", "me", me, at_once=True),
    route("GET", "games", games),
    route("GET", "games/{game}/cover.svg", cover),
    route("GET", "games/{game}/box", box_of),
    route("GET", "texts/{game}/{file}", texts),
    route("GET", "rules/{game}/learned", learned_rules),
    route("GET", "rules/{game}/{file}", rules),
    route("GET", "content/{game}", content),
)
