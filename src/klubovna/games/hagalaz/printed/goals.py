"""The small language in which missions say what has to be done ("Cíle mise") and what follows from it.

A condition is written `{ do = "use", hexes = ["B6", "B8"], need = 2 }`. Hexes and doors are named as on the map, a
door by the two hexes it stands between: "C3-D3".
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.games.hagalaz.printed.heroes import HeroId
from klubovna.games.hagalaz.printed.numbers import Count, Small

Hexes: TypeAlias = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=12)]
Mark: TypeAlias = Literal["1", "2", "3"]
Marks: TypeAlias = Annotated[tuple[Mark, ...], msgspec.Meta(min_length=1, max_length=3)]
"""Champions by their start hexes."""


class Condition(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that is done or not."""


class Use(Condition, frozen=True, kw_only=True):
    """Objective actions on these hexes: on `need` different ones, once each; or `times` of them altogether, where the
    same hex counts again and again."""

    hexes: Hexes
    need: Count = 1
    times: Small = 0
    by: HeroId | None = None
    """Only this hero can do it."""
    damage: Small = 0
    """What it costs whoever does it."""


class Deliver(Condition, frozen=True, kw_only=True):
    """Tokens taken up with an Objective action and carried to one of these hexes; entering it is enough. Refugees wait
    where the map has them, a drive lies at `at` from the moment it is wanted."""

    token: Literal["refugee", "drive"]
    to: Hexes
    need: Count = 1
    at: str | None = None


class Leave(Condition, frozen=True, kw_only=True):
    """So many heroes have left the map by these hexes, these ones among them."""

    by: Hexes
    need: Count
    must: tuple[HeroId, ...] = ()


class Defeat(Condition, frozen=True, kw_only=True):
    """So many of these champions are defeated."""

    champions: Marks
    need: Count = 1
    captured: bool = False
    """Whether captured ones count, too."""


class Capture(Condition, frozen=True, kw_only=True):
    """So many of these champions are captured: with an Objective action beside one that has lost a resilience level."""

    champions: Marks
    need: Count = 1


class Silence(Condition, frozen=True, kw_only=True):
    """So many turrets are disabled at the same time."""

    need: Count


class Data(Condition, frozen=True, kw_only=True):
    """The mission ends with so many data tokens in the inventory."""

    need: Count


class All(Condition, frozen=True, kw_only=True):
    """All of these, in any order."""

    of: Annotated[tuple[AnyCondition, ...], msgspec.Meta(min_length=2, max_length=6)]


class Steps(Condition, frozen=True, kw_only=True):
    """All of these in order: a step can only be worked on when the one before is done."""

    of: Annotated[tuple[AnyCondition, ...], msgspec.Meta(min_length=2, max_length=6)]


AnyCondition: TypeAlias = Use | Deliver | Leave | Defeat | Capture | Silence | Data | All | Steps


class Unlock(msgspec.Struct, frozen=True, tag_field="do", tag="unlock", forbid_unknown_fields=True):
    """These doors are unlocked; all of them, if none is named."""

    doors: tuple[str, ...] = ()


def parts(condition: AnyCondition) -> list[AnyCondition]:
    """A condition and all that it is made of."""
    inner = condition.of if isinstance(condition, All | Steps) else ()
    return [condition, *(part for each in inner for part in parts(each))]
