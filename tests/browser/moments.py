"""How one gets to a moment of a game: it is played elsewhere by whim, then laid down or said over plain HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import klubovna
from klubovna.kernel.table import Table
from tests.browser.luck import LUCK
from tests.browser.visitor import Visitor

Room: TypeAlias = Callable[[Visitor], object]


class Said(NamedTuple):
    """A decision: whose, in which words, by which clicks."""

    seat: str
    text: str
    path: tuple[str, ...]


@cache
def asked(prompt: str, seed: int = 0, **options: Any) -> Table:
    """The first moment at which this is asked, in games of people who choose by whim. Nobody plays on with it here."""
    while True:
        table, whim = klubovna.new("vzdor", seed=seed, **options), random.Random(seed)
        while table.seat is not None:
            assert table.prompt
            if table.prompt.id == prompt:
                return table
            table.play(whim.choice(table.options))
        seed += 1


@cache
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
    way = (game, wanted, whim, tuple(rash), tuple(options.items()))

    def led() -> str:
        seats, said = _led_to(*way)
        id = visitor.open(game, dict.fromkeys(seats, "me"), options=options)
        say_all(dict.fromkeys(seats, visitor), id, said)
        return id

    return visitor.known(led, *way)


@cache
def _led_to(
    game: str, wanted: Callable[[Table], bool], whim: int, rash: tuple[str, ...], options: tuple[tuple[str, Any], ...]
) -> tuple[Sequence[str], Sequence[Said]]:
    """Whoever sits there, and what was said; a room that is entered again was come to in the same way."""
    table, rng, said = klubovna.new(game, seed=LUCK, **dict(options)), random.Random(whim), list[Said]()
    while not wanted(table):
        assert table.seat
        lively = [action for action in table.options if action.text.split()[0] not in rash]
        action = rng.choice(lively or table.options)
        said.append(Said(table.seat, action.text, action.path))
        table.play(action)
    return table.seats, said


def played(game: str, liked: Sequence[str], whim: int, **options: Any) -> list[Said]:
    """A whole game of people who like some things better than others."""
    table, rng, said = klubovna.new(game, seed=LUCK, **options), random.Random(whim), list[Said]()
    while table.seat is not None:
        words = {action: action.text.split()[0] for action in table.options}
        best = next((word for word in liked if word in words.values()), "")
        action = rng.choice([a for a in table.options if words[a] == best] or table.options)
        said.append(Said(table.seat, action.text, action.path))
        table.play(action)
    return said


def unseen(sides: Mapping[str, Visitor], id: str, said: Sequence[Said]) -> None:
    """All of this while nobody looks; then everybody is back at the table."""
    for visitor in sides.values():
        visitor.turn_away()
    say_all(sides, id, said)
    for visitor in sides.values():
        visitor.at_table(id)


def say_all(sides: Mapping[str, Visitor], id: str, said: Sequence[Said]) -> None:
    """One decision after another, without looking."""
    if said:
        anybody = sides[said[0].seat]
        now = anybody.ask(f"tables/{id}/moment")["seq"]
        anybody.asking.say_all(id, now, [(sides[one.seat].asking, one.text) for one in said])
