"""A record followed, by whoever plays on from it; and from one seat, whose witness is told what can be seen from it."""

from __future__ import annotations

from typing import Generic, TypeVar

from klubovna.bots.questions import Witness, tell, watch
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Record
from klubovna.kernel.replay import opened

W = TypeVar("W", bound=Witness)


class Followed:
    """A table as far as a record has been played."""

    def __init__(self, game: Game, record: Record) -> None:
        self.table = opened(game, record)
        self.follow(record)

    def follow(self, record: Record) -> bool:
        """Play on to where the record is now; False if it does not go on from here."""
        known, line = self.table.record.entries, record.line()
        if record.header != self.table.record.header or line[: len(known)] != known:
            return False
        for entry in line[len(known) :]:
            if isinstance(entry, Chosen):
                self._play(entry)
            else:
                self.table.happen(entry.what)
        return True

    def _play(self, entry: Chosen) -> None:
        self.table.play(entry.text, entry.seat)


class Follower(Followed, Generic[W]):
    """A witness at its seat, and the table as far as it was told."""

    def __init__(self, game: Game, seat: Seat, witness: W, record: Record) -> None:
        self.seat, self.witness = seat, witness
        super().__init__(game, record)

    def _play(self, entry: Chosen) -> None:
        table, action = self.table, self.table.game.parse(entry.text)
        decision, witnesses = table.decision, {self.seat: self.witness}
        if decision is not None:
            watch(table.game, table.state, witnesses, decision, action)
        table.play(action, entry.seat)
        if decision is not None:
            tell(witnesses, decision, action)
