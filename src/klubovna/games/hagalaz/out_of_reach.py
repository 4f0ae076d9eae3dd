"""Why a hex can't be entered, hit or used, for those who try it."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Done, LeaveMap, Step, Target, Travel
from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.printed.ground import UP, WALL
from klubovna.games.hagalaz.rules.heroes.aiming import concealed
from klubovna.games.hagalaz.state import Hagalaz, hero_on, revealed
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def not_walked(s: Hagalaz, place: int, points: int, action: Action) -> Message | None:
    """Steps, and ways out."""
    match action:
        case Step() if not points:
            return Message("error-no-points")
        case Step():
            return not_entered(s, place, action.hex)
        case Travel():
            here, there = s.at[place], s.field.number.get(action.hex)
            linked = there in s.field.travel.get(here, ())
            return Message("error-occupied" if linked else "error-no-travel", {"hex": action.hex} if linked else {})
        case LeaveMap():
            exit = "x" in s.field.marks[s.at[place]]
            return Message("error-not-yet" if exit else "error-no-exit")
        case Done():
            return Message("error-go-on")
    return None


def not_entered(s: Hagalaz, place: int, hex: str) -> Message | None:
    there, here, field = s.field.number.get(hex), s.at[place], s.field
    if there is None:
        return None
    if there not in field.hexes.beside[here]:
        return Message("error-not-beside", {"hex": hex})
    side = field.hexes.beside[here].index(there)
    if field.sides[here][side] == WALL:
        return Message("error-wall")
    if there not in s.ways.steps[here]:
        return Message("error-too-high" if field.sides[here][side] == UP else "error-locked")
    if there in s.foes:
        return Message("error-enemy-there", {"foe": s.sort(there), "hex": hex})
    return Message("error-occupied", {"hex": hex})


def not_targeted(s: Hagalaz, place: int, ability: str, grade: int, action: Action) -> Message | None:
    """An ability has no effect there, or does not get there."""
    if not isinstance(action, Target):
        return None
    power = s.content.abilities[ability]
    return not_hit(s, place, action.hex, sight=power.sight, most=power.range[grade] or ENDLESS, least=power.nearest[0])


def not_hit(s: Hagalaz, place: int, hex: str, *, sight: bool, most: int, least: int = 0) -> Message | None:
    cell = s.field.number.get(hex)
    if cell is None:
        return None
    if cell not in s.foes and hero_on(s, cell) < 0:
        return Message("error-nobody-there", {"hex": hex})
    if cell in s.foes and not revealed(s, cell):
        return Message("error-covered")
    where = not_reached(s, place, hex, sight=sight, most=most)
    if where is not None and where.id != "error-no-effect":
        return where
    far = s.ways.far[s.at[place]][cell]
    if far < least:
        return Message("error-too-near", {"least": least})
    return Message("error-concealed" if cell in s.foes and concealed(s, cell, far) else "error-no-effect")


def not_reached(s: Hagalaz, place: int, hex: str, *, sight: bool, most: int) -> Message | None:
    cell, here = s.field.number.get(hex), s.at[place]
    if cell is None:
        return None
    if sight and cell != here and cell not in s.ways.sees[here]:
        return Message("error-no-line", {"hex": hex})
    if s.ways.far[here][cell] > most:
        return Message("error-too-far", {"most": most})
    return Message("error-no-effect")
