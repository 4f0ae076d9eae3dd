"""Somebody in a lesson: the step one is at, the table as it lies there, and what came of the last choice. What is right
and what is answered to the rest is decided by `service/teaching.py`. No Textual in here.
"""

from __future__ import annotations

import secrets

from klubovna import Table
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Laid, Lesson
from klubovna.kernel.luck import KEY_BYTES
from klubovna.kernel.messages import Message, Seat
from klubovna.service.teaching import TaughtStep, TaughtTable, Wrong, answered, laid_at, taught
from klubovna.terminal.laid.sitting import Sitting
from klubovna.terminal.players import USUAL_BOT


class AtLesson(Sitting):
    """At a table of a lesson; it may be played freely until something is reached."""

    def __init__(self, table: Table, seat: Seat, step: TaughtStep | None) -> None:
        self.goal = step.plays if step is not None else None
        super().__init__(table, seat, self.goal.rival if self.goal is not None else USUAL_BOT)
        self._since = len(table.heard(seat))

    @property
    def is_free(self) -> bool:
        return self.goal is not None and not self.has_ended

    @property
    def has_ended(self) -> bool:
        """Whether free play is over: what was to be reached was said, or the game is at its end."""
        if self.goal is None:
            return False
        return self.table.outcome is not None or self.has_reached

    @property
    def has_reached(self) -> bool:
        heard = self.table.heard(self.seat)[self._since :]
        return self.goal is not None and any(message.id == self.goal.until for message in heard)


class Learner:
    """Raises Broken where the lesson can't be played as it is written."""

    session: AtLesson

    def __init__(self, game: Game, lesson: Lesson, at: int = 0) -> None:
        self.game, self.lesson = game, lesson
        self.taught = taught(game, lesson)
        self.news: list[Message] = []
        """What was said since the last step."""
        self.aside: tuple[Message, Message] | None = None
        """The right choice that was made instead of the one that the lesson goes on from, and that one."""
        self._table, self._step = self._place(at)
        self._heard = 0
        self._lay()

    # Where one is

    @property
    def of(self) -> int:
        """How many steps there are, at all tables."""
        return sum(len(table.steps) for table in self.taught.tables)

    @property
    def at(self) -> int:
        """How many steps are behind."""
        return sum(len(table.steps) for table in self.taught.tables[: self._table]) + self._step

    @property
    def step(self) -> TaughtStep | None:
        """None when all that was to be done at a table is done."""
        steps = self._taught.steps
        return steps[self._step] if self._step < len(steps) else None

    @property
    def done(self) -> bool:
        return self.step is None and self._is_last_table

    @property
    def asked(self) -> bool:
        """Whether something is to be chosen: here what the lesson means, or freely."""
        if self.session.goal is not None:
            return not self.session.has_ended
        return self.step is not None and bool(self.step.shown) and self.aside is None

    @property
    def rule(self) -> str:
        return self.step.rule if self.step is not None else self.lesson.rule

    @property
    def tried(self) -> list[Action]:
        """What a rule is against and the lesson has an answer to: it may be tried, too."""
        if self.step is None or self.session.goal is not None or not self.asked:
            return []
        refused = [wrong.chosen for wrong in self.step.wrong if wrong.rule is not None]
        return [self.game.parse(text) for text in refused if text.partition(" ")[0] in self.game.actions]

    # What is done

    def choose(self, text: str) -> bool:
        """Whether it was right; then it is played. Anything else leaves all as it was."""
        step, table = self.step, self.session.table
        if step is None or text not in step.right:
            return False
        if text == step.shown:
            self.go_on()
            return True
        chosen, shown = self._label(text), self._label(step.shown)
        before = len(table.heard(self._taught.seat))
        table.play(text)
        self.news, self.aside = table.heard(self._taught.seat)[before:], (chosen, shown)
        return True

    def answer(self, text: str) -> Wrong | None:
        """What the lesson says to a choice that is not right."""
        return answered(self.step, text) if self.step is not None else None

    def shown(self) -> Message | None:
        """The right choice in words."""
        return self._label(self.step.shown) if self.step is not None and self.step.shown else None

    def label(self, action: Action) -> Message:
        """Of what may not be chosen: what it is about need not even be there."""
        try:
            return self.session.table.label(action)
        except (LookupError, StopIteration):
            return action.label()

    def go_on(self) -> None:
        """To the next step. What came of a choice stays in sight before another table is laid."""
        if self.done:
            return
        step, steps = self.step, self._laid.steps
        seen = step is None or step.plays is not None or not (step.shown or steps[self._step].then)
        if seen and self._step + 1 >= len(steps) and not self._is_last_table:
            self._table, self._step = self._table + 1, 0
            self._lay()
            return
        self._step += 1
        if self.session.goal is not None and self.done:
            self.session.goal, self.news = None, []
        else:
            self._lay(self._heard)

    def back(self) -> None:
        """To the step before."""
        self.go(max(0, self.at - 1))

    def go(self, at: int) -> None:
        self._table, self._step = self._place(at)
        self._lay()

    # How it is done

    @property
    def _laid(self) -> Laid:
        return self.lesson.tables[self._table]

    @property
    def _taught(self) -> TaughtTable:
        return self.taught.tables[self._table]

    @property
    def _is_last_table(self) -> bool:
        return self._table + 1 == len(self.taught.tables)

    def _place(self, at: int) -> tuple[int, int]:
        """The table and the step there."""
        for number, table in enumerate(self.taught.tables):
            if at < len(table.steps):
                return number, at
            at -= len(table.steps)
        return len(self.taught.tables) - 1, len(self.taught.tables[-1].steps)

    def _lay(self, since: int | None = None) -> None:
        """The table as it lies at this step, and what was said since then; for free play with luck of its own from here
        on, and no way back."""
        table = laid_at(self.game, self.lesson, self._laid, self._step)
        if self.step is not None and self.step.plays is not None:
            table.proceed()
            table.entrust(secrets.token_bytes(KEY_BYTES))
        heard = table.heard(self._taught.seat)
        self.news, self.aside, self._heard = [] if since is None else heard[since:], None, len(heard)
        self.session = AtLesson(table, self._taught.seat, self.step)

    def _label(self, text: str) -> Message:
        return self.session.table.label(self.game.parse(text))
