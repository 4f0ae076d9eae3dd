"""From a section of a rulebook back to where it is learned, and met at a table: lessons and puzzles lead to the rules,
and this is the same the other way round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, count

import msgspec

from klubovna.kernel import lessons
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Lesson
from klubovna.service import puzzles
from klubovna.service.laying import do
from klubovna.service.posing import table_at
from klubovna.service.printed import known_game
from klubovna.service.puzzles import Puzzle
from klubovna.service.teaching import laid

KEPT = 32
"""So many games are remembered."""
LOOKED_THROUGH, POSED = 40, 2
"""So many puzzles, the easiest, are laid out to see what they ask; so many of them are told of a section."""


class ToLesson(msgspec.Struct, frozen=True):
    """A step of a lesson."""

    lesson: str
    number: int
    """Of the lesson in its course."""
    step: int
    """Counted from 1, over all tables."""


class ToPuzzle(msgspec.Struct, frozen=True):
    puzzle: str
    theme: str
    level: int


class Learned(msgspec.Struct, frozen=True):
    """Where a section of the rulebook is learned and met."""

    lessons: list[ToLesson]
    """Those that teach it, each at the first step that does."""
    example: ToLesson | None
    """The first table at which just this is to be done, or decided."""
    puzzles: list[ToPuzzle]
    """Positions in which the question leads here, the easiest first."""


@lru_cache(maxsize=KEPT)
def of(game: str) -> dict[str, Learned]:
    """As a house tells it."""
    return learned(known_game(game))


def learned(game: Game) -> dict[str, Learned]:
    """By the ids of the sections; one that nothing leads back from is not there. A lesson that is about nothing else
    stands before those that come by."""
    course = lessons.sound(game.package)[0]
    taught = dict[str, list[ToLesson]]()
    examples = dict[str, ToLesson]()
    for rule, place in _taught(course):
        if place.lesson not in {one.lesson for one in taught.setdefault(rule, [])}:
            taught[rule].append(place)
    for rule, place in chain(*map(_done, course), *(_asked(game, lesson) for lesson in course)):
        examples.setdefault(rule, place)
    posed = _posed(game)
    return {
        rule: Learned(taught.get(rule, []), examples.get(rule), posed.get(rule, [])[:POSED])
        for rule in dict.fromkeys([*taught, *examples, *posed])
    }


def _taught(course: Sequence[Lesson]) -> Iterator[tuple[str, ToLesson]]:
    """A lesson all of whose steps are about something else begins with its own section."""
    about = {lesson.name: [step.rule or lesson.rule for step in lesson.steps()] for lesson in course}
    for lesson in course:
        first = next((at for at, rule in enumerate(about[lesson.name], 1) if rule == lesson.rule), 1)
        yield lesson.rule, ToLesson(lesson.name, lesson.number, first)
    for lesson in course:
        for number, rule in enumerate(about[lesson.name], 1):
            yield rule, ToLesson(lesson.name, lesson.number, number)


def _done(lesson: Lesson) -> Iterator[tuple[str, ToLesson]]:
    """What the steps are about at which something is to be done."""
    for number, step in enumerate(lesson.steps(), 1):
        if step.takes:
            yield step.rule or lesson.rule, ToLesson(lesson.name, lesson.number, number)


def _asked(game: Game, lesson: Lesson) -> Iterator[tuple[str, ToLesson]]:
    """What the questions there lead to."""
    numbers = count(1)
    with suppress(Broken):  # the laws say why
        for lies in lesson.tables:
            table = laid(game, lesson, lies)
            for step in lies.steps:
                place = ToLesson(lesson.name, lesson.number, next(numbers))
                if step.takes and table.decision is not None:
                    yield table.decision.rule, place
                do(table, [*step.takes[:1], *step.then])


def _posed(game: Game) -> dict[str, list[ToPuzzle]]:
    found = dict[str, list[ToPuzzle]]()
    for puzzle in looked_through(game):
        with suppress(Broken):  # the laws say why
            found.setdefault(question_of(game, puzzle), []).append(ToPuzzle(puzzle.name, puzzle.theme, puzzle.level))
    found.pop("", None)
    return found


def looked_through(game: Game) -> list[Puzzle]:
    """Those that have to be laid out are dear, so only some of them; where it is asked what is certain it is known."""
    every = puzzles.offered(game)
    laid_out = [one for one in every if one.certain is None][:LOOKED_THROUGH]
    return [one for one in every if one.certain is not None or one in laid_out]


def question_of(game: Game, puzzle: Puzzle) -> str:
    """The section that its question leads to; empty where it leads nowhere."""
    if puzzle.certain is not None:
        return game.certainty(puzzle.certain.certainty).rule
    question = table_at(game, puzzle).decision
    return "" if question is None else question.rule
