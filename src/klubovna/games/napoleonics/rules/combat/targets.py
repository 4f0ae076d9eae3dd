"""Who may attack whom ("Fáze 4: Boj", the first steps of both kinds of combat), and which batteries may join.

Every rule against an attack is here, once: choices are offered where there is none, refusals quote it.
"""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Fire, Melee
from klubovna.games.napoleonics.printed.armies import ARTILLERY
from klubovna.games.napoleonics.rules import tactics
from klubovna.games.napoleonics.rules.combat import strength
from klubovna.games.napoleonics.rules.combat.sight import clear, in_sight
from klubovna.games.napoleonics.rules.movement import rested
from klubovna.games.napoleonics.rules.placing import enemies_beside
from klubovna.games.napoleonics.state import FOUGHT, MOVED, NOBODY, ORDERED, TIRED, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def against_battle(s: Napoleonics, unit: int) -> str:
    """Why this unit does not battle at all; "" if it may. A horse battery that has moved needs two blocks."""
    marks = s.marks[unit]
    if not marks & ORDERED:
        return "error-no-order"
    if marks & FOUGHT:
        return "error-fought-already"
    if marks & TIRED:
        return tired(s, unit)
    if marks & MOVED and s.field.arm[unit] == ARTILLERY:
        return "" if s.blocks[unit] >= s.content.artillery.horse_moved.blocks else "error-one-block"
    return ""


def tired(s: Napoleonics, unit: int) -> str:
    """What has tired a unit that may not battle any more."""
    return "error-moved-too-far" if rested(s, unit, s.cells[unit]) else "error-just-entered"


def fit(s: Napoleonics, unit: int) -> bool:
    return s.cells[unit] >= 0 and not against_battle(s, unit)


def fights(s: Napoleonics, unit: int) -> list[Action]:
    """Whom a unit may attack, of those that may battle at all: those beside, or, if there is no enemy unit beside,
    those it can fire at."""
    field, here, side, card = s.field, s.cells[unit], s.field.side[unit], tactics.in_force(s)
    found = melees(s, unit) if card.melees else []
    if not field.reach[unit] or not card.fires or enemies_beside(s, here, side):
        return found
    menu, near, far = field.menu.fire[here], field.hexes.distance[here], range_of(s, unit)
    for enemy in field.own[1 - side]:
        cell = s.cells[enemy]
        if cell >= 0 and near[cell] <= far and not against_shot(s, unit, cell):
            found.append(menu[cell])
    return found


# Ranged combat


def against_fire(s: Napoleonics, unit: int, cell: int) -> str:
    """Steps 1 to 6, for a unit that may battle."""
    field, here, side = s.field, s.cells[unit], s.field.side[unit]
    if not tactics.in_force(s).fires:
        return "error-card-no-fire"
    if s.at[cell] < 0 or field.side[s.at[cell]] == side:
        return "error-no-enemy-unit"
    if not field.reach[unit]:
        return "error-cavalry-no-fire"
    if enemies_beside(s, here, side):
        return "error-enemy-beside"
    return against_shot(s, unit, cell)


def range_of(s: Napoleonics, unit: int) -> int:
    """Horse batteries do not fire as far after having moved."""
    far = s.field.reach[unit]
    moved = s.field.arm[unit] == ARTILLERY and s.marks[unit] & MOVED
    return min(far, s.content.artillery.horse_moved.range) if moved else far


def against_shot(s: Napoleonics, unit: int, cell: int) -> str:
    """Range, sight and dice."""
    field, here = s.field, s.cells[unit]
    if field.hexes.distance[here][cell] > range_of(s, unit):
        return "error-out-of-range"
    shot = field.shot(here, cell)
    if shot is None or not in_sight(s, unit, shot):
        return "error-no-sight"
    return "" if strength.total(strength.fire(s, unit, cell)) else "error-no-dice"


# Melee


def melees(s: Napoleonics, unit: int, *, bonus: bool = False) -> list[Action]:
    """Enemies beside, leaders who are alone among them."""
    here = s.cells[unit]
    menu = s.field.menu.melee[here]
    beside = [cell for cell in s.field.neighbours[here] if s.at[cell] >= 0 or s.leads[cell] >= 0]
    return [menu[cell] for cell in beside if not against_melee(s, unit, cell, bonus=bonus)]


def against_melee(s: Napoleonics, unit: int, cell: int, *, bonus: bool = False) -> str:
    """Nobody attacks without dice (house), be they of batteries."""
    field, side, enemy, leader = s.field, s.field.side[unit], s.at[cell], s.leads[cell]
    if enemy >= 0:
        if field.side[enemy] == side:
            return "error-no-enemy"
    elif leader < 0 or field.leader_side[leader] == side:
        return "error-no-enemy"
    if cell not in field.neighbours[s.cells[unit]]:
        return "error-not-beside"
    if strength.total(strength.melee(s, unit, cell, attack=True, bonus=bonus)) or batteries(s, unit, cell, bonus):
        return ""
    return "error-no-dice"


def target_at(s: Napoleonics, cell: int) -> str:
    """Who is attacked there, by name: the unit, or a leader who is alone."""
    return s.kind(s.at[cell]) if s.at[cell] >= 0 else s.field.leaders[s.leads[cell]].id


# Combined arms


def batteries(s: Napoleonics, unit: int, cell: int, bonus: bool) -> list[int]:
    """Batteries that may join this attack of infantry or cavalry on a unit."""
    field, side = s.field, s.field.side[unit]
    if field.arm[unit] == ARTILLERY or s.at[cell] == NOBODY:
        return []
    return [gun for gun in field.guns[side] if fit(s, gun) and not against_support(s, gun, cell, bonus)]


def against_support(s: Napoleonics, gun: int, cell: int, bonus: bool) -> str:
    """For a battery that may battle: in range and with a line of sight, never over friends. A battery beside an enemy
    has no eyes for others."""
    field, here = s.field, s.cells[gun]
    distance = field.hexes.distance[here][cell]
    if distance > 1:
        if not tactics.in_force(s).fires:
            return "error-card-no-fire"
        if distance > range_of(s, gun):
            return "error-out-of-range"
        if enemies_beside(s, here, field.side[gun]):
            return "error-enemy-beside"
        shot = field.shot(here, cell)
        if shot is None or not clear(s, shot):
            return "error-no-sight"
    return "" if strength.total(strength.support(s, gun, cell, bonus=bonus)) else "error-no-dice"


def battle_label(s: Napoleonics, action: Action) -> Message:
    assert isinstance(action, Fire | Melee)
    number = s.field.number
    unit, target = s.kind(s.at[number[action.origin]]), target_at(s, number[action.target])
    args = {"unit": unit, "origin": action.origin, "target": target, "to": action.target}
    return Message("do-fire" if isinstance(action, Fire) else "do-melee", dict(args))
