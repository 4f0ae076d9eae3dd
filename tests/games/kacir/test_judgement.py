"""How good it looks at a glance: a chance, fair to both, and better for whoever comes nearer to winning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.games.kacir.box import WITCH
from klubovna.games.kacir.judgement import judgement
from klubovna.games.kacir.state import HUNTERS
from klubovna.games.kacir.suspicion import spared, weights
from klubovna.kernel.flow import advance
from tests.games.kacir.kacir_table import EVERYBODY, GAME, Settlement


def witch(t: Settlement) -> float:
    return judgement(t.s, "witch")


def test_a_chance_and_fair_to_both_at_every_decision() -> None:
    for s in played(30):
        assert 0 <= judgement(s, "witch") <= 1
        assert judgement(s, "witch") + judgement(s, "hunter") == pytest.approx(1)


def played(games: int) -> Iterator[Any]:
    rng = random.Random(5)
    for n in range(games):
        s = GAME.set_up(GAME.content(), GAME.settings({"scenario": GAME.scenarios[n % len(GAME.scenarios)]}))
        while True:
            decision, options = advance(s, rng)
            yield s
            if decision is None:
                break
            s.stack.pop()
            decision.choose(s, rng.choice(options))


def test_the_end_is_the_result() -> None:
    t = Settlement("witch", favours={"hazel": 3}).play("ritual hazel")
    assert (judgement(t.s, "witch"), judgement(t.s, "hunter")) == (1, 0)


def test_favours_on_her_own_villager_speak_for_the_witch() -> None:
    chances = [witch(Settlement("witch", favours={"hazel": n})) for n in range(4)]
    assert chances == sorted(chances)
    assert chances[3] > 0.9
    assert witch(Settlement("witch", favours={"judy": 2})) < chances[2]


def test_clues_evidence_and_suspect_cards_speak_for_the_hunter() -> None:
    start = witch(Settlement("hunter"))
    assert witch(Settlement("hunter", clues={"hazel": 3})) < start
    assert witch(Settlement("hunter", evidence=3)) < start
    assert witch(Settlement("hunter", suspects=["judy", "silas"])) < start


def test_a_witch_who_looks_like_one_and_can_be_eliminated_is_in_danger() -> None:
    clues = {**dict.fromkeys(EVERYBODY, 1), "hazel": 3}
    plain = Settlement("hunter", clues=clues, secrets={"hazel": 5})
    hidden = Settlement("hunter", clues=clues, secrets={"hazel": 5, "judy": 5, "silas": 5, "grace": 5})
    assert witch(plain) < witch(hidden)


def test_the_end_of_a_turn_changes_nothing() -> None:
    """Otherwise search would put it off: whoever has no pawn left gives the other one all of them."""
    t = Settlement("hunter")
    t.s.left[HUNTERS] = 0
    before = witch(t)
    t.end()
    assert t.s.mover == WITCH
    drawn = 0.04
    assert witch(t) == pytest.approx(before, abs=drawn)


def test_a_visit_is_worth_the_clues_that_are_still_missing() -> None:
    """Kveta brings two: to a group that lacks them, or to one that has all it needs."""
    chances = []
    for clues in ({}, {"oswald": 1, "hazel": 3, "kveta": 1}):
        t = Settlement("hunter", clues=clues)
        before = witch(t)
        chances.append(witch(t.play("visit kveta")) - before)
    assert chances[0] < chances[1]


def test_a_visit_after_which_the_witch_places_the_clues_is_worth_little() -> None:
    """Will-o'-the-wisp: she puts them where one lies already."""
    chances = [
        witch(Settlement("hunter", clues={"oswald": 1}, cards=cards).play("visit kveta"))
        - witch(Settlement("hunter", clues={"oswald": 1}, cards=cards))
        for cards in ([], ["will-o-wisp"])
    ]
    assert chances[0] < chances[1]


def test_suspicion_follows_tokens_and_clears_whom_it_must() -> None:
    t = Settlement("hunter", secrets={"judy": 2}, favours={"silas": 1})
    looks = dict(zip(t.s.village.ids, weights(t.s, (t.s.village.number["grace"],)), strict=True))
    assert looks["silas"] > looks["judy"] > looks["ashley"] > looks["grace"] == 0


def test_with_whom_she_could_have_won_and_did_not_is_hardly_the_witch() -> None:
    """Grace and Judy have three favours; but Judy's last one may have come with the visit just made."""
    pawns = {"judy": "witch"}
    t = Settlement("hunter", favours={"grace": 3, "judy": 3}, secrets={"oswald": 1}, pawns=pawns)
    assert spared(t.s) == [t.s.village.number["grace"]]
    looks = dict(zip(t.s.village.ids, weights(t.s, ()), strict=True))
    assert looks["judy"] > looks["oswald"] > looks["grace"] > 0, "nobody is out of the question"
    assert spared(t.end().s) == [], "in her own turn she still can"
