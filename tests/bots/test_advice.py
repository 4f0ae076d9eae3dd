"""Hints and reviews: what a master would do, and what was lost by doing something else."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import klubovna
from klubovna.bots.advice import Reviewed, best, hint, review
from klubovna.bots.adviser import judge_at
from klubovna.bots.budget import Budget
from klubovna.bots.judging import BY_HAND
from klubovna.bots.parallel import think_alone, think_together
from klubovna.bots.questions import question
from klubovna.bots.search import AT_LEAST
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.kernel.errors import Broken
from klubovna.kernel.record import Chosen
from klubovna.kernel.table import Table
from tests.kernel.house import dealt, opened, play, second_thoughts, to_the_end
from tests.kernel.sealed import GAME, NORTH, SOUTH

FEW = Budget(iterations=60)


def last_card() -> Table:
    """North has one card to lay: 9 wins and 1 loses, whatever south holds."""
    return play(dealt(north=[1, 9, 8], south=[2, 3, 4]), "lay 8", "lay 4", "wait", "wait", "peek 1", "peek 1")


def test_a_hint_is_the_best_choices_with_their_chances() -> None:
    table = last_card()
    hints = hint(question(GAME, table.state, NORTH, table.options), random.Random(1), FEW)
    assert hints[0].action == "lay 9"
    assert hints[0].value > 0.9
    assert len(hints) <= 3
    assert all(estimate.visits for estimate in hints)


def test_the_highest_chance_comes_first_unless_it_was_hardly_tried() -> None:
    """What is shown is in the order of its numbers; a lucky guess is no advice."""

    def told(*tried: tuple[str, float, int]) -> list[str]:
        estimates = [Estimate(action=action, value=value, visits=visits) for action, value, visits in tried]
        return [found.action for found in best(Thought(estimates=estimates, iterations=100, value=0.5))]

    assert told(("a", 0.52, 60), ("b", 0.61, 30), ("c", 0.44, 10)) == ["b", "a", "c"]
    assert told(("a", 0.52, 60), ("b", 0.61, 3), ("c", 0.44, 3)) == ["a", "c"]
    assert told(("a", 0.52, 60), ("b", 0.0, 0)) == ["a"]
    assert told() == []


def test_the_same_dice_give_the_same_hint() -> None:
    table = opened()
    asked = question(GAME, table.state, NORTH, table.options)
    assert hint(asked, random.Random(4), FEW) == hint(asked, random.Random(4), FEW)


def test_a_hint_on_a_starved_machine_is_still_a_hint() -> None:
    """The time may be up before anything was tried: then a little is tried all the same."""
    table = last_card()
    hints = hint(question(GAME, table.state, NORTH, table.options), random.Random(1), Budget(seconds=0.0))
    assert hints[0].action == "lay 9"
    assert sum(one.visits for one in hints) <= AT_LEAST


def test_advice_goes_by_what_was_learned_for_the_table() -> None:
    """And what was measured of the hand-written judgement says nothing of it."""
    usual, other = klubovna.new("vzdor", seed=1), klubovna.new("vzdor", seed=1, maquis="draft")
    learned, by_hand = judge_at(usual), judge_at(other)
    assert learned.priors is not None
    assert (learned.name == BY_HAND, by_hand.name) == (False, BY_HAND)


def reviewed(table: Table, seed: int = 0) -> list[Reviewed]:
    return list(review(table.game, table.record, FEW, seed))


def test_every_decision_is_reviewed_in_order_with_progress() -> None:
    table = to_the_end(opened())
    found = reviewed(table)
    choices = [(n, e.seat, e.text) for n, e in enumerate(table.record.entries) if isinstance(e, Chosen)]
    assert [(r.entry, r.seat, r.chosen) for r in found] == choices
    assert [(r.done, r.total) for r in found] == [(n, len(choices)) for n in range(1, len(choices) + 1)]
    assert all(0 <= r.after <= r.before <= 1 for r in found)


def test_a_blunder_is_found_and_what_would_have_been_better() -> None:
    table = play(last_card(), "lay 1")
    blunder = [r for r in reviewed(table) if r.seat == NORTH][-1]
    assert (blunder.chosen, blunder.best) == ("lay 1", "lay 9")
    assert blunder.before > 0.8
    assert blunder.loss > 0.6


def test_the_best_choice_loses_nothing() -> None:
    table = play(last_card(), "lay 9")
    right = [r for r in reviewed(table) if r.seat == NORTH][-1]
    assert (right.chosen, right.best, right.loss) == ("lay 9", "lay 9", 0.0)


def test_a_review_is_the_same_each_time() -> None:
    table = to_the_end(opened())
    assert reviewed(table) == reviewed(table)
    assert reviewed(table, seed=1) != reviewed(table, seed=2)


def test_it_judges_by_what_the_seat_knew() -> None:
    """South's cards are different, north can't know: its first choice is judged alike."""
    first, second = (play(dealt(south=south), "lay 3") for south in ((4, 5, 6), (10, 5, 9)))
    assert reviewed(first)[0] == reviewed(second)[0]


def test_what_was_taken_back_is_not_reviewed() -> None:
    table = second_thoughts()
    counted = [e for e in table.record.line() if isinstance(e, Chosen)]
    found = list(review(table.game, table.record, Budget(iterations=1, looks=1)))
    assert [(r.seat, r.chosen) for r in found] == [(e.seat, e.text) for e in counted]
    assert len(counted) < sum(isinstance(e, Chosen) for e in table.record.entries)


def test_a_record_that_is_no_game_is_said_to_be_broken() -> None:
    table = to_the_end(opened())
    table.record.entries[3] = Chosen(SOUTH, "lay 77")
    with pytest.raises(Broken):
        reviewed(table)


# Several processes (threads will do here)


def test_minds_that_think_together_add_up_and_repeat() -> None:
    table = klubovna.new("vzdor", seed=3)
    record, seat = table.record.to_bytes(), table.seat or ""
    with ThreadPoolExecutor(2) as pool:
        once, again = (think_together(pool, 3, "vzdor", record, seat, 9, Budget(iterations=20)) for _ in range(2))
    assert once == again
    assert once.iterations == sum(e.visits for e in once.estimates) == 60


def test_each_of_them_has_its_own_dice() -> None:
    table = klubovna.new("vzdor", seed=3)
    record, seat = table.record.to_bytes(), table.seat or ""
    one, two = (think_alone("vzdor", record, seat, seed, Budget(iterations=40)) for seed in (1, 2))
    assert one != two
