"""A game being played in the terminal: the table, the file it is kept in, and what to say of its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import klubovna
from klubovna import Table
from klubovna.kernel.record import Chosen
from klubovna.kernel.texts import Texts
from klubovna.terminal import saves


class Session:
    """What stays when the screen changes. No Textual in here."""

    def __init__(self, table: Table, *, pack: Path | None = None, path: Path | None = None) -> None:
        self.table, self.pack = table, pack
        self.path = path or saves.new_path(table.game.id)

    @property
    def seat(self) -> str:
        """Whose eyes the screen has: whoever decides, and at the end the first seat."""
        return self.table.seat or self.table.game.seats[0]

    def begun(self) -> bool:
        return any(isinstance(entry, Chosen) for entry in self.table.record.entries)

    def keep(self) -> None:
        """Save after every choice: a closed window loses nothing. A game nobody began is not worth a file."""
        if self.begun():
            saves.keep(self.table.record, self.path)

    def again(self) -> Session:
        """A new game of the same kind."""
        options: dict[str, Any] = dict(self.table.record.header.options)
        return Session(klubovna.new(self.table.game.id, pack=self.pack, **options), pack=self.pack)

    def loaded(self, path: Path) -> Session:
        """A saved game instead of this one; it goes on in its own file."""
        return Session(klubovna.load(path, pack=self.pack), pack=self.pack, path=path)


def result(table: Table, texts: Texts) -> tuple[str, str]:
    """The title and the sentence of the end: `name-title-<reason>` and `ending-<reason>` of the game."""
    outcome = table.outcome
    assert outcome is not None
    named, points = f"title-{outcome.reason}", max(outcome.scores.values(), default=0)
    ending = texts.text(f"ending-{outcome.reason}", points=points)
    if not texts.has(f"name-{named}"):
        return texts.text("ui-defeat"), ending
    return f"{texts.name(named)} · {texts.text('ui-points', points=points)}", ending
