"""The quick evaluation that bots rest on: it must know the plain truths of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna.bots.players import ask, bot
from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable

GAME = klubovna.game("blitzkrieg")


def worth(turn: str = "axis", seat: str = "axis", **settings: Any) -> float:
    """How a table looks to a seat."""
    settings = {"reserve": ["army-2", "fleet-2", "air-1"], "other": ["army-2", "fleet-2", "air-1"]} | settings
    assert GAME.judgement is not None
    return GAME.judgement(BlitzkriegTable(turn, **settings).s, seat)


def test_what_one_side_gains_the_other_loses() -> None:
    settings: dict[str, Any] = {"points": {"axis": 7, "allies": 4}, "markers": {"pacific": -6}}
    assert worth(seat="axis", **settings) + worth(seat="allies", **settings) == pytest.approx(1)


@pytest.mark.parametrize(
    "better",
    [
        {"points": {"axis": 5}},
        {"markers": {"africa": 4}},
        {"markers": {"eastern-europe": 12}},
        {"reserve": ["army-3", "fleet-3", "air-2"]},
        {"reserve": ["army-2", "fleet-2", "air-1", "air-1"]},
        {"other": ["army-2"]},
        {"reserve": ["army-2", "fleet-2", "commander"]},
    ],
    ids=str,
)
def test_more_is_better(better: dict[str, Any]) -> None:
    options = {"nippon_specials": "yes"}
    assert worth(**options, **better) > worth(**options)


def test_a_lead_is_worth_more_near_the_end() -> None:
    early, late = {"axis": 8, "allies": 4}, {"axis": 24, "allies": 20}
    assert worth(points=late) > worth(points=early) > 0.5


def test_the_last_turn_belongs_to_the_allies() -> None:
    assert worth("allies", points={"axis": 25, "allies": 24}) < worth("allies", points={"axis": 29, "allies": 24})


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"map": "nippon"}, {"mode": "solo"}], ids=str)
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    """The second seat is greedy, the first plays at random; in the solo mode the automatic opponent is the first."""
    won = 0
    for seed in range(12):
        table, rng = klubovna.new("blitzkrieg", seed=seed, **options), random.Random(seed)
        while table.seat is not None:
            name = "greedy" if table.seat in ("allies", "germany") else "random"
            table.play(ask(bot(name), table.game, table.state, table.seat, table.options, rng))
        assert table.outcome is not None
        won += bool(set(table.outcome.winners) & {"allies", "germany"})
    assert won >= (9 if "mode" not in options else 3)
