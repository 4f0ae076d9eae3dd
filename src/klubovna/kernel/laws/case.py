"""What the laws look at: a game in progress at a table, and what was offered there lately."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from klubovna.kernel import flow
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision, Frame
from klubovna.kernel.laws.trial import Trial
from klubovna.kernel.messages import Seat
from klubovna.kernel.state import State
from klubovna.kernel.table import Table

LOOKED_AT = 2
"""Of so many options the preview is looked at."""
RECENT = 20
"""So many of the actions offered before are tried again later."""


class Case:
    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.game, self.rng = table, table.game, rng
        self.trial = Trial(games=1)
        self.tried: list[Action] = []

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def decision(self) -> Decision | None:
        return self.table.decision

    @property
    def options(self) -> list[Action]:
        return self.table.options

    @property
    def everybody(self) -> tuple[Seat | None, ...]:
        """All eyes; None is a spectator."""
        return (*self.table.seats, None)

    def remember(self) -> None:
        """What is offered now may be tried later."""
        self.tried = (self.tried + self.options)[-RECENT:]

    def not_offered(self) -> list[Action]:
        options = self.options
        return [action for action in self.tried if action not in options]

    def looked_at(self) -> list[Action]:
        """Looking ahead takes time, and there are many options in many games: a few of them."""
        options = self.options if self.game.preview is not None else []
        return self.rng.sample(options, min(LOOKED_AT, len(options)))

    def thing(self) -> str:
        """Something on the table that choices of late speak of."""
        return self.rng.choice(self.rng.choice(self.tried or self.options).path)


def follow(s: State, action: Action, rng: random.Random) -> Iterator[Frame]:
    """A choice and all that comes of it until somebody is asked again, whatever luck brings on the way."""
    return flow.follow(s, action, lambda chance, state: chance.sample(state, rng))
