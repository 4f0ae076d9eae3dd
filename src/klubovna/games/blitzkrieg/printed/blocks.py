"""The shape of what is printed: boards, tokens, the solo sheet. Read from `content/`, see `box.py`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.kernel.content import Block
from klubovna.kernel.messages import Seat

MAPS = ("base", "nippon")
SIDES: dict[str, tuple[Seat, Seat]] = {"base": ("axis", "allies"), "nippon": ("japan", "germany")}
"""Who begins, and who has the last turn and the ties."""

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
Terrain: TypeAlias = Literal["land", "sea", "mixed"]
EffectId: TypeAlias = Literal[
    "production", "bombing", "research", "tactical", "strategic", "propaganda",
    "advanced-production", "applied-research", "advanced-research",
]  # fmt: skip
TokenType: TypeAlias = Literal["army", "fleet", "air", "any"]
Ability: TypeAlias = Literal[
    "rapid", "bombing", "general", "admiral", "strike", "atomic", "spy", "scientist", "partisans", "commander"
]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle space; `count` is the number printed with a tactical, strategic or propaganda effect."""

    terrain: Terrain
    effect: EffectId | None = None
    count: Count = 1


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: Small
    spaces: Annotated[tuple[Space, ...], msgspec.Meta(min_length=1, max_length=8)]


class Theatre(Block, frozen=True):
    height: Count
    track: Count
    campaigns: Annotated[tuple[Campaign, ...], msgspec.Meta(min_length=1, max_length=5)]
    closing: Count = 1
    bonus: tuple[Count, ...] = ()
    start: bool = True
    arrows: tuple[str, ...] = ()


class Token(Block, frozen=True, kw_only=True):
    type: TokenType
    value: Small
    ability: Ability | None = None


class Unit(Token, frozen=True, kw_only=True):
    """A regular unit: how many each side has."""

    copies: dict[str, Small]


class Weapon(Token, frozen=True, kw_only=True):
    """A special weapon: how many there are in the bank."""

    copies: Small
    nippon: bool = False


class Setup(Block, frozen=True):
    reserve: Count


class Victory(Block, frozen=True):
    points: Count


class TokenRules(Block, frozen=True):
    back: Count
    against: Count


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    victory: Victory
    tokens: TokenRules


class Row(Block, frozen=True):
    units: Count
    few: Small
    ahead: Small
    closing_in: Count
    scientist: Small


class Die(Block, frozen=True):
    """A theatre for each face; where there is none, the player chooses."""

    theatres: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]


class Level(Block, frozen=True):
    id: str
    rolls: Count
    steps: Count


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: Row
    die: Die
    nippon_die: Die
    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=3, max_length=3)]
