"""Doors and covered areas ("Zakryté oblasti")."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Open
from klubovna.games.hagalaz.state import Hagalaz, standing


def _uncover(s: Hagalaz, area: int) -> bool:
    """From now on the enemies there take part."""
    if not s.covered >> area & 1:
        return False
    s.covered &= ~(1 << area)
    return True


def look_around(s: Hagalaz, cell: int) -> None:
    """A hero is on this hex: unlocked doors beside it show what is behind them. (House: an area without such a door is
    uncovered by entering it.)"""
    field = s.field
    if not s.covered:
        return
    if _uncover(s, field.area[cell]):
        s.say("log-uncovered", hex=s.name(cell))
    for number in field.doors_at[cell]:
        if not s.locked >> number & 1:
            door = field.doors[number]
            if _uncover(s, field.area[door.here]) | _uncover(s, field.area[door.there]):
                s.say("log-uncovered-door", here=s.name(door.here), there=s.name(door.there))


def unlock_doors(s: Hagalaz, doors: tuple[int, ...]) -> None:
    """House: heroes who stand beside a door when it is unlocked look behind it, too."""
    for number in doors:
        if s.locked >> number & 1:
            s.locked &= ~(1 << number)
            door = s.field.doors[number]
            s.say("log-door", here=s.name(door.here), there=s.name(door.there))
    for place in standing(s):
        look_around(s, s.at[place])


def open_door(s: Hagalaz, number: int) -> Open:
    door = s.field.doors[number]
    return Open(s.name(door.here), s.name(door.there))


def why_not_opened(s: Hagalaz, cell: int, action: Open) -> str:
    """Unless they are sealed, anybody beside a locked door can unlock it."""
    if s.field.sealed:
        return "sealed"
    if action not in [open_door(s, number) for number in s.field.doors_at[cell]]:
        return "no-door"
    return "" if s.locked >> door_number(s, action) & 1 else "door-open"


def door_number(s: Hagalaz, action: Open) -> int:
    (number,) = s.field.door_numbers((f"{action.here}-{action.there}",))
    return number
