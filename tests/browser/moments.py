"""How one gets to a moment of a game: it is played elsewhere by whim, then laid down or said over plain HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from visitor import Visitor

import klubovna
from klubovna.kernel.table import Table

Room: TypeAlias = Callable[[Visitor], object]
LUCK = 4
"""Of every table, see serve.py: a game that was played elsewhere goes the same way here."""


def asked(prompt: str, seed: int = 0, **options: Any) -> Table:
    """The first moment at which this is asked, in games of people who choose by whim."""
    while True:
        table, whim = klubovna.new("vzdor", seed=seed, **options), random.Random(seed)
        while table.seat is not None:
            assert table.prompt
            if table.prompt.id == prompt:
                return table
            table.play(whim.choice(table.options))
        seed += 1


def ended(game: str = "vzdor", seed: int = 5, **options: Any) -> Table:
    table, whim = klubovna.new(game, seed=seed, **options), random.Random(seed)
    while table.seat is not None:
        table.play(whim.choice(table.options))
    return table


def under_way(
    visitor: Visitor, game: str, wanted: Callable[[Table], bool], whim: int, rash: Collection[str] = (), **options: Any
) -> str:
    """A game for two as soon as it has come to this; whoever opened it sits on both sides. What is rash nobody does
    while there is anything else to do."""
    table, rng, said = klubovna.new(game, seed=LUCK, **options), random.Random(whim), list[str]()
    while not wanted(table):
        lively = [action for action in table.options if action.text.split()[0] not in rash]
        said.append(rng.choice(lively or table.options).text)
        table.play(said[-1])
    id = visitor.open(game, dict.fromkeys(table.seats, "me"), options=options)
    _say_all(visitor, id, said)
    return id


def _say_all(visitor: Visitor, id: str, said: list[str]) -> None:
    """One decision after another, without looking."""
    token, seq = visitor.ask("me")["csrf"], visitor.ask(f"tables/{id}/moment")["seq"]
    for text in said:
        answer = visitor.context.request.post(
            f"{visitor.address}/api/tables/{id}/choose",
            data={"seq": seq, "text": text},
            headers={"x-csrf-token": token},
        )
        assert answer.ok, f"{text}: {answer.text()}"
        seq = answer.json()["seq"]
