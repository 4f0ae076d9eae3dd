"""La Grande Manoeuvre ("velké manévry")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import SINGLE, STRATEGIC, Single, Strategic
from klubovna.games.napoleonics.field import LEADERS, UNITS
from klubovna.games.napoleonics.rules.orders import ANYWHERE, GiveOrders
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic, anyone
from klubovna.games.napoleonics.state import Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame


class GrandeManoeuvre(Tactic):
    """A few move very far, and nobody battles; or one unit acts as usual."""

    id = "grande-manoeuvre"
    fires = False
    melees = False

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        return [ChooseManoeuvre(side)]

    def allowance(self, s: Napoleonics, unit: int) -> tuple[int, int]:
        return 0, s.content.cards[self.id].move

    def ride(self, s: Napoleonics) -> int:
        return s.content.cards[self.id].move


class ChooseManoeuvre(Asked, frozen=True):
    """Up to four strategic moves without battle, squares excepted, or one unit as usual."""

    rule = "cards"

    def options(self, s: Napoleonics) -> list[Action]:
        return [STRATEGIC, SINGLE]

    def choose(self, s: Napoleonics, action: Strategic | Single) -> None:
        if isinstance(action, Strategic):
            count = s.content.cards[GrandeManoeuvre.id].units
            s.stack.append(GiveOrders(self.side, UNITS | LEADERS, ANYWHERE, count, squares=False))
        else:
            s.say("log-single", seat=self.seat)
            s.then(*anyone(s, self.side))
