"""What can be looked at from a table besides the table itself: its cards, its rules, its log, what just happened, the
keys."""

from __future__ import annotations

from rich.text import Text
from textual.binding import Binding

from klubovna.service.story import CHAPTERS
from klubovna.terminal import screens
from klubovna.terminal.boards import Offer, board_for
from klubovna.terminal.details import Details
from klubovna.terminal.pictures import pictures
from klubovna.terminal.recap import RecapScreen
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.session import Session
from klubovna.terminal.tabletop import Tabletop
from klubovna.terminal.widgets import log_line


class Looking(Tabletop):
    """Nothing of it changes anything."""

    BINDINGS = [
        Binding("d,question_mark", "details"),
        Binding("r", "rules"),
        Binding("g", "log"),
        Binding("p", "recap"),
        Binding("h,f1", "help"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(board_for(session.table.game.id, session.table.content))
        self.session = session

    @property
    def offer(self) -> Offer:
        """What whoever is at the keyboard may choose; nothing while others do."""
        raise NotImplementedError

    def action_details(self) -> None:
        offer = self.offer
        path = (*offer.points[::-1], *(offer.items[offer.current] if offer.actions else ()))
        view = self.session.table.view(self.session.seat)
        heaps, numbers = self.board.things(view, self.texts), self.board.numbers(view, self.texts)
        known = {thing.id for heap in heaps for thing in heap.things}
        at = next((thing for thing in reversed(path) if thing in known), "")
        self.app.push_screen(Details(self.board, self.session.table, heaps, numbers, at, self.texts, self.ink))

    def action_rules(self) -> None:
        decision = self.session.table.decision
        rule = decision.rule if decision else "end"
        self.app.push_screen(Rules(self.session.table.game, rule, self.texts, self.ink))

    def action_log(self) -> None:
        log = self.session.table.heard(self.session.seat)
        lines = [log_line(self.texts.say(message), self.ink, message.id in CHAPTERS) for message in log]
        text = Text("\n").join(lines) if lines else Text(self.texts.text("ui-nothing-yet"))
        self.app.push_screen(screens.Reading(self.texts.text("ui-log"), text, self.texts, self.ink, at_end=True))

    def action_recap(self) -> None:
        """The others' last turn once more, as whoever is at the keyboard saw it."""
        session = self.session
        found = pictures(session.table.game, session.table.record, session.seat)
        if len(found) > 1:
            self.app.push_screen(RecapScreen(self.board, found))
        else:
            self.tell(self.texts.text("ui-nothing-yet"))

    def action_help(self) -> None:
        text = screens.help_text(self.board, self.session.table.game.id, self.texts, self.ink)
        self.app.push_screen(screens.Reading(self.texts.text("ui-help-title"), text, self.texts, self.ink))
