"""A sheet: whoever looks again sees what a fresh pair of eyes would, though only what is new is written."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

import msgspec
import numpy as np
import pytest

from klubovna.kernel.game import Settings
from klubovna.kernel.messages import Message
from klubovna.rl import codec, gymnasium, pettingzoo
from klubovna.rl.forms import Place
from klubovna.rl.observing import form
from tests.rl.kinds import moments, usual


class Stone(msgspec.Struct, frozen=True):
    id: str
    owner: str | None
    weight: int


class Told(msgspec.Struct, frozen=True):
    """Its words have no numbers, and can't be looked up."""

    words: Message
    stone: Stone | None


class Field(msgspec.Struct, frozen=True):
    stones: list[Stone]
    hand: list[str]
    hidden: list[str | None]
    counts: dict[str, int]
    paths: list[list[str]]
    pairs: tuple[tuple[str, str], ...]
    last: Stone | None


def field(**given: Any) -> Field:
    usual: dict[str, Any] = {
        "stones": [], "hand": [], "hidden": [], "counts": {}, "paths": [], "pairs": (), "last": None,
    }  # fmt: skip
    return Field(**{**usual, **given})


A, B, HEAVY = Stone("a", "white", 1), Stone("b", None, 2), Stone("a", "black", 9)
MET = [
    field(),
    field(stones=[A], hand=["ace"], hidden=["ace", None], counts={"ace": 2}, paths=[["ace"]], last=A),
    field(stones=[A, B], hand=["ten", "ace"], hidden=["ten"], counts={"ten": 1}, paths=[["ten"], ["ace"]], last=HEAVY),
    field(stones=[HEAVY], pairs=(("a", "white"), ("b", "black")), last=B),
]


def test_what_comes_and_goes_leaves_nothing_behind() -> None:
    """Whatever was seen before."""
    known, rng = form(Field, MET, []), random.Random(1)
    row = np.zeros(known.size, np.float32)
    put = known.bind(Place(row, row.data, 0))
    for _ in range(200):
        seen = rng.choice(MET)
        put(seen)
        fresh = np.zeros(known.size, np.float32)
        known.bind(Place(fresh, fresh.data, 0))(seen)
        assert np.array_equal(row, fresh)


def test_what_is_changed_in_place_is_seen() -> None:
    """A view may hold the very lists of the state."""
    known = form(Field, MET, [])
    row = np.zeros(known.size, np.float32)
    put, seen = known.bind(Place(row, row.data, 0)), field(stones=[A], hand=["ace"], counts={"ace": 1}, paths=[["ace"]])
    put(seen)
    before = row.copy()
    changes: list[Callable[[], object]] = [
        lambda: seen.stones.append(B),
        lambda: seen.hand.append("ten"),
        lambda: seen.counts.update(ace=2),
        lambda: seen.paths[0].append("ten"),
    ]
    for change in changes:
        change()
        put(seen)
        assert not np.array_equal(row, before)
        before = row.copy()


def test_small_things_at_their_places_are_told_by_what_is_in_them() -> None:
    """Numbers that were written once are used again, and words around them make no difference."""

    class Row(msgspec.Struct, frozen=True):
        stones: tuple[Stone | None, ...]
        told: list[Told]

    words = [Message("log-laid", {"cell": cell}) for cell in range(3)]
    met = [
        Row(stones, [Told(word, stone) for word, stone in zip(words, stones, strict=True)])
        for stones in permutations((A, B, None))
    ]
    known = form(Row, met, [])
    row = np.zeros(known.size, np.float32)
    put = known.bind(Place(row, row.data, 0))
    seen = []
    for one in met * 2:
        put(one)
        seen.append(row.copy())
    assert len({numbers.tobytes() for numbers in seen}) == len(met)
    assert np.array_equal(seen[: len(met)], seen[len(met) :])
    weights = [at for name, at in known.segments if name.endswith("weight")]
    assert len(weights) == 6
    for one, numbers in zip(met, seen, strict=False):
        stones = [*one.stones, *(told.stone for told in one.told)]
        assert [numbers[at.start] for at in weights] == [stone.weight if stone else 0 for stone in stones]


@pytest.mark.parametrize(("id", "options"), usual())
def test_a_sheet_shows_what_fresh_eyes_see(id: str, options: Settings) -> None:
    """In two games, one after the other, and whoever looks."""
    known = codec(id, **options)
    sheet = known.sheet()
    for count, (s, _) in enumerate(moments(known, range(2))):
        seat = known.seats[count % len(known.seats)]
        seen = sheet.look(s, seat)
        if count % 7 == 0:
            assert np.array_equal(seen, known.sheet().look(s, seat))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied(copied: Any) -> None:
    """And both go on with the same luck, without disturbing each other."""
    env = pettingzoo.raw_env("blitzkrieg")
    env.reset(seed=1)

    def played(one: Any, choices: random.Random) -> list[Any]:
        seen = []
        for _ in range(12):
            looked = one.last()[0]
            seen.append(looked["observation"])
            one.step(int(choices.choice(np.flatnonzero(looked["action_mask"]))))
        return seen

    played(env, random.Random(2))
    other = copied(env)
    assert other.codec is env.codec
    assert np.array_equal(played(env, random.Random(3)), played(other, random.Random(3)))


def test_a_seat_against_bots_can_be_copied() -> None:
    env = gymnasium.env("blitzkrieg", against="greedy")
    _, info = env.reset(seed=1)
    other, action = copy.deepcopy(env), int(np.flatnonzero(info["action_mask"])[0])
    assert np.array_equal(env.step(action)[0]["observation"], other.step(action)[0]["observation"])
