"""What is certain to follow from a choice: hits, opportunity attacks, fire on the way, and what enemies would do."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import (
    Activate,
    Advance,
    Aim,
    Charge,
    Grenade,
    GrenadeCase,
    Rage,
    Step,
    Strike,
    Target,
)
from klubovna.games.hagalaz.rules.enemies.activation import intended, within_attack
from klubovna.games.hagalaz.rules.enemies.harm import Relocate
from klubovna.games.hagalaz.rules.enemies.tokens import attack
from klubovna.games.hagalaz.rules.heroes.moving import Walk, caught, strikers
from klubovna.games.hagalaz.state import DOWN, STANDING, Hagalaz, open_foes, where
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose
from klubovna.kernel.frames import CHANCE, DECISION
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Arg, Message, Seat

HITS = (Target, Aim, Grenade, GrenadeCase, Rage, Step, Charge, Strike)
"""Choices that may wound somebody on the spot."""


def preview(s: Hagalaz, seat: Seat, action: Action) -> Preview | None:
    """Nothing is hidden here: the choice is made on a copy, up to the next luck or choice, and looked at."""
    says: list[Message] = []
    top = s.stack[-1]
    if isinstance(action, Step) and isinstance(top, Walk) and top.provoking:
        blows = strikers(s, s.at[top.place], s.field.number[action.hex])
        held = (top.action or s.catchers_hold) and caught(s, blows)
        says += [*_provoked(s, blows), *([Message("preview-caught")] if held else [])]
    if isinstance(action, Charge):
        says += _provoked(s, strikers(s, s.at[s.active], s.field.number[action.hex]))
    if isinstance(action, Activate):
        says += intention(s, s.field.number[action.hex])
    if isinstance(action, Advance) and isinstance(top, Relocate):
        says += _within_reach(s, where(s, top.foe), s.field.number[action.hex])
    if isinstance(action, HITS):
        says += _wounds(s, action)
    return Preview(says=says) if says else None


def _provoked(s: Hagalaz, blows: list[int]) -> list[Message]:
    """Opportunity attacks."""
    return [Message("preview-blow", {"foe": s.sort(c), "hex": s.name(c), "damage": attack(s, c)}) for c in blows]


def intention(s: Hagalaz, cell: int) -> list[Message]:
    """What an enemy would do if it were activated now."""
    who = {"foe": s.sort(cell), "hex": s.name(cell)}
    victims, to = intended(s, cell)
    if victims:
        heroes = tuple(map(s.hero, victims))
        return [Message("preview-attack", {**who, "heroes": heroes, "damage": attack(s, cell)})]
    return [Message("preview-advance", {**who, "to": tuple(map(s.name, to))})] if to else []


def _within_reach(s: Hagalaz, cell: int, there: int) -> list[Message]:
    """Whom an enemy could attack from where it is sent."""
    moved = s.clone()
    moved.foes[there] = moved.foes.pop(cell)
    heroes = tuple(moved.hero(place) for place in within_attack(moved, there))
    return [Message("preview-within", {"heroes": heroes})] if heroes else []


def _wounds(s: Hagalaz, action: Action) -> list[Message]:
    """Who would have lost what before the next luck or choice."""
    after = s.clone()
    after.log = None
    choose(after, after.stack[-1], action)
    while after.stack and after.stack[-1].kind not in (CHANCE, DECISION) and after.on:
        after.stack.pop().run(after)  # type: ignore[attr-defined]
    return [*_foes(s, after), *_heroes(s, after)]


def _foes(s: Hagalaz, after: Hagalaz) -> list[Message]:
    """By their ids, since some have moved meanwhile."""
    left = {foe.id: foe for foe in after.foes.values()}
    says = []
    for cell in open_foes(s):
        before = s.foes[cell]
        now = left.get(before.id)
        who: dict[str, Arg] = {"foe": s.sort(cell), "hex": s.name(cell)}
        if now is None:
            says.append(Message("preview-defeated", who))
        elif now.level > before.level:
            says.append(Message("preview-collapsed", who))
        elif now.damage > before.damage:
            says.append(Message("preview-hit", {**who, "damage": now.damage - before.damage}))
    return says


def _heroes(s: Hagalaz, after: Hagalaz) -> list[Message]:
    says = []
    for place in range(len(after.status)):
        lost = s.shields[place] + s.health[place] - after.shields[place] - after.health[place]
        if lost > 0:
            says.append(Message("preview-lost", {"hero": s.hero(place), "damage": lost}))
        if after.status[place] == DOWN and s.status[place] == STANDING:
            says.append(Message("preview-down", {"hero": s.hero(place)}))
    return says
