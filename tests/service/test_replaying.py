"""A game looked at again: the marks that lead from turn to turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna.kernel.record import Chosen, Record
from klubovna.kernel.replay import replay
from klubovna.service.replaying import Reader
from klubovna.service.wire import Replay


def record(game: str, choices: int, **options: Any) -> Record:
    table, whim = klubovna.new(game, seed=3, **options), random.Random(3)
    while table.seat is not None and choices > 0:
        table.play(whim.choice(table.options))
        choices -= 1
    return table.record


def step(reader: Reader, at: int) -> Replay:
    return reader.step(at, None, open_to_all=True)


def test_between_two_marks_one_seat_decides() -> None:
    played = record("napoleonics", 60)
    marks = step(Reader(played), 0).turns
    assert marks
    for start, end in zip([0, *marks], [*marks, len(played.entries)], strict=True):
        assert len({entry.seat for entry in played.entries[start:end] if isinstance(entry, Chosen)}) == 1


@pytest.mark.parametrize(
    ("game", "options"), [("vzdor", {}), ("hagalaz", {"scenario": "the-nest"})], ids=["vzdor", "hagalaz"]
)
def test_a_game_for_one_has_a_mark_where_a_round_begins(game: str, options: dict[str, str]) -> None:
    """Whether one goes on, back, or the game has gone on meanwhile."""
    played, rounds = record(game, 150, **options), klubovna.game(game).rounds
    assert rounds
    reader = Reader(Record(played.header, played.entries[:3]))
    assert step(reader, 0).turns == []
    assert reader.goes_on(played)
    marks = step(reader, 1).turns
    assert marks
    assert step(reader.anew(), 0).turns == marks
    counted = [rounds(table.state) for _, table in replay(klubovna.game(game), played)]
    assert [counted[mark] - counted[mark - 1] for mark in marks] == [1] * len(marks)
    assert counted[-1] - counted[0] == len(marks)


def test_without_rounds_it_is_ones_turn_when_luck_has_had_its_say() -> None:
    played = record("blitzkrieg", 20, mode="solo")
    marks = step(Reader(played), 0).turns
    assert len(marks) > 2
    assert all(isinstance(played.entries[mark], Chosen) for mark in marks)
    assert not any(isinstance(played.entries[mark - 1], Chosen) for mark in marks)
