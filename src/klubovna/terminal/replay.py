"""A game watched again on the screen, step by step, through the eyes of any seat once it is over."""

from __future__ import annotations

from functools import cache

from rich.text import Text
from textual.binding import Binding

from klubovna import Record
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.terminal.boards import Offer, board_for
from klubovna.terminal.steps import Step, caption, steps
from klubovna.terminal.tabletop import Tabletop

KEYS = (("←→", "step"), ("Home End", "ends"), ("e", "eyes"), ("c", "language"), ("t", "light"), ("q", "back"))


class ReplayScreen(Tabletop):
    """Arrows step through the game."""

    BINDINGS = [
        Binding("right,down,space,enter", "step(1)"),
        Binding("left,up,backspace", "step(-1)"),
        Binding("shift+right", "step(10)"),
        Binding("shift+left", "step(-10)"),
        Binding("home", "go(0)"),
        Binding("end", "go(-1)"),
        Binding("e", "eyes"),
        Binding("q,escape", "back"),
    ]

    def __init__(self, game: Game, record: Record, *, at: int = 0, eyes: Seat | None = None) -> None:
        super().__init__(board_for(game.id, game.content(record.header.options)))
        self._seen_by = cache(lambda seat: steps(game, record, seat))
        over = record.outcome is not None
        self.seats: list[Seat | None] = [None, *(record.header.seats if over and len(record.header.seats) > 1 else ())]
        self.eyes = eyes
        self.at = max(0, min(at, len(self.played) - 1))

    @property
    def played(self) -> list[Step]:
        return self._seen_by(self.eyes)

    def redraw(self) -> None:
        step = self.played[self.at]
        self.show_table(step.view, Offer())
        said = step.log[len(step.log) - step.said :]
        self.show_log(step.log, [self.texts.say(message) for message in said])
        position = self.texts.text("ui-replay-step", step=self.at, steps=len(self.played) - 1)
        watched = self.texts.text("ui-replay-eyes", seat=self.eyes) if self.eyes and len(self.seats) > 1 else ""
        heading = f"{self.texts.text('ui-replay')} {position} {watched}".rstrip()
        prompt = Text.assemble((f"{heading}   ", self.ink.ink2), (caption(step, self.texts), f"bold {self.ink.ink}"))
        self.show_prompt(prompt, [], 0, "")
        self.show_keys([key for key in KEYS if key[1] != "eyes" or len(self.seats) > 1])

    def action_step(self, by: int) -> None:
        self.action_go(max(0, min(len(self.played) - 1, self.at + by)))

    def action_go(self, index: int) -> None:
        self.at = index % len(self.played)
        self.redraw()

    def action_eyes(self) -> None:
        """The next seat's eyes, then a spectator's."""
        if len(self.seats) > 1:
            self.eyes = self.seats[(self.seats.index(self.eyes) + 1) % len(self.seats)]
            self.redraw()
