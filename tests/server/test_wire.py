"""The one exit for bytes: what is written once and sent often is the same as if it were written anew."""

from __future__ import annotations

import random

import msgspec
import pytest

import klubovna
from klubovna.kernel.table import Table
from klubovna.server.tables import infos
from klubovna.server.tables.clock import Clock
from klubovna.service import moments, wire
from tests.kernel.house import opened


def log_of(table: Table, ears: moments.Ears) -> list[wire.LogLine]:
    return msgspec.json.decode(ears.heard(table), type=list[wire.LogLine])


@pytest.mark.parametrize("seed", range(5))
def test_ears_that_listened_all_the_time_have_heard_what_fresh_ears_hear(seed: int) -> None:
    """Also when choices are taken back, whether anybody listened in between or not."""
    rng, undone = random.Random(seed), 0
    for table in (opened(seed=seed), klubovna.new("vzdor", seed=seed)):
        everybody = {seat: moments.Ears(seat) for seat in (*table.game.seats, None)}
        while table.options:
            table.play(rng.choice(table.options))
            if table.can_undo and rng.random() < 0.4:
                table.undo()
                undone += 1
                if rng.random() < 0.5:
                    table.play(rng.choice(table.options))
            for seat, ears in everybody.items():
                if rng.random() < 0.7:
                    assert log_of(table, ears) == log_of(table, moments.Ears(seat)) == moments.log(table, seat)
    assert undone


def test_news_are_the_moment_and_a_little_more() -> None:
    table = opened()
    clock = infos.clock_info(Clock(table.game.seats), True)
    moment = moments.moment(table, moments.Ears("north"), may_act=True, undo_asked_by=None, clock=clock)
    plain = msgspec.json.decode(moment)
    assert msgspec.json.decode(moment, type=wire.Moment).options
    assert msgspec.json.decode(moments.moment_news(moment, 1.5)) == {**plain, "is": "moment", "now": 1500}
    assert msgspec.json.decode(moments.moment_news(moment, 1.5), type=wire.MomentNews).now == 1500
    error = wire.ErrorInfo("stale", "the table has moved on")
    stale = msgspec.json.decode(moments.stale_moment(moment, error), type=wire.StaleMoment)
    assert (stale.error, stale.seq) == (error, plain["seq"])
