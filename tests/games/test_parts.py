"""The pieces that games fall into for nets: every game that has them, whatever was agreed."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import klubovna
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.parts import Part, Parts, words

LEARNED = [id for id in klubovna.games() if klubovna.game(id).parts]
MOST = 200
"""So many parts a position may have at most."""


def pieces_of(game: Game) -> Parts:
    assert game.parts is not None
    return game.parts


def positions(game: Game, settings: Settings, games: int = 2, seed: int = 0) -> list[Any]:
    """All positions in which somebody decides, of games at random."""
    found = []
    for number in range(games):
        luck = random.Random(f"{seed} {number}")
        s = game.set_up(game.content(), settings)
        decision, options = settle(s, luck)
        while decision is not None:
            found.append(s.clone())
            choose(s, decision, luck.choice(options))
            decision, options = settle(s, luck)
    return found


def every_agreement(game: Game) -> list[Settings]:
    """The usual options, and each choice of each option once."""
    usual = game.settings({})
    return [usual] + [
        {**usual, **dict([option.when] if option.when else []), option.name: choice}
        for option in game.options
        for choice in option.choices[1:]
    ]


@cache
def usual_positions(id: str) -> list[Any]:
    """With the usual options. Nobody changes them."""
    return positions(klubovna.game(id), klubovna.game(id).settings({}))


@pytest.mark.parametrize("id", LEARNED)
def test_parts_are_small_and_plain(id: str) -> None:
    parts, met = pieces_of(klubovna.game(id)), set[Part]()
    for s in usual_positions(id):
        for found in (parts.every(s, s.seat), parts.known(s, s.seat)):
            assert 0 < len(found) <= MOST
            met.update(found)
    for part in met:
        assert isinstance(part, Part)
        assert all(words(part, klubovna.game(id).content()))


@pytest.mark.parametrize("id", LEARNED)
def test_what_is_known_is_the_same_in_all_states_that_a_seat_cannot_tell_apart(id: str) -> None:
    game, dice = klubovna.game(id), random.Random(1)
    known = pieces_of(game).known
    for s in usual_positions(id):
        imagined = game.sample(s, s.seat, dice)
        assert Counter(known(imagined, s.seat)) == Counter(known(s, s.seat))


@pytest.mark.parametrize("id", LEARNED)
def test_words_say_the_same_wherever_a_part_is_met(id: str) -> None:
    """They are asked for once; so they may hang on nothing but the part and what is printed."""
    game = klubovna.game(id)
    said: dict[Part, list[str]] = {}
    for s in usual_positions(id):
        for part in pieces_of(game).every(s, s.seat):
            if part not in said:
                said[part] = words(part, game.content())
            assert said[part] == words(part, s.content)


@pytest.mark.parametrize("id", LEARNED)
def test_what_was_agreed_can_be_read_off_the_table(id: str) -> None:
    """Of every option that matters at a table, also in the middle of a game."""
    game = klubovna.game(id)
    for settings in every_agreement(game):
        spoken = {o.name for o in game.options if o.when is None or settings[o.when[0]] == o.when[1]}
        for s in positions(game, settings, games=1):
            agreed = pieces_of(game).agreed(s)
            assert {name: agreed.get(name) for name in spoken} == {name: settings[name] for name in spoken}
