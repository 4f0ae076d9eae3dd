"""Drills as arrays: what a net is told of every position, and what it should have said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from klubovna.bots.learned.net import spelled
from klubovna.bots.learned.numbers import HAND_UNIT, logit_of
from klubovna.bots.values import result
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Part, words
from klubovna.lab.crowd import Crowd, in_chunks
from klubovna.lab.train.drills import FINE, Drill, Turn, replayed
from klubovna.lab.train.training import Training

TENTHS = 10
CHECKED, HELD = 0, 5
"""Of every ten games, by the last digit of their numbers: one to stop at the right time by, and one that nothing is
decided by."""
RARE, MOST = 8, 4_500
"""Words seen less often than this are left out, and of more words than this those seen least: a net is to be small."""

Ints: TypeAlias = NDArray[np.int32]
Floats: TypeAlias = NDArray[np.float32]


class Ragged(NamedTuple):
    """Lists of different lengths, one after another; `starts` has one number more than there are lists."""

    flat: Ints
    starts: NDArray[np.int64]

    @classmethod
    def of(cls, lists: Sequence[Sequence[int]]) -> Ragged:
        lengths = [len(some) for some in lists]
        flat = np.fromiter((one for some in lists for one in some), np.int32, sum(lengths))
        return cls(flat, np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)]))

    def renumbered(self, numbers: Ints) -> Ragged:
        """Each number is another now; those below 0 are left out."""
        flat = numbers[self.flat]
        kept = np.concatenate([[0], np.cumsum(flat >= 0, dtype=np.int64)])
        return Ragged(flat[flat >= 0], kept[self.starts])


class Rows(NamedTuple):
    """All positions of some drills."""

    words: list[str]
    every: Ragged
    known: Ragged
    """The words of all parts, and of those that the seat may know."""
    actions: list[str]
    options: Ragged
    visits: Floats
    """Of each option, in all 1 for a position."""
    hand: Floats
    """The logit of the hand-written judgement."""
    thought: Floats
    """What search thought of it, by the judgement of its generation."""
    result: Floats
    stray: NDArray[np.bool_]
    decider: Ints
    """Which of the game's seats decided."""
    generation: Ints
    game: Ints
    """The game's number in its generation."""

    @property
    def tenth(self) -> Ints:
        """The last digits of the games' numbers."""
        found: Ints = self.game % TENTHS
        return found

    @property
    def learned(self) -> NDArray[np.bool_]:
        """Which positions are learned from."""
        found: NDArray[np.bool_] = (self.tenth != CHECKED) & (self.tenth != HELD)
        return found


class Numbered(dict[str, int]):
    """Numbers for words, as they come."""

    def __missing__(self, word: str) -> int:
        self[word] = len(self)
        return self[word]


def told(drills: Sequence[Drill], training: Training) -> Rows:
    """What a worker makes of some drills."""
    made = _Telling(training)
    for drill in drills:
        made.add(drill)
    return made.rows()


class _Telling:
    def __init__(self, training: Training) -> None:
        assert training.shelved.parts is not None
        self._training, self._content, self._parts = training, training.box(), training.shelved.parts
        self._judge = training.shelved.judgement or result
        self._words, self._actions = Numbered(), Numbered()
        self._known: dict[Part, list[int]] = {}
        self._lists: tuple[list[list[int]], ...] = ([], [], [])
        self._visits, self._hand, self._thought, self._result = (
            list[float](),
            list[float](),
            list[float](),
            list[float](),
        )
        self._stray = list[bool]()
        self._whole: tuple[list[int], ...] = ([], [], [])

    def add(self, drill: Drill) -> None:
        seats = list[Seat]()
        for s, options, turn in replayed(self._training, drill):
            if turn is None:
                last = s
                break
            seat = s.stack[-1].seat
            self._look(s, seat, [action.text for action in options], turn)
            seats.append(seat)
        results = {seat: self._judge(last, seat) for seat in dict.fromkeys(seats)}
        order = {seat: place for place, seat in enumerate(results)}
        self._result += [results[seat] for seat in seats]
        deciders, generations, games = self._whole
        deciders += [order[seat] for seat in seats]
        generations += [drill.generation] * len(seats)
        games += [drill.number] * len(seats)

    def _look(self, s: Any, seat: Seat, options: list[str], turn: Turn) -> None:
        every, known, offered = self._lists
        every.append(self._worded(self._parts.every(s, seat)))
        known.append(self._worded(self._parts.known(s, seat)))
        offered.append([self._actions[text] for text in options])
        total = sum(turn.visits)
        self._visits += [count / total if total else 1 / len(options) for count in turn.visits]
        self._hand.append(logit_of(self._judge(s, seat)) / HAND_UNIT)
        self._thought.append(turn.value / FINE)
        self._stray.append(turn.stray)

    def _worded(self, parts: Sequence[Part]) -> list[int]:
        found = list[int]()
        for part in parts:
            numbers = self._known.get(part)
            if numbers is None:
                numbers = self._known[part] = [self._words[word] for word in words(part, self._content)]
            found += numbers
        return found

    def rows(self) -> Rows:
        every, known, options = map(Ragged.of, self._lists)
        visits, hand, thought, reached = (
            np.array(numbers, np.float32) for numbers in (self._visits, self._hand, self._thought, self._result)
        )
        whole = (np.array(numbers, np.int32) for numbers in self._whole)
        return Rows(
            list(self._words), every, known, list(self._actions), options, visits, hand, thought, reached,
            np.array(self._stray, np.bool_), *whole,
        )  # fmt: skip


