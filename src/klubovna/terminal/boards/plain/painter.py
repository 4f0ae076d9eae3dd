"""What every part of a plain board draws with: words, numbers of the options, signs of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from rich.text import Text

from klubovna.kernel.messages import Seat
from klubovna.kernel.shapes import Grid, Hand, Hexes, Piece, Pile, Points, Track
from klubovna.kernel.sums import Sum
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Offer
from klubovna.terminal.boards.drawing import numbered, pointed
from klubovna.terminal.ink import Ink

SEATS = "○●◆▲■▽"
NOBODYS, FREE, TOUCHED, BACK = "◇", "·", "*", "▒"
LAST = "last"
"""The field of a view with the things that the last turn touched."""
SHAPES = (Points, Grid, Hexes, Pile, Hand, Track)


class Painter(msgspec.Struct, frozen=True):
    offer: Offer
    texts: Texts
    ink: Ink
    seats: tuple[Seat, ...]
    last: frozenset[str]
    pieces: bool
    """Whether there are places for pieces."""

    def mark(self, thing: str) -> Text:
        """`3►` where pointing at this thing comes next, `☛` where a lesson speaks of it."""
        return Text.assemble(self.pointed(thing), numbered(self.offer, self.ink, self.number(thing)))

    def pointed(self, thing: str) -> Text:
        return pointed(self.offer, self.ink, thing)

    def number(self, thing: str) -> int:
        return self.offer.number(*self.offer.picked, thing)

    def style(self, thing: str) -> str:
        """Of a thing, as far as it is pointed at."""
        if thing in self.offer.picked:
            return f"bold reverse {self.ink.chosen}"
        number = self.number(thing)
        if number:
            return f"bold {self.ink.chosen if self.offer.is_current(number) else self.ink.legal}"
        return self.ink.ink

    def touched(self, thing: str) -> str:
        return TOUCHED if thing in self.last else ""

    def sign(self, seat: Seat | None) -> str:
        """How the pieces of a seat look: by its own face, else by its place among the seats."""
        if seat is not None and self.texts.has(f"face-{seat}"):
            return self.face(seat)
        return SEATS[self.seats.index(seat) % len(SEATS)] if seat in self.seats else NOBODYS

    def called(self, seat: Seat) -> str:
        """Where seats have pieces, their sign comes before the name."""
        signed = self.pieces or self.texts.has(f"face-{seat}")
        return f"{self.sign(seat)} {self.texts.name(seat)}" if signed else self.texts.name(seat)

    def field(self, name: str) -> str:
        return field(name, self.texts)

    def face(self, card: str) -> str:
        """What is seen of a card: its short face where the game has one, else its name."""
        return face(card, self.texts)

    def piece(self, piece: Piece, together: Iterable[Piece]) -> str:
        """The sign of its seat, and what it is where there are several kinds; a face of its own says both."""
        others = [other for other in together if other != piece]
        alone = all(other.id != piece.id for other in others)
        if self.texts.has(f"face-{piece.id}") and (alone or piece.owner is None):
            return self.face(piece.id)
        kinds = any(other.id != piece.id for other in others)
        letter = self.face(piece.id)[:1].upper() if kinds else ""
        return self.sign(piece.owner) + letter

    def change(self, thing: str, now: int) -> Text:
        """What the choice under the cursor would make of a number."""
        numbers = self.offer.preview.numbers if self.offer.preview else {}
        if numbers.get(thing, now) == now:
            return Text()
        return Text(f" → {numbers[thing]}", f"bold {self.ink.chosen}")


def field(name: str, texts: Texts) -> str:
    """A part of a view in the game's words, or at least without its underscores."""
    told = texts.text(f"field-{name}") if texts.has(f"field-{name}") else ""
    told = told or (texts.name(name) if texts.named(name) else name.replace("_", " "))
    return told[:1].upper() + told[1:]


def face(card: str, texts: Texts) -> str:
    return texts.text(f"face-{card}") if texts.has(f"face-{card}") else texts.name(card)


def fields(value: Any) -> list[tuple[str, Any]]:
    """The parts of something, by their names."""
    if isinstance(value, dict):
        return [(str(name), part) for name, part in value.items()]
    return [(name, getattr(value, name)) for name in value.__struct_fields__]


def flat(value: Any) -> bool:
    """Whether it is told in a word."""
    return isinstance(value, Sum) or not isinstance(value, list | tuple | dict | msgspec.Struct)


def shapes(value: Any) -> Iterator[Any]:
    """All shapes in a view, wherever they stand."""
    if isinstance(value, SHAPES):
        yield value
    elif not flat(value):
        parts = value if isinstance(value, list | tuple) else [part for _, part in fields(value)]
        for part in parts:
            yield from shapes(part)


def seats_of(view: Any) -> tuple[Seat, ...]:
    """In the order in which the view tells of them; else as they own things."""
    told = dict.fromkeys(_told(view))
    owners = [shape.owner for shape in shapes(view) if isinstance(shape, Hand)]
    pieces = sorted(
        {
            place.piece.owner
            for shape in shapes(view)
            if isinstance(shape, Points | Grid | Hexes)
            for place in places_of(shape)
            if place.piece is not None and place.piece.owner is not None
        }
    )
    return tuple(dict.fromkeys([*told, *owners, *pieces]))


def _told(value: Any) -> Iterator[Seat]:
    if flat(value) or isinstance(value, SHAPES):
        return
    if isinstance(value, list | tuple):
        for part in value:
            yield from _told(part)
        return
    for name, part in fields(value):
        if name == "seat" and isinstance(part, str):
            yield part
        else:
            yield from _told(part)


def places_of(shape: Points | Grid | Hexes) -> list[Any]:
    return shape.points if isinstance(shape, Points) else shape.cells


def last_of(view: Any) -> frozenset[str]:
    touched = getattr(view, LAST, ())
    return frozenset(thing for thing in touched if isinstance(thing, str)) if is_trace(LAST, touched) else frozenset()


def is_trace(name: str, value: Any) -> bool:
    """Whether this is no part of the table but what the last turn touched."""
    return name == LAST and isinstance(value, list | tuple)
