"""Items of the team ("Žetony kořisti"): medigel and grenades, at the start or the end of any action of a hero."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Grenade, GrenadeCase, Medigel
from klubovna.games.hagalaz.rules.enemies.harm import hurt
from klubovna.games.hagalaz.rules.heroes.aiming import around, heroes_within, hexes_in_sight
from klubovna.games.hagalaz.rules.heroes.moving import gain
from klubovna.games.hagalaz.rules.heroes.wounds import heal, most_health
from klubovna.games.hagalaz.state import CASE, GRENADE, MEDIGEL, Hagalaz, open_foes
from klubovna.kernel.actions import Action


def usable(s: Hagalaz, place: int) -> list[Action]:
    found: list[Action] = []
    rules, menu = s.content.rules, s.field.menu
    if s.items[MEDIGEL]:
        near = heroes_within(s, place, rules.medigel.range)
        found += [Medigel(s.hero(other)) for other in near if s.health[other] < most_health(s, other)]
    if s.items[GRENADE]:
        found += [menu.grenade[cell] for cell in _worthwhile(s, place, rules.grenade.range)]
    if s.items[CASE]:
        found += [menu.case[cell] for cell in _worthwhile(s, place, rules.grenade_case.range)]
    return found


def _worthwhile(s: Hagalaz, place: int, far: int) -> list[int]:
    """Hexes in line of fire where a grenade would hurt somebody."""
    open = open_foes(s)
    return [cell for cell in hexes_in_sight(s, place, far) if cell in open or around(s, cell)] if open else []


def use(s: Hagalaz, place: int, action: Medigel | Grenade | GrenadeCase) -> None:
    rules = s.content.rules
    if isinstance(action, Medigel):
        gain(s, MEDIGEL, -1)
        s.say("log-medigel", hero=s.hero(place), other=action.hero)
        heal(s, next(p for p in range(len(s.team)) if s.hero(p) == action.hero), rules.medigel.health)
        return
    item, blast = (GRENADE, rules.grenade) if isinstance(action, Grenade) else (CASE, rules.grenade_case)
    gain(s, item, -1)
    cell = s.field.number[action.hex]
    s.say("log-grenade", hero=s.hero(place), hex=action.hex)
    for there in [cell, *around(s, cell)]:
        if there in s.foes:
            hurt(s, there, blast.damage, place)
