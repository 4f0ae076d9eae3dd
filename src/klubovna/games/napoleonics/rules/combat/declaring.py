"""Melee, step 1 ("Výběr jednotky & Oznámení boje na blízko"), with the batteries that join it ("Kombinovaný útok"), and
the second melee of cavalry ("Bonusový útok jízdy")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.napoleonics.choices import DONE, Done, Melee, Support
from klubovna.games.napoleonics.printed.armies import ARTILLERY
from klubovna.games.napoleonics.rules.combat import melee, strength, targets
from klubovna.games.napoleonics.rules.placing import own_unit
from klubovna.games.napoleonics.state import FOUGHT, NOBODY, TIRED, Asked, Attack, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message


def declare(s: Napoleonics, unit: int, cell: int, *, bonus: bool = False) -> None:
    here, names = s.cells[unit], s.field.names
    s.marks[unit] |= FOUGHT
    s.attack = Attack(unit, s.at[cell], here, cell, bonus=bonus)
    s.say("log-melee", unit=s.kind(unit), hex=names[here], target=lambda: targets.target_at(s, cell), to=names[cell])
    s.stack.append(CombatOver())
    if targets.batteries(s, unit, cell, bonus):
        s.stack.append(JoinGuns(s.field.side[unit]))
    else:
        melee.meet(s)


class JoinGuns(Asked, frozen=True):
    """Which batteries join has to be said before the dice are rolled."""

    rule = "combined-arms"

    def options(self, s: Napoleonics) -> list[Action]:
        attack, menu = s.combat, s.field.menu.support
        guns = targets.batteries(s, attack.unit, attack.cell, attack.bonus)
        found: list[Action] = [menu[s.cells[gun]] for gun in guns]
        return [*found, DONE] if strength.total(strength.attack(s, attack)) else found

    def against(self, s: Napoleonics, action: Support | Done) -> str:
        attack = s.combat
        if isinstance(action, Done):
            return "" if strength.total(strength.attack(s, attack)) else "error-no-dice"
        gun = own_unit(s, self.side, action.hex)
        if gun < 0 or s.field.arm[gun] != ARTILLERY:
            return "error-no-battery"
        return targets.against_battle(s, gun) or targets.against_support(s, gun, attack.cell, attack.bonus)

    def choose(self, s: Napoleonics, action: Support | Done) -> None:
        attack = s.combat
        if isinstance(action, Support):
            gun = s.at[s.field.number[action.hex]]
            s.marks[gun] |= FOUGHT
            s.attack = replace(attack, guns=(*attack.guns, gun))
            s.say("log-support", unit=s.kind(gun), hex=action.hex)
            s.stack.append(self)
        else:
            melee.meet(s)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"unit": s.kind(s.combat.unit), "hex": s.name(s.combat.here), "target": s.name(s.combat.cell)}

    def label(self, s: Napoleonics, action: Action) -> Message:
        if isinstance(action, Support):
            unit = s.kind(s.at[s.field.number[action.hex]])
            return Message("do-support", {"unit": unit, "hex": action.hex})
        return Message("do-done-guns")


class CombatOver(Step, frozen=True):
    """Whatever follows from a combat has followed; cavalry that has broken through may attack once more. Quiet: nothing
    happens on the table, only what points at the combat is taken away."""

    quiet = True

    def run(self, s: Napoleonics) -> None:
        attack = s.combat
        s.attack = None
        if attack.through and s.cells[attack.unit] >= 0:
            s.stack.append(BonusMelee(s.field.side[attack.unit], attack.unit))


class BonusMelee(Asked, frozen=True):
    """Cavalry that broke through may attack once more, whoever is beside it now."""

    rule = "bonus-melee"
    unit: int

    def options(self, s: Napoleonics) -> list[Action]:
        tired = s.marks[self.unit] & TIRED
        return [*([] if tired else targets.melees(s, self.unit, bonus=True)), DONE]

    def against(self, s: Napoleonics, action: Melee | Done) -> str:
        if isinstance(action, Done):
            return ""
        cell = s.field.number.get(action.target, NOBODY)
        if action.origin != s.name(s.cells[self.unit]):
            return "error-not-this-cavalry"
        if cell < 0:
            return "error-no-hex"
        if s.marks[self.unit] & TIRED:
            return targets.tired(s, self.unit)
        return targets.against_melee(s, self.unit, cell, bonus=True)

    def choose(self, s: Napoleonics, action: Melee | Done) -> None:
        if isinstance(action, Melee):
            declare(s, self.unit, s.field.number[action.target], bonus=True)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"unit": s.kind(self.unit), "hex": s.name(s.cells[self.unit])}

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-bonus") if isinstance(action, Done) else targets.battle_label(s, action)
