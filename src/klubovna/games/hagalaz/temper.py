"""What beginners like too much, and what nobody would do: for bots that err as people do."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Grenade, Spare, Step, Target, Travel, Use
from klubovna.games.hagalaz.rules.slots import MOVE
from klubovna.games.hagalaz.state import Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.strength import Temper


def sensible(s: Hagalaz, options: list[Action]) -> list[Action]:
    """No die is given away that could do something other than walk."""
    useful = {action.die for action in options if isinstance(action, Use) and action.slot != MOVE}
    return [action for action in options if not isinstance(action, Spare) or action.die not in useful]


TEMPER = Temper(bold=(Target, Grenade), loath=(Spare,), steps=(Step, Travel), sensible=sensible)
