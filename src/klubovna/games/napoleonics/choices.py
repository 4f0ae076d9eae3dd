"""Everything a player can say. Hexes stand for whoever is there: `move D5 E6`, `melee E6 F6`."""

from __future__ import annotations

from klubovna.kernel.actions import Action


class Play(Action, frozen=True):
    """Command: this card."""

    card: str


class Keep(Action, frozen=True):
    """Scout: of the two cards drawn this one; the other is discarded."""

    card: str


class Order(Action, frozen=True):
    """An order for the unit of this hex, or for the leader who is alone there."""

    hex: str


class Detach(Action, frozen=True):
    """An order for the leader of this hex to leave the unit and move alone."""

    hex: str


class Dissolve(Action, frozen=True):
    """An order for the square of this hex to form line again."""

    hex: str


class Section(Action, frozen=True):
    """A section of the battlefield: left, center or right."""

    section: str


class Strategic(Action, frozen=True):
    """La Grande Manoeuvre: up to four strategic moves, and no battle…"""


class Single(Action, frozen=True):
    """…or an order for one unit, as usual."""


class Rally(Action, frozen=True):
    """A block comes back to the unit of this hex."""

    hex: str


class Supply(Action, frozen=True):
    """Short Supply: the unit of this hex is taken off…"""

    hex: str


class Place(Action, frozen=True):
    """…and put here."""

    hex: str


class Move(Action, frozen=True):
    """The unit moves, with its leader unless he was ordered to leave it."""

    origin: str
    to: str


class Ride(Action, frozen=True):
    """The leader moves, alone."""

    origin: str
    to: str


class Exit(Action, frozen=True):
    """The unit leaves the battlefield where the scenario lets it."""

    origin: str


class Fire(Action, frozen=True):
    """Ranged combat."""

    origin: str
    target: str


class Melee(Action, frozen=True):
    """Melee with somebody beside."""

    origin: str
    target: str


class Support(Action, frozen=True):
    """Combined arms: the battery of this hex joins the attack."""

    hex: str


class Stand(Action, frozen=True):
    """The defender meets the attack as it is."""


class StandFast(Action, frozen=True):
    """The same, and nothing more is asked about First Strike in this turn."""


class FirstStrike(Action, frozen=True):
    """The defender plays First Strike."""


class Retire(Action, frozen=True):
    """Cavalry retires and reforms."""


class FormSquare(Action, frozen=True):
    """Infantry forms square."""


class BattleBack(Action, frozen=True):
    """The defender battles back."""


class Ignore(Action, frozen=True):
    """So many flags are ignored."""

    flags: int


class Retreat(Action, frozen=True):
    """A step of a retreat."""

    to: str


class Stop(Action, frozen=True):
    """A leader's retreat ends here."""


class Leave(Action, frozen=True):
    """A leader leaves the battlefield over his own edge."""


class Advance(Action, frozen=True):
    """A victorious unit enters this hex."""

    to: str


class Done(Action, frozen=True):
    """Enough of this: no more orders, moves, combats, guns, steps forward."""


STRATEGIC, SINGLE, STAND, FIRST_STRIKE, RETIRE = Strategic(), Single(), Stand(), FirstStrike(), Retire()
STAND_FAST, FORM_SQUARE, BATTLE_BACK = StandFast(), FormSquare(), BattleBack()
STOP, LEAVE, DONE = Stop(), Leave(), Done()
