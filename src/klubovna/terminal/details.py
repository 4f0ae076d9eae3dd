"""What is this? Every thing on the table: what is printed on it, how it stands, and the way to its rule."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from klubovna.kernel import rulebook
from klubovna.kernel.about import about, abouts
from klubovna.kernel.table import Table
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Board, Heap, Number, Thing
from klubovna.terminal.boards.drawing import prose
from klubovna.terminal.ink import Ink
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.screens import BACK, Sheet
from klubovna.terminal.widgets import reveal

LIST_WIDTH = 27


class Details(Sheet[None]):
    """Any card on the table: places and cards on the left, all that is printed on the right."""

    BINDINGS = [
        *BACK,
        Binding("up,k", "move(-1)"),
        Binding("down,j", "move(1)"),
        Binding("left,shift+tab", "place(-1)"),
        Binding("right,tab", "place(1)"),
        Binding("r", "rule"),
    ]

    def __init__(
        self, board: Board, table: Table, heaps: list[Heap], numbers: list[Number], at: str, texts: Texts, ink: Ink
    ) -> None:
        super().__init__(texts.text("ui-details"), texts, ink)
        self.game, self.abouts = table.game, abouts(table.game.package, table.content)
        self.headings = {
            section.id: section.title
            for section in rulebook.sections(rulebook.book(table.game.package, texts.language) or "")
        }
        plain = Heap(texts.text("ui-details-numbers"), tuple(Thing(one.id, one.name) for one in numbers))
        self.board, self.heaps = board, [*heaps, *([plain] if numbers else [])]
        self.numbers = {one.id: one for one in numbers}
        self.things = [(place, thing) for place, heap in enumerate(self.heaps) for thing in heap.things]
        self.index = next((i for i, (_, thing) in enumerate(self.things) if thing.id == at), 0)

    def keys(self) -> list[tuple[str, str]]:
        words = (("↑↓", "ui-key-move"), ("←→", "ui-key-place"), ("r", "ui-key-rules"), ("Esc", "ui-key-back"))
        return [(key, self.texts.text(word)) for key, word in words]

    def compose(self) -> ComposeResult:
        with Horizontal(classes="sheet"):
            with VerticalScroll(id="places", can_focus=False):
                yield Static(id="things")
            with VerticalScroll(id="card", can_focus=False):
                yield Static(id="printed")
                yield Static(id="rule")

    def on_mount(self) -> None:
        super().on_mount()
        self._show()

    def action_move(self, step: int) -> None:
        self.index = (self.index + step) % max(1, len(self.things))
        self._show()

    def action_place(self, step: int) -> None:
        if self.things:
            place = (self.things[self.index][0] + step) % len(self.heaps)
            self.index = next(i for i, (where, _) in enumerate(self.things) if where == place)
            self._show()

    def _show(self) -> None:
        lines, at = self._list()
        self.query_one("#things", Static).update(Text("\n").join(lines))
        self.call_after_refresh(reveal, self.query_one("#places", VerticalScroll), at)
        if self.things:
            thing = self.things[self.index][1]
            self.query_one("#printed", Static).update(self._printed(thing))
            self.query_one("#rule", Static).update(self._told())
            self.query_one("#card", VerticalScroll).scroll_home(animate=False)

    def _printed(self, thing: Thing) -> RenderableType:
        plain = self.numbers.get(thing.id)
        if plain is None or plain.name != thing.name:
            return self.board.details(thing.id, self.texts, self.ink)
        return Text.assemble((f"{plain.name}\n\n", f"bold {self.ink.chosen}"), (plain.told, self.ink.ink))

    @property
    def rule(self) -> str:
        """The heading under which the thing is told of."""
        known = about(self.abouts, self.things[self.index][1].id.removeprefix("known-")) if self.things else None
        return known.rule if known else ""

    def _told(self) -> Text:
        title = self.headings.get(self.rule)
        return Text(f"\n{self.texts.text('ui-rules')}: {title} (r)" if title else "", self.ink.ink2)

    def action_rule(self) -> None:
        self.app.push_screen(Rules(self.game, self.rule, self.texts, self.ink))

    def _list(self) -> tuple[list[Text], int]:
        """The lines of the list, and which of them the cursor is on."""
        lines: list[Text] = []
        at = number = 0
        for heap in self.heaps:
            lines += prose(heap.title, LIST_WIDTH, f"bold {self.ink.ink2}")
            for thing in heap.things:
                here = number == self.index
                at = len(lines) if here else at
                style = f"bold reverse {self.ink.chosen}" if here else self.ink.ink
                first, *more = prose(thing.name, LIST_WIDTH - 2, style)
                lines += [
                    Text.assemble("► " if here else "  ", first),
                    *(Text.assemble("  ", line) for line in more),
                ]
                number += 1
        return lines, at
