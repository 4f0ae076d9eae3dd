"""Scenarios ("Scénář bitvy") as they are written down: a map that a person can edit, two armies, how to win.

Hexes are named A1 to I13, row A at the top. `source` of a block says where it comes from; of the map and the deployment
it speaks of the places, `counts` of how many there are of each.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.napoleonics.printed.armies import Count, Small
from klubovna.kernel.content import Block, Source

Side: TypeAlias = Literal["top", "bottom"]
Army: TypeAlias = Literal["french", "allied"]
Place: TypeAlias = Literal["W", "NW", "NE", "E", "SE", "SW"]
Banners: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Named: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[^\W_][\w .’'-]*$", max_length=40)]
"""A leader or a place, shown as it is written where we have no name for it."""

BOOK = (
    "rolica-first", "rolica-second", "vimiero", "corunna", "talavera", "coa", "bussaco-reynier", "bussaco-ney",
    "redinha", "salamanca-left", "salamanca-right", "garcia-hernandez", "nivelle", "quatre-bras", "waterloo",
)  # fmt: skip
"""The battles of the book in its order…"""
EXTRAS = ("fuentes", "barrosa", "albuera")
"""…and ours besides."""
SCENARIOS = BOOK + EXTRAS


class About(Block, frozen=True, kw_only=True):
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """For scenarios of the players' own; ours are named in the texts."""
    number: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    """In the book of scenarios; 0: not there."""
    date: str = ""
    official: bool = True
    """Whether it is meant to be the book's; otherwise it stands in its place or besides."""
    meant: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=120)], ...], msgspec.Meta(max_length=60)] = ()
    """Doubts about it that its painter has settled: it is as it should be."""


class Start(Block, frozen=True):
    first: Side


class Victory(Block, frozen=True):
    banners: Banners


class Map(Block, frozen=True, kw_only=True):
    counts: Source | None = None
    hexes: str
    works: dict[str, tuple[Place, ...]] = {}
    """The sides of hexes with field works."""
    fords_stop: bool = True
    """Whether whoever enters a fordable river has to stop there."""


class Player(Block, frozen=True, kw_only=True):
    army: Army
    commanders: tuple[Named, ...] = ()
    hand: Annotated[int, msgspec.Meta(ge=2, le=10)]


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units by their kind, leaders by their name: where they stand."""

    units: dict[str, tuple[str, ...]]
    leaders: dict[Named, str] = {}


class Deployment(Block, frozen=True, kw_only=True):
    counts: Source | None = None
    top: Force
    bottom: Force


class Objective(Block, frozen=True, kw_only=True):
    """Hexes worth banners to whoever has a unit there at the start of the own turn."""

    id: Named
    side: Side | Literal["either"]
    hexes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=20)]
    hold: Literal["each", "all"] = "each"
    """Every hex brings its own banners, or all have to be held for them."""
    worth: Count = 1
    lasting: bool = False
    """Kept once gained; otherwise only as long as the hexes are held."""


class Exit(Block, frozen=True, kw_only=True):
    """Hexes on the edge from which a unit that begins its move there may leave the battlefield for a banner."""

    id: Named
    side: Side
    hexes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=20)]
    worth: Count = 1
    leaders: Small = 0
    """What a leader who leaves alone is worth."""


class Change(Block, frozen=True, kw_only=True):
    """Hexes whose ground becomes another one."""

    id: Named
    hexes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=20)]
    terrain: Annotated[str, msgspec.Meta(pattern=r"^\S$")]
    """The letter of the new ground on maps."""
    turn: Annotated[int, msgspec.Meta(ge=2, le=60)]
    """From the start of this turn on, of whoever begins."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario file."""

    battle: About
    start: Start
    victory: Victory
    map: Map
    top: Player
    bottom: Player
    deployment: Deployment
    objectives: tuple[Objective, ...] = ()
    exits: tuple[Exit, ...] = ()
    changes: tuple[Change, ...] = ()

    def players(self) -> tuple[tuple[Side, Player, Force], tuple[Side, Player, Force]]:
        return ("top", self.top, self.deployment.top), ("bottom", self.bottom, self.deployment.bottom)


def rows(map: Map) -> list[list[str]]:
    """The lines of a map in words: the row's letter, then the letters of its hexes."""
    return [line.split() for line in map.hexes.splitlines() if line.strip()]
