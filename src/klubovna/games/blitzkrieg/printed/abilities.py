"""What the signs on tokens mean, in one table: placing, preview and the automatic opponent read it here."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Ability: TypeAlias = Literal[
    "rapid", "bombing", "general", "admiral", "strike", "atomic", "spy", "scientist", "partisans", "commander"
]


class Power(msgspec.Struct, frozen=True, kw_only=True):
    """What an ability changes in the course of a placement."""

    uses: int = 1
    """How often the effect of the space is used."""
    bombs: bool = False
    """After it, a token of the other side's reserve goes back to its bag."""
    again: bool = False
    """Another token may follow in the same theatre."""
    back: bool = False
    """The markers of all other theatres move the other side's way."""
    gathers: Literal["", "marches", "sails"] = ""
    """Worth more for each comrade in the theatre that marches or sails."""
    against: bool = False
    """Worth more where the marker stands on the other side's half."""
    copies: bool = False
    """Is the token that the other side placed last."""
    ahead: bool = False
    """May lie in campaigns that are still to come."""
    told: bool = False
    """Said beforehand, besides what the token does to markers and points."""


NO_POWER = Power()
ABILITIES: dict[Ability, Power] = {
    "rapid": Power(again=True, told=True),
    "bombing": Power(bombs=True, told=True),
    "general": Power(gathers="marches"),
    "admiral": Power(gathers="sails"),
    "strike": Power(uses=0, told=True),
    "atomic": Power(back=True, told=True),
    "spy": Power(copies=True),
    "scientist": Power(ahead=True),
    "partisans": Power(against=True),
    "commander": Power(uses=2),
}
