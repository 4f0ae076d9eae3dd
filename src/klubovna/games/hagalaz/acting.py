"""Step B of a turn, actions ("Krok B: Akce"): dice into slots, and what may be done between actions."""

from __future__ import annotations

from functools import cache

from klubovna.games.hagalaz import items
from klubovna.games.hagalaz.boards.aiming import Targets, around, concealed, in_place
from klubovna.games.hagalaz.boards.table import POWERS, Targeting
from klubovna.games.hagalaz.boards.wrex import most_rage, rage
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
from klubovna.games.hagalaz.dice import EMPOWERED, FITS, POINTS, die_id, read_die, take
from klubovna.games.hagalaz.enemies import hurt
from klubovna.games.hagalaz.heroes import Entered, Walk, hop
from klubovna.games.hagalaz.printed.heroes import Slot
from klubovna.games.hagalaz.printed.rules import Board
from klubovna.games.hagalaz.roster import GARRUS, SHEPARD, WREX
from klubovna.games.hagalaz.state import (
    ACTED,
    AIMED,
    CHARGED,
    COMMANDED,
    DOWN,
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
from klubovna.games.hagalaz.strategy import Rerolling, faces
from klubovna.games.hagalaz.tasks import Task, tasks
from klubovna.games.hagalaz.wounds import revive
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Message

MOVE, OBJECTIVE, REVIVE = "move", "objective", "revive"
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
        dice = [die for die in faces(s) if die[1] or left]
        slots = fitting(s, self.place, {letter for letter, _ in dice})
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

    def label(self, s: Hagalaz, action: Action) -> Message:
        if isinstance(action, Done):
            return Message("do-done-turn")
        if isinstance(action, Aim):
            return Message("do-aim", {"foe": s.sort(s.field.number[action.hex]), "hex": action.hex})
        if isinstance(action, Command):
            return Message(f"do-command-{action.order}")
        return action.label()


def dice_left(s: Hagalaz, place: int) -> int:
    """How many strategy dice have still to be placed."""
    placed = sum(not die.paragon for die in s.boards[place])
    return max(0, min(s.content.rules.board.dice - placed, len(s.pool)))


# Dice and slots


def fitting(s: Hagalaz, place: int, letters: set[str]) -> dict[str, list[str]]:
    """By die: the actions for which it can be used now. A slot of the right kind is free, and there is something to
    do."""
    board, used = s.content.rules.board, [die.slot for die in s.boards[place]]
    fits: dict[str, list[str]] = {letter: [] for letter in letters}
    kit, known = s.content.kits[s.team[place]], s.abilities[s.team[place]]
    own = [(n, a.slots, POWERS[n].targets) for n, a in kit.actions if known & kit.bits[n]]
    for name, slots, targets in ((MOVE, board.move, in_place), *_basic(board), *own):
        usable = FITS[slots[0]] & letters
        if not usable or used.count(name) >= len(slots):
            continue
        if slots[0] == "move":
            for letter in usable:
                if targets(s, place, POINTS[letter]):
                    fits[letter].append(name)
            continue
        if EMPOWERED in usable and targets(s, place, 1):
            fits[EMPOWERED].append(name)
        if len(usable) > (EMPOWERED in usable) and targets(s, place, 0):
            for letter in usable - {EMPOWERED}:
                fits[letter].append(name)
    return fits


def _basic(board: Board) -> tuple[tuple[str, tuple[Slot, ...], Targets], ...]:
    return (OBJECTIVE, board.objective, _tasks), (REVIVE, board.revive, _patients)


def _tasks(s: Hagalaz, place: int, grade: int) -> list[int]:
    return in_place(s, place, grade) if tasks(s, place) else []


def grade(letter: str, slot: Slot) -> int:
    """Whether a die makes an action stronger ("Posílené akce"); for a move slot, its points."""
    return POINTS[letter] if slot == "move" else int(letter == EMPOWERED)


def _patients(s: Hagalaz, place: int, grade: int = 0) -> list[int]:
    """Knocked-out heroes on adjacent hexes. (House: or on the same one.)"""
    here = s.at[place]
    near = s.ways.near[here]
    return [p for p, status in enumerate(s.status) if status == DOWN and (s.at[p] in near or s.at[p] == here)]


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
        return [Help(s.hero(other)) for other in _patients(s, self.place)]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Help)
        other = next(p for p in range(len(s.team)) if s.hero(p) == action.hero)
        revive(s, other)
        s.then(Entered(other, s.at[other]))


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
    """Krogan Warlord: a Rage token for a step, once with each action."""
    s.core[place] -= 1
    s.marks |= CHARGED
    s.at[place] = there
    s.say("log-step", hero=s.hero(place), hex=s.name(there))
    return [Entered(place, there)]
