"""The courses of the house: all of each game is asked on the way. (That lessons can be played as they are written, and
say what they have to in every language, is a law: `test_laws.py`.)"""

from __future__ import annotations

import pytest

import klubovna
from klubovna import shelf
from klubovna.kernel.lessons import course
from klubovna.lab.laws.lessons import unasked

GAMES = shelf.games_of("klubovna")
FEWEST, MOST = 6, 10


@pytest.mark.parametrize("id", GAMES)
def test_a_course_asks_every_kind_of_question(id: str) -> None:
    game = klubovna.game(id)
    assert [kind.__name__ for kind in unasked(game, list(course(game.package)))] == []


@pytest.mark.parametrize("id", GAMES)
def test_a_course_is_as_long_as_people_like_and_ends_with_a_whole_game(id: str) -> None:
    lessons = course(klubovna.game(id).package)
    assert FEWEST <= len(lessons) <= MOST
    last = lessons[-1].tables[-1].steps[-1].plays
    assert last is not None
    assert (last.until, last.rival) == ("", "novice")
