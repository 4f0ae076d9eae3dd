"""Whom an ability can be used on, and what hits do: alike for all heroes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.printed.ground import UP, WALL
from klubovna.games.hagalaz.printed.heroes import Ability
from klubovna.games.hagalaz.rules.enemies.harm import hurt
from klubovna.games.hagalaz.state import Hagalaz, hero_on, revealed, standing
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum

Targets: TypeAlias = Callable[[Hagalaz, int, int], list[int]]
"""For a hero's place and a grade (0 standard, 1 empowered; for move slots the points): hexes that can be chosen."""
Effect: TypeAlias = Callable[[Hagalaz, int, int, int], None]
"""…and what is done to the one that was chosen."""
Against: TypeAlias = Callable[[Hagalaz, int, int, int], str]
"""The reason against a hex: the id of a message without `error-`, or "" for none."""


def _elsewhere(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    """Nothing is aimed at: the hero's own hex stands for it."""
    return "" if cell == s.at[place] else "no-effect"


class Power(NamedTuple):
    """An ability with a slot. Those without a target have the hero's own hex."""

    targets: Targets
    effect: Effect
    ranged: bool = False
    """Whether a stronger die makes no difference to whom it can be used on but by its range."""
    against: Against = _elsewhere


# Whom an ability reaches


def against(s: Hagalaz, here: int, cell: int, ability: Ability, grade: int) -> str:
    """Why an ability does not reach an enemy: line of fire, distance, smoke and cloaks."""
    ways = s.ways
    far, most = ways.far[here][cell], ability.range[grade]
    if ability.sight and cell not in ways.sees[here]:
        return "no-line"
    if most and far > most:
        return "too-far"
    if far < ability.nearest[0]:
        return "too-near"
    return "concealed" if concealed(s, cell, far) else ""


def concealed(s: Hagalaz, cell: int, far: int) -> bool:
    """An enemy under smoke or a cloak can't be aimed at from afar."""
    kind = s.kind(cell)
    if not kind.trait or far < kind.range:
        return False
    return kind.trait == "cloak" or (kind.trait == "smoke" and not s.foes[cell].damage)


def reach(name: str) -> tuple[Targets, Against]:
    """Enemies as the ability says: in line of fire, so near, so far."""

    def find(s: Hagalaz, place: int, grade: int) -> list[int]:
        ability, here = s.content.abilities[name], s.at[place]
        if ability.sight:
            sees = s.ways.sees[here]
            cells = [cell for cell in s.foes if cell in sees]
        else:
            far, most = s.ways.far[here], ability.range[grade] or ENDLESS
            cells = [cell for cell in s.foes if far[cell] <= most]
        return cells and [c for c in cells if not against(s, here, c, ability, grade) and revealed(s, c)]

    def why(s: Hagalaz, place: int, grade: int, cell: int) -> str:
        if cell not in s.foes:
            return "nobody-there"
        if not revealed(s, cell):
            return "covered"
        return against(s, s.at[place], cell, s.content.abilities[name], grade)

    return find, why


def attack(name: str, effect: Effect) -> Power:
    """An ability for any enemy it reaches."""
    find, why = reach(name)
    return Power(find, effect, True, why)


def choosy(name: str, effect: Effect, unfit: Against, reached: tuple[Targets, Against] | None = None) -> Power:
    """An ability for those enemies that it reaches and has an effect on."""
    find, why = reached or reach(name)
    return Power(
        lambda s, place, grade: [cell for cell in find(s, place, grade) if not unfit(s, place, grade, cell)],
        effect,
        against=lambda s, place, grade, cell: why(s, place, grade, cell) or unfit(s, place, grade, cell),
    )


def in_place(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Nothing to choose."""
    return [s.at[place]]


# Hexes


def why_not_thrown(s: Hagalaz, place: int, cell: int, far: int) -> str:
    """Why something can't be thrown there: not in line of fire, too far, nobody to be hit."""
    here = s.at[place]
    if cell not in s.ways.sees[here]:
        return "no-line"
    if s.ways.far[here][cell] > far:
        return "too-far"
    return "" if around(s, cell, itself=True) else "no-effect"


def around(s: Hagalaz, cell: int, *, itself: bool = False) -> list[int]:
    """Enemies beside a hex (or on it, too), not those in covered areas."""
    cells = (cell, *s.ways.near[cell]) if itself else s.ways.near[cell]
    return [there for there in cells if there in s.foes and revealed(s, there)]


def hexes_in_sight(s: Hagalaz, place: int, far: int) -> list[int]:
    """Hexes in line of fire, no farther than this."""
    here = s.at[place]
    lengths, sees = s.ways.far[here], s.ways.sees[here]
    return [cell for cell in s.field.hexes.cells if cell in sees and lengths[cell] <= far]


def heroes_within(s: Hagalaz, place: int, far: int) -> list[int]:
    """Heroes on the map so near, the hero among them."""
    lengths = s.ways.far[s.at[place]]
    return [other for other in standing(s) if lengths[s.at[other]] <= far]


def why_not_entered(s: Hagalaz, here: int, there: int) -> str:
    """Why one can't step from a hex to another: not beside, a wall, a locked door, a rise; somebody is there."""
    field = s.field
    if there not in field.hexes.beside[here]:
        return "not-beside"
    side = field.hexes.beside[here].index(there)
    if field.sides[here][side] == WALL:
        return "wall"
    if there not in s.ways.steps[here]:
        return "too-high" if field.sides[here][side] == UP else "locked"
    if there in s.foes:
        return "enemy-there"
    return "occupied" if hero_on(s, there) >= 0 or there in s.at else ""


def reason(s: Hagalaz, why: str, cell: int, ability: Ability | None = None, grade: int = 0) -> Message | None:
    """A reason in words, with the numbers and names it speaks of."""
    if not why:
        return None
    most, least = (ability.range[grade] or ENDLESS, ability.nearest[0]) if ability is not None else (0, 0)
    foe = {"foe": s.sort(cell)} if cell in s.foes else {}
    return Message(f"error-{why}", {"hex": s.name(cell), "most": most, "least": least, **foe})


# Hits


def damage(s: Hagalaz, ability: str, grade: int) -> Sum:
    """What an ability deals by itself."""
    return Sum.of((ability, s.content.abilities[ability].damage[grade]))


def commanded(s: Hagalaz) -> int:
    """Command makes one hit of the action harder: whoever asks uses it up."""
    more = s.doing.boost
    if more:
        s.doing = replace(s.doing, boost=0)
    return more


def strike(s: Hagalaz, place: int, cell: int, damage: Sum) -> None:
    """The hero's action hits; Command makes the first hit harder."""
    if cell in s.foes:
        hurt(s, cell, damage.plus("command", commanded(s)), place)
