"""Law 7 for minds that have learned: what they think depends on nothing that their seat may not see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.learned.net import Net, Use
from klubovna.bots.levels import with_insight
from klubovna.bots.questions import question
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Thought
from tests.bots.learned.nets import LEARNED, a_net, table_of

USES: tuple[Use, ...] = ("both", "value", "policy", "rescaled", "guided")


@pytest.fixture(scope="module", params=LEARNED)
def net(request: pytest.FixtureRequest) -> Net:
    game = klubovna.game(request.param)
    return Net(game, a_net(game.id), game.content())


def thought(net: Net, s: Any, seed: int, use: Use = "both") -> Thought:
    game, judge = klubovna.game(net.card.game), net.judge(use)
    asked = question(game, s, s.seat, s.clone().legal())
    budget = with_insight(Budget(iterations=60), judge)
    return Mind(game, s.seat, judge=judge).think(asked, random.Random(seed), budget)


def test_the_truth_replaced_by_a_sample_makes_no_difference(net: Net) -> None:
    game, dice = klubovna.game(net.card.game), random.Random(3)
    for seed, s in enumerate(table_of(game.id)[::9]):
        imagined = game.sample(s, s.seat, dice)
        assert thought(net, imagined, seed) == thought(net, s, seed)


@pytest.mark.parametrize("use", USES)
def test_the_same_dice_give_the_same_thought(net: Net, use: Use) -> None:
    s = table_of(net.card.game)[5]
    assert thought(net, s, 1, use) == thought(net, s, 1, use)


def test_what_was_met_before_makes_no_difference(net: Net) -> None:
    game = klubovna.game(net.card.game)
    fresh = Net(game, a_net(game.id), game.content())
    s = table_of(game.id)[11]
    assert thought(fresh, s, 1) == thought(net, s, 1)
