"""Whom an ability can be used on, and what hits do: alike for all heroes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.printed.heroes import Ability
from klubovna.games.hagalaz.rules.enemies.harm import hurt
from klubovna.games.hagalaz.state import Hagalaz, open_foes, revealed, standing

Targets: TypeAlias = Callable[[Hagalaz, int, int], list[int]]
"""For a hero's place and a grade (0 standard, 1 empowered; for move slots the points): hexes that can be chosen."""
Effect: TypeAlias = Callable[[Hagalaz, int, int, int], None]
"""…and what is done to the one that was chosen."""


class Power(NamedTuple):
    """An ability with a slot. Those without a target have the hero's own hex."""

    targets: Targets
    effect: Effect
    ranged: bool = False
    """Whether a stronger die makes no difference to whom it can be used on but by its range."""


def foes(name: str) -> Targets:
    """Enemies as the ability says: in line of fire, so near, so far."""

    def find(s: Hagalaz, place: int, grade: int) -> list[int]:
        ability = s.content.abilities[name]
        ways, here = s.ways, s.at[place]
        if ability.sight:
            sees = ways.sees[here]
            cells = [cell for cell in s.foes if cell in sees and revealed(s, cell)]
        else:
            cells = open_foes(s)
        if not cells:
            return cells
        far, most, least = ways.far[here], ability.range[grade] or ENDLESS, ability.nearest[0]
        return [cell for cell in cells if least <= far[cell] <= most and not concealed(s, cell, far[cell])]

    return find


def attack(name: str, effect: Effect) -> Power:
    """An ability for any enemy it reaches."""
    return Power(foes(name), effect, True)


def fits(s: Hagalaz, place: int, cell: int, ability: Ability, grade: int) -> bool:
    """An enemy under smoke or a cloak can't be aimed at from afar."""
    ways, here = s.ways, s.at[place]
    far = ways.far[here][cell]
    most, least = ability.range[grade], ability.nearest[0]
    if (ability.sight and cell not in ways.sees[here]) or (most and far > most) or far < least:
        return False
    return not concealed(s, cell, far)


def concealed(s: Hagalaz, cell: int, far: int) -> bool:
    kind = s.kind(cell)
    if not kind.trait or far < kind.range:
        return False
    return kind.trait == "cloak" or (kind.trait == "smoke" and not s.foes[cell].damage)


def in_place(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Nothing to choose."""
    return [s.at[place]]


def strike(s: Hagalaz, place: int, cell: int, damage: int) -> None:
    """The hero's action hits; Command makes the first hit harder."""
    more, s.boost = s.boost, 0
    if cell in s.foes:
        hurt(s, cell, damage + more, place)


def around(s: Hagalaz, cell: int) -> list[int]:
    """Enemies beside a hex, not those in covered areas."""
    open = open_foes(s)
    return [there for there in s.ways.near[cell] if there in open]


def hexes_in_sight(s: Hagalaz, place: int, far: int) -> list[int]:
    """Hexes in line of fire, no farther than this."""
    here = s.at[place]
    lengths = s.ways.far[here]
    return [cell for cell in s.field.hexes.cells if cell in s.ways.sees[here] and lengths[cell] <= far]


def heroes_within(s: Hagalaz, place: int, far: int) -> list[int]:
    """Heroes on the map so near, the hero among them."""
    lengths = s.ways.far[s.at[place]]
    return [other for other in standing(s) if lengths[s.at[other]] <= far]
