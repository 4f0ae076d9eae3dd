"""Everything a player can say. Things are named by their ids: `place army-3 western-europe-1-2`."""

from __future__ import annotations

from klubovna.kernel.actions import Action


class Place(Action, frozen=True):
    """A token from the reserve on a battle space."""

    token: str
    space: str


class Halt(Action, frozen=True):
    """No further token after a rapid deployment."""


class Push(Action, frozen=True):
    """Strategic advantage: the marker of this theatre moves."""

    theatre: str


class Exploit(Action, frozen=True):
    """The effect of this space of a theatre that has been won comes next."""

    space: str


class LeaveRest(Action, frozen=True):
    """The effects that remain in a theatre that has been won are left be."""


class OpenTheatre(Action, frozen=True):
    """Nippon: this theatre becomes active."""

    theatre: str


class Bomb(Action, frozen=True):
    """Solo: this unit of the opponent's row goes back to its bag."""

    token: str


class HeadStart(Action, frozen=True):
    """Solo set-up: the die leaves it to the player where the opponent is ahead."""

    theatre: str


HALT, LEAVE_REST = Halt(), LeaveRest()
