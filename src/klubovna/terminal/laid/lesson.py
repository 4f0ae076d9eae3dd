"""A lesson at the table: the same table as in play, and a panel that says what is meant. It knows no game; what is
right is decided by whoever teaches.
"""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from klubovna import KlubovnaError
from klubovna.kernel.actions import Action
from klubovna.kernel.lessons import Lesson
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Offer
from klubovna.terminal.laid.course import Course
from klubovna.terminal.laid.guided import RIGHT, WRONG, GuidedScreen
from klubovna.terminal.laid.learner import Learner
from klubovna.terminal.language import say
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.session import result

COMMON_KEYS = (
    ("b", "step-back"), ("r", "rules"), ("q", "lessons"), ("d", "details"), ("g", "log"), ("a", "again"),
    ("c", "language"), ("t", "light"), ("h", "help"),
)  # fmt: skip
KEYS = (("↵", "choose"), ("s", "show"), ("i", "hint"), *COMMON_KEYS)
READING_KEYS = (("↵", "on"), *COMMON_KEYS)
FREE_KEYS = (("↵", "choose"), ("u", "undo"), ("i", "hint"), *COMMON_KEYS, ("m", "matters"))
HELP = (
    ("↑ ↓ ← →", "arrows"), ("1 2 3 …", "digits"), ("Enter", "lesson-enter"), ("Esc", "unpick"),
    ("s", "lesson-show"), ("i", "lesson-hint"), ("b", "lesson-back"), ("a", "lesson-again"), ("u", "lesson-undo"),
    ("m", "matters"), ("d ?", "details"), ("r", "lesson-rules"), ("g", "log"),
    ("c F2", "language"), ("t", "light"), ("PgUp PgDn", "scroll"), ("q", "lesson-quit"),
)  # fmt: skip


