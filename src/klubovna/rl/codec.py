"""One codec for all games: actions as numbers, and what a seat sees as a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

import klubovna
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game, Setting, Settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.state import State
from klubovna.rl.actions import ActionSpace, Mask
from klubovna.rl.observing import Numbers, Part, writer
from klubovna.rl.survey import Survey, questions


class Codec:
    """For one game with some options."""

    def __init__(self, game: Game, settings: Settings) -> None:
        survey = Survey(game, settings)
        self.game, self.settings, self.seats = game, settings, survey.seats
        self.actions = ActionSpace(survey)
        self.questions = questions(game, survey)
        seen = writer(type(survey.views[0]), survey.views, survey.families)
        self._put = seen.put
        self._writing = Lock()
        """Writers remember what they wrote last, and all environments of a process share them."""
        self._asked = {tag: place for place, tag in enumerate(self.questions)}
        head = {
            "me": Part(0, (len(self.seats),), self.seats),
            "asked": Part(len(self.seats), (len(self.seats),), self.seats),
            "question": Part(2 * len(self.seats), (len(self.questions),), self.questions),
        }
        self._from = 2 * len(self.seats) + len(self.questions)
        later = {name: Part(part.start + self._from, part.shape, part.words) for name, part in seen.parts}
        self.parts: Mapping[str, Part] = head | later
        """The names of what is seen, and where it stands."""
        self.size = self._from + seen.size
        """How many numbers an observation has."""

    @property
    def n(self) -> int:
        """How many actions there are."""
        return self.actions.n

    def number(self, action: Action) -> int:
        return self.actions.number(action)

    def action(self, number: int) -> Action:
        return self.actions.action(number)

    def mask(self, options: Sequence[Action]) -> Mask:
        return self.actions.mask(options)

    def observe(self, s: State, seat: Seat) -> Numbers:
        """What a seat sees: who it is, who is asked, what it is asked itself, and its view."""
        out, seats = np.zeros(self.size, np.float32), self.seats
        out[seats.index(seat)] = 1
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Decision):
            out[len(seats) + seats.index(top.seat)] = 1
            if top.seat == seat:
                out[2 * len(seats) + self._asked[str(top.__struct_config__.tag)]] = 1
        view = self.game.view(s, seat)
        with self._writing:
            self._put(view, out, self._from)
        return out

    def part(self, observation: Numbers, name: str) -> Numbers:
        """A named part of an observation, in its shape."""
        part = self.parts[name]
        found: Numbers = observation[part.start : part.start + part.size].reshape(part.shape)
        return found


def codec(id: str, **options: Setting | Path) -> Codec:
    """The codec of a game with these options; it is made once, which takes a second or a few."""
    game = klubovna.game(id)
    chosen: dict[str, Any] = {name: game.own(v) if isinstance(v, Path) else v for name, v in options.items()}
    return _made(game, tuple(game.settings(chosen, own=True).items()))


@lru_cache(maxsize=64)
def _made(game: Game, settings: tuple[tuple[str, Setting], ...]) -> Codec:
    return Codec(game, dict(settings))
