"""A level that keeps the chances even, and remembers nothing for it."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots import levels
from klubovna.bots.adapting import AHEAD, BEHIND, chosen, eased, think
from klubovna.bots.budget import Budget
from klubovna.bots.levels import budget, strength
from klubovna.bots.players import levels as offered
from klubovna.bots.players import player
from klubovna.bots.questions import question
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.kernel.game import Game
from klubovna.kernel.strength import Strength
from klubovna.kernel.table import Table
from tests.kernel.house import opened, play
from tests.kernel.sealed import GAME, NORTH

NOVICE, MASTER = strength("novice", GAME), strength("master", GAME)


def test_whoever_is_behind_is_a_master_and_whoever_is_ahead_a_novice() -> None:
    assert eased(GAME, BEHIND) == eased(GAME, 0.1) == replace(MASTER)
    assert eased(GAME, AHEAD) == eased(GAME, 0.9) == NOVICE


def test_in_between_it_is_something_in_between_without_a_jump() -> None:
    ways = [eased(GAME, BEHIND + (AHEAD - BEHIND) * step / 40) for step in range(40)]
    much, heat = [way.iterations for way in ways], [way.heat for way in ways]
    assert much == sorted(much, reverse=True)
    assert heat == sorted(heat)
    assert all(less / more > 0.85 for more, less in pairwise(much))
    assert eased(GAME, (BEHIND + AHEAD) / 2).iterations == pytest.approx(400, rel=0.01), "a tenth, and a tenth of that"


def standing(value: float) -> Game:
    """A game that always looks like this to north."""
    return replace(GAME, judgement=lambda s, seat: value if seat == NORTH else 1 - value)


def thought_about(game: Game) -> list[int]:
    """How long it thinks, each time it does."""
    table, much = opened(game), []

    def counted(strength: Strength) -> Budget:
        much.append(strength.iterations)
        return replace(budget(strength, Mind(game, NORTH).judge), iterations=10)

    asked = question(game, table.state, NORTH, table.options)
    think("adaptive", Mind(game, NORTH), asked, random.Random(1), counted)
    return much


def test_it_looks_how_it_stands_and_thinks_as_long_as_it_needs() -> None:
    assert thought_about(standing(0.8)) == [NOVICE.iterations]
    assert thought_about(standing(0.2)) == [NOVICE.iterations, MASTER.iterations]
    assert thought_about(standing(0.5)) == [NOVICE.iterations, 400]


def test_ahead_it_errs_like_a_novice_and_no_worse() -> None:
    """What looks much worse is not taken however well it stands: no game is thrown away."""
    ahead = Thought([Estimate("peek 1", 40, 0.9), Estimate("peek 2", 38, 0.89), Estimate("draw", 37, 0.7)], 115, 0.9)
    taken = {chosen("adaptive", ahead, GAME, random.Random(seed)) for seed in range(100)}
    assert taken == {"peek 1", "peek 2"}


def test_behind_it_does_its_best() -> None:
    behind = Thought([Estimate("peek 1", 40, 0.3), Estimate("peek 2", 38, 0.29)], 78, 0.3)
    assert {chosen("adaptive", behind, GAME, random.Random(seed)) for seed in range(50)} == {"peek 1"}


def answered(table: Table, seed: int) -> str:
    assert table.seat is not None
    asked = question(table.game, table.state, table.seat, table.options)
    return player("adaptive", table.game, table.seat).choose(asked, random.Random(seed)).text


def test_the_same_table_and_the_same_dice_give_the_same_choice_whatever_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(levels.USUAL, "master", replace(MASTER, iterations=60))
    straight, back = play(opened(), "wait"), play(opened(), "wait")
    play(back, "wait")
    back.undo(known=True)
    assert back.record.line() == straight.record.line()
    assert [answered(straight, seed) for seed in range(8)] == [answered(back, seed) for seed in range(8)]


@pytest.mark.parametrize("id", klubovna.games())
def test_it_is_offered_last_where_there_is_somebody_to_adapt_to(id: str) -> None:
    game = klubovna.game(id)
    found = offered(game, game.settings({}))
    assert found[0] == "novice"
    assert ("adaptive" in found) == (id in ("blitzkrieg", "kacir", "napoleonics"))
    assert "adaptive" not in found[:-1]
