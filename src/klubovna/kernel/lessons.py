"""Lessons: a game is learned by playing it. A lesson is data beside its game, in `lessons/`: what lies on the table,
what is said of it and what the learner is to do. Whoever teaches (`service/teaching.py`) is the same for all games.

A file `lessons/03-closing.toml` is the lesson `closing`, the third of the course; its words are in `lessons/cs.ftl` and
`lessons/en.ftl`, each with the name of the lesson in front: `lesson-closing`, `lesson-closing-<step>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

import msgspec

from klubovna.kernel import toml
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.meant import perhaps
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
    """What is said to other choices: the same kind of texts, and the name of what is said. What is right is not wrong,
    and of several that fit the first counts."""
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
    number: int = 0
    """In the course, as its file is called."""
    file: str = ""
    text: str = ""
    """The file as it is written, to find the line where something is wrong."""

    def seat_at(self, table: Laid) -> Seat:
        return table.seat or self.seat

    def said(self) -> Iterator[str]:
        """The messages that this lesson needs."""
        yield from (f"lesson-{self.name}", f"lesson-{self.name}-about")
        for step in self.steps():
            yield from (f"lesson-{self.name}-{name}" for name in (step.name, *step.wrong.values()))

    def steps(self) -> Iterator[Step]:
        return (step for table in self.tables for step in table.steps)

    def broken(self, problem: str, table: int, step: int | None = None, field: str = "") -> Broken:
        """What is wrong with one of its tables, or with a step there, all counted from 0."""
        at = f"tables[{table}]" if step is None else f"tables[{table}].steps[{step}]"
        named = "" if step is None else self.tables[table].steps[step].name
        line = toml.line_of(self.text, f"{at}.{field}") if field else toml.line_of(self.text, at)
        return Broken(problem, file=self.file, line=line, field=".".join(filter(None, (named, field))))


@lru_cache(maxsize=256)
def course(package: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises Broken. A game without lessons has none."""
    found, faults = sound(package)
    for fault in faults:
        raise fault
    return tuple(found)


def sound(package: str) -> tuple[list[Lesson], list[Broken]]:
    """The lessons that can be read, and what is wrong with the others: none spoils another."""
    folder, found, faults = files(package) / FOLDER, list[Lesson](), list[Broken]()
    written = folder.iterdir() if folder.is_dir() else ()
    for file in sorted((file for file in written if file.name.endswith(".toml")), key=lambda file: file.name):
        try:
            found.append(_lesson(file, f"{package}/{FOLDER}/{file.name}"))
        except Broken as problem:
            faults.append(problem)
    return found, faults


def _lesson(file: Traversable, place: str) -> Lesson:
    named = _FILE.fullmatch(file.name)
    if named is None:
        raise Broken("a lesson's file is called like 03-closing.toml", file=place)
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise Broken(f"not UTF-8: {problem.reason}", file=place) from None
    read: Lesson = toml.shaped(text, Lesson, place)
    found = msgspec.structs.replace(read, name=named[2], number=int(named[1]), file=place, text=text)
    if not all(table.steps for table in found.tables) or not found.tables:
        raise Broken("there is no step in it", file=place)
    for number, table in enumerate(found.tables):
        for place_in_it, step in enumerate(table.steps):
            for field, contradiction in _contradictions(step):
                raise found.broken(contradiction, number, place_in_it, field)
    return found


def _contradictions(step: Step) -> Iterator[tuple[str, str]]:
    """The field, and what is wrong with it."""
    if step.takes and "*" in step.takes[0]:
        yield "takes", "the first is the one that is shown, and has no *"
    if step.reaches and not step.takes:
        yield "reaches", "which of the choices that reach it is shown?"
    if step.then and not step.takes:
        yield "then", "what comes after a choice, and nothing is chosen here"
    if step.takes and step.plays:
        yield "plays", "a step takes a choice or is played freely"


def lesson(game: Game, name: str) -> Lesson:
    """By its name; raises Unreadable, or Broken if just this one can't be read."""
    found, faults = sound(game.package)
    known = {one.name: one for one in found}
    if name not in known:
        for fault in faults:
            if fault.file.endswith(f"-{name}.toml"):
                raise fault
        near = perhaps(name, known)
        raise Unreadable(f"{game.id} has no lesson {name!r}{near}; there are: {', '.join(known) or 'none'}")
    return known[name]


def fits(text: str, wanted: str) -> bool:
    """Whether the text of an action is a wanted one, in which `*` stands for anything, `?` for any letter, `[ab]` for
    one of these and `[!ab]` for any other."""
    return fnmatchcase(text, wanted)


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
