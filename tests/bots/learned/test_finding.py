"""Which net fits a table. Where none does the hand-written judgement plays on, and why is told once."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots import levels
from klubovna.bots.learned.finding import is_trained, learned
from klubovna.bots.learned.weights import CARD, Weights, card_written, written
from klubovna.bots.questions import question
from klubovna.bots.search import Mind
from klubovna.bots.thinkers import Thinker
from tests.bots.learned.nets import a_net
from tests.bots.learned.shipping import Ship, shipping

BLITZ = klubovna.game("blitzkrieg")


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ship:
    return shipping(tmp_path, monkeypatch)


def a_table(**options: Any) -> Any:
    return klubovna.new("blitzkrieg", seed=1, **options).state


def test_a_net_that_fits_is_used(shipped: Ship) -> None:
    shipped(a_net("blitzkrieg"))
    judge = learned(BLITZ, a_table())
    assert judge is not None
    assert judge.priors is not None
    assert is_trained(BLITZ, BLITZ.settings({}))


def test_where_only_its_card_lies_a_net_is_known_and_not_used(shipped: Ship) -> None:
    """A page fetches nets for the workers that think; its house only says which champions there are."""
    shipped(card_written(a_net("blitzkrieg").card), name=f"usual{CARD}")
    assert is_trained(BLITZ, BLITZ.settings({}))
    assert learned(BLITZ, a_table()) is None


def with_card(**other: Any) -> Weights:
    net = a_net("blitzkrieg")
    return replace(net, card=replace(net.card, **other))


MISFITS: dict[str, tuple[bytes | Weights, str]] = {
    "rules": (with_card(rules="1"), "trained with rules 1"),
    "content": (with_card(content="0" * 32), "other content"),
    "parts": (with_card(parts="0"), "other parts"),
    "options": (with_card(options={"map": ["nippon"]}), "not trained with map base"),
    "game": (with_card(game="vzdor"), "a net for vzdor"),
    "broken": (written(a_net("blitzkrieg"))[:1000], "base.net: "),
    "foreign": (b"a text", "not a net"),
}


@pytest.mark.parametrize("why", MISFITS)
def test_where_no_net_fits_the_hand_written_judgement_plays_and_why_is_told_once(
    why: str, shipped: Ship, caplog: pytest.LogCaptureFixture
) -> None:
    net, reason = MISFITS[why]
    shipped(net)
    with caplog.at_level(logging.WARNING):
        assert learned(BLITZ, a_table()) is None
        assert learned(BLITZ, a_table()) is None
        assert not is_trained(BLITZ, BLITZ.settings({}))
    (told,) = caplog.messages
    assert reason in told


def test_a_net_is_not_used_at_tables_it_was_not_trained_for(shipped: Ship) -> None:
    shipped(a_net("blitzkrieg"))
    assert learned(BLITZ, a_table(map="nippon")) is None
    assert learned(BLITZ, a_table(nippon_specials="yes")) is None
    assert learned(BLITZ, a_table(rapid="after")) is None
    assert not is_trained(BLITZ, BLITZ.settings({"map": "nippon"}))


@pytest.mark.parametrize("options", [{"map": "nippon"}, {"mode": "solo", "level": "hard"}, {"nippon_specials": "yes"}])
def test_a_net_is_used_at_tables_it_was_trained_for(options: dict[str, Any], shipped: Ship) -> None:
    """Whatever stands there that is not spoken of at such a table."""
    settings = BLITZ.settings(options)
    shipped(with_card(options={name: [value] for name, value in settings.items()}))
    assert learned(BLITZ, a_table(**options)) is not None
    assert is_trained(BLITZ, settings)
    assert learned(BLITZ, a_table()) is None


def test_a_game_without_parts_has_no_net() -> None:
    bare = replace(BLITZ, parts=None)
    assert learned(bare, a_table()) is None
    assert not is_trained(bare, bare.settings({}))


@pytest.mark.parametrize("fits", [True, False])
def test_a_champion_goes_by_the_net_where_there_is_one(
    fits: bool, shipped: Ship, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BLITZ.strengths, "master", replace(levels.USUAL["master"], iterations=30))
    shipped(a_net("blitzkrieg") if fits else with_card(rules="1"))
    table = klubovna.new("blitzkrieg", seed=1)
    assert table.seat is not None
    put = question(BLITZ, table.state, table.seat, table.options)
    chosen = Thinker("champion", BLITZ, table.seat).choose(put, random.Random(1))
    judge = learned(BLITZ, table.state)
    own = random.Random(random.Random(1).getrandbits(64))
    mind = Mind(BLITZ, table.seat, judge=judge)
    budget = levels.budget(levels.strength("champion", BLITZ), mind.judge)
    assert (judge is not None) == fits
    assert chosen.text == mind.think(put, own, budget).best
