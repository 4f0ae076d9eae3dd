"""The table before a game: what is agreed, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

import klubovna
from klubovna.bots.players import offered
from klubovna.kernel import lessons
from klubovna.kernel.game import PACK, Game, Option, Setting, Settings
from klubovna.kernel.lid import span
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.service import puzzles
from klubovna.terminal.boards.drawing import MARK, Lines, fit, flow
from klubovna.terminal.laid.collection import Collection
from klubovna.terminal.laid.course import Course
from klubovna.terminal.laid.learn import CourseScreen
from klubovna.terminal.laid.puzzles import PuzzlesScreen
from klubovna.terminal.players import PERSON, STRONG_BOT, Players, usual
from klubovna.terminal.session import Session
from klubovna.terminal.table import TableScreen
from klubovna.terminal.tabletop import ClubScreen
from klubovna.terminal.widgets import reveal

KEYS = (
    ("↑↓", "move"), ("←→", "change"), ("↵", "begin"), ("l", "lessons"), ("p", "puzzles"), ("c", "language"),
    ("t", "light"), ("q", "quit"),
)  # fmt: skip
BEFORE_CHOICES, INDENT, MARGIN = 34, 6, 6


class Row(msgspec.Struct, frozen=True):
    """Something to be agreed on."""

    label: str
    choices: list[str]
    chosen: int


class Plan:
    """What is agreed so far. No Textual in here."""

    def __init__(self, game: Game, settings: Mapping[str, Setting] | None = None, pack: Path | None = None) -> None:
        self.game, self.pack = game, game.pack(pack) if pack is not None else None
        packed: Settings = {PACK: self.pack} if self.pack else {}
        self.content = game.content(packed)
        self.settings: Settings = game.settings({**packed, **(settings or {})}, own=True)
        self.players: Players = usual(game, self.seats)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.game.seated(self.settings)

    @property
    def options(self) -> list[Option]:
        """Those that matter with what is agreed so far; house rules come last."""
        spoken = [o for o in self.game.options if o.when is None or self.settings[o.when[0]] == o.when[1]]
        return sorted(spoken, key=lambda option: bool(option.ruling))

    @property
    def agreed(self) -> int:
        """How many of them are no house rules."""
        return sum(not option.ruling for option in self.options)

    def change(self, row: int, by: int) -> None:
        """The next choice of an option or the next player of a seat, options first."""
        options = self.options
        if row < len(options):
            option = options[row]
            self.settings[option.name] = _next(option.offers(self.content.pack), self.settings[option.name], by)
            self._move_seats()
            for seat, player in self.players.items():
                self.players[seat] = player if player in self.offered else STRONG_BOT
        else:
            seat = self.seats[row - len(options)]
            self.players[seat] = _next(self.offered, self.players[seat], by)

    @property
    def offered(self) -> tuple[str, ...]:
        """Who may sit somewhere: no champion where none was trained for what is agreed."""
        return (PERSON, *offered(self.game, self.settings))

    def _move_seats(self) -> None:
        """Other options may mean other seats: whoever sat first sits first."""
        if tuple(self.players) != self.seats:
            before = list(self.players.values()) if len(self.players) == len(self.seats) else []
            self.players = dict(zip(self.seats, before, strict=True)) if before else usual(self.game, self.seats)

    def session(self, path: Path | None = None) -> Session:
        agreed: dict[str, Any] = self.settings
        table = klubovna.new(self.game.id, **agreed)
        return Session(table, path=path, players=self.players)


def _next(choices: tuple[Any, ...], now: Any, by: int) -> Any:
    return choices[(choices.index(now) + by) % len(choices)]


class StartScreen(ClubScreen):
    """A row for every option and every seat; arrows change them, Enter begins."""

    BINDINGS = [
        Binding("up,k", "move(-1)"),
        Binding("down,j,tab", "move(1)"),
        Binding("left", "change(-1)"),
        Binding("right,space", "change(1)"),
        Binding("enter", "begin"),
        Binding("l", "learn"),
        Binding("p", "puzzle"),
        Binding("q,escape", "app.quit"),
    ]

    def __init__(self, plan: Plan, *, save_to: Path | None = None) -> None:
        super().__init__()
        self.plan, self.save_to, self.row = plan, save_to, 0
        self._beside = {
            "lessons": bool(lessons.sound(plan.game.package)[0]),
            "puzzles": bool(puzzles.offered(plan.game)),
        }
        """What else there is of the game."""

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Vertical(id="room"), VerticalScroll(id="plan", can_focus=False):
            yield Static(id="agreed")
        yield Static(id="keys")

    def redraw(self) -> None:
        title = Text(f" {self.texts.text('game-name')}   ", f"bold {self.ink.accent_ink}")
        self.query_one("#bar", Static).update(Text.assemble(title, self._lid(), no_wrap=True, overflow="ellipsis"))
        lines, at = self._lines()
        self.query_one("#agreed", Static).update(Text("\n").join(lines))
        self.call_after_refresh(reveal, self.query_one("#plan", VerticalScroll), at)
        self.show_keys([key for key in KEYS if self._beside.get(key[1], True)])

    def _lines(self) -> tuple[Lines, int]:
        """All lines, and which of them the cursor is on."""
        plan, texts = self.plan, self.texts
        options = [_option_row(option, plan, texts) for option in plan.options]
        seats = [_seat_row(seat, plan.players[seat], plan.offered, texts) for seat in plan.seats]
        titles = {0: "ui-agree", self.plan.agreed: "ui-house-rules", len(options): "ui-who-plays"}
        lines, at = Lines(), 0
        for number, row in enumerate([*options, *seats]):
            if number in titles:
                lines += [*[Text()] * bool(number), Text(texts.text(titles[number]), f"bold {self.ink.ink2}")]
            at = len(lines) if number == self.row else at
            lines += self._row(row, number == self.row)
        return [*lines, Text(), Text(texts.text("ui-begin"), f"bold {self.ink.chosen}")], at

    def _lid(self) -> str:
        """What is printed on the box, the pitch last, as far as there is room for it."""
        game, texts = self.plan.game, self.texts
        facts = [texts.text("ui-new-table"), texts.text("ui-players", players=span(game.company))]
        if game.lid.minutes:
            facts.append(texts.text("ui-minutes", minutes=span(game.lid.minutes)))
        return " · ".join([*facts, *([texts.text("game-pitch")] if texts.has("game-pitch") else [])])

    def _row(self, row: Row, here: bool) -> Lines:
        """`► Map     [Europe]  Nippon`: what is chosen stands in brackets."""
        head = Text.assemble(
            (MARK if here else " ", f"bold {self.ink.chosen}"), " ", (row.label, "bold" if here else "")
        )
        style = f"bold reverse {self.ink.chosen}" if here else f"bold {self.ink.ink}"
        words = [
            _choice(c, style if i == row.chosen else self.ink.ink2, i == row.chosen) for i, c in enumerate(row.choices)
        ]
        width = self.app.size.width - MARGIN
        if sum(word.cell_len + 1 for word in words) + max(BEFORE_CHOICES, head.cell_len) <= width:
            return [Text.assemble(fit(head, max(BEFORE_CHOICES, head.cell_len + 1)), Text(" ").join(words))]
        return [head, *(Text.assemble(" " * INDENT, line) for line in flow(words, width - INDENT))]

    def action_move(self, step: int) -> None:
        self.row = (self.row + step) % (len(self.plan.options) + len(self.plan.seats))
        self.redraw()

    def action_change(self, by: int) -> None:
        self.plan.change(self.row, by)
        self.row = min(self.row, len(self.plan.options) + len(self.plan.seats) - 1)
        self.redraw()

    def action_learn(self) -> None:
        if self._beside["lessons"]:
            self.app.push_screen(CourseScreen(Course(self.plan.game)))

    def action_puzzle(self) -> None:
        if self._beside["puzzles"]:
            self.app.push_screen(PuzzlesScreen(Collection(self.plan.game)))

    def action_begin(self) -> None:
        self.app.switch_screen(TableScreen(self.plan.session(self.save_to), save_to=self.save_to))


def _choice(word: str, style: str, chosen: bool) -> Text:
    return Text(f"[{word}]" if chosen else f" {word} ", style)


def _option_row(option: Option, plan: Plan, texts: Texts) -> Row:
    offered = option.offers(plan.content.pack)
    choices = [texts.text(f"option-{option.name}-{choice}") for choice in offered]
    return Row(texts.text(f"option-{option.name}"), choices, offered.index(plan.settings[option.name]))


def _seat_row(seat: Seat, player: str, offered: Sequence[str], texts: Texts) -> Row:
    names = [texts.text(f"ui-player-{name}") if texts.has(f"ui-player-{name}") else name for name in offered]
    return Row(texts.name(seat), names, offered.index(player))
