"""Every action as a number, and back: mixed radix over what its fields may be, kind after kind."""

from __future__ import annotations

import typing
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cached_property
from math import prod
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.rl.families import natural
from klubovna.rl.survey import Survey

Mask = NDArray[np.int8]
FEW = 4
"""Where no more numbers were met, there may be larger ones."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of action with all that its fields may be, and the number of the first of its kind."""

    cls: type[Action]
    fields: tuple[str, ...]
    domains: tuple[tuple[Hashable, ...], ...]
    places: tuple[dict[Any, int], ...]
    first: int

    @property
    def size(self) -> int:
        return prod(map(len, self.domains))


class Known(dict[Action, int]):
    """The numbers of actions, found when first asked for."""

    def __init__(self, find: Callable[[Action], int]) -> None:
        self._find = find

    def __missing__(self, action: Action) -> int:
        self[action] = number = self._find(action)
        return number


class ActionSpace:
    """The actions of a game with some options, numbered from 0 to `n` - 1."""

    def __init__(self, survey: Survey) -> None:
        self.kinds: dict[type[Action], Kind] = {}
        self._numbers = Known(self._numbered)
        self._actions: dict[int, Action] = {}
        self.n = 0
        for _, cls in sorted(survey.game.actions.items()):
            fields = tuple(field.name for field in msgspec.structs.fields(cls))
            hints = typing.get_type_hints(cls)
            domains = tuple(_domain(hints[name], name, survey) for name in fields)
            places = tuple({value: place for place, value in enumerate(domain)} for domain in domains)
            self.kinds[cls] = kind = Kind(cls, fields, domains, places, self.n)
            self.n += kind.size
        self._blank: Mask = np.zeros(self.n, np.int8)

    def number(self, action: Action) -> int:
        """Raises Unreadable for an action that speaks of something unheard of."""
        return self._numbers[action]

    def numbers(self, options: Sequence[Action]) -> list[int]:
        return [*map(self._numbers.__getitem__, options)]

    def _numbered(self, action: Action) -> int:
        kind, number = self.kinds.get(type(action)), 0
        if kind is None:
            raise Unreadable(f"{action.text!r} is no action of this game")
        for name, domain, places in zip(kind.fields, kind.domains, kind.places, strict=True):
            place = places.get(getattr(action, name))
            if place is None:
                raise Unreadable(f"{action.text!r}: no {name} {getattr(action, name)!r} was found in this game")
            number = number * len(domain) + place
        number += kind.first
        self._actions[number] = action
        return number

    def action(self, number: int) -> Action:
        """The action of a number, whether it is ever offered or not."""
        found = self._actions.get(number)
        return self._made(int(number)) if found is None else found

    def _made(self, number: int) -> Action:
        if not 0 <= number < self.n:
            raise Unreadable(f"there are {self.n} actions, from 0 on; {number} is none of them")
        kind = next(kind for kind in reversed(self._in_order) if kind.first <= number)
        rest, values = number - kind.first, list[Any]()
        for domain in reversed(kind.domains):
            rest, place = divmod(rest, len(domain))
            values.append(domain[place])
        return kind.cls(*reversed(values))

    @cached_property
    def _in_order(self) -> list[Kind]:
        return [kind for kind in self.kinds.values() if kind.size]

    def mask(self, options: Sequence[Action]) -> Mask:
        """1 where a number may be chosen."""
        return self.marked(self.numbers(options))

    def marked(self, numbers: Iterable[int]) -> Mask:
        mask = self._blank.copy()
        cells = mask.data
        for number in numbers:
            cells[number] = 1
        return mask


def _domain(type_: Any, name: str, survey: Survey) -> tuple[Hashable, ...]:
    """What a field may be: all that its type allows where that is few, else what was met, completed."""
    met = survey.words.get(name, set())
    if typing.get_origin(type_) is Literal:
        return typing.get_args(type_)
    if type_ is bool:
        return (False, True)
    if type_ is int:
        most = max([*met, 0])
        return tuple(range(min([*met, 0]), (most if len(met) > FEW else 2 * most) + 1))
    if type_ is str:
        return survey.things.get(name, ())
    return tuple(sorted(met, key=lambda value: natural(str(value))))
