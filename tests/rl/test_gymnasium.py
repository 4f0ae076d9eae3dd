"""Gymnasium's own checker: games for one, and a seat against bots; every choice of options is in `test_choices.py`."""

from __future__ import annotations

import random
from importlib.metadata import EntryPoint
from typing import Any

import numpy as np
import pytest
from gymnasium import make
from gymnasium.utils.env_checker import check_env

from klubovna import shelf
from klubovna.kernel.errors import Unreadable
from klubovna.rl import gymnasium
from tests.rl.kinds import usual

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""It would rather have numbers with bounds."""


@pytest.mark.parametrize(("id", "options"), usual())
def test_it_is_an_environment(id: str, options: dict[str, Any]) -> None:
    """Made by the library itself, and shown in every way that it says it can be."""
    (name,) = gymnasium.register(id)
    env = make(name, **options).unwrapped
    check_env(env)
    assert env.metadata["render_modes"] == ["human", "ansi", "svg", "rgb_array"]


def test_all_games_are_made_by_their_names() -> None:
    assert gymnasium.register() == gymnasium.register()
    env = make("klubovna/blitzkrieg-v2", map="nippon", seat="germany", against="greedy")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()


def test_a_spoiled_package_does_not_keep_the_others_away(monkeypatch: pytest.MonkeyPatch) -> None:
    spoiled = EntryPoint("spoiled", "nowhere_at_all:GAME", "klubovna.games")
    known = {"vzdor": shelf._installed()["vzdor"], "spoiled": spoiled}
    monkeypatch.setattr(shelf, "_installed", lambda: known)
    monkeypatch.setattr(shelf, "_joined", {})
    with pytest.warns(UserWarning, match="the game 'spoiled' of the package .* can't be loaded"):
        assert gymnasium.register() == ["klubovna/vzdor-v2"]


def played(env: Any, seed: int) -> tuple[list[Any], float]:
    """A game at random by the mask: what was seen, and what it was worth."""
    rng, worth, over = random.Random(seed), 0.0, False
    seen, info = env.reset(seed=seed)
    every = [seen["observation"]]
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        every.append(seen["observation"])
        worth += reward
        assert not cut
        assert "illegal" not in info
    return every, worth


@pytest.mark.parametrize(("id", "options"), usual())
def test_a_game_is_played_to_its_end(id: str, options: dict[str, Any]) -> None:
    env = gymnasium.env(id, **options)
    seen, worth = played(env, 3)
    again, same = played(gymnasium.env(id, **options), 3)
    assert worth == same == env.going.state.returns()[env.seat]
    assert np.array_equal(seen, again)


def test_bots_sit_at_the_other_seats() -> None:
    def last(question: Any, rng: random.Random) -> Any:
        assert question.seat == "axis"
        return question.options[-1]

    env = gymnasium.env("blitzkrieg", seat="allies", against=last)
    _, info = env.reset(seed=1)
    assert env.going.seat == "allies", "axis begins, and has chosen already"
    assert info["action_mask"].any()
    assert {played(gymnasium.env("blitzkrieg", against="greedy"), seed)[1] for seed in range(3)} <= {-1.0, 0.0, 1.0}


def test_what_the_mask_forbids_is_lost() -> None:
    env = gymnasium.env("vzdor")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_nobody_sits_where_there_is_no_seat() -> None:
    with pytest.raises(Unreadable, match="there is no seat 'hunter'"):
        gymnasium.env("vzdor", seat="hunter")


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_is_shown(mode: str) -> None:
    env = gymnasium.env("vzdor", render_mode=mode)
    env.reset(seed=1)
    assert env.render() is not None
