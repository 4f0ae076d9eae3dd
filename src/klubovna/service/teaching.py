"""Lessons as they are taught: what is seen at each step, which choices are right, and what comes of them.

All of it is found out at once and sent as a whole, so that whoever learns waits for nobody. The way through a lesson is
a line: from another right choice it is told what comes of it, and the lesson goes on from the one that is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from klubovna.bots.players import BOTS
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Deed, Laid, Lesson, Step, fits, settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.table import Table
from klubovna.service import moments
from klubovna.service.eyes import Audience
from klubovna.service.laying import do, standing, watched
from klubovna.service.wire import Foreseen, LogLine, Said, Scene, Standing


class Wrong(msgspec.Struct, frozen=True):
    """What is answered to a choice that is not meant. `chosen`: texts of actions in which `*` stands for anything."""

    chosen: str
    says: Said
    rule: Said | None = None
    """The rule's own words, where it may not be chosen at all."""


class PlayedOn(msgspec.Struct, frozen=True):
    """Free play: against whom, and what is said when it is done."""

    rival: str
    until: str
    hints: bool


class TaughtStep(msgspec.Struct, frozen=True):
    name: str
    says: Said
    points: list[str]
    rule: str
    standing: Standing
    """As the table stands when this is said."""
    shown: str = ""
    """The right choice that the lesson goes on from; empty where nothing is to be done."""
    right: dict[str, list[Scene]] = {}
    """The choices that are right, by their texts, and what comes of each."""
    own: int = 0
    """So many scenes of the one that is shown are its own; what comes after them is what others did."""
    wrong: list[Wrong] = []
    foreseen: dict[str, Foreseen] = {}
    """What is certain to follow from a choice, by its text: of every choice of which the game can tell it."""
    plays: PlayedOn | None = None


class TaughtTable(msgspec.Struct, frozen=True):
    """A table as it is laid; the steps follow one another."""

    seat: Seat
    seats: list[Seat]
    options: dict[str, str | int | bool]
    view: Any
    log: list[LogLine]
    steps: list[TaughtStep]


class Taught(msgspec.Struct, frozen=True):
    """A whole lesson."""

    game: str
    name: str
    minutes: int
    rule: str
    tables: list[TaughtTable]


def taught(game: Game, lesson: Lesson) -> Taught:
    """Raises Broken where the lesson can't be played as it is written."""
    tables = [_Teacher(game, lesson, table).taught() for table in lesson.tables]
    return Taught(game.id, lesson.name, lesson.minutes, lesson.rule, tables)


def laid(game: Game, lesson: Lesson, table: Laid) -> Table:
    """A table as it lies before the first step."""
    return _Teacher(game, lesson, table).laid([])


def laid_at(game: Game, lesson: Lesson, table: Laid, number: int) -> Table:
    """A table as it lies at a step, counted from 0; after the last one, as many as there are."""
    teacher = _Teacher(game, lesson, table)
    return teacher.laid([deed for step in table.steps[:number] for deed in teacher.line(step)])


def reached(game: Game, lesson: Lesson, table: Laid, number: int) -> Record:
    """The record of a table as it lies at a step: to be played on freely."""
    return laid_at(game, lesson, table, number).record


def answered(step: TaughtStep, text: str) -> Wrong | None:
    """What is answered to a choice that is not right; None where the house has to say something general."""
    return next((wrong for wrong in step.wrong if fits(text, wrong.chosen)), None)


