"""The solo mode: an automatic opponent on the side that begins, with its row of units face up. Its turn is played by
`tables.py`; every step of it is told with its reason."""

from __future__ import annotations

import random

from klubovna.games.blitzkrieg.choices import HeadStart
from klubovna.games.blitzkrieg.rules.placing import place
from klubovna.games.blitzkrieg.rules.solo import tables
from klubovna.games.blitzkrieg.rules.values import effective, stepped
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Decision, Step
from klubovna.kernel.messages import Seat

ME = tables.ME
CUP = (
    tables.BIG_GUNS, tables.COUNTERATTACK, tables.ECONOMIC_WARFARE, tables.GLORY,
    tables.RAPID_DEPLOYMENT, tables.RESEARCH, tables.SECURE,
)  # fmt: skip
ASIDE = tables.STEAMROLL
"""Not in the cup at first: it comes in when the first stratagem is drawn, like one that has been used."""


class Die(Chance, frozen=True):
    """Six faces."""

    def sample(self, s: Blitzkrieg, rng: random.Random) -> int:
        return int(rng.random() * 6) + 1

    def possible(self, s: Blitzkrieg, happening: int) -> bool:
        return type(happening) is int and 1 <= happening <= 6


# Set-up: how far ahead it is


class HeadStarts(Step, frozen=True):
    """So many rolls, by the level."""

    def run(self, s: Blitzkrieg) -> None:
        level = next(level for level in s.content.solo.levels if level.id == s.level)
        s.then(*[RollHeadStart(level.steps)] * level.rolls)


class RollHeadStart(Die, frozen=True):
    """The die picks a theatre. Where it shows none, the player picks one, or it is rolled again: editions differ."""

    steps: int

    def happen(self, s: Blitzkrieg, happening: int) -> None:
        solo = s.content.solo
        theatre = (solo.die if s.board.id == "base" else solo.nippon_die).theatres[happening - 1]
        s.say("log-die", die=happening)
        if theatre:
            give_head_start(s, theatre, self.steps)
        else:
            s.then(GiveHeadStart(s.seats[1], self.steps) if s.six == "choose" else self)


class GiveHeadStart(Decision, frozen=True):
    rule = "solo-setup"
    seat: Seat
    steps: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [s.board.head_starts[theatre] for theatre in s.board.starting]

    def choose(self, s: Blitzkrieg, action: HeadStart) -> None:
        give_head_start(s, action.theatre, self.steps)


def give_head_start(s: Blitzkrieg, id: str, steps: int) -> None:
    """Steps add up where a theatre comes twice, but no theatre is closed by them (house)."""
    theatre = s.board.theatre_number[id]
    s.markers[theatre] = stepped(s.markers[theatre], ME, steps, s.ground(theatre).closes - 1)
    s.say("log-head-start", seat=s.seats[ME], theatre=id, steps=steps)


# Its turn


class AutomaticTurn(Step, frozen=True):
    """A: draw a stratagem. B: theatre, space, unit. (C, the draw, ends every turn.)"""

    def run(self, s: Blitzkrieg) -> None:
        s.then(DrawStratagem(), Deliberate())


class DrawStratagem(Chance, frozen=True):
    """The one used before goes back into the cup afterwards, so that none comes twice running; Steamroll repeats it."""

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        return s.cup[int(rng.random() * len(s.cup))]

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        return happening in s.cup

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        used = s.stratagem
        s.cup = tuple(sorted({*s.cup, used} - {happening}))
        s.stratagem, s.repeated = happening, used if happening == tables.STEAMROLL else ""
        s.say("log-stratagem", seat=s.seats[ME], stratagem=happening)
        if s.repeated:
            s.say("log-stratagem-repeated", stratagem=s.repeated)


class Deliberate(Step, frozen=True):
    """B, anywhere; or in one theatre after a rapid deployment, which it always uses if it can (house)."""

    theatre: int | None = None

    def run(self, s: Blitzkrieg) -> None:
        possible = tables.moves(s, self.theatre)
        if not possible:
            return
        plan = tables.plan(s, possible, s.repeated or s.stratagem)
        _explain(s, plan)
        if len({s.reserves[ME][unit] for unit in plan.units}) > 1:
            s.then(RollUnit(plan.space, tuple(plan.units)))
        else:
            deploy(s, plan.units[0], plan.space, plan.reasons[2])


def _explain(s: Blitzkrieg, plan: tables.Plan) -> None:
    if s.log is not None:
        spot, (why, why_space, _) = s.board.spots[plan.space], plan.reasons
        s.say("log-auto-theatre", seat=s.seats[ME], theatre=s.ground(plan.theatre).id, reason=f"why-{why}")
        s.say("log-auto-space", row=spot.row + 1, column=spot.column + 1, reason=f"why-space-{why_space}")


class RollUnit(Die, frozen=True):
    """The last line of the table: the die counts through the units in question, from the left and round again."""

    space: int
    units: tuple[int, ...]

    def happen(self, s: Blitzkrieg, happening: int) -> None:
        s.say("log-die", die=happening)
        deploy(s, self.units[(happening - 1) % len(self.units)], self.space, "die")


def deploy(s: Blitzkrieg, unit: int, space: int, reason: str) -> None:
    kind = s.reserves[ME][unit]
    if s.log is not None:
        s.say("log-auto-unit", token=s.content.ids[kind], reason=f"why-unit-{reason}")
    counts_as = effective(s, ME, kind)
    if s.content.kinds[counts_as].ability == "rapid":
        s.then(Deliberate(s.board.spots[space].theatre))
    place(s, s.seats[ME], ME, kind, counts_as, space)
