"""A game in progress on a bare state, for all adapters: options, whose turn it is, luck from one generator."""

from __future__ import annotations

import random
from typing import Any

from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.rl.codec import Codec


class Going:
    """From set-up to the end. It can be shown like a table."""

    def __init__(self, codec: Codec, luck: random.Random) -> None:
        self.codec, self._luck = codec, luck
        self.game: Game = codec.game
        self.content = codec.game.content()
        self.state: Any = codec.game.set_up(self.content, codec.settings)
        self.options: list[Action] = advance(self.state, luck)[1]
        self._numbers: dict[int, Action] | None = None

    @property
    def seat(self) -> Seat | None:
        seat: Seat | None = self.state.seat
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

    def numbers(self) -> dict[int, Action]:
        """What may be chosen now, by its number."""
        if self._numbers is None:
            number = self.codec.actions.number
            self._numbers = {number(action): action for action in self.options}
        return self._numbers

    def step(self, action: Action) -> None:
        self.options, self._numbers = self.state.step(action, self._luck), None
