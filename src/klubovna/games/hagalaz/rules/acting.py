"""Step B of a turn, actions ("Krok B: Akce"): dice into slots, and what may be done besides."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import (
    APPROVE,
    DONE,
    Aim,
    Approve,
    Charge,
    Command,
    Done,
    Grenade,
    GrenadeCase,
    Help,
    Medigel,
    Rage,
    Spare,
    Use,
)
from klubovna.games.hagalaz.roster import GARRUS, SHEPARD, WREX
from klubovna.games.hagalaz.rules.dice import POINTS, Faces, die_id, faces, known_die, read_die, take
from klubovna.games.hagalaz.rules.enemies.harm import foe_label
from klubovna.games.hagalaz.rules.heroes import items
from klubovna.games.hagalaz.rules.heroes.moving import Entered, Walk
from klubovna.games.hagalaz.rules.heroes.table import Targeting
from klubovna.games.hagalaz.rules.heroes.wounds import revive
from klubovna.games.hagalaz.rules.mats import MATS, asked, mat
from klubovna.games.hagalaz.rules.mission.tasks import Task
from klubovna.games.hagalaz.rules.slots import MOVE, OBJECTIVE, REVIVE, dice_left, fitting, grade, not_fitting, patients
from klubovna.games.hagalaz.state import STANDING, AskedOf, Die, Doing, Hagalaz, Turn, place_by_name, place_of
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Arg, Message

Between: TypeAlias = Medigel | Grenade | GrenadeCase | Command | Aim | Rage | Charge
"""What is done at the start or the end of an action."""
WHOSE = {Command: SHEPARD, Aim: GARRUS, Rage: WREX, Charge: WREX}
"""Whose mat has it."""


@cache
def use(letter: str, paragon: bool, slot: str) -> Use:
    return Use(die_id(letter, paragon), slot)


@cache
def spare(letter: str) -> Spare:
    return Spare(die_id(letter, False))


class Act(AskedOf, frozen=True):
    """Three dice have to be put on the mat, whether there is use for them or not; paragon dice come on top. Whoever
    used something at the start of an action takes it (house: unless that left none to take)."""

    rule = "actions"

    def options(self, s: Hagalaz) -> list[Action]:
        if s.status[self.place] != STANDING:
            return [DONE]
        left = dice_left(s, self.place)
        dice = self._dice(s, left)
        uses = self._uses(s, dice)
        found = uses[:]
        if not (s.doing.begun and uses):
            found += [spare(letter) for letter, paragon in dice if not paragon]
            if not left:
                found.append(DONE)
        return found + self._between(s, bool(uses))

    def _dice(self, s: Hagalaz, left: int) -> Faces:
        return faces(s) if left else tuple(die for die in faces(s) if die[1])

    def _uses(self, s: Hagalaz, dice: Faces) -> list[Action]:
        slots = fitting(s, self.place, {letter for letter, _ in dice}) if dice else {}
        return [use(letter, paragon, slot) for letter, paragon in dice for slot in slots[letter]]

    def _between(self, s: Hagalaz, can_act: bool) -> list[Action]:
        """Items and core abilities."""
        found = items.usable(s, self.place, can_act)
        for _, ordering in asked(s, "orders"):
            found += ordering.orders(s, self.place, can_act)
        return found + mat(s, self.place).offers(s, self.place, can_act)

    def why_not(self, s: Hagalaz, action: Use | Spare | Done | Between) -> Message | None:
        place, left = self.place, dice_left(s, self.place)
        uses = self._uses(s, self._dice(s, left))
        match action:
            case Use():
                return self._not_placed(s, action.die) or not_fitting(s, place, action)
            case Spare():
                if why := self._not_placed(s, action.die):
                    return why
                if read_die(action.die)[1]:
                    return Message("error-spare-paragon")
                return Message("error-begun") if s.doing.begun and uses else None
            case Done():
                if left:
                    return Message("error-dice-left", {"dice": left})
                return Message("error-begun") if s.doing.begun and uses else None
            case Medigel() | Grenade() | GrenadeCase():
                return items.why_not(s, place, action, bool(uses))
        return MATS[WHOSE[type(action)]].why_not(s, place, action, bool(uses))

    def _not_placed(self, s: Hagalaz, die: str) -> Message | None:
        """Whether there is such a die, and room for it on the mat."""
        if not known_die(die):
            return Message("error-not-a-die")
        letter, paragon = read_die(die)
        if letter not in (s.gold if paragon else s.pool):
            return Message("error-no-such-die", {"die": die})
        return Message("error-dice-placed") if not paragon and not dice_left(s, self.place) else None

    def choose(self, s: Hagalaz, action: Use | Spare | Done | Between) -> None:
        place = self.place
        match action:
            case Use():
                s.then(*_perform(s, place, action), self)
            case Spare():
                _put(s, place, action.die, "")
                s.then(self)
            case Done():
                return
            case Medigel() | Grenade() | GrenadeCase():
                s.then(*items.use(s, place, action), self)
            case Command() if s.owners[place_of(s, SHEPARD)] != s.owners[place]:
                s.then(Consent(s.owners[place_of(s, SHEPARD)], place, action.order), self)
            case _:
                s.then(*MATS[WHOSE[type(action)]].carry_out(s, place, action), self)

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {"hero": s.hero(self.place), "dice": dice_left(s, self.place)}

    def label(self, s: Hagalaz, action: Action) -> Message:
        match action:
            case Done():
                return Message("do-done-turn")
            case Aim():
                return foe_label(s, "do-aim", action.hex)
            case Command():
                return Message(f"do-command-{action.order}")
        return action.label()


class Consent(AskedOf, frozen=True):
    """Command tokens are Shepard's: where somebody else plays the hero who wants one, Shepard's player decides
    (house)."""

    rule = "heroes"
    order: str

    def options(self, s: Hagalaz) -> list[Action]:
        return [APPROVE, DONE]

    def choose(self, s: Hagalaz, action: Approve | Done) -> None:
        if isinstance(action, Approve):
            s.then(*MATS[SHEPARD].carry_out(s, self.place, Command(self.order)))
        else:
            s.doing = replace(s.doing, commanded=True)
            s.say("log-declined", hero=s.hero(self.place))

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {"hero": s.hero(self.place), "order": f"order-{self.order}"}


def _put(s: Hagalaz, place: int, die: str, slot: str) -> str:
    """The die goes to the mat; what it shows."""
    letter, paragon = read_die(die)
    take(s, letter, paragon)
    s.mats = (*s.mats[:place], (*s.mats[place], Die(letter, slot, paragon)), *s.mats[place + 1 :])
    s.doing = Doing(taken=bool(slot), boost=s.doing.boost)
    s.turn = Turn(True, s.turn.moved or slot == MOVE, s.turn.once)
    if slot:
        s.say("log-used", hero=s.hero(place), die=die, slot=slot)
    else:
        s.say("log-spared", hero=s.hero(place), die=die)
    return letter


def _perform(s: Hagalaz, place: int, action: Use) -> list[Frame]:
    letter, owner = _put(s, place, action.die, action.slot), s.owners[place]
    if action.slot == MOVE:
        return [Walk(owner, place, POINTS[letter], True, True)]
    if action.slot == OBJECTIVE:
        return [Task(owner, place)]
    if action.slot == REVIVE:
        return [Revival(owner, place)]
    slot = s.content.abilities[action.slot].slots[0]
    return [Targeting(owner, place, action.slot, grade(letter, slot))]


class Revival(AskedOf, frozen=True):
    """Whom to revive ("Akce oživení")."""

    rule = "revive"

    def options(self, s: Hagalaz) -> list[Action]:
        return [Help(s.hero(other)) for other in patients(s, self.place)]

    def choose(self, s: Hagalaz, action: Help) -> None:
        other = place_by_name(s, action.hero)
        revive(s, other)
        s.then(Entered(other, s.at[other], True))
