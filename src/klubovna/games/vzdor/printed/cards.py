"""What stands on the 90 cards, and the numbers of the rules: the shapes of `content/`."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from klubovna.kernel.content import Block, Source

SPY = "spy"
COVERT: Final = "covert"
REVEALED: Final = "revealed"

SideName: TypeAlias = Literal["covert", "revealed"]
Keyword: TypeAlias = Literal["defence", "defeat", "survive"]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
ActionId: TypeAlias = Literal[
    "attack-per-revealed", "attack-per-civilian", "attack-per-other-maquis", "move-enemy",
    "discard-counter-guerrillas", "discard-enemies", "discard-enemy-gain-defence", "scout-mission",
    "scout-and-discard", "discard-spy-draw", "enlist", "sift-recruits", "draw-recruit", "weaken", "draw", "take-back",
    "call-back", "sift-covert", "sift-enemies", "copy", "discard-maquis-draw", "remove-spy", "ignore-mission",
    "halve-mission",
]  # fmt: skip
EnemyEffect: TypeAlias = Literal[
    "guards-first", "grunts-first", "engineer", "recruit", "civilian", "remove-covert", "add-spy", "reinforce-others"
]
MissionEffect: TypeAlias = Literal[
    "reinforce-others", "rest-draw", "scout-mission", "discard-enemy-elsewhere", "discard-enemy-everywhere",
    "remove-spy", "civilian-per-enemy", "discard-maquis", "recruit", "add-spy", "take-back", "reveal-limit",
    "remove-covert", "discard-all", "police", "enemies-stronger",
]  # fmt: skip


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half of a maquis card: how strong, and what may be done when it is played in one of these phases."""

    strength: Small
    phase: tuple[Literal["planning", "attack"], ...] = ()
    action: ActionId | None = None
    count: int = 1


class Maquis(Block, frozen=True):
    covert: Side
    revealed: Side

    def side(self, name: str) -> Side:
        return self.covert if name == COVERT else self.revealed


class EnemyType(Block, frozen=True):
    czech_title: Source
    defence: Annotated[tuple[Small, ...], msgspec.Meta(min_length=1)]
    keyword: Keyword
    effect: EnemyEffect


class Enemy(msgspec.Struct, frozen=True):
    """An enemy card; cards of the same type and defence are alike and share an id such as `guard-2`."""

    type: str
    defence: int
    keyword: Keyword
    effect: EnemyEffect
    source: Source


class Mission(Block, frozen=True):
    czech_title: Source
    era: Annotated[int, msgspec.Meta(ge=1, le=3)]
    garrison: Small
    defence: Small
    points: Small
    keyword: Keyword
    effect: MissionEffect
    count: int = 1


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
