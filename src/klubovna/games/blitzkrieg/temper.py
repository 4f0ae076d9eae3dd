"""What nobody would do: for bots that err as people do."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import LEAVE_REST, Halt, LeaveRest
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.strength import Temper


def sensible(s: Blitzkrieg, options: list[Action]) -> list[Action]:
    """Spoils are taken."""
    return [action for action in options if action != LEAVE_REST]


TEMPER = Temper(loath=(Halt, LeaveRest), sensible=sensible)
