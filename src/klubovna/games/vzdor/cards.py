"""The 90 cards and the numbers of the rules, read from `content/`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from klubovna.kernel.content import Block, Content, Pages, Source, read
from klubovna.kernel.errors import Broken

SPY = "spy"
SETUP, PLANNING, ATTACK, AFTERMATH, REST = "setup", "planning", "attack", "aftermath", "rest"
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


SCHEMA = {"maquis": dict[str, Maquis], "enemies": dict[str, EnemyType], "missions": dict[str, Mission], "rules": Rules}


class Cards(Content):
    """All that is printed."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self.maquis: dict[str, Maquis] = pages.tables["maquis"]
        self.types: dict[str, EnemyType] = pages.tables["enemies"]
        self.missions: dict[str, Mission] = pages.tables["missions"]
        self.rules: Rules = pages.tables["rules"]
        self.enemies = {
            f"{type_id}-{defence}": Enemy(type_id, defence, kind.keyword, kind.effect, kind.source)
            for type_id, kind in self.types.items()
            for defence in kind.defence
        }
        self.enemy_deck = tuple(f"{type_id}-{d}" for type_id, kind in self.types.items() for d in kind.defence)
        self.eras = {era: tuple(id for id, mission in self.missions.items() if mission.era == era) for era in (1, 2, 3)}


def load(pack: Path | None = None) -> Cards:
    cards = Cards(read(files(__package__) / "content", SCHEMA, pack))
    _check_together(cards, str(pack or ""))
    return cards


def _check_together(cards: Cards, file: str) -> None:
    """What no block can know alone: there must be enough cards for the set-up."""
    setup = cards.rules.setup
    if len(cards.maquis) != 2 * setup.covert:
        raise Broken(f"{len(cards.maquis)} maquis can't be drafted into two decks", file=file, field="setup.covert")
    for era, removed in enumerate(setup.removed, 1):
        if len(cards.eras[era]) < removed + (setup.row if era == 1 else 0):
            raise Broken(f"era {era} has too few missions", file=file, field="setup.removed")
    if sum(sorted((m.garrison for m in cards.missions.values()), reverse=True)[: setup.row]) > len(cards.enemy_deck):
        raise Broken("there are too few enemies for the garrisons", file=file, field="setup.row")
