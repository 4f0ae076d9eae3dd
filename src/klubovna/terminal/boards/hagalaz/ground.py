"""The map of a mission: rows of hexes like bricks, in one, two or three lines each, with what stands on their sides."""

from __future__ import annotations

from itertools import groupby

import msgspec
from rich.text import Text

from klubovna.games.hagalaz.view import HexView
from klubovna.terminal.boards.drawing import Lines
from klubovna.terminal.boards.hagalaz.signs import (
    AT,
    DOOR,
    FLAT_WALL,
    LOCKED,
    OBSTACLE,
    PLAIN,
    RAISED_ABOVE,
    RAISED_BELOW,
    RAISED_LEFT,
    RAISED_RIGHT,
    SHOWN,
    WALL,
    Painter,
)

NARROWEST, WIDEST = 4, 9
"""A hex in characters, its left side included."""
MARGIN = 1
"""The letter of the row."""
MORE = "…"
UPRIGHT = {"wall": WALL, "obstacle": OBSTACLE, "door": DOOR, "up": RAISED_LEFT, "down": RAISED_RIGHT}
"""On the left side of a hex…"""
FLAT = {"wall": FLAT_WALL, "obstacle": OBSTACLE, "door": DOOR, "up": RAISED_BELOW, "down": RAISED_ABOVE}
"""…and below it."""


