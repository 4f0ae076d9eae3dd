"""Helpers of the kernel's tests: tables of the toy game `sealed`, and the toy among the installed games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import settings

import klubovna
from klubovna import shelf
from klubovna.kernel.errors import Broken, IllegalMove
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.table import Table
from tests.kernel import sealed

BOUNDED = settings(deadline=None, max_examples=120, database=None, derandomize=True)
"""Property tests look at the same examples every time, so that nothing flickers."""


def bug(why: str) -> pytest.MarkDecorator:
    """A promise that the house does not keep yet; the test is strict, so whoever keeps it takes the mark away."""
    return pytest.mark.xfail(reason=f"bug: {why}", strict=True)


def opened(game: Game = sealed.GAME, seed: int = 7, **options: Setting) -> Table:
    """A table with dice of its own."""
    return Table(game, game.content(), game.settings(options), key_from_seed(seed))


def undealt(game: Game = sealed.GAME, **options: Setting) -> Table:
    """A table whose luck is told by people."""
    return Table(game, game.content(), game.settings(options), None)


def dealt(north: Iterable[int] = (1, 2, 3), south: Iterable[int] = (4, 5, 6), game: Game = sealed.GAME) -> Table:
    table = undealt(game)
    table.happen(list(north))
    table.happen(list(south))
    return table


def play(table: Table, *texts: str) -> Table:
    for text in texts:
        table.play(text)
    return table


def to_the_end(table: Table, pick: Callable[[Table], Any] = lambda table: table.options[0]) -> Table:
    while table.seat is not None:
        table.play(pick(table))
    return table


def finished(seed: int = 7) -> Table:
    """A whole game in which everything happened: laying, drawing, peeking, waiting."""
    return to_the_end(play(opened(seed=seed), "draw", "peek 1", "wait"))


def second_thoughts(seed: int = 7) -> Table:
    """A whole game of vzdor by somebody who takes back every other choice that can be taken back."""
    table, rng = klubovna.new("vzdor", seed=seed), random.Random(seed)
    while table.seat is not None:
        table.play(rng.choice(table.options))
        if table.can_undo and rng.random() < 0.5:
            table.undo()
    return table


def mutable(thing: Any) -> set[int]:
    """The identities of everything inside that can change."""
    inner: Iterable[Any] = ()
    if isinstance(thing, msgspec.Struct):
        inner = (getattr(thing, field) for field in thing.__struct_fields__)
    elif isinstance(thing, dict):
        inner = thing.values()
    elif isinstance(thing, list | set | tuple):
        inner = thing
    fixed = (
        thing.__struct_config__.frozen
        if isinstance(thing, msgspec.Struct)
        else not isinstance(thing, list | set | dict)
    )
    return set().union(*map(mutable, inner), () if fixed else {id(thing)})


def everything(table: Table) -> tuple[Any, ...]:
    """All that can be seen of a table from outside, to compare before and after."""
    return (
        table.game.to_json(table.state),
        table.record.to_bytes(),
        list(table.log),
        table.seat,
        table.options,
        table.prompt,
        table.chance,
        table.outcome,
        table.can_undo,
        table.can_redo,
    )


def refused(table: Table, *what: Any) -> str:
    """The reason why this may not be played; the table must be as it was, byte for byte."""
    before = everything(table)
    with pytest.raises(IllegalMove) as caught:
        table.play(*what)
    assert everything(table) == before
    return caught.value.reason.id


def impossible(table: Table, happening: Any) -> str:
    before = everything(table)
    with pytest.raises(IllegalMove) as caught:
        table.happen(happening)
    assert everything(table) == before
    return caught.value.reason.id


def broken(problem: str, work: Callable[[], Any]) -> Broken:
    """The Broken that this work must raise, with these words."""
    with pytest.raises(Broken, match=problem) as caught:
        work()
    return caught.value


def install(monkeypatch: pytest.MonkeyPatch, game: Game = sealed.GAME) -> None:
    """Put the toy (or a variant of it) on the shelf."""
    monkeypatch.setitem(shelf._joined, game.id, game)
