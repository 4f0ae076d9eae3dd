"""What a master would choose: over the lower edge of the table, so that the board above shows what is meant."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Static

from klubovna.bots.thoughts import Hinted
from klubovna.kernel.actions import Action
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.drawing import MARK, Lines, prose
from klubovna.terminal.game_review import because, percent
from klubovna.terminal.ink import Ink
from klubovna.terminal.screens import BACK, Sheet
from klubovna.terminal.session import Session

BAR, WIDTH = 40, 66


class Hint(Sheet[bool]):
    """The best choices with their chances. The table's cursor goes along; True means that the choice is to be made."""

    BINDINGS = [
        *BACK,
        Binding("up,k,left", "move(-1)"),
        Binding("down,j,right,tab", "move(1)"),
        *(Binding(str(digit), f"go({digit - 1})") for digit in range(1, 4)),
        Binding("enter,space", "take"),
    ]

    def __init__(self, session: Session, point: Callable[[Action], None], texts: Texts, ink: Ink) -> None:
        super().__init__(texts.text("ui-hint"), texts, ink)
        self.session, self.point = session, point
        self.hints: list[Hinted] = []
        self.index = 0

    def keys(self) -> list[tuple[str, str]]:
        words = (("↑↓", "ui-key-move"), ("Enter", "ui-key-choose"), ("Esc", "ui-key-back"))
        return [(key, self.texts.text(word)) for key, word in words]

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet small", can_focus=False):
            yield Static(Text(self.texts.text("ui-hint-thinking")), id="hinted")

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self._think())

    async def _think(self) -> None:
        """In a thread of its own, so that the screen stays alive."""
        self.hints = await asyncio.to_thread(self.session.hints)
        self.action_go(0)

    def action_move(self, by: int) -> None:
        if self.hints:
            self.action_go((self.index + by) % len(self.hints))

    def action_go(self, index: int) -> None:
        if index >= len(self.hints):
            return
        self.index = index
        self.point(self.session.table.game.parse(self.hints[index].action))
        of = prose(of_what(self.session, self.texts), WIDTH, self.ink.ink2)
        lines = [*of, *(line for number, hint in enumerate(self.hints) for line in self._lines(number, hint))]
        self.query_one("#hinted", Static).update(Text("\n", no_wrap=True).join(lines))

    def _lines(self, number: int, hint: Hinted) -> Lines:
        """The choice in words, and under it its chance as a bar and as a number, or how good it is beside the best;
        where the cursor is, the reasons too."""
        table, here = self.session.table, number == self.index
        said = self.texts.say(table.label(table.game.parse(hint.action)))
        head = Text(f"{MARK if here else ' '} {number + 1} ", f"bold {self.ink.chosen if here else self.ink.legal}")
        first, *more = prose(said, WIDTH - 4, f"bold {self.ink.chosen}" if here else self.ink.ink)
        more.append(self._bar(hint))
        if here:
            for reason in hint.reasons:
                more += prose(because(reason, self.texts), WIDTH - 4, self.ink.ink2)
        return [Text.assemble(head, first), *(Text.assemble("    ", line) for line in more)]

    def _bar(self, hint: Hinted) -> Text:
        if hint.chance is None:
            return Text(self.texts.text(f"ui-hint-worth-{hint.worth}"), self.ink.ink2)
        full = round(hint.chance * BAR)
        return Text.assemble(
            ("█" * full, self.ink.legal), ("░" * (BAR - full), self.ink.line), f" {percent(hint.chance, self.texts)}"
        )

    def action_take(self) -> None:
        if self.hints:
            self.dismiss(True)


def of_what(session: Session, texts: Texts) -> str:
    """What the chances are of, and where they come from; or that there are none to be told."""
    known, seat = session.scale, session.table.seat or ""
    if known is None:
        return texts.text("ui-hint-unmeasured")
    of = texts.text("chance-of" if texts.has("chance-of") else "ui-chance-of", seat=seat)
    return f"{of} {texts.text('ui-hint-measured', games=known.found.card.games)}"
