"""Resist!: how good a position looks to the bots. Numbers are learned and may change; which is better may not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Outcome
from tests.games.vzdor.vzdor_table import VzdorTable, at_attack, at_planning

GAME = klubovna.game("vzdor")


def good(table: VzdorTable) -> float:
    assert GAME.judgement is not None
    return GAME.judgement(table.s, "maquis")


@pytest.mark.parametrize("draft", ["split", "draft"])
def test_it_is_a_chance_at_every_decision(draft: str) -> None:
    for seed in range(30):
        rng = random.Random(seed)
        s: Any = GAME.set_up(GAME.content(), GAME.settings({"maquis": draft}))
        decision, options = settle(s, rng)
        while decision is not None:
            assert GAME.judgement is not None
            assert 0 <= GAME.judgement(s, "maquis") <= 1
            choose(s, decision, rng.choice(options))
            decision, options = settle(s, rng)


def ended(reason: str, points: int) -> float:
    table = at_planning(hand=["carlos"])
    table.s.end(Outcome((), {"maquis": points}, reason))
    return good(table)


def test_defeat_is_worth_nothing_and_each_title_more_than_the_one_below() -> None:
    """The score table."""
    titles = [ended("draw", 1), ended("draw", 14), ended("minor", 15), ended("victory", 19), ended("major", 22)]
    assert [*titles, ended("epic", 20)] == sorted({*titles, ended("epic", 20)})
    assert ended("civilians", 0) == ended("failures", 0) == ended("spies", 0) == 0
    assert ended("minor", 15) > 2 * ended("draw", 14)


def after_the_border(**rest: Any) -> VzdorTable:
    """One point won, the question is whether to go on."""
    table = at_attack(mission="border", revealed_play=["nicolas"], **rest).play("defeat border")
    while table.asks != "stop":
        table.luck("caves") if table.waits else table.play("end-attack")
    return table


def test_with_one_point_and_everything_ahead_one_goes_on() -> None:
    table = after_the_border()
    going_on = good(table)
    table.play("end-resistance")
    assert going_on > good(table)


def test_with_a_title_and_nobody_left_one_stops() -> None:
    """15 points, one more mission in the row, two maquis: what is won is worth more than what may be."""
    won = ["police-station", "mayors-house", "caves", "prison"]
    table = at_attack(
        mission="border",
        others=["valley"],
        revealed_play=["nicolas"],
        completed=won,
        to_come=(0, 0, 0),
        deck=["carlos", "celia"],
        recruits=[],
    )
    table.play("defeat border")
    while table.asks != "stop":
        table.play("end-attack")
    waiting = good(table)
    assert waiting == good(table.play("end-resistance"))


def test_a_mission_within_reach_is_better_than_one_beyond_it() -> None:
    strong, weak = (at_attack(revealed_play=cards) for cards in (["nicolas", "roberto"], ["nicolas", "celia"]))
    assert good(strong) > good(weak)


def test_guards_stand_before_the_mission() -> None:
    cards = ["nicolas", "roberto"]
    assert good(at_attack(revealed_play=cards)) > good(at_attack(revealed_play=cards, enemies=["guard-3"]))


def test_whoever_kills_civilians_is_worse_the_more_are_dead() -> None:
    def table(*graveyard: int, enemies: tuple[str, ...] = ()) -> float:
        return good(at_attack(revealed_play=["nicolas", "roberto"], enemies=enemies, graveyard=graveyard))

    killer = ("counter-guerrilla-4",)
    assert table() > table(2, 2)
    assert table(enemies=killer) / table() > table(2, 2, enemies=killer) / table(2, 2)


def test_a_failure_is_bad_and_the_second_is_the_end() -> None:
    """Strength 4 against a bridge of 8."""
    out_of_reach: dict[str, Any] = {"revealed_play": ["nicolas"], "enemies": ["grunt-1"]}
    assert 0 < good(at_attack(**out_of_reach)) < good(after_the_border())
    assert good(at_attack(**out_of_reach, failed=["bunker"])) == 0


def test_the_crossroads_take_what_is_in_play() -> None:
    """Its effect comes as soon as it is chosen, so what was played in planning does not count for it."""
    row = ["crossroads"]
    played = at_planning(row=row, covert_play=["roberto", "sagrario"], hand=["carlos"], garrisons={"crossroads": []})
    held = at_planning(row=row, hand=["roberto", "sagrario", "carlos"], garrisons={"crossroads": []})
    assert good(held) > good(played)
