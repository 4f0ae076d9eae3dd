"""The course of a game: its lessons, how far one is, and from each of them to the table."""

from __future__ import annotations

from rich.text import Text

from klubovna import KlubovnaError
from klubovna.kernel.lessons import Lesson
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.drawing import Lines, prose
from klubovna.terminal.laid.course import Course, steps
from klubovna.terminal.laid.guided import RIGHT
from klubovna.terminal.laid.lesson import LessonScreen, title
from klubovna.terminal.laid.listing import INDENT, Listing

KEYS = (("↑↓", "move"), ("↵", "begin"), ("c", "language"), ("t", "light"))


class CourseScreen(Listing):
    """A lesson is begun, or gone on with."""

    keys = KEYS

    def __init__(self, course: Course, first: str | None = None) -> None:
        super().__init__()
        self.course, self.first = course, first
        """The lesson to begin with at once."""
        self.current = course.next()

    def on_mount(self) -> None:
        super().on_mount()
        if self.course.fault is not None:
            self.tell(self.texts.text("learn-forgotten", problem=str(self.course.fault)), problem=True)
        named = [number for number, lesson in enumerate(self.course.lessons) if lesson.name == self.first]
        if named:
            self.current = named[0]
            self.action_open()

    def on_screen_resume(self) -> None:
        """Back from a lesson: the cursor is where one goes on."""
        if self.course.lessons and self.course.reached(self.course.lessons[self.current]).step == 0:
            self.current = self.course.next()
        self.redraw()

    @property
    def count(self) -> int:
        return len(self.course.lessons)

    def heading(self) -> str:
        course, texts = self.course, self.texts
        done = sum(course.reached(lesson).done for lesson in course.lessons)
        return f"{texts.text('learn-title')} · {texts.text('learn-course', done=done, of=len(course.lessons))}"

    def row(self, number: int, width: int) -> Lines:
        """The lesson, and under it what it is about."""
        lesson = self.course.lessons[number]
        told = facts(self.course, lesson, self.texts)
        about = prose(self.texts.text(f"lesson-{lesson.name}-about"), width - INDENT, self.ink.ink2)
        head = self.head(number, str(lesson.number), title(lesson, self.texts), told, width)
        return [head, *(Text.assemble(" " * INDENT, line) for line in about)]

    def below(self, width: int) -> Lines:
        begin = prose(self.texts.text("learn-begin"), width, self.ink.ink2)
        unreadable = [str(fault) for fault in self.course.faults]
        told = self.faults(self.texts.text("learn-unreadable"), unreadable, width)
        return [*([Text(), *begin] if self.course.lessons else []), *told]

    def action_open(self) -> None:
        if not self.course.lessons:
            return
        try:
            learner = self.course.learner(self.course.lessons[self.current])
        except KlubovnaError as problem:
            self.tell(self.texts.text("learn-broken", problem=str(problem)), problem=True)
        else:
            self.app.push_screen(LessonScreen(self.course, learner))


def facts(course: Course, lesson: Lesson, texts: Texts) -> list[str]:
    """How long it takes, whether it is done, and where one stopped."""
    reached, told = course.reached(lesson), [texts.text("learn-minutes", minutes=lesson.minutes)]
    if reached.done:
        told.append(f"{RIGHT} {texts.text('learn-state-done')}")
    if reached.step:
        told.append(texts.text("learn-state-at", step=reached.step + 1, of=steps(lesson)))
    return told
