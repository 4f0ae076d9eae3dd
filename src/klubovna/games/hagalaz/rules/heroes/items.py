"""Items of the team ("Žetony kořisti"): medigel and grenades, at the start or the end of any action of a hero."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import Grenade, GrenadeCase, Medigel
from klubovna.games.hagalaz.printed.rules import Blast
from klubovna.games.hagalaz.rules.enemies.harm import hurt
from klubovna.games.hagalaz.rules.heroes.aiming import around, hexes_in_sight, why_not_thrown
from klubovna.games.hagalaz.rules.heroes.moving import gain
from klubovna.games.hagalaz.rules.heroes.wounds import heal, most_health
from klubovna.games.hagalaz.state import (
    CASE,
    DATA,
    GRENADE,
    ITEMS,
    MEDIGEL,
    OFF,
    STANDING,
    Hagalaz,
    open_foes,
    place_by_name,
    standing,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum

Item: TypeAlias = Medigel | Grenade | GrenadeCase


def usable(s: Hagalaz, place: int, can_act: bool) -> list[Action]:
    """At the end of the action that was just taken; or at the start of one, which then has to be taken."""
    if not any(s.items[:DATA]) or not (can_act or s.doing.taken):
        return []
    found: list[Action] = []
    rules, menu = s.content.rules, s.field.menu
    if s.items[MEDIGEL]:
        found += [Medigel(s.hero(other)) for other in standing(s) if not _not_healed(s, place, other)]
    if (s.items[GRENADE] or s.items[CASE]) and open_foes(s):
        for item, blast, throw in ((GRENADE, rules.grenade, menu.grenade), (CASE, rules.grenade_case, menu.case)):
            if s.items[item]:
                cells = hexes_in_sight(s, place, blast.range)
                found += [throw[cell] for cell in cells if not why_not_thrown(s, place, cell, blast.range)]
    return found


def why_not(s: Hagalaz, place: int, action: Item, can_act: bool) -> Message | None:
    item, blast = _kind(s, action)
    if not s.items[item]:
        return Message("error-no-item", {"item": ITEMS[item]})
    if not (can_act or s.doing.taken):
        return Message("error-no-action")
    if isinstance(action, Medigel):
        if action.hero not in s.crew:
            return Message("error-not-in-team")
        why = _not_healed(s, place, place_by_name(s, action.hero))
        return Message(f"error-{why}", {"most": s.content.rules.medigel.range}) if why else None
    cell = s.field.number.get(action.hex, OFF)
    if cell == OFF:
        return Message("error-no-hex")
    why = why_not_thrown(s, place, cell, blast.range)
    return Message(f"error-{why}", {"hex": action.hex, "most": blast.range}) if why else None


def _not_healed(s: Hagalaz, place: int, other: int) -> str:
    if s.status[other] != STANDING:
        return "not-on-map"
    if s.ways.far[s.at[place]][s.at[other]] > s.content.rules.medigel.range:
        return "too-far"
    return "" if s.health[other] < most_health(s, other) else "healthy"


def _kind(s: Hagalaz, action: Item) -> tuple[int, Blast]:
    rules = s.content.rules
    if isinstance(action, GrenadeCase):
        return CASE, rules.grenade_case
    return (GRENADE if isinstance(action, Grenade) else MEDIGEL), rules.grenade


def use(s: Hagalaz, place: int, action: Item) -> list[Frame]:
    item, blast = _kind(s, action)
    gain(s, item, -1)
    if not s.doing.taken:
        s.doing = replace(s.doing, begun=True)
    if isinstance(action, Medigel):
        itself = action.hero == s.hero(place)
        s.say("log-medigel-own" if itself else "log-medigel", hero=s.hero(place), other=action.hero)
        heal(s, place_by_name(s, action.hero), s.content.rules.medigel.health)
        return []
    s.say("log-grenade", hero=s.hero(place), item=ITEMS[item], hex=action.hex)
    return [Explosion(place, s.field.number[action.hex], Sum.of((ITEMS[item], blast.damage)))]


class Explosion(Step, frozen=True):
    """Every enemy on the hex and beside it."""

    place: int
    cell: int
    damage: Sum

    def run(self, s: Hagalaz) -> None:
        for there in around(s, self.cell, itself=True):
            if there in s.foes:
                hurt(s, there, self.damage, self.place)
