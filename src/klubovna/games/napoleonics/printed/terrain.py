"""Terrain ("Terén"): what it does to movement, dice, squares, sight and flags."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.napoleonics.printed.armies import Arm
from klubovna.kernel.content import Block

Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-5, le=0)]
Changes: TypeAlias = tuple[Change, Change, Change]
"""For infantry, cavalry and artillery that attack."""
NONE: Changes = (0, 0, 0)


class Fight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of dice in melee and in ranged combat."""

    melee: Changes = NONE
    fire: Changes = NONE


class Terrain(Block, frozen=True, kw_only=True):
    sign: Annotated[str, msgspec.Meta(pattern=r"^\S$")]
    """Its letter on maps."""
    stop: bool = False
    """Who enters goes no farther this turn."""
    battle: Literal["all", "light", "none"] = "all"
    """Who may battle in the turn in which it enters."""
    passable: bool = True
    closed: tuple[Arm, ...] = ()
    """Arms that may not enter, though others may."""
    retreat: bool = True
    """Whether units and leaders may retreat into it; the chapters on retreats close more than those on movement."""
    into: Fight = Fight()
    """For whoever attacks somebody here…"""
    out: Fight = Fight()
    """…or attacks from here; both add up…"""
    level: Fight | None = None
    """…except between two hexes of this same terrain, where this counts instead of both."""
    square: bool = True
    """Whether infantry may form square here."""
    blocks: bool = False
    """Whether it closes the line of sight to what is behind it."""
    high: bool = False
    """A hill: it does not close the line of sight between hills, and its guns fire over friends below."""
    building: bool = False
    """A Cavalry Charge brings no dice into it nor out of it."""
    ford: bool = False
    """A river that can be waded: options and scenarios speak of it."""


class Works(Block, frozen=True, kw_only=True):
    """Field works stand on sides of hexes; what they change counts through these sides instead of the hill's."""

    signs: dict[str, Annotated[str, msgspec.Meta(pattern=r"^\S$")]]
    """By the terrain they stand on, the letter of both on maps."""
    stop: bool
    into: Fight
    out: Fight
    square: bool
    flags: int
    protects: tuple[Arm, ...]
    """Who ignores flags behind them."""
    sides: int
    """How many sides of a hex a tile has, side by side."""


class Ground(msgspec.Struct, frozen=True):
    """What a letter on a map stands for."""

    terrain: str
    works: bool = False


def signs(terrain: dict[str, Terrain], works: Works) -> dict[str, Ground]:
    """All letters of maps."""
    plain = {kind.sign: Ground(id) for id, kind in terrain.items()}
    return plain | {sign: Ground(id, works=True) for id, sign in works.signs.items()}
