"""What nature may choose, and how likely it is, told exactly: `Chance.odds`."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.frames import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.kinds import concrete
from klubovna.kernel.laws.trials import trials_of
from klubovna.kernel.odds import certain, one_of, rolls, row_of, some_of
from klubovna.lab.fuzz import mixed

SHARE = 6
"""Of the games that come by every rule (`Trials.visits`), with all options: one in so many."""
LOOKED_AT, COUNTED, DRAWN = 40, 2, 4000
"""So many chances of a kind are looked at, of the first ones so many happenings are drawn and counted."""
RARE = {"Overhear", "LoseCovert"}
"""Not always met with in so few games."""


def waiting(game: Game, numbers: range) -> Iterator[tuple[Any, Chance]]:
    """States of random games in which nature has to choose."""
    agreed, content = mixed(game), game.content()
    for number in numbers:
        rng = random.Random(number)
        s: Any = game.set_up(content, game.settings(agreed[number % len(agreed)]))
        options = s.legal()
        while s.outcome is None:
            if s.chance is None:
                options = s.step(rng.choice(options))
            else:
                yield s, s.chance
                options = s.happen(s.chance.sample(s, rng))


@pytest.mark.parametrize("id", klubovna.games())
def test_odds_are_those_by_which_it_happens(id: str) -> None:
    """They add up to 1, each thing stands there once and may happen, and what is drawn comes as often as they say."""
    game, seen = klubovna.game(id), Counter[str]()
    for s, chance in waiting(game, range(trials_of(game).visits // SHARE)):
        kind = type(chance).__name__
        seen[kind] += 1
        if seen[kind] > LOOKED_AT:
            continue
        told = s.odds()
        assert told is not None, f"{kind} does not tell its odds"
        likely = {repr(what): p for what, p in told}
        assert len(likely) == len(told)
        assert math.isclose(sum(likely.values()), 1.0)
        assert all(p > 0 and chance.possible(s, what) and chance.plain(what) == what for what, p in told)
        drawn = DRAWN if seen[kind] <= COUNTED else 5
        rng = random.Random(7)
        counted = Counter(repr(chance.plain(chance.sample(s, rng))) for _ in range(drawn))
        assert set(counted) <= set(likely), kind
        if drawn == DRAWN:
            assert fits(counted, likely, drawn), f"{kind}: {counted} of {likely}"
    kinds = {kind.__name__ for kind in concrete(Chance, game.package)}
    assert kinds - RARE <= set(seen)


def fits(counted: Counter[str], likely: dict[str, float], drawn: int) -> bool:
    """Pearson's sum, with what is rare taken together; five deviations above what is to be expected of it is too
    much."""
    groups, rare = [], [0.0, 0.0]
    for what, p in likely.items():
        expected = p * drawn
        if expected >= 8:
            groups.append((counted[what], expected))
        else:
            rare = [rare[0] + counted[what], rare[1] + expected]
    if rare[1] >= 8:
        groups.append((int(rare[0]), rare[1]))
    freedom = len(groups) - 1
    found = sum((got - expected) ** 2 / expected for got, expected in groups)
    return found <= freedom + 5 * math.sqrt(2 * freedom) + 5


def test_a_wrong_number_would_be_seen() -> None:
    likely = {"heads": 0.5, "tails": 0.5}
    assert fits(Counter(heads=2020, tails=1980), likely, 4000)
    assert not fits(Counter(heads=2200, tails=1800), likely, 4000)


def test_what_lies_there_twice_is_twice_as_likely() -> None:
    assert one_of(["a", "b", "a", "c"]) == [("a", 0.5), ("b", 0.25), ("c", 0.25)]
    assert row_of(["a", "b", "a"], 2) == [(["a", "b"], 1 / 3), (["a", "a"], 1 / 3), (["b", "a"], 1 / 3)]
    assert some_of(["a", "b", "c"], 2) == [(["a", "b"], 1 / 3), (["a", "c"], 1 / 3), (["b", "c"], 1 / 3)]
    assert certain("guilty") == [("guilty", 1.0)]


def test_dice_in_another_order_are_the_same_roll() -> None:
    """Of two dice with two heads and a tail each."""
    assert rolls("hht", 2) == (("hh", 4 / 9), ("ht", 4 / 9), ("tt", 1 / 9))
    assert rolls("hht", 0) == (("", 1.0),)


def test_odds_are_told_only_where_nature_has_to_choose() -> None:
    s = klubovna.new("vzdor", seed=1).state
    with pytest.raises(Unreadable, match="not for nature"):
        s.odds()


def test_a_game_need_not_tell_its_odds() -> None:
    class Weather(Chance, frozen=True):
        """Nobody knows."""

    assert Weather().odds(None) is None
    assert Weather().plain("rain") == "rain"
