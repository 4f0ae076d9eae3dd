"""Combat ("Fáze 4: Boj"): who battles whom, ranged combat, and batteries that join an attack ("Kombinovaný útok")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Done, Fire, Melee, Support
from klubovna.games.napoleonics.printed.armies import ARTILLERY, SEATS
from klubovna.games.napoleonics.rules import refusals
from klubovna.games.napoleonics.rules.combat import melee, strength
from klubovna.games.napoleonics.rules.combat.blow import Blow
from klubovna.games.napoleonics.rules.combat.sight import clear, in_sight
from klubovna.games.napoleonics.state import FOUGHT, MOVED, ORDERED, TIRED, Asked, Napoleonics, enemies_beside
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message

NO_BATTLE = frozenset({"grande-manoeuvre", "short-supply"})
NO_FIRE = frozenset({"bayonet-charge", "cold-steel"})
NO_MELEE = frozenset({"fire-and-hold"})
"""Cards with which nobody battles, fires, or fights hand to hand."""


class BattleUnits(Asked, frozen=True):
    """Ordered units battle one after the other; nobody has to."""

    rule = "combat"

    def options(self, s: Napoleonics) -> list[Action]:
        found: list[Action] = []
        if s.mode not in NO_BATTLE:
            for unit in s.field.own[self.side]:
                if fit(s, unit):
                    found += fights(s, unit)
        found.append(DONE)
        return found

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Done):
            return
        s.stack.append(self)
        number = s.field.number
        if isinstance(action, Fire):
            shoot(s, s.at[number[action.origin]], number[action.target])
        elif isinstance(action, Melee):
            declare(s, s.at[number[action.origin]], number[action.target])

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-battles") if isinstance(action, Done) else battle_label(s, action)

    def refusal(self, s: Napoleonics, action: Action) -> Message | None:
        return refusals.not_fought(s, self.side, action)


def fit(s: Napoleonics, unit: int) -> bool:
    """Ordered, and still able to battle. A horse battery that has moved needs two blocks."""
    if s.marks[unit] & (ORDERED | FOUGHT | TIRED) != ORDERED or s.cells[unit] < 0:
        return False
    if s.field.arm[unit] == ARTILLERY and s.marks[unit] & MOVED:
        return s.blocks[unit] >= s.content.artillery.horse_moved.blocks
    return True


def fights(s: Napoleonics, unit: int) -> list[Action]:
    """Whom a unit may attack: those beside, or, if there is no enemy unit beside, those it can fire at."""
    field, here, side = s.field, s.cells[unit], s.field.side[unit]
    if enemies_beside(s, here, side):
        return [] if s.mode in NO_MELEE else melees(s, unit)
    found = [] if s.mode in NO_MELEE else melees(s, unit)
    reach = field.reach[unit]
    if not reach or s.mode in NO_FIRE:
        return found
    if field.arm[unit] == ARTILLERY and s.marks[unit] & MOVED:
        reach = min(reach, s.content.artillery.horse_moved.range)
    near, menu = field.hexes.distance[here], field.menu.fire
    for enemy in field.own[1 - side]:
        cell = s.cells[enemy]
        if cell >= 0 and near[cell] <= reach:
            shot = field.shot(here, cell)
            if shot and in_sight(s, unit, shot) and strength.total(strength.fire(s, unit, cell)):
                found.append(menu[here, cell])
    return found


def melees(s: Napoleonics, unit: int, *, bonus: bool = False) -> list[Action]:
    """Enemies beside, leaders who are alone among them. Nobody attacks without dice (house), be they of batteries."""
    field, here, side = s.field, s.cells[unit], s.field.side[unit]
    found: list[Action] = []
    for cell in field.neighbours[here]:
        enemy, leader = s.at[cell], s.leads[cell]
        if enemy >= 0:
            if field.side[enemy] == side:
                continue
        elif leader < 0 or field.leader_side[leader] == side:
            continue
        if strength.total(strength.melee(s, unit, cell, attack=True, bonus=bonus)) or batteries(s, unit, cell, bonus):
            found.append(field.menu.melee[here, cell])
    return found


# Ranged combat


def shoot(s: Napoleonics, unit: int, cell: int) -> None:
    s.marks[unit] |= FOUGHT
    dice = strength.total(strength.fire(s, unit, cell))
    if s.log is not None:
        s.say("log-fire", unit=s.kind(unit), hex=s.name(s.cells[unit]), target=s.kind(s.at[cell]), to=s.name(cell))
    s.stack.append(Blow(unit, cell, dice, "fire"))


# Combined arms


def declare(s: Napoleonics, unit: int, cell: int, *, bonus: bool = False) -> None:
    """Melee, step 1."""
    s.marks[unit] |= FOUGHT
    if s.log is not None:
        target = s.kind(s.at[cell]) if s.at[cell] >= 0 else s.field.leaders[s.leads[cell]].id
        s.say("log-melee", unit=s.kind(unit), hex=s.name(s.cells[unit]), target=target, to=s.name(cell))
    if batteries(s, unit, cell, bonus):
        s.stack.append(JoinGuns(s.field.side[unit], unit, cell, (), bonus))
    else:
        melee.meet(s, unit, cell, (), bonus=bonus)


def batteries(s: Napoleonics, unit: int, cell: int, bonus: bool) -> list[int]:
    """Ordered batteries that may join this attack of infantry or cavalry on a unit: in range and with a line of sight,
    never over friends. A battery beside an enemy has no eyes for others."""
    field, side = s.field, s.field.side[unit]
    if field.arm[unit] == ARTILLERY or s.at[cell] < 0:
        return []
    guns = [gun for gun in field.own[side] if field.arm[gun] == ARTILLERY and fit(s, gun)]
    return [gun for gun in guns if _bears(s, gun, cell, bonus)]


def _bears(s: Napoleonics, gun: int, cell: int, bonus: bool) -> bool:
    field, here = s.field, s.cells[gun]
    distance, reach = field.hexes.distance[here][cell], field.reach[gun]
    if distance > 1:
        if s.marks[gun] & MOVED:
            reach = min(reach, s.content.artillery.horse_moved.range)
        if distance > reach or s.mode in NO_FIRE or enemies_beside(s, here, field.side[gun]):
            return False
        shot = field.shot(here, cell)
        if shot is None or not clear(s, shot):
            return False
    return strength.total(strength.support(s, gun, cell, bonus=bonus)) > 0


class JoinGuns(Asked, frozen=True):
    """Which batteries join has to be said before the dice are rolled."""

    rule = "combined-arms"
    unit: int
    cell: int
    guns: tuple[int, ...]
    bonus: bool

    def options(self, s: Napoleonics) -> list[Action]:
        menu, guns = s.field.menu.support, batteries(s, self.unit, self.cell, self.bonus)
        found: list[Action] = [menu[s.cells[gun]] for gun in guns if gun not in self.guns]
        dice = strength.total(strength.melee(s, self.unit, self.cell, attack=True, bonus=self.bonus))
        return [*found, DONE] if dice or self.guns else found

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Support):
            gun = s.at[s.field.number[action.hex]]
            s.say("log-support", unit=s.kind(gun), hex=action.hex)
            s.stack.append(JoinGuns(self.side, self.unit, self.cell, (*self.guns, gun), self.bonus))
        else:
            for gun in self.guns:
                s.marks[gun] |= FOUGHT
            melee.meet(s, self.unit, self.cell, self.guns, bonus=self.bonus)

    def prompt(self, s: Napoleonics) -> Message:
        unit, target = s.kind(self.unit), s.name(self.cell)
        return Message("ask-join-guns", {"seat": SEATS[self.side], "unit": unit, "target": target})

    def label(self, s: Napoleonics, action: Action) -> Message:
        if isinstance(action, Support):
            unit = s.kind(s.at[s.field.number[action.hex]])
            return Message("do-support", {"unit": unit, "hex": action.hex})
        return Message("do-done-guns")


def battle_label(s: Napoleonics, action: Action) -> Message:
    assert isinstance(action, Fire | Melee)
    number = s.field.number
    unit, cell = s.kind(s.at[number[action.origin]]), number[action.target]
    target = s.kind(s.at[cell]) if s.at[cell] >= 0 else s.field.leaders[s.leads[cell]].id
    args = {"unit": unit, "origin": action.origin, "target": target, "to": action.target}
    return Message("do-fire" if isinstance(action, Fire) else "do-melee", dict(args))
