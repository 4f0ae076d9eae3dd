"""Tali'Zorah nar Rayya, and Chatika."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.hagalaz.choices import DONE, Done, Fly, Hack, Open, Target, Zap
from klubovna.games.hagalaz.roster import TALI
from klubovna.games.hagalaz.rules.enemies.harm import foe_label, hurt, hurt_all, target_label
from klubovna.games.hagalaz.rules.enemies.tokens import stun
from klubovna.games.hagalaz.rules.heroes.aiming import Power, attack, damage, reach, strike
from klubovna.games.hagalaz.rules.heroes.wounds import recharge
from klubovna.games.hagalaz.rules.mats import Mat, kit
from klubovna.games.hagalaz.rules.mission.areas import door_number, open_door, unlock_doors, why_not_opened
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.state import OFF, AskedOf, Hagalaz, has, open_foes, revealed, where
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum


def _pistol_burst(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """With an empowered die the damage can be split between two."""
    if grade:
        s.then(Split(s.owners[place], place, s.foes[cell].id))
    else:
        strike(s, place, cell, damage(s, "pistol-burst", grade))


class Split(AskedOf, frozen=True):
    """Pistol Burst: a second target for a part of the damage, or all of it for the first."""

    rule = "heroes"
    foe: int

    def options(self, s: Hagalaz) -> list[Action]:
        first = where(s, self.foe)
        others = [cell for cell in _burst(s, self.place, 1) if cell != first]
        return [*(s.field.menu.target[cell] for cell in others), DONE]

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        whole, first = s.content.abilities["pistol-burst"].damage[1], where(s, self.foe)
        second = 1 if isinstance(action, Target) else 0
        strike(s, self.place, first, Sum.of(("pistol-burst", whole - second)))
        if isinstance(action, Target):
            strike(s, self.place, s.field.number[action.hex], Sum.of(("pistol-burst", second)))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


_burst, _ = reach("pistol-burst")


def _energy_drain(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    recharge(s, place, s.content.abilities["energy-drain"].shields[grade])
    strike(s, place, cell, damage(s, "energy-drain", grade))


# Sabotage


def turret_on(s: Hagalaz, cell: int) -> int | None:
    """The number of the turret on a hex."""
    return next((number for number, turret in enumerate(s.field.turrets) if turret.cell == cell), None)


def _in_arc(s: Hagalaz, turret: int) -> list[int]:
    open = open_foes(s)
    return [cell for cell in s.ways.arcs[turret] if cell in open]


def _not_sabotaged(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    """Sabotage Turret: disabled ones that would hit somebody."""
    turret = turret_on(s, cell)
    if turret is None:
        return "no-turret"
    if not revealed(s, cell):
        return "covered"
    if not s.silent >> turret & 1:
        return "turret-active"
    return "" if _in_arc(s, turret) else "no-effect"


def _disabled(s: Hagalaz, place: int, grade: int) -> list[int]:
    if not s.silent:
        return []
    return [turret.cell for turret in s.field.turrets if not _not_sabotaged(s, place, grade, turret.cell)]


def _sabotage_turret(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Command makes it harder for the one it hits first, the nearest to the turret."""
    turret, salvo = turret_on(s, cell), damage(s, "sabotage-turret", grade)
    assert turret is not None
    hit = _in_arc(s, turret)
    strike(s, place, hit[0], salvo)
    hurt_all(s, hit[1:], salvo, place)


