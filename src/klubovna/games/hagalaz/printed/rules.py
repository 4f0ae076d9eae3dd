"""Numbers of the rules: dice, mats, items, tokens, and what threatens on the map."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.hagalaz.printed.heroes import Slot
from klubovna.games.hagalaz.printed.numbers import Count, Small
from klubovna.kernel.content import Block

Face: TypeAlias = Literal["move2", "move3", "standard", "empowered", "mixed", "core"]
"""The mixed face is a move of 2 or a standard action."""
Item: TypeAlias = Literal["medigel", "grenade", "grenade-case", "data"]

FACES: tuple[Face, ...] = ("move2", "move3", "standard", "empowered", "mixed", "core")
POINTS: dict[Face, int] = {"move2": 2, "move3": 3, "mixed": 2}
"""By which faces a hero moves, and how far."""
ITEMS: tuple[Item, ...] = ("medigel", "grenade", "grenade-case", "data")


class Dice(Block, frozen=True, kw_only=True):
    count: Count
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]


class Mat(Block, frozen=True, kw_only=True):
    """Slots of the basic actions, alike on every hero's mat, and how many dice a turn takes."""

    move: tuple[Slot, ...]
    objective: tuple[Slot, ...]
    revive: tuple[Slot, ...]
    dice: Count


class KnockedOut(Block, frozen=True, kw_only=True):
    locked: Count
    """Dice that the mat of a knocked-out hero keeps…"""
    health: Count
    """…and with what a revived hero goes on."""
    shields: Small


class Experience(Block, frozen=True, kw_only=True):
    """So many points in one mission, and no more, unlock an ability."""

    boxes: Count


class Loot(Block, frozen=True, kw_only=True):
    """How many tokens there are of each item."""

    medigel: Count
    grenade: Count
    grenade_case: Count
    data: Count

    def bag(self) -> dict[Item, int]:
        return {
            "medigel": self.medigel,
            "grenade": self.grenade,
            "grenade-case": self.grenade_case,
            "data": self.data,
        }


class Medigel(Block, frozen=True, kw_only=True):
    range: Count
    health: Count


class Blast(Block, frozen=True, kw_only=True):
    """A grenade or a grenade case: a hex in line of fire, and all around it."""

    range: Count
    damage: Count


class Enemies(Block, frozen=True, kw_only=True):
    """How far enemies advance, and by how much a biotic token lowers an attack."""

    advance: Count
    runner: Count
    avenger: Count
    biotic: Count


class Hazard(Block, frozen=True, kw_only=True):
    damage: Count


class Tokens(Block, frozen=True, kw_only=True):
    """How many there are in the box: no map needs more."""

    objectives: Count
    refugees: Count
    doors: Count
    turrets: Count
    loot: Count


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    strategy_dice: Dice
    paragon_dice: Dice
    mat: Mat
    knocked_out: KnockedOut
    experience: Experience
    loot: Loot
    medigel: Medigel
    grenade: Blast
    grenade_case: Blast
    enemies: Enemies
    fire: Hazard
    coolant: Hazard
    tokens: Tokens
