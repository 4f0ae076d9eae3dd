"""The table where a game is played: any game's prompt, options, log, undo and saves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rich.text import Text
from textual.binding import Binding

from klubovna import IllegalMove, KlubovnaError
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message, Seat
from klubovna.service.packs import pack_title
from klubovna.terminal import saves, screens
from klubovna.terminal.boards import Offer, board_for
from klubovna.terminal.boards import Path as Pointed
from klubovna.terminal.boards.drawing import MARK
from klubovna.terminal.curtain import Curtain
from klubovna.terminal.hint import Hint
from klubovna.terminal.looking import Looking
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.review import ReviewScreen
from klubovna.terminal.session import Session, result
from klubovna.terminal.widgets import Choices

TYPING = 1.0
"""Digits typed within so many seconds make one number."""
KEYS = (
    ("↵", "choose"), ("u", "undo"), ("i", "hint"), ("d", "details"), ("r", "rules"), ("g", "log"), ("q", "quit"),
    ("c", "language"), ("m", "matters"), ("p", "recap"), ("s", "save"), ("l", "load"), ("t", "light"), ("h", "help"),
)  # fmt: skip
PAUSE = 0.7
"""So many seconds pass before a bot's choice, to be seen."""
DEADLINE = 20.0
"""A bot that has not made up its mind by then chooses at random."""
END_MENU = ("new", "replay", "review", "quit")


