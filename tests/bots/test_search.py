"""The search: what it counts, what it keeps, where it stops, and that it knows no more than its seat."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.questions import question
from klubovna.bots.search import AT_LEAST, RIVAL, Mind
from klubovna.bots.thoughts import Thought, merge
from klubovna.bots.tree import WIDTH, Branch, Past, select
from klubovna.bots.values import valuing
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Game, Motive, Option
from klubovna.kernel.table import Table
from tests.kernel.house import dealt, opened, play
from tests.kernel.sealed import GAME, NORTH, SEATS, SOUTH, Draw, Lay, Peek, Team, Wait

FEW = Budget(iterations=150)
ENOUGH = Budget(iterations=1500, curiosity=10.0)


def thought(table: Table, seed: int = 1, budget: Budget = FEW, mind: Mind | None = None) -> Thought:
    assert table.seat is not None
    mind = mind or Mind(table.game, table.seat)
    return mind.think(question(table.game, table.state, table.seat, table.options), random.Random(seed), budget)


# What it knows


def twins() -> list[Table]:
    """Tables that north can't tell from each other."""
    return [dealt(south=south) for south in ((4, 5, 6), (10, 5, 9), (7, 5, 8))]


@pytest.mark.parametrize("moves", [(), ("peek 2", "wait"), ("lay 3", "wait")])
def test_the_whole_thought_is_the_same_whatever_the_truth(moves: tuple[str, ...]) -> None:
    """Same view, same seed: not only the same move but every visit and every estimate."""
    tables = [play(table, *moves) for table in twins()]
    assert len({str(table.view(NORTH)) for table in tables}) == 1
    first, *others = [thought(table) for table in tables]
    assert others == [first, first]


def places(game: Game, seeds: range) -> Iterator[tuple[Any, Any, list[Action]]]:
    """A decision somewhere in each of some random games."""
    for seed in seeds:
        rng = random.Random(seed)
        s = game.set_up(game.content(), game.settings({}))
        decision, options = settle(s, rng)
        for _ in range(2 + 3 * seed):
            before = s.clone(), decision, options
            choose(s, decision, rng.choice(options))
            decision, options = settle(s, rng)
            if decision is None:
                break
        yield before


@pytest.mark.parametrize("game", [GAME, *map(klubovna.game, klubovna.games())], ids=lambda game: game.id)
def test_in_every_game_what_is_hidden_makes_no_difference(game: Game) -> None:
    """The truth is replaced by another that the seat can't tell from it; thoughts stay the same to the last visit."""
    budget = Budget(iterations=20, looks=1)
    for s, decision, options in places(game, range(6)):
        seat, thoughts = decision.seat, []
        truths = [s, *(game.sample(s, seat, random.Random(n)) for n in range(3))]
        for truth in truths:
            asked = question(game, truth, seat, options)
            thoughts.append(Mind(game, seat).think(asked, random.Random(5), budget))
        assert all(other == thoughts[0] for other in thoughts)


# What it counts


def test_the_same_seed_gives_the_same_thought_and_another_seed_another() -> None:
    table = opened()
    assert thought(table, seed=1) == thought(table, seed=1) != thought(table, seed=2)


def test_every_iteration_is_a_visit_of_one_choice() -> None:
    result = thought(opened())
    assert result.iterations == sum(e.visits for e in result.estimates) == FEW.iterations
    assert sorted(e.action for e in result.estimates) == sorted(a.text for a in opened().options)
    assert all(0 <= e.value <= 1 for e in result.estimates)


def test_a_choice_is_counted_when_it_is_possible() -> None:
    """What is seldom possible is weighed against how often it was, not against how often the others were."""
    branch, always, seldom = Branch(), [Lay(1), Lay(2)], Lay(9)
    for n in range(100):
        options = [*always, seldom] if n % 10 == 0 else always
        _, node, _ = select(branch, options, 1.0, {})
        node.visits += 1
        node.total += 0.5
        branch.visits += 1
        branch.total += 0.5
    assert all(branch.nodes[action].chances == 100 for action in always)
    assert 10 <= branch.nodes[seldom].chances <= 20, "before it was tried, nobody counted"
    assert branch.nodes[seldom].visits >= 3, "of its ten chances it gets its share"


