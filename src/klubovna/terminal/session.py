"""A game being played in the terminal: the table, who sits at it, the file it is kept in, what to say of its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

import klubovna
from klubovna import Table
from klubovna.bots.advice import hint
from klubovna.bots.adviser import deliberate, judge_at, scale_at
from klubovna.bots.chances import Scale
from klubovna.bots.following import Follower
from klubovna.bots.levels import reads
from klubovna.bots.players import player
from klubovna.bots.questions import Question, question
from klubovna.bots.reading import Reading
from klubovna.bots.thoughts import Hinted
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen
from klubovna.kernel.texts import Texts
from klubovna.terminal import players as seating
from klubovna.terminal import saves
from klubovna.terminal.game_review import GameReview
from klubovna.terminal.players import PERSON, Players


class Session:
    """What stays when the screen changes. No Textual in here."""

    def __init__(self, table: Table, *, path: Path | None = None, players: Players | None = None) -> None:
        self.table = table
        self.path = path or saves.new_path(table.game.id)
        header = table.record.header
        self.players = players or seating.kept(header.seats)
        table.record.header = msgspec.structs.replace(header, seats=seating.written(header, self.players))
        self.people = [seat for seat, player in self.players.items() if player == PERSON]
        self.seat: Seat | None = self.people[0] if len(self.people) == 1 or self._together else None
        """Whose eyes the screen has; nobody's until one of several people has taken the keyboard."""
        self._game_review: GameReview | None = None
        self._readers: dict[Seat, Follower[Reading]] = {}

    @property
    def _together(self) -> bool:
        return bool(self.people) and self.table.game.together

    @property
    def heir(self) -> Seat | None:
        """The person whose turn it is while somebody else is at the keyboard."""
        seat = self.table.seat
        return seat if seat in self.people and seat != self.seat else None

    def hand_over(self) -> None:
        """From now on the screen is seen by the person whose turn it is."""
        self.seat = self.heir or self.seat

    @property
    def bot(self) -> str | None:
        """The bot whose turn it is."""
        name = self.players.get(self.table.seat or "", PERSON)
        return None if name == PERSON else name

    def thought(self) -> Action:
        """What the bot whose turn it is would do. The table is only looked at; the same game gives the
        same answer, unless time runs out before."""
        assert self.bot is not None
        asked = self._asked()
        reading = self._reading(asked.seat) if reads(self.bot, asked.game) else None
        return player(self.bot, asked.game, asked.seat, timed=True, reading=reading).choose(asked, self._dice())

    def hints(self) -> list[Hinted]:
        """What the adviser would choose for whoever is asked, the best first."""
        asked, judge = self._asked(), judge_at(self.table)
        much, reading = deliberate(asked.game, judge), self._reading(asked.seat)
        return hint(asked, self._dice(), much, reading=reading, known=self.scale, judge=judge)

    @property
    def scale(self) -> Scale | None:
        """What was measured at tables like this one; None where nothing was."""
        return scale_at(self.table, judge_at(self.table))

    def _reading(self, seat: Seat) -> Reading | None:
        """What the seat could read in the others' choices so far; read once, however often somebody asks."""
        game, record = self.table.game, self.table.record
        if game.motive is None:
            return None
        reader = self._readers.get(seat)
        if reader is None or not reader.follow(record):
            reader = self._readers[seat] = Follower(game, seat, Reading(game, seat), record)
        return reader.witness

    def _asked(self) -> Question:
        table, seat = self.table, self.table.seat
        assert seat is not None
        return question(table.game, table.state, seat, table.options)

    def _dice(self) -> random.Random:
        record = self.table.record
        return random.Random(f"{record.header.key_hash} {len(record.entries)}")

    def game_review(self) -> GameReview:
        """The finished game thought over; what has been thought is kept until the game changes."""
        record = self.table.record
        if self._game_review is None or self._game_review.record.entries != record.entries:
            self._game_review = GameReview(self.table.game, record)
        return self._game_review

    def may_take_back(self) -> bool:
        """Whether the last choice was made by whoever looks at the screen."""
        choices = [entry for entry in self.table.record.line() if isinstance(entry, Chosen)]
        return not choices or self._together or choices[-1].seat == self.seat

    def begun(self) -> bool:
        return any(isinstance(entry, Chosen) for entry in self.table.record.entries)

    def keep(self) -> None:
        """Save after every choice: a closed window loses nothing. A game nobody began is not worth a file."""
        if self.begun():
            saves.keep(self.table.record, self.path)

    def again(self) -> Session:
        """A new game of the same kind, with the same players."""
        options: dict[str, Any] = dict(self.table.record.header.options)
        table = klubovna.new(self.table.game.id, **options)
        return Session(table, players=self.players)

    def loaded(self, path: Path) -> Session:
        """A saved game instead of this one; it goes on in its own file."""
        return Session(klubovna.load(path), path=path)


def result(table: Table, texts: Texts) -> tuple[str, str]:
    """The title and the sentence of the end: `name-title-<reason>` and `ending-<reason>` of the game, and who won."""
    outcome = table.outcome
    assert outcome is not None
    named, points = f"title-{outcome.reason}", max(outcome.scores.values(), default=0)
    ending = texts.text(f"ending-{outcome.reason}", points=points)
    if len(table.game.seats) > 1 and not table.game.together:
        scores = ", ".join(f"{texts.name(seat)} {score}" for seat, score in outcome.scores.items())
        won = texts.text("ui-winners", winners=outcome.winners) if outcome.winners else texts.text("ui-defeat")
        return f"{won} · {scores}", ending
    if not texts.has(f"name-{named}"):
        return texts.text("ui-defeat"), ending
    return f"{texts.name(named)} · {texts.text('ui-points', points=points)}", ending
