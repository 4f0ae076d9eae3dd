"""A game watched again on the screen, step by step."""

from __future__ import annotations

from rich.text import Text
from textual.binding import Binding

from klubovna.terminal.boards import Board, Offer
from klubovna.terminal.room import Room
from klubovna.terminal.steps import Step, caption

KEYS = (("←→", "step"), ("Home End", "ends"), ("c", "language"), ("t", "light"), ("q", "back"))


class ReplayScreen(Room):
    """Arrows step through the game."""

    BINDINGS = [
        Binding("right,down,space,enter", "step(1)"),
        Binding("left,up,backspace", "step(-1)"),
        Binding("shift+right", "step(10)"),
        Binding("shift+left", "step(-10)"),
        Binding("home", "go(0)"),
        Binding("end", "go(-1)"),
        Binding("q,escape", "back"),
    ]

    def __init__(self, board: Board, played: list[Step], at: int = 0) -> None:
        super().__init__(board)
        self.played = played
        self.at = max(0, min(at, len(played) - 1))

    def redraw(self) -> None:
        step = self.played[self.at]
        self.show_table(step.view, Offer())
        said = step.log[len(step.log) - step.said :]
        self.show_log(step.log, [self.texts.say(message) for message in said])
        position = self.texts.text("ui-replay-step", step=self.at, steps=len(self.played) - 1)
        heading = f"{self.texts.text('ui-replay')} {position}"
        prompt = Text.assemble((f"{heading}   ", self.ink.ink2), (caption(step, self.texts), f"bold {self.ink.ink}"))
        self.show_prompt(prompt, [], 0, "")
        self.show_keys(KEYS)

    def action_step(self, by: int) -> None:
        self.action_go(max(0, min(len(self.played) - 1, self.at + by)))

    def action_go(self, index: int) -> None:
        self.at = index % len(self.played)
        self.redraw()

    def action_back(self) -> None:
        """Back to the table, or out when there is none."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()