def test_a_long_list_is_tried_from_the_top_and_more_of_it_with_time() -> None:
    branch, options = Branch(), [Lay(n) for n in range(60)]
    tried = []
    for _ in range(400):
        _, node, _ = select(branch, options, 1.0, {})
        node.visits += 1
        branch.visits += 1
        tried.append(sum(n.visits > 0 for n in branch.nodes.values()))
    assert tried[20] <= WIDTH + 6
    assert tried[20] < tried[100] < tried[399] < 60


def test_where_nothing_of_the_tried_is_possible_the_first_of_the_rest_is() -> None:
    branch, options = Branch(), [Lay(n) for n in range(60)]
    select(branch, options, 1.0, {})
    assert select(branch, options[40:], 1.0, {})[0] == Lay(40)


def test_what_did_well_elsewhere_is_tried_before_the_rest() -> None:
    """And what did badly there, after what is known to be better."""
    branch, options, well, badly = Branch(), [Lay(n) for n in range(6)], Past(), Past()
    well.visits, well.total, badly.visits, badly.total = 20, 15.0, 20, 5.0
    order = []
    for _ in options:
        action, node, _ = select(branch, options, 5.0, {Lay(4): well, Lay(0): badly})
        node.visits, node.total = 1, 0.5
        branch.visits, branch.total = branch.visits + 1, branch.total + 0.5
        order.append(action)
    assert order[:5] == [Lay(4), Lay(1), Lay(2), Lay(3), Lay(5)]
    assert Lay(0) not in order


def test_each_seat_has_its_own_past() -> None:
    """What is good for one is not good for the other: the same choice of both is remembered apart."""
    table = opened()
    mind = Mind(table.game, NORTH)
    mind.think(question(table.game, table.state, NORTH, table.options), random.Random(1), FEW)
    seats = {seat for seat, *_ in mind._pasts}
    assert seats == {NORTH, SOUTH}
    visits = sum(past.visits for pasts in mind._pasts.values() for past in pasts.values())
    assert visits >= FEW.iterations


def test_another_seat_is_imagined_to_follow_its_motive() -> None:
    """South's choices are kept apart by what it wants, which north can only imagine; north's own are not."""
    highest = Motive(lambda s, seat: max((h.card for h in s.hands[seat]), default=0), lambda *_: {}, lambda *_: None)
    game = replace(GAME, motive=highest)
    table = opened(game)
    mind = Mind(game, NORTH)
    mind.think(question(game, table.state, NORTH, table.options), random.Random(1), FEW)
    motives = {seat: {motive for asked, _, motive in mind._pasts if asked == seat} for seat in (NORTH, SOUTH)}
    assert motives[NORTH] == {None}
    assert len(motives[SOUTH]) > 1
    assert None not in motives[SOUTH]
    [mine] = (mind.root.branches or {}).values()
    asked = [key for node in mine.nodes.values() for key in node.branches or {}]
    assert {key[0].seat for key in asked if isinstance(key, tuple)} == {SOUTH}


def test_merged_thoughts_add_up() -> None:
    one, two = thought(opened(), seed=1), thought(opened(), seed=2)
    both = merge([one, two])
    assert both.iterations == 2 * FEW.iterations
    counted = {e.action: e.visits for t in (one, two) for e in t.estimates}
    for e in both.estimates:
        assert e.visits == sum(x.visits for t in (one, two) for x in t.estimates if x.action == e.action)
    assert counted.keys() == {e.action for e in both.estimates}
    assert min(one.value, two.value) <= both.value <= max(one.value, two.value)


# Whose gain it is


def ended(winner: str) -> Any:
    s = opened().state
    s.outcome = Outcome((winner,), {NORTH: 1, SOUTH: 2}, "higher")
    return s


def test_two_fight_over_a_position() -> None:
    value = valuing(GAME, NORTH, GAME.judgement)(ended(SOUTH))
    assert (value(NORTH), value(SOUTH)) == (0.0, 1.0)


