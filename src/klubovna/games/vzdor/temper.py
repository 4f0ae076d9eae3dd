"""What beginners like too much, and what nobody would do: for bots that err as people do."""

from __future__ import annotations

from klubovna.games.vzdor.choices import END_ATTACK, Defeat, EndAttack, EndResistance, GoOn, Skip
from klubovna.games.vzdor.state import Vzdor
from klubovna.kernel.actions import Action
from klubovna.kernel.strength import Temper


def sensible(s: Vzdor, options: list[Action]) -> list[Action]:
    """No attack ends while there is power for the mission, and no resistance before it has completed one."""
    if END_ATTACK in options and Defeat(s.mission) in options:
        return [action for action in options if action != END_ATTACK]
    return options if s.completed else [action for action in options if not isinstance(action, EndResistance)]


TEMPER = Temper(bold=(GoOn,), loath=(Skip, EndAttack), sensible=sensible)
