"""Whole courses, walked by somebody who has never seen the game: every lesson of every game, by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import klubovna
from klubovna.kernel.lessons import Lesson, course
from tests.browser.rooms import TAUGHT
from tests.browser.visitor import Size, Visitor
from tests.browser.walking import Walker

Come = Callable[..., Visitor]
DESKTOP, PHONE = (1440, 900), (390, 844)
SEED = 1
TOLD_LATER = "PUT learn/"
"""How far somebody is: that alone the house is told on the way."""


def lessons_of(game: str) -> list[Lesson]:
    return list(course(klubovna.game(game).package))


def walked_at(game: str, size: Size) -> list[Lesson]:
    """Each lesson at one of the two windows, by turns; the first and the last at both."""
    lessons = lessons_of(game)
    return [one for i, one in enumerate(lessons) if i in (0, len(lessons) - 1) or (i % 2 == 0) == (size == DESKTOP)]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_is_walked_through(come: Come, game: str, size: Size) -> None:
    """Without the house as soon as a lesson is there, and without a new page between two of them; the first one from
    the course to its end, after which the house knows that it is done."""
    language = "cs" if size == DESKTOP else "en"
    visitor = come(size=size, language=language).expecting("Failed to load resource", "ERR_")
    walker = Walker(visitor)
    first, *others = walked_at(game, size)
    walker.walk_from_course(game, first.name)
    for lesson in others:
        walker.walk(game, lesson.name)
    assert walker.amiss == []
    assert walker.listed == []
    assert {asked for asked in walker.asked if not asked.startswith(TOLD_LATER)} == set()


GOALS = [
    (game, lesson.name, number, step.plays.until)
    for game in TAUGHT
    for lesson in lessons_of(game)
    for number, step in enumerate(lesson.steps(), 1)
    if step.plays
]
WHOLE = ("vzdor", "blitzkrieg", "hagalaz")
"""Whose first whole game is soon over; the others are begun, and played to their ends elsewhere."""
MOST, BEGUN = 400, 12


def play_on(visitor: Visitor, id: str, until: str, most: int) -> bool:
    """By whatever may be chosen, until it is said or the game is over; whether it came to that."""
    whim = random.Random(SEED)
    now = visitor.ask(f"tables/{id}/moment")
    heard, chosen = times_said(now, until), 0
    while chosen < most:
        if now["outcome"] is not None or times_said(now, until) > heard:
            return True
        if now["options"]:
            choice = {"seq": now["seq"], "text": whim.choice(now["options"])["text"]}
            now = visitor.ask(f"tables/{id}/choose", choice)
            chosen += 1
        else:
            now = visitor.ask(f"tables/{id}/moment")
    return False


def times_said(moment: Any, id: str) -> int:
    return sum(line["said"]["id"] == id for line in moment["log"])


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_is_played_for_in_a_course_can_be_reached(come: Come, game: str) -> None:
    """A table is opened from the lesson; when it is reached, the table says so, and the way leads on."""
    visitor = come(size=DESKTOP).expecting("WebSocket is closed before")  # a table that is left before its line is up
    for name, number, until in [goal[1:] for goal in GOALS if goal[0] == game]:
        visitor.go(f"learn/{game}/{name}/{number}")
        visitor.sees(f'.app[data-step="{number}"] .prompt .acts .main').click()
        visitor.until("() => location.hash.startsWith('#/table/')")  # and on: nobody has to wait for a table
        id = visitor.table
        visitor.go(f"learn/{game}").sees(".lessoncard")
        reached = play_on(visitor, id, until, MOST if until or game in WHOLE else BEGUN)
        assert reached or (not until and game not in WHOLE)
        visitor.at_table(id)
        if reached:
            visitor.sees(".drawer .lesson .wellchosen")
            visitor.sees(".drawer .lesson .ways .main")
        else:
            visitor.sees(".drawer .lesson .says")
        visitor.picture(f"played-{game}-{name}-{number}")