def test_a_team_shares_it() -> None:
    value = valuing(replace(GAME, state=Team), NORTH, GAME.judgement)(ended(NORTH))
    assert (value(NORTH), value(SOUTH)) == (1.0, 1.0)


def test_a_draw_is_worth_the_same_to_both() -> None:
    s = opened().state
    s.outcome = Outcome((), {NORTH: 1, SOUTH: 1}, "tie")
    value = valuing(GAME, NORTH, None)(s)
    assert (value(NORTH), value(SOUTH)) == (0.5, 0.5)


def test_three_are_asked_each() -> None:
    game = replace(
        GAME, seats=(NORTH, SOUTH, "east"), judgement=lambda s, seat: {NORTH: 0.2, SOUTH: 0.7}.get(seat, 0.1)
    )
    value = valuing(game, NORTH, game.judgement)(opened().state)
    assert [value(seat) for seat in game.seats] == [0.2, 0.7, 0.1]


def test_those_are_asked_each_who_could_be_three() -> None:
    """Where the options say how many play, two are not always rivals of each other alone."""
    three = (NORTH, SOUTH, "east")
    game = replace(
        GAME,
        options=(Option("cards", (10, 8)),),
        seating=lambda settings: SEATS if settings["cards"] == 10 else three,
        judgement=lambda s, seat: {NORTH: 0.2, SOUTH: 0.7}.get(seat, 0.1),
    )
    value = valuing(game, NORTH, game.judgement)(opened().state)
    assert [value(seat) for seat in three] == [0.2, 0.7, 0.1]


def test_the_last_card_is_the_winning_one() -> None:
    table = play(dealt(north=[1, 9, 8], south=[2, 3, 4]), "lay 8", "lay 4", "wait", "wait", "peek 1", "peek 1")
    assert {thought(table, seed, Budget(iterations=60)).best for seed in range(5)} == {"lay 9"}


def test_without_a_judgement_it_plays_on_at_random_to_the_end() -> None:
    table = play(
        dealt(north=[1, 9, 8], south=[2, 3, 4], game=replace(GAME, judgement=None)),
        *("lay 8", "lay 4", "wait", "wait", "peek 1", "peek 1"),
    )
    result = thought(table, budget=Budget(iterations=200))
    assert result.best != "lay 1"
    assert next(e for e in result.estimates if e.action == "lay 9").value > 0.9


# Where it stops


def test_the_tree_stays_within_its_limit() -> None:
    table = opened()
    mind = Mind(GAME, NORTH)
    thought(table, budget=Budget(iterations=2000, nodes=300), mind=mind)
    assert 300 <= mind.size == len(mind.root.all()) < 320


