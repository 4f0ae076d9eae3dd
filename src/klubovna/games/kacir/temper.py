"""What beginners like too much, and what nobody would do: for bots that err as people do."""

from __future__ import annotations

from klubovna.games.kacir.choices import DRAW, END_TURN, GATHER, Decline, Discard, Eliminate, EndTurn, Skip
from klubovna.games.kacir.state import Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.strength import Temper


def sensible(s: Kacir, options: list[Action]) -> list[Action]:
    """A pawn that is left can at least fetch something; cards in play are kept; and whoever is known to be innocent is
    left alone."""
    pawns = GATHER in options or DRAW in options
    return [
        action
        for action in options
        if not isinstance(action, Discard)
        and not (action == END_TURN and pawns)
        and not (isinstance(action, Eliminate) and s.village.ids.index(action.villager) in s.suspects)
    ]


TEMPER = Temper(bold=(Eliminate,), loath=(EndTurn, Skip, Decline, Discard), sensible=sensible)
