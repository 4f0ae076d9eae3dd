"""What playing and replaying have in common: the bar, the board, the panel under it, the log, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

from msgspec.structs import replace
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from klubovna.kernel.messages import Message
from klubovna.kernel.texts import Texts
from klubovna.service.story import CHAPTERS
from klubovna.terminal.boards import Board, Offer, Space
from klubovna.terminal.ink import Ink
from klubovna.terminal.matters import Settings, keep
from klubovna.terminal.widgets import BoardView, Choices, LogColumn, key_line, news_lines

WIDE = 114
"""From this width on the log has a column of its own."""
TALL = 30


class Club(Protocol):
    """What a screen needs of the application it belongs to."""

    @property
    def texts(self) -> Texts: ...

    @property
    def ink(self) -> Ink: ...

    settings: Settings

    def open_lesson(self, lesson: str, step: int) -> None: ...


class ClubScreen(Screen[None]):
    """A screen of its own. `redraw` paints it anew in the language and light of the moment."""

    BINDINGS = [Binding("c,f2", "app.language"), Binding("t", "app.light")]

    @property
    def texts(self) -> Texts:
        return cast("Club", self.app).texts

    @property
    def ink(self) -> Ink:
        return cast("Club", self.app).ink

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        raise NotImplementedError

    def tell(self, text: str, *, problem: bool = False) -> None:
        """For a while, at the edge of the screen."""
        self.notify(text, severity="warning" if problem else "information", timeout=9 if problem else 6, markup=False)

    def action_back(self) -> None:
        """To where one came from, or out where that is nowhere."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()

    def show_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        named = [(key, self.texts.text(f"ui-key-{word}")) for key, word in keys]
        self.query_one("#keys", Static).update(key_line(named, self.app.size.width - 2, self.ink))


class Tabletop(ClubScreen):
    """A screen with a table in it."""

    BINDINGS = [Binding("pageup", "scroll_board(-5)"), Binding("pagedown", "scroll_board(5)")]

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="tabletop"):
            with Vertical(id="main"):
                with VerticalScroll(id="top", can_focus=False):
                    yield BoardView()
                yield from self.panels()
                yield Static(id="news")
                yield Static(id="prompt")
                yield Static(id="matters")
                yield Choices()
                yield Static(id="hint")
            yield LogColumn()
        yield Static(id="keys")

    def panels(self) -> ComposeResult:
        """What else stands under the board."""
        yield from ()

    @property
    def is_wide(self) -> bool:
        return self.app.size.width >= WIDE

    def action_scroll_board(self, lines: int) -> None:
        self.query_one("#top", VerticalScroll).scroll_relative(y=lines, animate=False)

    # Painting

    def show_table(self, view: Any, offer: Offer) -> None:
        self.set_class(self.is_wide, "wide")
        title = Text(f" {self.texts.text('game-name')}   ", f"bold {self.ink.accent_ink}")
        status = self.board.status(view, self.app.size.width - title.cell_len - 1, self.texts, self.ink)
        self.query_one("#bar", Static).update(Text.assemble(title, status, no_wrap=True))
        texts, ink = self.texts, self.ink

        def drawing(space: Space) -> Any:
            return self.board.draw(view, offer, space, texts, ink)

        self.query_one(BoardView).show(drawing)

    def show_log(self, log: Sequence[Message], news: Sequence[str]) -> None:
        """The whole log where there is room for it, otherwise what has just happened."""
        if self.is_wide:
            lines = [self.texts.say(message) for message in log]
            self.query_one(LogColumn).show(
                f" {self.texts.text('ui-log')} ", lines, self.ink, lambda i: log[i].id in CHAPTERS
            )
        most = 3 if self.app.size.height >= TALL else 2
        shown = news_lines(news, self.app.size.width - 2, most, self.ink) if news and not self.is_wide else Text()
        self.query_one("#news", Static).update(shown)
        self.query_one("#news").display = bool(shown)

    @property
    def weighs(self) -> bool:
        """Whether it is told what to look at: in a small window only if somebody wants it."""
        wanted = cast("Club", self.app).settings.matters
        return self.app.size.height >= TALL if wanted is None else wanted

    def action_matters(self) -> None:
        club = cast("Club", self.app)
        club.settings = replace(club.settings, matters=not self.weighs)
        keep(club.settings)
        self.redraw()

    def show_matters(self, said: Message | None) -> None:
        """What to look at in the question, under it."""
        shown = said if self.weighs else None
        self.query_one("#matters").display = shown is not None
        if shown is not None:
            head = (f"{self.texts.text('ui-matters')} ", f"bold {self.ink.ink2}")
            self.query_one("#matters", Static).update(Text.assemble(head, (self.texts.say(shown), self.ink.ink2)))

    def show_prompt(self, prompt: Text, labels: Sequence[str], current: int, hint: str) -> None:
        self.query_one("#prompt", Static).update(prompt)
        self.query_one(Choices).show(labels, current, self.ink)
        self.set_class(self.board.stepwise, "stepwise")
        self.query_one("#hint", Static).update(Text(hint, self.ink.ink2, overflow="ellipsis"))
