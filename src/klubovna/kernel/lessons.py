"""Lessons: a game is learned by playing it. A lesson is data beside its game, in `lessons/`: what lies on the table,
what is said of it and what the learner is to do. Whoever teaches (`service/teaching.py`) is the same for all games.

A file `lessons/03-closing.toml` is the lesson `closing`, the third of the course; its words are in `lessons/cs.ftl` and
`lessons/en.ftl`, each with the name of the lesson in front: `lesson-closing`, `lesson-closing-<step>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

import msgspec

from klubovna.kernel import content
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.odds import Happening
from klubovna.kernel.texts import LANGUAGES, Texts

FOLDER = "lessons"
_FILE = re.compile(r"(\d\d)-([a-z][a-z0-9-]*)\.toml")


class _Page(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Luck(_Page, frozen=True):
    """What nature chooses, told in advance."""

    luck: Happening


Deed: TypeAlias = str | Luck
"""The text of an action of whoever is asked, or luck."""


class Goal(_Page, frozen=True):
    """Free play from here on, until something is reached."""

    rival: str = "novice"
    """The bot that plays all other seats."""
    until: str = ""
    """The message of the log that says so; empty: the end of the game."""
    hints: bool = True


class Step(_Page, frozen=True):
    """Something that is said and, perhaps, something to be done."""

    name: str
    points: list[str] = []
    """The things on the table that are meant, in the order in which they are spoken of."""
    takes: list[str] = []
    """What the learner is to choose, as texts of actions in which `*` stands for anything. The first one has no `*`: it
    is shown to who asks for it, and the lesson goes on from it."""
    reaches: str = ""
    """Besides, every choice is right after which this message is said at once."""
    wrong: dict[str, str] = {}
    """What is said to other choices: the same kind of texts, and the name of what is said."""
    then: list[Deed] = []
    """What luck brings and everybody chooses after it, before the next step."""
    plays: Goal | None = None
    rule: str = ""
    """The heading of the rulebook, if it is another one than the lesson's."""


class Laid(_Page, frozen=True):
    """A table, and what happens at it."""

    steps: list[Step]
    seat: Seat = ""
    """The learner's; empty: as in the lesson."""
    options: dict[str, str | int | bool] = {}
    own: dict[str, str] = {}
    """Options that take a text of the players' own, such as a scenario, and its file in `lessons/own/`."""
    before: list[Deed] = []
    """How the table came to lie like this."""


class Lesson(_Page, frozen=True):
    """One of a course."""

    minutes: int
    rule: str
    """The heading of the rulebook where it stands."""
    seat: Seat
    tables: list[Laid]
    name: str = ""
    file: str = ""

    def seat_at(self, table: Laid) -> Seat:
        return table.seat or self.seat

    def said(self) -> Iterator[str]:
        """The messages that this lesson needs."""
        yield from (f"lesson-{self.name}", f"lesson-{self.name}-about")
        for step in self.steps():
            yield from (f"lesson-{self.name}-{name}" for name in (step.name, *step.wrong.values()))

    def steps(self) -> Iterator[Step]:
        return (step for table in self.tables for step in table.steps)


@lru_cache(maxsize=256)
def course(package: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises Broken. A game without lessons has none."""
    return tuple(lesson for lesson, _ in _read(package) if lesson is not None)


def sound(package: str) -> tuple[list[Lesson], list[Broken]]:
    """The lessons that can be read, and what is wrong with the others: none spoils another."""
    found = list(_read(package, forgiving=True))
    return [lesson for lesson, _ in found if lesson is not None], [fault for _, fault in found if fault is not None]


def _read(package: str, *, forgiving: bool = False) -> Iterator[tuple[Lesson | None, Broken | None]]:
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".toml"):
            continue
        try:
            yield _lesson(file, f"{package}/{FOLDER}/{file.name}"), None
        except Broken as problem:
            if not forgiving:
                raise
            yield None, problem


def _lesson(file: Traversable, place: str) -> Lesson:
    named = _FILE.fullmatch(file.name)
    if named is None:
        raise Broken("a lesson's file is called like 03-closing.toml", file=place)
    found: Lesson = content.shaped(file.read_text("utf-8"), Lesson, place)
    for step in found.steps():
        if step.takes and "*" in step.takes[0]:
            raise Broken("the first is the one that is shown, and has no *", file=place, field=f"{step.name}.takes")
        if step.reaches and not step.takes:
            raise Broken("which of the choices that reach it is shown?", file=place, field=f"{step.name}.takes")
        if step.takes and step.plays:
            raise Broken("a step takes a choice or is played freely", file=place, field=f"{step.name}.plays")
    return msgspec.structs.replace(found, name=named[2], file=place)


def lesson(game: Game, name: str) -> Lesson:
    """By its name; raises Unreadable, and Broken where it is this one that can't be read."""
    try:
        known, faults = {one.name: one for one in course(game.package)}, list[Broken]()
    except Broken:
        found, faults = sound(game.package)
        known = {one.name: one for one in found}
    for fault in faults:
        if str(fault.file).endswith(f"-{name}.toml"):
            raise fault
    if name not in known:
        near = content.perhaps(name, known)
        raise Unreadable(f"{game.id} has no lesson {name!r}{near}; there are: {', '.join(known) or 'none'}")
    return known[name]


def settings(game: Game, table: Laid) -> Settings:
    """The options of a table, texts of the players' own read from beside the lesson; raises Unreadable and Broken."""
    own = {option: _own(game, file) for option, file in table.own.items()}
    return game.settings({**table.options, **own}, own=True)


def _own(game: Game, file: str) -> str:
    path = files(game.package) / FOLDER / "own" / file
    if not path.is_file() or "/" in file:
        raise Broken("no such file beside the lessons", file=f"{game.package}/{FOLDER}/own/{file}")
    return path.read_text("utf-8")


@lru_cache(maxsize=32)
def words(package: str, language: str) -> str:
    """What is said in the lessons of a game, as it is written; nothing where there are none."""
    file = files(package) / FOLDER / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@lru_cache(maxsize=32)
def texts(package: str, language: str) -> Texts:
    """All texts that a lesson needs: those of the table, and its own."""
    assert language in LANGUAGES
    folders = [files("klubovna.kernel") / "texts", files(package) / "texts", files(package) / FOLDER]
    return Texts(language, [folder for folder in folders if (folder / f"{language}.ftl").is_file()])
