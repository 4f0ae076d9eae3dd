"""What the rule tests of all games have in common: a table that was set by hand, moves by their texts, luck that is
told, and what is asked. Each game adds how its table is set and how it looks."""

from __future__ import annotations

from typing import Any, Self

import pytest

from klubovna.kernel.errors import IllegalMove
from klubovna.kernel.table import Table


class SetTable:
    table: Table

    @property
    def s(self) -> Any:
        return self.table.state

    # Moves

    def play(self, *texts: str) -> Self:
        for text in texts:
            self.table.play(text)
        return self

    def luck(self, *happenings: Any) -> Self:
        for happening in happenings:
            self.table.happen(happening)
        return self

    def refused(self, text: str) -> str:
        """The reason why this may not be done; trying changes nothing."""
        before = self.table.state.clone()
        with pytest.raises(IllegalMove) as caught:
            self.table.play(text)
        assert self.table.state == before
        return caught.value.reason.id.removeprefix("error-")

    def lacking(self, kind: str) -> str | None:
        """The reason why nothing of this kind may be done; None: something may, or no rule speaks of it."""
        reason = self.table.why_none(self.table.game.actions[kind])
        return None if reason is None else reason.id.removeprefix("error-")

    def impossible(self, happening: Any) -> bool:
        """Whether this luck is refused."""
        with pytest.raises(IllegalMove) as caught:
            self.table.happen(happening)
        return caught.value.reason.id == "error-impossible-luck"

    # What is asked

    @property
    def options(self) -> list[str]:
        return [action.text for action in self.table.options]

    def offered(self, word: str) -> set[str]:
        """What follows this word in the options: `offered("move E7")` is where E7 may move."""
        return {text[len(word) :].strip() for text in self.options if f"{text} ".startswith(f"{word} ")}

    @property
    def asks(self) -> str:
        """The question, `place-token`; or "" for none."""
        return self.table.prompt.id.removeprefix("ask-") if self.table.prompt else ""

    @property
    def waits(self) -> str:
        """The luck that is awaited, `draw-card`; or "" for none."""
        return str(self.table.chance.__struct_config__.tag) if self.table.chance else ""

    @property
    def seat(self) -> str | None:
        return self.table.seat

    @property
    def outcome(self) -> Any:
        return self.table.outcome

    @property
    def log(self) -> list[str]:
        """What was said, without `log-`."""
        return [message.id.removeprefix("log-") for message in self.table.log]
