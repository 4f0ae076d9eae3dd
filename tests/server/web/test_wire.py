"""The one exit for bytes: what is written once and sent often is the same as if it were written anew."""

from __future__ import annotations

import random

import msgspec
import pytest

import klubovna
from klubovna.kernel.table import Table
from klubovna.service import moments, wire
from klubovna.service.eyes import Audience, Eyes
from klubovna.service.standings import CommonStanding, OwnStanding
from klubovna.service.tables import infos
from klubovna.service.tables.clock import Clock
from tests.kernel.house import opened, play
from tests.kernel.sealed import GAME


def log_of(eyes: Eyes) -> list[wire.LogLine]:
    return [msgspec.json.decode(line, type=wire.LogLine) for line in eyes.lines]


def heard(table: Table, seat: str | None) -> list[wire.LogLine]:
    return [wire.LogLine(n, wire.said(message)) for n, message in enumerate(table.heard(seat))]


@pytest.mark.parametrize("seed", range(5))
def test_ears_that_listened_all_the_time_have_heard_what_fresh_ears_hear(seed: int) -> None:
    """Also when choices are taken back, whether anybody listened in between or not."""
    rng, undone = random.Random(seed), 0
    for table in (opened(seed=seed), klubovna.new("vzdor", seed=seed)):
        audience = Audience(table)
        while table.options:
            table.play(rng.choice(table.options))
            if table.can_undo and rng.random() < 0.4:
                table.undo()
                undone += 1
                if rng.random() < 0.5:
                    table.play(rng.choice(table.options))
            for seat in (*table.game.seats, None):
                if rng.random() < 0.7:
                    assert log_of(audience.eyes(seat)) == log_of(Audience(table).eyes(seat)) == heard(table, seat)
    assert undone


def test_news_are_the_moment_and_a_little_more() -> None:
    table = opened()
    clock = infos.clock_info(Clock(table.game.seats), True)
    standing = moments.standing(table, "north", moments.common(table, None, clock), may_act=True)
    moment = moments.moment(standing, Audience(table).eyes("north"))
    plain = msgspec.json.decode(moment)
    assert msgspec.json.decode(moment, type=wire.Moment).options
    news = moments.timed(moments.moment_news(moment), 1.5)
    assert msgspec.json.decode(news) == {**plain, "is": "moment", "now": 1500}
    assert msgspec.json.decode(news, type=wire.MomentNews).now == 1500
    error = wire.ErrorInfo("stale", "the table has moved on")
    stale = msgspec.json.decode(moments.stale_moment(moment, error), type=wire.StaleMoment)
    assert (stale.error, stale.seq) == (error, plain["seq"])


def test_progress_is_how_it_stands_and_how_it_came_about() -> None:
    table = opened()
    audience, clock = Audience(table), infos.clock_info(Clock(table.game.seats), True)
    since = audience.eyes("north").seq
    table.play("wait")
    standing = moments.standing(table, "north", moments.common(table, None, clock), may_act=True)
    scenes = audience.eyes("north").since(since)
    assert scenes is not None
    news = moments.timed(moments.progress(standing, since, scenes), 1.5)
    told = msgspec.json.decode(news, type=wire.Progress)
    assert (told.since, told.seq, told.now, told.may_undo) == (since, since + 1, 1500, True)
    assert [line.said.id for scene in told.scenes for line in scene.said] == ["log-waited"]


def test_a_standing_is_what_all_share_and_what_is_each_ones_own() -> None:
    """Written in two parts, and together exactly what is promised to whoever reads it."""
    table = play(opened(), "wait")
    parts = [field for shape in (CommonStanding, OwnStanding) for field in msgspec.structs.fields(shape)]
    assert {f.name: f.type for f in parts} == {f.name: f.type for f in msgspec.structs.fields(wire.Standing)}
    common = moments.common(table, "north", infos.clock_info(Clock(table.game.seats), True))
    for seat in ("north", "south", None):
        written = moments.standing(table, seat, common, may_act=seat is not None)
        assert set(msgspec.json.decode(written)) == {field.name for field in parts}
        found = msgspec.json.decode(written, type=wire.Standing)
        assert (found.seat, found.deciding, found.undo_asked_by) == (seat, "south", "north")
        assert bool(found.options) == (found.prompt is not None) == (seat == "south")
        assert found.may_undo == (seat == "north")


def test_what_matters_is_said_to_whoever_is_asked_where_the_game_says_it() -> None:
    """The toy has no such sentences; of Vzdor! the seat that decides hears the one of its decision, and nobody else."""
    for game, matters in ((klubovna.game("vzdor"), wire.Said("matters-plan")), (GAME, None)):
        table = opened(game)
        common = moments.common(table, None, infos.clock_info(Clock(table.game.seats), True))
        for seat in (table.seat, None):
            written = moments.standing(table, seat, common, may_act=True)
            found = msgspec.json.decode(written, type=wire.Standing)
            assert found.matters == (matters if seat else None)
