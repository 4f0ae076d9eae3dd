"""A table in letters, and as a picture for notebooks: drawn as in a terminal, by the same boards, without Textual."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.util import find_spec
from io import StringIO
from textwrap import wrap
from typing import Any, Protocol

from klubovna.desk.plain import lines
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat

WIDTH, HEIGHT = 110, 40
LANGUAGE = "en"
LETTER, LINE, MARGIN = 8.4, 18, 14
"""Points of a letter and a line, where the picture is made of plain lines."""


class Shown(Protocol):
    """A table, or whatever else has as much to show."""

    @property
    def game(self) -> Game: ...

    @property
    def content(self) -> Content: ...

    @property
    def options(self) -> list[Action]: ...

    @property
    def seat(self) -> Seat | None: ...

    @property
    def prompt(self) -> Message | None: ...

    @property
    def outcome(self) -> Outcome | None: ...

    def view(self, seat: Seat | None) -> Any: ...


def text(table: Shown, seat: Seat | None = None, *, language: str = LANGUAGE, width: int = WIDTH) -> str:
    """What this seat sees, and what is asked of it; None is whoever only watches."""
    board = _board(table)
    if board is None:
        return "\n".join([*_plain(table, seat, language), *_asked(table, seat, language, width)])
    console = _console(width)
    _draw(console, board, table, seat, language, width)
    drawn = "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())
    return "\n".join([drawn, "", *_asked(table, seat, language, width)]).rstrip()


def svg(table: Shown, seat: Seat | None = None, *, language: str = LANGUAGE, width: int = WIDTH) -> str:
    """The same as a picture; it fetches nothing from anywhere."""
    board, title = _board(table), table.game.texts(language).text("game-name")
    if board is None:
        return _picture([*_plain(table, seat, language), *_asked(table, seat, language, width)])
    from rich.terminal_theme import SVG_EXPORT_THEME  # noqa: PLC0415

    console = _console(width, record=True)
    _draw(console, board, table, seat, language, width)
    for line in ["", *_asked(table, seat, language, width)]:
        console.print(line, markup=False, highlight=False, no_wrap=True, overflow="ellipsis")
    picture: str = console.export_svg(title=title, theme=SVG_EXPORT_THEME, code_format=_frame())
    return picture


def _board(table: Shown) -> Any:
    """How a terminal draws the game; None where there is no `rich`."""
    if find_spec("rich") is None:
        return None
    from klubovna.terminal.boards import board_for  # noqa: PLC0415

    return board_for(table.game.id, table.content)


def _console(width: int, *, record: bool = False) -> Any:
    from rich.console import Console  # noqa: PLC0415

    colours: Any = "truecolor" if record else None
    return Console(
        file=StringIO(), width=width, height=HEIGHT, record=record, color_system=colours, force_terminal=record
    )


def _draw(console: Any, board: Any, table: Shown, seat: Seat | None, language: str, width: int) -> None:
    from rich.text import Text  # noqa: PLC0415

    from klubovna.terminal.boards import Offer, Space  # noqa: PLC0415
    from klubovna.terminal.ink import ink_of  # noqa: PLC0415
    from klubovna.terminal.language import all_texts  # noqa: PLC0415

    texts, ink, view = (
        all_texts(table.game, language, table.content),
        ink_of("evening", table.game.lid),
        table.view(seat),
    )
    offer = Offer(tuple(table.options) if seat == table.seat else (), stepwise=board.stepwise)
    title = Text(f"{texts.text('game-name')}   ", "bold")
    status = board.status(view, width - title.cell_len, texts, ink)
    console.print(Text.assemble(title, status, no_wrap=True), highlight=False)
    console.print(board.draw(view, offer, Space(width, HEIGHT), texts, ink), highlight=False)


def _plain(table: Shown, seat: Seat | None, language: str) -> list[str]:
    return [table.game.texts(language).text("game-name"), *lines(table.view(seat)), ""]


def _asked(table: Shown, seat: Seat | None, language: str, width: int) -> Iterator[str]:
    """Who is asked what, and the options as they are written; or how it ended."""
    texts = table.game.texts(language, table.content)
    if table.outcome is not None:
        winners = ", ".join(texts.name(winner) for winner in table.outcome.winners) or "–"
        yield f"= {table.outcome.reason}: {winners}"
    elif table.prompt is not None:
        yield texts.say(table.prompt)
        if seat == table.seat:
            yield from wrap(" | ".join(option.text for option in table.options), width, break_on_hyphens=False)


def _frame() -> str:
    """The picture as `rich` frames it, without the fonts that it would fetch."""
    from rich._export_format import CONSOLE_SVG_FORMAT  # noqa: PLC0415

    before, rest = CONSOLE_SVG_FORMAT.split("@font-face", 1)
    return before + rest[rest.index(".{unique_id}-matrix") :]


def _picture(shown: list[str]) -> str:
    """Lines as a picture."""
    width = max(map(len, shown)) * LETTER + 2 * MARGIN
    height = len(shown) * LINE + 2 * MARGIN
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * number}">{escape(line)}</text>' for number, line in enumerate(shown, 1)
    )
    style = "font-family:monospace;font-size:14px;white-space:pre;fill:#2a2520"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" style="{style}">'
        f'<rect width="100%" height="100%" fill="#fbf7ee"/>{rows}</svg>'
    )
