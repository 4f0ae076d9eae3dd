"""What stands on the 90 cards, and the numbers of the rules: the shapes of `content/`."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from klubovna.kernel.content import Block, Source

SPY = "spy"
COVERT: Final = "covert"
REVEALED: Final = "revealed"

SideName: TypeAlias = Literal["covert", "revealed"]
Keyword: TypeAlias = Literal["defence", "defeat", "survive"]
MissionKeyword: TypeAlias = Literal["defence", "defeat"]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
CountingAction: TypeAlias = Literal["attack-per-revealed", "attack-per-civilian", "attack-per-other-maquis"]
PlainAction: TypeAlias = Literal[
    CountingAction, "discard-counter-guerrillas", "weaken", "halve-mission", "ignore-mission", "draw", "draw-recruit",
    "discard-spy-draw", "remove-spy", "sift-covert", "sift-enemies", "sift-recruits", "enlist",
]  # fmt: skip
AimedAction: TypeAlias = Literal[
    "discard-enemies", "discard-enemy-gain-defence", "move-enemy", "scout-mission", "scout-and-discard", "take-back",
    "call-back", "discard-maquis-draw", "copy",
]  # fmt: skip
"""Actions of the maquis: the plain ones, and those that need a target."""
AT_THE_MISSION: frozenset[str] = frozenset(
    {
        "discard-counter-guerrillas", "weaken", "halve-mission", "discard-enemies", "discard-enemy-gain-defence",
        "move-enemy",
    }
)  # fmt: skip
"""Actions on the mission under attack and its enemies."""
LastingEffect: TypeAlias = Literal["guards-first", "grunts-first", "engineer", "reveal-limit", "enemies-stronger"]
AtOnce: TypeAlias = Literal[
    "reinforce-others", "rest-draw", "scout-mission", "discard-enemy-elsewhere", "discard-enemy-everywhere",
    "remove-spy", "civilian", "civilian-per-enemy", "discard-maquis", "recruit", "add-spy", "take-back",
    "remove-covert", "discard-all", "police",
]  # fmt: skip
"""Effects of missions and enemies: those that forbid or change something as long as their card is there, and those that
happen once."""
EnemyEffect: TypeAlias = Literal[
    "guards-first", "grunts-first", "engineer", "recruit", "civilian", "remove-covert", "add-spy", "reinforce-others"
]
MissionEffect: TypeAlias = Literal[
    "reinforce-others", "rest-draw", "scout-mission", "discard-enemy-elsewhere", "discard-enemy-everywhere",
    "remove-spy", "civilian-per-enemy", "discard-maquis", "recruit", "add-spy", "take-back", "reveal-limit",
    "remove-covert", "discard-all", "police", "enemies-stronger",
]  # fmt: skip
LASTING: frozenset[str] = frozenset(get_args(LastingEffect))


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half of a maquis card: how strong, and what may be done when it is played in one of these phases."""

    strength: Small
    phase: tuple[Literal["planning", "attack"], ...] = ()
    action: PlainAction | AimedAction | None = None
    count: int = 1


class Maquis(Block, frozen=True):
    covert: Side
    revealed: Side

    def side(self, name: str) -> Side:
        return self.covert if name == COVERT else self.revealed


class EnemyType(Block, frozen=True):
    czech_title: Source
    defence: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=20)], ...], msgspec.Meta(min_length=1)]
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
    keyword: MissionKeyword
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
