"""A table at which something is meant: the same table as in play, and a panel that says what, and answers what was
chosen. Lessons and puzzles are such tables.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from klubovna.terminal import screens
from klubovna.terminal.boards.drawing import POINT
from klubovna.terminal.table import TableScreen
from klubovna.terminal.tabletop import TALL

RIGHT, WRONG = "✓", "✗"
NOT_HERE = frozenset({"save", "load", "new", "redo", "replay", "review", "recap"})
"""What is done at a table that is one's own, but not at one that was laid."""


class GuidedScreen(TableScreen):
    """What is meant, and what follows from a choice, is decided by whoever guides."""

    BINDINGS = [
        Binding("s", "show"),
        Binding("b", "step_back"),
        Binding("a", "again"),
        Binding("q", "back"),
    ]
    help_keys: tuple[tuple[str, str], ...]
    """All keys, with the words of what they do."""
    answer: tuple[str, Callable[[], str]] | None = None
    """The sign and the words of what was answered to the last choice, in the language of the moment."""

    def panels(self) -> ComposeResult:
        yield Static(id="told")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action not in NOT_HERE

    @property
    def over(self) -> bool:
        """The end of a game is not the end of what is meant."""
        return False

    @property
    def points(self) -> tuple[str, ...]:
        """The things that are spoken of."""
        return ()

    @property
    def is_brief(self) -> bool:
        """Whether there is so little room that an answer stands instead of what was said, until something else is
        pointed at."""
        return self.app.size.height < TALL

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#prompt").display = bool(self._prompt())
        self.query_one("#told", Static).update(Text("\n").join(self._panel()))

    def _panel(self) -> list[Text]:
        """Where one is, what is said, what is meant by it, and what was answered."""
        lines = [Text(self._heading(), f"bold {self.ink.chosen}")]
        said = self._said()
        if self.points and (named := ", ".join(self._named())):
            named = named[:1].upper() + named[1:]
            said = [*said, Text.assemble((f"{POINT} ", f"bold {self.ink.warn}"), (named, self.ink.ink2))]
        if self.answer is None:
            return lines + said
        sign, words = self.answer
        style = self.ink.good if sign == RIGHT else self.ink.bad
        answered = Text.assemble((f"{sign} ", f"bold {style}"), (words(), style))
        return [*lines, *([] if self.is_brief and sign == WRONG else said), answered]

    def _heading(self) -> str:
        raise NotImplementedError

    def _said(self) -> list[Text]:
        raise NotImplementedError

    def _named(self) -> list[str]:
        """The things that are spoken of, as the board calls them; what has no name is only marked there."""
        heaps = self.board.things(self.session.table.view(self.session.seat), self.texts)
        known = {thing.id: thing.name for heap in heaps for thing in heap.things}
        others = {point: self.texts.name(point) for point in self.points if self.texts.named(point)}
        called = {**others, **known}
        return list(dict.fromkeys(called[point] for point in self.points if point in called))

    def action_go(self, index: int) -> None:
        self.answer = None
        super().action_go(index)

    def action_help(self) -> None:
        text = screens.help_text(self.board, self.session.table.game.id, self.texts, self.ink, self.help_keys)
        self.app.push_screen(screens.Reading(self.texts.text("ui-help-title"), text, self.texts, self.ink))
