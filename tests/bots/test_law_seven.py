"""Law 7: bots are handed the view and the sampler, never the state."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots import levels
from klubovna.bots.players import BOTS, Question, ask, bot, choose_at_random, choose_greedily
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.table import Table
from tests.kernel.house import dealt, mutable, opened, play
from tests.kernel.sealed import GAME, NORTH, SOUTH, Sealed

ALL_GAMES = [GAME, *map(klubovna.game, klubovna.games())]


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels are told apart by how long they think; what they may know does not depend on it."""
    for name, usual in levels.USUAL.items():
        monkeypatch.setitem(levels.USUAL, name, replace(usual, iterations=min(usual.iterations, 60)))


class Curious:
    """A bot that keeps all it was given."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.imagined: list[Any] = []

    def __call__(self, question: Question, rng: random.Random) -> Action:
        self.asked.append(question)
        self.imagined += [question.imagine(rng) for _ in range(5)]
        return question.options[0]


def asked(table: Table) -> Curious:
    curious = Curious()
    assert table.seat is not None
    ask(curious, table.game, table.state, table.seat, table.options, random.Random(1))
    return curious


def test_a_bot_gets_the_view_the_options_and_imagined_states() -> None:
    table = play(opened(), "peek 1", "peek 1", "draw")
    curious = asked(table)
    (question,) = curious.asked
    given = {field: getattr(question, field) for field in question.__struct_fields__}
    assert set(given) == {"game", "seat", "view", "options", "imagine"}
    assert (given["game"], given["seat"], given["options"]) == (GAME, SOUTH, table.options)
    assert given["view"] == table.view(SOUTH)
    assert not any(isinstance(thing, Sealed) for thing in given.values())


def test_imagined_states_look_like_the_real_one_to_the_seat_and_are_not_it() -> None:
    table = play(opened(), "peek 1", "peek 1", "draw")
    imagined = asked(table).imagined
    assert all(GAME.view(s, SOUTH) == table.view(SOUTH) for s in imagined)
    hands = {str(s.hands[NORTH]) for s in imagined}
    assert len(hands) > 1, "what the seat can't see varies"


def anywhere(game: Game, seed: int) -> Any:
    """A state somewhere in a random game."""
    rng = random.Random(seed)
    s = game.set_up(game.content(), game.settings({}))
    decision, options = settle(s, rng)
    for _ in range(seed):
        last = s.clone()
        choose(s, decision, rng.choice(options))
        decision, options = settle(s, rng)
        if decision is None:
            return last
    return s


@pytest.mark.parametrize("seed", range(0, 40, 3))
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_nothing_that_a_bot_gets_is_a_way_to_change_the_table(game: Game, seed: int) -> None:
    """Neither the view nor an imagined state shares anything with the state that could be changed."""
    s = anywhere(game, seed)
    before = game.to_json(s)
    for seat in (*game.seats, None):
        imagined = game.sample(s, seat, random.Random(1))
        assert imagined is not s
        assert mutable(imagined).isdisjoint(mutable(s))
        assert mutable(game.view(s, seat)).isdisjoint(mutable(s))
    assert game.to_json(s) == before


def twins() -> list[Table]:
    """Tables that north can't tell from each other."""
    return [dealt(south=south) for south in ((4, 5, 6), (10, 5, 9), (7, 5, 8))]


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seed", range(10))
def test_the_same_view_and_the_same_dice_give_the_same_choice_whatever_the_truth(name: str, seed: int) -> None:
    tables = twins()
    assert len({str(table.view(NORTH)) for table in tables}) == 1
    assert len({str(table.state) for table in tables}) == 3
    assert len({chosen(name, table, seed) for table in tables}) == 1


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seed", range(10))
def test_the_same_after_peeking(name: str, seed: int) -> None:
    """North has seen the 5; the two other cards may be anything."""
    tables = twins()
    for table in tables:
        play(table, "peek 2", "wait")
    assert len({str(table.view(NORTH)) for table in tables}) == 1
    assert len({chosen(name, table, seed) for table in tables}) == 1


def chosen(name: str, table: Table, seed: int) -> str:
    assert table.seat is not None
    return ask(bot(name), GAME, table.state, table.seat, table.options, random.Random(seed)).text


# How good they are


def duel(bots: dict[Seat, Any], seed: int) -> tuple[Seat, ...]:
    table, rng = opened(seed=seed), random.Random(seed)
    while table.seat is not None:
        table.play(ask(bots[table.seat], GAME, table.state, table.seat, table.options, rng))
    assert table.outcome is not None
    return table.outcome.winners


def test_greedy_beats_random() -> None:
    """From both seats, by more than luck: of 120 games a fair coin would win 75 once in two hundred."""
    wins = 0
    for seed in range(60):
        wins += duel({NORTH: choose_greedily, SOUTH: choose_at_random}, seed) == (NORTH,)
        wins += duel({NORTH: choose_at_random, SOUTH: choose_greedily}, seed) == (SOUTH,)
    assert wins > 75


def test_without_a_judgement_greedy_chooses_at_random() -> None:
    game = replace(GAME, judgement=None)
    table = opened(game)
    choices = {ask(choose_greedily, game, table.state, NORTH, table.options, random.Random(n)).text for n in range(60)}
    assert len(choices) == len(table.options)


def test_greedy_takes_the_better_card() -> None:
    """The last card to be laid: 9 wins and 1 loses, whatever south holds."""
    table = play(dealt(north=[1, 9, 8], south=[2, 3, 4]), "lay 8", "lay 4", "wait", "wait", "peek 1", "peek 1")
    assert table.seat == NORTH
    choices = {chosen("greedy", table, seed) for seed in range(20)}
    assert "lay 1" not in choices


def test_a_bot_that_is_not_there() -> None:
    there = "no bot is called 'oracle'; there are: novice, club, master, champion, adaptive, greedy, random"
    with pytest.raises(Unreadable, match=there):
        bot("oracle")
