"""Hero boards ("Desky hrdinů"): tracks, the core ability, and abilities with their slots."""

from __future__ import annotations

from typing import Literal, TypeAlias

from klubovna.games.hagalaz.printed.numbers import Count, Pair, Small
from klubovna.kernel.content import Block

HeroId: TypeAlias = Literal["shepard", "garrus", "liara", "tali", "wrex"]
Slot: TypeAlias = Literal["move", "standard", "empowered"]
Tier: TypeAlias = Literal["start", "basic", "advanced", "loyalty"]
"""Blue, black, with a red frame, won by a loyalty mission."""

HEROES: tuple[HeroId, ...] = ("shepard", "garrus", "liara", "tali", "wrex")
COMPANIONS: tuple[HeroId, ...] = HEROES[1:]
TEAM = 4
"""So many heroes are on every mission."""


FIGURES = ("shepard", "shepard-f")
"""Shepard's two figures ("Velitel Shepard"); whichever it is, the rules are the same."""


def hero_of(figure: str) -> str:
    """Whose mat belongs to a figure."""
    return "shepard" if figure in FIGURES else figure


COMMANDED, REROLLED = 1, 2
"""Hexes that a command lets a hero move, or damage that it adds; and dice that it lets roll again."""
LOOK, BURY, SCRAP = 1, 1, 2
"""Points of Analysis to turn over a card, and so many more to put it under the deck or to discard it."""


class Hero(Block, frozen=True, kw_only=True):
    code: str
    """A letter for small boards and for the start hexes of maps."""
    health: Count
    shields: Count
    core: str
    """The core ability; `name-<core>` is its name."""
    most: Count
    """How far the core ability's marker goes, or how many of its tokens there are."""
    least: Small = 0
    """What the marker has to show before it may be spent."""
    spend: Small = 0
    """How many tokens may be spent at once."""
    steps: Small = 0
    """How far the drone moves."""
    damage: Small = 0
    """What one token, or the drone, does."""


PAIRS = ("damage", "around", "range", "nearest", "steps", "shields")
"""What of an ability is written for a standard die and for an empowered one."""


class Ability(Block, frozen=True, kw_only=True):
    """An action with slots of its own, or a rule that always holds (without slots)."""

    hero: HeroId
    tier: Tier
    slots: tuple[Slot, ...] = ()
    requires: tuple[str, ...] = ()
    """Abilities that have to be unlocked before."""
    damage: Pair = (0, 0)
    around: Pair = (0, 0)
    """Damage to enemies beside the target."""
    sight: bool = False
    """Whether the target has to be in line of fire."""
    range: Pair = (0, 0)
    """How far the target may be (0: any distance)…"""
    nearest: Pair = (0, 0)
    """…and how far it has to be at least."""
    steps: Pair = (0, 0)
    """How far somebody moves."""
    shields: Pair = (0, 0)
    """How many shield points come back."""
    amount: Small = 0
    """Of what else the ability speaks of: tokens, targets, points."""
