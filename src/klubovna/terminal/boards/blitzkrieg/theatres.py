"""Theatres: the track with its marker, the campaigns with their spaces. In boxes where there is room, else in lines."""

from __future__ import annotations

from rich.text import Text

from klubovna.games.blitzkrieg.printed.board import Ground
from klubovna.games.blitzkrieg.view import SpaceView, TheatreView
from klubovna.terminal.boards.blitzkrieg.signs import (
    BRACKETS,
    CLOSED_SIGN,
    LEFT,
    POINTS_SIGN,
    RIGHT,
    ROW_SIGN,
    Painter,
    short,
)
from klubovna.terminal.boards.drawing import Lines, beside, box, fit, flow, spread

MARKER, PROMISED, CENTRE, STEP, END = "●", "○", "┼", "─", "■"
BOX = {"base": 40, "nippon": 31}
"""The narrowest box in which a theatre can be read."""
NAME = {"base": 23, "nippon": 20}


def boxed(p: Painter) -> Lines:
    """As many boxes in a row as there is room for."""
    columns = max(1, min(5, p.width // BOX[p.view.map]))
    widths, lines = spread(p.width, columns), Lines()
    for first in range(0, len(p.view.theatres), columns):
        row = p.view.theatres[first : first + columns]
        inside = [_inside(p, theatre, width - 4) for theatre, width in zip(row, widths, strict=False)]
        height = max(map(len, inside)) + 2
        boxes = [_box(p, t, i, w, height) for t, i, w in zip(row, inside, widths, strict=False)]
        lines += beside(boxes, widths[: len(boxes)])
    return lines


def _box(p: Painter, theatre: TheatreView, inside: Lines, width: int, height: int) -> Lines:
    chosen = theatre.id in p.numbers or p.view.deploying == theatre.id
    style = p.ink.legal if chosen else p.ink.line
    padded = [Text.assemble(" ", line) for line in inside]
    return box(padded, width, Text.assemble(" ", _title(p, theatre), " "), style, heavy=chosen, height=height)


def _inside(p: Painter, theatre: TheatreView, width: int) -> Lines:
    ground = _ground(p, theatre)
    lines = [track(p, theatre)] if theatre.status == "active" else []
    for row in range(len(ground.rows)):
        head, *cells = _campaign(p, theatre, row)
        first, *more = flow(cells, width - head.cell_len - 1)
        lines += [Text.assemble(head, " ", first), *(Text.assemble(" " * (head.cell_len + 1), line) for line in more)]
    return lines + _arrows(p, theatre, width)


def _arrows(p: Painter, theatre: TheatreView, width: int) -> Lines:
    """Where a theatre leads to when it is closed (Nippon)."""
    names = [p.texts.name(p.board.theatres[arrow].id) for arrow in _ground(p, theatre).arrows]
    if not names or not p.arrows or theatre.status == "closed":
        return []
    return flow([Text(word, p.ink.ink2) for word in f"→ {', '.join(names)}".split()], width)


def lined(p: Painter) -> Lines:
    """Two lines a theatre, or one where it is small; what is not fought over shares lines."""
    active = [theatre for theatre in p.view.theatres if theatre.status == "active"]
    idle = [theatre for theatre in p.view.theatres if theatre.status != "active"]
    lines = [line for theatre in active for line in _lines(p, theatre)]
    return lines + _idle(p, idle)


def _lines(p: Painter, theatre: TheatreView) -> Lines:
    room = NAME[p.view.map]
    title = _title(p, theatre)
    title = title if title.cell_len <= room else _title(p, theatre, brief=True)
    head = Text.assemble(fit(title, room), " ", track(p, theatre))
    campaigns = _campaigns(p, theatre)
    if len(_ground(p, theatre).rows) == 1:
        return flow([head, *campaigns], p.width)
    return [head, *(Text.assemble("  ", line) for line in flow(campaigns, p.width - 2))]


def _idle(p: Painter, theatres: list[TheatreView]) -> Lines:
    """Closed theatres, and those not opened yet."""
    cells = [Text(" ").join([_title(p, t, brief=True), *_campaigns(p, t)]) for t in theatres]
    return flow(cells, p.width, "  │ ")


def _campaigns(p: Painter, theatre: TheatreView) -> Lines:
    """The spaces of all campaigns one after another; each campaign begins with its points."""
    return [cell for row in range(len(_ground(p, theatre).rows)) for cell in _campaign(p, theatre, row)]


def _campaign(p: Painter, theatre: TheatreView, row: int) -> list[Text]:
    """`▸★3 (▲2) ▲Pr ◆·`: the points, with a sign before those of the active campaign, and the spaces."""
    here = theatre.campaign == row + 1
    style = f"bold {p.ink.warn}" if here else p.ink.ink2
    before = ROW_SIGN if here else " " if theatre.status == "active" else ""
    head = Text(f"{before}{POINTS_SIGN}{_ground(p, theatre).points[row]}", style)
    return [head, *(p.space(space) for space in _row(p, theatre, row))]


def _row(p: Painter, theatre: TheatreView, row: int) -> list[SpaceView]:
    return [space for space in theatre.spaces if p.spot(space.id).row == row]


def _title(p: Painter, theatre: TheatreView, *, brief: bool = False) -> Text:
    """The name, and by how much the marker is on whose half; what is closed or not yet open says so."""
    name = short(theatre.id, p.texts) if brief else p.texts.name(theatre.id)
    if theatre.status == "active":
        return Text.assemble(p.mark(theatre.id), (name, f"bold {p.ink.ink}"), " ", _steps(p, theatre))
    left, right = BRACKETS[p.board.side[theatre.leader]] if theatre.leader else ("", "")
    closed = Text(f"{left}{CLOSED_SIGN}{right} ", p.side_ink(theatre.leader)) if theatre.status == "closed" else Text()
    return Text.assemble(p.mark(theatre.id), closed, (name, p.ink.ink2))


def _steps(p: Painter, theatre: TheatreView) -> Text:
    """`◂3`, and `◂3→◂5` where the choice under the cursor moves the marker."""
    now, then = way(theatre.marker), p.promised(f"marker-{theatre.id}")
    promise = Text() if then is None else Text(f"→{way(then)}", f"bold {p.ink.chosen}")
    return Text.assemble((now, p.side_ink(theatre.leader)), promise)


def way(marker: int) -> str:
    return f"{marker}{RIGHT}" if marker > 0 else f"{LEFT}{-marker}" if marker < 0 else "0"


def track(p: Painter, theatre: TheatreView) -> Text:
    """The half of the side that begins on the right, as on the printed board; digits say where bonus points begin.
    The centres of all tracks stand under each other."""
    ground, then = _ground(p, theatre), p.promised(f"marker-{theatre.id}")
    line = Text.assemble(" " * (max(g.last for g in p.board.theatres) - ground.last), (BRACKETS[1][0], p.ink.good))
    for place in range(-ground.last, ground.last + 1):
        if place == theatre.marker:
            line.append(MARKER, f"bold {p.ink.chosen}")
        elif place == then:
            line.append(PROMISED, f"bold {p.ink.chosen}")
        else:
            line.append(_cell(ground, abs(place)), (p.ink.good, p.ink.ink2, p.ink.info)[(place > 0) - (place < 0) + 1])
    return line.append(BRACKETS[0][1], p.ink.info)


def _cell(ground: Ground, steps: int) -> str:
    if not steps:
        return CENTRE
    if steps >= ground.closes:
        return END
    return str(ground.bonus.index(steps) + 1) if steps in ground.bonus else STEP


def _ground(p: Painter, theatre: TheatreView) -> Ground:
    return p.board.theatres[p.board.theatre_number[theatre.id]]
