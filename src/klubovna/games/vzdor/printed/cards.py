"""What stands on the 90 cards, and the numbers of the rules: the shapes of `content/`. How the rules use them is in
`cards.py` of the game."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from klubovna.games.vzdor.printed.effects import Effect
from klubovna.kernel.content import Block, Source

SPY = "spy"
COVERT: Final = "covert"
REVEALED: Final = "revealed"

SideName: TypeAlias = Literal["covert", "revealed"]
Keyword: TypeAlias = Literal["defence", "defeat", "survive"]
MissionKeyword: TypeAlias = Literal["defence", "defeat"]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a maquis card: how strong, and what may be done when it is played in one of these phases."""

    strength: Small
    phase: tuple[Literal["planning", "attack"], ...] = ()
    action: Effect | None = None


class Person(Block, frozen=True):
    """A maquis card."""

    covert: Half
    revealed: Half


class EnemyType(Block, frozen=True):
    czech_title: Source
    defence: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=20)], ...], msgspec.Meta(min_length=1)]
    keyword: Keyword
    effect: Effect


class Target(Block, frozen=True):
    """A mission card."""

    czech_title: Source
    era: Annotated[int, msgspec.Meta(ge=1, le=3)]
    garrison: Small
    defence: Small
    points: Small
    keyword: MissionKeyword
    effect: Effect


class Setup(Block, frozen=True):
    covert: Small
    spies: Small
    spare_spies: Small
    hand: Small
    row: Small
    removed: tuple[Small, Small, Small]
    looked: Small


class Defeat(Block, frozen=True):
    civilians: Small
    failures: Small


class Title(Block, frozen=True):
    """A row of the score table: at least so many points, or so many missions."""

    id: str
    points: Annotated[int, msgspec.Meta(ge=0, le=100)]
    missions: Small = 0


class Civilians(Block, frozen=True):
    cards: tuple[Small, ...]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    defeat: Defeat
    titles: Annotated[tuple[Title, ...], msgspec.Meta(min_length=1)]
    civilians: Civilians
