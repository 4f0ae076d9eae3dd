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
from klubovna.kernel.frames import Decision, Frame
from klubovna.kernel.game import Game, Setting, Settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.state import State
from klubovna.rl.actions import ActionSpace, Mask
from klubovna.rl.observing import form
from klubovna.rl.survey import Survey, questions
from klubovna.rl.writing import Numbers, Part, Place


class Codec:
    """For one game with some options."""

    def __init__(self, game: Game, settings: Settings) -> None:
        survey = Survey(game, settings)
        self.game, self.settings, self.seats = game, settings, survey.seats
        self.actions = ActionSpace(survey)
        self.questions = questions(game, survey)
        self.form = form(type(survey.views[0]), survey.views, survey.families)
        self._sheets: dict[Seat, Sheet] = {}
        self._writing = Lock()
        head = {
            "me": Part(0, (len(self.seats),), self.seats),
            "asked": Part(len(self.seats), (len(self.seats),), self.seats),
            "question": Part(2 * len(self.seats), (len(self.questions),), self.questions),
        }
        self.head = 2 * len(self.seats) + len(self.questions)
        """So many numbers come before the view."""
        later = {name: Part(part.start + self.head, part.shape, part.words) for name, part in self.form.parts}
        self.parts: Mapping[str, Part] = head | later
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
        again and again is faster with sheets of its own."""
        with self._writing:
            sheet = self._sheets.get(seat)
            if sheet is None:
                sheet = self._sheets[seat] = Sheet(self, seat)
            return sheet.look(s).copy()

    def sheets(self) -> dict[Seat, Sheet]:
        """For one game: a sheet for each seat."""
        return {seat: Sheet(self, seat) for seat in self.seats}

    def part(self, observation: Numbers, name: str) -> Numbers:
        """A named part of an observation, in its shape."""
        part = self.parts[name]
        found: Numbers = observation[part.start : part.start + part.size].reshape(part.shape)
        return found


class Questions(dict[type[Frame], int]):
    """Where the kinds of decisions are marked."""

    def __init__(self, tags: Sequence[str], start: int) -> None:
        self._tags, self._start = tags, start

    def __missing__(self, kind: type[Frame]) -> int:
        self[kind] = place = self._start + self._tags.index(str(kind.__struct_config__.tag))
        return place


class Sheet:
    """What a seat sees, written down: only what has changed since its last look is written again."""

    def __init__(self, codec: Codec, seat: Seat) -> None:
        self.row: Numbers = np.zeros(codec.size, np.float32)
        self._cells, seats = self.row.data, codec.seats
        self._seat, self._view = seat, codec.game.view
        self._cells[seats.index(seat)] = 1
        self._asked = {who: len(seats) + place for place, who in enumerate(seats)}
        self._question = Questions(codec.questions, 2 * len(seats))
        self._top: Frame | None = None
        self._marks: tuple[int, ...] = ()
        self._put = codec.form.bind(Place(self.row, self._cells, codec.head))

    def look(self, s: State) -> Numbers:
        """The row itself: a copy is for whoever wants to keep it."""
        stack = s.stack
        top = stack[-1] if stack else None
        if top is not self._top:
            self._mark(top)
        self._put(self._view(s, self._seat))
        return self.row

    def _mark(self, top: Frame | None) -> None:
        """Who is asked, and what, where it is this seat."""
        cells, self._top = self._cells, top
        for mark in self._marks:
            cells[mark] = 0
        self._marks = ()
        if isinstance(top, Decision):
            seat = top.seat
            asked = self._asked[seat]
            self._marks = (asked, self._question[type(top)]) if seat == self._seat else (asked,)
        for mark in self._marks:
            cells[mark] = 1


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
