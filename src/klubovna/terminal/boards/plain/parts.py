"""Everything in a view that is no place for pieces: piles, hands, tracks, numbers, and seats with all they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from klubovna.kernel.shapes import Hand, Pile, Track
from klubovna.kernel.sums import Sum
from klubovna.terminal.boards.drawing import Lines, flow
from klubovna.terminal.boards.plain import places
from klubovna.terminal.boards.plain.painter import BACK, SHAPES, Painter, fields, flat

GAP = "   "
INDENT = 2
LONGEST = 20
"""Cells of a track; a longer one is drawn smaller."""
AIRY = 100
"""A board inside of something else takes the height it wants."""
FULL, EMPTY = "▮", "▯"
NOTHING = "–"


def part(p: Painter, name: str, value: Any, width: int) -> Lines:
    """A field of a view."""
    if isinstance(value, SHAPES):
        return shape(p, value, width)
    if flat(value):
        return flow([scalar(p, name, value)], width)
    if isinstance(value, list | tuple):
        return _listed(p, name, value, width)
    return [_title(p, name), *_indented(body(p, fields(value), width - INDENT))]


def body(p: Painter, parts: Sequence[tuple[str, Any]], width: int) -> Lines:
    """Fields under each other; those that are told in a word stand beside each other."""
    lines: Lines = []
    words: list[Text] = []
    for name, value in parts:
        if short := _short(p, name, value, width):
            words.append(short)
            continue
        lines += flow(words, width, GAP)
        words = []
        lines += part(p, name, value, width)
    return lines + flow(words, width, GAP)


def _short(p: Painter, name: str, value: Any, width: int) -> Text | None:
    """What needs no line of its own."""
    if isinstance(value, Pile):
        return pile(p, value)
    if isinstance(value, Track):
        return track(p, value, width)
    return scalar(p, name, value) if flat(value) else None


def _listed(p: Painter, name: str, values: Sequence[Any], width: int) -> Lines:
    if all(flat(value) for value in values):
        items = [_thing(p, value) for value in values] or [Text(NOTHING, p.ink.ink2)]
        return flow([_title(p, name), *items], width, " ")
    lines: Lines = [] if _of_seats(values) else [_title(p, name)]
    for number, value in enumerate(values, 1):
        lines += _entry(p, number, value, width)
    return lines


def _of_seats(values: Sequence[Any]) -> bool:
    return all(not flat(value) and not isinstance(value, (list, tuple, *SHAPES)) for value in values) and all(
        "seat" in dict(fields(value)) for value in values
    )


def _entry(p: Painter, number: int, value: Any, width: int) -> Lines:
    """One of several, by its seat, its id or its number; what is told in a word stands beside that."""
    if isinstance(value, SHAPES):
        return shape(p, value, width)
    if flat(value) or isinstance(value, list | tuple):
        return flow([Text(f"{number}."), *(_thing(p, one) for one in ([value] if flat(value) else value))], width)
    inside = dict(fields(value))
    head = Text(f"{number}.", f"bold {p.ink.ink}")
    if isinstance(seat := inside.get("seat"), str):
        inside.pop("seat")
        head = Text.assemble(p.mark(seat), (p.called(seat), f"bold {p.ink.ink}"))
    elif isinstance(id := inside.get("id"), str):
        inside.pop("id")
        head = _thing(p, id)
    words = [short for name, one in inside.items() if (short := _short(p, name, one, width)) is not None]
    rest = [(name, one) for name, one in inside.items() if _short(p, name, one, width) is None]
    lines = flow([head, *words], width, GAP)
    return [*lines, *_indented([line for name, one in rest for line in part(p, name, one, width - INDENT)])]


def shape(p: Painter, value: Any, width: int) -> Lines:
    if isinstance(value, Pile):
        return flow([pile(p, value)], width)
    if isinstance(value, Track):
        return flow([track(p, value, width)], width)
    return hand(p, value, width) if isinstance(value, Hand) else places.drawn(p, value, width, AIRY)


def pile(p: Painter, value: Pile) -> Text:
    """`Deck ▒ 23`, `Pile ♥ VII (4)`."""
    lies = Text(NOTHING, p.ink.ink2)
    if value.top is not None:
        lies = _card(p, value.top)
    elif value.count:
        lies = Text(BACK, p.ink.ink2)
    count = Text.assemble((f" ({value.count})", p.ink.ink2), p.change(value.id, value.count))
    return Text.assemble(p.mark(value.id), _name(p, value.id), " ", lies, count, p.touched(value.id))


def hand(p: Painter, value: Hand, width: int) -> Lines:
    """Cards by their faces, backs by their number."""
    known = [card for card in value.cards if card is not None]
    count = Text.assemble((f"({len(value.cards)})", p.ink.ink2), p.change(value.id, len(value.cards)))
    backs = BACK * (len(value.cards) - len(known))
    items = [
        _name(p, value.id),
        count,
        *(_card(p, card) for card in known),
        *([Text(backs, p.ink.ink2)] if backs else []),
    ]
    return flow(items, width, " ")


def track(p: Painter, value: Track, width: int) -> Text:
    name, change = Text.assemble(p.mark(value.id), _name(p, value.id), " "), p.change(value.id, value.at)
    count = Text.assemble(f"{value.at}/{value.last}", change)
    span = max(1, value.last - value.first)
    cells = max(0, min(span, LONGEST, width - name.cell_len - count.cell_len - 1))
    full = min(cells, max(0, round((value.at - value.first) * cells / span)))
    bar = Text.assemble((FULL * full, p.ink.info), (EMPTY * (cells - full), p.ink.line))
    return Text.assemble(name, bar, " " if cells else "", count)


def scalar(p: Painter, name: str, value: Any) -> Text:
    told = _thing(p, value)
    change = p.change(name, value) if isinstance(value, int) and not isinstance(value, bool) else Text()
    return Text.assemble(p.pointed(name), (f"{p.field(name)} ", p.ink.ink2), told, change)


def _thing(p: Painter, value: Any) -> Text:
    """A number, or a thing by its name."""
    if isinstance(value, Sum):
        return Text(str(value.total), f"bold {p.ink.ink}")
    if isinstance(value, bool):
        return Text(p.texts.text("plain-yes" if value else "plain-no"), f"bold {p.ink.ink}")
    if value is None or value == "":
        return Text(NOTHING, p.ink.ink2)
    if not isinstance(value, str):
        return Text(str(value), f"bold {p.ink.ink}")
    name = p.texts.name(value) if p.texts.named(value) else value.replace("_", " ")
    return Text.assemble(p.mark(value), (name, f"bold {p.style(value)}"), p.touched(value))


def _card(p: Painter, card: str) -> Text:
    return Text.assemble(p.mark(card), (f"[{p.face(card)}]", p.style(card)), p.touched(card))


def _name(p: Painter, thing: str) -> Text:
    name = p.texts.name(thing) if p.texts.named(thing) else thing.replace("-", " ")
    return Text(name[:1].upper() + name[1:], p.ink.ink2)


def _title(p: Painter, name: str) -> Text:
    return Text(p.field(name), p.ink.ink2)


def _indented(lines: Lines) -> Lines:
    return [Text.assemble(" " * INDENT, line) for line in lines]
