"""The campaign map ("Mapa kampaně"): acts and forks, war readiness, data, and what one mission means for later ones."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.hagalaz.printed.heroes import HeroId
from klubovna.games.hagalaz.printed.missions import Section
from klubovna.games.hagalaz.printed.numbers import Count
from klubovna.games.hagalaz.printed.rules import Item
from klubovna.kernel.content import Block

Result: TypeAlias = Literal["paragon", "renegade", "failure", "loyalty"]
Feat: TypeAlias = Literal["paragon", "renegade", "side"]
"""What a mission may leave behind: the way it was won, or its side objective."""


class Start(Block, frozen=True, kw_only=True):
    """Before the first mission."""

    story: Section
    to: tuple[str, ...]


class Fork(Block, frozen=True, kw_only=True):
    """Where the ways lead from a mission; from the last ones nowhere."""

    id: str
    to: tuple[str, ...]


class Loyalty(Block, frozen=True, kw_only=True):
    """Between main missions the team may go on a loyalty mission, once for each hero."""

    attempts: Count
    missions: dict[HeroId, str]


class EarlyEnd(Block, frozen=True, kw_only=True):
    """So many failures in the first acts end the campaign."""

    failures: Count
    story: Section


class DataTrack(Block, frozen=True, kw_only=True):
    boxes: Annotated[int, msgspec.Meta(ge=1, le=30)]
    every: Count
    """Each so-manieth box unlocks an ability."""


class Scale(Block, frozen=True, kw_only=True):
    """War readiness goes no further."""

    most: Annotated[int, msgspec.Meta(ge=1, le=60)]


class Crossroads(Block, frozen=True, kw_only=True):
    """A story section for those who have won so many missions in this way before the last act."""

    id: Literal["paragon", "renegade"]
    wins: Count
    story: Section
    readiness: Annotated[int, msgspec.Meta(ge=-3, le=3)]


class Interlude(Block, frozen=True, kw_only=True):
    """A section that is read after the main mission of an act, if everything that stands here is so."""

    id: str
    act: Annotated[int, msgspec.Meta(ge=1, le=3)]
    story: Section
    result: Result | None = None
    """How that mission ended."""
    missions: tuple[str, ...] = ()
    """It was one of these, and it was won."""
    side: bool = False
    """Its side objective was achieved."""
    loyal: HeroId | None = None
    """This hero's loyalty mission was won."""
    won: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    """So many loyalty missions were won…"""
    lost: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    """…and at least so many lost."""
    data: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """So many boxes of the data track are ticked."""
    readiness: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    unlock: bool = False
    """Whether a hero of the players' choice unlocks an ability."""


class Ending(Block, frozen=True, kw_only=True):
    """How the story ends with at least so much war readiness."""

    id: str
    readiness: Annotated[int, msgspec.Meta(ge=0, le=60)]
    story: Section


class Title(Block, frozen=True, kw_only=True):
    """What the team is called after winning a last mission."""

    id: str
    mission: str


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What is different in a later mission."""


class Disabled(Effect, frozen=True):
    """A turret begins disabled."""

    hex: str


class Thinned(Effect, frozen=True):
    """So many start hexes of the area in which the heroes start, drawn at random, stay without grunts."""

    count: Count


class Stocked(Effect, frozen=True):
    """The team begins with an item, taken from the loot."""

    item: Item


class Quiet(Effect, frozen=True):
    """In the first round the leader takes no threat card."""


class Sheltered(Effect, frozen=True):
    """So many refugees, of the players' choice, are delivered from the start."""

    count: Count


class Used(Effect, frozen=True):
    """An objective is dealt with from the start."""

    hex: str


class Strike(Effect, frozen=True):
    """Once, at the start of a turn, an enemy in the open takes so much damage."""

    damage: Count


class Waived(Effect, frozen=True):
    """The first threat card that would be resolved is discarded."""


AnyEffect: TypeAlias = Disabled | Thinned | Stocked | Quiet | Sheltered | Used | Strike | Waived


class Legacy(Block, frozen=True, kw_only=True):
    """What a deed means for later missions: for all of these, or only for the next one of them."""

    id: str
    mission: str
    feat: Feat
    later: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    effect: AnyEffect
    once: bool = False


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    start: Start
    forks: tuple[Fork, ...]
    loyalty: Loyalty
    early_end: EarlyEnd
    data: DataTrack
    readiness: Scale
    crossroads: tuple[Crossroads, ...]
    interludes: tuple[Interlude, ...] = ()
    endings: tuple[Ending, ...]
    titles: tuple[Title, ...]
    legacies: tuple[Legacy, ...]

    def ways(self, mission: str) -> tuple[str, ...]:
        return next((fork.to for fork in self.forks if fork.id == mission), ())
