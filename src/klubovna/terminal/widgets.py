"""The parts of the screen: the board, the numbered options, the log. They show what they are given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from klubovna.terminal.boards import Space
from klubovna.terminal.boards.drawing import MARK, Lines, flow, words
from klubovna.terminal.ink import Ink

MOST_COLUMNS = 4
BESIDE = 5
"""What stands beside a label: cursor, number, gap."""
Drawing = Callable[[Space], RenderableType]
_measuring = Console(width=80, force_terminal=False, color_system=None)


class BoardView(Widget):
    """Draws the board anew for every size of the window; what does not fit is scrolled by its parent."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._drawing: Drawing | None = None
        self._height: Callable[[Space], int] = lambda _: 1

    def show(self, drawing: Drawing) -> None:
        """Layout asks for the height more than once."""
        self._drawing = drawn = lru_cache(maxsize=4)(drawing)
        self._height = lru_cache(maxsize=4)(lambda space: _lines(drawn(space), space.width))
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._height(Space(width, container.height)) if width > 0 else 1

    def render(self) -> RenderableType:
        room = self.parent.size.height if isinstance(self.parent, Widget) else self.size.height
        return self._drawing(Space(self.size.width, room)) if self._drawing else ""


def _lines(drawn: RenderableType, width: int) -> int:
    return len(_measuring.render_lines(drawn, _measuring.options.update(width=width), pad=False))


class Choices(Widget):
    """Numbered options in a grid; a long one takes several cells, and too many rows are scrolled."""

    class Taken(Message):
        """An option was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, id: str = "choices") -> None:
        super().__init__(id=id)
        self.labels: list[str] = []
        self.current = 0
        self.ink: Ink | None = None

    def show(self, labels: Sequence[str], current: int, ink: Ink) -> None:
        self.labels, self.current, self.ink = list(labels), current, ink
        self.refresh(layout=True)

    def moved(self, dx: int, dy: int) -> int:
        """Where an arrow leads from the current option: sideways in order, up and down to what is nearest."""
        if dx:
            return max(0, min(len(self.labels) - 1, self.current + dx))
        rows = self._grid(self.size.width)
        row = next((i for i, cells in enumerate(rows) if self.current in cells), 0)
        if not 0 <= row + dy < len(rows):
            return self.current
        here = rows[row][self.current][0]
        return min(rows[row + dy], key=lambda index: abs(rows[row + dy][index][0] - here))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return min(len(self._grid(width)), max(3, viewport.height // 4)) if self.labels else 0

    def render(self) -> RenderableType:
        rows = self._grid(self.size.width)
        first = self._first_row(rows)
        return Text("\n", no_wrap=True).join(self._line(row) for row in rows[first : first + self.size.height])

    def on_click(self, event: events.Click) -> None:
        rows = self._grid(self.size.width)
        row = self._first_row(rows) + event.y
        for index, (start, width) in rows[row].items() if row < len(rows) else ():
            if start <= event.x < start + width:
                self.post_message(self.Taken(index))

    def _grid(self, width: int) -> list[dict[int, tuple[int, int]]]:
        """Rows of options with their places; of all numbers of columns the one with the fewest rows."""
        grids = [
            packed([cell_len(label) + BESIDE for label in self.labels], width, n) for n in range(1, MOST_COLUMNS + 1)
        ]
        return min(grids, key=len)

    def _first_row(self, rows: list[dict[int, tuple[int, int]]]) -> int:
        """The first row that is shown, so that the current one is among them."""
        row = next((i for i, cells in enumerate(rows) if self.current in cells), 0)
        return max(0, row - self.size.height + 1)

    def _line(self, row: dict[int, tuple[int, int]]) -> Text:
        return Text.assemble(*(self._option(index, width) for index, (_, width) in row.items()))

    def _option(self, index: int, width: int) -> Text:
        assert self.ink is not None
        current = index == self.current
        colour = self.ink.chosen if current else self.ink.legal
        number = Text(f"{MARK if current else ' '}{index + 1:>2} ", f"bold {colour}")
        style = f"bold reverse {self.ink.chosen}" if current else self.ink.ink
        text = Text.assemble(number, (self.labels[index], style))
        text.truncate(width - 1, overflow="ellipsis")
        text.pad_right(width - text.cell_len)
        return text


def packed(lengths: Sequence[int], width: int, columns: int) -> list[dict[int, tuple[int, int]]]:
    """Set options into a grid of so many columns, row by row: index → where it begins and how wide it is."""
    cell = max(1, width // columns)
    rows: list[dict[int, tuple[int, int]]] = []
    used = columns
    for index, length in enumerate(lengths):
        span = min(columns, -(-length // cell))
        if used + span > columns:
            rows.append({})
            used = 0
        rows[-1][index] = (used * cell, span * cell)
        used += span
    return rows


class LogColumn(VerticalScroll, can_focus=False):
    """Everything said so far; stays at the last line."""

    def __init__(self) -> None:
        super().__init__(Static(id="log-text"), id="log")

    def show(self, title: str, lines: Sequence[str], ink: Ink, heading: Callable[[int], bool]) -> None:
        self.border_title = title
        text = Text("\n").join(log_line(line, ink, heading(i)) for i, line in enumerate(lines))
        self.query_one("#log-text", Static).update(text)
        self.scroll_end(animate=False)


def log_line(line: str, ink: Ink, heading: bool) -> Text:
    return Text(f"\n── {line}", f"bold {ink.chosen}") if heading else Text(f"· {line}", ink.ink)


def news_lines(news: Sequence[str], width: int, most: int, ink: Ink) -> Text:
    """What has just happened on few lines: the end of it, if it is too much. The whole is in the log."""
    lines: Lines = flow([word for line in news for word in words(f"· {line}", ink.ink2)], width)
    if len(lines) > most:
        lines = lines[-most:]
        lines[0] = Text.assemble(("… ", ink.ink2), lines[0])
        lines[0].truncate(width, overflow="ellipsis")
    return Text("\n", no_wrap=True).join(lines)


def key_line(keys: Sequence[tuple[str, str]], width: int, ink: Ink) -> Text:
    """Keys and what they do, as many as fit; the last one, help, always does."""
    shown: list[Text] = [Text.assemble((key, f"bold {ink.legal}"), " ", (word, ink.ink2)) for key, word in keys]
    while len(shown) > 1 and sum(item.cell_len + 2 for item in shown) > width:
        del shown[-2]
    return Text("  ", no_wrap=True).join(shown)


def reveal(scroll: VerticalScroll, line: int) -> None:
    """Bring a line of a scrolled text into sight."""
    scroll.scroll_to_region(Region(0, max(0, line - 1), 1, 3), animate=False, force=True)
