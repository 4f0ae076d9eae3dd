"""One codec for all games: actions as numbers, and what a seat sees as a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

import klubovna
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import DECISION, Frame
from klubovna.kernel.game import Game, Setting, Settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.state import State
from klubovna.rl.actions import ActionSpace, Mask
from klubovna.rl.forms import Numbers, Place, Segment
from klubovna.rl.observing import form
from klubovna.rl.survey import Survey, questions


class Codec:
    """For one game with some options."""

    def __init__(self, game: Game, settings: Settings) -> None:
        survey = Survey(game, settings)
        self.game, self.settings, self.seats = game, settings, survey.seats
        self.actions = ActionSpace(survey)
        self.questions = questions(game, survey)
        self.form = form(type(survey.views[0]), survey.views, survey.families)
        self._writing = Lock()
        head = {
            "me": Segment(0, (len(self.seats),), self.seats),
            "asked": Segment(len(self.seats), (len(self.seats),), self.seats),
            "question": Segment(2 * len(self.seats), (len(self.questions),), self.questions),
        }
        self.head = 2 * len(self.seats) + len(self.questions)
        """So many numbers come before the view."""
        self.heads = Heads(self)
        later = {name: Segment(one.start + self.head, one.shape, one.words) for name, one in self.form.segments}
        self.segments: Mapping[str, Segment] = head | later
        """The names of what is seen, and where it stands."""
        self.size = self.head + self.form.size
        """How many numbers an observation has."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and other processes make the same one, once."""
        return _again, (self.game.id, self.settings)

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
        """What a seat sees: who it is, who is asked, what it is asked itself, and its view. Whoever looks at one game
        again and again is faster with a sheet of its own."""
        with self._writing:
            return self._sheet.look(s, seat).copy()

    @cached_property
    def _sheet(self) -> Sheet:
        return self.sheet()

    def sheet(self) -> Sheet:
        """For one game, and for all who look at it."""
        return Sheet(self)

    def segment(self, observation: Numbers, name: str) -> Numbers:
        """A named segment of an observation, in its shape."""
        there = self.segments[name]
        found: Numbers = observation[there.start : there.start + there.size].reshape(there.shape)
        return found


class Heads(dict[tuple[Seat, Seat | None, type[Frame] | None], memoryview]):
    """What stands before a view: who looks, who is asked, and what, where it is the same seat."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def __missing__(self, key: tuple[Seat, Seat | None, type[Frame] | None]) -> memoryview:
        (seat, asked, question), codec = key, self._codec
        head = np.zeros(codec.head, np.float32)
        head[codec.seats.index(seat)] = 1
        if asked is not None:
            head[len(codec.seats) + codec.seats.index(asked)] = 1
        if question is not None:
            head[2 * len(codec.seats) + codec.questions.index(str(question.__struct_config__.tag))] = 1
        self[key] = made = head.data
        return made


class Sheet:
    """What is seen, written down: only what is not the same as at the last look is written again, whoever looked then.
    Most of a table lies open, so that seats who look in turn need one sheet and not each their own."""

    def __init__(self, codec: Codec) -> None:
        self.row: Numbers = np.zeros(codec.size, np.float32)
        cells: memoryview = self.row.data
        self._head, self._heads, self._written = cells[: codec.head], codec.heads, memoryview(b"")
        self._view, self._put = codec.game.view, codec.form.bind(Place(self.row, cells, codec.head))

    def look(self, s: State, seat: Seat) -> Numbers:
        """The row itself: a copy is for whoever wants to keep it."""
        stack = s.stack
        top: Any = stack[-1] if stack else None
        asked = top.seat if top is not None and top.kind == DECISION else None
        head = self._heads[seat, asked, type(top) if asked == seat else None]
        if head is not self._written:
            self._head[:] = self._written = head
        self._put(self._view(s, seat))
        return self.row


def codec(id: str, **options: Setting | Path) -> Codec:
    """The codec of a game with these options; it is made once, which takes a second or a few."""
    game = klubovna.game(id)
    chosen: dict[str, Any] = {name: game.own(v) if isinstance(v, Path) else v for name, v in options.items()}
    return _made(game, tuple(game.settings(chosen, own=True).items()))


def _again(id: str, settings: Settings) -> Codec:
    return _made(klubovna.game(id), tuple(settings.items()))


@lru_cache(maxsize=64)
def _made(game: Game, settings: tuple[tuple[str, Setting], ...]) -> Codec:
    return Codec(game, dict(settings))
