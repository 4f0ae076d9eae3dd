"""Doors and covered areas ("Zakryté oblasti")."""

from __future__ import annotations

from klubovna.games.hagalaz.state import Hagalaz, standing


def uncover(s: Hagalaz, area: int) -> None:
    """From now on the enemies there take part."""
    if s.covered >> area & 1:
        s.covered &= ~(1 << area)
        s.say("log-uncovered")


def look_around(s: Hagalaz, cell: int) -> None:
    """A hero is on this hex: unlocked doors beside it show what is behind them. (House: an area without such a door is
    uncovered by entering it.)"""
    field = s.field
    if not s.covered:
        return
    uncover(s, field.area[cell])
    for number in field.doors_at[cell]:
        if not s.locked >> number & 1:
            door = field.doors[number]
            uncover(s, field.area[door.here])
            uncover(s, field.area[door.there])


def unlock_doors(s: Hagalaz, doors: tuple[int, ...]) -> None:
    """House: heroes who stand beside a door when it is unlocked look behind it, too."""
    for number in doors:
        if s.locked >> number & 1:
            s.locked &= ~(1 << number)
            door = s.field.doors[number]
            s.say("log-door", here=s.name(door.here), there=s.name(door.there))
    for place in standing(s):
        look_around(s, s.at[place])
