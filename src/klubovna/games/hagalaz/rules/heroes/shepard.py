"""Commander Shepard."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, Target
from klubovna.games.hagalaz.rules.enemies.harm import hurt_all, lay_biotic, target_label
from klubovna.games.hagalaz.rules.heroes.aiming import Power, around, attack, foes, heroes_within, in_place, strike
from klubovna.games.hagalaz.rules.heroes.moving import Entered, Walk
from klubovna.games.hagalaz.rules.heroes.wounds import most_shields, recharge
from klubovna.games.hagalaz.state import STANDING, AskedOf, Hagalaz, free, has, hero_on
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Message


def _shot(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Incendiary Ammo makes it stronger."""
    more = s.content.abilities["incendiary-ammo"].damage[grade] if has(s, place, "incendiary-ammo") else 0
    strike(s, place, cell, s.content.abilities["shot"].damage[grade] + more)


def _tired(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Rally: heroes so near who have lost shields."""
    near = heroes_within(s, place, s.content.abilities["rally"].range[grade])
    return [s.at[other] for other in near if s.shields[other] < most_shields(s, other)]


def _rally(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    recharge(s, hero_on(s, cell), s.content.abilities["rally"].shields[grade])


def _untouched(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Warp has no effect on an enemy that has a biotic token."""
    return [cell for cell in _in_sight(s, place, grade) if not s.foes[cell].biotic]


_in_sight = foes("warp")


def _warp(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    lay_biotic(s, cell)
    strike(s, place, cell, s.content.abilities["warp"].damage[grade])


def _adrenaline(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Not a Move action, but a move: enemies that are left behind strike."""
    steps = s.content.abilities["adrenaline"].steps[grade]
    owner = s.owners[place]
    s.then(Walk(owner, place, steps), Lash(owner, place, grade))


class Lash(AskedOf, frozen=True):
    """Adrenaline: an enemy beside is hit."""

    rule = "heroes"
    grade: int

    def options(self, s: Hagalaz) -> list[Action]:
        if s.status[self.place] != STANDING:
            return [DONE]
        return [*(s.field.menu.target[cell] for cell in around(s, s.at[self.place])), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Target):
            damage = s.content.abilities["adrenaline"].damage[self.grade]
            strike(s, self.place, s.field.number[action.hex], damage)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


def _napalm(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    ability, beside = s.content.abilities["napalm"], around(s, cell)
    strike(s, place, cell, ability.damage[grade])
    hurt_all(s, beside, ability.around[grade], place)


def _landings(s: Hagalaz, cell: int) -> list[int]:
    return [there for there in s.ways.near[cell] if free(s, there)]


def _charged(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Biotic Charge: an enemy in line of fire with room beside it."""
    return [cell for cell in _chargeable(s, place, grade) if _landings(s, cell)]


_chargeable = foes("biotic-charge")


def _charge(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.then(Land(s.owners[place], place, cell))


class Land(AskedOf, frozen=True):
    """Biotic Charge: to which hex beside the enemy."""

    rule = "heroes"
    cell: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[there] for there in _landings(s, self.cell)]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Target)
        there = s.field.number[action.hex]
        s.at[self.place] = there
        s.say("log-step", hero=s.hero(self.place), hex=action.hex)
        s.then(Entered(self.place, there), Ram(self.place, self.cell))


class Ram(Step, frozen=True):
    """…and what the charge does when Shepard is there."""

    place: int
    cell: int

    def run(self, s: Hagalaz) -> None:
        if s.status[self.place] != STANDING or self.cell not in s.foes:
            return
        ability = s.content.abilities["biotic-charge"]
        recharge(s, self.place, ability.shields[0])
        lay_biotic(s, self.cell)
        strike(s, self.place, self.cell, ability.damage[0])


POWERS = {
    "shot": attack("shot", _shot),
    "rally": Power(_tired, _rally),
    "warp": Power(_untouched, _warp),
    "adrenaline": Power(in_place, _adrenaline),
    "napalm": attack("napalm", _napalm),
    "biotic-charge": Power(_charged, _charge),
}
