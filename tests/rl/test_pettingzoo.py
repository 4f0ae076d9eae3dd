"""PettingZoo's own checkers, for every game; with every choice of options in `test_choices.py`."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import klubovna
from klubovna.kernel.errors import Unreadable
from klubovna.rl import pettingzoo
from tests.rl.kinds import usual

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""It would rather have players called `player_0`, and an observation without a mask."""


@pytest.mark.parametrize(("id", "options"), usual())
def test_it_is_an_environment(id: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(id, **options), num_cycles=150)


@pytest.mark.parametrize(("id", "options"), usual())
def test_a_seed_gives_the_same_game(id: str, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(id, **options), num_cycles=40)


@pytest.mark.parametrize(("id", "options"), usual())
def test_a_game_is_played_to_its_end(id: str, options: dict[str, Any]) -> None:
    """By the mask; rewards are what the end is worth."""
    env, rng = pettingzoo.raw_env(id, **options), random.Random(2)
    env.reset(seed=1)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        assert not cut
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert got == env.going.state.returns()


def test_what_the_mask_forbids_is_lost() -> None:
    env = pettingzoo.env("blitzkrieg")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    bare = pettingzoo.raw_env("blitzkrieg")
    bare.reset(seed=1)
    with pytest.raises(Unreadable, match="is not among what axis may do now"):
        bare.step(int(np.flatnonzero(bare.observe("axis")["action_mask"] == 0)[0]))


@pytest.mark.parametrize("id", klubovna.games())
def test_it_is_shown(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In letters, as a picture and as pixels, as whoever is asked sees it."""
    for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", np.ndarray), ("human", type(None))):
        env = pettingzoo.raw_env(id, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
    assert klubovna.game(id).texts("en").text("game-name") in capsys.readouterr().out
    with pytest.raises(Unreadable, match="no way to render is called 'film'"):
        pettingzoo.env(id, render_mode="film")


def test_pixels_are_the_letters() -> None:
    from klubovna.rl.rendering import PAPER, pixels

    image = pixels("a b\n\nc")
    assert image.shape == (16 * 4, 8 * 5, 3)
    assert image.dtype == np.uint8
    assert (image[:16, 8:16] != PAPER).any()
    assert (image[16:32] == PAPER).all()
