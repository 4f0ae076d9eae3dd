"""The courses of the house: all of each game is asked on the way. (That lessons can be played as they are written, and
say what they have to in every language, is a law: `test_laws.py`.)"""

from __future__ import annotations

import pytest

import klubovna
from klubovna import shelf
from klubovna.kernel.lessons import course, texts
from klubovna.kernel.texts import LANGUAGES
from klubovna.lab.laws.lessons import unasked

GAMES = shelf.games_of("klubovna")
FEWEST, MOST = 6, 10
READ, CHOSEN, SHOWN = 1 / 16, 6, 3
"""Seconds for a letter of something new, for a choice, for a step with what comes of it."""


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_lesson_takes_no_longer_than_it_says(id: str, language: str) -> None:
    """For somebody who reads all of it and takes every step at once."""
    game = klubovna.game(id)
    said = texts(game.package, language)
    long = {}
    for lesson in course(game.package):
        steps = list(lesson.steps())
        letters = sum(len(said.text(f"lesson-{lesson.name}-{step.name}")) for step in steps)
        seconds = letters * READ + sum(CHOSEN for step in steps if step.takes) + SHOWN * len(steps)
        if seconds > 60 * lesson.minutes:
            long[lesson.name] = round(seconds / 60, 1)
    assert long == {}
