"""The lessons of a game as somebody here learns them: which are done, and at which step one stopped. No Textual
here."""

from __future__ import annotations

from pathlib import Path

import msgspec

from klubovna.kernel import lessons
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Lesson
from klubovna.terminal.laid.learner import Learner
from klubovna.terminal.laid.ledger import Ledger
from klubovna.terminal.saves import data_folder

FILE = "lessons.json"


class Reached(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far somebody is in a lesson."""

    step: int = 0
    """So many are behind; 0 where it begins from the start."""
    done: bool = False
    """Whether it was learned to its end, now or before."""


class Course:
    """The lessons of one game; raises Unreadable where there are none."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.game = game
        self.lessons, self.faults = lessons.sound(game.package)
        if not self.lessons and not self.faults:
            raise Unreadable(f"{game.id} has no lessons")
        self._learned = Ledger(Reached, path or data_folder() / FILE)
        self.fault = self._learned.fault
        """What is wrong with the file in which it stands how far one is."""

    def reached(self, lesson: Lesson) -> Reached:
        found = self._learned.of(self.game.id, lesson.name) or Reached()
        return found if 0 <= found.step < steps(lesson) else Reached(0, found.done)

    def keep(self, lesson: Lesson, step: int, *, done: bool) -> None:
        """Where one is now, written at once; raises OSError."""
        found = Reached(0 if done else step, done or self.reached(lesson).done)
        self._learned.keep(self.game.id, lesson.name, found)

    def next(self) -> int:
        """Where one goes on, counted from 0: the first lesson that was begun, else the first that is not done."""
        begun = [self.reached(lesson) for lesson in self.lessons]
        stopped = [number for number, reached in enumerate(begun) if reached.step]
        undone = [number for number, reached in enumerate(begun) if not reached.done]
        return next(iter([*stopped, *undone]), 0)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows."""
        return next((one for one in self.lessons if one.number > lesson.number), None)

    def learner(self, lesson: Lesson) -> Learner:
        """At the step where one stopped; raises Broken where the lesson can't be played as it is written."""
        return Learner(self.game, lesson, self.reached(lesson).step)


def steps(lesson: Lesson) -> int:
    return sum(len(table.steps) for table in lesson.tables)