class LessonScreen(GuidedScreen):
    """Choices go to the learner instead of the table; only in free play it is the other way round."""

    help_keys = HELP

    def __init__(self, course: Course, learner: Learner) -> None:
        super().__init__(learner.session)
        self.course, self.learner = course, learner

    # What is shown

    @property
    def free(self) -> bool:
        return self.learner.session.goal is not None

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        if not self.learner.asked:
            return READING_KEYS
        goal = self.learner.session.goal
        return KEYS if goal is None else tuple(key for key in FREE_KEYS if goal.hints or key[1] != "hint")

    @property
    def matters(self) -> Message | None:
        """On the way the lesson says it."""
        return super().matters if self.free else None

    @property
    def points(self) -> tuple[str, ...]:
        step = self.learner.step
        return tuple(step.points) if step is not None and self.learner.aside is None else ()

    @property
    def offer(self) -> Offer:
        """What may be chosen now, the cursor on the first where it is on something that is only tried."""
        offer = super().offered(0) if self.learner.asked else Offer()
        if 0 < self.current < len(offer.items):
            offer = super().offered(self.current)
        return msgspec.structs.replace(offer, points=self.points)

    @property
    def trying(self) -> Action | None:
        """What a rule is against, where the cursor is on such a thing: those come last."""
        tried = self._tried
        before = len(self.offer.items) if tried else 0
        return tried[self.current - before] if tried and self.current >= before else None

    @property
    def _tried(self) -> list[Action]:
        return [] if self.picked else self.learner.tried

    @property
    def menu(self) -> list[str]:
        if self.learner.done:
            following = self.course.after(self.learner.lesson)
            named = [self.texts.text("learn-next", title=title(following, self.texts))] if following else []
            return [*named, self.texts.text("learn-again"), self.texts.text("learn-lessons")]
        if self.learner.asked:
            return [*super().menu, *(self.texts.say(self.learner.label(action)) for action in self._tried)]
        return [self.texts.text("learn-on")]

    def show_table(self, view: Any, offer: Offer) -> None:
        """No number on the board is the one of a thing that is only tried."""
        super().show_table(view, Offer(points=offer.points) if self.trying else offer)

    def _hint(self, offer: Offer) -> str:
        return "" if self.trying else super()._hint(offer)

    def _prompt(self) -> Text:
        table = self.session.table
        if self.free and table.outcome is not None:
            named, ending = result(table, self.texts)
            return Text.assemble((f"{named}  ", f"bold {self.ink.chosen}"), (ending, self.ink.ink))
        return super()._prompt() if self.learner.asked else Text()

    def _heading(self) -> str:
        lesson, texts = self.learner.lesson, self.texts
        named = texts.text("learn-heading", number=lesson.number, title=title(lesson, texts))
        if self.learner.done:
            return f"{named} – {texts.text('learn-state-done')}"
        at = min(self.learner.at + (self.learner.step is not None), self.learner.of)
        return f"{named} – {texts.text('learn-step', step=at, of=self.learner.of)}"

    def _said(self) -> list[Text]:
        return [Text(self._words(), self.ink.ink)]

    def _words(self) -> str:
        learner, texts = self.learner, self.texts
        if learner.done:
            return texts.text("learn-done")
        if learner.step is None:
            return texts.text("learn-table-end")
        if learner.aside is not None:
            chosen, shown = map(texts.say, learner.aside)
            return texts.text("learn-goes-on", chosen=chosen, shown=shown)
        if learner.session.has_ended:
            goal = learner.session.goal
            if learner.session.has_reached:
                return texts.text("learn-reached")
            return texts.text("learn-not-reached" if goal is not None and goal.until else "learn-over")
        return say(learner.step.says, self.texts)

    # What is done

    def action_choose(self) -> None:
        learner = self.learner
        if learner.done:
            ways = [self._next, self.action_again, self.action_back]
            ways[self.current + len(ways) - len(self.menu)]()
        elif not learner.asked:
            learner.go_on()
            self._moved()
        elif self.trying:
            self._refuse(self.trying.text)
        else:
            super().action_choose()

    def _play(self, action: Action) -> None:
        if self.free:
            super()._play(action)
        elif self.learner.choose(action.text):
            self._moved()
        else:
            self._refuse(action.text)

    def _refuse(self, text: str) -> None:
        """Nothing changes on the table; it is said why something else is meant."""
        wrong = self.learner.answer(text)

        def words() -> str:
            if wrong is None:
                return self.texts.text("learn-not-meant")
            rule = f" {self.texts.text('learn-rule')} {say(wrong.rule, self.texts)}" if wrong.rule else ""
            return f"{say(wrong.says, self.texts)}{rule}"

        if self.picked:
            self.picked, self.current = (), 0
        self.answer = WRONG, words
        self.redraw()

    def action_show(self) -> None:
        """The right choice is made for whoever asks."""
        learner, shown = self.learner, self.learner.shown()
        if shown is None or not learner.asked or learner.step is None:
            return
        learner.choose(learner.step.shown)
        self._moved()
        self.answer = RIGHT, lambda: self.texts.text("learn-shown", shown=self.texts.say(shown))
        self.redraw()

    def action_hint(self) -> None:
        """In free play what a master would choose, if this is not what is to be found out; else the cursor goes to the
        right choice."""
        step = self.learner.step
        if not self.learner.asked or step is None:
            return
        if step.plays is None:
            self.answer = None
            self.point_at(self.learner.game.parse(step.shown))
        elif step.plays.hints:
            super().action_hint()

    def action_undo(self) -> None:
        if self.free and not self.learner.session.has_ended:
            super().action_undo()
        else:
            self.action_step_back()

    def action_step_back(self) -> None:
        self.learner.back()
        self._moved()

    def action_again(self) -> None:
        self.learner.go(0)
        self._moved()

    def action_rules(self) -> None:
        decision = self.session.table.decision
        rule = decision.rule if self.free and decision else self.learner.rule
        self.app.push_screen(Rules(self.learner.game, rule, self.texts, self.ink))

    def _next(self) -> None:
        following = self.course.after(self.learner.lesson)
        assert following is not None
        try:
            learner = self.course.learner(following)
        except KlubovnaError as problem:
            self.tell(self.texts.text("learn-broken", problem=str(problem)), problem=True)
        else:
            self.app.switch_screen(LessonScreen(self.course, learner))

    def _moved(self) -> None:
        """On to another step, or aside from the way."""
        self.session, self.answer = self.learner.session, None
        self._changed(self.learner.news)
        self._attend()

    def _keep(self) -> None:
        try:
            self.course.keep(self.learner.lesson, self.learner.at, done=self.learner.done)
        except OSError as problem:
            self.tell(self.texts.text("learn-not-kept", problem=str(problem)), problem=True)


def title(lesson: Lesson, texts: Texts) -> str:
    return texts.text(f"lesson-{lesson.name}")
