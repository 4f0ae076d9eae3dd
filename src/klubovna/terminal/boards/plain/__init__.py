"""A board for every game without one of its own, made from nothing but what a view holds: shapes are drawn, everything
else is told by its names. It knows no game and no rules."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.shapes import Grid, Hand, Hexes, Pile, Points
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Number, Offer, Path, Space, Thing
from klubovna.terminal.boards.drawing import Lines, beside, joined, stacked
from klubovna.terminal.boards.plain import parts, places
from klubovna.terminal.boards.plain.painter import (
    BACK,
    FREE,
    NOBODYS,
    SEATS,
    SHAPES,
    TOUCHED,
    Painter,
    face,
    fields,
    flat,
    is_trace,
    last_of,
    places_of,
    seats_of,
    shapes,
)
from klubovna.terminal.ink import Ink

ASIDE = 30
"""So wide at least is what stands beside a drawing; else it stands below."""
BETWEEN = 3


class PlainBoard:
    """Draws any view."""

    stepwise = True

    def __init__(self) -> None:
        self._view: Any = None
        """What was looked at last, for the details of what lies there."""

    def status(self, view: Any, width: int, texts: Texts, ink: Ink) -> Text:
        """What is counted, as much as there is room for."""
        p = _painter(view, Offer(), texts, ink)
        shown = Text(no_wrap=True)
        for name, value in fields(view):
            if isinstance(value, int) and not isinstance(value, bool):
                more = Text.assemble(shown, "   " if shown else "", f"{p.field(name)} {value}")
                shown = more if more.cell_len <= width else shown
        shown.stylize(ink.accent_ink)
        return shown

    def draw(self, view: Any, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """Places for pieces at the left, everything else beside them or below; one's own cards come last."""
        self._view = view
        p = _painter(view, options, texts, ink)
        shown = [(name, value) for name, value in fields(view) if not is_trace(name, value)]
        boards = [value for _, value in shown if isinstance(value, Points | Grid | Hexes)]
        rest = [(name, value) for name, value in shown if not isinstance(value, Points | Grid | Hexes)]
        drawings = [places.drawn(p, board, size.width, size.height) for board in boards]
        wide = max((line.cell_len for lines in drawings for line in lines), default=0)
        drawing: Lines = stacked(drawings, size.height)
        if not drawing:
            return joined(_told(p, rest, size.width, size.height))
        aside = size.width - wide - BETWEEN
        if aside >= ASIDE:
            told = _told(p, rest, aside, size.height)
            return joined(beside([drawing, told], [wide, aside], Text(" " * BETWEEN)))
        return joined(stacked([drawing, _told(p, rest, size.width, size.height)], size.height))

    def things(self, view: Any, texts: Texts) -> list[Heap]:
        """Everything that has a name of its own, where it lies."""
        self._view = view
        heaps = [Heap(texts.name(shape.id), _lying(shape, texts)) for shape in shapes(view)]
        return [heap for heap in heaps if heap.things]

    def numbers(self, view: Any, texts: Texts) -> list[Number]:
        """Nobody has said what they mean."""
        return []

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        """Its name, what stands there, and where it lies."""
        told = Text(face(thing, texts), f"bold {ink.chosen}")
        if texts.named(thing) and texts.name(thing) != told.plain:
            told.append(f"\n{texts.name(thing)}", f"bold {ink.ink}")
        for shape in shapes(self._view) if self._view is not None else ():
            if isinstance(shape, Points | Grid | Hexes):
                for place in (place for place in places_of(shape) if place.id == thing):
                    told.append(f"\n{_standing(place.piece, texts)}", ink.ink)
            if thing in {found.id for found in _lying(shape, texts)}:
                told.append(f"\n{texts.name(shape.id)}", ink.ink2)
        return told

    def called(self, path: Path, texts: Texts) -> str:
        return texts.name(path[-1])

    def hint(self, path: Path, view: Any, options: Offer, texts: Texts) -> str:
        return " · ".join(texts.say(message) for message in options.preview.says) if options.preview else ""

    def warning(self, action: Action, view: Any, options: Offer, texts: Texts) -> str:
        return ""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        signs = (
            (" ".join(SEATS[:4]), "pieces"), (NOBODYS, "nobodys"), (FREE, "free"), (TOUCHED, "touched"),
            (BACK, "back"), (parts.FULL + parts.EMPTY, "track"),
        )  # fmt: skip
        return [(sign, texts.text(f"plain-sign-{name}")) for sign, name in signs]


def _painter(view: Any, options: Offer, texts: Texts, ink: Ink) -> Painter:
    pieces = any(isinstance(shape, Points | Grid | Hexes) for shape in shapes(view))
    return Painter(options, texts, ink, seats_of(view), last_of(view), pieces)


def _told(p: Painter, shown: list[tuple[str, Any]], width: int, height: int) -> Lines:
    """What is told in a word comes first, then what has parts."""
    short = [(name, value) for name, value in shown if flat(value) or isinstance(value, SHAPES)]
    long = [(name, value) for name, value in shown if (name, value) not in short]
    sections = [parts.body(p, short, width), *(parts.part(p, name, value, width) for name, value in long)]
    return stacked([section for section in sections if section], height)


def _lying(shape: Any, texts: Texts) -> tuple[Thing, ...]:
    if isinstance(shape, Points | Grid | Hexes):
        return tuple(Thing(place.id, texts.name(place.id)) for place in places_of(shape))
    if isinstance(shape, Hand):
        return tuple(Thing(card, texts.name(card)) for card in shape.cards if card is not None)
    if isinstance(shape, Pile) and shape.top is not None:
        return (Thing(shape.top, texts.name(shape.top)),)
    return ()


def _standing(piece: Any, texts: Texts) -> str:
    if piece is None:
        return texts.text("plain-empty")
    return " · ".join(texts.name(id) for id in (piece.id, piece.owner) if id is not None)


def board(content: Content) -> PlainBoard:
    return PlainBoard()
