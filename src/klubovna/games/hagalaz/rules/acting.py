"""Step B of a turn, actions ("Krok B: Akce"): dice into slots, and what may be done between actions."""

from __future__ import annotations

from functools import cache

from klubovna.games.hagalaz.choices import (
    DONE,
    Aim,
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
from klubovna.games.hagalaz.refusals import not_acted
from klubovna.games.hagalaz.roster import GARRUS, SHEPARD, WREX
from klubovna.games.hagalaz.rules.dice import POINTS, die_id, read_die, take
from klubovna.games.hagalaz.rules.enemies.harm import hurt
from klubovna.games.hagalaz.rules.heroes import items
from klubovna.games.hagalaz.rules.heroes.aiming import around, concealed
from klubovna.games.hagalaz.rules.heroes.moving import Entered, Walk, hop, step, strikers
from klubovna.games.hagalaz.rules.heroes.table import Targeting
from klubovna.games.hagalaz.rules.heroes.wounds import revive
from klubovna.games.hagalaz.rules.heroes.wrex import most_rage, rage
from klubovna.games.hagalaz.rules.mission.tasks import Task
from klubovna.games.hagalaz.rules.slots import MOVE, OBJECTIVE, REVIVE, dice_left, fitting, grade, patients
from klubovna.games.hagalaz.rules.strategy import Rerolling, faces
from klubovna.games.hagalaz.state import (
    ACTED,
    AIMED,
    CHARGED,
    COMMANDED,
    RAGED,
    STANDING,
    AskedOf,
    Die,
    Hagalaz,
    free,
    has,
    open_foes,
    place_of,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Message

ADVANCE, STRIKE, REROLL = "advance", "strike", "reroll"
REROLLED = 2
"""Command: so many dice."""


@cache
def use(letter: str, paragon: bool, slot: str) -> Use:
    return Use(die_id(letter, paragon), slot)


@cache
def spare(letter: str) -> Spare:
    return Spare(die_id(letter, False))


class Act(AskedOf, frozen=True):
    """Three dice have to be put on the board, whether there is use for them or not; paragon dice come on top."""

    rule = "actions"

    def options(self, s: Hagalaz) -> list[Action]:
        if s.status[self.place] != STANDING:
            return [DONE]
        left = dice_left(s, self.place)
        dice = faces(s) if left else [die for die in faces(s) if die[1]]
        slots = fitting(s, self.place, {letter for letter, _ in dice}) if dice else {}
        found: list[Action] = []
        for letter, paragon in dice:
            found += [use(letter, paragon, slot) for slot in slots[letter]]
            if not paragon:
                found.append(spare(letter))
        found += _between(s, self.place, bool(dice))
        if not left:
            found.append(DONE)
        return found

    def choose(self, s: Hagalaz, action: Action) -> None:
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
                s.then(self)
                items.use(s, place, action)
            case Command():
                s.then(*_command(s, place, action.order), self)
            case Aim():
                s.then(self)
                _fire(s, place, s.field.number[action.hex])
            case Rage():
                s.then(self)
                s.marks |= RAGED
                rage(s, place, action.tokens)
            case Charge():
                s.then(*_charge(s, place, s.field.number[action.hex]), self)

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-act", {"hero": s.hero(self.place), "dice": dice_left(s, self.place)})

    def refusal(self, s: Hagalaz, action: Action) -> Message | None:
        return not_acted(s, self.place, action)

    def label(self, s: Hagalaz, action: Action) -> Message:
        if isinstance(action, Done):
            return Message("do-done-turn")
        if isinstance(action, Aim):
            return Message("do-aim", {"foe": s.sort(s.field.number[action.hex]), "hex": action.hex})
        if isinstance(action, Command):
            return Message(f"do-command-{action.order}")
        return action.label()


def _put(s: Hagalaz, place: int, die: str, slot: str) -> str:
    """The die goes to the board; what it shows."""
    letter, paragon = read_die(die)
    take(s, letter, paragon)
    board = (*s.boards[place], Die(letter, slot, paragon))
    s.boards = (*s.boards[:place], board, *s.boards[place + 1 :])
    s.marks = s.marks & ~(COMMANDED | CHARGED) | ACTED
    if s.log is not None:
        s.say("log-used" if slot else "log-spared", hero=s.hero(place), die=die, **({"slot": slot} if slot else {}))
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

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Help)
        other = next(p for p in range(len(s.team)) if s.hero(p) == action.hero)
        revive(s, other)
        s.then(Entered(other, s.at[other], True))


# Between actions


def _between(s: Hagalaz, place: int, dice: bool) -> list[Action]:
    """Items and core abilities, at the start or the end of actions."""
    found = items.usable(s, place)
    hero, commander = s.team[place], place_of(s, SHEPARD)
    if s.core[commander] and s.status[commander] == STANDING and not s.marks & COMMANDED:
        found += _commands(s, place, dice)
    if hero == GARRUS and not s.marks & AIMED and s.core[place] >= s.content.kits[GARRUS].hero.least:
        found += [s.field.menu.aim[cell] for cell in _aimed_at(s, place)]
    if hero == WREX:
        if not s.marks & RAGED and around(s, s.at[place]):
            found += [Rage(tokens) for tokens in range(1, most_rage(s, place) + 1)]
        if dice and s.core[place] and not s.marks & CHARGED and has(s, place, "krogan-warlord"):
            found += [s.field.menu.charge[to] for to in s.ways.steps[s.at[place]] if free(s, to)]
    return found


def _commands(s: Hagalaz, place: int, dice: bool) -> list[Action]:
    """Command, in another hero's turn: a step, a harder hit, or dice rolled again before the first action. A Born
    Leader can hit harder, too."""
    if s.team[place] == SHEPARD:
        return [Command(STRIKE)] if dice and not s.boost and has(s, place, "born-leader") else []
    found: list[Action] = []
    if any(free(s, to) for to in s.ways.steps[s.at[place]]):
        found.append(Command(ADVANCE))
    if dice and not s.boost:
        found.append(Command(STRIKE))
    if not s.marks & ACTED and s.pool:
        found.append(Command(REROLL))
    return found


def _command(s: Hagalaz, place: int, order: str) -> list[Frame]:
    commander = place_of(s, SHEPARD)
    s.core[commander] -= 1
    s.marks |= COMMANDED
    s.say("log-command", hero=s.hero(place), order=f"order-{order}")
    if order == STRIKE:
        s.boost = 1
        return []
    if order == ADVANCE:
        return hop(s, place, 1)
    return [Rerolling(s.owners[place], place, REROLLED)]


def _aimed_at(s: Hagalaz, place: int) -> list[int]:
    here, ways = s.at[place], s.ways
    return [c for c in open_foes(s) if c in ways.sees[here] and not concealed(s, c, ways.far[here][c])]


def _fire(s: Hagalaz, place: int, cell: int) -> None:
    """Aim: as much damage as Garrus has aimed."""
    damage, s.core[place] = s.core[place], 0
    s.marks |= AIMED
    hurt(s, cell, damage, place)


def _charge(s: Hagalaz, place: int, there: int) -> list[Frame]:
    """Krogan Warlord: a Rage token for a step, once with each action. He need not take it, so enemies that he leaves
    strike."""
    s.core[place] -= 1
    s.marks |= CHARGED
    return step(s, place, there, strikers(s, s.at[place], there))
