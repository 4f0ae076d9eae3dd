"""Nobody is asked when there is nothing to choose."""

from __future__ import annotations

import random

import pytest

import klubovna
from tests.games.vzdor.vzdor_table import at_attack, at_planning, pieces, whole_box

STRONG = ["roberto", "nicolas"]


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("maquis", ["split", "draft"])
def test_every_question_has_two_answers(seed: int, maquis: str) -> None:
    """Random games: each question has at least two different answers, and the game comes to its end."""
    table, rng = klubovna.new("vzdor", seed=seed, maquis=maquis), random.Random(seed)
    while table.seat:
        texts = [action.text for action in table.options]
        assert len(texts) >= 2
        assert len(set(texts)) == len(texts)
        going_on = [text for text in texts if text != "end-resistance"]
        table.play(rng.choice(going_on))
        assert klubovna.game("vzdor").pieces(table.state) == whole_box()
    assert table.outcome is not None


def test_no_card_to_play_in_planning() -> None:
    """Planning, step A."""
    assert at_planning(hand=["spy"]).asks == "pick-mission"


def test_one_mission_to_choose() -> None:
    """Planning, step B."""
    assert at_planning(hand=["abel"], row=["", "border"]).play("end-planning").asks == "play-in-attack"


def test_no_card_to_play_in_the_attack() -> None:
    """Attack, step B."""
    assert at_attack(mission="border", hand=["spy"], revealed_play=STRONG).asks == "defeat-targets"


def test_one_way_to_play_the_last_card() -> None:
    """Attack, step B at the depot: the only card may only be covert."""
    table = at_attack(mission="steal-supplies", hand=["consuelo"], revealed_play=STRONG)
    assert (table.asks, table.power) == ("defeat-targets", 10)


def test_no_target_in_reach() -> None:
    """Attack, step C: straight to the survivors and the aftermath."""
    assert at_attack(mission="border", enemies=["guard-3"], covert_play=["carlos"]).asks == "stop"


def test_one_enemy_to_discard_after_the_first() -> None:
    """Paquita: the second of two is not asked about."""
    table = at_attack(enemies=["guard-1", "grunt-1"], hand=["paquita", "abel"]).play("play paquita revealed")
    table.play("discard guard-1")
    assert (table.here, table.asks) == ([], "play-in-attack")


def test_one_survivor() -> None:
    """Survivors: no order of one."""
    assert at_attack(enemies=["spy-master-4"]).asks == "stop"


def test_one_card_to_put_back() -> None:
    """Looking at cards: the last one, or cards that are alike, have no order."""
    table = at_planning(hand=["jacinto"], deck=["spy", "spy", "abel"]).play("play jacinto covert", "use")
    assert table.options == ["put-away spy", "put-away abel", "keep"]
    table.play("put-away abel", "keep")
    assert (table.asks, table.covert_top) == ("pick-mission", ["spy", "spy"])


def test_one_place_to_move_to() -> None:
    """Adela with one other mission."""
    table = at_attack(enemies=["guard-1"], others=["valley"], hand=["adela", "abel"])
    assert table.play("play adela covert", "move guard-1").asks == "play-in-attack"


def test_one_target_of_a_mission() -> None:
    """Effects with a single target: the bridge, the farmhouse, the pass, the bunker."""
    bridge = at_attack(elsewhere={"valley": ["guard-1", "guard-1"]}, revealed_play=STRONG).play(
        "defeat railroad-bridge"
    )
    assert bridge.at("valley") == ["guard-1"]
    farm = at_attack(mission="take-back-farmhouse", pile=["abel"], revealed_play=STRONG)
    assert farm.play("defeat take-back-farmhouse").covert_discard == ["abel"]
    scouted = at_attack(
        mission="mountain-pass",
        elsewhere={"valley": ["known-guard-1"]},
        revealed_play=STRONG,
    )
    assert scouted.play("defeat mountain-pass").at("valley") == ["guard-1"]
    assert at_attack(mission="bunker", hand=["abel"], revealed_play=STRONG).asks == "defeat-targets"


def test_luck_that_is_certain_is_not_awaited() -> None:
    """One covert maquis to lose, one card to draw, one stranger left: no luck is asked for either."""
    assert not at_attack(enemies=["military-4"], covert_play=["abel"]).waits
    assert not at_planning(hand=["manuela"], shuffled=["spy"]).play("play manuela covert", "use").waits
    assert not at_planning(hand=["manuela"], shuffled=["spy", "spy"]).play("play manuela covert", "use").waits
    last = at_planning(hand=["abel"], garrisons={"border": ["hidden"]}, enemy_deck=[]).play("end-planning")
    assert not last.play("choose-mission border").waits


def test_the_end_without_missions() -> None:
    """Aftermath, step C: nothing to decide."""
    table = at_attack(mission="border", others=[""], to_come=(0, 0, 0), revealed_play=STRONG)
    table.play("defeat border")
    assert table.outcome is not None
    assert pieces(table) == whole_box()
