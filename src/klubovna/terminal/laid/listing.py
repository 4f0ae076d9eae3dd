"""A list to choose from on a screen of its own: the lessons of a game, its puzzles."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from klubovna.terminal.boards.drawing import MARK, Lines, prose
from klubovna.terminal.tabletop import ClubScreen
from klubovna.terminal.widgets import reveal

MARGIN, INDENT = 6, 6


class Listing(ClubScreen):
    """Arrows and digits go to a row, Enter opens it."""

    BINDINGS = [
        Binding("up,k", "move(-1)"),
        Binding("down,j,tab", "move(1)"),
        *(Binding(str(digit), f"go({(digit - 1) % 10})") for digit in range(10)),
        Binding("home", "go(0)"),
        Binding("end", "move(-1, True)"),
        Binding("pageup", "move(-10)"),
        Binding("pagedown", "move(10)"),
        Binding("enter,space", "open"),
        Binding("q,escape", "back"),
    ]

    keys: tuple[tuple[str, str], ...]
    """All but the one that leads out."""

    def __init__(self) -> None:
        super().__init__()
        self.current = 0

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Vertical(id="room"), VerticalScroll(id="plan", can_focus=False):
            yield Static(id="agreed")
        yield Static(id="keys")

    # What there is

    @property
    def count(self) -> int:
        raise NotImplementedError

    def heading(self) -> str:
        """What the list is, beside the name of the game."""
        raise NotImplementedError

    def row(self, number: int, width: int) -> Lines:
        raise NotImplementedError

    def above(self, width: int) -> Lines:
        return []

    def below(self, width: int) -> Lines:
        return []

    def action_open(self) -> None:
        raise NotImplementedError

    # How it is shown

    def redraw(self) -> None:
        bar = Text(f" {self.texts.text('game-name')}   ", f"bold {self.ink.accent_ink}")
        self.query_one("#bar", Static).update(Text.assemble(bar, self.heading(), no_wrap=True, overflow="ellipsis"))
        lines, at = self._lines()
        self.query_one("#agreed", Static).update(Text("\n").join(lines))
        self.call_after_refresh(reveal, self.query_one("#plan", VerticalScroll), at)
        self.show_keys([*self.keys, ("q", "back" if len(self.app.screen_stack) > 2 else "quit")])

    def _lines(self) -> tuple[Lines, int]:
        """All lines, and which of them the cursor is on."""
        width = self.app.size.width - MARGIN
        lines, at = self.above(width), 0
        for number in range(self.count):
            at = len(lines) if number == self.current else at
            lines += self.row(number, width)
        return lines + self.below(width), at

    def head(self, number: int, sign: str, title: str, facts: list[str], width: int) -> Text:
        """`►  3  Covert and revealed   5 min · ✓ done`, on one line."""
        here = number == self.current
        line = Text.assemble(
            (MARK if here else " ", f"bold {self.ink.chosen}"),
            (f"{sign:>3}  ", f"bold {self.ink.legal}"),
            (title, f"bold reverse {self.ink.chosen}" if here else f"bold {self.ink.ink}"),
            ("   ", ""),
            (" · ".join(facts), self.ink.ink2),
        )
        line.truncate(width, overflow="ellipsis")
        return line

    def faults(self, title: str, found: list[str], width: int) -> Lines:
        """What can't be opened, and why."""
        lines: Lines = []
        for fault in found:
            lines += [Text(), Text(f"! {title}", self.ink.bad)]
            lines += [Text.assemble("  ", line) for line in prose(fault, width - 2, self.ink.bad)]
        return lines

    def action_move(self, by: int, to_end: bool = False) -> None:
        if by in (1, -1):
            self.action_go(self.count - 1 if to_end else (self.current + by) % max(1, self.count))
        else:
            self.action_go(max(0, min(self.count - 1, self.current + by)))

    def action_go(self, number: int) -> None:
        if 0 <= number < self.count:
            self.current = number
            self.redraw()
