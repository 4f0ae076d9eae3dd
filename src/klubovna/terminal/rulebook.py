"""The rulebook over the table: opened where one is, looked through for words, and with ways to the lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Static

from klubovna.kernel import lessons, rulebook
from klubovna.kernel.game import Game
from klubovna.kernel.rulebook import Section
from klubovna.kernel.texts import Texts
from klubovna.service.learning.learned import Learned, ToLesson, learned
from klubovna.service.searching import Passage, passages, search, snippet
from klubovna.terminal.boards.drawing import MARK, Lines, flow
from klubovna.terminal.ink import Ink
from klubovna.terminal.screens import Reading, Sheet
from klubovna.terminal.tabletop import Club
from klubovna.terminal.widgets import reveal

R = TypeVar("R")
MARGIN = 6
SHOWN = 3
"""So many lessons of a section are named."""


class Rules(Reading):
    """Opened at the heading that the present decision names."""

    BINDINGS = [Binding("slash,f", "search"), Binding("l", "lessons")]

    def __init__(self, game: Game, rule: str, texts: Texts, ink: Ink) -> None:
        super().__init__(texts.text("ui-rules"), "", texts, ink)
        self.game, self.rule = game, rule
        self.sections = rulebook.sections(rulebook.book(game.package, texts.language) or "")
        self.learned = learned(game)
        self._said = lessons.texts(game.package, texts.language)

    def keys(self) -> list[tuple[str, str]]:
        up, back = super().keys()
        more = [("/", "search"), *([("l", "lessons")] if self.learned else [])]
        return [up, *((key, self.texts.text(f"ui-key-{word}")) for key, word in more), back]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", can_focus=False):
            for number, section in enumerate(self.sections):
                yield Static(Markdown(self._printed(section)), id=f"section-{number}", classes="chapter")
            if not self.sections:
                yield Static(self.texts.text("ui-no-rules"))

    def _printed(self, section: Section) -> str:
        """Without links inside the book, which a terminal can't follow; with the lessons that teach it."""
        there = [f"*{self._named(one)}*" for one in self._lessons(section)]
        parts = [f"{'#' * section.level} {section.title}", " · ".join(there), rulebook.bare(section.text)]
        return "\n\n".join(filter(None, parts))

    def _lessons(self, section: Section) -> list[ToLesson]:
        found = self.learned.get(section.id, Learned([], None, []))
        taught = found.lessons[:SHOWN]
        return [*taught, *([found.example] if found.example and found.example not in taught else [])]

    def _named(self, place: ToLesson, *, at: str = "") -> str:
        title = self._said.text(f"lesson-{place.lesson}")
        return self.texts.text(f"ui-rules-lesson{at}", number=place.number, lesson=title, step=place.step)

    def on_mount(self) -> None:
        super().on_mount()
        at = next((number for number, section in enumerate(self.sections) if self.rule == section.id != ""), None)
        self.call_after_refresh(self._open, at)

    def _open(self, number: int | None) -> None:
        if number is not None:
            found = self.query_one(f"#section-{number}")
            self.query_one(VerticalScroll).scroll_to_widget(found, top=True, animate=False)

    def _in_sight(self) -> list[Section]:
        scroll = self.query_one(VerticalScroll)
        top, bottom = scroll.scroll_offset.y, scroll.scroll_offset.y + scroll.size.height
        regions = [self.query_one(f"#section-{number}").virtual_region for number in range(len(self.sections))]
        return [
            section
            for section, region in zip(self.sections, regions, strict=True)
            if region.y < bottom and region.bottom > top
        ]

    def action_search(self) -> None:
        self.app.push_screen(Lookup(passages(self.sections), self.texts, self.ink), self._open)

    def action_lessons(self) -> None:
        """Those of what is in sight."""
        places = [(section, place) for section in self._in_sight() for place in self._lessons(section)]
        if not places:
            self.notify(self.texts.text("ui-rules-no-lessons"), markup=False)
            return
        rows = [(self._named(place, at="-at"), section.title) for section, place in places]
        self.app.push_screen(
            LessonsThere(rows, self.texts, self.ink),
            lambda number: None if number is None else self._learn(places[number][1]),
        )

    def _learn(self, place: ToLesson) -> None:
        cast("Club", self.app).open_lesson(place.lesson, place.step)


class Picking(Sheet[R]):
    """A list under a cursor."""

    BINDINGS = [Binding("escape", "back"), Binding("up", "move(-1)"), Binding("down,tab", "move(1)")]
    index = 0

    def keys(self) -> list[tuple[str, str]]:
        named = (("↑↓", "ui-key-move"), ("Enter", "ui-key-open"), ("Esc", "ui-key-back"))
        return [(key, self.texts.text(word)) for key, word in named]

    def rows(self) -> Sequence[Lines]:
        raise NotImplementedError

    def redraw(self) -> None:
        rows = self.rows()
        lines = [line for row in rows for line in row] or [Text(self.nothing(), self.ink.ink2)]
        at = sum(len(row) for row in rows[: self.index])
        self.query_one("#things", Static).update(Text("\n").join(lines))
        self.call_after_refresh(reveal, self.query_one("#listed", VerticalScroll), at)

    def nothing(self) -> str:
        return ""

    def head(self, number: int, title: str, beside: str) -> Text:
        here = number == self.index
        style = f"bold reverse {self.ink.chosen}" if here else f"bold {self.ink.ink}"
        return Text.assemble(f"{MARK} " if here else "  ", (title, style), "  ", (beside, self.ink.ink2))

    def action_move(self, step: int) -> None:
        self.index = max(0, min(len(self.rows()) - 1, self.index + step))
        self.redraw()


class LessonsThere(Picking[int]):
    """Which lesson to open, by its number in the list."""

    BINDINGS = [*Picking.BINDINGS, Binding("enter,space", "take"), Binding("q", "back")]

    def __init__(self, listed: Sequence[tuple[str, str]], texts: Texts, ink: Ink) -> None:
        super().__init__(texts.text("ui-rules-lessons"), texts, ink)
        self.listed = listed

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="listed", classes="sheet small", can_focus=False):
            yield Static(id="things")

    def on_mount(self) -> None:
        super().on_mount()
        self.redraw()

    def rows(self) -> Sequence[Lines]:
        return [[self.head(number, *words)] for number, words in enumerate(self.listed)]

    def action_take(self) -> None:
        self.dismiss(self.index)


class Lookup(Picking[int]):
    """Something is looked up; the number of the section where it is told."""

    def __init__(self, all: Sequence[Passage], texts: Texts, ink: Ink) -> None:
        super().__init__(texts.text("ui-rules-search"), texts, ink)
        self.all, self.query_text, self.found = all, "", list[Passage]()

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Input(id="wanted")
            with VerticalScroll(id="listed", can_focus=False):
                yield Static(id="things")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_text, self.index = event.value, 0
        self.found = search(self.all, event.value)
        self.redraw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.found:
            self.dismiss(self.found[self.index].section)

    def nothing(self) -> str:
        return self.texts.text("ui-rules-none") if self.query_text.strip() else ""

    def rows(self) -> Sequence[Lines]:
        return [self._row(number, passage) for number, passage in enumerate(self.found)]

    def _row(self, number: int, passage: Passage) -> Lines:
        styles = {True: f"bold {self.ink.legal}", False: self.ink.ink2}
        told = Text.assemble(*((text, styles[meant]) for text, meant in snippet(passage.text, self.query_text)))
        lines = flow(told.split(" "), max(20, self.query_one("#listed").size.width - MARGIN))
        return [self.head(number, passage.title, passage.chapter), *(Text.assemble("    ", line) for line in lines)]
