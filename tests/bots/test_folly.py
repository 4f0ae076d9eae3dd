"""Weak is not broken: in whole games of novices, and of those of the club, nobody does what one would laugh at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import klubovna
from klubovna.bots.players import player
from klubovna.bots.questions import Player
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.messages import Seat
from tests.bots.folly import follies

GAMES: dict[str, tuple[int, Settings]] = {
    "blitzkrieg": (6, {}),
    "vzdor": (4, {}),
    "kacir": (2, {}),
    "hagalaz": (1, {"scenario": "cerberus-weapons"}),
    "napoleonics": (1, {"scenario": "rolica-first"}),
}
"""So many of each, with what was agreed."""


def of_level(level: str) -> Callable[[Game, Seat], Player]:
    return lambda game, seat: player(level, game, seat)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["novice", "club"])
@pytest.mark.parametrize("id", klubovna.games())
def test_nobody_would_laugh(id: str, level: str) -> None:
    games, options = GAMES[id]
    found = [folly for seed in range(games) for folly in follies(klubovna.game(id), seed, of_level(level), options)]
    assert not found


def test_somebody_who_chooses_anything_is_laughed_at() -> None:
    """The list can fail."""
    for id, (_, options) in GAMES.items():
        seeds = (follies(klubovna.game(id), seed, of_level("random"), options) for seed in range(20))
        assert any(next(found, None) for found in seeds), id
