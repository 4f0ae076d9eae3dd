"""Liara T'Soni."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Target
from klubovna.games.hagalaz.rules.enemies.harm import Shoved, hurt, lay_biotic, stun, target_label
from klubovna.games.hagalaz.rules.heroes.aiming import (
    Power,
    Targets,
    around,
    attack,
    concealed,
    fits,
    hexes_in_sight,
    strike,
)
from klubovna.games.hagalaz.state import AskedOf, Foe, Hagalaz, free, has, open_foes
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def biotic(name: str) -> Targets:
    """As the ability says; or, with Pure Biotic, by distance instead of line of fire."""

    def find(s: Hagalaz, place: int, grade: int) -> list[int]:
        ability = s.content.abilities[name]
        pure = s.content.abilities["pure-biotic"].range[0] if has(s, place, "pure-biotic") else 0
        far = s.ways.far[s.at[place]]
        return [
            cell
            for cell in open_foes(s)
            if fits(s, place, cell, ability, grade) or (far[cell] <= pure and not concealed(s, cell, far[cell]))
        ]

    return find


def _pistol_shot(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Warp Ammo: a biotic token, or more damage to an enemy that has one."""
    damage = s.content.abilities["pistol-shot"].damage[grade]
    if has(s, place, "warp-ammo"):
        if s.foes[cell].biotic:
            damage += s.content.abilities["warp-ammo"].damage[grade]
        lay_biotic(s, cell)
    strike(s, place, cell, damage)


def _liftable(s: Hagalaz, place: int, grade: int) -> list[int]:
    return [cell for cell in _lift_range(s, place, grade) if grade or not s.foes[cell].biotic]


_lift_range = biotic("lift")


def _lift(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    ability = s.content.abilities["lift"]
    lay_biotic(s, cell)
    if not grade:
        return
    if not s.kind(cell).champion and ability.steps[grade]:
        s.then(Shift(s.owners[place], place, cell))
    strike(s, place, cell, ability.damage[grade])


class Shift(Shoved, frozen=True):
    """Lift: a grunt moves to a hex beside it; or stays where it is."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        if self.cell not in s.foes:
            return [DONE]
        return [*(s.field.menu.advance[to] for to in s.ways.steps[self.cell] if free(s, to)), DONE]


def _stunnable(s: Hagalaz, place: int, grade: int) -> list[int]:
    return [cell for cell in _stasis_range(s, place, grade) if _awake(s, cell)]


def _awake(s: Hagalaz, cell: int) -> bool:
    return not s.kind(cell).champion and not s.foes[cell].stunned


_stasis_range = biotic("stasis")


def _stasis(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    stun(s, cell)


def _pulled(s: Hagalaz, cell: int) -> list[int]:
    """Singularity: grunts on a hex and beside it that it does something to."""
    open = open_foes(s)
    caught = [there for there in (cell, *s.ways.near[cell]) if there in open and not s.kind(there).champion]
    return [there for there in caught if not (s.foes[there].stunned and s.foes[there].biotic)]


def _singularity_hexes(s: Hagalaz, place: int, grade: int) -> list[int]:
    far = s.content.abilities["singularity"].range[grade]
    hexes = hexes_in_sight(s, place, far)
    if has(s, place, "pure-biotic"):
        near = s.ways.far[s.at[place]]
        pure = s.content.abilities["pure-biotic"].range[0]
        hexes = [cell for cell in s.field.hexes.cells if cell in hexes or near[cell] <= pure]
    return [cell for cell in hexes if _pulled(s, cell)]


def _singularity(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.then(Pull(s.owners[place], place, cell, s.content.abilities["singularity"].amount))


class Pull(AskedOf, frozen=True):
    """Singularity: which grunts, if there are more of them."""

    rule = "heroes"
    cell: int
    left: int

    def options(self, s: Hagalaz) -> list[Action]:
        found = _pulled(s, self.cell)
        return [s.field.menu.target[there] for there in found] or [DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Target):
            there = s.field.number[action.hex]
            stun(s, there)
            lay_biotic(s, there)
            if self.left > 1:
                s.then(Pull(self.who, self.place, self.cell, self.left - 1))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


def _explosive(s: Hagalaz, place: int, grade: int) -> list[int]:
    return [cell for cell in _explosion_range(s, place, grade) if s.foes[cell].biotic]


_explosion_range = biotic("biotic-explosion")


def _explosion(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    ability, beside = s.content.abilities["biotic-explosion"], around(s, cell)
    foe: Foe = s.foes[cell]
    s.foes[cell] = replace(foe, biotic=False)
    for there in beside:
        lay_biotic(s, there)
    strike(s, place, cell, ability.damage[grade])
    for there in beside:
        if there in s.foes:
            hurt(s, there, ability.around[grade], place)


POWERS = {
    "pistol-shot": attack("pistol-shot", _pistol_shot),
    "lift": Power(_liftable, _lift),
    "stasis": Power(_stunnable, _stasis),
    "singularity": Power(_singularity_hexes, _singularity),
    "biotic-explosion": Power(_explosive, _explosion),
}
