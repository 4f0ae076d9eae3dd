"""The book of missions ("Kniha misí"): the page of rules and the map, as they are written down."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.hagalaz.printed.enemies import Challenge, Faction
from klubovna.games.hagalaz.printed.goals import AnyCondition, Mark, Unlock
from klubovna.games.hagalaz.printed.heroes import HeroId
from klubovna.games.hagalaz.printed.numbers import Count, Small
from klubovna.games.hagalaz.printed.rules import Item
from klubovna.kernel.content import Block

Kind: TypeAlias = Literal["preparation", "paragon", "renegade", "loyalty", "side"]
Place: TypeAlias = Literal["E", "NE", "NW", "W", "SW", "SE"]
Sentence: TypeAlias = Annotated[str, msgspec.Meta(max_length=600)]
Section: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]
"""A section of the story book; `story-<number>` is its text."""

MAIN = (
    "cerberus-weapons", "breakthrough", "test-subjects", "atlas-binary", "reactor", "data-core", "barrier-generator",
)  # fmt: skip
LOYALTY = ("sharpshooters", "brokers-archive", "fleet-captives", "the-nest")
MISSIONS = MAIN + LOYALTY


class About(Block, frozen=True, kw_only=True):
    title: str = ""
    """For missions of the players' own; ours are named in the texts."""
    code: str = ""
    """As the campaign map calls it: the act and a letter."""
    act: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    hero: HeroId | None = None
    """Whose loyalty mission it is; this hero has to be in the team."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)]
    """When so many are over, time is up."""
    meant: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=120)], ...], msgspec.Meta(max_length=60)] = ()
    """Doubts about it that its painter has settled: it is as it should be."""


class Enemies(Block, frozen=True, kw_only=True):
    """The box of enemy forces."""

    faction: Faction
    challenge: Challenge
    each: Annotated[int, msgspec.Meta(ge=1, le=10)]
    """How many grunts of each type are left for the bag."""


class Posted(Block, frozen=True, kw_only=True):
    """A champion of the mission and its resilience scale."""

    mark: Mark
    """Its start hex."""
    kind: str
    resilience: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1, max_length=6)]
    arrives: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """At the start of which round it comes; 0: it is there from the start."""


class Map(Block, frozen=True, kw_only=True):
    hexes: str
    """A drawing; see `drawing`."""
    turrets: dict[str, Place] = {}
    """Where they stand and which way they shoot."""
    bonus: Item | None = None
    """What lies on the icons of bonus loot; usually loot like any other."""
    sealed: bool = False
    """Whether locked doors open only as the objectives say; otherwise anybody beside one can open it."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages."""

    cs: Sentence
    en: Sentence


class Objective(Block, frozen=True, kw_only=True):
    """A frame of the mission page. Preparations have to come before what names them in `after`."""

    id: str
    kind: Kind
    text: Sentence | Told = ""
    """For missions of the players' own and of packs; ours are told in the texts, `goal-<mission>-<id>`."""
    after: tuple[str, ...] = ()
    goal: AnyCondition
    then: Unlock | None = None


class Readiness(Block, frozen=True, kw_only=True):
    """Points of war readiness for each result."""

    paragon: Small = 0
    renegade: Small = 0
    loyalty: Small = 0
    side: Small = 0


class Story(Block, frozen=True, kw_only=True):
    """Which sections to read when."""

    intro: Section
    paragon: Section | None = None
    renegade: Section | None = None
    loyalty: Section | None = None
    failure: Section
    side: Section | None = None


class Mission(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission file."""

    mission: About
    enemies: Enemies
    champions: Annotated[tuple[Posted, ...], msgspec.Meta(max_length=3)] = ()
    map: Map
    objectives: Annotated[tuple[Objective, ...], msgspec.Meta(min_length=1, max_length=9)]
    readiness: Readiness | None = None
    story: Story | None = None