class _Teacher:
    """Of one table of a lesson."""

    def __init__(self, game: Game, lesson: Lesson, table: Laid) -> None:
        self._game, self._lesson, self._table = game, lesson, table
        self._seat = lesson.seat_at(table)

    def taught(self) -> TaughtTable:
        table, audience = self._watched([])
        seat = self._seat
        if seat not in table.seats:
            raise self._broken(f"there is no seat {seat!r} at this table", field="seat")
        eyes = audience.eyes(seat)
        view, log = msgspec.Raw(eyes.view), [msgspec.Raw(line) for line in eyes.lines]
        steps, done = list[TaughtStep](), list[Deed]()
        for step in self._table.steps:
            steps.append(self._step(table, step, done))
            done += self.line(step)
            self._play(table, self.line(step), step)
        agreed = settings(self._game, self._table)
        shown = {name: "own" if name in self._table.own else value for name, value in agreed.items()}
        return TaughtTable(seat, list(table.seats), shown, view, log, steps)  # type: ignore[arg-type]  # already written

    def line(self, step: Step) -> list[Deed]:
        return [*step.takes[:1], *step.then]

    def laid(self, deeds: Sequence[Deed]) -> Table:
        try:
            table = Table(self._game, self._game.content(), settings(self._game, self._table), None)
        except Unreadable as problem:
            raise self._broken(str(problem), field="options") from None
        self._play(table, [*self._table.before, *deeds], None)
        return table

    def _watched(self, deeds: Sequence[Deed]) -> tuple[Table, Audience]:
        table = self.laid(deeds)
        return table, Audience(table)

    def _step(self, table: Table, step: Step, done: list[Deed]) -> TaughtStep:
        options = self._asked(table, step)
        self._check_play(step)
        right = [text for text in options if self._is_right(text, step, done)]
        if step.takes and step.takes[0] not in right:
            refused = f"{step.takes[0]!r} can't be chosen here{self._refusal(table, step.takes[0])}"
            raise self._broken(refused, step, "takes")
        if step.reaches and not self._is_right(step.takes[0], msgspec.structs.replace(step, takes=[]), done):
            raise self._broken(f"{step.takes[0]!r} does not reach {step.reaches!r}", step, "reaches")
        for wanted in step.takes:
            if not any(fits(text, wanted) for text in right):
                raise self._broken(f"{wanted!r} is none of the choices here", step, "takes")
        shown = step.takes[0] if step.takes else ""
        return TaughtStep(
            name=step.name,
            says=Said(f"lesson-{self._lesson.name}-{step.name}"),
            points=step.points,
            rule=step.rule or self._lesson.rule,
            standing=standing(table, self._seat),
            shown=shown,
            right={text: self._scenes(done, text, step.then if text == shown else [], step) for text in right},
            own=len(self._scenes(done, shown, [], step)) if shown else 0,
            wrong=[self._wrong(table, step, chosen, says, options, right) for chosen, says in step.wrong.items()],
            foreseen=moments.previews(table, options).previews if step.takes else {},
            plays=PlayedOn(step.plays.rival, step.plays.until, step.plays.hints) if step.plays else None,
        )

    def _is_right(self, text: str, step: Step, done: list[Deed]) -> bool:
        if any(fits(text, wanted) for wanted in step.takes):
            return True
        if not step.reaches:
            return False
        table = self.laid(done)
        heard = len(table.heard(self._seat))
        self._play(table, [text], step)
        return any(message.id == step.reaches for message in table.heard(self._seat)[heard:])

    def _check_play(self, step: Step) -> None:
        if step.plays is not None and step.plays.rival not in BOTS:
            raise self._broken(f"no bot is called {step.plays.rival!r}; there are: {', '.join(BOTS)}", step, "plays")
        until = step.plays.until if step.plays is not None else step.reaches
        if until and not self._game.texts("en").has(until):
            raise self._broken(f"the game has no message {until!r}", step, "plays" if step.plays else "reaches")

    def _asked(self, table: Table, step: Step) -> list[str]:
        """The choices of the learner."""
        if (step.takes or step.plays) and table.chance is not None:
            raise self._broken("luck is awaited here; tell it in `then` or `before`", step)
        if step.takes and table.seat != self._seat:
            raise self._broken(f"{table.seat or 'nobody'} is asked here, not {self._seat}", step)
        return [action.text for action in table.options] if table.seat == self._seat else []

    def _wrong(self, table: Table, step: Step, chosen: str, says: str, options: list[str], right: list[str]) -> Wrong:
        """Of something that could be tried: a choice that is not meant, or one that a rule is against."""
        if chosen in right:
            raise self._broken(f"{chosen!r} is right", step, "wrong")
        rule = None
        if not any(fits(text, chosen) for text in options if text not in right):
            rule = moments.why_not(table, [chosen]).said if "*" not in chosen else None
            if rule is None:
                raise self._broken(f"{chosen!r} is none of the choices here, and no rule speaks of it", step, "wrong")
        return Wrong(chosen, Said(f"lesson-{self._lesson.name}-{says}"), rule)

    def _scenes(self, done: list[Deed], text: str, then: list[Deed], step: Step) -> list[Scene]:
        """What comes of a right choice, and of what follows it, as the learner sees it."""
        table, audience = self._watched(done)
        try:
            return watched(table, audience, self._seat, [text, *then])
        except Broken as problem:
            raise self._broken(problem.problem, step) from None

    def _play(self, table: Table, deeds: Sequence[Deed], step: Step | None) -> None:
        try:
            do(table, deeds)
        except Broken as problem:
            raise self._broken(problem.problem, step, "" if step else "before") from None

    def _refusal(self, table: Table, text: str) -> str:
        try:
            reason = table.why_not(self._game.parse(text))
        except Unreadable as problem:
            return f": {problem}"
        return f": {self._game.texts('en').say(reason)}" if reason else ""

    def _broken(self, problem: str, step: Step | None = None, field: str = "") -> Broken:
        number = next(number for number, table in enumerate(self._lesson.tables) if table is self._table)
        place = None if step is None else next(i for i, one in enumerate(self._table.steps) if one.name == step.name)
        return self._lesson.broken(problem, number, place, field)


def asked(game: Game, lesson: Lesson) -> Iterator[tuple[type[Decision], str]]:
    """Every kind of question that comes up on the way through a lesson, and what is chosen."""
    for laid_table in lesson.tables:
        teacher = _Teacher(game, lesson, laid_table)
        table = Table(game, game.content(), settings(game, laid_table), None)
        for deed in [*laid_table.before, *(deed for step in laid_table.steps for deed in teacher.line(step))]:
            if isinstance(deed, str) and table.decision is not None:
                yield type(table.decision), deed
            teacher._play(table, [deed], None)
