"""Combat ("Fáze 4: Boj"): ordered units battle one after the other; ranged combat ("Boj na dálku")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Done, Fire, Melee
from klubovna.games.napoleonics.rules import tactics
from klubovna.games.napoleonics.rules.combat import targets
from klubovna.games.napoleonics.rules.combat.blow import strike
from klubovna.games.napoleonics.rules.combat.declaring import CombatOver, declare
from klubovna.games.napoleonics.rules.placing import own_unit
from klubovna.games.napoleonics.state import FOUGHT, NOBODY, ORDERED, Asked, Attack, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


class BattleUnits(Asked, frozen=True):
    """Nobody has to battle."""

    rule = "combat"

    def options(self, s: Napoleonics) -> list[Action]:
        found: list[Action] = []
        card = tactics.in_force(s)
        if card.fires or card.melees:
            marks = s.marks
            for unit in s.field.own[self.side]:
                if marks[unit] & ORDERED and targets.fit(s, unit):
                    found += targets.fights(s, unit)
        found.append(DONE)
        return found

    def against(self, s: Napoleonics, action: Fire | Melee | Done) -> str:
        if isinstance(action, Done):
            return ""
        unit, cell = own_unit(s, self.side, action.origin), s.field.number.get(action.target, NOBODY)
        if unit < 0:
            return "error-nobody-of-yours"
        if cell < 0:
            return "error-no-hex"
        if reason := targets.against_battle(s, unit):
            return reason
        if isinstance(action, Fire):
            return targets.against_fire(s, unit, cell)
        return targets.against_melee(s, unit, cell) if tactics.in_force(s).melees else "error-card-no-melee"

    def choose(self, s: Napoleonics, action: Fire | Melee | Done) -> None:
        if isinstance(action, Done):
            return
        s.stack.append(self)
        number = s.field.number
        if isinstance(action, Fire):
            shoot(s, s.at[number[action.origin]], number[action.target])
        else:
            declare(s, s.at[number[action.origin]], number[action.target])

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-battles") if isinstance(action, Done) else targets.battle_label(s, action)


def shoot(s: Napoleonics, unit: int, cell: int) -> None:
    target, here, names = s.at[cell], s.cells[unit], s.field.names
    s.marks[unit] |= FOUGHT
    s.attack = Attack(unit, target, here, cell, fire=True)
    s.say("log-fire", unit=s.kind(unit), hex=names[here], target=s.kind(target), to=names[cell])
    s.then(*strike(s, "fire"), CombatOver())
