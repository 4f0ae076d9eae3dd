"""After a won melee ("Doplňkové akce útoku"): taking ground, cavalry breakthrough."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.napoleonics.choices import DONE, Advance, Done
from klubovna.games.napoleonics.printed.armies import ARTILLERY, CAVALRY
from klubovna.games.napoleonics.rules.movement import rested
from klubovna.games.napoleonics.rules.placing import leader_of, put_with_leader
from klubovna.games.napoleonics.state import TIRED, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message


def victorious(s: Napoleonics) -> None:
    """Infantry and cavalry may enter the hex; batteries and squares stay."""
    attack, field = s.combat, s.field
    unit = attack.unit
    if field.arm[unit] != ARTILLERY and not s.formed[unit] and field.open[field.arm[unit]][attack.cell]:
        s.stack.append(TakeGround(field.side[unit]))


class TakeGround(Asked, frozen=True):
    """Nobody has to. Cavalry that does has broken through, and may go on."""

    rule = "taking-ground"

    def options(self, s: Napoleonics) -> list[Action]:
        return [s.field.menu.advance[s.combat.cell], DONE]

    def choose(self, s: Napoleonics, action: Advance | Done) -> None:
        attack = s.combat
        if isinstance(action, Done):
            return
        stop = s.field.stops(attack.here, attack.cell)
        _enter(s, attack.unit, attack.cell)
        if s.field.arm[attack.unit] == CAVALRY and not attack.bonus:
            s.attack = replace(attack, through=True)
            if not stop:
                s.stack.append(BreakThrough(self.side))

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        attack = s.combat
        return {"unit": s.kind(attack.unit), "hex": s.name(attack.here), "to": s.name(attack.cell)}

    def label(self, s: Napoleonics, action: Action) -> Message:
        return advance_label(s, action)


def _enter(s: Napoleonics, unit: int, cell: int) -> None:
    here = s.cells[unit]
    put_with_leader(s, unit, cell)
    if not rested(s, unit, cell):
        s.marks[unit] |= TIRED
    s.say("log-advanced", unit=s.kind(unit), origin=s.name(here), to=s.name(cell))


class BreakThrough(Asked, frozen=True):
    """One hex more, be it the one from which the cavalry came."""

    rule = "breakthrough"

    def options(self, s: Napoleonics) -> list[Action]:
        field, unit = s.field, s.combat.unit
        alone, found = leader_of(s, unit) < 0, []
        for cell, _ in field.ways[CAVALRY][s.cells[unit]]:
            leader = s.leads[cell]
            if s.at[cell] < 0 and (leader < 0 or (alone and field.leader_side[leader] == self.side)):
                found.append(field.menu.advance[cell])
        return [*found, DONE]

    def choose(self, s: Napoleonics, action: Advance | Done) -> None:
        if isinstance(action, Advance):
            _enter(s, s.combat.unit, s.field.number[action.to])

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"unit": s.kind(s.combat.unit), "hex": s.name(s.cells[s.combat.unit])}

    def label(self, s: Napoleonics, action: Action) -> Message:
        return advance_label(s, action)


def advance_label(s: Napoleonics, action: Action) -> Message:
    if isinstance(action, Advance):
        return Message("do-advance", {"unit": s.kind(s.combat.unit), "to": action.to})
    return Message("do-stay")
