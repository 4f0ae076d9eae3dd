"""From the rules back to the table: a lesson is found from every paragraph that it leads to."""

from __future__ import annotations

import pytest

import klubovna
from klubovna.kernel.lessons import course
from klubovna.kernel.rulebook import book, headings
from klubovna.service import puzzles
from klubovna.service.learning.learned import POSED, ToLesson, ToPuzzle, learned, looked_through, question_of
from klubovna.service.teaching import taught

GAMES = klubovna.games()


@pytest.mark.parametrize("id", GAMES)
def test_every_lesson_is_found_from_its_paragraph(id: str) -> None:
    game = klubovna.game(id)
    found = learned(game)
    for lesson in course(game.package):
        about = [one.lesson for one in found[lesson.rule].lessons]
        assert lesson.name in about
        own = [one.name for one in course(game.package) if one.rule == lesson.rule]
        assert about[: len(own)] == own, "those that are about nothing else stand first"


@pytest.mark.parametrize("id", GAMES)
def test_every_step_is_found_and_the_link_leads_to_the_first_that_is_about_it(id: str) -> None:
    game = klubovna.game(id)
    found = learned(game)
    for lesson in course(game.package):
        rules = [step.rule for table in taught(game, lesson).tables for step in table.steps]
        for rule in rules:
            (place,) = [one for one in found[rule].lessons if one.lesson == lesson.name]
            assert place == ToLesson(lesson.name, lesson.number, rules.index(rule) + 1)


@pytest.mark.parametrize("id", GAMES)
def test_at_an_example_something_is_to_be_done_that_the_paragraph_is_about(id: str) -> None:
    game = klubovna.game(id)
    found, lessons = learned(game), {lesson.name: lesson for lesson in course(game.package)}
    examples = {rule: one.example for rule, one in found.items() if one.example is not None}
    assert len(examples) >= len(found) / 2
    sent = {place.lesson: taught(game, lessons[place.lesson]) for place in examples.values()}
    for rule, place in examples.items():
        step = [step for table in sent[place.lesson].tables for step in table.steps][place.step - 1]
        assert step.shown
        assert rule == step.rule or f'"rule":"{rule}"' in bytes(step.standing).decode()  # type: ignore[call-overload]


@pytest.mark.parametrize("id", [id for id in GAMES if puzzles.offered(klubovna.game(id))])
def test_puzzles_are_found_from_the_paragraph_of_their_question(id: str) -> None:
    """(That each can be laid there is a law: `test_laws.py`.)"""
    game = klubovna.game(id)
    found = learned(game)
    for puzzle in looked_through(game):
        told = found[question_of(game, puzzle)].puzzles
        assert ToPuzzle(puzzle.name, puzzle.theme, puzzle.level) in told or len(told) == POSED


@pytest.mark.parametrize("id", GAMES)
def test_nothing_leads_back_from_nowhere(id: str) -> None:
    game = klubovna.game(id)
    assert set(learned(game)) <= set(headings(book(game.package, "en") or ""))
