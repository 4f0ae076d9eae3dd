"""The puzzles of the house: there are enough of them, and thought about anew they come out the same. (That each can be
played as it is written, and has one answer by all that was thought of it, is a law: `test_laws.py`.)"""

from __future__ import annotations

import random

import pytest

import klubovna
from klubovna import shelf
from klubovna.lab.laws.puzzles import anew
from klubovna.service.puzzles import offered

GAMES = shelf.games_of("klubovna")
FEWEST, KINDS, SAMPLE = 10, 3, 2


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_puzzles_of_several_kinds(id: str) -> None:
    found = offered(klubovna.game(id))
    assert len(found) >= FEWEST
    assert len({one.theme for one in found}) >= KINDS


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_some_of_them_come_out_the_same(id: str) -> None:
    """Thought about with other luck and less than when they were made; iterations are counted, so that it is the same
    on any machine."""
    game = klubovna.game(id)
    some = random.Random("sample").sample(sorted(offered(game), key=lambda one: one.name), SAMPLE)
    assert {one.name: anew(game, one).answer.text for one in some} == {one.name: one.finds[0].answer for one in some}
