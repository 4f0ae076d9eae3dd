"""Garrus Vakarian."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import CALIBRATE, DONE, Aim, Calibrate, Done, Target
from klubovna.games.hagalaz.roster import GARRUS
from klubovna.games.hagalaz.rules.enemies.harm import hurt, target_label
from klubovna.games.hagalaz.rules.enemies.tokens import stun, told
from klubovna.games.hagalaz.rules.heroes.aiming import (
    Power,
    attack,
    choosy,
    concealed,
    damage,
    in_place,
    reason,
    strike,
)
from klubovna.games.hagalaz.rules.heroes.moving import Walk
from klubovna.games.hagalaz.rules.mats import Mat, gain_points, kit
from klubovna.games.hagalaz.state import OFF, STANDING, AskedOf, Hagalaz, has, open_foes, revealed, where
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.tuples import without

# Rifle shots


def _concussive_shot(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """The stronger shot needs some distance; an empowered die may be used for the other one ("Schéma 10")."""
    far = s.ways.far[s.at[place]][cell] >= s.content.abilities["concussive-shot"].nearest[1]
    _rifle(s, place, cell, damage(s, "concussive-shot", 1 if grade and far else 0))


def _assassination(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    _rifle(s, place, cell, damage(s, "assassination", grade))


def _rifle(s: Hagalaz, place: int, cell: int, shot: Sum) -> None:
    """Calibration may make one such shot of a turn stronger."""
    if calibration(s, place):
        s.then(Calibrating(s.owners[place], place, s.foes[cell].id, shot))
    else:
        _fire(s, place, cell, shot)


def calibration(s: Hagalaz, place: int) -> int:
    """By how much, if he can still do it in this turn ("Kalibrace")."""
    hero = kit(s, place).hero
    if s.points[place] < hero.least or not has(s, place, "calibration") or "calibration" in s.turn.once:
        return 0
    return s.content.abilities["calibration"].damage[s.points[place] >= hero.most]


class Calibrating(AskedOf, frozen=True):
    """Whether Calibration is used for this shot or kept for another."""

    rule = "heroes"
    foe: int
    shot: Sum

    def options(self, s: Hagalaz) -> list[Action]:
        return [CALIBRATE, DONE]

    def choose(self, s: Hagalaz, action: Calibrate | Done) -> None:
        shot = self.shot
        if isinstance(action, Calibrate):
            shot = shot.plus("calibration", calibration(s, self.place))
            s.turn = replace(s.turn, once=(*s.turn.once, "calibration"))
        _fire(s, self.place, where(s, self.foe), shot)

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {**told(s, self.foe), "more": calibration(s, self.place), "damage": self.shot.total}


def _fire(s: Hagalaz, place: int, cell: int, shot: Sum) -> None:
    """Armor-Piercing Ammo goes on to the next enemy behind."""
    behind = _behind(s, place, cell) if has(s, place, "armor-piercing-ammo") else None
    strike(s, place, cell, shot)
    if behind is not None and behind in s.foes:
        hurt(s, behind, damage(s, "armor-piercing-ammo", 0), place)


def _behind(s: Hagalaz, place: int, cell: int) -> int | None:
    for ray in s.ways.rays[s.at[place]]:
        if cell in ray:
            beyond = ray[ray.index(cell) + 1 :]
            return next((there for there in beyond if there in s.foes and revealed(s, there)), None)
    return None


# Other actions


def _immune(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    """Overload: champions are immune; whoever is stunned already can only be hurt."""
    if s.kind(cell).champion:
        return "champion"
    stunned = s.foes[cell].stunned and not s.content.abilities["overload"].damage[grade]
    return "stunned-already" if stunned else ""


def _overload(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    stun(s, cell)
    if s.content.abilities["overload"].damage[grade]:
        strike(s, place, cell, damage(s, "overload", grade))


def _turian_rebel(s: Hagalaz, place: int, points: int, cell: int) -> None:
    """As far as the die says, and nobody strikes; then he aims."""
    s.then(Walk(s.owners[place], place, points, False), Steadied(place, s.content.abilities["turian-rebel"].amount))


class Steadied(Step, frozen=True):
    """He aims, if he can still stand."""

    place: int
    points: int

    def run(self, s: Hagalaz) -> None:
        if s.status[self.place] == STANDING:
            gain_points(s, self.place, self.points)


def _not_minable(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    here = s.at[place]
    if cell != here and cell not in s.ways.near[here]:
        return "not-beside"
    return "enemy-there" if cell in s.foes else "mined-already" if cell in s.mined else ""


def _minable(s: Hagalaz, place: int, grade: int) -> list[int]:
    here = s.at[place]
    cells = (here, *s.ways.near[here]) if s.mines else ()
    return [cell for cell in cells if not _not_minable(s, place, grade, cell)]


def _lay_mine(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.mines -= 1
    s.mined = (*s.mined, cell)
    s.say("log-mined", hero=s.hero(place), hex=s.name(cell))


# What his mat adds


class Archangel(AskedOf, frozen=True):
    """Once in a round Garrus hits an enemy that has advanced into his line of fire."""

    rule = "heroes"
    foe: int

    def options(self, s: Hagalaz) -> list[Action]:
        cell = where(s, self.foe)
        return [DONE] if cell == OFF else [s.field.menu.target[cell], DONE]

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        if isinstance(action, Target):
            s.once = (*s.once, "archangel")
            hurt(s, where(s, self.foe), damage(s, "archangel", 0))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


class Garrus(Mat):
    hero: ClassVar[int] = GARRUS

    def at_mission_start(self, s: Hagalaz, place: int) -> None:
        """Mines are new in each mission."""
        if has(s, place, "proximity-mines"):
            s.mines = s.content.abilities["proximity-mines"].amount

    def when_unlocked(self, s: Hagalaz, ability: str) -> None:
        """Mines come at once, if that happens in the middle of a mission."""
        if ability == "proximity-mines":
            s.mines = s.content.abilities["proximity-mines"].amount

    def offers(self, s: Hagalaz, place: int, can_act: bool) -> list[Action]:
        """Aim ("Zamíření")."""
        if self._not_ready(s, place):
            return []
        return [s.field.menu.aim[cell] for cell in open_foes(s) if not _not_seen(s, place, cell)]

    def why_not(self, s: Hagalaz, place: int, action: Action, can_act: bool) -> Message | None:
        assert isinstance(action, Aim)
        if s.team[place] != GARRUS:
            return Message("error-not-theirs", {"hero": s.hero(place), "ability": "aim"})
        if why := self._not_ready(s, place):
            return Message(f"error-{why}", {"least": kit(s, place).hero.least})
        cell = s.field.number.get(action.hex, OFF)
        if cell not in s.foes:
            return Message("error-nobody-there", {"hex": action.hex}) if cell != OFF else Message("error-no-hex")
        return reason(s, _not_seen(s, place, cell) if revealed(s, cell) else "covered", cell)

    def _not_ready(self, s: Hagalaz, place: int) -> str:
        if "aim" in s.turn.once:
            return "once-a-turn"
        return "aim-low" if s.points[place] < kit(s, place).hero.least else ""

    def carry_out(self, s: Hagalaz, place: int, action: Action) -> list[Frame]:
        """As much damage as Garrus has aimed."""
        assert isinstance(action, Aim)
        aimed, s.points[place] = s.points[place], 0
        s.turn = replace(s.turn, once=(*s.turn.once, "aim"))
        s.say("log-fires", hero=s.hero(place))
        return [Shot(place, s.foes[s.field.number[action.hex]].id, Sum.of(("aim", aimed)))]

    def at_turn_end(self, s: Hagalaz, place: int) -> None:
        """Steady Hand, after a turn without a Move action."""
        if has(s, place, "steady-hand") and not s.turn.moved:
            gain_points(s, place, s.content.abilities["steady-hand"].amount)

    def after_advance(self, s: Hagalaz, place: int, foe: int) -> Frame | None:
        if "archangel" in s.once or not has(s, place, "archangel"):
            return None
        return Archangel(s.owners[place], place, foe) if where(s, foe) in s.ways.sees[s.at[place]] else None

    def when_trodden(self, s: Hagalaz, cell: int) -> int:
        """A mine goes off, whether Garrus stands or not."""
        s.mined = without(s.mined, cell)
        s.say("log-mine", hex=s.name(cell))
        return s.content.abilities["proximity-mines"].damage[0]


def _not_seen(s: Hagalaz, place: int, cell: int) -> str:
    here, ways = s.at[place], s.ways
    if cell not in ways.sees[here]:
        return "no-line"
    return "concealed" if concealed(s, cell, ways.far[here][cell]) else ""


class Shot(Step, frozen=True):
    """The aimed shot hits."""

    place: int
    foe: int
    damage: Sum

    def run(self, s: Hagalaz) -> None:
        hurt(s, where(s, self.foe), self.damage, self.place)


POWERS: dict[str, Power] = {
    "concussive-shot": attack("concussive-shot", _concussive_shot),
    "overload": choosy("overload", _overload, _immune),
    "turian-rebel": Power(in_place, _turian_rebel),
    "proximity-mines": Power(_minable, _lay_mine, against=_not_minable),
    "assassination": attack("assassination", _assassination),
}
