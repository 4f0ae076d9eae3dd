"""Retire and reform ("Stažení a přeskupení (jízdy)")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Retreat
from klubovna.games.napoleonics.rules.combat.retreat import step_back
from klubovna.games.napoleonics.state import Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg

HEXES = 2
"""So far it retires."""


def ways_out(s: Napoleonics, unit: int) -> list[int]:
    """The hexes through which cavalry can retire two hexes towards its own edge."""
    return [cell for cell in _onward(s, unit, s.cells[unit]) if s.leads[cell] < 0 and _onward(s, unit, cell)]


def _onward(s: Napoleonics, unit: int, cell: int) -> list[int]:
    """One hex back; where a leader is alone, only for a unit without one."""
    field, side, led = s.field, s.field.side[unit], s.leads[s.cells[unit]] >= 0
    enterable = field.open[field.arm[unit]]
    onward = [there for there in field.behind[side][cell] if s.at[there] < 0 and enterable[there]]
    return [there for there in onward if s.leads[there] < 0 or (not led and field.leader_side[s.leads[there]] == side)]


class RetireAndReform(Step, frozen=True):
    """After the dice the cavalry that is left goes back two hexes."""

    unit: int

    def run(self, s: Napoleonics) -> None:
        if s.cells[self.unit] >= 0:
            s.stack.append(RetireTo(s.field.side[self.unit], self.unit, HEXES))


class RetireTo(Asked, frozen=True):
    rule = "retire"
    unit: int
    left: int

    def options(self, s: Napoleonics) -> list[Action]:
        cells = ways_out(s, self.unit) if self.left == HEXES else _onward(s, self.unit, s.cells[self.unit])
        return [s.field.menu.retreat[cell] for cell in cells]

    def choose(self, s: Napoleonics, action: Retreat) -> None:
        if step_back(s, self.unit, s.field.number[action.to], self.left):
            s.stack.append(RetireTo(self.side, self.unit, self.left - 1))

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"unit": s.kind(self.unit), "hex": s.name(s.cells[self.unit])}
