"""Solo set-up: how far ahead the automatic opponent is ("Sólový režim")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import HeadStart
from klubovna.games.blitzkrieg.rules.solo.die import Die
from klubovna.games.blitzkrieg.rules.values import stepped
from klubovna.games.blitzkrieg.state import Asked, Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


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
            s.then(GiveHeadStart(s.seats[1], self.steps) if s.readings.six == "choose" else self)


class GiveHeadStart(Asked, frozen=True):
    rule = "solo-setup"
    steps: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [s.board.head_starts[theatre] for theatre in s.board.starting]

    def choose(self, s: Blitzkrieg, action: HeadStart) -> None:
        give_head_start(s, action.theatre, self.steps)

    def told(self, s: Blitzkrieg) -> dict[str, Arg]:
        return {"steps": self.steps}


def give_head_start(s: Blitzkrieg, id: str, steps: int) -> None:
    """Steps add up where a theatre comes twice, but no theatre is closed by them (house)."""
    theatre = s.board.theatre_number[id]
    s.markers[theatre] = stepped(s.markers[theatre], 0, steps, s.ground(theatre).closes - 1)
    s.say("log-head-start", seat=s.seats[0], steps=steps, theatre=id, **s.where(theatre))
