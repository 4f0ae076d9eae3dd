"""Between two people at one keyboard: nothing of the table is seen until the other one sits there."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from klubovna.kernel.messages import Seat
from klubovna.terminal.tabletop import ClubScreen

KEYS = (("↵", "uncover"), ("c", "language"), ("t", "light"), ("q", "quit"))


class Curtain(ClubScreen):
    """Covers the whole screen. The table beneath it changes hands before it is taken away."""

    BINDINGS = [Binding("enter", "uncover"), Binding("q", "app.quit")]

    def __init__(self, heir: Seat, change_hands: Callable[[], None]) -> None:
        super().__init__()
        self.heir, self.change_hands = heir, change_hands

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(id="pass")
        yield Static(id="keys")

    def redraw(self) -> None:
        told = Text(self.texts.text("ui-pass", seat=self.heir), f"bold {self.ink.chosen}", justify="center")
        hint = Text(self.texts.text("ui-pass-hint", seat=self.heir), self.ink.ink2, justify="center")
        self.query_one("#pass", Static).update(Text("\n\n", justify="center").join([told, hint]))
        self.show_keys(KEYS)

    def action_uncover(self) -> None:
        self.change_hands()
        self.app.pop_screen()
