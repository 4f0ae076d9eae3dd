"""Garrus Vakarian."""

from __future__ import annotations

from klubovna.games.hagalaz.roster import GARRUS
from klubovna.games.hagalaz.rules.enemies.harm import hurt, stun
from klubovna.games.hagalaz.rules.heroes.aiming import Power, attack, foes, in_place, strike
from klubovna.games.hagalaz.rules.heroes.moving import Walk
from klubovna.games.hagalaz.state import CALIBRATED, MOVED, STANDING, Hagalaz, has, revealed
from klubovna.kernel.frames import Step


def aim_up(s: Hagalaz, place: int, points: int) -> None:
    most = s.content.kits[GARRUS].hero.most
    s.core[place] = min(most, s.core[place] + points)
    s.say("log-aim", points=s.core[place])


def _concussive_shot(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """The stronger shot needs some distance; an empowered die may be used for the other one ("Schéma 10")."""
    ability = s.content.abilities["concussive-shot"]
    far = s.ways.far[s.at[place]][cell] >= ability.nearest[1]
    _rifle(s, place, cell, ability.damage[1 if grade and far else 0])


def _assassination(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    _rifle(s, place, cell, s.content.abilities["assassination"].damage[grade])


def _rifle(s: Hagalaz, place: int, cell: int, damage: int) -> None:
    """Calibration makes the first such shot of a turn stronger (house: by itself), Armor-Piercing Ammo goes on to the
    next enemy behind."""
    behind = _behind(s, place, cell) if has(s, place, "armor-piercing-ammo") else None
    strike(s, place, cell, damage + _calibrated(s, place))
    if behind is not None and behind in s.foes:
        hurt(s, behind, s.content.abilities["armor-piercing-ammo"].damage[0], place)


def _calibrated(s: Hagalaz, place: int) -> int:
    kit = s.content.kits[GARRUS]
    if s.marks & CALIBRATED or s.core[place] < kit.hero.least or not has(s, place, "calibration"):
        return 0
    s.marks |= CALIBRATED
    return s.content.abilities["calibration"].damage[s.core[place] >= kit.hero.most]


def _behind(s: Hagalaz, place: int, cell: int) -> int | None:
    for ray in s.ways.rays[s.at[place]]:
        if cell in ray:
            beyond = ray[ray.index(cell) + 1 :]
            return next((there for there in beyond if there in s.foes and revealed(s, there)), None)
    return None


def _grunts(s: Hagalaz, place: int, grade: int) -> list[int]:
    """Overload: champions are immune; whoever is stunned already can only be hurt."""
    useful = s.content.abilities["overload"].damage[grade]
    return [
        cell
        for cell in _overloadable(s, place, grade)
        if not s.kind(cell).champion and (useful or not s.foes[cell].stunned)
    ]


_overloadable = foes("overload")


def _overload(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    damage = s.content.abilities["overload"].damage[grade]
    stun(s, cell)
    if damage:
        strike(s, place, cell, damage)


def _turian_rebel(s: Hagalaz, place: int, points: int, cell: int) -> None:
    """As far as the die says, and nobody strikes; then he aims."""
    s.then(Walk(s.owners[place], place, points, False), Steadied(place, s.content.abilities["turian-rebel"].amount))


class Steadied(Step, frozen=True):
    """He aims, if he can still stand."""

    place: int
    points: int

    def run(self, s: Hagalaz) -> None:
        if s.status[self.place] == STANDING:
            aim_up(s, self.place, self.points)


def steady_hand(s: Hagalaz, place: int) -> None:
    """Steady Hand, at the end of a turn without a Move action."""
    if s.team[place] == GARRUS and has(s, place, "steady-hand") and not s.marks & MOVED:
        aim_up(s, place, s.content.abilities["steady-hand"].amount)


def _minable(s: Hagalaz, place: int, grade: int) -> list[int]:
    if not s.mines:
        return []
    here = s.at[place]
    return [cell for cell in (here, *s.ways.near[here]) if cell not in s.foes and cell not in s.mined]


def _lay_mine(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.mines -= 1
    s.mined = (*s.mined, cell)
    s.say("log-mined", hero=s.hero(place), hex=s.name(cell))


POWERS = {
    "concussive-shot": attack("concussive-shot", _concussive_shot),
    "overload": Power(_grunts, _overload),
    "turian-rebel": Power(in_place, _turian_rebel),
    "proximity-mines": Power(_minable, _lay_mine),
    "assassination": attack("assassination", _assassination),
}
