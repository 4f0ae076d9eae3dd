"""The quick evaluation: what is better looks better, and one side's gain is the other's loss."""

from __future__ import annotations

import random

from klubovna.games.napoleonics.judgement import DAMAGE, judgement
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS
from klubovna.kernel.flow import advance
from tests.games.napoleonics.napoleonics_table import GAME, Battlefield


def french(t: Battlefield) -> float:
    return judgement(t.s, "french")


def test_both_seats_see_the_same_game() -> None:
    """In the midst of random battles of all scenarios."""
    for number, id in enumerate(SCENARIOS):
        rng = random.Random(number)
        s = GAME.set_up(GAME.content(), GAME.settings({"scenario": id}))
        for _ in range(150):
            decision, options = advance(s, rng)
            if decision is None:
                break
            s.stack.pop()
            decision.choose(s, rng.choice(options))
            here = judgement(s, "french")
            assert 0 <= here <= 1
            assert abs(here + judgement(s, "allied") - 1) < 1e-9


def test_banners_and_blocks_count() -> None:
    plain = french(Battlefield(french={"E7": "french-line"}))
    assert french(Battlefield(french={"E7": "french-line"}, banners={"french": 1})) > plain
    assert french(Battlefield(french={"E7": "french-line 2"})) < plain
    assert french(Battlefield(french={"E7": "french-line"}, allied={"I7": "british-line"})) < plain


def test_an_order_to_somebody_who_can_strike_is_worth_more_than_to_others() -> None:
    units = {"E7": "french-line", "B9": "french-line"}
    first, second = (
        french(Battlefield(french=units, allied={"E9": "british-line 1"}).play(f"order {hex}")) for hex in ("E7", "B9")
    )
    assert first > second


def test_a_finished_game_is_certain() -> None:
    t = Battlefield(french={"E7": "french-light 1"}, allied={"E8": "british-line"}, goal=1)
    t.to_battle("order E7").play("melee E7 E8").roll("A", "SAAA")
    assert (judgement(t.s, "french"), judgement(t.s, "allied")) == (0.0, 1.0)


def test_more_dice_and_weaker_targets_promise_more() -> None:
    for hits in (1, 2, 3):
        assert all(DAMAGE[hits][dice][3] < DAMAGE[hits][dice + 1][3] for dice in range(10))
        assert DAMAGE[hits][4][1] > DAMAGE[hits][4][4]
