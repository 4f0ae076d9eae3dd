"""The shape of the solo sheet: the set-up of the automatic opponent and the tables by which it chooses.

A table is a list of lines, worked down one by one; each line keeps the best of what is left. What the words of the
lines mean is told by `rules/solo/lines.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.blitzkrieg.printed.blocks import Count, EffectId, Small, TokenType
from klubovna.kernel.content import Block

TheatreLine: TypeAlias = Literal[
    "closes-theatre", "closes-campaign", "most-empty", "most-points", "topmost",
    "player-leads", "leads", "production-or-bombing", "research", "propaganda",
]  # fmt: skip
SpaceLine: TypeAlias = Literal["closes", "effect", "leftmost", "propaganda", "production-or-bombing"]
UnitLine: TypeAlias = Literal[
    "closes", "has-value", "not-rapid", "strongest", "special", "greatest-change", "leftmost", "special-unless-research"
]
Stratagem: TypeAlias = Literal["stratagem"]
"""The lines of the stratagem in play stand here."""
Family: TypeAlias = Literal["production", "bombing", "research", "tactical", "strategic", "propaganda"]
Need: TypeAlias = Literal["closing-in", "behind", "few"]
"""It has many points; the player leads clearly; its row is short."""
Change: TypeAlias = Literal[
    "takes-the-lead", "breaks-the-tie", "reaches-a-tie", "extends-its-lead", "shrinks-a-lead", "harmless", "anything"
]


class Row(Block, frozen=True):
    units: Count
    few: Small
    ahead: Small
    closing_in: Count


class Die(Block, frozen=True):
    """A theatre for each face; where there is none, the player chooses."""

    theatres: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]


class Level(Block, frozen=True):
    id: str
    rolls: Count
    steps: Count


class Tables(Block, frozen=True):
    theatre: tuple[TheatreLine | Stratagem, ...]
    space: tuple[SpaceLine | Stratagem, ...]
    unit: tuple[UnitLine | Stratagem, ...]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family of effects, where it is wanted only in need."""

    effect: Family
    when: Need | None = None


class Priority(Block, frozen=True):
    """Which effects it wants, the first first."""

    order: tuple[Wish, ...]


class Families(Block, frozen=True):
    """Which of a family it wants first."""

    production: tuple[EffectId, ...]
    research: tuple[EffectId, ...]


class Changes(Block, frozen=True):
    """What a placement may do to the marker, the greatest change first."""

    order: tuple[Change, ...]


class Opening(Block, frozen=True):
    """By which lines it opens a theatre (Nippon)."""

    theatre: tuple[Literal["most-points", "topmost"], ...]


class Reading(Block, frozen=True):
    """What its scientist is."""

    type: TokenType
    value: Small


class StratagemToken(Block, frozen=True):
    """The lines that it puts into the tables."""

    id: str
    theatre: tuple[TheatreLine, ...] = ()
    space: tuple[SpaceLine, ...] = ()
    unit: tuple[UnitLine, ...] = ()
    aside: bool = False
    """Not in the cup at first: it comes in when the first stratagem is drawn, like one that has been used."""
    repeats: bool = False
    """Stands for the stratagem of the turn before."""


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: Row
    die: Die
    nippon_die: Die
    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=3, max_length=3)]
    tables: Tables
    priority: Priority
    families: Families
    changes: Changes
    opening: Opening
    scientist: Reading
    stratagems: Annotated[tuple[StratagemToken, ...], msgspec.Meta(min_length=2)]
