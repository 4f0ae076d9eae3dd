"""After a won melee ("Doplňkové akce útoku"): taking ground, cavalry breakthrough, bonus melee."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Advance, Done, Melee
from klubovna.games.napoleonics.printed.armies import ARTILLERY, CAVALRY
from klubovna.games.napoleonics.rules.combat import battles as combat
from klubovna.games.napoleonics.rules.movement import rested
from klubovna.games.napoleonics.state import TIRED, Asked, Napoleonics, leader_of, put, put_leader
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def victorious(s: Napoleonics, unit: int, cell: int, *, bonus: bool) -> None:
    """Infantry and cavalry may enter the hex; batteries and squares stay."""
    field = s.field
    if field.arm[unit] != ARTILLERY and not s.formed[unit] and field.open[field.arm[unit]][cell]:
        s.stack.append(TakeGround(field.side[unit], unit, cell, bonus))


class TakeGround(Asked, frozen=True):
    """Nobody has to. Cavalry that does has broken through, and may go on."""

    rule = "taking-ground"
    unit: int
    cell: int
    bonus: bool

    def options(self, s: Napoleonics) -> list[Action]:
        return [s.field.menu.advance[self.cell], DONE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Done):
            return
        stop = s.field.stops(s.cells[self.unit], self.cell)
        _enter(s, self.unit, self.cell)
        if s.field.arm[self.unit] == CAVALRY and not self.bonus:
            s.stack.append(BonusMelee(self.side, self.unit))
            if not stop:
                s.stack.append(BreakThrough(self.side, self.unit))

    def prompt(self, s: Napoleonics) -> Message:
        return Message("ask-take-ground", {"seat": self.seat, "unit": s.kind(self.unit), "to": s.name(self.cell)})

    def label(self, s: Napoleonics, action: Action) -> Message:
        return advance_label(s, self.unit, action)


def _enter(s: Napoleonics, unit: int, cell: int) -> None:
    """An attached leader goes along."""
    leader, here = leader_of(s, unit), s.cells[unit]
    put(s, unit, cell)
    if leader >= 0:
        put_leader(s, leader, cell)
    if not rested(s, unit, cell):
        s.marks[unit] |= TIRED
    if s.log is not None:
        s.say("log-advanced", unit=s.kind(unit), origin=s.name(here), to=s.name(cell))


class BreakThrough(Asked, frozen=True):
    """One hex more, be it the one from which the cavalry came."""

    rule = "breakthrough"
    unit: int

    def options(self, s: Napoleonics) -> list[Action]:
        field, alone, found = s.field, leader_of(s, self.unit) < 0, []
        for cell, _ in field.ways[CAVALRY][s.cells[self.unit]]:
            leader = s.leads[cell]
            if s.at[cell] < 0 and (leader < 0 or (alone and field.leader_side[leader] == self.side)):
                found.append(field.menu.advance[cell])
        return [*found, DONE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Advance):
            _enter(s, self.unit, s.field.number[action.to])

    def prompt(self, s: Napoleonics) -> Message:
        unit, where = s.kind(self.unit), s.name(s.cells[self.unit])
        return Message("ask-break-through", {"seat": self.seat, "unit": unit, "hex": where})

    def label(self, s: Napoleonics, action: Action) -> Message:
        return advance_label(s, self.unit, action)


class BonusMelee(Asked, frozen=True):
    """Cavalry that broke through may attack once more, whoever is beside it now."""

    rule = "bonus-melee"
    unit: int

    def options(self, s: Napoleonics) -> list[Action]:
        tired = s.marks[self.unit] & TIRED
        return [*([] if tired else combat.melees(s, self.unit, bonus=True)), DONE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Melee):
            combat.declare(s, self.unit, s.field.number[action.target], bonus=True)

    def prompt(self, s: Napoleonics) -> Message:
        unit, where = s.kind(self.unit), s.name(s.cells[self.unit])
        return Message("ask-bonus-melee", {"seat": self.seat, "unit": unit, "hex": where})

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-bonus") if isinstance(action, Done) else combat.battle_label(s, action)


def advance_label(s: Napoleonics, unit: int, action: Action) -> Message:
    if isinstance(action, Advance):
        return Message("do-advance", {"unit": s.kind(unit), "to": action.to})
    return Message("do-stay")
