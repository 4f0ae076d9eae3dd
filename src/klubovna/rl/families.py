"""Ids that belong together, found in a game's content: all cards, all hexes of a map, all villagers.

What a word in an action or a view may be is nowhere written down. But it is a thing of the game, and the game has its
things in tables: a mapping by ids, or a tuple of them. What was met in play is completed to the tables it comes from.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

LARGEST = 400
"""A table of more things than that is a mixture."""
ALIKE = 0.6
"""Two tables that have such a part in common are of one kind."""
_NUMBERED = re.compile(r"(.*?)(\d+)$")


def families(*roots: Any) -> list[frozenset[str]]:
    """All tables of ids within these objects, the smallest first."""
    found: set[frozenset[str]] = set()
    known: set[int] = set()
    waiting, kept = [*roots], list[Any]()
    while waiting:
        thing = waiting.pop()
        if id(thing) in known or isinstance(thing, str | bytes | int | float | None | enum.Enum | type):
            continue
        known.add(id(thing))
        kept.append(thing)
        if isinstance(thing, dict):
            _note(found, thing)
            waiting += thing.values()
        elif isinstance(thing, list | tuple | set | frozenset):
            _note(found, thing)
            waiting += thing
        else:
            waiting += _parts(thing)
    return sorted(found, key=lambda family: (len(family), sorted(family)))


def _note(found: set[frozenset[str]], things: Collection[Any]) -> None:
    if 2 <= len(things) <= LARGEST and all(type(thing) is str and " " not in thing for thing in things):
        found.add(frozenset(filter(None, things)))


def _parts(thing: Any) -> Iterator[Any]:
    if isinstance(thing, msgspec.Struct):
        yield from (getattr(thing, name) for name in thing.__struct_fields__)
    if type(thing).__module__.startswith(("builtins", "functools", "collections", "re", "random")):
        return
    yield from getattr(thing, "__dict__", {}).values()


def completed(met: Iterable[str], every: list[frozenset[str]]) -> tuple[str, ...]:
    """The words that were met and those beside them: of tables that have most of them, the smallest; words with a
    prefix (`known-abel`) with those of their table; numbered words (`hidden-3`) from the first number on."""
    left, whole = set(met), set(met)
    while left:
        best = max(every, key=lambda family: (len(family & left), -len(family)), default=frozenset[str]())
        if not best & left:
            break
        best = _with_kin(best, every)
        whole |= best
        left -= best
    whole |= _prefixed(left, every) | _numbered(left)
    return tuple(sorted(whole, key=natural))


def _with_kin(family: frozenset[str], every: list[frozenset[str]]) -> frozenset[str]:
    """With the tables that have most of their things in common with it, such as the hexes of another map, and those
    that have second copies as well: `gossip` and `gossip-2`."""
    kin = [one for one in every if len(one & family) >= ALIKE * len(one) or all(_stem(word) in family for word in one)]
    return family.union(*kin)


def _stem(word: str) -> str:
    return re.sub(r"-\d+$", "", word)


def _prefixed(words: set[str], every: list[frozenset[str]]) -> set[str]:
    found: set[str] = set()
    for prefix in {f"{word.partition('-')[0]}-" for word in words if "-" in word}:
        tails = {word.removeprefix(prefix) for word in words if word.startswith(prefix)}
        best = max(every, key=lambda family: (len(family & tails), -len(family)), default=frozenset[str]())
        if best & tails:
            found |= {prefix + word for word in best}
    return found


def _numbered(words: set[str]) -> set[str]:
    found: set[str] = set()
    for word in words:
        if match := _NUMBERED.match(word):
            stem, number = match[1], int(match[2])
            found |= {f"{stem}{n}" for n in range(1, min(number, LARGEST) + 1)}
    return found


def natural(word: str) -> tuple[Any, ...]:
    """`A2` before `A10`."""
    return tuple((1, int(part), "") if part.isdigit() else (0, 0, part) for part in re.split(r"(\d+)", word) if part)
