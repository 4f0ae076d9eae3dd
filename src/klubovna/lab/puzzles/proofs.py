"""Whether an answer is no opinion: it wins at once and for certain, whatever the seat does not know."""

from __future__ import annotations

import random
from typing import Any

from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.game import Game
from klubovna.lab.puzzles.positions import Position

PROOFS = 150
"""In so many imagined states a proof is tried."""


def proved(game: Game, position: Position, answer: Action) -> bool:
    """Whether the answer wins in every state that was imagined, and nothing else does."""
    others = (other for other in position.options if other != answer)
    return _wins(game, position, answer) and not any(_wins(game, position, other) for other in others)


def _wins(game: Game, position: Position, action: Action) -> bool:
    return all(_won(game, position, action, number) for number in range(PROOFS))


def _won(game: Game, position: Position, action: Action, number: int) -> bool:
    seat = position.decision.seat
    s: Any = game.sample(position.state, seat, random.Random(f"proof {number}"))
    choose(s, s.stack[-1], action)
    advance(s)
    return s.outcome is not None and seat in s.outcome.winners
