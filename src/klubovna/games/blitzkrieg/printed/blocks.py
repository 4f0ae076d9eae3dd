"""The shape of what is printed: boards, tokens, the numbers of the rules. Read from `content/`, see `box.py`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from klubovna.games.blitzkrieg.printed.abilities import Ability
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
    single: tuple[Literal["axis", "allies", "germany", "japan"], ...] = ()
    """Sides whose number is known from one public source only."""


class Weapon(Token, frozen=True, kw_only=True):
    """A special weapon: how many there are in the bank."""

    copies: Small
    nippon: bool = False


class Blank(Token, frozen=True, kw_only=True):
    """ "Prázdné žetony – náhradní či pro vaše vlastní nápady": a token that an owner's pack may bring into play, in the
    bank as a special weapon or in the bag of a side as a regular unit."""

    vacant: ClassVar[bool] = True
    into: Literal["", "bank", "axis", "allies", "germany", "japan"] = ""


class Setup(Block, frozen=True):
    reserve: Count


class Victory(Block, frozen=True):
    points: Count


class Bar(Block, frozen=True):
    """Of points, as boards draw it."""

    end: Count


class TokenRules(Block, frozen=True):
    back: Count
    against: Count


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    victory: Victory
    bar: Bar
    tokens: TokenRules
