"""The puzzles of the house: there are enough of them, and thought about anew they come out the same. (That each can be
played as it is written, and has one answer by all that was thought of it, is a law: `test_laws.py`.)"""

from __future__ import annotations

import pytest

import klubovna
from klubovna import shelf
from klubovna.lab.laws.puzzles import anew
from klubovna.service.puzzles import offered

GAMES = shelf.games_of("klubovna")
FEWEST, KINDS = 10, 3
SAMPLE, LESS = 3, 4


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_puzzles_of_several_kinds(id: str) -> None:
    found = offered(klubovna.game(id))
    assert len(found) >= FEWEST
    assert len({one.theme for one in found}) >= KINDS


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_the_clearest_of_them_come_out_the_same(id: str) -> None:
    """Thought about with other luck and a quarter of the thought with which they were found; iterations are counted, so
    that it is the same on any machine. (What is proved is proved again by the law.)"""
    game = klubovna.game(id)
    thought = [one for one in offered(game) if one.checked]
    some = sorted(thought, key=lambda one: (-one.checked[-1].gap, one.name))[:SAMPLE]
    found = {one.name: anew(game, one, one.checked[0].iterations // LESS) for one in some}
    assert found == {one.name: one.finds[0].answer for one in some}
