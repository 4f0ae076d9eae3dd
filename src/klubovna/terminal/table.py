"""The table where a game is played: any game's prompt, options, log, undo and saves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rich.text import Text
from textual.binding import Binding

from klubovna import IllegalMove, KlubovnaError
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message
from klubovna.terminal import saves, screens
from klubovna.terminal.boards import Offer, board_for
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.room import HEADINGS, Room
from klubovna.terminal.session import Session, result
from klubovna.terminal.steps import steps
from klubovna.terminal.widgets import Choices, log_line

TYPING = 1.0
"""Digits typed within so many seconds make one number."""
KEYS = (
    ("↵", "choose"), ("u", "undo"), ("d", "details"), ("r", "rules"), ("g", "log"), ("q", "quit"),
    ("c", "language"), ("s", "save"), ("l", "load"), ("t", "light"), ("h", "help"),
)  # fmt: skip
END_MENU = ("new", "replay", "quit")


class TableScreen(Room):
    """Keys come in, choices go to the table, its answers are shown. The table alone knows the rules."""

    BINDINGS = [
        Binding("up,k", "move(0, -1)"),
        Binding("down,j", "move(0, 1)"),
        Binding("left", "move(-1, 0)"),
        Binding("right", "move(1, 0)"),
        *(Binding(str(digit), f"digit({digit})") for digit in range(10)),
        Binding("home", "go(0)"),
        Binding("end", "go(-1)"),
        Binding("enter,space", "choose"),
        Binding("u,backspace", "undo"),
        Binding("y", "redo"),
        Binding("d,question_mark", "details"),
        Binding("r", "rules"),
        Binding("g", "log"),
        Binding("s", "save"),
        Binding("l", "load"),
        Binding("n", "new"),
        Binding("v", "replay"),
        Binding("h,f1", "help"),
        Binding("q", "quit"),
    ]

    def __init__(self, session: Session, *, save_to: Path | None = None) -> None:
        super().__init__(board_for(session.table.game.id, session.table.content))
        self.session, self.save_to = session, save_to
        self.current = 0
        self.news: list[Message] = []
        self._typed, self._typed_at = 0, 0.0

    # What is shown

    @property
    def offer(self) -> Offer:
        actions = tuple(self.session.table.options)
        return Offer(actions, self.current if actions else -1)

    @property
    def over(self) -> bool:
        return self.session.table.outcome is not None

    def redraw(self) -> None:
        table, offer = self.session.table, self.offer
        self.show_table(table.view(self.session.seat), offer)
        self.show_log(table.heard(self.session.seat), [self.texts.say(message) for message in self.news])
        if self.over:
            self._show_end()
        elif offer.actions:
            hint = self.board.hint(offer.actions[self.current], self.texts)
            self.show_prompt(self._prompt(), [self._label(action) for action in offer.actions], self.current, hint)
        else:
            self.show_prompt(Text(self.texts.text("ui-luck-awaited")), [], 0, "")
        self.show_keys(KEYS)

    def _prompt(self) -> Text:
        prompt = self.session.table.prompt
        return Text(self.texts.say(prompt) if prompt else "", f"bold {self.ink.ink}")

    def _label(self, action: Action) -> str:
        return self.texts.say(self.session.table.label(action))

    def _show_end(self) -> None:
        title, ending = result(self.session.table, self.texts)
        prompt = Text.assemble((f"{title}\n", f"bold {self.ink.chosen}"), (ending, self.ink.ink))
        self.show_prompt(prompt, [self.texts.text(f"ui-end-{word}") for word in END_MENU], self.current, "")

    def tell(self, text: str, *, problem: bool = False) -> None:
        self.notify(text, severity="warning" if problem else "information", timeout=6, markup=False)

    # Choosing

    def action_move(self, dx: int, dy: int) -> None:
        self.action_go(self.query_one(Choices).moved(dx, dy))

    def action_go(self, index: int) -> None:
        count = len(END_MENU) if self.over else len(self.offer.actions)
        if count:
            self.current = index % count
            self.redraw()

    def action_digit(self, digit: int) -> None:
        """Go to a number; two digits typed quickly are one number, if there is such an option."""
        count = len(END_MENU) if self.over else len(self.offer.actions)
        number = self._typed * 10 + digit if monotonic() - self._typed_at < TYPING else digit
        number = number if number <= count else digit
        if 1 <= number <= count:
            self._typed, self._typed_at = number, monotonic()
            self.action_go(number - 1)

    def on_choices_taken(self, event: Choices.Taken) -> None:
        """A click goes to the option, a click on the current one takes it."""
        if event.index == self.current:
            self.action_choose()
        else:
            self.action_go(event.index)

    def action_choose(self) -> None:
        if self.over:
            getattr(self, f"action_{END_MENU[self.current]}")()
            return
        offer = self.offer
        if not offer.actions:
            return
        action = offer.actions[self.current]
        warning = self.board.warning(action, self.session.table.view(self.session.seat), offer, self.texts)
        if warning:
            question = screens.Question(warning, self.texts, self.ink)
            self.app.push_screen(question, lambda sure: self._play(action) if sure else None)
        else:
            self._play(action)

    def _play(self, action: Action) -> None:
        seat, table = self.session.seat, self.session.table
        before = len(table.heard(seat))
        table.play(action)
        self._changed(table.heard(seat)[before:])

    def _changed(self, news: list[Message]) -> None:
        self.current, self.news, self._typed_at = 0, news, 0.0
        self._keep()
        self.redraw()

    def _keep(self) -> None:
        try:
            self.session.keep()
        except OSError as problem:
            self.tell(self.texts.text("ui-not-saved", problem=str(problem)), problem=True)

    def action_undo(self) -> None:
        self._back_or_forth(self.session.table.undo, "ui-undone")

    def action_redo(self) -> None:
        self._back_or_forth(self.session.table.redo, "ui-redone")

    def _back_or_forth(self, step: Callable[[], None], done: str) -> None:
        """Undo or redo, or say why not."""
        try:
            step()
        except IllegalMove as refused:
            self.tell(self.texts.say(refused.reason), problem=True)
        else:
            self._changed([Message(done)])

    # Looking

    def action_details(self) -> None:
        offer = self.offer
        path = offer.actions[self.current].path if offer.actions else ()
        heaps = self.board.things(self.session.table.view(self.session.seat), self.texts)
        known = {thing.id for heap in heaps for thing in heap.things}
        at = next((thing for thing in reversed(path) if thing in known), "")
        self.app.push_screen(screens.Details(self.board, heaps, at, self.texts, self.ink))

    def action_rules(self) -> None:
        decision = self.session.table.decision
        rule = decision.rule if decision else "end"
        self.app.push_screen(screens.Rules(self.session.table.game, rule, self.texts, self.ink))

    def action_log(self) -> None:
        log = self.session.table.heard(self.session.seat)
        lines = [log_line(self.texts.say(message), self.ink, message.id in HEADINGS) for message in log]
        text = Text("\n").join(lines) if lines else Text(self.texts.text("ui-nothing-yet"))
        self.app.push_screen(screens.Reading(self.texts.text("ui-log"), text, self.texts, self.ink, at_end=True))

    def action_help(self) -> None:
        text = screens.help_text(self.board, self.session.table.game.id, self.texts, self.ink)
        self.app.push_screen(screens.Reading(self.texts.text("ui-help-title"), text, self.texts, self.ink))

    # Saving, loading, leaving

    def action_save(self) -> None:
        suggested = self.save_to or self.session.path
        self.app.push_screen(screens.AskPath(suggested, self.texts, self.ink), self._save)

    def _save(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            saves.keep(self.session.table.record, path)
        except OSError as problem:
            self.tell(self.texts.text("ui-not-saved", problem=str(problem)), problem=True)
        else:
            self.tell(self.texts.text("ui-saved", path=str(path)))

    def action_load(self) -> None:
        listed = saves.listing(self.session.table.game.id)
        self.app.push_screen(screens.Saves(listed, self.texts, self.ink), self._load)

    def _load(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            session = self.session.loaded(path)
        except KlubovnaError as problem:
            self.tell(str(problem), problem=True)
        else:
            self._sit_down(session)
            self.tell(self.texts.text("ui-loaded", path=path.name))

    def _sit_down(self, session: Session) -> None:
        self.session, self.board = session, board_for(session.table.game.id, session.table.content)
        self.current, self.news = 0, []
        self.redraw()

    def action_new(self) -> None:
        """Only when the game is over: `n` is too near to other keys to end a running game."""
        if self.over:
            self._sit_down(self.session.again())

    def action_replay(self) -> None:
        if self.over:
            table = self.session.table
            played = steps(table.game, table.record, self.session.pack)
            self.app.push_screen(ReplayScreen(self.board, played))

    def action_quit(self) -> None:
        self._keep()
        self.app.exit()
