"""Melee ("Boj na blízko") from the defender's answer to battling back ("Protiútok")."""

from __future__ import annotations

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
    Retreat,
    StandFast,
)
from klubovna.games.napoleonics.printed.armies import CAVALRY, INFANTRY, SEATS
from klubovna.games.napoleonics.rules import squares
from klubovna.games.napoleonics.rules.combat import advance, strength
from klubovna.games.napoleonics.rules.combat.blow import Blow, Manner
from klubovna.games.napoleonics.rules.combat.retreat import free_behind, step_back
from klubovna.games.napoleonics.state import Asked, Napoleonics, without
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Message


def meet(s: Napoleonics, unit: int, cell: int, guns: tuple[int, ...], *, bonus: bool) -> None:
    """Melee, steps 1 to 3: the defender may answer before the dice are rolled. One answer for each attack (house)."""
    if s.at[cell] >= 0 and answers(s, unit, s.at[cell]):
        s.stack.append(MeetAttack(1 - s.field.side[unit], unit, cell, guns, bonus))
    else:
        engage(s, unit, cell, guns, bonus=bonus)


def answers(s: Napoleonics, unit: int, target: int) -> list[Action]:
    """What the defender may do besides standing as it is. A square that cavalry attacks needs no First Strike (house):
    it rolls first anyway."""
    field = s.field
    mounted = field.arm[unit] == CAVALRY
    found = [] if s.formed[target] and mounted else _with_the_card(s, field.side[target])
    if field.arm[target] == CAVALRY and field.arm[unit] == INFANTRY and ways_out(s, target):
        found.append(RETIRE)
    if field.arm[target] == INFANTRY and mounted and squares.may_form(s, target, s.cells[unit]):
        found.append(FORM_SQUARE)
    return found


def _with_the_card(s: Napoleonics, side: int) -> list[Action]:
    """First Strike, for who has it. Being asked would tell the attacker so much: unless players agreed
    otherwise, everybody is asked who could have it for all that others know, until the defender wants no more of it."""
    card, hand = s.content.card_number["first-strike"], s.hands[side]
    if s.steadfast:
        return []
    held: list[Action] = [FIRST_STRIKE] if card in hand else []
    could = s.switches.ask_all and hand and s.discard.count(card) < s.content.cards["first-strike"].copies
    return [STAND_FAST, *held] if could else held


class MeetAttack(Asked, frozen=True):
    """First Strike, retire and reform, form square – or just stand."""

    rule = "melee"
    unit: int
    cell: int
    guns: tuple[int, ...]
    bonus: bool

    def options(self, s: Napoleonics) -> list[Action]:
        return [STAND, *answers(s, self.unit, s.at[self.cell])]

    def choose(self, s: Napoleonics, action: Action) -> None:
        attack, target = Engage(self.unit, self.cell, self.guns, self.bonus), s.at[self.cell]
        if isinstance(action, FirstStrike):
            strike_first(s, self, target)
        elif isinstance(action, Retire):
            s.say("log-retires", unit=s.kind(target))
            dice = attack_dice(s, self.unit, self.cell, self.guns, bonus=self.bonus)
            after = Aftermath(self.unit, target, s.cells[self.unit], self.cell, self.bonus, False)
            s.then(*_blow(self.unit, self.cell, dice, "retire"), RetireAndReform(target), after)
        elif isinstance(action, FormSquare):
            s.then(*squares.form(s, target, self.unit), attack)
        else:
            if isinstance(action, StandFast):
                s.steadfast = True
                s.say("log-stands-fast", seat=self.seat)
            engage(s, self.unit, self.cell, self.guns, bonus=self.bonus)

    def prompt(self, s: Napoleonics) -> Message:
        unit, target = s.kind(self.unit), s.kind(s.at[self.cell])
        where = {"hex": s.name(s.cells[self.unit]), "to": s.name(self.cell)}
        return Message("ask-meet-attack", {"seat": self.seat, "unit": unit, "target": target, **where})


def _blow(unit: int, cell: int, dice: int, manner: Manner) -> list[Blow]:
    """No dice, no roll."""
    return [Blow(unit, cell, dice, manner)] if dice else []


def strike_first(s: Napoleonics, attack: MeetAttack, target: int) -> None:
    """ "First Strike": the defender battles first; if the attacker is still there, it goes on as it wanted to."""
    card, side, here = s.content.card_number["first-strike"], attack.side, s.cells[attack.unit]
    s.hands[side] = without(s.hands[side], card)
    s.discard += (card,)
    s.struck += (side,)
    s.say("log-first-strike", seat=SEATS[side], unit=s.kind(target))
    dice = strength.total(strength.melee(s, target, here))
    follow = Follow(attack.unit, target, here, attack.cell, attack.guns, attack.bonus, True)
    s.then(*_blow(target, here, dice, "first-strike"), follow)


class Engage(Step, frozen=True):
    """The attack goes on, after what the defender did."""

    unit: int
    cell: int
    guns: tuple[int, ...]
    bonus: bool

    def run(self, s: Napoleonics) -> None:
        engage(s, self.unit, self.cell, self.guns, bonus=self.bonus)


