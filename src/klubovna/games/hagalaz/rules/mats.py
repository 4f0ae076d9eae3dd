"""What a hero's mat adds to the rules: a chapter asks the mats of the team at the places named here, and each hero's
own module answers ("Desky hrdinů", "Upřesnění hrdinů").

A mat that says nothing changes nothing. The chapters know this module only; `heroes.table` lays the mats out.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from klubovna.games.hagalaz.roster import Kit
from klubovna.games.hagalaz.state import STANDING, Foe, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Message


class Mat:
    """A hero's mat. Everything is asked with the hero's place in the team."""

    hero: ClassVar[int]

    def at_mission_start(self, s: Hagalaz, place: int) -> None:
        """Set-up as the core ability says."""

    def when_deployed(self, s: Hagalaz, place: int) -> None:
        """The hero was put on a start hex."""

    def when_unlocked(self, s: Hagalaz, ability: str) -> None:
        """An ability was unlocked in the middle of a mission."""

    def at_turn_start(self, s: Hagalaz, place: int) -> list[Frame]:
        """Before the roll."""
        return []

    def on_core(self, s: Hagalaz, place: int) -> None:
        """A core symbol: a marker moves, or a token is turned."""
        gain_points(s, place, 1)

    def after_roll(self, s: Hagalaz, place: int) -> list[Frame]:
        """When no core symbol is left."""
        return []

    def offers(self, s: Hagalaz, place: int, can_act: bool) -> list[Action]:
        """What the hero may do at the start or the end of an action of their own."""
        return []

    def orders(self, s: Hagalaz, place: int, can_act: bool) -> list[Action]:
        """What the hero may do with the actions of whoever's turn it is (the place is that hero's)."""
        return []

    def why_not(self, s: Hagalaz, place: int, action: Action, can_act: bool) -> Message | None:
        """The rule against one of these; the place is that of the hero whose turn it is."""
        return None

    def carry_out(self, s: Hagalaz, place: int, action: Action) -> list[Frame]:
        """One of these is done."""
        return []

    def after_move(self, s: Hagalaz, place: int) -> None:
        """A Move action is completed."""

    def at_turn_end(self, s: Hagalaz, place: int) -> None:
        """After the actions, before the threat card."""

    def before_attack(self, s: Hagalaz, place: int, foe: int, victim: int) -> Frame | None:
        """An enemy has chosen whom to attack."""
        return None

    def after_advance(self, s: Hagalaz, place: int, foe: int) -> Frame | None:
        """An enemy has ended its advance."""
        return None

    def when_trodden(self, s: Hagalaz, cell: int) -> int:
        """An enemy has entered a hex: what a token of this hero does to it there."""
        return 0

    def at_closing(self, s: Hagalaz, place: int) -> None:
        """The closing phase begins."""

    def at_round_end(self, s: Hagalaz, place: int) -> None:
        """Shields have come back."""

    def more_shields(self, s: Hagalaz, place: int) -> int:
        return 0

    def strips(self, s: Hagalaz, foe: Foe) -> bool:
        """Whether an enemy has lost its specialisation."""
        return False

    def remote(self, s: Hagalaz, place: int) -> int | None:
        """A hex from which the hero takes Objective actions besides their own."""
        return None


MATS: list[Mat] = []
"""By hero."""


def lay_out(*mats: Mat) -> None:
    """All mats, once, in the order of heroes."""
    MATS[:] = mats


def asked(s: Hagalaz, question: str) -> list[tuple[int, Mat]]:
    """Mats of heroes on the map that have something to say, and the places of these heroes."""
    status = s.status
    return [found for found in _answering(s.team, question) if status[found[0]] == STANDING]


@cache
def _answering(team: tuple[int, ...], question: str) -> tuple[tuple[int, Mat], ...]:
    """Those of a team that have an answer of their own, in the order of heroes."""
    own = [hero for hero in sorted(team) if getattr(type(MATS[hero]), question) is not getattr(Mat, question)]
    return tuple((team.index(hero), MATS[hero]) for hero in own)


def mat(s: Hagalaz, place: int) -> Mat:
    return MATS[s.team[place]]


def kit(s: Hagalaz, place: int) -> Kit:
    return s.content.kits[s.team[place]]


def gain_points(s: Hagalaz, place: int, points: int) -> None:
    """The marker of the core ability goes as far as it can."""
    hero = kit(s, place).hero
    s.points[place] = min(hero.most, s.points[place] + points)
    s.say("log-core", hero=s.hero(place), core=hero.core, points=s.points[place])
