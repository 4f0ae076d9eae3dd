"""Which dice fit which slots of a mat ("Akční slot"), and how many have still to be placed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.choices import Use
from klubovna.games.hagalaz.printed.heroes import Slot
from klubovna.games.hagalaz.rules.dice import EMPOWERED, FITS, POINTS, read_die
from klubovna.games.hagalaz.rules.heroes.aiming import Targets, in_place
from klubovna.games.hagalaz.rules.heroes.table import POWERS
from klubovna.games.hagalaz.rules.mission.tasks import tasks
from klubovna.games.hagalaz.state import DOWN, Hagalaz
from klubovna.kernel.messages import Message

STRONG = frozenset({EMPOWERED})
MOVE, OBJECTIVE, REVIVE = "move", "objective", "revive"


def dice_left(s: Hagalaz, place: int) -> int:
    """How many strategy dice have still to be placed."""
    placed = sum([not die.paragon for die in s.mats[place]])
    return max(0, min(s.content.rules.mat.dice - placed, len(s.pool)))


def fitting(s: Hagalaz, place: int, letters: set[str]) -> dict[str, list[str]]:
    """By die: the actions for which it can be used now. A slot of the right kind is free, and there is something to
    do."""
    used = [die.slot for die in s.mats[place]]
    fits: dict[str, list[str]] = {letter: [] for letter in letters}
    hero = s.team[place]
    for way in ways_of(s.content, hero, s.abilities[hero]):
        usable = way.faces & letters
        if not usable or used.count(way.name) >= way.slots:
            continue
        strong = EMPOWERED in usable
        if way.moving:
            for letter in usable:
                if way.targets(s, place, POINTS[letter]):
                    fits[letter].append(way.name)
        elif strong and (found := way.targets(s, place, 1)):
            fits[EMPOWERED].append(way.name)
            if len(usable) > 1 and (found if way.alike else way.targets(s, place, 0)):
                for letter in usable - STRONG:
                    fits[letter].append(way.name)
        elif len(usable) > strong and not (strong and way.alike) and way.targets(s, place, 0):
            for letter in usable - STRONG:
                fits[letter].append(way.name)
    return fits


def not_fitting(s: Hagalaz, place: int, action: Use) -> Message | None:
    """Why a die can't be used for an action: another hero's or locked ability, another kind of slot, none free, nothing
    to do."""
    hero, slot = s.team[place], action.slot
    kit, letter = s.content.kits[hero], read_die(action.die)[0]
    way = next((way for way in ways_of(s.content, hero, s.abilities[hero]) if way.name == slot), None)
    if way is None:
        if slot not in s.content.abilities:
            return Message("error-no-slot")
        why = "error-not-unlocked" if slot in kit.bits else "error-not-theirs"
        return Message(why, {"hero": kit.id, "ability": slot})
    if letter not in way.faces:
        return Message("error-wrong-die", {"die": action.die, "slot": slot})
    if [die.slot for die in s.mats[place]].count(slot) >= way.slots:
        return Message("error-slot-used", {"slot": slot})
    if slot in fitting(s, place, {letter})[letter]:
        return None
    return Message({OBJECTIVE: "error-no-task", REVIVE: "error-nobody-down"}.get(slot, "error-no-target"))


class Way(NamedTuple):
    """An action that a hero knows, as slots see it."""

    name: str
    slots: int
    faces: frozenset[str]
    moving: bool
    targets: Targets
    alike: bool = False
    """Whether it has the same targets with any die."""


@lru_cache(maxsize=512)
def ways_of(content: Box, hero: int, known: int) -> tuple[Way, ...]:
    mat, kit = content.rules.mat, content.kits[hero]
    basic = [(MOVE, mat.move, in_place), (OBJECTIVE, mat.objective, _tasks), (REVIVE, mat.revive, patients)]
    own = [(name, ability.slots, POWERS[name].targets) for name, ability in kit.actions if known & kit.bits[name]]
    alike = {name for name, ability in kit.actions if POWERS[name].ranged and ability.range[0] == ability.range[1]}
    return tuple(
        Way(name, len(slots), FITS[slots[0]], slots[0] == "move", targets, name in alike | {OBJECTIVE, REVIVE})
        for name, slots, targets in (*basic, *own)
    )


def _tasks(s: Hagalaz, place: int, grade: int) -> list[int]:
    return in_place(s, place, grade) if tasks(s, place) else []


def grade(letter: str, slot: Slot) -> int:
    """Whether a die makes an action stronger ("Posílené akce"); for a move slot, its points."""
    return POINTS[letter] if slot == "move" else int(letter == EMPOWERED)


def patients(s: Hagalaz, place: int, grade: int = 0) -> list[int]:
    """Knocked-out heroes on adjacent hexes. (House: or on the same one.)"""
    if DOWN not in s.status:
        return []
    here = s.at[place]
    near = s.ways.near[here]
    return [p for p, status in enumerate(s.status) if status == DOWN and (s.at[p] in near or s.at[p] == here)]