class TableScreen(Looking):
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
        Binding("escape", "unpick"),
        Binding("u,backspace", "undo"),
        Binding("y", "redo"),
        Binding("i", "hint"),
        Binding("m", "matters"),
        Binding("s", "save"),
        Binding("l", "load"),
        Binding("n", "new"),
        Binding("v", "replay"),
        Binding("q", "quit"),
    ]

    def __init__(self, session: Session, *, save_to: Path | None = None) -> None:
        super().__init__(session)
        self.save_to = save_to
        self.current = 0
        self.picked: Pointed = ()
        self.news: list[Message] = []
        self._read: dict[Seat | None, int] = {}
        """How much of the log each seat had read when it last chose."""
        self._typed, self._typed_at = 0, 0.0

    def on_mount(self) -> None:
        super().on_mount()
        self._attend()
        pack = pack_title(self.session.table.record.header.options)
        if pack is not None:
            title = pack.title.get(self.texts.language, self.texts.text("pack-untitled"))
            self.tell(self.texts.text("pack-here", title=title, count=pack.differ))

    # What is shown

    @property
    def offer(self) -> Offer:
        """What whoever is at the keyboard may choose; nothing while others do."""
        return self.offered(self.current)

    def offered(self, current: int) -> Offer:
        """The same with the cursor somewhere else."""
        table, stepwise = self.session.table, self.board.stepwise
        if not table.seat or table.seat != self.session.seat:
            return Offer()
        offer = Offer(tuple(table.options), current, stepwise, self.picked)
        heads = offer.items
        if stepwise and len(heads) == 1 and offer.at(0) is None:
            offer = Offer(offer.actions, current, stepwise, heads[0])
        action = offer.at(current)
        return Offer(offer.actions, current, stepwise, offer.picked, table.preview(action) if action else None)

    @property
    def menu(self) -> list[str]:
        """The numbered choices, in words."""
        if self.over:
            return [self.texts.text(f"ui-end-{word}") for word in END_MENU]
        if heir := self.session.heir:
            return [self.texts.text("ui-hand-over", seat=heir)]
        offer = self.offer
        if not offer.stepwise:
            return [self._label(action) for action in offer.actions]
        return [self._item(offer, index) for index in range(len(offer.items))]

    @property
    def over(self) -> bool:
        return self.session.table.outcome is not None

    def redraw(self) -> None:
        table, offer = self.session.table, self.offer
        view = table.view(self.session.seat)
        self.show_table(view, offer)
        self.show_log(table.heard(self.session.seat), [self.texts.say(message) for message in self.news])
        self.show_prompt(self._prompt(), self.menu, self.current, self._hint(offer))
        self.show_matters(self.matters)
        self.show_keys(self.keys)

    @property
    def matters(self) -> Message | None:
        """What to look at in the question that is put to whoever is at the keyboard."""
        return self.session.table.matters if self.offer.actions else None

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        return KEYS

    def _hint(self, offer: Offer) -> str:
        if not offer.actions:
            return ""
        view = self.session.table.view(self.session.seat)
        return self.board.hint(offer.items[self.current], view, offer, self.texts)

    def _prompt(self) -> Text:
        table, style = self.session.table, f"bold {self.ink.ink}"
        if self.over:
            title, ending = result(table, self.texts)
            return Text.assemble((f"{title}\n", f"bold {self.ink.chosen}"), (ending, self.ink.ink))
        if table.prompt is None:
            return Text(self.texts.text("ui-luck-awaited"))
        if self.session.bot:
            return Text(self.texts.text("ui-bot-thinks", seat=table.seat or ""), style)
        if heir := self.session.heir:
            return Text(self.texts.text("ui-turn-passes", seat=heir), style)
        path = self.offer.picked
        picked = " ".join(self.board.called(path[: n + 1], self.texts) for n in range(len(path)))
        return Text.assemble((self.texts.say(table.prompt), style), (f"  {MARK} {picked}" if picked else "", style))

    def _label(self, action: Action) -> str:
        return self.texts.say(self.session.table.label(action))

    def _item(self, offer: Offer, index: int) -> str:
        """Things that are pointed at by their names, as the prompt tells what is done with them; where just that is
        chosen, by the label."""
        path, action = offer.items[index], offer.at(index)
        if action is not None and (len(path) == 1 or path != action.path):
            return self._label(action)
        return self.board.called(path, self.texts)

    # Choosing

    def action_move(self, dx: int, dy: int) -> None:
        self.action_go(self.query_one(Choices).moved(dx, dy))

    def action_go(self, index: int) -> None:
        count = len(self.menu)
        if count:
            self.current = index % count
            self.redraw()

    def action_digit(self, digit: int) -> None:
        """Go to a number; two digits typed quickly are one number, if there is such an option."""
        count = len(self.menu)
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
        if self.session.heir:
            self._close_curtain()
            return
        offer = self.offer
        if not offer.actions:
            return
        action = offer.at(self.current)
        if action is None:
            self._pick(offer.items[self.current])
            return
        warning = self.board.warning(action, self.session.table.view(self.session.seat), offer, self.texts)
        if warning:
            question = screens.Question(warning, self.texts, self.ink)
            self.app.push_screen(question, lambda sure: self._play(action) if sure else None)
        else:
            self._play(action)

    def _pick(self, path: Pointed) -> None:
        self.picked, self.current, self._typed_at = path, 0, 0.0
        self.redraw()

    def action_unpick(self) -> None:
        """Back to the thing that was pointed at before."""
        if self.picked:
            last = self.picked
            self._pick(self.picked[:-1])
            self.current = max(0, self.offer.number(*last) - 1)
            self.redraw()

    def _play(self, action: Action) -> None:
        seat, table = self.session.seat, self.session.table
        self._read[seat] = len(table.heard(seat))
        table.play(action)
        self._changed(self._unread())
        self._attend()

    def _unread(self) -> list[Message]:
        """What was said since whoever is at the keyboard last chose."""
        seat = self.session.seat
        return self.session.table.heard(seat)[self._read.get(seat, 0) :]

    def _changed(self, news: list[Message]) -> None:
        self.current, self.picked, self.news, self._typed_at = 0, (), news, 0.0
        self._keep()
        self.redraw()

    # Others at the table

    def _attend(self) -> None:
        """A bot whose turn it is chooses by itself; at the start of a game the first person is asked to sit down."""
        if self.session.bot:
            self.run_worker(self._bots_choose(self.session), group="bots", exclusive=True)
        elif self.session.heir and (self.session.seat is None or self.session.table.game.together):
            self._close_curtain()

    async def _bots_choose(self, session: Session) -> None:
        """They think in a thread of their own, so that the screen stays alive."""
        while session is self.session and session.bot:
            action = await self._thought(session)
            await asyncio.sleep(PAUSE)
            if session is self.session:
                session.table.play(action)
                self._changed(self._unread())
        if session is self.session:
            self._attend()

    async def _thought(self, session: Session) -> Action:
        try:
            return await asyncio.wait_for(asyncio.to_thread(session.thought), DEADLINE)
        except TimeoutError:
            self.tell(self.texts.text("ui-bot-late", seat=session.table.seat or ""), problem=True)
            return random.choice(session.table.options)

    def _close_curtain(self) -> None:
        """Nobody sees what is another's; at a game played together there is nothing to hide."""
        heir = self.session.heir
        if heir is None or self.session.table.game.together:
            self._change_hands()
        elif not isinstance(self.app.screen, Curtain):
            self.app.push_screen(Curtain(heir, self._change_hands))

    def _change_hands(self) -> None:
        self.session.hand_over()
        self.current, self.picked, self.news = 0, (), self._unread()
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
        """Undo or redo, or say why not. Another's choice is not ours to take back."""
        if not self.session.may_take_back():
            self.tell(self.texts.text("error-nothing-to-undo"), problem=True)
            return
        try:
            step()
        except IllegalMove as refused:
            self.tell(self.texts.say(refused.reason), problem=True)
        else:
            self._changed([Message(done)])

    # Advice

    def action_hint(self) -> None:
        """While one is asked, what a master would choose; afterwards, what one should have chosen."""
        if self.over:
            self.action_review()
        elif self.offer.actions:
            sheet = Hint(self.session, self.point_at, self.texts, self.ink)
            self.app.push_screen(sheet, lambda taken: self.action_choose() if taken else None)

    def point_at(self, action: Action) -> None:
        """The cursor goes to an action; where things are pointed at one by one, all of them but the last are."""
        self.picked, self.current = (), 0
        way = self.offer.way(action) if self.board.stepwise else action.path
        self.picked = way[:-1] if self.board.stepwise else ()
        self.current = max(0, self.offer.number(*way) - 1)
        self.redraw()

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
        self.current, self.picked, self.news, self._read = 0, (), [], {}
        self.redraw()
        self._attend()

    def action_new(self) -> None:
        """Only when the game is over: `n` is too near to other keys to end a running game."""
        if self.over:
            self._sit_down(self.session.again())

    def action_replay(self) -> None:
        if self.over:
            table = self.session.table
            self.app.push_screen(ReplayScreen(table.game, table.record, eyes=self.session.seat))

    def action_review(self) -> None:
        if self.over:
            self.app.push_screen(ReviewScreen(self.session.game_review(), self.session.seat))

    def action_quit(self) -> None:
        self._keep()
        self.app.exit()
