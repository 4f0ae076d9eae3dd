"""What just happened at the table: the others' last turn told again, picture by picture, as slowly as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace
from rich.text import Text
from textual.binding import Binding
from textual.timer import Timer

from klubovna.terminal.boards import Board, Offer
from klubovna.terminal.matters import Pace, keep
from klubovna.terminal.pictures import Picture
from klubovna.terminal.tabletop import Club, Tabletop

KEYS = (("←→", "step"), ("␣", "halt"), ("+−", "pace"), ("Esc", "back"), ("c", "language"), ("t", "light"))
PACES: dict[Pace, float] = {"calm": 3.0, "usual": 1.8, "brisk": 0.9}
"""How long a picture stays, in seconds: letters take longer to read than boards."""


class RecapScreen(Tabletop):
    """It goes on by itself; whoever steps halts it. Where no motion is wanted, it waits for that."""

    BINDINGS = [
        Binding("right,down,enter", "step(1)"),
        Binding("left,up,backspace", "step(-1)"),
        Binding("space", "halt"),
        Binding("plus", "pace(1)"),
        Binding("minus", "pace(-1)"),
        Binding("home", "go(0)"),
        Binding("end", "go(-1)"),
        Binding("q,escape,p", "back"),
    ]

    def __init__(self, board: Board, pictures: Sequence[Picture]) -> None:
        super().__init__(board)
        self.pictures, self.at = pictures, 0
        self.going: Timer | None = None

    def on_mount(self) -> None:
        super().on_mount()
        if self.app.animation_level != "none":
            self._run()

    @property
    def last(self) -> int:
        return len(self.pictures) - 1

    @property
    def pace(self) -> Pace:
        return cast("Club", self.app).settings.pace

    def redraw(self) -> None:
        picture = self.pictures[self.at]
        self.show_table(picture.view, Offer())
        self.show_log(picture.log, [])
        self.show_prompt(self._told(picture), [], 0, "")
        self.show_keys(KEYS)

    def _told(self, picture: Picture) -> Text:
        """Where one is, whether it goes on by itself, and what has just been said."""
        texts = self.texts
        state = f"ui-pace-{self.pace}" if self.going else "ui-recap-halted"
        place = texts.text("ui-replay-step", step=self.at, steps=self.last)
        said = [texts.say(message) for message in picture.news] or [texts.text("ui-recap-before")]
        heading = f"{texts.text('ui-recap')} {place} · {texts.text(state)}\n"
        return Text.assemble((heading, self.ink.ink2), ("\n".join(said), f"bold {self.ink.ink}"))

    def _run(self) -> None:
        self.going = self.set_timer(PACES[self.pace], self._on)
        self.redraw()

    def _halt(self) -> None:
        if self.going:
            self.going.stop()
        self.going = None

    def _on(self) -> None:
        self.at += 1
        if self.at < self.last:
            self._run()
        else:
            self.action_go(-1)

    def action_step(self, by: int) -> None:
        """A step behind the last picture leads back to the table."""
        if self.at + by > self.last:
            self.action_back()
        else:
            self.action_go(max(0, self.at + by))

    def action_go(self, index: int) -> None:
        self._halt()
        self.at = index % len(self.pictures)
        self.redraw()

    def action_halt(self) -> None:
        if self.going:
            self.action_go(self.at)
        else:
            self.at = 0 if self.at == self.last else self.at
            self._run()

    def action_pace(self, by: int) -> None:
        """Quicker or slower, from now on at every table."""
        club, names = cast("Club", self.app), list(PACES)
        chosen = names[max(0, min(len(names) - 1, names.index(self.pace) + by))]
        club.settings = replace(club.settings, pace=chosen)
        keep(club.settings)
        self.redraw()
