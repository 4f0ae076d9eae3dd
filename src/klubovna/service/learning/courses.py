"""Lessons as a house offers them: which there are, how far somebody is, and tables that are played on freely."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

import klubovna
from klubovna import shelf
from klubovna.kernel import lessons
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Lesson
from klubovna.kernel.messages import Seat
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.kernel.texts import LANGUAGES
from klubovna.service import moments, wire
from klubovna.service.printed import known_game
from klubovna.service.refusals import missing
from klubovna.service.tables.asks import Meant
from klubovna.service.tables.opening import Agreed
from klubovna.service.teaching import reached, taught

log = logging.getLogger("klubovna.service")
KEPT = 200
"""So many lessons are kept as they are sent."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson, and how far the one who asks is."""

    name: str
    minutes: int
    rule: str
    steps: int
    step: int
    """To go on at; 0 where it was not begun."""
    done: bool


class CourseInfo(msgspec.Struct, frozen=True):
    game: str
    lessons: list[LessonInfo]


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come."""

    step: int
    done: bool = False


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of one of the tables of a lesson, both counted from 0."""

    table: int
    step: int


class AskWhyNot(At, frozen=True, forbid_unknown_fields=True):
    """What somebody may have meant by clicking a thing there, as texts of actions or ids of things."""

    texts: Meant


def found(id: str, name: str) -> tuple[Game, Lesson]:
    try:
        game = klubovna.game(id)
        return game, lessons.lesson(game, name)
    except Unreadable as problem:
        raise missing(str(problem)) from None


class Far(NamedTuple):
    """How far somebody came in a lesson."""

    step: int
    done: bool


def courses(far: Mapping[tuple[str, str], Far]) -> list[CourseInfo]:
    """Of all games that have one; `far` by game and lesson. A lesson that can't be read is not there; the log says
    why."""
    told = []
    for game in shelf.sound()[0]:
        infos = [info(lesson, far.get((game.id, lesson.name), Far(0, False))) for lesson in _known(game.package)]
        if infos:
            told.append(CourseInfo(game.id, infos))
    return told


@lru_cache(maxsize=KEPT)
def _known(package: str) -> list[Lesson]:
    """Read once; what is wrong with one of them is told, and harms no other."""
    found, faults = lessons.sound(package)
    for fault in faults:
        log.error("%s", fault)
    return found


def info(lesson: Lesson, far: Far) -> LessonInfo:
    steps = sum(1 for _ in lesson.steps())
    step = min(max(0, far.step), steps)
    return LessonInfo(lesson.name, lesson.minutes, lesson.rule, steps, step, far.done)


@lru_cache(maxsize=KEPT)
def script(id: str, name: str) -> bytes:
    """A whole lesson as it is sent."""
    return wire.encode(taught(*found(id, name)))


def words(game: str, language: str) -> str:
    """The Fluent file of a game's lessons."""
    if language not in LANGUAGES or not (files(known_game(game).package) / lessons.FOLDER).is_dir():
        raise missing("there are no lessons in this language")
    return lessons.words(known_game(game).package, language)


def why_not(id: str, name: str, asked: AskWhyNot) -> wire.WhyNot:
    """The rule against something that was tried at a step."""
    return moments.why_not(_table(*found(id, name), asked), asked.texts)


class Freely(NamedTuple):
    """A table as it lies at a step from which it is played freely."""

    table: Table
    seat: Seat
    rival: str
    agreed: Agreed


def freely(id: str, name: str, at: At) -> Freely:
    game, lesson = found(id, name)
    table = _table(game, lesson, at)
    goal = lesson.tables[at.table].steps[at.step].plays
    if goal is None:
        raise missing("this step is not played freely")
    return Freely(table, lesson.seat_at(lesson.tables[at.table]), goal.rival, Agreed(hints=goal.hints))


def _table(game: Game, lesson: Lesson, at: At) -> Table:
    """As it lies at this step."""
    if not (0 <= at.table < len(lesson.tables) and 0 <= at.step < len(lesson.tables[at.table].steps)):
        raise missing("the lesson has no such step")
    return resume(game, reached(game, lesson, lesson.tables[at.table], at.step), known=True)
