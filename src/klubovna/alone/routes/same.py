"""Who one is, and what is the same for everybody: games, their words, their rules, their cards."""

from __future__ import annotations

from klubovna.alone.asked import MARKDOWN, SVG, Answer, Asked, route, text, told
from klubovna.alone.room import NAME
from klubovna.kernel import lid
from klubovna.kernel.errors import Broken
from klubovna.service import moments, printed, wire
from klubovna.service.learning import learned
from klubovna.service.refusals import missing, unsound
from klubovna.service.workshop import box, painting


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


async def palette(asked: Asked) -> Answer:
    """What a map of this game is painted with."""
    return told(painting.palette(asked.parts["game"]))


async def begun(asked: Asked) -> Answer:
    """A map to begin with: a copy of one of ours, an empty one, or one that grew by chance."""
    return told(painting.start(asked.parts["game"], asked.parts["start"], asked.number("seed", 0)))


async def paint(asked: Asked) -> Answer:
    """A touch is no long work: the house does it itself, so that it is seen at once."""
    try:
        return told(painting.paint(asked.parts["game"], asked.read(painting.Painting)))
    except Broken as problem:
        raise unsound(str(problem), moments.faults([problem])) from None


ROUTES = (
    route("GET", "me", me, at_once=True),
    route("GET", "games", games),
    route("GET", "games/{game}/cover.svg", cover),
    route("GET", "games/{game}/box", box_of),
    route("GET", "games/{game}/palette", palette),
    route("GET", "games/{game}/maps/{start}", begun),
    route("POST", "games/{game}/paint", paint),
    route("GET", "texts/{game}/{file}", texts),
    route("GET", "rules/{game}/learned", learned_rules),
    route("GET", "rules/{game}/{file}", rules),
    route("GET", "content/{game}", content),
)
