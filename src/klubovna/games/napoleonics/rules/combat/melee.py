"""Melee ("Boj na blízko") from the defender's answer to battling back ("Protiútok")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.napoleonics.choices import (
    BATTLE_BACK,
    FIRST_STRIKE,
    FORM_SQUARE,
    RETIRE,
    STAND,
    STAND_FAST,
    BattleBack,
    FirstStrike,
    FormSquare,
    Retire,
    Stand,
    StandFast,
)
from klubovna.games.napoleonics.printed.armies import CAVALRY, INFANTRY
from klubovna.games.napoleonics.rules import squares
from klubovna.games.napoleonics.rules.combat import advance, retiring, strength
from klubovna.games.napoleonics.rules.combat.blow import strike
from klubovna.games.napoleonics.rules.tactics import first_strike
from klubovna.games.napoleonics.state import Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


def meet(s: Napoleonics) -> None:
    """Melee, steps 1 to 3: the defender may answer before the dice are rolled. One answer for each attack (house)."""
    attack = s.combat
    if attack.target >= 0:
        s.stack.append(MeetAttack(1 - s.field.side[attack.unit]))
    else:
        engage(s)


class MeetAttack(Asked, frozen=True):
    """First Strike, retire and reform, form square – or just stand.

    Being asked must not tell who holds First Strike: everybody is asked who could hold it for all that others know,
    until the defender has had enough of it for this turn.
    """

    rule = "melee"

    def options(self, s: Napoleonics) -> list[Action]:
        return [
            STAND,
            *(answer for answer in (STAND_FAST, FIRST_STRIKE, RETIRE, FORM_SQUARE) if not self.against(s, answer)),
        ]

    def against(self, s: Napoleonics, action: Stand | StandFast | FirstStrike | Retire | FormSquare) -> str:
        attack, field = s.combat, s.field
        if isinstance(action, Stand):
            return ""
        if isinstance(action, Retire):
            if field.arm[attack.target] != CAVALRY or field.arm[attack.unit] != INFANTRY:
                return "error-only-cavalry-retires"
            return "" if retiring.ways_out(s, attack.target) else "error-no-way-to-retire"
        if isinstance(action, FormSquare):
            if field.arm[attack.target] != INFANTRY or field.arm[attack.unit] != CAVALRY:
                return "error-only-infantry-forms"
            return squares.against_forming(s, attack.target, attack.here)
        return self._against_striking(s, held=isinstance(action, FirstStrike))

    def _against_striking(self, s: Napoleonics, *, held: bool) -> str:
        """A square that cavalry attacks needs no First Strike (house): it rolls first anyway."""
        attack = s.combat
        if s.formed[attack.target] and s.field.arm[attack.unit] == CAVALRY:
            return "error-square-strikes-first"
        if s.steadfast:
            return "error-stood-fast"
        if not first_strike.could_be_held(s, self.side):
            return "error-no-first-strike-left"
        return "error-card-not-held" if held and not first_strike.is_held(s, self.side) else ""

    def choose(self, s: Napoleonics, action: Stand | StandFast | FirstStrike | Retire | FormSquare) -> None:
        attack = s.combat
        target = attack.target
        if isinstance(action, FirstStrike):
            first_strike.discard(s, self.side, target)
            s.then(*strike(s, "first-strike"), Follow())
        elif isinstance(action, Retire):
            s.attack = replace(attack, back=False)
            s.say("log-retires", unit=s.kind(target), hex=s.name(attack.cell))
            s.then(*strike(s, "retire"), retiring.RetireAndReform(target), Aftermath())
        elif isinstance(action, FormSquare):
            s.then(squares.form(s, target, attack.unit), Engage())
        else:
            if isinstance(action, StandFast):
                s.steadfast = True
                s.say("log-stands-fast", seat=self.seat)
            engage(s)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        attack = s.combat
        unit, target = s.kind(attack.unit), s.kind(attack.target)
        return {"unit": unit, "target": target, "hex": s.name(attack.here), "to": s.name(attack.cell)}


class Engage(Step, frozen=True):
    """The attack goes on, after what the defender did."""

    def run(self, s: Napoleonics) -> None:
        engage(s)


def engage(s: Napoleonics) -> None:
    """Melee, steps 4 to 7. A square that cavalry attacks rolls first, and does not battle back."""
    attack = s.combat
    if attack.target >= 0 and s.formed[attack.target] and s.field.arm[attack.unit] == CAVALRY:
        s.attack = replace(attack, back=False)
        s.then(*strike(s, "square"), Follow())
    else:
        Follow().run(s)


class Follow(Step, frozen=True):
    """The attacker rolls, unless it is no longer where it attacked from: then the batteries' dice are lost, too."""

    def run(self, s: Napoleonics) -> None:
        attack = s.combat
        if s.cells[attack.unit] == attack.here:
            s.then(*strike(s, "melee"), Aftermath())
        else:
            s.say("log-attack-lost", unit=s.kind(attack.unit), hex=s.name(attack.here))
            for gun in attack.guns:
                s.say("log-support-lost", unit=s.kind(gun), hex=s.name(s.cells[gun]))


class Aftermath(Step, frozen=True):
    """Melee, steps 10 and 11: the attacker enters the hex that was left, or whoever still stands there battles back."""

    def run(self, s: Napoleonics) -> None:
        attack = s.combat
        if s.at[attack.cell] < 0 and s.leads[attack.cell] < 0:
            advance.victorious(s)
        elif attack.back and s.at[attack.cell] == attack.target >= 0:
            if s.switches.ask_back and strength.total(strength.defence(s, attack)):
                s.stack.append(AnswerBack(s.field.side[attack.target]))
            else:
                s.then(*strike(s, "back"))


class AnswerBack(Asked, frozen=True):
    """A defender that still stands where it was attacked may battle back (asked only if players agreed on it)."""

    rule = "battle-back"

    def options(self, s: Napoleonics) -> list[Action]:
        return [BATTLE_BACK, STAND]

    def choose(self, s: Napoleonics, action: BattleBack | Stand) -> None:
        if isinstance(action, BattleBack):
            s.then(*strike(s, "back"))

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        attack = s.combat
        dice = strength.explained(strength.defence(s, attack))
        return {"unit": s.kind(attack.target), "hex": s.name(attack.cell), "dice": dice}
