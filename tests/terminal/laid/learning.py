"""Somebody who learns the pebbles."""

from __future__ import annotations

from typing import cast

from klubovna.terminal.app import ClubApp, learn_app
from klubovna.terminal.laid.course import Course
from klubovna.terminal.laid.lesson import LessonScreen
from tests.pebbles import GAME, Pebbles


def learning(lesson: str | None = None, language: str = "en") -> ClubApp:
    return learn_app(Course(GAME), language, lesson=lesson)


def at(app: ClubApp) -> LessonScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, LessonScreen))


def heap(app: ClubApp) -> int:
    return cast("Pebbles", at(app).session.table.state).heap
