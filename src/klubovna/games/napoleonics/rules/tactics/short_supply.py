"""Short Supply ("nedostatek zásob")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Done, Place, Supply
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.placing import put_with_leader
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import NOBODY, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Arg, Message


class ShortSupply(Tactic):
    """A unit of either side goes back to its owner's first row; nobody else is ordered."""

    id = "short-supply"
    moves = False
    fires = False
    melees = False

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        return [ChooseSupplied(side)]


class ChooseSupplied(Asked, frozen=True):
    """A unit of either side, neither a square nor a leader alone."""

    rule = "cards"

    def options(self, s: Napoleonics) -> list[Action]:
        units = [unit for unit, cell in enumerate(s.cells) if cell >= 0 and not _against(s, unit)]
        return [s.field.menu.supply[s.cells[unit]] for unit in units] or [DONE]

    def against(self, s: Napoleonics, action: Supply | Done) -> str:
        if isinstance(action, Done):
            return "" if self.options(s) == [DONE] else "error-somebody-to-supply"
        cell = s.field.number.get(action.hex)
        unit = NOBODY if cell is None else s.at[cell]
        return _against(s, unit) if unit >= 0 else "error-nobody-there"

    def choose(self, s: Napoleonics, action: Supply | Done) -> None:
        if isinstance(action, Supply):
            s.stack.append(SendBack(self.side, s.at[s.field.number[action.hex]]))
        else:
            s.say("log-supply-lost")

    def label(self, s: Napoleonics, action: Action) -> Message:
        if not isinstance(action, Supply):
            return Message("do-done-orders")
        return Message("do-supply", {"unit": s.kind(s.at[s.field.number[action.hex]]), "hex": action.hex})


def _against(s: Napoleonics, unit: int) -> str:
    if s.formed[unit]:
        return "error-no-squares"
    return "" if homes(s, unit) else "error-no-room-at-home"


def homes(s: Napoleonics, unit: int) -> list[int]:
    """Empty hexes of its owner's first row in the same section, or of the second row if there is none."""
    field, side = s.field, s.field.side[unit]
    sections, enterable = field.sections[s.switches.lines][side], field.open[field.arm[unit]]
    bits = sections[s.cells[unit]]
    for row in field.baseline[side]:
        free = [c for c in row if sections[c] & bits and s.at[c] < 0 and s.leads[c] < 0 and enterable[c]]
        if free:
            return free
    return []


class SendBack(Asked, frozen=True):
    """Whoever played the card says where; an attached leader goes along."""

    rule = "cards"
    unit: int

    def options(self, s: Napoleonics) -> list[Action]:
        return [s.field.menu.place[cell] for cell in homes(s, self.unit)]

    def choose(self, s: Napoleonics, action: Place) -> None:
        here, there = s.cells[self.unit], s.field.number[action.hex]
        put_with_leader(s, self.unit, there)
        s.say("log-sent-back", seat=SEATS[self.side], unit=s.kind(self.unit), origin=s.name(here), to=action.hex)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"unit": s.kind(self.unit), "hex": s.name(s.cells[self.unit])}