def gathered(drills: Sequence[Drill], training: Training, crowd: Crowd | None) -> Rows:
    """The rows of all drills, in their order, made by as many workers as there are."""
    if crowd is None:
        return told(drills, training)
    ordered = sorted(drills, key=lambda drill: (drill.generation, drill.number))
    portions = [ordered[i : i + TENTHS] for i in range(0, len(ordered), TENTHS)]
    made = [one for _, some in in_chunks(_told, list(enumerate(portions)), crowd, training) for one in some]
    return merged([rows for _, rows in sorted(made, key=lambda one: one[0])])


def _told(portions: Sequence[tuple[int, list[Drill]]], training: Training) -> list[tuple[int, Rows]]:
    return [(place, told(drills, training)) for place, drills in portions]


def merged(some: Sequence[Rows]) -> Rows:
    """One after another, with numbers that mean the same in all of them."""
    names, texts = Numbered(), Numbered()
    every, known, options = [], [], []
    for rows in some:
        word = np.array([names[name] for name in rows.words], np.int32)
        action = np.array([texts[text] for text in rows.actions], np.int32)
        every.append(rows.every.renumbered(word))
        known.append(rows.known.renumbered(word))
        options.append(rows.options.renumbered(action))
    joined = [
        np.concatenate([rows[i] for rows in some]) for i in range(Rows._fields.index("visits"), len(Rows._fields))
    ]
    return Rows(list(names), _chained(every), _chained(known), list(texts), _chained(options), *joined)


def _chained(some: Sequence[Ragged]) -> Ragged:
    ends = np.cumsum([0, *(len(one.flat) for one in some)])
    starts = [one.starts[:-1] + end for one, end in zip(some, ends, strict=False)]
    return Ragged(np.concatenate([one.flat for one in some]), np.concatenate([*starts, ends[-1:]]))


def pruned(lists: Ragged, names: Sequence[str], rare: int = RARE) -> tuple[Ragged, list[str]]:
    """Without what is too rare to be learned, and the words that are left, in the order of the alphabet: they pack
    better, and are the same whoever saw what first."""
    kept = _common(np.bincount(lists.flat, minlength=len(names)), names, rare)
    place = np.full(len(names), -1, np.int32)
    place[kept] = np.arange(len(kept), dtype=np.int32)
    return lists.renumbered(place), [names[i] for i in kept]


def vocabulary(actions: Sequence[str], options: Ragged, rare: int = RARE) -> tuple[Ragged, list[str]]:
    """The words of all actions, of each action the numbers of those that are not too rare."""
    number = Numbered()
    worded = Ragged.of([[number[word] for word in spelled(text)] for text in actions])
    offered = np.bincount(options.flat, minlength=len(actions))
    each = np.repeat(offered, np.diff(worded.starts))
    seen = np.bincount(worded.flat, weights=each, minlength=len(number))
    names = list(number)
    kept = _common(seen, names, rare)
    place = np.full(len(number), -1, np.int32)
    place[kept] = np.arange(len(kept), dtype=np.int32)
    return worded.renumbered(place), [names[i] for i in kept]


def _common(seen: NDArray[Any], names: Sequence[str], rare: int) -> list[int]:
    """The numbers of the words that are kept, in the order of the alphabet."""
    enough = [i for i in range(len(names)) if seen[i] >= rare]
    often = sorted(enough, key=lambda i: (-seen[i], names[i]))[:MOST]
    return sorted(often, key=lambda i: names[i])