def engage(s: Napoleonics, unit: int, cell: int, guns: tuple[int, ...], *, bonus: bool) -> None:
    """Melee, steps 4 to 7. A square that cavalry attacks rolls first, and does not battle back."""
    target, here = s.at[cell], s.cells[unit]
    if target >= 0 and s.formed[target] and s.field.arm[unit] == CAVALRY:
        dice = strength.total(strength.melee(s, target, here))
        s.then(*_blow(target, here, dice, "square"), Follow(unit, target, here, cell, guns, bonus, False))
    else:
        Follow(unit, target, here, cell, guns, bonus, True).run(s)


class Follow(Step, frozen=True):
    """The attacker rolls, unless it is no longer where it attacked from: then the batteries' dice are lost, too."""

    unit: int
    target: int
    here: int
    cell: int
    guns: tuple[int, ...]
    bonus: bool
    back: bool
    """Whether the defender may battle back."""

    def run(self, s: Napoleonics) -> None:
        if s.cells[self.unit] != self.here:
            return
        dice = attack_dice(s, self.unit, self.cell, self.guns, bonus=self.bonus)
        after = Aftermath(self.unit, self.target, self.here, self.cell, self.bonus, self.back)
        s.then(*_blow(self.unit, self.cell, dice, "melee"), after)


def attack_dice(s: Napoleonics, unit: int, cell: int, guns: tuple[int, ...], *, bonus: bool) -> int:
    """The dice of the unit and of the batteries that joined it, each after its own terrain."""
    dice = strength.total(strength.melee(s, unit, cell, attack=True, bonus=bonus))
    return dice + sum(strength.total(strength.support(s, gun, cell, bonus=bonus)) for gun in guns)


class Aftermath(Step, frozen=True):
    """Melee, steps 10 and 11: the attacker enters the hex that was left, or whoever still stands there battles back."""

    unit: int
    target: int
    here: int
    cell: int
    bonus: bool
    back: bool

    def run(self, s: Napoleonics) -> None:
        if s.at[self.cell] < 0 and s.leads[self.cell] < 0:
            advance.victorious(s, self.unit, self.cell, bonus=self.bonus)
        elif self.back and s.at[self.cell] == self.target >= 0:
            dice = strength.total(strength.melee(s, self.target, self.here))
            if not dice:
                return
            if s.switches.ask_back:
                s.stack.append(AnswerBack(s.field.side[self.target], self.target, self.here, dice))
            else:
                s.stack.append(Blow(self.target, self.here, dice, "back"))


class AnswerBack(Asked, frozen=True):
    """A defender that still stands where it was attacked may battle back (asked only if players agreed on it)."""

    rule = "battle-back"
    unit: int
    cell: int
    dice: int

    def options(self, s: Napoleonics) -> list[Action]:
        return [BATTLE_BACK, STAND]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, BattleBack):
            s.stack.append(Blow(self.unit, self.cell, self.dice, "back"))

    def prompt(self, s: Napoleonics) -> Message:
        return Message("ask-answer-back", {"seat": self.seat, "unit": s.kind(self.unit), "dice": self.dice})


# Retire and reform ("Stažení a přeskupení (jízdy)")


def ways_out(s: Napoleonics, unit: int) -> list[int]:
    """The hexes through which cavalry can retire two hexes towards its own edge."""
    return [cell for cell in free_behind(s, unit) if s.leads[cell] < 0 and _onward(s, unit, cell)]


def _onward(s: Napoleonics, unit: int, cell: int) -> list[int]:
    field, side, led = s.field, s.field.side[unit], s.leads[s.cells[unit]] >= 0
    enterable = field.open[field.arm[unit]]
    onward = [there for there in field.behind[side][cell] if s.at[there] < 0 and enterable[there]]
    return [there for there in onward if s.leads[there] < 0 or (not led and field.leader_side[s.leads[there]] == side)]


class RetireAndReform(Step, frozen=True):
    """After the dice the cavalry that is left goes back two hexes."""

    unit: int

    def run(self, s: Napoleonics) -> None:
        if s.cells[self.unit] >= 0:
            s.stack.append(RetireTo(s.field.side[self.unit], self.unit, 2))


class RetireTo(Asked, frozen=True):
    rule = "retire"
    unit: int
    left: int

    def options(self, s: Napoleonics) -> list[Action]:
        cells = ways_out(s, self.unit) if self.left == 2 else _onward(s, self.unit, s.cells[self.unit])
        return [s.field.menu.retreat[cell] for cell in cells]

    def choose(self, s: Napoleonics, action: Retreat) -> None:
        if step_back(s, self.unit, s.field.number[action.to], self.left):
            s.stack.append(RetireTo(self.side, self.unit, self.left - 1))

    def prompt(self, s: Napoleonics) -> Message:
        unit, where = s.kind(self.unit), s.name(s.cells[self.unit])
        return Message("ask-retire-to", {"seat": self.seat, "unit": unit, "hex": where})
