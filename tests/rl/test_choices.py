"""Every choice of every option under the codec's law and the checkers of PettingZoo and Gymnasium: together, because a
codec takes long to make. (The usual tables have one that was made with the whole survey: `test_codec.py`.)"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from klubovna.rl import codec, gymnasium, pettingzoo
from tests.rl.kinds import others, prove_numbers

FEW = {"vzdor": 100, "blitzkrieg": 50, "kacir": 6, "napoleonics": 4, "hagalaz": 4}
SURVEYED, LOOKED = 5_000, 200
"""A quarter of what a survey usually sees: what such a codec does not know, it would have to know without having met
it. Nobody else gets one of these."""


@pytest.fixture(autouse=True)
def short_survey(monkeypatch: pytest.MonkeyPatch) -> None:
    making: Callable[..., Any] = import_module("klubovna.rl.codec")._made.__wrapped__
    monkeypatch.setattr("klubovna.rl.survey.DECISIONS", SURVEYED)
    monkeypatch.setattr("klubovna.rl.survey.LOOKS", LOOKED)
    monkeypatch.setattr(import_module("klubovna.rl.codec"), "_made", lru_cache(making))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("id", "options"), others())
def test_a_choice_is_an_environment(id: str, options: dict[str, Any]) -> None:
    prove_numbers(codec(id, **options), range(FEW.get(id, 10)))
    api_test(pettingzoo.env(id, **options), num_cycles=60)
    seed_test(lambda: pettingzoo.env(id, **options), num_cycles=20)
    check_env(gymnasium.env(id, **options), skip_render_check=True)
