"""What a mind goes by before it has searched: how good a position looks, and which choices look likely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat

BY_HAND = "hand"


class Judge(msgspec.Struct, frozen=True):
    """A judgement, written by hand or learned."""

    value: Callable[[Any, Seat], float] | None
    """How good a state is for a seat, 0 to 1. None: only the end tells."""
    priors: Callable[[Any, Sequence[Action]], list[float]] | None = None
    """How likely whoever decides in a state would choose each of the options, by what that seat may know; they add up
    to 1. None: one has to look one step ahead."""
    name: str = BY_HAND
    """What is measured of it goes by this name."""


def by_hand(game: Game) -> Judge:
    """The judgement that the game brings."""
    return Judge(game.judgement)
