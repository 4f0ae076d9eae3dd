"""The battlefield: rows of hexes like bricks, in one, two or three lines each, one's own army at the bottom."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from rich.text import Text

from klubovna.games.napoleonics.printed.deck import SECTIONS
from klubovna.games.napoleonics.view import HexView, LeaderView
from klubovna.terminal.boards.drawing import Lines, fit
from klubovna.terminal.boards.napoleonics.signs import LEADER_SIGN, Painter, arrow, ground, letter, nation_ink, state

NARROWEST, WIDEST = 6, 10
"""A hex in characters, its left border included."""
MARGIN = 1
"""The letter of the row."""
BORDER, LINE_BETWEEN, CUT_BY_LINE = "│", "┃", "┊"
Row: TypeAlias = tuple[HexView, ...]
Cell: TypeAlias = Callable[[Painter, HexView, int], Lines]


def sized(p: Painter) -> int:
    """How wide a hex is drawn."""
    return max(NARROWEST, min(WIDEST, (p.width - MARGIN) // max(map(len, rows(p)))))


def rows(p: Painter) -> list[Row]:
    """As they are seen from below."""
    found: dict[str, list[HexView]] = {}
    for hex in p.view.map:
        found.setdefault(hex.id[0], []).append(hex)
    upright = [tuple(row) for row in found.values()]
    return [row[::-1] for row in reversed(upright)] if p.turned else upright


def compact(p: Painter) -> Lines:
    return _drawn(p, _brief)


def doubled(p: Painter) -> Lines:
    return _drawn(p, _double)


def tripled(p: Painter) -> Lines:
    return _drawn(p, _triple)


def _drawn(p: Painter, cell: Cell) -> Lines:
    width, all_rows = sized(p), rows(p)
    lines: Lines = []
    for row in all_rows:
        before = _indent(row, all_rows, width)
        cells, cuts = [cell(p, hex, width) for hex in row], boundaries(row, MARGIN + before, width)
        for number in range(len(cells[0])):
            head = Text(row[0].id[0] if number == 0 else "", p.ink.ink2)
            line = Text.assemble(fit(head, MARGIN), " " * before, *(lined[number] for lined in cells))
            lines.append(_cut(line, cuts))
    return lines


def _indent(row: Row, all_rows: list[Row], width: int) -> int:
    return (max(map(len, all_rows)) - len(row)) * width // 2


def boundaries(row: Row, start: int, width: int) -> list[int]:
    """Where the lines between sections cross a row: the middle of hexes that belong to two, otherwise between hexes."""
    found: list[int] = []
    for number, hex in enumerate(row):
        if len(hex.sections) > 1:
            found.append(start + number * width + width // 2)
        elif number and not set(hex.sections) & set(row[number - 1].sections):
            found.append(start + number * width)
    return found


def _cut(line: Text, at: list[int]) -> Text:
    """The lines between sections, where nothing else is written."""
    signs = list(line.plain)
    for place in at:
        if place < len(signs):
            signs[place] = {" ": CUT_BY_LINE, BORDER: LINE_BETWEEN}.get(signs[place], signs[place])
    line.plain = "".join(signs)
    return line


def heading(p: Painter) -> Lines:
    """`─ left flank ─┬─ centre ─┬─ right flank ─`."""
    width, widest = sized(p), max(rows(p), key=len)
    edges = [MARGIN, *boundaries(widest, MARGIN, width), MARGIN + len(widest) * width]
    line = " " * MARGIN
    for section, (start, end) in zip(SECTIONS, pairwise(edges), strict=False):
        line += ("─" if section == SECTIONS[0] else "┬") + f"{f' {p.texts.name(section)} ':─^{end - start - 1}}"
    return [Text(line, p.ink.line)]


# A hex


def _brief(p: Painter, hex: HexView, width: int) -> Lines:
    """`^FLN4*`, `►♣10 `: a mark instead of the ground where somebody stands, before it where nobody does."""
    mark = p.marks.get(hex.id, "")
    who = _who(p, hex.id, width - 1)
    if who:
        told = _state(p, hex.id)
        before = mark or told or (ground(p.content, hex) if hex.terrain != "clear" or hex.works else " ")
        return [fit(Text.assemble(_styled(p, hex.id, before), who), width)]
    column = Text(f"{ground(p.content, hex)}{arrow(hex, turned=p.turned)}{hex.id[1:]}", _ground_ink(p, hex))
    return [fit(Text.assemble(_styled(p, hex.id, mark or " "), column, (p.prize(hex.id), p.ink.warn)), width)]


def _double(p: Painter, hex: HexView, width: int) -> Lines:
    """Who stands there, or the name of the hex; below it the ground, what happened in this turn, and the number."""
    who = _who(p, hex.id, width - 1)
    prize = Text(p.prize(hex.id), p.ink.warn)
    upper = who if who and who.cell_len == width - 1 else Text.assemble(who or _name(p, hex), prize)
    return [_bordered(p, upper, width), _bordered(p, _under(p, hex, width - 1), width)]


def _triple(p: Painter, hex: HexView, width: int) -> Lines:
    """The name of the hex, who stands there, and the rest."""
    upper = Text.assemble(_name(p, hex), " ", (p.prize(hex.id), p.ink.warn))
    parts = [upper, _who(p, hex.id, width - 1) or Text(), _under(p, hex, width - 1)]
    return [_bordered(p, part, width) for part in parts]


def _bordered(p: Painter, text: Text, width: int) -> Text:
    return Text.assemble((BORDER, p.ink.line), fit(text, width - 1))


def _name(p: Painter, hex: HexView) -> Text:
    return Text(hex.id, p.ink.ink2)


def _who(p: Painter, hex: str, room: int) -> Text | None:
    """`FLN4*`; of a leader who is alone the beginning of his name: `F*Del`."""
    unit, leaders = p.units.get(hex), p.leaders.get(hex, [])
    if unit is not None:
        style = f"bold {nation_ink(unit.nation, p.ink)}"
        return Text(p.code(unit, room - 1) + p.company(hex), style)
    if leaders:
        return _leader(p, leaders[0], room)
    return None


def _leader(p: Painter, leader: LeaderView, room: int) -> Text:
    told = f"{letter(leader.seat, p.texts)}{LEADER_SIGN}{p.texts.name(leader.id)}"
    return Text(told[:room], f"bold {p.side_ink(leader.seat)}")


def _state(p: Painter, hex: str) -> str:
    unit, leaders = p.units.get(hex), p.leaders.get(hex, [])
    return state(unit) if unit is not None else state(leaders[0]) if leaders else ""


def _under(p: Painter, hex: HexView, room: int) -> Text:
    """The ground and what happened at the left, the mark or the number to press at the right."""
    told = Text.assemble(
        (ground(p.content, hex) + arrow(hex, turned=p.turned), _ground_ink(p, hex)),
        (_state(p, hex.id), f"bold {p.ink.ink}"),
    )
    sign = p.marks.get(hex.id, "")
    number = str(p.numbers.get(hex.id, ""))
    mark = _styled(p, hex.id, number + sign if told.cell_len + len(number + sign) <= room else sign)
    return Text.assemble(fit(told, room - mark.cell_len), mark)


def _styled(p: Painter, hex: str, sign: str) -> Text:
    if hex in p.marks:
        return Text(sign, p.mark_ink(hex))
    return Text(sign, f"bold {p.ink.ink}")


def _ground_ink(p: Painter, hex: HexView) -> str:
    return p.ink.line if hex.terrain == "clear" and not hex.works else p.ink.ink2
