"""Commander Shepard."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Command, Done, Target
from klubovna.games.hagalaz.printed.heroes import COMMANDED, REROLLED
from klubovna.games.hagalaz.roster import SHEPARD
from klubovna.games.hagalaz.rules.enemies.harm import hurt_all, target_label
from klubovna.games.hagalaz.rules.enemies.tokens import lay_biotic
from klubovna.games.hagalaz.rules.heroes.aiming import (
    Power,
    around,
    attack,
    choosy,
    damage,
    in_place,
    strike,
)
from klubovna.games.hagalaz.rules.heroes.moving import Entered, Walk, hop
from klubovna.games.hagalaz.rules.heroes.wounds import most_shields, recharge
from klubovna.games.hagalaz.rules.mats import Mat, kit
from klubovna.games.hagalaz.rules.strategy import Rerolling
from klubovna.games.hagalaz.state import (
    OFF,
    STANDING,
    AskedOf,
    Hagalaz,
    free,
    has,
    hero_on,
    place_of,
    standing,
    where,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum


def _shot(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Incendiary Ammo makes it stronger."""
    more = s.content.abilities["incendiary-ammo"].damage[grade] if has(s, place, "incendiary-ammo") else 0
    strike(s, place, cell, damage(s, "shot", grade).plus("incendiary-ammo", more))


