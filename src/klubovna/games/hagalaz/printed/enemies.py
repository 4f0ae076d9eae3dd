"""Enemy tokens ("Žetony nepřátel"): grunts in the bag, and champions with a resilience scale of the mission's."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.hagalaz.printed.numbers import Count, Small
from klubovna.kernel.content import Block

Faction: TypeAlias = Literal["cerberus", "reapers"]
Challenge: TypeAlias = Literal["low", "medium", "extreme"]
Specialisation: TypeAlias = Literal["catcher", "shooter", "avenger", "runner"]
Code: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=3)]
"""Two letters, or three."""
Trait: TypeAlias = Literal[
    "smoke", "swarmers", "bull-rush", "binary-link", "whip", "cloak", "withdraw", "wail", "nest", "plating"
]
"""What a champion does besides; `trait-<id>` tells it."""

CHALLENGES: tuple[Challenge, ...] = ("low", "medium", "extreme")
SPECIALISATIONS: tuple[Specialisation, ...] = ("catcher", "shooter", "avenger", "runner")


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens of one sort that are all alike."""

    challenge: Challenge
    copies: Count
    attack: Small
    shields: Count
    specialisation: Specialisation | None = None


class Grunt(Block, frozen=True, kw_only=True):
    """A sort of grunts: ten tokens."""

    faction: Faction
    code: Code
    """For small boards."""
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(min_length=1)]


class Champion(Block, frozen=True, kw_only=True):
    """A sort of champions; how much one withstands stands in the mission."""

    faction: Faction
    code: Code
    copies: Count
    attack: Small
    specialisation: Specialisation | None = None
    trait: Trait
    amount: Small = 0
    """The trait's number: of damage, hexes or movement points…"""
    range: Small = 0
    """…and how far away it is felt."""
