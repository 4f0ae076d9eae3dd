"""OpenSpiel's own simulation tests, for every game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import klubovna
from klubovna.kernel.game import Settings
from tests.rl.kinds import usual

pyspiel = pytest.importorskip("pyspiel")

from klubovna.rl import openspiel  # noqa: E402

SERIALIZED = {"vzdor", "blitzkrieg"}
"""A state that was written down is played again from the beginning: long games would take minutes."""


def loaded(id: str, options: Settings | None = None) -> Any:
    (name,) = openspiel.register(id)
    return pyspiel.load_game(name, options or {})


def at_random(state: Any, rng: random.Random, steps: int = 10**6) -> Any:
    while steps and not state.is_terminal():
        steps -= 1
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options"), usual())
def test_it_is_a_game(id: str, options: Settings) -> None:
    pyspiel.random_sim_test(loaded(id, options), num_sims=1, serialize=id in SERIALIZED, verbose=False)


@pytest.mark.parametrize(("id", "options"), usual())
def test_a_game_is_what_it_says_of_itself(id: str, options: Settings) -> None:
    game, ours = loaded(id, options), klubovna.game(id)
    assert game.num_players() == ours.players(**options)
    kinds = pyspiel.GameType
    assert (game.get_type().utility == kinds.Utility.ZERO_SUM) == ours.zero_sum(**options)
    assert (game.get_type().information == kinds.Information.IMPERFECT_INFORMATION) == ours.hidden
    state = at_random(game.new_initial_state(), random.Random(1), 30)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


def test_options_are_parameters() -> None:
    assert "japan" in loaded("blitzkrieg", {"map": "nippon"}).codec.seats


def test_nature_has_nodes_of_its_own() -> None:
    state = loaded("blitzkrieg").new_initial_state()
    assert state.is_chance_node()
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)


def test_a_copy_goes_its_own_way() -> None:
    state = at_random(loaded("kacir").new_initial_state(), random.Random(1), 40)
    told = state.information_state_string(0)
    at_random(state.clone(), random.Random(2), 20)
    assert state.information_state_string(0) == told


def test_who_imagines_knows_no_more_and_no_less() -> None:
    """Another state that a player can't tell from this one has the same information."""
    state, rng = loaded("blitzkrieg").new_initial_state(), random.Random(4)
    while not state.is_terminal():
        at_random(state, rng, 1)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resampled(player, rng)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))


def test_a_long_past_is_told_at_last() -> None:
    """Nobody asked for it before."""
    state = at_random(loaded("napoleonics").new_initial_state(), random.Random(1), 1500)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_what_was_chosen_is_remembered() -> None:
    """Two ways to the same view are two states of information."""
    state = at_random(loaded("blitzkrieg").new_initial_state(), random.Random(4), 12)
    player = state.current_player()
    seat = state.held.codec.seats[player]
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert one.held.past[seat].digest != other.held.past[seat].digest
    assert one.observation_string(player) != ""