class Lay(msgspec.Struct, frozen=True):
    """How the map lies on the screen."""

    cell: int
    """How wide a hex is."""
    tall: int
    """How many lines a row has; with more than one, the last of them is for sides."""
    first: int
    """The first column that is shown: a map may be wider than the window…"""
    columns: int
    """…and how many are."""

    @property
    def width(self) -> int:
        return MARGIN + self.columns * self.cell + self.cell // 2 + 1

    def x(self, row: int, column: int) -> int:
        return MARGIN + (column - self.first) * self.cell + row % 2 * (self.cell // 2)

    def shows(self, column: int) -> bool:
        return self.first <= column < self.first + self.columns


class Canvas:
    """Characters with their colours, each written at its place."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for at, sign in enumerate(text, x):
            self.signs[y][at], self.styles[y][at] = sign, style

    def underline(self, x: int, y: int, width: int) -> None:
        for at in range(x, x + width):
            self.styles[y][at] += " underline"

    def lines(self) -> Lines:
        return [_run(signs, styles) for signs, styles in zip(self.signs, self.styles, strict=True)]


def _run(signs: list[str], styles: list[str]) -> Text:
    """A line; neighbours of one colour are one piece."""
    pieces = groupby(zip(signs, styles, strict=True), key=lambda written: written[1])
    return Text.assemble(*(("".join(sign for sign, _ in piece), style) for style, piece in pieces))


def place(hex: str) -> tuple[int, int]:
    """Row and column, from 0."""
    return ord(hex[0]) - ord("A"), int(hex[1:]) - 1


def lay(p: Painter, width: int, tall: int) -> Lay:
    """Hexes as wide as there is room for; if not all columns fit, those around what is looked at."""
    columns = 1 + max(place(hex)[1] for hex in p.hexes)
    fits = [cell for cell in range(NARROWEST, WIDEST + 1) if Lay(cell, tall, 0, columns).width <= width]
    cell = max(fits, default=NARROWEST)
    fitting = min(columns, (width - MARGIN - 1 - cell // 2) // cell)
    middle = place(_looked_at(p))[1]
    return Lay(cell, tall, max(0, min(columns - fitting, middle - fitting // 2)), fitting)


def _looked_at(p: Painter) -> str:
    marked = [hex for hex, sign in p.marks.items() if sign == AT]
    active = [hex for hex, hero in p.heroes.items() if hero.id == p.mission.active]
    return next(iter([*marked, *active, *p.heroes, *p.hexes]))


def height(p: Painter, tall: int) -> int:
    """How many lines the map takes; above the first row there is a line for its upper sides."""
    return _rows(p) * tall + int(tall > 1)


def _rows(p: Painter) -> int:
    return 1 + max(place(hex)[0] for hex in p.hexes)


def drawn(p: Painter, width: int, tall: int) -> Lines:
    layout, top = lay(p, width, tall), int(tall > 1)
    canvas = Canvas(layout.width, height(p, tall))
    for row in range(_rows(p)):
        _ends(p, canvas, chr(ord("A") + row), top + row * tall, layout)
    for hex in p.hexes.values():
        row, column = place(hex.id)
        if layout.shows(column):
            x, y = layout.x(row, column), top + row * tall
            _hex(p, canvas, hex, x, y, layout)
            _upright_sides(p, canvas, hex, x, y, layout)
            _flat_sides(p, canvas, hex, x, y, layout)
    return canvas.lines()


def _ends(p: Painter, canvas: Canvas, letter: str, y: int, layout: Lay) -> None:
    """The letter of a row, and dots where it goes on outside the window."""
    columns = [place(hex)[1] for hex in p.hexes if hex[0] == letter]
    canvas.write(0, y, letter, p.ink.ink2)
    if layout.first:
        canvas.write(MARGIN, y, MORE, p.ink.ink2)
    if max(columns) >= layout.first + layout.columns:
        canvas.write(layout.width - 1, y, MORE, p.ink.ink2)


# A hex


def _hex(p: Painter, canvas: Canvas, hex: HexView, x: int, y: int, layout: Lay) -> None:
    room = layout.cell - 1
    if layout.tall < 3:
        _brief(p, canvas, hex, x + 1, y, room)
        return
    name, signs = hex.id, "".join(p.signs(hex))
    canvas.write(x + 1, y, name[:room], p.ink.ink2)
    canvas.write(x + 1 + len(name), y, signs[: room - len(name)], _ground_ink(p, hex))
    _marked(p, canvas, hex, x + 1, y + 1, p.state(hex.id) or " ")
    who = _who(p, hex.id, room - 1)
    canvas.write(x + 2, y + 1, who, _who_ink(p, hex.id))
    _number(p, canvas, hex.id, x + 2 + len(who), y + 1, room - 1 - len(who))


def _brief(p: Painter, canvas: Canvas, hex: HexView, x: int, y: int, room: int) -> None:
    """`►Tr2`, `•S♥5`, ` ·7 `, ` $◎7`: a mark or a state, then who stands there, or what lies there and the column."""
    signs = p.signs(hex)
    if who := _who(p, hex.id, room - 1):
        below = next((sign for sign in signs if sign[0] in SHOWN), " ")
        _marked(p, canvas, hex, x, y, p.state(hex.id) or below[0])
        canvas.write(x + 1, y, who, _who_ink(p, hex.id))
        _number(p, canvas, hex.id, x + 1 + len(who), y, room - 1 - len(who))
        return
    told = _lying(signs, hex.id[1:], room - 1)
    _marked(p, canvas, hex, x, y, p.state(hex.id) or " ")
    canvas.write(x + 1, y, told, _ground_ink(p, hex))
    _number(p, canvas, hex.id, x + 1 + len(told), y, room - 1 - len(told))


def _lying(signs: list[str], column: str, room: int) -> str:
    """Signs and the column, as long as both fit; in very little room the first sign, or else the column."""
    told = "".join(signs[:1])
    for sign in signs[1:]:
        told += sign if len(told + sign + column) <= room else ""
    for text in (told or PLAIN) + column, told or column:
        if len(text) <= room:
            return text
    return told[:room]


def _marked(p: Painter, canvas: Canvas, hex: HexView, x: int, y: int, otherwise: str) -> None:
    marked = hex.id in p.marks
    canvas.write(x, y, p.marks.get(hex.id, otherwise), p.mark_ink(hex.id) if marked else f"bold {p.ink.ink}")


def _number(p: Painter, canvas: Canvas, hex: str, x: int, y: int, room: int) -> None:
    """The number to press, at the right end, if there is room for it and a gap."""
    number = str(p.numbers.get(hex, ""))
    if number and len(number) < room:
        canvas.write(x + room - len(number), y, number, p.mark_ink(hex))


def _who(p: Painter, hex: str, room: int) -> str:
    hero, foe = p.heroes.get(hex), p.foes.get(hex)
    return p.hero(hero, room) if hero is not None else p.foe(foe, room) if foe is not None else ""


def _who_ink(p: Painter, hex: str) -> str:
    return f"bold {p.ink.info}" if hex in p.heroes else f"bold {p.ink.bad}"


def _ground_ink(p: Painter, hex: HexView) -> str:
    return p.ink.warn if p.signs(hex) else p.ink.ink2


# Its sides


def _sign(p: Painter, hex: HexView, side: str, signs: dict[str, str]) -> str:
    what = hex.sides.get(side, "")
    return LOCKED if what == "door" and p.doors[hex.id, side] else signs.get(what, "")


def _upright_sides(p: Painter, canvas: Canvas, hex: HexView, x: int, y: int, layout: Lay) -> None:
    """The left side; the right one only at the edge of the map, as otherwise it is the left one of the next hex."""
    left = _sign(p, hex, "W", UPRIGHT)
    edge = WALL if hex.sides.get("E") == "wall" else ""
    for line in range(max(1, layout.tall - 1)):
        if left:
            canvas.write(x, y + line, left, p.ink.ink)
        if edge:
            canvas.write(x + layout.cell, y + line, edge, p.ink.ink)


def _flat_sides(p: Painter, canvas: Canvas, hex: HexView, x: int, y: int, layout: Lay) -> None:
    """Both sides below; those above only at the edge of the map. In one line a row, walls and locked doors between a
    hex and one below it are underlined."""
    halves = _halves(hex.id, layout.cell)
    for side, start, width in zip(("SW", "SE"), (0, halves[0]), halves, strict=True):
        sign = _sign(p, hex, side, FLAT)
        if layout.tall == 1 and sign in (FLAT_WALL, LOCKED) and _below(hex.id, side) in p.hexes:
            canvas.underline(x + start, y, width)
        elif layout.tall > 1 and sign:
            _side(p, canvas, x + start, y + layout.tall - 1, width, sign)
    for side, start, width in zip(("NW", "NE"), (0, halves[0]), halves, strict=True):
        if layout.tall > 1 and hex.sides.get(side) == "wall":
            _side(p, canvas, x + start, y - 1, width, FLAT_WALL)


def _below(hex: str, side: str) -> str:
    """The hex of the next row on this side; it need not be there."""
    row, column = place(hex)
    return f"{chr(ord(hex[0]) + 1)}{column + row % 2 + (side == 'SE')}"


def _halves(hex: str, cell: int) -> tuple[int, int]:
    """How wide the left and the right side below (or above) a hex are."""
    half = cell // 2
    return (cell - half, half) if place(hex)[0] % 2 else (half, cell - half)


def _side(p: Painter, canvas: Canvas, x: int, y: int, width: int, sign: str) -> None:
    """`───`, and a door in a wall `─+─`."""
    canvas.write(x, y, (FLAT_WALL if sign in (DOOR, LOCKED) else sign) * width, p.ink.ink)
    canvas.write(x + width // 2, y, sign, p.ink.ink)
