"""Mass Effect: Priority Hagalaz in a terminal: the map of the mission with the team beside it; no rules in here."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.view import HagalazView
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Number, Offer, Path, Space
from klubovna.terminal.boards.drawing import Lines, beside, joined, stacked
from klubovna.terminal.boards.hagalaz import details as known
from klubovna.terminal.boards.hagalaz import ground
from klubovna.terminal.boards.hagalaz.campaign import chart, loyalty, results, sheets, story, tracks
from klubovna.terminal.boards.hagalaz.legend import legend
from klubovna.terminal.boards.hagalaz.numbers import numbers
from klubovna.terminal.boards.hagalaz.places import Places
from klubovna.terminal.boards.hagalaz.signs import Painter, painter
from klubovna.terminal.boards.hagalaz.table import (
    goals,
    goals_and_doors,
    goals_told,
    pool,
    pool_line,
    status,
    threat,
)
from klubovna.terminal.boards.hagalaz.team import board as own_board
from klubovna.terminal.boards.hagalaz.team import boards, crew, panel, team
from klubovna.terminal.ink import Ink

Part = Callable[[Painter], Lines]
PANEL = 16
"""What a column for the heroes beside the map needs at least…"""
WIDE_PANEL = 30
"""…and what it takes where there is plenty."""


def tripled(p: Painter) -> Lines:
    return ground.drawn(p, p.width, 3)


def doubled(p: Painter) -> Lines:
    return ground.drawn(p, p.width, 2)


def doubled_and_team(p: Painter) -> Lines:
    return _with_team(p, 2)


def compact(p: Painter) -> Lines:
    return ground.drawn(p, p.width, 1)


def compact_and_team(p: Painter) -> Lines:
    return _with_team(p, 1)


def _with_team(p: Painter, tall: int) -> Lines:
    """The map and the heroes side by side; where the map needs the whole width, one below the other."""
    narrow = p.width - PANEL
    if ground.lay(p, narrow, tall).columns < ground.lay(p, p.width, tall).columns:
        return [*ground.drawn(p, p.width, tall), *team(p)]
    field = ground.drawn(p, narrow, tall)
    wide = field[0].cell_len
    gap = int(p.width - wide > PANEL)
    room = min(WIDE_PANEL, p.width - wide - gap)
    return beside([field, panel(p, room)], [wide, room], Text(" " * gap))


LINES = {tripled: 3, doubled: 2, doubled_and_team: 2}
"""How many lines a row of hexes has: a map that is too tall need not be drawn to be found so."""
MISSION: tuple[tuple[Part, ...], ...] = (
    (pool, tripled, boards, threat, goals_told),
    (pool, tripled, boards, threat, goals),
    (pool, doubled, boards, threat, goals_told),
    (pool, doubled, team, own_board, threat, goals),
    (pool, doubled_and_team, own_board, threat, goals),
    (pool, compact_and_team, own_board, threat, goals_and_doors),
    (pool_line, compact_and_team, own_board, goals_and_doors),
    (pool_line, compact_and_team, goals_and_doors),
    (pool_line, compact_and_team, goals),
    (pool_line, compact_and_team),
)
"""How much is told in a mission, the richest first: the parts from top to bottom…"""
BRIEFING: tuple[tuple[Part, ...], ...] = (
    (crew, story, goals_told, doubled, sheets),
    (crew, story, goals_told, doubled),
    (crew, story, goals_told, compact),
    (crew, story, goals_told),
)
"""…before it, while nobody is put on the map…"""
DEPLOYMENT: tuple[tuple[Part, ...], ...] = (
    (story, goals_told, doubled),
    (goals_told, doubled),
    (goals, doubled),
    (goals, compact),
    (compact,),
)
"""…when the first heroes are…"""
CAMPAIGN: tuple[tuple[Part, ...], ...] = (
    (chart, loyalty, tracks, story, sheets),
    (chart, loyalty, tracks, story),
)
"""…and between missions."""
ALONE: tuple[tuple[Part, ...], ...] = ((results, story, sheets), (results, story))
"""After a single mission."""


class HagalazBoard:
    """Draws a `HagalazView`; what is printed on boards and cards it reads from the content."""

    stepwise = True

    def __init__(self, content: Box) -> None:
        self.content = content
        self._seen: HagalazView | None = None
        """What was looked at last: names and details of hexes tell who stands there."""
        self._moment: object = None
        """What was drawn last, and the level that fitted: when only the cursor moves, it still does."""
        self._fitting = 0

    def status(self, view: HagalazView, width: int, texts: Texts, ink: Ink) -> Text:
        self._seen = view
        return status(self.content, view, width, texts, ink)

    def draw(self, view: HagalazView, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """The richest drawing that fits the window."""
        p = painter(self.content, view, options, texts, ink, size.width)
        moment = (view, options.actions, options.picked, options.points, size, texts.language)
        first = self._fitting if moment == self._moment else 0
        drawn: dict[Part, Lines] = {}
        sections: list[Lines] = []
        for number, parts in enumerate(_levels(p)[first:], first):
            if any(part in LINES and ground.height(p, LINES[part]) > size.height for part in parts):
                continue
            drawn |= {part: part(p) for part in parts if part not in drawn}
            sections = [drawn[part] for part in parts]
            self._moment, self._fitting = moment, number
            if sum(map(len, sections)) <= size.height:
                break
        return joined(stacked([section for section in sections if section], size.height))

    def things(self, view: HagalazView, texts: Texts) -> list[Heap]:
        self._seen = view
        return known.things(self.content, view, texts)

    def numbers(self, view: HagalazView, texts: Texts) -> list[Number]:
        return numbers(self.content, view, texts)

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        return known.details(self.content, self._seen, thing, texts, ink)

    def called(self, path: Path, texts: Texts) -> str:
        """A hex by its name, and who stands there or what is there; anything else by its name."""
        places = self._places(self._seen, texts)
        return places.called(path[-1]) if places and places.knows(path[-1]) else texts.name(path[-1])

    def hint(self, path: Path, view: HagalazView, options: Offer, texts: Texts) -> str:
        """What will happen where that is certain; then who stands on the last hex, or what the ability does."""
        told = [texts.say(message) for message in options.preview.says] if options.preview else []
        places = self._places(view, texts)
        hexes = [places.told(thing) for thing in path if places.knows(thing)] if places else []
        return "  ▪ ".join(
            [*[" · ".join(told)] * bool(told), *hexes[-1:], *known.brief(self.content, view, path[-1], texts)]
        )

    def warning(self, action: Action, view: HagalazView, options: Offer, texts: Texts) -> str:
        return ""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return legend(self.content, texts)

    @staticmethod
    def _places(view: HagalazView | None, texts: Texts) -> Places | None:
        return Places(view.mission, texts) if view is not None and view.mission is not None else None


def _levels(p: Painter) -> tuple[tuple[Part, ...], ...]:
    if p.view.mission is None:
        return CAMPAIGN if p.view.campaign else ALONE
    if p.mission.round:
        return MISSION
    return DEPLOYMENT if p.marks else BRIEFING


def board(content: Content) -> HagalazBoard:
    assert isinstance(content, Box)
    return HagalazBoard(content)
