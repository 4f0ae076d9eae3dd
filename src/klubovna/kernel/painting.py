"""Maps that people paint, whatever game they are of: what there is to paint with, what is done to a map, and what it
looks like then.

A painted map is a file of content, a battle or a mission, that an owner's pack brings along: every touch makes another
file of it. Nothing is kept here. A game that lets its maps be painted has a `Painter` (see `painter.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.kernel.messages import Message

MOST_TOUCHES = 60
"""So many may be handed in at once."""
Tool: TypeAlias = Literal["brush", "line", "fill", "erase", "move"]
Mirror: TypeAlias = Literal["none", "across", "turned"]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=120)]
Hexes: TypeAlias = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=4)], ...], msgspec.Meta(max_length=320)]
Value: TypeAlias = bool | int | Annotated[str, msgspec.Meta(max_length=400)]


# What there is to paint with


class Paint(msgspec.Struct, frozen=True):
    id: str
    """What a stroke calls it: `ground/forest`."""
    thing: str
    """What it is called: `name-<thing>`."""
    side: bool = False
    """Whether it stands on sides of hexes."""
    where: str = ""
    """Which layer of a hex it changes, so that a page can draw it at once: `ground`; empty where it can't know."""


class Tray(msgspec.Struct, frozen=True):
    """Paints that lie together."""

    id: str
    thing: str
    paints: tuple[Paint, ...]
    free: str = ""
    """Before a name of one's own, where such a one can be painted, too: `leader/french/`."""


class Place(msgspec.Struct, frozen=True):
    """Where a hex lies on the board, whatever is on it; rows and columns from 0."""

    id: str
    row: int
    column: int
    across: str
    """Its mirror image from left to right…"""
    turned: str
    """…and through the middle; empty where there is none."""


class Palette(msgspec.Struct, frozen=True):
    trays: tuple[Tray, ...]
    places: tuple[Place, ...]
    starts: tuple[str, ...]
    """Maps of the house that can be copied."""


# What is done to a map


class Stroke(msgspec.Struct, frozen=True, tag="stroke", forbid_unknown_fields=True):
    """Of a tool over some hexes; a line has its ends only, a fill its first hex, a move whence and whither."""

    tool: Tool
    hexes: Hexes
    what: Word = ""
    side: Annotated[str, msgspec.Meta(max_length=2)] = ""
    mirror: Mirror = "none"


class Entered(msgspec.Struct, frozen=True, tag="entered", forbid_unknown_fields=True):
    """A field of a sheet has another value."""

    path: Word
    value: Value


class Dropped(msgspec.Struct, frozen=True, tag="dropped", forbid_unknown_fields=True):
    """A sheet is taken away."""

    path: Word


class Settled(msgspec.Struct, frozen=True, tag="settled", forbid_unknown_fields=True):
    """A doubt: it is as it should be; or after all it is not."""

    key: Word
    meant: bool = True


Touch: TypeAlias = Stroke | Entered | Dropped | Settled


# What it looks like then


class Laid(msgspec.Struct, frozen=True):
    """Somebody or something on a hex."""

    sort: str
    """`unit`, `leader`, `goal`, …"""
    thing: str
    of: str = ""
    """Whose it is, or which way it looks."""


class Cell(msgspec.Struct, frozen=True):
    id: str
    ground: str
    """What it is made of; empty where there is no hex."""
    said: tuple[Message, ...]
    """All that is there, in words."""
    sides: dict[str, str] = {}
    """What stands on its sides."""
    laid: tuple[Laid, ...] = ()
    group: str = ""
    """The parts of the map that it lies in, with spaces between them."""


class Blank(msgspec.Struct, frozen=True, kw_only=True):
    """A field to be filled in."""

    path: str
    label: Message
    sort: Literal["text", "number", "choice", "switch"]
    value: bool | int | str
    least: int = 0
    most: int = 0
    """Of a number; of a text, so many letters."""
    choices: tuple[str, ...] = ()
    """Each is a thing with a name."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a map besides what is painted: fields that belong together, or a rule of its own."""

    path: str
    title: Message
    blanks: tuple[Blank, ...]
    said: tuple[Message, ...] = ()
    """The rule in words, as a table tells it."""
    hexes: tuple[str, ...] = ()
    paint: str = ""
    """What more hexes of it are painted with."""
    droppable: bool = False


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """What keeps a map from being played, or a doubt about it."""

    key: str
    """The same as long as it is the same remark."""
    doubt: bool
    hexes: tuple[str, ...]
    said: Message | None
    problem: str = ""
    """For whoever writes texts, in English, where nobody else can have brought it about."""
    meant: bool = False
    """A doubt that somebody has settled."""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A map as whoever paints it sees it."""

    cells: tuple[Cell, ...]
    sheets: tuple[Sheet, ...]
    remarks: tuple[Remark, ...]
    tallies: tuple[Message, ...]
    """How many there are of what."""
    places: tuple[Place, ...] = ()
    """Where its hexes lie, and those around it that could become some; none where all maps have the palette's."""