def test_the_deadline_is_asked_at_every_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that moves a second whenever somebody looks at it: of 20, 18 are used after what is tried anyway."""
    clock = iter(range(1000))
    monkeypatch.setattr("klubovna.bots.search.time.monotonic", lambda: float(next(clock)))
    assert thought(opened(), budget=Budget(seconds=20)).iterations == AT_LEAST + 17


# What it keeps


def remembering(table: Table, curiosity: float = ENOUGH.curiosity) -> Mind:
    mind = Mind(GAME, table.seat or "")
    thought(table, budget=replace(ENOUGH, curiosity=curiosity), mind=mind)
    return mind


def test_after_a_plain_choice_the_tree_goes_on() -> None:
    """Waiting shows nothing and takes no luck: everything thought about what follows it holds."""
    table = opened()
    mind = remembering(table)
    kept = next(b for b in mind.root.branches.values()).nodes[Wait()]  # type: ignore[union-attr]
    assert kept.visits
    mind.saw(table.decision, Wait())  # type: ignore[arg-type]
    assert mind.root is kept
    assert mind.size == len(kept.all())


def test_and_the_next_thought_starts_from_it() -> None:
    """Even after a choice that hardly anybody would have made, if the mind was curious."""
    table = opened()
    mind = remembering(table, curiosity=100.0)
    for text in ("wait", "wait"):
        decision = table.decision
        assert decision is not None
        table.play(text)
        mind.saw(decision, Wait())
    before = mind.root.visits
    assert before
    result = thought(table, mind=mind)
    assert result.iterations == FEW.iterations
    assert sum(e.visits for e in result.estimates) > FEW.iterations


@pytest.mark.parametrize("states", [0, 20])
def test_states_are_kept_where_nothing_is_hidden_up_to_a_limit_and_change_no_thought(states: int) -> None:
    """In the reactor of Hagalaz nothing is hidden and much follows without luck: with all of it kept, with some or with
    nothing, visits and values are the same, in the next thoughts as well."""
    told: list[list[Thought]] = []
    for most in (5_000, states):
        table = klubovna.new("hagalaz", seed=3, scenario="reactor")
        for _ in range(30):
            table.play(table.options[0])
        mind, budget = Mind(table.game, table.seat or ""), Budget(iterations=150, states=most)
        told.append([])
        for _ in range(3):
            decision = table.decision
            assert decision is not None
            told[-1].append(thought(table, budget=budget, mind=mind))
            kept = sum(node.reached is not None for node in mind.root.all())
            assert mind.states == kept <= most
            assert kept > 20 or states == most
            table.play(told[-1][-1].best)
            mind.saw(decision, table.game.parse(told[-1][-1].best))
    assert told[0] == told[1]


def test_where_something_is_hidden_no_state_is_kept() -> None:
    mind = remembering(opened())
    assert mind.states == 0
    assert not any(node.reached for node in mind.root.all())


@pytest.mark.parametrize("action", [Draw(), Peek(1)])
def test_luck_and_what_is_shown_end_it(action: Action) -> None:
    """A draw brings one card of many, a peek shows one: the tree was about all of them."""
    table = opened()
    mind = remembering(table)
    mind.saw(table.decision, action)  # type: ignore[arg-type]
    assert (mind.size, mind.root.visits, mind.root.branches) == (1, 0, None)


def test_a_secret_choice_ends_it() -> None:
    table = opened()
    mind = remembering(table)
    mind.saw(table.decision, None)  # type: ignore[arg-type]
    assert mind.size == 1


def test_whoever_was_told_nothing_starts_anew() -> None:
    """Two questions in a row without a word about what happened between: nothing is taken over."""
    table = opened()
    mind = remembering(table)
    assert thought(table, mind=mind) == thought(table)


def test_another_decision_than_the_tree_is_about_starts_anew() -> None:
    table = opened()
    mind = remembering(table)
    mind.saw(table.decision, Wait())  # type: ignore[arg-type]
    elsewhere = play(dealt(), "wait", "wait")
    assert thought(elsewhere, mind=mind) == thought(elsewhere), "the tree is about south's answer"


# Where it stops


def test_who_is_decisive_stops_when_nothing_is_likely_to_change_the_choice() -> None:
    """The same choice as with all iterations, and fewer of them."""
    table = opened()
    whole, short = (thought(table, budget=Budget(iterations=1500, decisive=decisive)) for decisive in (False, True))
    first, second, *_ = short.estimates
    assert short.best == whole.best
    assert short.iterations < whole.iterations == 1500
    assert first.visits - second.visits > RIVAL * (1500 - short.iterations)


def test_who_is_decisive_knows_how_much_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit in iterations that is never reached in time does not make anybody wait for the clock."""
    ticks = itertools.count()
    monkeypatch.setattr("klubovna.bots.search.time.monotonic", lambda: next(ticks) / 1000)
    whole, short = (
        thought(opened(), budget=Budget(iterations=1_000_000, seconds=2, decisive=decisive))
        for decisive in (False, True)
    )
    assert short.best == whole.best
    assert short.iterations < whole.iterations


def test_no_more_worlds_are_imagined_than_agreed() -> None:
    table, imagined = dealt(south=(4, 5, 6)), 0
    asked = question(table.game, table.state, NORTH, table.options)

    def imagine(rng: random.Random) -> Any:
        nonlocal imagined
        imagined += 1
        return asked.imagine(rng)

    budget = Budget(iterations=150, looks=4, worlds=20)
    result = Mind(GAME, NORTH).think(replace(asked, imagine=imagine), random.Random(1), budget)
    assert (imagined, result.iterations) == (4 + 20, 150)
