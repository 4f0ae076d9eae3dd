"""The lessons of a game as somebody here learns them: which are done, and at which step one stopped. No Textual
here.

How far one is stands in a small file beside the saved games; one that can't be read is told, and left out of account.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from klubovna.kernel import lessons
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Lesson
from klubovna.terminal.learner import Learner
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
        self.path = path or data_folder() / FILE
        self.fault: Broken | None = None
        """What is wrong with the file in which it stands how far one is."""
        self._learned: dict[str, dict[str, Reached]] = self._read()

    def reached(self, lesson: Lesson) -> Reached:
        found = self._learned.get(self.game.id, {}).get(lesson.name, Reached())
        return found if 0 <= found.step < steps(lesson) else Reached(0, found.done)

    def keep(self, lesson: Lesson, step: int, *, done: bool) -> None:
        """Where one is now, written at once; raises OSError."""
        found = Reached(0 if done else step, done or self.reached(lesson).done)
        self._learned.setdefault(self.game.id, {})[lesson.name] = found
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(self._learned), indent=2) + b"\n")
        beside.replace(self.path)

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

    def _read(self) -> dict[str, dict[str, Reached]]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, dict[str, Reached]])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError) as problem:
            self.fault = Broken(str(problem), file=self.path)
            return {}


def steps(lesson: Lesson) -> int:
    return sum(len(table.steps) for table in lesson.tables)
