"""Give Them the Cold Steel ("dejte jim chladnou ocel")."""

from __future__ import annotations

from klubovna.games.napoleonics.rules.orders import Rearrange, order_all
from klubovna.games.napoleonics.rules.placing import enemies_beside
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import Napoleonics
from klubovna.kernel.frames import Frame


class ColdSteel(Tactic):
    """Everybody beside an enemy attacks in melee with a die more, the bonus melee excepted; nobody moves or fires."""

    id = "cold-steel"
    moves = False
    fires = False

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        own, cells = s.field.own[side], s.cells
        order_all(s, side, [unit for unit in own if cells[unit] >= 0 and enemies_beside(s, cells[unit], side)])
        return [Rearrange(side)]

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        return melee and not bonus
