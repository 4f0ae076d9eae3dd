"""The game played on bare states, without a table: for search and research."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna.kernel.frames import Outcome
from tests.kernel.sealed import GAME, NORTH, SEATS, SOUTH, Sealed, Team


def dealt(seed: int = 1) -> Any:
    """A table's state, to be played on by itself."""
    return klubovna.new("vzdor", seed=seed).state.clone()


@pytest.mark.parametrize("id", klubovna.games())
def test_a_game_is_played_to_its_end_without_a_table(id: str) -> None:
    """`legal`, `step`, `seat`: what a table offers for the same choices and the same luck."""
    table = klubovna.new(id, seed=2)
    s, whim, rng = table.state.clone(), random.Random(3), random.Random(4)
    assert (s.seat, s.legal()) == (table.seat, table.options)
    for _ in range(table.game.longest):
        options = s.legal()
        if not options:
            break
        offered = s.step(whim.choice(options), rng)
        assert offered == s.legal(), "step has already told it"
    assert s.outcome is not None
    assert s.seat is None
    assert s.chance is None
    assert set(s.returns()) == set(s.outcome.scores)


def test_where_nobody_brings_luck_it_waits_for_nature() -> None:
    s, rng = dealt(), random.Random(1)
    while s.chance is None:
        s.step(s.legal()[0])
    assert (s.seat, s.legal()) == (None, [])
    waits = s.chance
    s.happen(waits.sample(s, rng), rng)
    assert s.chance is None
    assert s.seat == "maquis"


def test_choices_are_taken_by_their_text_as_well() -> None:
    s, same = dealt(), dealt()
    action = s.legal()[0]
    s.step(action, random.Random(1))
    same.step(str(action), random.Random(1))
    assert s == same


def test_a_text_that_is_not_offered_is_told_what_is() -> None:
    s = dealt()
    with pytest.raises(klubovna.Unreadable, match="'fly' is not among the options: "):
        s.step("fly")
    with pytest.raises(klubovna.Unreadable, match="not for nature"):
        s.happen("anything")


def test_nobody_chooses_after_the_end() -> None:
    s = dealt()
    s.end(Outcome((), {"maquis": 0}, "spies"))
    assert s.legal() == []
    with pytest.raises(klubovna.Unreadable, match="nobody is asked"):
        s.step("end-planning")


@pytest.mark.parametrize(
    ("kind", "winners", "worth"),
    [
        (Sealed, (NORTH,), {NORTH: 1.0, SOUTH: -1.0}),
        (Sealed, (), {NORTH: 0.0, SOUTH: 0.0}),
        (Sealed, SEATS, {NORTH: 0.0, SOUTH: 0.0}),
        (Team, SEATS, {NORTH: 1.0, SOUTH: 1.0}),
        (Team, (), {NORTH: -1.0, SOUTH: -1.0}),
    ],
)
def test_what_the_end_is_worth(kind: type[Sealed], winners: tuple[str, ...], worth: dict[str, float]) -> None:
    s = kind(content=GAME.content(), bag=[], hands={}, laid={})
    assert s.returns() == {}, "not before the end"
    s.end(Outcome(winners, {NORTH: 3, SOUTH: 2}, "higher"))
    assert s.returns() == worth


def test_alone_one_wins_or_loses() -> None:
    s = dealt()
    s.end(Outcome((), {"maquis": 0}, "spies"))
    assert s.returns() == {"maquis": -1.0}
