"""Lessons can be played as they are written, say everything in every language, and between them ask whatever the game
asks."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec

from klubovna.kernel import lessons, rulebook
from klubovna.kernel.errors import Broken
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.kinds import concrete
from klubovna.kernel.lessons import FOLDER, Lesson
from klubovna.kernel.texts import LANGUAGES
from klubovna.lab.laws.words import texts
from klubovna.service.teaching import Taught, asked, taught

LONGEST = 320
"""So many letters are read at a time; more is a wall."""


def untaught(game: Game) -> list[Broken]:
    """What is wrong with the lessons of a game; nothing where it has none."""
    found, faults = lessons.sound(game.package)
    if not found:
        return faults
    faults = [*faults, *(fault for lesson in found for fault in _faults(game, lesson))]
    return [*faults, *_words(game, found), *_rules(game, found)]


def unasked(game: Game, found: list[Lesson]) -> list[type[Decision]]:
    """The kinds of questions that no lesson asks."""
    met = {kind for lesson in found for kind, _ in asked(game, lesson)}
    return [kind for kind in concrete(Decision, game.package) if kind not in met]


def _faults(game: Game, lesson: Lesson) -> Iterator[Broken]:
    try:
        found = taught(game, lesson)
    except Broken as problem:
        yield problem
        return
    for table in found.tables:
        things = _things(msgspec.json.decode(table.view))
        for step in table.steps:
            things |= _things(msgspec.json.decode(msgspec.json.encode([step.standing, step.right])))
            for thing in step.points:
                if thing not in things and not _printed(game, thing):
                    yield Broken(f"there is no {thing!r} to point at", file=lesson.file, field=f"{step.name}.points")
    yield from _idle(found, lesson)


def _idle(found: Taught, lesson: Lesson) -> Iterator[Broken]:
    """A lesson in which nothing is done is a page to be read."""
    if not any(step.shown or step.plays for table in found.tables for step in table.steps):
        yield Broken("there is nothing to do in it", file=lesson.file)


def _things(seen: Any) -> set[str]:
    """Whatever could be the id of something."""
    if isinstance(seen, str):
        return {seen}
    if isinstance(seen, dict):
        return set(seen).union(*map(_things, seen.values())) if seen else set()
    return set().union(*map(_things, seen)) if isinstance(seen, list) and seen else set()


def _printed(game: Game, thing: str) -> bool:
    return any(thing in table for table in game.content().pages.tables.values() if isinstance(table, dict))


def _words(game: Game, found: list[Lesson]) -> Iterator[Broken]:
    folder, place = files(game.package) / FOLDER, f"{game.package}/{FOLDER}"
    yield from texts(folder, place)
    wanted = {id for lesson in found for id in lesson.said()}
    for language in LANGUAGES:
        file, written = f"{place}/{language}.ftl", lessons.texts(game.package, language)
        for id in sorted(wanted):
            if not written.has(id):
                yield Broken("not said", file=file, field=id)
            elif len(said := written.text(id)) > LONGEST:
                yield Broken(f"{len(said)} letters at a time, more than {LONGEST}", file=file, field=id)
    said_ids = {line.split(" =")[0] for line in lessons.words(game.package, "en").splitlines() if " =" in line}
    for id in sorted(id for id in said_ids if id.startswith("lesson-") and id not in wanted):
        yield Broken("no lesson says this", file=f"{place}/en.ftl", field=id)


def _rules(game: Game, found: list[Lesson]) -> Iterator[Broken]:
    known = rulebook.headings(rulebook.book(game.package, "en") or "")
    for lesson in found:
        for rule in [lesson.rule, *(step.rule for step in lesson.steps() if step.rule)]:
            if rule not in known:
                yield Broken("no such heading in the rulebook", file=lesson.file, field=rule)
