"""Tali'Zorah nar Rayya, and Chatika."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, Fly, Hack, Open, Target, Zap
from klubovna.games.hagalaz.roster import TALI
from klubovna.games.hagalaz.rules.enemies.harm import hurt, hurt_all, stun, target_label
from klubovna.games.hagalaz.rules.heroes.aiming import Power, attack, foes, strike
from klubovna.games.hagalaz.rules.heroes.wounds import recharge
from klubovna.games.hagalaz.rules.mission.areas import unlock_doors
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.rules.mission.tasks import door_number, open_door
from klubovna.games.hagalaz.state import AskedOf, Hagalaz, has, open_foes, revealed
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def _pistol_burst(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """With an empowered die the damage can be split between two."""
    damage = s.content.abilities["pistol-burst"].damage[grade]
    if grade:
        s.then(Split(s.owners[place], place, cell))
    else:
        strike(s, place, cell, damage)


class Split(AskedOf, frozen=True):
    """Pistol Burst: a second target for a part of the damage, or all of it for the first."""

    rule = "heroes"
    cell: int

    def options(self, s: Hagalaz) -> list[Action]:
        others = [cell for cell in _burst(s, self.place, 1) if cell != self.cell]
        return [*(s.field.menu.target[cell] for cell in others), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        whole = s.content.abilities["pistol-burst"].damage[1]
        if isinstance(action, Target):
            strike(s, self.place, self.cell, whole - 1)
            strike(s, self.place, s.field.number[action.hex], 1)
        else:
            strike(s, self.place, self.cell, whole)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


_burst = foes("pistol-burst")


def _energy_drain(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    ability = s.content.abilities["energy-drain"]
    recharge(s, place, ability.shields[grade])
    strike(s, place, cell, ability.damage[grade])


def _in_arc(s: Hagalaz, turret: int) -> list[int]:
    open = open_foes(s)
    return [cell for cell in s.ways.arcs[turret] if cell in open]


def _disabled(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Sabotage Turret: disabled ones that would hit somebody."""
    return [
        turret.cell
        for number, turret in enumerate(s.field.turrets)
        if s.silent >> number & 1 and _in_arc(s, number) and revealed(s, turret.cell)
    ]


def _sabotage_turret(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    turret = next(number for number, turret in enumerate(s.field.turrets) if turret.cell == cell)
    damage, s.boost = s.content.abilities["sabotage-turret"].damage[grade] + s.boost, 0
    hurt_all(s, _in_arc(s, turret), damage, place)


def turret_override(s: Hagalaz) -> None:
    """Turret Override, in the closing phase."""
    for number, turret in enumerate(s.field.turrets):
        if s.silent >> number & 1 and revealed(s, turret.cell):
            hurt_all(s, _in_arc(s, number), s.content.abilities["turret-override"].damage[0])


def _shooters(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Sabotage Enemy: a Shooter, even one that has lost its specialisation to a biotic token, near Tali or Chatika,
    with somebody to shoot at. On the stunned side of a token there is neither attack nor specialisation."""
    most = s.content.abilities["sabotage-enemy"].range[grade]
    far, drone = s.ways.far[s.at[place]], s.ways.far[s.core[place]]
    awake = [cell for cell in open_foes(s) if not s.foes[cell].stunned]
    return [
        cell
        for cell in awake
        if s.kind(cell).specialisation == "shooter" and min(far[cell], drone[cell]) <= most and _comrades(s, cell)
    ]


def _comrades(s: Hagalaz, cell: int) -> list[int]:
    return [there for there in open_foes(s) if there in s.ways.sees[cell]]


def _sabotage_enemy(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.then(Betray(s.owners[place], place, cell))


class Betray(AskedOf, frozen=True):
    """Sabotage Enemy: at whom it shoots."""

    rule = "heroes"
    cell: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[there] for there in _comrades(s, self.cell)]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Target)
        strike(s, self.place, s.field.number[action.hex], s.kind(self.cell).attack)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


# Chatika ("Bojový dron")


class Drone(AskedOf, frozen=True):
    """Chatika flies through everybody, but not through walls and locked doors; staying is flying to the same hex."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        far, steps = s.ways.far[s.core[self.place]], drone_steps(s, self.place)
        return [s.field.menu.fly[cell] for cell in s.field.hexes.cells if far[cell] <= steps]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Fly)
        s.core[self.place] = s.field.number[action.hex]
        if s.log is not None:
            s.say("log-drone", hex=action.hex)
        s.then(DroneAct(self.who, self.place))


def drone_steps(s: Hagalaz, place: int) -> int:
    if has(s, place, "swarm-protocol"):
        return s.content.abilities["swarm-protocol"].steps[0]
    return s.content.kits[TALI].hero.steps


class DroneAct(AskedOf, frozen=True):
    """Chatika hits an enemy, disables a turret or unlocks a door, where she is or (not the door) beside."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        here, menu = s.core[self.place], s.field.menu
        open = open_foes(s)
        found: list[Action] = [menu.zap[cell] for cell in (here, *s.ways.near[here]) if cell in open]
        found += [
            menu.hack[turret.cell]
            for number, turret in enumerate(s.field.turrets)
            if not s.silent >> number & 1 and (turret.cell == here or turret.cell in s.ways.near[here])
        ]
        if not s.field.sealed:
            found += [open_door(s, number) for number in s.field.doors_at[here] if s.locked >> number & 1]
        return [*found, DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Zap):
            self._zap(s, s.field.number[action.hex])
        elif isinstance(action, Hack):
            disable(s, s.field.number[action.hex])
        elif isinstance(action, Open):
            unlock_doors(s, (door_number(s, action),))

    def _zap(self, s: Hagalaz, cell: int) -> None:
        damage = s.content.kits[TALI].hero.damage
        if has(s, self.place, "drone-capacitor"):
            damage = s.content.abilities["drone-capacitor"].damage[0]
        if has(s, self.place, "swarm-protocol"):
            stun(s, cell)
        hurt(s, cell, damage, self.place)

    def label(self, s: Hagalaz, action: Action) -> Message:
        if isinstance(action, Zap):
            return Message("do-zap", {"foe": s.sort(s.field.number[action.hex]), "hex": action.hex})
        return action.label()


def disable(s: Hagalaz, cell: int) -> None:
    """A turret is turned over ("Věže")."""
    number = next(number for number, turret in enumerate(s.field.turrets) if turret.cell == cell)
    s.silent |= 1 << number
    s.say("log-turret-off", hex=s.name(cell))
    s.then(Review())


POWERS = {
    "pistol-burst": attack("pistol-burst", _pistol_burst),
    "energy-drain": attack("energy-drain", _energy_drain),
    "sabotage-turret": Power(_disabled, _sabotage_turret),
    "sabotage-enemy": Power(_shooters, _sabotage_enemy),
}
