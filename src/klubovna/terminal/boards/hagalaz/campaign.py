"""Between missions: the campaign map with its forks and marks, both tracks, what heroes can do, and the story."""

from __future__ import annotations

from rich.text import Text

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.missions import MAIN, Mission
from klubovna.games.hagalaz.view import DeedView, HagalazView
from klubovna.terminal.boards.drawing import Lines, beside, flow, prose, spread
from klubovna.terminal.boards.hagalaz.signs import NBSP, Painter

RESULTS = {"paragon": "P", "renegade": "R", "loyalty": "✓", "failure": "×"}
SIDE, FULL, EMPTY, NEW = "+", "▮", "▯", "◇"
ACTS = (1, 2, 3)


def chart(p: Painter) -> Lines:
    """The three acts side by side: each mission with its mark, and where it leads to."""
    widths = spread(p.width, len(ACTS), 1)
    columns = [_act(p, act, width) for act, width in zip(ACTS, widths, strict=True)]
    return beside(columns, widths, Text(" "))


def _act(p: Painter, act: int, width: int) -> Lines:
    lines = [Text(f"─ {p.word('act', act=act)} ".ljust(width, "─"), p.ink.line)]
    for id in (id for id in MAIN if p.content.missions[id].mission.act == act):
        lines.append(_mission(p, id))
        if to := p.content.campaign.ways(id):
            codes = "  ".join(p.content.missions[other].mission.code for other in to)
            lines.append(Text(f"      → {codes}", p.ink.ink2))
    return lines


def _mission(p: Painter, id: str) -> Text:
    """` 1►1A Cerberus Weapons P+`."""
    about, deed = p.content.missions[id].mission, deed_of(p.view, id)
    may = p.numbers.get(id, 0)
    style = f"bold {p.ink.ink}" if may or deed else p.ink.ink2
    mark = f" [{_mark(deed)}]" if deed else ""
    return Text.assemble(p.numbered(id) if may else "  ", (f"{about.code} {p.texts.name(id)}", style), (mark, "bold"))


def _mark(deed: DeedView) -> str:
    return RESULTS[deed.result] + SIDE * deed.side


def deed_of(view: HagalazView, mission: str) -> DeedView | None:
    return next((deed for deed in view.deeds if deed.mission == mission), None)


def loyalty(p: Painter) -> Lines:
    """Loyalty missions, a hero's each."""
    about = p.content.campaign.loyalty
    told = [Text(f"{p.word('loyalty', most=about.attempts)}:".replace(" ", NBSP), p.ink.ink2)]
    for hero, id in about.missions.items():
        deed = deed_of(p.view, id)
        mark = f"{NBSP}[{_mark(deed)}]" if deed else ""
        style = f"bold {p.ink.ink}" if p.numbers.get(id) or deed else p.ink.ink2
        told.append(Text.assemble(p.numbered(id), (f"{p.name(hero)}:{NBSP}{p.name(id)}{mark}", style)))
    return flow(told, p.width, "  ")


def tracks(p: Painter) -> Lines:
    """War readiness with the next end it reaches, and data with the next ability."""
    campaign, view = p.content.campaign, p.view
    most, boxes, every = campaign.readiness.most, campaign.data.boxes, campaign.data.every
    scale = FULL * view.readiness + EMPTY * (most - view.readiness)
    ahead = sorted((end.readiness, end.id) for end in campaign.endings if end.readiness > view.readiness)
    end = f"{NBSP}→{NBSP}{ahead[0][0]}:{NBSP}{p.name(f'ending-{ahead[0][1]}')}" if ahead else ""
    filled = [FULL if box < view.data else NEW if (box + 1) % every == 0 else EMPTY for box in range(boxes)]
    told = [
        Text(f"{p.word('readiness', now=view.readiness, most=most)} {scale}{end}".replace(" ", NBSP), p.ink.ink),
        Text(f"{p.word('data', now=view.data, most=boxes)} {''.join(filled)}".replace(" ", NBSP), p.ink.ink),
    ]
    return flow(told, p.width, "   ")


def sheets(p: Painter) -> Lines:
    """The abilities each hero has; those that may be unlocked now carry their numbers."""
    lines: Lines = []
    for sheet in p.view.sheets:
        told = [Text.assemble(p.numbered(sheet.hero), (f"{p.name(sheet.hero)}:", f"bold {p.ink.info}"))]
        told += [
            Text.assemble(p.numbered(ability.id), (p.name(ability.id), p.ink.ink if ability.unlocked else p.ink.ink2))
            for ability in sheet.abilities
            if ability.unlocked or ability.id in p.numbers
        ]
        lines += flow(told, p.width, "  ")
    return lines


# The story


def story(p: Painter) -> Lines:
    """What is read now: the introduction of the mission, or what the last one led to."""
    lines: Lines = []
    for section in sections_now(p.content, p.view):
        lines += prose(p.texts.text(f"story-{section}"), p.width, p.ink.ink)
    return lines


def sections_now(content: Box, view: HagalazView) -> list[int]:
    """In a mission its introduction, which was read last; between missions all that was read since the last one."""
    if view.mission is not None:
        return view.story[-1:]
    introductions = [page.story.intro for page in content.missions.values() if page.story is not None]
    begun = [number for number, section in enumerate(view.story) if section in introductions]
    return view.story[begun[-1] + 1 if begun else 0 :]


def results(p: Painter) -> Lines:
    """The missions that are over and how they ended."""
    return [
        Text.assemble(
            (f"{_name(p, deed.mission)}: ", f"bold {p.ink.ink}"),
            p.texts.name(deed.result) + (f" + {p.texts.name('side')}" if deed.side else ""),
        )
        for deed in p.view.deeds
    ]


def _name(p: Painter, mission: str) -> str:
    page: Mission | None = p.content.missions.get(mission)
    return f"{page.mission.code} {p.texts.name(mission)}" if page is not None else p.texts.name(mission)
