"""Everything a player can say. Villagers and cards stand for themselves: `visit judy`, `drink dark-honey`."""

from __future__ import annotations

from klubovna.kernel.actions import Action


class Visit(Action, frozen=True):
    """A pawn to a villager."""

    villager: str


class Familiar(Action, frozen=True):
    """The familiar's pawn to a villager."""

    villager: str


class Gather(Action, frozen=True):
    """Board: an influence."""


class Draw(Action, frozen=True):
    """Board: a card."""


class Ready(Action, frozen=True):
    """Board: the other player's pawn leaves this villager."""

    villager: str


class Stir(Action, frozen=True):
    """Witch's board: a secret on a brew."""

    card: str


class CoverUp(Action, frozen=True):
    """Witch's board: an investigation is discarded."""

    card: str


class Ritual(Action, frozen=True):
    """Witch's board: the end."""

    villager: str


class Activate(Action, frozen=True):
    """Hunter's board: a location."""

    card: str


class Cancel(Action, frozen=True):
    """Hunter's board: a curse."""

    card: str


class Exonerate(Action, frozen=True):
    """Hunter's board: evidence for a suspect card."""


class Eliminate(Action, frozen=True):
    """Hunter's board: somebody dies."""

    villager: str


class Drink(Action, frozen=True):
    """Free: a full brew."""

    card: str


class Discard(Action, frozen=True):
    """Free: an own card in play."""

    card: str


class EndTurn(Action, frozen=True):
    """No more actions in this turn."""


class Play(Action, frozen=True):
    """A card from the hand."""

    card: str


class Choose(Action, frozen=True):
    """A villager, a card in play or a group, for whatever is asked."""

    thing: str


class Skip(Action, frozen=True):
    """Nothing (more) of this."""


class Use(Action, frozen=True):
    """The villager's ability."""


class Lift(Action, frozen=True):
    """Instead of the ability: a gloom leaves the possessed villager…"""


class Deepen(Action, frozen=True):
    """…or comes back."""


class Convert(Action, frozen=True):
    """Secrets become a favour."""


class Call(Action, frozen=True):
    """A familiar does what it can…"""

    card: str


class Boost(Action, frozen=True):
    """…and more than that."""

    card: str


class Pay(Action, frozen=True):
    """What is due is paid in influence."""


class Decline(Action, frozen=True):
    """It is not paid."""


class Dismiss(Action, frozen=True):
    """Upkeep: this ally is not paid and goes."""

    card: str


class PutAway(Action, frozen=True):
    """A card of the hand is discarded."""

    card: str


class Reveal(Action, frozen=True):
    """Two cards of the hand are shown."""

    first: str
    second: str


class Reject(Action, frozen=True):
    """Of the cards shown, this one is discarded."""

    card: str


class Allow(Action, frozen=True):
    """The card shown is taken by its owner."""


class Refuse(Action, frozen=True):
    """It is discarded, and its owner gains influence."""


class Group(Action, frozen=True):
    """Set-up: these three villagers."""

    faction: str


class Keep(Action, frozen=True):
    """Set-up: these cards stay…"""


class Redraw(Action, frozen=True):
    """…or are shuffled back for others."""


GATHER, DRAW, EXONERATE, END_TURN, SKIP, USE, LIFT = Gather(), Draw(), Exonerate(), EndTurn(), Skip(), Use(), Lift()
DEEPEN, CONVERT, PAY, DECLINE, ALLOW, REFUSE = Deepen(), Convert(), Pay(), Decline(), Allow(), Refuse()
KEEP, REDRAW = Keep(), Redraw()
