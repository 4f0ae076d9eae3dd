"""A net at work: the same on every machine, with numpy and without."""

from __future__ import annotations

import random
from array import array
from math import exp, log
from typing import Any

import pytest

import klubovna
from klubovna.bots.learned import fast, net, plain, trunk
from klubovna.bots.learned import numbers as n
from klubovna.bots.learned.net import Net
from klubovna.kernel.flow import choose, settle
from tests.bots.learned.nets import LEARNED, a_net, table_of


def judged(made: Net, s: Any) -> tuple[float, float, list[float]]:
    return made.value(s, s.seat), made.value.rescaled(s, s.seat), made.policy(s, s.legal())


@pytest.mark.parametrize("id", LEARNED)
def test_plain_numbers_and_numpy_say_exactly_the_same(id: str) -> None:
    game = klubovna.game(id)
    plainly, quickly = (Net(game, a_net(id), game.content(), reckoning) for reckoning in (plain, fast))
    said = [(judged(plainly, s), judged(quickly, s)) for s in table_of(id)]
    assert all(one == other for one, other in said)
    assert len({one[0] for one, _ in said}) > len(said) // 4, "the net says something"


def test_thousands_of_sums_are_the_same_at_the_edges() -> None:
    """As many rows as may be, as large as they may be, through all layers."""
    dice = random.Random(1)

    def some(count: int, widest: int) -> array[int]:
        return array("h", [dice.choice((-widest, widest, dice.randint(-widest, widest))) for _ in range(count)])

    for _ in range(1000):
        rows = [some(n.HIDDEN, n.WIDEST_PART), [dice.choice((-1, 1)) * 10**6 for _ in range(n.HIDDEN)]]
        index = [dice.randint(0, 1) for _ in range(dice.randint(1, n.MOST_PARTS + 1))]
        second, bias = some(n.HIDDEN * n.MEANING, n.WIDEST_SECOND), [n.WIDEST_SECOND_BIAS] * n.MEANING
        third, meaning = some(n.MEANING, n.WIDEST_MEANING), [some(n.MEANING, n.WIDEST_MEANING) for _ in range(3)]
        said = []
        for reckoning in (plain, fast):
            sums = reckoning.Sums(n.HIDDEN, n.WIDEST_PART, 2)
            meanings = reckoning.Meanings(n.MEANING, n.WIDEST_MEANING, 3)
            for row, numbers in enumerate(rows):
                sums.put(row, numbers)
            for row, numbers in enumerate(meaning):
                meanings.put(row, numbers)
            layer = reckoning.Second(second, bias).activations(sums.activations(index))
            said.append((reckoning.Third(third).product(layer), meanings.products([2, 0, 1], layer)))
        assert said[0] == said[1]


@pytest.mark.parametrize("reckoning", [plain, fast])
def test_a_part_of_which_no_word_is_known_says_nothing(reckoning: Any) -> None:
    table = reckoning.Table(array("h", [1, 2, 3, 4]), 2)
    assert list(table.total([])) == [0, 0]
    assert list(table.total([1, 0, 1])) == [7, 10]


@pytest.mark.parametrize("id", LEARNED)
def test_a_net_that_has_met_too_much_forgets_and_says_the_same(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = klubovna.game(id)
    usual = Net(game, a_net(id), game.content())
    expected = [judged(usual, s) for s in table_of(id)]
    most = max(len(s.legal()) for s in table_of(id))
    monkeypatch.setattr(trunk, "KEPT", trunk.FIRST + n.MOST_PARTS)
    monkeypatch.setattr(net, "ACTIONS", most)
    forgetful = Net(game, a_net(id), game.content())
    assert [judged(forgetful, s) for s in table_of(id)] == expected


def test_without_numpy_plain_numbers_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert net.reckoned() is fast
    monkeypatch.setattr(net, "find_spec", lambda name: None)
    assert net.reckoned() is plain


def test_in_a_duel_what_one_wins_the_other_loses() -> None:
    game = klubovna.game("blitzkrieg")
    made = Net(game, a_net("blitzkrieg"), game.content())
    for s in table_of("blitzkrieg")[:40]:
        assert made.value(s, "axis") + made.value(s, "allies") == 1


@pytest.mark.parametrize("id", LEARNED)
def test_the_end_is_judged_as_it_is(id: str) -> None:
    game, dice = klubovna.game(id), random.Random(2)
    assert game.judgement is not None
    s = table_of(id)[-1].clone()
    while s.seat is not None:
        choose(s, s.stack[-1], dice.choice(s.legal()))
        settle(s, dice)
    made = Net(game, a_net(id), game.content())
    for seat in game.seats:
        assert made.value(s, seat) == made.value.rescaled(s, seat) == game.judgement(s, seat)


def test_no_table_hangs_on_the_last_digit_of_a_machine() -> None:
    """What is rounded lies nowhere near the middle between two numbers."""
    near = 1e-7
    curves = [n.CHANCE_UNIT / (1 + exp(-i / n.LOGIT_UNIT)) for i in range(-2048, 2049)]
    curves += [n.WEIGHT_UNIT * exp(-i / n.LOGIT_UNIT / n.HEAT) for i in range(4097)]
    fine = n.FINEST_CHANCE
    curves += [n.HAND_UNIT * log(i / fine / (1 - i / fine)) for i in range(1, fine)]
    assert all(abs(x % 1 - 0.5) > near for x in curves)


def test_shares_add_up_and_follow_the_logits() -> None:
    shares = n.shares_of([0, n.PRODUCT_UNIT, -5 * n.PRODUCT_UNIT, 40 * n.PRODUCT_UNIT])
    assert sum(shares) == pytest.approx(1)
    assert shares[3] > shares[1] >= shares[0] >= shares[2] > 0
