"""Small tools for boards made of lines: wrapping that never cuts a word, columns, boxes, marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rich.cells import cell_len
from rich.text import Text

from klubovna.terminal.boards import Offer
from klubovna.terminal.ink import Ink

Lines: TypeAlias = list[Text]
MARK = "►"
POINT = "☛"


def words(text: str, style: str = "") -> list[Text]:
    return [Text(word, style) for word in text.split()]


def flow(items: Iterable[Text], width: int, gap: str = " ") -> Lines:
    """Set items one after another; a line is broken between them, or at a hyphen when nothing else helps."""
    lines: list[list[Text]] = []
    used = 0
    for item in (part for whole in items for part in _short_enough(whole, width)):
        if lines and used + cell_len(gap) + item.cell_len <= width:
            lines[-1].append(item)
            used += cell_len(gap) + item.cell_len
        else:
            lines.append([item])
            used = item.cell_len
    return [_joined(line, gap) for line in lines]


def _joined(line: list[Text], gap: str) -> Text:
    """One item keeps its own style for all of the line."""
    if len(line) == 1:
        return line[0].copy()
    return Text.assemble(line[0], *(part for item in line[1:] for part in (gap, item)))


def _short_enough(item: Text, width: int) -> list[Text]:
    if item.cell_len <= width:
        return [item]
    hyphen = item.plain.rfind("-", 0, width) + 1
    if not hyphen:
        return [fit(item, width)]
    head, tail = item.divide([hyphen])
    return [head, *_short_enough(tail, width)]


def prose(text: str, width: int, style: str = "") -> Lines:
    return flow(words(text, style), width)


def fit(text: Text, width: int, style: str = "") -> Text:
    """Exactly this wide."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    if style:
        return Text.assemble(fitted, style=style)
    return fitted


def ends(left: Text, right: Text, width: int) -> Text:
    """One at each end of the line."""
    return Text.assemble(left, " " * max(1, width - left.cell_len - right.cell_len), right)


def beside(columns: Sequence[Lines], widths: Sequence[int], between: Text | None = None) -> Lines:
    """Columns next to each other, as tall as the tallest."""
    height = max((len(lines) for lines in columns), default=0)
    rows: Lines = []
    for row in range(height):
        cells = [fit(lines[row] if row < len(lines) else Text(), w) for lines, w in zip(columns, widths, strict=True)]
        rows.append((between or Text()).join(cells))
    return rows


def spread(width: int, count: int, gap: int = 0) -> list[int]:
    """The width shared out evenly, the first columns taking what is left over."""
    room = width - gap * (count - 1)
    return [room // count + (i < room % count) for i in range(count)]


def box(lines: Lines, width: int, title: Text, style: str, *, heavy: bool = False, height: int = 0) -> Lines:
    """A frame; a heavy one stands out without colour, too."""
    tl, tr, bl, br, h, v = "┏┓┗┛━┃" if heavy else "╭╮╰╯─│"
    shown = fit(title, width - 4) if title.cell_len > width - 4 else title
    rest = width - 3 - shown.cell_len
    top = Text.assemble((tl + h, style), shown, (h * rest + tr, style))
    padded = [*lines, *[Text()] * (height - 2 - len(lines))]
    body = [Text.assemble((v, style), fit(line, width - 2), (v, style)) for line in padded]
    return [top, *body, Text(bl + h * (width - 2) + br, style)]


def mark(options: Offer, ink: Ink, *path: str) -> Text:
    """`3►` at a thing that may be chosen: the number to press. Reversed where the cursor is. `☛` before what a lesson
    speaks of."""
    return Text.assemble(pointed(options, ink, *path), numbered(options, ink, options.number(*path)))


def numbered(options: Offer, ink: Ink, number: int) -> Text:
    """`3►`; nothing for 0."""
    if not number:
        return Text()
    style = f"bold reverse {ink.chosen}" if options.is_current(number) else f"bold {ink.legal}"
    return Text(f"{number}{MARK}", style)


def pointed(options: Offer, ink: Ink, *path: str) -> Text:
    """`☛` if a lesson speaks of all these things."""
    return Text(POINT, f"bold {ink.warn}") if set(path) <= set(options.points) else Text()


def stacked(sections: Sequence[Lines], height: int) -> Lines:
    """One under another, with a line of air between them where the height allows it, the upper ones first."""
    air = max(0, height - sum(map(len, sections)))
    lines: Lines = []
    for number, section in enumerate(sections):
        lines += [Text()] * (0 < number <= air)
        lines += section
    return lines


def joined(lines: Lines) -> Text:
    return Text("\n", no_wrap=True).join(lines)
