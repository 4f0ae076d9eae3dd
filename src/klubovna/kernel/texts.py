"""Messages in the reader's language, from Fluent files.

Arguments that are ids of things are shown by their names (`name-<id>`). `guard-2` without a name of its own is the
name of `guard` and the number. A name's attributes are at hand as further variables: `$enemy-acc` is the accusative
of `$enemy`, `$enemy-gender` its gender, `$enemy-id` the bare id for selectors.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from klubovna.kernel.messages import Arg, Message

LANGUAGES = ("cs", "en")
FORMS = ("gen", "dat", "acc", "gender")
"""What a name may have besides its basic form; a missing one is the basic form again."""
_NUMBERED = re.compile(r"(.+)-(\d+)$")


class Texts:
    """All texts of one language that a table needs."""

    def __init__(self, language: str, folders: list[Traversable]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
        self._known = lru_cache(maxsize=5000)(self._called)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, message: Message) -> str:
        return self.text(message.id, **message.args)

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
        return self.has(f"name-{thing}") or (numbered is not None and self.named(numbered[1]))

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
        return name if form == "gender" else f"{name} {numbered[2]}"

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
            else:
                yield key, ", ".join(self.name(v) for v in value)
                yield f"{key}-acc", ", ".join(self.name(v, "acc") for v in value)
                yield f"{key}-count", len(value)


def _things(args: dict[str, Arg]) -> Iterator[str]:
    for value in args.values():
        if isinstance(value, str):
            yield value
        elif not isinstance(value, int):
            yield from value
