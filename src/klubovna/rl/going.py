"""A game in progress on a bare state, for all adapters: options, whose turn it is, luck from one generator."""

from __future__ import annotations

import random
from copy import copy
from typing import Any, Self, TypeAlias

from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.rl.codec import Codec, Sheet

Seen: TypeAlias = dict[str, Any]
"""What a seat sees, `observation`, and what it may do, `action_mask`."""


class Going:
    """From set-up to the end, and from the beginning again. It can be shown like a table."""

    state: Any
    options: list[Action]
    seat: Seat | None
    """Who decides now; None when the game is over."""

    def __init__(self, codec: Codec, seed: int | None = None) -> None:
        self.codec = codec
        self.game: Game = codec.game
        self.content = codec.game.content()
        self._sheet: Sheet | None = None
        self._luck = random.Random(seed)
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """With this luck, or what is left of the last."""
        if seed is not None and self.game.chance:
            self._luck = random.Random(seed)
        self.state = self.game.set_up(self.content, self.codec.settings)
        self._advance()

    def _advance(self) -> Seat | None:
        self._numbers: list[int] | None = None
        top, self.options = advance(self.state, self._luck)
        self.seat = seat = None if top is None else top.seat
        return seat

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def prompt(self) -> Message | None:
        prompt: Message | None = self.state.stack[-1].prompt(self.state) if self.seat else None
        return prompt

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def numbers(self) -> list[int]:
        """Of the options."""
        found = self._numbers
        if found is None:
            found = self._numbers = self.codec.actions.numbers(self.options)
        return found

    def option(self, number: int) -> Action | None:
        """What may be chosen now under this number, if anything."""
        try:
            return self.options[(self._numbers or self.numbers()).index(int(number))]
        except ValueError:
            return None

    def seen(self, seat: Seat) -> Seen:
        sheet = self._sheet
        if sheet is None:
            sheet = self._sheet = self.codec.sheet()
        mask = self.codec.actions.marked(self.numbers() if seat == self.seat else ())
        return {"observation": sheet.look(self.state, seat).copy(), "action_mask": mask}

    def step(self, action: Action) -> Seat | None:
        """Who decides then."""
        s = self.state
        s.stack.pop().choose(s, action)
        return self._advance()

    def __deepcopy__(self, memo: Any) -> Self:
        """As fast as the game can be copied: environments are copied by those who search."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, state=self.state.clone(), _sheet=None, _luck=copy(self._luck))
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {"codec": self.codec, "state": self.game.to_json(self.state), "luck": self._luck}

    def __setstate__(self, sent: dict[str, Any]) -> None:
        self.__init__(sent["codec"])  # type: ignore[misc]
        self._luck, self.state = sent["luck"], self.game.from_json(sent["state"])
        self._advance()
