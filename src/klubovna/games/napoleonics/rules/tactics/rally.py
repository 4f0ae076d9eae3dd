"""Rally ("zotavení")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Done
from klubovna.games.napoleonics.choices import Rally as Return
from klubovna.games.napoleonics.field import FOOT, GUNS, HORSE, UNITS
from klubovna.games.napoleonics.rules.dice import FLAG, Dice, show
from klubovna.games.napoleonics.rules.orders import Rearrange, command
from klubovna.games.napoleonics.rules.placing import own_unit
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import ORDERED, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Arg, Message

ARM_OF = {FOOT: "rally-infantry", HORSE: "rally-cavalry", GUNS: "rally-artillery", UNITS: "rally-any"}
"""Whom a symbol helps, as a word."""


class Rally(Tactic):
    """Dice bring blocks back; whoever has got one is ordered."""

    id = "rally"
    lasts = False

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        return [RallyRoll(side)]


class RallyRoll(Dice, frozen=True):
    """As many dice as one has command: each symbol brings a block back to a unit of that arm, a flag to any (house, and
    an option), sabers to none."""

    side: int

    def count(self, s: Napoleonics) -> int:
        return command(s, self.side)

    def happen(self, s: Napoleonics, happening: str) -> None:
        show(s, self.side, 0, "rally", happening)
        who = {"I": FOOT, "C": HORSE, "A": GUNS} | ({FLAG: UNITS} if s.switches.rally_flags else {})
        blocks = [RallyBlock(self.side, bits) for face, bits in who.items() for _ in range(happening.count(face))]
        s.then(*blocks, Rearrange(self.side))


class RallyBlock(Asked, frozen=True):
    """Never more than at the start. Whoever gets a block back is ordered."""

    rule = "cards"
    who: int

    def options(self, s: Napoleonics) -> list[Action]:
        field = s.field
        units = [u for u in field.own[self.side] if s.cells[u] >= 0 and not self._against_unit(s, u)]
        return [field.menu.rally[s.cells[unit]] for unit in units] or [DONE]

    def _against_unit(self, s: Napoleonics, unit: int) -> str:
        if not s.field.bits[unit] & self.who:
            return "error-not-this-symbol"
        return "" if s.blocks[unit] < s.field.full[unit] else "error-full-strength"

    def against(self, s: Napoleonics, action: Return | Done) -> str:
        if isinstance(action, Done):
            return "" if self.options(s) == [DONE] else "error-somebody-to-rally"
        unit = own_unit(s, self.side, action.hex)
        return self._against_unit(s, unit) if unit >= 0 else "error-nobody-of-yours"

    def choose(self, s: Napoleonics, action: Return | Done) -> None:
        if isinstance(action, Return):
            unit = s.at[s.field.number[action.hex]]
            s.blocks[unit] += 1
            s.marks[unit] |= ORDERED
            s.say("log-rallied", unit=s.kind(unit), hex=action.hex, blocks=s.blocks[unit])
        else:
            s.say("log-rally-lost", who=ARM_OF[self.who])

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"who": ARM_OF[self.who]}

    def label(self, s: Napoleonics, action: Action) -> Message:
        if not isinstance(action, Return):
            return Message("do-done-orders")
        return Message("do-rally", {"unit": s.kind(s.at[s.field.number[action.hex]]), "hex": action.hex})
