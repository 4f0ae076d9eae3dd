"""Somebody at a puzzle: what is to be found, the table as it lies there, and what comes of a choice. How a puzzle is
laid is decided by `service/posing.py`. No Textual in here.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Deed, Luck
from klubovna.kernel.luck import KEY_BYTES, commitment
from klubovna.kernel.messages import Message
from klubovna.service.laying import do
from klubovna.service.posing import Weighed, posed, table_at
from klubovna.service.puzzles import Find, Puzzle
from klubovna.terminal.laid.sitting import Sitting
from klubovna.terminal.players import PERSON, usual
from klubovna.terminal.session import Session

MOST = 3
"""So many wrong tries, and the solution is shown."""
Kind: TypeAlias = Literal["answer", "tempting"]


class Line(NamedTuple):
    """What comes of a choice, shown choice by choice."""

    kind: Kind
    parts: Sequence[Sequence[Deed]]
    """Each choice, with the luck after it."""
    passed: int
    """So many of them were made."""


class Puzzler:
    """Raises Broken where the puzzle can't be played as it is written."""

    session: Sitting

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game, self.puzzle, self.posed = game, puzzle, posed(game, puzzle)
        self._labels: list[dict[str, Message]] = []
        """What the answer and the tempting choice are called, find by find."""
        self.again()

    def again(self) -> None:
        """From the start, as if nothing had been tried."""
        self.at = self.misses = 0
        """Which choice is to be found, and how many wrong ones were tried so far."""
        self.helped = self.found = self.missed = False
        self.hinted = -1
        """Of which choice a hint was given last."""
        self.line: Line | None = None
        self.own: Message | None = None
        """The choice that is shown, if it is one's own."""
        self._seen = False
        """Whether the solution was shown to its end."""
        self._lay()

    # Where one is

    @property
    def find(self) -> Find:
        return self.puzzle.finds[self.at]

    @property
    def asked(self) -> bool:
        """Whether something is to be found."""
        return self.line is None and not self.over

    @property
    def over(self) -> bool:
        """Whether it is decided how it went."""
        return self.found or self.missed

    @property
    def done(self) -> bool:
        """Whether the solution was seen, too."""
        return self._seen and self.line is None

    @property
    def begun(self) -> bool:
        return self.over or self.helped or self.misses > 0

    @property
    def clean(self) -> bool:
        """Without a wrong try, and without help."""
        return not (self.helped or self.missed or self.misses)

    @property
    def pointed(self) -> tuple[str, ...]:
        """What the answer begins with, as far as not everything else does; nothing where no thing tells it apart."""
        answer, options = self.game.parse(self.find.answer), self.session.table.options
        path = () if answer.path == (answer.text,) else answer.path
        shared = [all(other.path[: n + 1] == path[: n + 1] for other in options) for n in range(len(path))]
        return tuple(thing for thing, common in zip(path, shared, strict=True) if not common)[:1]

    def label(self, text: str, at: int | None = None) -> Message:
        """What a choice is called: one of what is asked now, or an answer or a tempting one that was asked before."""
        known = self._labels[self.at if at is None else at]
        return known[text] if text in known else self.session.table.label(self.game.parse(text))

    def worths_at(self, at: int) -> dict[str, Weighed]:
        """What choices are worth, as far as it is known, the best first."""
        return {one.text: one for one in self.posed.finds[at].worths}

    def is_good_too(self, text: str) -> bool:
        """Whether it is as good as the answer, as far as anybody can tell. A puzzle that is kept has one answer that is
        clearly the best; a position of somebody's game may have several."""
        known = self.worths_at(self.at)
        return not self.puzzle.name and text in known and known[text].word == "close"

    # What is done

    def choose(self, text: str) -> bool:
        """Whether it was right. What is tempting is played, to see what comes of it; anything else leaves all as it
        was. What is as good costs nothing."""
        if text == self.find.answer:
            self._go_right()
            return True
        if self.is_good_too(text):
            return False
        self.misses += 1
        self.missed = self.misses >= MOST
        if text == self.find.tempting:
            self.tempt()
        return False

    def hint(self) -> None:
        self.helped, self.hinted = True, self.at

    def give_up(self) -> None:
        self.missed = True
        self.show()

    def show(self, at: int | None = None) -> None:
        """The solution, from a choice on."""
        self.at = self.at if at is None else at
        self._follow("answer", [self.find.answer, *self.find.then])

    def tempt(self, at: int | None = None) -> None:
        """What comes of the tempting choice."""
        self.at = self.at if at is None else at
        self._follow("tempting", [self.find.tempting, *self.find.fails])

    def on(self) -> None:
        """One choice on, or beyond what is shown."""
        if self.line is None:
            if self.over and not self._seen:
                self.show()
        elif self.line.passed < len(self.line.parts):
            self._pass(self.line.passed + 1)
        elif self.line.kind == "tempting":
            self.line = None
            self._lay()
        elif self.at + 1 < len(self.puzzle.finds):
            self.show(self.at + 1)
        else:
            self.line, self._seen = None, True

    def back(self) -> None:
        """One choice back, as far as something is shown."""
        if self.line is None:
            return
        if self.line.passed > 1:
            self._pass(self.line.passed - 1)
        elif self.line.kind == "tempting" and not self.over:
            self.line = None
            self._lay()
        elif self.line.kind == "answer" and self.at > 0:
            self.show(self.at - 1)

    # How it is done

    def _go_right(self) -> None:
        if self.at + 1 < len(self.puzzle.finds):
            heard = len(self._heard)
            self.at += 1
            self._lay(heard)
        else:
            self.found = True
            self.show()

    def _follow(self, kind: Kind, deeds: Sequence[Deed]) -> None:
        self.line = Line(kind, parted(deeds), 0)
        self._pass(1)

    def _pass(self, number: int) -> None:
        """The line as far as this, told from its last choice."""
        assert self.line is not None
        parts = self.line.parts
        if self.line.passed != number - 1 or number == 1:
            self._lay()
            do(self.session.table, [deed for part in parts[: number - 1] for deed in part])
        heard, table, text = len(self._heard), self.session.table, str(parts[number - 1][0])
        self.own = table.label(self.game.parse(text)) if table.seat == self.puzzle.seat else None
        do(table, parts[number - 1])
        self.line, self.news = self.line._replace(passed=number), self._heard[heard:]

    def _lay(self, since: int | None = None) -> None:
        """The table as it lies when this is asked, and what was said since then."""
        table, find = table_at(self.game, self.puzzle, self.at), self.find
        if len(self._labels) == self.at:
            spoken = filter(None, (find.answer, find.tempting))
            self._labels.append({text: table.label(self.game.parse(text)) for text in spoken})
        self.session = Sitting(table, self.puzzle.seat)
        self.news = [] if since is None else self._heard[since:]

    @property
    def _heard(self) -> list[Message]:
        return self.session.table.heard(self.puzzle.seat)


def parted(deeds: Sequence[Deed]) -> list[list[Deed]]:
    """Choice by choice."""
    parts: list[list[Deed]] = []
    for deed in deeds:
        if isinstance(deed, Luck) and parts:
            parts[-1].append(deed)
        else:
            parts.append([deed])
    return parts


def played_on(game: Game, puzzle: Puzzle) -> Session:
    """A game of one's own from the position on, with luck of its own and bots where others sit."""
    table, key = table_at(game, puzzle), secrets.token_bytes(KEY_BYTES)
    table.entrust(key)
    table.record.header = msgspec.structs.replace(table.record.header, key_hash=commitment(key))
    others = usual(game, [puzzle.seat, *(seat for seat in table.seats if seat != puzzle.seat)])
    return Session(table, players={seat: PERSON if seat == puzzle.seat else others[seat] for seat in table.seats})
