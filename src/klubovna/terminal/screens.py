"""Screens over the table: log, help, saved games, questions. Escape always leads back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Board
from klubovna.terminal.ink import Ink
from klubovna.terminal.saves import Saved
from klubovna.terminal.widgets import Choices, key_line, reveal

R = TypeVar("R")
BACK: list[BindingType] = [Binding("escape,q", "back")]


class Sheet(ModalScreen[R]):
    """A sheet of paper laid over the table, with a title and its keys on the border."""

    BINDINGS = BACK

    def __init__(self, title: str, texts: Texts, ink: Ink) -> None:
        super().__init__()
        self.heading, self.texts, self.ink = title, texts, ink

    def keys(self) -> list[tuple[str, str]]:
        return [("↑↓", self.texts.text("ui-key-scroll")), ("Esc", self.texts.text("ui-key-back"))]

    def on_mount(self) -> None:
        sheet = self.query_one(".sheet")
        sheet.border_title = self.heading
        sheet.border_subtitle = key_line(self.keys(), 72, self.ink).plain

    def action_back(self) -> None:
        self.dismiss(None)


class Reading(Sheet[None]):
    """A longer text to scroll in."""

    BINDINGS = [
        *BACK,
        Binding("up,k", "scroll(-1)"),
        Binding("down,j", "scroll(1)"),
        Binding("pageup", "scroll(-15)"),
        Binding("pagedown,space", "scroll(15)"),
        Binding("home", "end(-1)"),
        Binding("end", "end(1)"),
    ]

    def __init__(self, title: str, text: RenderableType, texts: Texts, ink: Ink, *, at_end: bool = False) -> None:
        super().__init__(title, texts, ink)
        self.text, self.at_end = text, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", can_focus=False):
            yield Static(self.text)

    def on_mount(self) -> None:
        super().on_mount()
        if self.at_end:
            self.action_end(1)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_end(self, which: int) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_end(animate=False) if which > 0 else scroll.scroll_home(animate=False)


class Question(Sheet[bool]):
    """Yes or no; the cursor begins on no."""

    BINDINGS = [
        *BACK,
        Binding("left,up,right,down,tab", "other"),
        Binding("enter,space", "answer"),
        Binding("1,y,a", "say(True)"),
        Binding("2,n", "say(False)"),
    ]

    def __init__(self, question: str, texts: Texts, ink: Ink) -> None:
        super().__init__("", texts, ink)
        self.question, self.yes = question, False

    def keys(self) -> list[tuple[str, str]]:
        return [("←→", self.texts.text("ui-key-move")), ("Enter", self.texts.text("ui-key-choose"))]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet small", can_focus=False):
            yield Static(Text(self.question, "bold"))
            yield Static("")
            yield Choices("answers")

    def on_mount(self) -> None:
        super().on_mount()
        self._show()

    def _show(self) -> None:
        answers = [self.texts.text("ui-yes"), self.texts.text("ui-no")]
        self.query_one(Choices).show(answers, 0 if self.yes else 1, self.ink)

    def on_choices_taken(self, event: Choices.Taken) -> None:
        self.dismiss(event.index == 0)

    def action_other(self) -> None:
        self.yes = not self.yes
        self._show()

    def action_answer(self) -> None:
        self.dismiss(self.yes)

    def action_say(self, answer: bool) -> None:
        self.dismiss(answer)


class AskPath(Sheet[Path]):
    """Where to save."""

    BINDINGS = [Binding("escape", "back", "back")]

    def __init__(self, suggested: Path, texts: Texts, ink: Ink) -> None:
        super().__init__(texts.text("ui-save-as"), texts, ink)
        self.suggested = suggested

    def keys(self) -> list[tuple[str, str]]:
        return [("Enter", self.texts.text("ui-key-save")), ("Esc", self.texts.text("ui-key-back"))]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet small", can_focus=False):
            yield Input(str(self.suggested), id="path", select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(Path(event.value.strip()).expanduser() if event.value.strip() else None)


class Saves(Sheet[Path]):
    """The saved games, newest first."""

    BINDINGS = [
        *BACK,
        Binding("up,k", "move(-1)"),
        Binding("down,j", "move(1)"),
        Binding("enter", "take"),
    ]

    def __init__(self, saved: list[Saved], texts: Texts, ink: Ink) -> None:
        super().__init__(texts.text("ui-saves"), texts, ink)
        self.saved, self.index = saved, 0

    def keys(self) -> list[tuple[str, str]]:
        words = (("↑↓", "ui-key-move"), ("Enter", "ui-key-load"), ("Esc", "ui-key-back"))
        return [(key, self.texts.text(word)) for key, word in words]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet", can_focus=False):
            yield Static(id="saved")

    def on_mount(self) -> None:
        super().on_mount()
        self.action_move(0)

    def action_move(self, step: int) -> None:
        self.index = max(0, min(len(self.saved) - 1, self.index + step))
        lines = [self._line(i, saved) for i, saved in enumerate(self.saved)]
        shown = Text("\n", no_wrap=True).join(lines) if lines else Text(self.texts.text("ui-no-saves"))
        self.query_one("#saved", Static).update(shown)
        self.call_after_refresh(reveal, self.query_one(VerticalScroll), self.index)

    def _line(self, index: int, saved: Saved) -> Text:
        state = self.texts.text("ui-finished" if saved.finished else "ui-unfinished")
        when = f"{saved.when:%Y-%m-%d %H:%M}"
        line = self.texts.text("ui-save-line", when=when, choices=saved.choices, state=state)
        return Text(f"► {line}", f"bold reverse {self.ink.chosen}") if index == self.index else Text(f"  {line}")

    def action_take(self) -> None:
        self.dismiss(self.saved[self.index].path if self.saved else None)


KEYS = (
    ("↑ ↓ ← →", "arrows"), ("1 2 3 …", "digits"), ("Enter", "enter"), ("Esc", "unpick"),
    ("u", "undo"), ("y", "redo"), ("i", "hint"), ("m", "matters"),
    ("d ?", "details"), ("r", "rules"), ("g", "log"), ("p", "recap"), ("s", "save"), ("l", "load"),
    ("c F2", "language"), ("t", "light"), ("PgUp PgDn", "scroll"), ("q", "quit"),
)  # fmt: skip


def help_text(
    board: Board, game: str, texts: Texts, ink: Ink, keys: Sequence[tuple[str, str]] = KEYS
) -> RenderableType:  # fmt: skip
    """All keys and all signs."""
    rows: list[Any] = [_row(key, texts.text(f"ui-help-{word}", game=game), ink) for key, word in keys]
    return Group(*rows, Text(), *(_row(sign, meaning, ink) for sign, meaning in board.legend(texts)))


def _row(key: str, meaning: str, ink: Ink) -> Text:
    return Text.assemble((f"{key:<10}", f"bold {ink.legal}"), meaning)
