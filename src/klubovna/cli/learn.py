"""`klubovna learn`: the lessons of a game, at the table."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

import klubovna
from klubovna.cli.asked import NO_TERMINAL, add_language, failed, is_terminal
from klubovna.kernel import lessons

if TYPE_CHECKING:
    from klubovna.kernel.texts import Texts
    from klubovna.terminal.laid.course import Course


def add_learn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game, see `klubovna games`")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="by its name; else the course, where you stopped")
    add_language(parser)
    parser.add_argument("--list", action="store_true", help="only list the lessons, and which are done")
    parser.add_argument("--check", action="store_true", help="play all lessons, and say what is wrong")
    parser.add_argument("--light", choices=("day", "evening"), help="colours (usually as the terminal is)")
    parser.set_defaults(run=learn)


def learn(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    if args.lesson is not None:
        lessons.lesson(game, args.lesson)
    if args.check:
        return check(game, args.lesson)
    from klubovna.terminal.laid.course import Course
    from klubovna.terminal.language import laid_texts, spoken

    course, language = Course(game), spoken(args.lang)
    if args.list:
        for line in listed(course, laid_texts(game, language)):
            print(line)
        for fault in [*course.faults, *([course.fault] if course.fault else [])]:
            failed(str(fault))
        return 0
    if not is_terminal():
        return failed("learn needs a terminal; --list prints the lessons", NO_TERMINAL)
    from klubovna.terminal.app import learn_app

    app = learn_app(course, language, lesson=args.lesson, light=args.light)
    app.run()
    return app.return_code or 0


def listed(course: Course, texts: Texts) -> Iterator[str]:
    """Two lines a lesson: what it is called and how far one is, and what it is about."""
    from klubovna.terminal.laid.learn import facts
    from klubovna.terminal.laid.lesson import title

    for lesson in course.lessons:
        told = " · ".join([lesson.name, *facts(course, lesson, texts)])
        yield f"{lesson.number:>2}  {title(lesson, texts)} ({told})"
        yield f"    {texts.text(f'lesson-{lesson.name}-about')}"


def check(game: klubovna.Game, only: str | None) -> int:
    from klubovna.lab.laws.lessons import unasked, untaught

    faults = [fault for fault in untaught(game) if only is None or f"-{only}.toml" in fault.file]
    for fault in faults:
        failed(str(fault))
    found, broken = lessons.sound(game.package)
    if not broken and not faults:
        kinds = ", ".join(kind.__name__ for kind in unasked(game, found))
        print(f"{len(found)} lessons can be played as they are written; not asked in them: {kinds or 'nothing'}")
    return 1 if faults else 0