def _tired(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Rally: heroes so near who have lost shields."""
    return [s.at[other] for other in standing(s) if not _not_tired(s, place, grade, other)]


def _not_tired(s: Hagalaz, place: int, grade: int, other: int) -> str:
    far = s.ways.far[s.at[place]][s.at[other]]
    if far > s.content.abilities["rally"].range[grade]:
        return "too-far"
    return "" if s.shields[other] < most_shields(s, other) else "full-shields"


def _not_rallied(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    other = hero_on(s, cell)
    return "no-hero-there" if other < 0 else _not_tired(s, place, grade, other)


def _rally(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    recharge(s, hero_on(s, cell), s.content.abilities["rally"].shields[grade])


def _has_biotic(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    """Warp has no effect on an enemy that has a biotic token."""
    return "has-biotic" if s.foes[cell].biotic else ""


def _warp(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    lay_biotic(s, cell)
    strike(s, place, cell, damage(s, "warp", grade))


def _adrenaline(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Not a Move action, but a move: enemies that are left behind strike."""
    steps = s.content.abilities["adrenaline"].steps[grade]
    owner = s.owners[place]
    s.then(Walk(owner, place, steps), Lash(owner, place, grade))


class Lash(AskedOf, frozen=True):
    """Adrenaline: an enemy beside is hit."""

    rule = "heroes"
    grade: int

    def options(self, s: Hagalaz) -> list[Action]:
        if s.status[self.place] != STANDING:
            return [DONE]
        return [*(s.field.menu.target[cell] for cell in around(s, s.at[self.place])), DONE]

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        if isinstance(action, Target):
            strike(s, self.place, s.field.number[action.hex], damage(s, "adrenaline", self.grade))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


def _napalm(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    beside = around(s, cell)
    strike(s, place, cell, damage(s, "napalm", grade))
    hurt_all(s, beside, Sum.of(("napalm", s.content.abilities["napalm"].around[grade])), place)


# Biotic Charge


def _landings(s: Hagalaz, place: int, cell: int) -> list[int]:
    """Free hexes beside the enemy. Nobody gets up over an elevation line, by charging neither ("Linie převýšení")."""
    raised, here = s.field.raised, s.at[place]
    steps = s.ways.steps[here]
    return [t for t in s.ways.near[cell] if free(s, t) and (raised[here] or not raised[t] or t in steps)]


def _no_landing(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    """Biotic Charge: there has to be room beside the enemy."""
    return "" if _landings(s, place, cell) else "no-room"


def _charge(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.then(Land(s.owners[place], place, s.foes[cell].id))


class Land(AskedOf, frozen=True):
    """Biotic Charge: to which hex beside the enemy."""

    rule = "heroes"
    foe: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[there] for there in _landings(s, self.place, where(s, self.foe))]

    def choose(self, s: Hagalaz, action: Target) -> None:
        there = s.field.number[action.hex]
        s.at[self.place] = there
        s.say("log-step", hero=s.hero(self.place), hex=action.hex)
        s.then(Entered(self.place, there), Ram(self.place, self.foe))


class Ram(Step, frozen=True):
    """…and what the charge does when Shepard is there."""

    place: int
    foe: int

    def run(self, s: Hagalaz) -> None:
        cell = where(s, self.foe)
        if s.status[self.place] != STANDING or cell == OFF:
            return
        recharge(s, self.place, s.content.abilities["biotic-charge"].shields[0])
        lay_biotic(s, cell)
        strike(s, self.place, cell, damage(s, "biotic-charge", 0))


# Command ("Velení")

ADVANCE, STRIKE, REROLL = "advance", "strike", "reroll"
ORDERS = (ADVANCE, STRIKE, REROLL)
COMMANDS = tuple(map(Command, ORDERS))


class Shepard(Mat):
    hero: ClassVar[int] = SHEPARD

    def at_mission_start(self, s: Hagalaz, place: int) -> None:
        """A Born Leader begins with all tokens ready."""
        if has(s, place, "born-leader"):
            s.points[place] = kit(s, place).hero.most

    def orders(self, s: Hagalaz, place: int, can_act: bool) -> list[Action]:
        if self._silent(s, place):
            return []
        return [command for command in COMMANDS if not self._against(s, place, command.order, can_act)]

    def why_not(self, s: Hagalaz, place: int, action: Action, can_act: bool) -> Message | None:
        assert isinstance(action, Command)
        why = self._silent(s, place) or self._against(s, place, action.order, can_act)
        return Message(f"error-{why}") if why else None

    def _silent(self, s: Hagalaz, place: int) -> str:
        """Why no command at all can be given. Only a Born Leader can, once, in the own turn."""
        commander = place_of(s, SHEPARD)
        if not s.points[commander] or s.status[commander] != STANDING:
            return "no-command"
        if s.doing.commanded:
            return "once-an-action"
        if place != commander:
            return ""
        if not has(s, place, "born-leader"):
            return "own-command"
        return "once-a-turn" if "born-leader" in s.turn.once else ""

    def _against(self, s: Hagalaz, place: int, order: str, can_act: bool) -> str:
        """A step, a harder hit, or dice rolled again before the first action; a Born Leader can only hit harder."""
        if order not in ORDERS:
            return "no-such-order"
        if order != STRIKE and s.team[place] == SHEPARD:
            return "own-command"
        if order == ADVANCE:
            return "" if any(free(s, to) for to in s.ways.steps[s.at[place]]) else "no-way"
        if order == STRIKE:
            return "commanded" if s.doing.boost else "" if can_act else "no-action"
        return "acted" if s.turn.acted else "" if s.pool else "no-dice"

    def carry_out(self, s: Hagalaz, place: int, action: Action) -> list[Frame]:
        assert isinstance(action, Command)
        commander = place_of(s, SHEPARD)
        s.points[commander] -= 1
        if place == commander:
            s.turn = replace(s.turn, once=(*s.turn.once, "born-leader"))
        s.doing = replace(s.doing, commanded=True, boost=s.doing.boost + COMMANDED * (action.order == STRIKE))
        s.say("log-command", hero=s.hero(place), order=f"order-{action.order}", left=s.points[commander])
        if action.order == ADVANCE:
            return hop(s, place, COMMANDED)
        return [Rerolling(s.owners[place], place, REROLLED)] if action.order == REROLL else []

    def after_move(self, s: Hagalaz, place: int) -> None:
        """Barrier: a completed Move action only."""
        if has(s, place, "barrier"):
            recharge(s, place, s.content.abilities["barrier"].shields[0])


POWERS: dict[str, Power] = {
    "shot": attack("shot", _shot),
    "rally": Power(_tired, _rally, against=_not_rallied),
    "warp": choosy("warp", _warp, _has_biotic),
    "adrenaline": Power(in_place, _adrenaline),
    "napalm": attack("napalm", _napalm),
    "biotic-charge": choosy("biotic-charge", _charge, _no_landing),
}
