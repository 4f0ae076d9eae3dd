"""A table can be watched: each frame that is carried out is shown, with what was said in it."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from klubovna.kernel import trail
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.messages import Message
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.kernel.trail import FAR, Trail
from tests.kernel.house import dealt, play
from tests.kernel.sealed import GAME, NextTurn, Sealed


class Witness:
    """Somebody who writes down what is shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[list[str], list[str]]] = []

    def __call__(self, s: Sealed, said: list[Message]) -> None:
        self.seen.append(([message.id for message in said], [*GAME.view(s, None).waited]))  # type: ignore[attr-defined]


def watched(table: Table) -> Witness:
    witness = Witness()
    table.watch(witness)
    return witness


def test_a_watcher_sees_the_table_after_each_frame_and_hears_what_was_said_in_it() -> None:
    table = dealt()
    witness = watched(table)
    play(table, "wait")
    assert witness.seen == [(["log-waited"], ["north"]), ([], ["north"])], "the choice, and the step to the next turn"


def test_whoever_watches_a_table_leaves_it_as_it_is_without_them() -> None:
    """Also what was said, how far one can go back, and that nobody listens to those who only try something out."""
    alone, seen = dealt(), dealt()
    watched(seen)
    game = ["wait", "wait", "peek 1", "peek 1", "lay 1", "lay 4", "lay 2"]
    assert len(game) > FAR
    for text in game:
        for table in (alone, seen):
            play(table, text)
        assert seen.state.log is None
        assert (seen.record, seen.log, seen.state) == (alone.record, alone.log, alone.state)
        if not text.startswith("peek"):
            for table in (alone, seen):
                table.undo()
            assert (seen.record, seen.log, seen.state) == (alone.record, alone.log, alone.state)
            for table in (alone, seen):
                play(table, text)


def test_what_goes_wrong_on_the_way_was_not_done_and_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(dealt(), "wait")
    watched(table)
    before = table.record.to_bytes(), list(table.log), table.state.clone()
    run = NextTurn.run

    def spoiled(self: NextTurn, s: Sealed) -> None:
        assert s.log is None, "spoiled, as soon as somebody listens"
        run(self, s)

    with monkeypatch.context() as patched:
        patched.setattr(NextTurn, "run", spoiled)
        with pytest.raises(AssertionError, match="spoiled"):
            play(table, "wait")
    assert (table.record.to_bytes(), table.log, table.state) == before
    assert table.falls == 1, "whoever watched knows that it may have seen too much"
    assert len(play(table, "wait").log) == len(before[1]) + 1


def test_who_begins_to_watch_is_not_shown_what_was_before() -> None:
    table = play(dealt(), "wait")
    witness = watched(table)
    assert table.log
    assert witness.seen == []


def test_who_has_seen_enough_is_shown_nothing_more() -> None:
    table = dealt()
    witness = watched(table)
    table.unwatch(witness)
    assert play(table, "wait").log
    assert witness.seen == []


def test_nothing_is_shown_twice_also_if_the_way_is_walked_again() -> None:
    table = dealt()
    witness = watched(table)
    assert play(table, "wait", "wait").log
    frames = len(witness.seen)
    table.undo()
    assert table.log
    assert len(witness.seen) == frames, "what was taken back is nothing new"
    assert play(table, "lay 4").log
    assert [said for said, _ in witness.seen[frames:]] == [["log-laid"], []]


def test_luck_is_shown_and_what_is_whispered_is_told_with_its_hearers() -> None:
    table, heard = dealt(), list[Message]()
    table.watch(lambda s, said: heard.extend(said))
    play(table, "draw")
    table.happen(9)
    assert table.log
    assert [(message.id, message.to) for message in heard] == [("log-drawn-card", ("north",)), ("log-drawn", None)]


@pytest.mark.parametrize("moves", [3, 12])
def test_a_long_game_is_shown_without_a_gap(moves: int) -> None:
    """Also where the table forgets the way to what lies behind luck."""
    table = Table(GAME, GAME.content(), GAME.settings({}), b"k" * 32)
    told: list[Any] = []
    before = len(table.log)
    table.watch(lambda s, said: told.extend(said))
    for _ in range(moves):
        if table.options:
            table.play(table.options[-1])
            assert told == table.log[before:]


def test_a_long_game_that_is_watched_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after so many steps that nobody can go back to its beginning any more."""
    game = klubovna.game("vzdor")
    table = Table(game, game.content(), game.settings({}), key_from_seed(1))
    table.watch(lambda s, said: None)
    starts = table._trail
    monkeypatch.setattr(Trail, "_show", None)
    while table.options:
        table.play(table.options[0])
        assert table.log
    assert table._trail is not starts
    assert table.log == resume(game, table.record).log


def test_a_choice_that_showed_something_is_refused_with_a_reason_of_its_own() -> None:
    from klubovna.kernel.errors import IllegalMove

    table = play(dealt(), "peek 1")
    assert table.may_undo == "north", "as far as is known without looking closely"
    with pytest.raises(IllegalMove) as refused:
        table.undo()
    assert refused.value.reason.id == "error-showed-something"
    assert table.may_undo is None, "now it is known"
    assert play(dealt(), "wait").may_undo == "north"


def test_whoever_takes_back_at_a_watched_table_does_not_walk_the_whole_way_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where there is hardly any luck, a trail is as long as the game."""
    game, walked = klubovna.game("kacir"), list[Any]()
    table = Table(game, game.content(), game.settings({}), key_from_seed(1))
    table.watch(lambda s, said: None)
    while len(table._trail.steps) < 20 * FAR or not table.can_undo:
        table.play(table.options[0])
    walk = trail._walk

    def noted(s: Any, step: Any) -> None:
        walked.append(step)
        walk(s, step)

    monkeypatch.setattr(trail, "_walk", noted)
    table.undo()
    log = [*table.log]
    assert 0 < len(walked) <= 3 * FAR
    assert log == resume(game, table.record).log
