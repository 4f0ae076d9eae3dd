"""What a seat may choose, its one-line text, and the way back from the text."""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from klubovna.kernel.errors import Unreadable
from klubovna.kernel.messages import Message

LONGEST_TEXT = 200
LARGEST_NUMBER = 10**9


def kebab(name: str) -> str:
    """`ChooseMission` → `choose-mission`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, tag=kebab, gc=False, cache_hash=True):
    """A small immutable choice. Its fields are ids and numbers, so that it can be written on one line."""

    @property
    def text(self) -> str:
        """`play abel covert`: the word of the class, then the fields in order."""
        return _writer(type(self))(self)

    def __str__(self) -> str:
        return self.text

    @property
    def path(self) -> tuple[str, ...]:
        """The ids of the things a person clicks, in order; an action without things is a button of its own."""
        return tuple(map(str, _flat(self))) or (self.text,)

    def label(self) -> Message:
        """How the choice is written on a button: message `do-<word>` with the fields as arguments."""
        return Message(f"do-{self.__struct_config__.tag}", {f: getattr(self, f) for f in self.__struct_fields__})


@cache
def _writer(kind: type[Action]) -> Callable[[Action], str]:
    """How actions of this kind are written, worked out once: every choice that is made is written into a record."""
    word = str(kind.__struct_config__.tag)
    if any(typing.get_origin(field.type) is tuple for field in msgspec.structs.fields(kind)):
        return lambda action: " ".join([word, *map(str, _flat(action))])
    form = " ".join([word, *(f"{{action.{name}}}" for name in kind.__struct_fields__)])
    return typing.cast("Callable[[Action], str]", eval(f"lambda action: f{form!r}"))


def _flat(action: Action) -> list[Any]:
    words: list[Any] = []
    for field in action.__struct_fields__:
        value = getattr(action, field)
        words.extend(value) if isinstance(value, tuple) else words.append(value)
    return words


def parse(text: str, kinds: Mapping[str, type[Action]]) -> Action:
    """Read a text form; raises Unreadable, which never depends on the state of the game."""
    if len(text) > LONGEST_TEXT:
        raise Unreadable(f"an action is at most {LONGEST_TEXT} characters long, this has {len(text)}")
    words = text.split()
    if not words:
        raise Unreadable("an action is missing")
    kind = kinds.get(words[0])
    if kind is None:
        raise Unreadable(f"no action is called {words[0]!r}; there are: {', '.join(sorted(kinds))}")
    try:
        action = msgspec.convert({"type": words[0], **_fields(kind, words[1:])}, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise Unreadable(f"{text!r} is not an action: {problem}") from None
    if any(isinstance(value, int) and abs(value) > LARGEST_NUMBER for value in _flat(action)):
        raise Unreadable(f"no number in an action is larger than {LARGEST_NUMBER}")
    return action


def _fields(kind: type[Action], words: list[str]) -> dict[str, str | list[str]]:
    names = kind.__struct_fields__
    if names and _takes_the_rest(kind):
        fixed = len(names) - 1
        return {**dict(zip(names, words[:fixed], strict=False)), names[-1]: words[fixed:]}
    if len(words) != len(names):
        usage = " ".join([str(kind.__struct_config__.tag), *(f"<{n}>" for n in names)])
        raise Unreadable(f"expected {usage!r}")
    return dict(zip(names, words, strict=True))


@cache
def _takes_the_rest(kind: type[Action]) -> bool:
    return typing.get_origin(msgspec.structs.fields(kind)[-1].type) is tuple
