"""Mistakes as people make them: small or plausible, and nothing thrown away that could be of use."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots.erring import pick, sensible
from klubovna.bots.questions import question
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.games.napoleonics.choices import Done
from klubovna.kernel.strength import Strength, Temper
from tests.kernel.house import opened
from tests.kernel.sealed import GAME, NORTH, Lay, Peek, Wait

TEMPER = Temper(bold=(Lay,), loath=(Wait,))
CALM = Strength(iterations=100, seconds=1)
HOT = replace(CALM, heat=0.05, slack=0.1)


def thought(*estimates: tuple[str, int, float]) -> Thought:
    return Thought([Estimate(*e) for e in estimates], sum(visits for _, visits, _ in estimates), 0.5)


USUAL = thought(("peek 1", 40, 0.60), ("peek 2", 30, 0.58), ("draw", 20, 0.55), ("peek 3", 15, 0.40), ("lay 9", 5, 0.7))


def picked(strength: Strength, about: Thought = USUAL, temper: Temper = TEMPER) -> Counter[str]:
    rng = random.Random(1)
    return Counter(pick(about, strength, temper, rng) for _ in range(600))


def test_a_calm_head_takes_what_was_tried_most() -> None:
    assert picked(CALM) == {"peek 1": 600}


def test_a_hot_one_also_takes_what_looks_a_little_worse_the_less_often_the_worse() -> None:
    found = picked(HOT)
    assert found["peek 1"] > found["peek 2"] > found["draw"] > 0
    assert found["draw"] == pytest.approx(found["peek 1"] / 2.718, rel=0.25)


def test_nothing_that_looks_much_worse_is_taken() -> None:
    assert picked(HOT)["peek 3"] == 0
    assert picked(replace(HOT, heat=5.0))["peek 3"] == 0
    assert picked(replace(HOT, slack=0.3))["peek 3"] > 0


def test_what_was_hardly_tried_is_not_taken_however_good_it_looked() -> None:
    assert picked(HOT)["lay 9"] == 0


def test_attacks_look_better_to_the_bold() -> None:
    about = thought(("peek 1", 40, 0.60), ("lay 9", 30, 0.52))
    assert picked(replace(HOT, boldness=0.1), about)["lay 9"] > 300 > picked(HOT, about)["lay 9"] > 0


def test_nobody_throws_something_away_by_mistake() -> None:
    about = thought(("peek 1", 40, 0.60), ("wait", 39, 0.60), ("peek 2", 30, 0.59))
    assert picked(HOT, about)["wait"] == 0
    assert picked(HOT, about, Temper())["wait"] > 0, "where the game does not say that it is a waste"


def test_not_even_one_who_thinks_it_best_where_something_else_looks_nearly_as_good() -> None:
    about, bold = thought(("wait", 40, 0.60), ("peek 1", 1, 0.59)), replace(HOT, heat=0.001, boldness=0.05)
    assert picked(bold, about) == {"peek 1": 600}
    much_better = thought(("wait", 40, 0.60), ("peek 1", 1, 0.45))
    assert picked(bold, much_better) == {"wait": 600}


def test_nobody_goes_back_by_mistake_to_where_they_have_just_been() -> None:
    about = replace(thought(("draw", 40, 0.60), ("peek 2", 30, 0.60), ("peek 3", 30, 0.60)), lately=["peek 2", "wait"])
    assert set(picked(HOT, about, Temper(steps=(Peek,)))) == {"draw", "peek 3"}
    assert set(picked(HOT, about)) == {"draw", "peek 2", "peek 3"}


def test_in_one_walk_nobody_goes_to_and_fro_even_if_that_is_the_favourite() -> None:
    about = thought(("peek 2", 40, 0.60), ("draw", 10, 0.55))
    temper = Temper(steps=(Peek,))
    assert picked(HOT, replace(about, lately=["wait", "peek 2", "peek 3"]), temper) == {"draw": 600}
    assert picked(HOT, replace(about, lately=["peek 2", "wait", "peek 3"]), temper)["peek 2"] > 0, "another walk"


def test_the_way_back() -> None:
    temper = klubovna.game("napoleonics").temper
    assert temper.is_loath("move E6 D5", ["move D5 E6"])
    assert not temper.is_loath("move D5 E6", ["move D5 E6"]), "another unit goes the same way"
    assert not temper.is_loath("fire E6 D5", ["fire D5 E6"]), "that is no step"


def test_who_errs_does_not_even_think_of_what_one_would_laugh_at() -> None:
    table = klubovna.new("napoleonics", seed=1)
    while not any(isinstance(action, Done) for action in table.options):
        table.play(table.options[0])
    assert table.seat is not None
    asked = question(table.game, table.state, table.seat, table.options)
    assert Done() not in sensible(asked, HOT).options, "nobody is ordered yet"
    assert sensible(asked, CALM) is asked


def test_where_everything_is_laughable_everything_is_thought_of() -> None:
    game = replace(GAME, temper=Temper(sensible=lambda s, options: []))
    table = opened(game)
    assert sensible(question(game, table.state, NORTH, table.options), HOT).options == table.options


def test_nobody_thought_anything() -> None:
    assert picked(HOT, thought(("wait", 0, 0.5), ("draw", 0, 0.5))) == {"wait": 600}
