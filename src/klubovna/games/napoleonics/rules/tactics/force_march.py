"""Force March ("pochod")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Section
from klubovna.games.napoleonics.printed.armies import INFANTRY
from klubovna.games.napoleonics.printed.deck import SECTION_BITS, SECTIONS
from klubovna.games.napoleonics.rules.orders import Rearrange, order_all
from klubovna.games.napoleonics.rules.placing import leader_of
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic, anyone
from klubovna.games.napoleonics.state import Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame

CHOICES = {Section(name): bit for name, bit in zip(SECTIONS, SECTION_BITS, strict=True)}


class ForceMarch(Tactic):
    """All infantry of one section; some of it moves farther and battles, the rest only moves farther."""

    id = "force-march"

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        return [March(side)] if infantry(s, side) else anyone(s, side)

    def allowance(self, s: Napoleonics, unit: int) -> tuple[int, int]:
        row = s.field.rows[unit]
        if s.field.arm[unit] != INFANTRY:
            return super().allowance(s, unit)
        far = s.content.cards[self.id].move
        return (far, far) if row.strides or leader_of(s, unit) >= 0 else (row.move, far)


def infantry(s: Napoleonics, side: int) -> list[int]:
    field = s.field
    return [unit for unit in field.own[side] if s.cells[unit] >= 0 and field.arm[unit] == INFANTRY]


class March(Asked, frozen=True):
    """All infantry of one section."""

    rule = "cards"

    def options(self, s: Napoleonics) -> list[Action]:
        sections = s.field.sections[s.switches.lines][self.side]
        there = 0
        for unit in infantry(s, self.side):
            there |= sections[s.cells[unit]]
        return [choice for choice, bit in CHOICES.items() if there & bit]

    def choose(self, s: Napoleonics, action: Section) -> None:
        sections, bit = s.field.sections[s.switches.lines][self.side], CHOICES[action]
        order_all(s, self.side, [unit for unit in infantry(s, self.side) if sections[s.cells[unit]] & bit])
        s.stack.append(Rearrange(self.side))
