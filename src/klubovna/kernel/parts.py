"""The table in small pieces, for those who learn to judge it.

A game says in `parts.py` which pieces its table falls into – a theatre as it stands, a token held, a mission with its
garrison – and little else: the *words* by which a piece is known to a net are made here, from its type and its fields.
A piece that is met again is known already, so pieces should be small, and words may be as many as one likes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any, ClassVar, TypeAlias

import msgspec

from klubovna.kernel.messages import Seat

FEW = 4
"""Of so many fields all pairs are words, unless a part says which belong together."""
Agreed: TypeAlias = Mapping[str, str | int | bool]
"""What players agreed on before they began, by the names of the options."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """A small piece of the table. Its fields are numbers, truths, ids, and tuples of such; equal parts are the same to
    a net, so that a part says all that matters about it."""

    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """Numbers beyond these count as the bound, by the names of the fields."""
    alone: ClassVar[bool] = True
    """Whether each field by itself says something."""
    together: ClassVar[tuple[tuple[str, ...], ...] | None] = None
    """Fields that say something together. None: all pairs, where there are few fields."""

    def printed(self, content: Any) -> Iterable[str]:
        """More words, from what is printed of the things named here: asked once, when a part is met for the first time.
        Nothing else may be asked for what the table looks like: the part is all that is known."""
        return ()


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """What a game says of its pieces. Both lists are told from the view of a seat – what is its own, what is another's
    – and usually of the one that decides now. They are made at every position that is judged and must be quick."""

    every: Callable[[Any, Seat], list[Any]]
    """All parts of a state, what is hidden among them: for the judgement of imagined states."""
    known: Callable[[Any, Seat], list[Any]]
    """Those that the seat may know of: for what it would choose. The same in all states that it can't tell apart."""
    agreed: Callable[[Any], Agreed]
    """The options, read off a state: a net is asked only about games as it has learned."""


class Ready(dict[Any, Any]):
    """Parts of one thing each, made once: `Ready(Held)[card]` is `Held(card)`."""

    def __init__(self, part: Callable[[Any], Part]) -> None:
        self._part = part

    def __missing__(self, thing: Any) -> Part:
        made = self[thing] = self._part(thing)
        return made


def words(part: Part, content: Any) -> list[str]:
    """By what a net knows a part. What is there twice counts twice."""
    kind, combined, bounds = _plan(type(part))
    values = {name: getattr(part, name) for name in part.__struct_fields__}
    for name, (low, high) in bounds:
        values[name] = max(low, min(high, values[name]))
    found = [kind]
    if part.alone:
        found += [f"{kind} {word}" for name, value in values.items() for word in _alone(name, value)]
    said = {name: f"{name}={_spelled(value)}" for name, value in values.items()}
    found += [" ".join([kind, *[said[name] for name in names]]) for names in combined]
    found += [f"{kind} {word}" for word in part.printed(content)]
    return found


def shape(kinds: Iterable[type[Part]]) -> str:
    """A fingerprint of what parts there are and how their words are made, but for what they add from what is printed:
    whoever has learned other words must learn anew."""
    told = [(kind.__name__, kind.__struct_fields__, kind.alone, *_plan(kind)) for kind in kinds]
    return hashlib.blake2b(repr(sorted(told)).encode(), digest_size=8).hexdigest()


@cache
def _plan(kind: type[Part]) -> tuple[str, list[tuple[str, ...]], list[tuple[str, tuple[int, int]]]]:
    """What is the same for all parts of a kind: its name, what belongs together – what was declared, or all pairs; and
    the whole – and the bounds."""
    fields, together = kind.__struct_fields__, kind.together
    if together is None:
        together = tuple(combinations(fields, 2)) if len(fields) <= FEW else ()
    whole = (fields,) if len(fields) > 1 or not kind.alone else ()
    return kind.__name__, [*dict.fromkeys((*together, *whole))], [*kind.bounds.items()]


def _alone(name: str, value: Any) -> Iterator[str]:
    """A tuple is known by each thing in it and by how many there are, besides as a whole."""
    if isinstance(value, tuple):
        yield f"{name}#{len(value)}"
        for one in value:
            yield f"{name}:{_spelled(one)}"
    yield f"{name}={_spelled(value)}"


def _spelled(value: Any) -> str:
    if isinstance(value, (str, int)):
        return str(value)
    if isinstance(value, msgspec.Struct):
        return "/".join(_spelled(getattr(value, name)) for name in value.__struct_fields__)
    return f"({','.join(map(_spelled, value))})"