def _loyal(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    """Sabotage Enemy: a Shooter, even one that has lost its specialisation to a biotic token, near Tali or Chatika,
    with somebody to shoot at. On the stunned side of a token there is neither attack nor specialisation."""
    if cell not in s.foes:
        return "nobody-there"
    if not revealed(s, cell):
        return "covered"
    if s.kind(cell).specialisation != "shooter":
        return "no-shooter"
    if s.foes[cell].stunned:
        return "stunned-already"
    far = min(s.ways.far[s.at[place]][cell], s.ways.far[s.drone][cell])
    if far > s.content.abilities["sabotage-enemy"].range[grade]:
        return "too-far"
    return "" if _comrades(s, cell) else "no-target"


def _shooters(s: Hagalaz, place: int, grade: int) -> list[int]:
    return [cell for cell in s.foes if not _loyal(s, place, grade, cell)]


def _comrades(s: Hagalaz, cell: int) -> list[int]:
    return [there for there in open_foes(s) if there in s.ways.sees[cell]]


def _sabotage_enemy(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.then(Betray(s.owners[place], place, s.foes[cell].id))


class Betray(AskedOf, frozen=True):
    """Sabotage Enemy: at whom it shoots."""

    rule = "heroes"
    foe: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[there] for there in _comrades(s, where(s, self.foe))]

    def choose(self, s: Hagalaz, action: Target) -> None:
        shot = Sum.of(("sabotage-enemy", s.kind(where(s, self.foe)).attack))
        strike(s, self.place, s.field.number[action.hex], shot)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


# Chatika ("Bojový dron")


class Drone(AskedOf, frozen=True):
    """Chatika flies through everybody, but not through walls and locked doors; staying is flying to the same hex."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        far, steps = s.ways.far[s.drone], drone_steps(s, self.place)
        return [s.field.menu.fly[cell] for cell in s.field.hexes.cells if far[cell] <= steps]

    def why_not(self, s: Hagalaz, action: Fly) -> Message | None:
        cell, most = s.field.number.get(action.hex, OFF), drone_steps(s, self.place)
        if cell == OFF:
            return Message("error-no-hex")
        return Message("error-too-far", {"most": most}) if s.ways.far[s.drone][cell] > most else None

    def choose(self, s: Hagalaz, action: Fly) -> None:
        s.drone = s.field.number[action.hex]
        s.say("log-drone", hex=action.hex)
        s.then(DroneAct(self.side, self.place))


def drone_steps(s: Hagalaz, place: int) -> int:
    if has(s, place, "swarm-protocol"):
        return s.content.abilities["swarm-protocol"].steps[0]
    return kit(s, place).hero.steps


class DroneAct(AskedOf, frozen=True):
    """Chatika hits an enemy, disables a turret or unlocks a door, where she is or (not the door) beside."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        here, menu = s.drone, s.field.menu
        cells = (here, *s.ways.near[here])
        found: list[Action] = [menu.zap[cell] for cell in cells if cell in s.foes and revealed(s, cell)]
        found += [menu.hack[t.cell] for t in s.field.turrets if t.cell in cells and not self._not_hacked(s, t.cell)]
        doors = [open_door(s, number) for number in s.field.doors_at[here]] if s.locked else []
        return [*found, *(door for door in doors if not why_not_opened(s, here, door)), DONE]

    def why_not(self, s: Hagalaz, action: Zap | Hack | Open | Done) -> Message | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Open):
            why = why_not_opened(s, s.drone, action)
            return Message(f"error-{why}") if why else None
        cell = s.field.number.get(action.hex, OFF)
        if cell != s.drone and cell not in s.ways.near[s.drone]:
            return Message("error-drone-far")
        if isinstance(action, Hack):
            why = self._not_hacked(s, cell)
            return Message(f"error-{why}") if why else None
        if cell in s.foes:
            return None if revealed(s, cell) else Message("error-covered")
        return Message("error-nobody-there", {"hex": action.hex})

    def _not_hacked(self, s: Hagalaz, cell: int) -> str:
        turret = turret_on(s, cell)
        return "no-turret" if turret is None else "turret-off" if s.silent >> turret & 1 else ""

    def choose(self, s: Hagalaz, action: Zap | Hack | Open | Done) -> None:
        match action:
            case Zap():
                self._zap(s, s.field.number[action.hex])
            case Hack():
                _disable(s, s.field.number[action.hex])
            case Open():
                unlock_doors(s, (door_number(s, action),))

    def _zap(self, s: Hagalaz, cell: int) -> None:
        zap = Sum.of(("combat-drone", kit(s, self.place).hero.damage))
        if has(s, self.place, "drone-capacitor"):
            zap = damage(s, "drone-capacitor", 0)
        if has(s, self.place, "swarm-protocol"):
            stun(s, cell)
        hurt(s, cell, zap, self.place)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return foe_label(s, "do-zap", action.hex) if isinstance(action, Zap) else action.label()


def _disable(s: Hagalaz, cell: int) -> None:
    """A turret is turned over ("Věže")."""
    turret = turret_on(s, cell)
    assert turret is not None
    s.silent |= 1 << turret
    s.say("log-turret-off", hex=s.name(cell))
    s.then(Review())


class Tali(Mat):
    hero: ClassVar[int] = TALI

    def when_deployed(self, s: Hagalaz, place: int) -> None:
        """Chatika starts where Tali does."""
        s.drone = s.at[place]

    def at_turn_start(self, s: Hagalaz, place: int) -> list[Frame]:
        return [Drone(s.owners[place], place)] if has(s, place, "vas-normandy") else []

    def on_core(self, s: Hagalaz, place: int) -> None:
        s.then(Drone(s.owners[place], place))

    def at_closing(self, s: Hagalaz, place: int) -> None:
        """Turret Override."""
        if not has(s, place, "turret-override"):
            return
        for number, turret in enumerate(s.field.turrets):
            if s.silent >> number & 1 and revealed(s, turret.cell):
                hurt_all(s, _in_arc(s, number), damage(s, "turret-override", 0))

    def remote(self, s: Hagalaz, place: int) -> int | None:
        """Remote Access: where Chatika is."""
        return s.drone if has(s, place, "remote-access") else None


POWERS: dict[str, Power] = {
    "pistol-burst": attack("pistol-burst", _pistol_burst),
    "energy-drain": attack("energy-drain", _energy_drain),
    "sabotage-turret": Power(_disabled, _sabotage_turret, against=_not_sabotaged),
    "sabotage-enemy": Power(_shooters, _sabotage_enemy, against=_loyal),
}
