"""What just happened, picture by picture, through one pair of eyes. No Textual in here."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from klubovna import Record
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.replay import replay
from klubovna.service.story import MOST, recap


class Picture(NamedTuple):
    """What lay on the table, all that had been heard by then, and how much of it was new."""

    view: Any
    log: tuple[Message, ...]
    said: int

    @property
    def news(self) -> tuple[Message, ...]:
        return self.log[len(self.log) - self.said :]


def pictures(game: Game, record: Record, seat: Seat | None) -> list[Picture]:
    """How the table lay before the others chose, and then whenever something was said. In the end it lies as it does
    now. What was taken back was never done."""
    counts = Record(record.header, list(record.line()))
    since = max(recap(counts, seat), len(counts.entries) - MOST)
    steps = replay(game, counts, known=True)
    for _, last in islice(steps, since + 1):
        table = last
    found = [Picture(table.view(seat), tuple(table.heard(seat)), 0)]

    def saw(s: Any, said: list[Message]) -> None:
        heard = [message for message in said if message.heard_by(seat)]
        if heard:
            found.append(Picture(game.view(s, seat), (*found[-1].log, *heard), len(heard)))

    table.watch(saw)
    for _, after in steps:
        after.heard(seat)  # whoever watches is shown what was done when somebody asks
    return [*found[:-1], found[-1]._replace(view=table.view(seat))] if len(found) > 1 else found
