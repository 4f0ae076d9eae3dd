"""Threat cards ("Karty hrozeb"): what they order, in the order in which it happens."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from klubovna.games.hagalaz.printed.enemies import Faction
from klubovna.games.hagalaz.printed.numbers import Count
from klubovna.kernel.content import Block


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One line of a card."""


class Activate(Order, frozen=True):
    """All enemies of these types, the one nearest to the active hero first."""

    types: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class Nearest(Order, frozen=True):
    """So many active enemies are activated, those nearest to the active hero."""

    count: Count


class Furthest(Order, frozen=True):
    """So many active enemies are activated, those furthest from the active hero."""

    count: Count


class Champions(Order, frozen=True):
    """The champions are activated."""


class Near(Order, frozen=True):
    """So many grunts are placed, each on the free start hex nearest to the active hero."""

    count: Count


class Far(Order, frozen=True):
    """So many grunts are placed, each on the free start hex furthest from the active hero."""

    count: Count


class Turrets(Order, frozen=True):
    """Every active turret hits each hero in its line of fire."""

    damage: Count


class Repair(Order, frozen=True):
    """If one of this type is on the map, the disabled turret nearest to one becomes active again."""

    type: str


class Heal(Order, frozen=True):
    """Enemies of this type lose all their damage tokens."""

    type: str


class Horde(Order, frozen=True):
    """A grunt is placed nearest for each hero without shields, up to so many."""

    most: Count


AnyOrder: TypeAlias = Activate | Nearest | Furthest | Champions | Near | Far | Turrets | Repair | Heal | Horde


class Threat(Block, frozen=True, kw_only=True):
    """A card; every one is there once."""

    deck: Faction
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """Within its deck."""
    orders: Annotated[tuple[AnyOrder, ...], msgspec.Meta(min_length=1)]
