"""One side's dice in a combat, and what they do ("Hod bojovými kostkami", "Vyhodnocení zásahů")."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from klubovna.games.napoleonics.field import Part
from klubovna.games.napoleonics.printed.armies import CAVALRY, INFANTRY
from klubovna.games.napoleonics.rules.combat import leaders, retreat, strength
from klubovna.games.napoleonics.rules.dice import FLAG, SABERS, SYMBOLS, Dice, show
from klubovna.games.napoleonics.state import Attack, Napoleonics
from klubovna.kernel.frames import Step
from klubovna.kernel.sums import Sum

Manner: TypeAlias = Literal["fire", "melee", "back", "first-strike", "square", "retire"]
"""Ranged combat, an attack, battling back, First Strike, a square's die before the cavalry's, an attack on cavalry that
retires and reforms."""
OF_THE_DEFENDER = frozenset({"back", "first-strike", "square"})


def strike(s: Napoleonics, manner: Manner) -> list[Blow]:
    """The dice of the combat that is going on. No dice, no roll."""
    attack = s.combat
    dice = strength.total(_parts(s, attack, manner))
    if not dice:
        striker, cell, _ = _striker(attack, manner)
        s.say("log-no-dice", unit=s.kind(striker), hex=s.name(s.cells[striker]), to=s.name(cell))
    return [Blow(manner, dice)] if dice else []


def _parts(s: Napoleonics, attack: Attack, manner: Manner) -> list[Part]:
    return strength.defence(s, attack) if manner in OF_THE_DEFENDER else strength.attack(s, attack)


def _power(s: Napoleonics, attack: Attack, manner: Manner) -> Sum:
    return strength.explained(_parts(s, attack, manner))


def _striker(attack: Attack, manner: Manner) -> tuple[int, int, int]:
    """Who strikes, into which hex, and from which."""
    if manner in OF_THE_DEFENDER:
        return attack.target, attack.here, attack.cell
    return attack.unit, attack.cell, attack.here


class Blow(Dice, frozen=True):
    """A unit rolls against whoever is on a hex; batteries that joined are counted in."""

    manner: Manner
    dice: int

    def count(self, s: Napoleonics) -> int:
        return self.dice

    def happen(self, s: Napoleonics, happening: str) -> None:
        attack, field = s.combat, s.field
        unit, cell, origin = _striker(attack, self.manner)
        side, parts = field.side[unit], partial(_power, s, attack, self.manner)
        show(s, side, cell, self.manner, happening, unit=field.kinds[unit].id, hex=field.names[origin], power=parts)
        s.stack.append(Struck(self.manner, happening))


class Struck(Step, frozen=True):
    """What the dice that lie there do. A step of its own, so that they are seen first. Quiet: that a leader was missed
    and goes back is what the dice have said."""

    quiet = True
    manner: Manner
    faces: str

    def run(self, s: Napoleonics) -> None:
        unit, cell, origin = _striker(s.combat, self.manner)
        target = s.at[cell]
        if target < 0:
            strike_leader(s, s.leads[cell], self.faces)
            return
        flags = 0 if self.manner == "retire" else self.faces.count(FLAG)
        bounce = s.formed[unit] > 0 and s.field.arm[target] == CAVALRY
        retreat.suffer(s, target, hits(s, self.manner, unit, target, self.faces), flags, origin, bounce=bounce)


def hits(s: Napoleonics, manner: Manner, unit: int, target: int, faces: str) -> int:
    """The target's own symbol hits; in melee sabers do, too, unless the unit is one that does not fight with them."""
    field = s.field
    count = faces.count(SYMBOLS[field.arm[target]])
    if manner == "fire":
        armour = s.switches.cuirassier_armour and field.rows[target].type == "cuirassier"
        if not (count and armour and field.arm[unit] == INFANTRY):
            return count
        s.say("log-armour", unit=s.kind(target), hex=s.name(s.cells[target]))
        return count - 1
    if manner == "retire" or not field.rows[unit].sabers:
        return count
    return count + faces.count(SABERS)


def strike_leader(s: Napoleonics, leader: int, faces: str) -> None:
    """ "Samotný velitel": any sabers are the end of him, whoever rolls them; otherwise he has to retreat."""
    if SABERS in faces:
        leaders.kill(s, leader)
    else:
        leaders.fall_back(s, leader)
