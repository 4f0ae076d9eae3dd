"""Nets that have learned nothing, but are as large and as sure as any."""

from __future__ import annotations

import random
from array import array
from functools import cache
from typing import Any

import klubovna
from klubovna.bots.learned import numbers as n
from klubovna.bots.learned.net import spelled
from klubovna.bots.learned.weights import Card, Policy, Setting, Value, Weights, packed, parts_of
from klubovna.kernel.game import Game
from klubovna.kernel.parts import words
from tests.games.test_parts import positions

ENOUGH = 100
LEARNED = [id for id in klubovna.games() if klubovna.game(id).parts]


@cache
def table_of(id: str) -> list[Any]:
    """Positions of a few games at random: all of them, or, where games are long, some from beginning to end."""
    game = klubovna.game(id)
    found = positions(game, game.settings({}), games=3, seed=7)
    return found[:: 1 + len(found) // ENOUGH]


def a_card(game: Game, **options: list[Setting]) -> Card:
    agreed: dict[str, list[Setting]] = {name: [value] for name, value in game.settings({}).items()}
    return Card(
        game=game.id,
        rules=game.version,
        content=game.content().hash,
        parts=parts_of(game),
        options={**agreed, **options},
        klubovna="0",
        command="klubovna train",
        seed=1,
    )


@cache
def a_net(id: str, seed: int = 1) -> Weights:
    """Weights at random: those of the later layers as large as they may be."""
    game, dice = klubovna.game(id), random.Random(seed)
    assert game.parts is not None
    told: dict[str, None] = {}
    said: dict[str, None] = {}
    for s in table_of(id)[::3]:
        for part in (*game.parts.every(s, s.seat), *game.parts.known(s, s.seat)):
            told.update(dict.fromkeys(words(part, s.content)))
        for action in s.legal():
            said.update(dict.fromkeys(spelled(action.text)))

    def some(count: int, widest: int) -> bytes:
        return packed(array("h", [dice.randint(-widest, widest) for _ in range(count)]))

    def trunk(second: int) -> dict[str, Any]:
        return {
            "words": "\n".join(told),
            "table": some(len(told) * n.HIDDEN, 40),
            "bias": some(n.HIDDEN, 200),
            "hand": some(n.HIDDEN, 200),
            "second": some(n.HIDDEN * second, n.WIDEST_SECOND),
            "second_bias": [dice.randint(-n.WIDEST_SECOND_BIAS, n.WIDEST_SECOND_BIAS) for _ in range(second)],
        }

    value = Value(**trunk(n.SECOND), third=some(n.SECOND, 20), third_bias=dice.randint(-9000, 9000), skip=30)
    meaning = some(len(said) * n.MEANING, 20)
    policy = Policy(**trunk(n.MEANING), vocabulary="\n".join(said), meaning=meaning)
    return Weights(card=a_card(game), value=value, policy=policy, line=(30, 500))
