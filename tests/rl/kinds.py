"""With which options the games are tried: the usual ones, and each other choice once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna.kernel.flow import advance
from klubovna.kernel.game import Settings
from klubovna.rl import Codec

GAMES = klubovna.games()
SHORT: dict[str, Settings] = {"hagalaz": {"scenario": "cerberus-weapons"}}
"""A campaign is long; a single mission does as well."""


def usual() -> list[Any]:
    return [pytest.param(id, SHORT.get(id, {}), id=id) for id in GAMES]


def others() -> list[Any]:
    """Each other choice of each option, beside what is usual otherwise."""
    found = []
    for id in GAMES:
        for option in klubovna.game(id).options:
            for choice in option.choices[1:]:
                chosen = {**SHORT.get(id, {}), **dict([option.when] if option.when else []), option.name: choice}
                found.append(pytest.param(id, chosen, id=f"{id}-{option.name}-{choice}"))
    return found


def moments(known: Codec, numbers: range) -> Iterator[tuple[Any, list[Any]]]:
    """States of games at random in which somebody is asked, with the options."""
    for number in numbers:
        rng = random.Random(f"law {number}")
        s = known.game.set_up(known.game.content(), known.settings)
        options = advance(s, rng)[1]
        while options:
            yield s, options
            options = s.step(rng.choice(options), rng)


def prove_numbers(known: Codec, games: range) -> None:
    """Every action that is offered in these games has a number of its own, and the number is the action."""
    for _, offered in moments(known, games):
        numbers = [known.number(action) for action in offered]
        assert len(set(numbers)) == len(offered)
        assert [known.action(number) for number in numbers] == offered
        assert known.n > max(numbers)
        assert min(numbers) >= 0
