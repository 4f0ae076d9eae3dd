"""Everything a player can say. Hexes stand for whoever or whatever is there: `target D5`, `step E6`."""

from __future__ import annotations

from klubovna.kernel.actions import Action


class Embark(Action, frozen=True):
    """Campaign: this mission comes next."""

    mission: str


class Recruit(Action, frozen=True):
    """This hero comes along."""

    hero: str


class Take(Action, frozen=True):
    """A player takes this hero's mat."""

    hero: str


class Deploy(Action, frozen=True):
    """The hero's figure is put on this start hex."""

    hex: str


class Unlock(Action, frozen=True):
    """A hero unlocks an ability."""

    hero: str
    ability: str


class Keep(Action, frozen=True):
    """Strategy roll: this die is not rolled."""

    die: str


class Roll(Action, frozen=True):
    """Strategy roll: all dice are rolled, nothing is kept or changed."""


class Change(Action, frozen=True):
    """Renegade token: this die…"""

    die: str


class Turn(Action, frozen=True):
    """…is turned to show this."""

    face: str


class Use(Action, frozen=True):
    """A die is put into a slot of this action."""

    die: str
    slot: str


class Spare(Action, frozen=True):
    """A die is put on the mat without an action."""

    die: str


class Step(Action, frozen=True):
    """The hero enters a hex beside."""

    hex: str


class Travel(Action, frozen=True):
    """Fast travel to this hex."""

    hex: str


class Charge(Action, frozen=True):
    """Krogan Warlord: a Rage token for a step."""

    hex: str


class Target(Action, frozen=True):
    """This enemy, or this hex."""

    hex: str


class Help(Action, frozen=True):
    """This hero."""

    hero: str


class Medigel(Action, frozen=True):
    """Medigel for this hero."""

    hero: str


class Grenade(Action, frozen=True):
    """A grenade is thrown at this hex…"""

    hex: str


class GrenadeCase(Action, frozen=True):
    """…or a whole case of them."""

    hex: str


class Command(Action, frozen=True):
    """A command token is spent: `advance`, `strike` or `reroll`."""

    order: str


class Reroll(Action, frozen=True):
    """This die is rolled again."""

    die: str


class Aim(Action, frozen=True):
    """Garrus fires what he has aimed."""

    hex: str


class Rage(Action, frozen=True):
    """Wrex spends so many Rage tokens."""

    tokens: int


class Look(Action, frozen=True):
    """Analysis: the threat card of this hero is turned over…"""

    hero: str


class Bury(Action, frozen=True):
    """…and goes under the deck, another comes in its place…"""

    hero: str


class Scrap(Action, frozen=True):
    """…or is discarded, and none comes."""

    hero: str


class Fly(Action, frozen=True):
    """Chatika flies to this hex."""

    hex: str


class Zap(Action, frozen=True):
    """Chatika hits an enemy."""

    hex: str


class Hack(Action, frozen=True):
    """A turret is disabled."""

    hex: str


class Open(Action, frozen=True):
    """The door between these hexes is unlocked."""

    here: str
    there: str


class Handle(Action, frozen=True):
    """Objective action: what is on this hex."""

    hex: str


class Work(Action, frozen=True):
    """Objective action towards this objective."""

    objective: str


class PickUp(Action, frozen=True):
    """Objective action: this token is taken along."""

    token: str


class Capture(Action, frozen=True):
    """Objective action: the champion on this hex."""

    hex: str


class LeaveMap(Action, frozen=True):
    """The hero leaves by the exit."""


class Activate(Action, frozen=True):
    """This enemy comes first."""

    hex: str


class Strike(Action, frozen=True):
    """This hero is attacked."""

    hero: str


class Advance(Action, frozen=True):
    """The enemy goes there."""

    hex: str


class Place(Action, frozen=True):
    """The enemy comes in here."""

    hex: str


class Deflect(Action, frozen=True):
    """Shadow Broker's Intuition: the attack is weaker…"""


class Dodge(Action, frozen=True):
    """…or the target moves first."""


class Calibrate(Action, frozen=True):
    """Calibration is used for this shot."""


class Approve(Action, frozen=True):
    """Shepard's player lets the token go."""


class Again(Action, frozen=True):
    """Shoot It 46 More Times: the same once more."""

    hex: str


class Done(Action, frozen=True):
    """Enough of this: no more steps, no more actions, not this time."""


ROLL, LEAVE, DEFLECT, DODGE, DONE = Roll(), LeaveMap(), Deflect(), Dodge(), Done()
CALIBRATE, APPROVE = Calibrate(), Approve()
