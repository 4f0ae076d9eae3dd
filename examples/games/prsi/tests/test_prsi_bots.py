"""The bots of the house play it without having heard of it, by its judgement and its sampler."""

from __future__ import annotations

import random
from collections import Counter

import klubovna
from klubovna.bots.players import player
from klubovna.bots.questions import Question, question
from klubovna_prsi.judgement import judgement
from prsi_table import PrsiTable


def played(seed: int, *bots: str) -> klubovna.Table:
    """A whole game between these bots."""
    table, rng = klubovna.new("prsi", seed=seed, players=len(bots)), random.Random(seed)
    players = {seat: player(name, table.game, seat) for seat, name in zip(table.seats, bots, strict=True)}
    while table.seat is not None:
        table.play(players[table.seat].choose(_question(table), rng))
    return table


def _question(table: klubovna.Table) -> Question:
    assert table.seat is not None
    return question(table.game, table.state, table.seat, table.options)


def test_club_beats_chance() -> None:
    """Luck has its say, but seldom."""
    won = Counter(seat for seed in range(6) for seat in _winners(played(seed, "random", "club")))
    assert won["south"] >= 5


def test_club_sits_with_two_others() -> None:
    table = played(1, "greedy", "club", "random")
    assert table.outcome is not None


def _winners(table: klubovna.Table) -> tuple[str, ...]:
    assert table.outcome is not None
    return table.outcome.winners


def test_fewer_and_better_cards_look_good() -> None:
    """The judgement: all chances together are one."""
    even = PrsiTable("hearts-9", "bells-8 acorns-10", "leaves-8 leaves-10", "bells-9 acorns-9").s
    fewer = PrsiTable("hearts-9", "bells-8", "leaves-8 leaves-10", "bells-9 acorns-9").s
    better = PrsiTable("hearts-9", "bells-8 acorns-over", "leaves-8 leaves-10", "bells-9 acorns-9").s
    for s in (fewer, better):
        assert judgement(s, "north") > judgement(even, "north")
    for s in (even, fewer, better):
        assert abs(sum(judgement(s, seat) for seat in s.seats) - 1) < 1e-9
