"""The bots of the house play it without having heard of it, by its judgement."""

from __future__ import annotations

import random

import klubovna
from klubovna.bots.players import player
from klubovna.bots.questions import Question, question
from klubovna_mlyn.judgement import judgement
from mlyn_table import MlynTable


def played(seed: int, **bots: str) -> klubovna.Table:
    """A whole game between these bots."""
    table, rng = klubovna.new("mlyn", seed=seed), random.Random(seed)
    players = {seat: player(bots[seat], table.game, seat) for seat in table.seats}
    while table.seat is not None:
        table.play(players[table.seat].choose(_question(table), rng))
    return table


def _question(table: klubovna.Table) -> Question:
    assert table.seat is not None
    return question(table.game, table.state, table.seat, table.options)


def test_club_beats_whoever_looks_one_step_ahead() -> None:
    table = played(1, white="greedy", black="club")
    assert table.outcome is not None
    assert table.outcome.winners == ("black",)


def test_whoever_looks_one_step_ahead_beats_chance() -> None:
    won = [played(seed, white="greedy", black="random").outcome for seed in range(10)]
    assert sum(outcome is not None and outcome.winners == ("white",) for outcome in won) >= 9


def test_men_mills_and_room_look_good() -> None:
    """The judgement: from both sides it is the same."""
    even = MlynTable("A7 D6 E4 B2", "G1 D2 C4 F6")
    ahead = MlynTable("A7 D6 E4 B2", "G1 D2 C4")
    mill, none = (MlynTable(f"A7 D7 {third} B2", "G1 D2 C4 F6") for third in ("G7", "A1"))
    shut_in = MlynTable("A7 A4 A1 D7", "G7 B4 D1 D6 C5")
    assert 0.3 < judgement(even.s, "white") < 0.7
    assert judgement(ahead.s, "white") > judgement(even.s, "white")
    assert judgement(mill.s, "white") > judgement(none.s, "white")
    assert judgement(shut_in.s, "white") < judgement(even.s, "white")
    for table in (even, ahead, mill, shut_in):
        assert judgement(table.s, "white") + judgement(table.s, "black") == 1


def test_a_draw_is_worth_the_same_to_both() -> None:
    table = MlynTable("A7 B2 E4 C5", "A1 F6 D6 G4", quiet=30)
    table.s.quiet = 29
    table.play("move A7 D7")
    assert (judgement(table.s, "white"), judgement(table.s, "black")) == (0.5, 0.5)
