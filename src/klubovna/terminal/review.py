"""A game reviewed: its chances as a graph, the choices that lost most, and from each of them into the replay."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.service.judging import Judged
from klubovna.service.puzzles import Puzzle
from klubovna.terminal.boards.drawing import MARK, Lines, prose
from klubovna.terminal.chart import chart
from klubovna.terminal.game_review import GameReview, because, better, blow, came, loss, lost, percent, worst
from klubovna.terminal.language import say
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.tabletop import ClubScreen
from klubovna.terminal.widgets import reveal

KEYS = (
    ("←→", "step"), ("↑↓", "worst"), ("↵", "watch"), ("p", "try"), ("e", "eyes"), ("c", "language"), ("t", "light"),
    ("q", "back"),
)  # fmt: skip
SCALE, MARGIN = 7, 2
"""Characters before the graph, and on both sides of everything."""
LOWEST, HIGHEST = 4, 12
WHY = 2
"""So many reasons are shown."""
BELOW = 16
"""Lines that stay for what is not the graph."""


class TryAgain(Message):
    """Somebody wants to find something better at a choice. Where puzzles lie is not known here."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        super().__init__()
        self.game, self.puzzle = game, puzzle


class ReviewScreen(ClubScreen):
    """Thinks on while it is looked at. One cursor: sideways from decision to decision, up and down among the worst."""

    BINDINGS = [
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("shift+left", "step(-10)"),
        Binding("shift+right", "step(10)"),
        Binding("home", "step(-10000)"),
        Binding("end", "step(10000)"),
        Binding("up,k", "among_worst(-1)"),
        Binding("down,j,tab", "among_worst(1)"),
        Binding("enter,space,v", "watch"),
        Binding("p", "try"),
        Binding("e", "eyes"),
        Binding("q,escape", "back"),
    ]

    def __init__(self, game_review: GameReview, seat: Seat | None = None) -> None:
        super().__init__()
        self.game_review = game_review
        self.seat = seat or game_review.seats[0]
        self.chosen: int | None = None
        """Which of the seat's decisions the cursor is on; None until somebody moved it."""

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Vertical(id="review"):
            yield Static(id="graph")
            yield Static(id="judged")
            with VerticalScroll(id="losses", can_focus=False):
                yield Static(id="lost")
        yield Static(id="keys")

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self._think())

    async def _think(self) -> None:
        """In a thread, decision by decision, so that the screen stays alive and shows how far it is."""
        while not self.game_review.over:
            await asyncio.to_thread(self.game_review.think_on)
            self.redraw()

    # What is shown

    @property
    def judged(self) -> list[Judged]:
        return self.game_review.of(self.seat)

    @property
    def at(self) -> int:
        """The decision under the cursor: the worst one, as long as nobody has chosen another."""
        if self.chosen is not None:
            return self.chosen
        return next(iter(worst(self.judged)), 0)

    def redraw(self) -> None:
        judged = self.judged
        self.query_one("#bar", Static).update(self._title())
        self.query_one("#graph", Static).update(Text("\n", no_wrap=True).join(self._graph(judged)))
        self.query_one("#judged", Static).update(Text("\n").join(self._moment(judged)))
        lines, here = self._losses(judged)
        self.query_one("#lost", Static).update(Text("\n").join(lines))
        self.call_after_refresh(reveal, self.query_one("#losses", VerticalScroll), here)
        self.show_keys([key for key in KEYS if key[1] != "eyes" or len(self.game_review.seats) > 1])

    def _title(self) -> Text:
        game_review, texts = self.game_review, self.texts
        words = [texts.text("ui-review"), *([texts.name(self.seat)] if len(game_review.seats) > 1 else [])]
        if not game_review.over:
            words.append(texts.text("ui-review-progress", done=len(game_review.found), total=game_review.total))
        title = Text(f" {texts.text('game-name')}   ", f"bold {self.ink.accent_ink}")
        return Text.assemble(title, " · ".join(words), no_wrap=True)

    def _graph(self, judged: list[Judged]) -> Lines:
        height = max(LOWEST, min(HIGHEST, self.app.size.height - BELOW))
        drawn = chart([one.after for one in judged], self.app.size.width - SCALE - 2 * MARGIN, height)
        told = all(one.measured for one in judged)
        scale = {0: drawn.top, height // 2: drawn.top / 2, height - 1: 0.0} if told else {}
        lines = [
            Text.assemble((self._scale(scale.get(row)), self.ink.ink2), (line, self.ink.legal))
            for row, line in enumerate(drawn.lines)
        ]
        marks = [" "] * (max(map(len, drawn.lines)) + 1)
        for number in worst(judged):
            marks[drawn.column(number)] = "!"
        if judged:
            marks[drawn.column(self.at)] = "▲"
        return [*lines, Text(" " * SCALE + "".join(marks), f"bold {self.ink.chosen}")]

    def _scale(self, chance: float | None) -> str:
        return " " * SCALE if chance is None else f"{percent(chance, self.texts):>{SCALE - 1}} "

    def _moment(self, judged: list[Judged]) -> Lines:
        """The decision under the cursor."""
        if not judged:
            return [Text(self.texts.text("ui-review-thinking"), self.ink.ink2)]
        one = judged[self.at]
        head = self.texts.text("ui-review-decision", number=self.at + 1, of=len(judged))
        return [
            Text.assemble(
                (f"{head}: ", self.ink.ink2), (self.texts.say(one.chosen), "bold"), f"  {lost(one, self.texts)}"
            ),
            *(Text(told, self.ink.ink2) for told in came(one, self.texts)),
            Text(better(one, self.texts), self.ink.ink2),
            *(Text(because(reason, self.texts), self.ink.ink2) for reason in one.why[:WHY]),
        ]

    def _losses(self, judged: list[Judged]) -> tuple[Lines, int]:
        """The worst choices, and the line that the cursor is on."""
        width, found = self.app.size.width - 2 * MARGIN - 1, worst(judged)
        lines: Lines = [*self._reckoning(width), Text(self.texts.text("ui-review-worst"), f"bold {self.ink.ink2}")]
        at = 0
        for number in found:
            one, here = judged[number], number == self.at
            at = len(lines) if here else at
            head = f"{MARK if here else ' '} {number + 1:>3}. {loss(one, self.texts):>7}  "
            said = f"{self.texts.say(one.chosen)} – {better(one, self.texts)}"
            style = f"bold {self.ink.chosen}" if here else self.ink.ink
            first, *more = prose(said, width - len(head), style)
            lines += [Text.assemble((head, f"bold {self.ink.bad}"), first)]
            lines += [Text.assemble(" " * len(head), line) for line in more]
        if not found and self.game_review.over:
            lines.append(Text(self.texts.text("ui-review-nothing"), self.ink.ink2))
        return lines, at

    def _reckoning(self, width: int) -> Lines:
        """What decided it, once all of it was thought over."""
        if not self.game_review.over:
            return []
        reckoning, texts = self.game_review.reckoning(self.seat), self.texts
        lines: Lines = [Text(texts.text("ui-review-decided"), f"bold {self.ink.ink2}")]
        told = [say(said, texts) for said in reckoning.says]
        told += [line for point in reckoning.turning if not point.best for line in blow(point, texts)]
        return [*lines, *(line for said in told for line in prose(said, width, self.ink.ink)), Text()]

    # What is done

    def action_step(self, by: int) -> None:
        if self.judged:
            self.chosen = max(0, min(len(self.judged) - 1, self.at + by))
            self.redraw()

    def action_among_worst(self, by: int) -> None:
        found = worst(self.judged)
        if found:
            place = found.index(self.at) + by if self.at in found else 0
            self.chosen = found[max(0, min(len(found) - 1, place))]
            self.redraw()

    def action_watch(self) -> None:
        """The table as it was before the choice, through the eyes of whoever made it."""
        if self.judged:
            of, one = self.game_review, self.judged[self.at]
            self.app.push_screen(ReplayScreen(of.game, of.record, at=one.at, eyes=one.seat))

    def action_try(self) -> None:
        """The choice under the cursor as a puzzle, if it cost much."""
        puzzle = self.game_review.puzzle(self.judged[self.at]) if self.judged else None
        if puzzle is None:
            self.tell(self.texts.text("ui-review-no-puzzle"))
            return
        self.post_message(TryAgain(self.game_review.game, puzzle))

    def action_eyes(self) -> None:
        """The next seat's game."""
        seats = self.game_review.seats
        self.seat, self.chosen = seats[(seats.index(self.seat) + 1) % len(seats)], None
        self.redraw()
