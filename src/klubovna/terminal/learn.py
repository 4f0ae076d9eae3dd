"""The course of a game: its lessons, how far one is, and from each of them to the table."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from klubovna import KlubovnaError
from klubovna.kernel.lessons import Lesson
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.drawing import MARK, Lines, prose
from klubovna.terminal.course import Course, steps
from klubovna.terminal.lesson import RIGHT, LessonScreen, title
from klubovna.terminal.tabletop import ClubScreen
from klubovna.terminal.widgets import reveal

KEYS = (("↑↓", "move"), ("↵", "begin"), ("c", "language"), ("t", "light"), ("q", "quit"))
INDENT, MARGIN = 7, 6


class CourseScreen(ClubScreen):
    """Arrows and digits choose a lesson, Enter begins it or goes on with it."""

    BINDINGS = [
        Binding("up,k", "move(-1)"),
        Binding("down,j,tab", "move(1)"),
        *(Binding(str(digit), f"go({(digit - 1) % 10})") for digit in range(10)),
        Binding("home", "go(0)"),
        Binding("end", "move(-1, True)"),
        Binding("enter,space", "begin"),
        Binding("q,escape", "app.quit"),
    ]

    def __init__(self, course: Course, first: str | None = None) -> None:
        super().__init__()
        self.course, self.first = course, first
        """The lesson to begin with at once."""
        self.current = course.next()

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Vertical(id="room"), VerticalScroll(id="plan", can_focus=False):
            yield Static(id="agreed")
        yield Static(id="keys")

    def on_mount(self) -> None:
        super().on_mount()
        if self.course.fault is not None:
            self.tell(self.texts.text("learn-forgotten", problem=str(self.course.fault)))
        named = [number for number, lesson in enumerate(self.course.lessons) if lesson.name == self.first]
        if named:
            self.current = named[0]
            self.action_begin()

    def on_screen_resume(self) -> None:
        """Back from a lesson: the cursor is where one goes on."""
        if self.course.lessons and self.course.reached(self.course.lessons[self.current]).step == 0:
            self.current = self.course.next()
        self.redraw()

    def redraw(self) -> None:
        course, texts = self.course, self.texts
        done = sum(course.reached(lesson).done for lesson in course.lessons)
        told = f"{texts.text('learn-title')} · {texts.text('learn-course', done=done, of=len(course.lessons))}"
        bar = Text(f" {texts.text('game-name')}   ", f"bold {self.ink.accent_ink}")
        self.query_one("#bar", Static).update(Text.assemble(bar, told, no_wrap=True, overflow="ellipsis"))
        lines, at = self._lines()
        self.query_one("#agreed", Static).update(Text("\n").join(lines))
        self.call_after_refresh(reveal, self.query_one("#plan", VerticalScroll), at)
        self.show_keys(KEYS)

    def _lines(self) -> tuple[Lines, int]:
        """All lines, and which of them the cursor is on."""
        lines, at, width = Lines(), 0, self.app.size.width - MARGIN
        for number, lesson in enumerate(self.course.lessons):
            at = len(lines) if number == self.current else at
            lines += self._row(lesson, number == self.current, width)
        if self.course.lessons:
            lines += [Text(), *prose(self.texts.text("learn-begin"), width, self.ink.ink2)]
        for fault in self.course.faults:
            lines += [Text(), Text(f"! {self.texts.text('learn-unreadable')}", self.ink.bad)]
            lines += [Text.assemble("  ", line) for line in prose(str(fault), width - 2, self.ink.bad)]
        return lines, at

    def _row(self, lesson: Lesson, here: bool, width: int) -> Lines:
        """`►  3  Covert and revealed   5 min · ✓ done`, and under it what it is about."""
        style = f"bold reverse {self.ink.chosen}" if here else f"bold {self.ink.ink}"
        head = Text.assemble(
            (MARK if here else " ", f"bold {self.ink.chosen}"),
            (f"{lesson.number:>3}  ", f"bold {self.ink.legal}"),
            (title(lesson, self.texts), style),
            ("   ", ""),
            (" · ".join(facts(self.course, lesson, self.texts)), self.ink.ink2),
        )
        about = prose(self.texts.text(f"lesson-{lesson.name}-about"), width - INDENT + 1, self.ink.ink2)
        return [head, *(Text.assemble(" " * (INDENT - 1), line) for line in about)]

    def tell(self, text: str) -> None:
        self.notify(text, severity="warning", timeout=12, markup=False)

    def action_move(self, by: int, to_end: bool = False) -> None:
        count = len(self.course.lessons)
        self.action_go(count - 1 if to_end else (self.current + by) % max(1, count))

    def action_go(self, number: int) -> None:
        if 0 <= number < len(self.course.lessons):
            self.current = number
            self.redraw()

    def action_begin(self) -> None:
        if not self.course.lessons:
            return
        try:
            learner = self.course.learner(self.course.lessons[self.current])
        except KlubovnaError as problem:
            self.tell(self.texts.text("learn-broken", problem=str(problem)))
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
