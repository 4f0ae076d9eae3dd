"""With which options the games are tried: the usual ones, and each other choice once, as many of them at a time as go
together: a codec takes a second to make."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna.kernel.flow import advance
from klubovna.kernel.game import Game, Settings
from klubovna.rl import Codec

GAMES = klubovna.games()
SHORT: dict[str, Settings] = {"hagalaz": {"scenario": "cerberus-weapons"}}
"""A campaign is long; a single mission does as well."""


def usual() -> list[Any]:
    return [pytest.param(id, SHORT.get(id, {}), id=id) for id in GAMES]


def others() -> list[Any]:
    """Sets of options in which every other choice of every option occurs."""
    found = []
    for id in GAMES:
        for chosen in _together(klubovna.game(id)):
            names = "-".join(str(choice) for choice in chosen.values())
            found.append(pytest.param(id, {**SHORT.get(id, {}), **chosen}, id=f"{id}-{names}"))
    return found


def _together(game: Game) -> list[Settings]:
    """Each choice with what it needs, in the first set in which it fits. What other options hang on makes another game
    of it, in which a choice could be without effect: it is mixed with nothing that does not need it."""
    grave = {option.when[0] for option in game.options if option.when}
    sets: list[Settings] = []
    for option in game.options:
        for choice in option.choices[1:]:
            wanted = dict([option.when] if option.when else []) | {option.name: choice}
            fitting = (one for one in sets if option.name not in one and _alike(one, wanted, grave))
            place = next(fitting, None)
            if place is None:
                sets.append(place := {})
            place |= wanted
    return sets


def _alike(one: Settings, other: Settings, grave: set[str]) -> bool:
    return all(one.get(name) == other.get(name) for name in grave)


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
