"""Everything the player can say."""

from __future__ import annotations

from functools import cache

from klubovna.games.vzdor.printed.cards import SideName
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message


class Draft(Action, frozen=True):
    """This one goes covert, the other one to the recruits."""

    maquis: str


class Play(Action, frozen=True):
    maquis: str
    side: SideName


class EndPlanning(Action, frozen=True):
    """No more maquis before the mission is chosen."""


class ChooseMission(Action, frozen=True):
    mission: str


class Use(Action, frozen=True):
    """Carry out the action of the maquis just played."""


class Skip(Action, frozen=True):
    """Leave the action be."""


class Discard(Action, frozen=True):
    """An enemy at the chosen mission."""

    enemy: str


class DiscardAt(Action, frozen=True):
    """An enemy at some other mission, face up or face down."""

    mission: str
    enemy: str


class Move(Action, frozen=True):
    enemy: str


class SendTo(Action, frozen=True):
    mission: str


class Scout(Action, frozen=True):
    mission: str


class TurnEnemy(Action, frozen=True):
    mission: str
    enemy: str


class Enough(Action, frozen=True):
    """One enemy is enough to turn up."""


class Copy(Action, frozen=True):
    maquis: str


class GiveUp(Action, frozen=True):
    """A maquis from hand to the covert discard pile."""

    maquis: str


class TakeBack(Action, frozen=True):
    """A maquis from the revealed pile."""

    maquis: str


class Enlist(Action, frozen=True):
    """A recruit to the top of the covert deck."""

    maquis: str


class PutAway(Action, frozen=True):
    """One of the cards looked at: to the discard pile, or under the recruits."""

    card: str


class Keep(Action, frozen=True):
    """The rest of the cards looked at goes back on the deck."""


class OnTop(Action, frozen=True):
    """This card will be the next one of the deck."""

    card: str


class Defeat(Action, frozen=True):
    """An enemy, or the mission itself."""

    target: str


class EndAttack(Action, frozen=True):
    """Leave the other targets be."""


class GoOn(Action, frozen=True):
    """Another round."""


class EndResistance(Action, frozen=True):
    """Count the points."""


USE, SKIP = Use(), Skip()
END_PLANNING, END_ATTACK = EndPlanning(), EndAttack()
"""Made once: they are offered all the time."""


@cache
def plays(maquis: str) -> tuple[Play, Play]:
    """A maquis on either side, made once, too."""
    return Play(maquis, "covert"), Play(maquis, "revealed")


def against(action: Action, why: str | None, **more: Arg) -> Message | None:
    """The reason against an action, told with the things that it speaks of; None: there is none."""
    if why is None:
        return None
    return Message(why, {**{field: getattr(action, field) for field in action.__struct_fields__}, **more})
