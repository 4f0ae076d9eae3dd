"""Undo goes back to the last barrier: chance happened, something hidden was shown, or another seat decided."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.errors import IllegalMove
from klubovna.kernel.frames import Outcome, Step
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from tests.kernel.house import dealt, everything, opened, play
from tests.kernel.sealed import GAME, NextTurn, Sealed, Turn, Wait

NEXT_TURN = NextTurn.run


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """North plays all its cards first, so that several choices of one seat follow each other."""
    monkeypatch.setattr(NextTurn, "run", _first_one_then_the_other)
    monkeypatch.setattr("tests.kernel.sealed.TO_LAY", 3)


def _first_one_then_the_other(self: NextTurn, s: Sealed) -> None:
    for seat in ("north", "south"):
        if len(s.laid[seat]) < 3:
            s.then(Turn(seat), NextTurn(seat))
            return


def cannot(table: Table, way: str) -> None:
    before = everything(table)
    with pytest.raises(IllegalMove) as caught:
        getattr(table, way)()
    assert caught.value.reason.id == f"error-nothing-to-{way}"
    assert everything(table) == before


pytestmark = pytest.mark.usefixtures("alone")


def test_undo_takes_a_choice_back_and_redo_makes_it_again() -> None:
    table = dealt()
    before = table.game.to_json(table.state), table.log[:], table.options
    play(table, "wait")
    after = table.game.to_json(table.state), table.log[:], table.options
    table.undo()
    assert (table.game.to_json(table.state), table.log, table.options) == before
    table.redo()
    assert (table.game.to_json(table.state), table.log, table.options) == after


def test_both_stand_in_the_record() -> None:
    table = play(dealt(), "wait")
    table.undo()
    table.redo()
    assert [type(entry).__name__ for entry in table.record.entries[2:]] == ["Chosen", "Undone", "Chosen"]
    assert [getattr(entry, "text", "") for entry in table.record.line()] == ["", "", "wait"]


def test_nothing_to_undo_at_the_beginning_and_nothing_to_redo() -> None:
    cannot(dealt(), "undo")
    cannot(opened(), "undo")
    cannot(dealt(), "redo")
    cannot(play(dealt(), "wait"), "redo")


def vzdor_with_two_choices_to_take_back() -> Table:
    for seed in range(100):
        table = klubovna.new("vzdor", seed=seed)
        for _ in range(2):
            table.play(table.options[0])
        table.undo() if table.can_undo else None
        if table.can_undo:
            table.redo()
            return table
    raise AssertionError("no such game")


def test_several_choices_of_one_seat_are_undone_and_redone_one_by_one() -> None:
    table = vzdor_with_two_choices_to_take_back()
    steps = [table.game.to_json(table.state)]
    while table.can_undo:
        table.undo()
        steps.append(table.game.to_json(table.state))
    assert len(steps) >= 3
    cannot(table, "undo")
    for state in steps[-2::-1]:
        table.redo()
        assert table.game.to_json(table.state) == state
    cannot(table, "redo")


def test_a_new_choice_forgets_what_was_undone() -> None:
    table = play(dealt(), "wait")
    table.undo()
    play(table, "lay 2")
    assert not table.can_redo
    cannot(table, "redo")


def test_a_refused_choice_forgets_nothing() -> None:
    table = play(dealt(), "wait")
    table.undo()
    with pytest.raises(IllegalMove):
        table.play("lay 9")
    table.redo()
    assert table.view("north").waited == ["north"]


def test_barrier_chance_happened() -> None:
    for table in (play(opened(), "draw"), play(dealt(), "draw")):
        cannot(table, "undo")


def test_chance_is_a_barrier_for_what_came_before_it_too() -> None:
    table = play(dealt(), "wait", "draw")
    table.happen(9)
    cannot(table, "undo")


@pytest.mark.parametrize("position", [1, 2, 3])
def test_barrier_something_hidden_was_shown(position: int) -> None:
    """Peeking has no luck in it and still can't be taken back."""
    cannot(play(dealt(), f"peek {position}"), "undo")


def test_what_was_shown_is_a_barrier_for_what_came_before_it_too() -> None:
    cannot(play(dealt(), "wait", "peek 1"), "undo")


def test_after_a_barrier_undo_works_again() -> None:
    table = play(dealt(), "peek 1", "wait")
    table.undo()
    cannot(table, "undo")


def test_barrier_another_seat_decided() -> None:
    table = play(dealt(), "lay 1", "lay 2", "wait", "lay 3", "wait")
    table.undo()
    assert table.seat == "south"
    cannot(table, "undo")


def test_until_the_other_seat_decides_a_choice_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NextTurn, "run", NEXT_TURN)
    table = play(dealt(), "wait")
    assert table.seat == "south"
    assert table.can_undo


def test_the_last_choice_of_a_game_can_be_undone_and_the_outcome_goes_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Turn, "choose", lambda self, s, action: s.end(Outcome((), {}, "given up")))
    table = play(dealt(), "wait")
    assert table.record.outcome is not None
    table.undo()
    assert table.seat == "north"
    assert not table.record.sealed().outcome
    assert not table.outcome
    table.redo()
    assert table.outcome is not None


def test_a_game_without_secrets_has_nothing_to_show() -> None:
    """Where nothing is hidden, the sampler is not even asked."""

    def sample(*_: Any) -> Sealed:
        raise AssertionError("there was nothing to imagine")

    table = play(dealt(game=replace(GAME, sample=sample, secrets=lambda s, seat: {})), "peek 1")
    table.undo()


class WaitLonger(Step, frozen=True):
    """Waiting is written down in a step of its own."""

    seat: str

    def run(self, s: Sealed) -> None:
        s.waited.append(self.seat)


def test_a_step_after_the_choice_is_no_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing hidden was shown, only the choice has a step that goes on by itself."""

    def choose(self: Turn, s: Sealed, action: Wait) -> None:
        s.then(WaitLonger(self.seat))

    monkeypatch.setattr(Turn, "choose", choose)
    assert play(dealt(), "wait").can_undo


def test_showing_ones_own_card_to_others_is_no_barrier() -> None:
    """South has seen the 1, which is north's own loss; nobody has learned anything to choose better by."""
    assert play(dealt(), "lay 1").can_undo


@pytest.mark.parametrize("reads", [0, 1, 2], ids=["nobody reads", "one reads at once", "one reads now and then"])
def test_the_way_back_is_the_same_whoever_reads_the_log(reads: int) -> None:
    """What was done is walked again from the nearest place that is known; where that is depends on who listens."""
    table = dealt()
    states, logs = [], []
    for number, text in enumerate(("wait", "lay 1", "lay 2")):
        states.append(table.game.to_json(table.state))
        logs.append(len(table.log) if reads == 1 or (reads == 2 and number == 1) else None)
        table.play(text)
    for state, said in zip(reversed(states), reversed(logs), strict=True):
        table.undo()
        assert table.game.to_json(table.state) == state
        assert said is None or len(table.log) == said
    for text in ("lay 2", "wait"):
        table.play(text)
    assert [m.id for m in table.log] == [m.id for m in resume(GAME, table.record).log]
