"""Places with pieces: points and the lines between them, squares, hexes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from klubovna.kernel.shapes import Grid, Hexes, Point, Points
from klubovna.terminal.boards.drawing import MARK, Lines
from klubovna.terminal.boards.plain.canvas import Canvas
from klubovna.terminal.boards.plain.painter import FREE, Painter, places_of

NUMBERED = re.compile(r"([A-Z])(\d+)$")
RIM = 3
"""Room for the names of rows, and for numbers of options before the first column."""
Spot = Callable[[Point], tuple[int, int]]


def drawn(p: Painter, shape: Points | Grid | Hexes, width: int, height: int) -> Lines:
    """As roomy as the window allows."""
    canvas, found = Canvas(), places_of(shape)
    if not found:
        return []
    left, top = min(place.x for place in found), min(place.y for place in found)
    across, down = max(place.x for place in found) - left, max(place.y for place in found) - top
    rim = RIM + (3 if any(NUMBERED.match(place.id) for place in found) else 0)

    if isinstance(shape, Points):
        step = max(4, min(6, (width - rim - 2) // max(1, across)))
        rise = 2 if 2 * down + 2 <= height else 1

        def spot(place: Point) -> tuple[int, int]:
            return rim + (place.x - left) * step, (place.y - top) * rise

        _lines(p, canvas, shape, spot)
    elif isinstance(shape, Grid):
        rise = 2 if 2 * down + 4 <= height else 1

        def spot(place: Point) -> tuple[int, int]:
            return rim + 3 + (place.x - left) * 6, (place.y - top) * rise + rise - 1

        for place in found:
            _square(p, canvas, *spot(place), tall=rise == 2)
    else:

        def spot(place: Point) -> tuple[int, int]:
            return rim + 4 + (place.x - left) * 4, (place.y - top) * 2 + 1

        for place in found:
            _hex(p, canvas, *spot(place))
    for place in found:
        _place(p, canvas, place, found, spot)
    _rim(p, canvas, found, spot, below=1 if isinstance(shape, Points) else 2)
    return canvas.lines()


def _place(p: Painter, canvas: Canvas, place: Point, found: Sequence[Point], spot: Spot) -> None:
    """The number to press, what stands there, and whether it was touched just now."""
    x, y = spot(place)
    pieces = [other.piece for other in found if other.piece is not None]
    sign = p.piece(place.piece, pieces) if place.piece else FREE
    picked = place.id in p.offer.picked
    canvas.put(x, y, sign, p.style(place.id) if picked or not place.piece else f"bold {p.ink.ink}")
    number = p.mark(place.id)
    if number:
        canvas.put(x - number.cell_len, y, number.plain, str(number.style))
    elif picked:
        canvas.put(x - 1, y, MARK, f"bold {p.ink.chosen}")
    canvas.put(x + len(sign), y, p.touched(place.id), f"bold {p.ink.warn}")


def _lines(p: Painter, canvas: Canvas, shape: Points, spot: Spot) -> None:
    by_id = {place.id: place for place in shape.points}
    for a, b in shape.lines:
        canvas.rule(spot(by_id[a]), spot(by_id[b]), p.ink.line)


def _square(p: Painter, canvas: Canvas, x: int, y: int, *, tall: bool) -> None:
    for side in (x - 3, x + 3):
        canvas.put(side, y, "│", p.ink.line)
    for edge in (y - 1, y + 1) if tall else ():
        canvas.put(x - 3, edge, "┼─────┼", p.ink.line)


def _hex(p: Painter, canvas: Canvas, x: int, y: int) -> None:
    for side in (x - 4, x + 4):
        canvas.put(side, y, "│", p.ink.line)
    canvas.put(x - 2, y - 1, "╱", p.ink.line)
    canvas.put(x + 2, y - 1, "╲", p.ink.line)
    canvas.put(x - 2, y + 1, "╲", p.ink.line)
    canvas.put(x + 2, y + 1, "╱", p.ink.line)


def _rim(p: Painter, canvas: Canvas, found: Sequence[Point], spot: Spot, *, below: int) -> None:
    """Letters and numbers of columns and rows, where the names of places are made of them."""
    names = [NUMBERED.match(place.id) for place in found]
    if not all(names):
        return
    below += max(spot(place)[1] for place in found)
    for part, line in ((1, "x"), (2, "x"), (1, "y"), (2, "y")):
        told: dict[int, set[str]] = {}
        for place, name in zip(found, names, strict=True):
            told.setdefault(getattr(place, line), set()).add(name[part] if name else "")
        if any(len(words) > 1 for words in told.values()):
            continue
        for place, name in zip(found, names, strict=True):
            x, y = spot(place)
            if line == "x":
                canvas.put(x, below, name[part] if name else "", p.ink.ink2)
            else:
                canvas.put(0, y, f"{name[part] if name else '':>2}", p.ink.ink2)
