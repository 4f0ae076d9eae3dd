"""Messages in the reader's language, from Fluent files.

Arguments that are ids of things are shown by their names (`name-<id>`). `guard-2` without a name of its own is the
name of `guard` and the number; the names of hexes are their ids. A name's attributes are at hand as further variables:
`$enemy-acc` is the accusative of `$enemy`, `$enemy-gender` its gender, `$seat-number` whether it is a plural,
`$enemy-id` the bare id for selectors. A sum is its total, `$power-sum` its parts and `$power-count` how
many they are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

LANGUAGES = ("cs", "en")
TRAITS = ("gender", "number")
"""What sentences ask of a name to agree with it; a name that says nothing is of no special kind."""
CASES = ("gen", "dat", "acc", "loc", "ins")
"""Forms of a name besides its basic one; a missing one is the basic form again."""
FORMS = (*CASES, *TRAITS)
AND = {"cs": " a ", "en": " and "}
_NUMBERED = re.compile(r"(.+)-(\d+)$")
HEX = re.compile(r"[A-Z]\d{1,2}$")
"""What a hex is called, which is its name."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How one begins in a file."""


def folders(package: str) -> list[Traversable]:
    """Where the words of a game stand, after what the kernel itself says at every table."""
    return [files("klubovna.kernel") / "texts", files(package) / "texts"]


@lru_cache
def worded(package: str) -> frozenset[str]:
    """The messages that a game has words for. They are read off: to take all sentences apart needs a hundred times as
    long, and a page that only shows a table never does it."""
    written = ((folder / f"{LANGUAGES[0]}.ftl").read_text("utf-8") for folder in folders(package))
    return frozenset(id for words in written for id in MESSAGE.findall(words))


@lru_cache(maxsize=128)
def _parsed(written: str) -> Resource:
    """The same words stand in many texts: what the kernel says is said at every table."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 (a page shows tables without it)

    return FluentResource(written)


class Texts:
    """All texts of one language that a table needs."""

    def __init__(self, language: str, folders: list[Traversable], more: str = "") -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (a page shows tables without it)

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(_parsed((folder / f"{language}.ftl").read_text("utf-8")))
        self._bundle.add_resource(FluentResource(more), allow_overrides=True)
        self._known = lru_cache(maxsize=5000)(self._called)
        self.joined = lru_cache(maxsize=4)(lambda more: Texts(language, folders, more))
        """The same with these as well; where both say something, they count."""

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, message: Message) -> str:
        """A whole sentence: it begins with a capital, whatever its first word is."""
        text = self.text(message.id, **message.args)
        return text[:1].upper() + text[1:]

    def text(self, id: str, /, **args: Arg) -> str:
        """The sentence; what is missing shows as its id, so that a table never stops for want of words."""
        message = self._bundle.get_message(id) if self.has(id) else None
        if message is None or message.value is None:
            return id
        text, _ = self._format(message.value, args)
        return text

    def problems(self, message: Message) -> list[str]:
        """What keeps this message from being said properly: for the laws."""
        if not self.has(message.id) or self._bundle.get_message(message.id).value is None:
            return [f"{self.language}: no message {message.id!r}"]
        missing = [v for v in _things(message.args) if not self.named(v)]
        _, errors = self._format(self._bundle.get_message(message.id).value, message.args)
        return [f"{self.language}: {message.id}: no name-{v}" for v in missing] + [
            f"{self.language}: {message.id}: {e}" for e in errors
        ]

    def named(self, thing: str) -> bool:
        numbered = _NUMBERED.match(thing)
        known = self.has(f"name-{thing}") or HEX.match(thing) is not None
        return known or (numbered is not None and self.named(numbered[1]))

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing, if wanted in one of FORMS."""
        return self._known(thing, form)

    def _called(self, thing: str, form: str) -> str:
        if self.has(f"name-{thing}"):
            message = self._bundle.get_message(f"name-{thing}")
            pattern = message.attributes.get(form, message.value)
            return thing if pattern is None else self._format(pattern, {})[0]
        numbered = _NUMBERED.match(thing)
        if not numbered:
            return thing
        name = self.name(numbered[1], form)
        return name if form in TRAITS else f"{name} {numbered[2]}"

    def _format(self, pattern: Any, args: dict[str, Arg]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, dict(self._variables(args)))
        return str(text), errors

    def _variables(self, args: dict[str, Arg]) -> Iterator[tuple[str, int | str]]:
        for key, value in args.items():
            if isinstance(value, int):
                yield key, int(value)
            elif isinstance(value, str):
                yield key, self.name(value)
                yield f"{key}-id", value
                for form in FORMS:
                    yield f"{key}-{form}", self.name(value, form)
            elif isinstance(value, Sum):
                yield key, value.total
                yield f"{key}-sum", self.parts(value)
                yield f"{key}-count", len(value.parts)
            else:
                yield key, self._listed([self.name(v) for v in value])
                for case in CASES:
                    yield f"{key}-{case}", self._listed([self.name(v, case) for v in value])
                yield f"{key}-count", len(value)

    def parts(self, of: Sum) -> str:
        """What a sum is made of: `Abel 5 + Ramona 6 − forest 1`."""
        told = "".join(f" {'−' if p.much < 0 else '+'} {self.name(p.what)} {abs(p.much)}" for p in of.parts)
        return told[3:] if told.startswith(" +") else told[1:]

    def _listed(self, names: list[str]) -> str:
        """One, two and three; what is there several times, 3× this and 2× that."""
        counted = [f"{count}× {name}" if count > 1 else name for name, count in Counter(names).items()]
        return AND[self.language].join(filter(None, [", ".join(counted[:-1]), *counted[-1:]]))


def _things(args: dict[str, Arg]) -> Iterator[str]:
    for value in args.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, Sum):
            yield from (part.what for part in value.parts)
        elif not isinstance(value, int):
            yield from value
