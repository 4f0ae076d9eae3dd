"""Whose gain a position is: all share it, two fight over it, or each is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat

Values: TypeAlias = Callable[[Any], Callable[[Seat], float]]
"""A state, then a seat, to how good the state is for the seat, 0 to 1."""


def valuing(game: Game, me: Seat, judgement: Callable[[Any, Seat], float] | None) -> Values:
    """A game that some tables play in threes is no duel, whoever sits at this one."""
    judge, most = judgement or result, game.company[1]
    if game.together or most == 1:
        return lambda s: _shared(judge(s, me))
    if most == 2:
        return lambda s: _fought_over(judge(s, me), me)
    return lambda s: cache(lambda seat: judge(s, seat))


def _shared(value: float) -> Callable[[Seat], float]:
    return lambda seat: value


def _fought_over(value: float, me: Seat) -> Callable[[Seat], float]:
    """What one wins the other loses. (Seats may be called differently on another map: all that matters is "not me".)"""
    return lambda seat: value if seat == me else 1 - value


def result(s: Any, seat: Seat) -> float:
    """Without judgement only the end is known. A draw of rivals is everybody's."""
    if s.outcome is None:
        return 0.5
    winners, seats = s.outcome.winners, s.outcome.scores
    if not winners and len(seats) > 1 and not s.together:
        return 1 / len(seats)
    return 1 / len(winners) if seat in winners else 0.0
