"""What stands in the box, in words: names of pieces, of fields and of what is written there.

A game has words for it in its folder `workshop`: `group-<file>` for what lies together, `piece-<block>` for what has no
name at the table, `field-<name>` for what a piece has, `value-<word>` for what is written in one. Whatever has none is
called as in the content.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from klubovna.kernel.content import Block
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.texts import FORMS, LANGUAGES, Texts
from klubovna.kernel.wording import Wording
from klubovna.kernel.wording import text as sentence

FOLDER = "workshop"
LONGEST_WORD = 60
"""Letters of a stranger's word that are said again."""
ASIDE = ("source", "printed", "id")
"""Of a block, what is no field of the piece: where it comes from, and what it is called."""
Words: TypeAlias = dict[str, str]
"""The same in every language."""


@lru_cache(maxsize=32)
def texts(package: str, language: str) -> Texts:
    """All that a box needs: what is said at the table, by the house, and in the workshop."""
    rooms = [files(room) / "texts" for room in ("klubovna.kernel", "klubovna.service", package)]
    folders = [*rooms, files(package) / FOLDER]
    return Texts(language, [folder for folder in folders if (folder / f"{language}.ftl").is_file()])


class Teller:
    """Of one game, in all languages."""

    def __init__(self, package: str, names: Mapping[str, str] | None = None) -> None:
        """`names` are a pack's: a file of texts in each language."""
        self.package = package
        self._texts = [texts(package, language) for language in LANGUAGES]
        if names is not None:
            self._texts = [t.joined(names[t.language]) for t in self._texts]

    def group(self, file: str) -> Words:
        return {t.language: _worded(t, "group", file) or _plainly(file) for t in self._texts}

    def piece(self, block: str) -> Words:
        return {t.language: _capital(_called(t, block)) for t in self._texts}

    def field(self, group: str, path: tuple[str, ...]) -> Words:
        """`covert.strength` is the covert side's strength; what has a meaning of its own in a group has its own words
        there: `field-<group>-<name>`."""
        return {t.language: _capital(", ".join(_field(t, part, group) for part in path)) for t in self._texts}

    def value(self, name: str, value: Any, beside: Mapping[str, Any], worded: bool) -> Words:
        """`beside` are the other fields, whose numbers stand in sentences; `worded` says that the piece has a sentence
        of its own, which tells what has no name."""
        return {t.language: _value(t, name, value, _numbers(beside), worded) for t in self._texts}

    def choice(self, name: str, value: Any) -> Words:
        """What may be chosen for a field."""
        return {t.language: _capital(_value(t, name, value, {"count": 1}, False)) for t in self._texts}

    def names(self, word: str) -> bool:
        """Whether it is called something at the table."""
        return all(t.named(word) for t in self._texts)

    def said(self, id: str, args: Mapping[str, Arg]) -> Words:
        """A sentence of the workshop's."""
        return {t.language: _capital(t.text(id, **args)) for t in self._texts}

    def told(self, id: str, args: Mapping[str, str]) -> Words:
        """The same of words of the content: `field` is called like a field, numbers are numbers, and whatever stands in
        a field of its name is called as it is there."""
        return {t.language: _capital(t.text(id, **dict(_as_written(t, args)))) for t in self._texts}

    def forms(self, thing: str) -> dict[str, dict[str, str]]:
        """What a thing is called, case by case; what is the name again is left out."""
        return {t.language: dict(_forms(t, thing)) for t in self._texts}

    def sentences(self, id: str, wording: Wording) -> Words:
        """What stands on a piece, or what a table says of it in full."""
        return {t.language: _sentences(t, id, wording) for t in self._texts}


def _worded(t: Texts, kind: str, word: str) -> str:
    id = f"{kind}-{word}".lower().replace("_", "-").replace("/", "-")
    return t.text(id) if t.has(id) else ""


def name_of(t: Texts, block: str) -> str:
    """What the table calls a block; `titles.epic` is the name of `title-epic`; blocks of numbers have none."""
    things = (block, block.replace("s.", "-"), block.rpartition(".")[2])
    return next((t.name(thing) for thing in things if t.named(thing)), "")


def _called(t: Texts, block: str) -> str:
    told = _worded(t, "piece", block.replace(".", "-"))
    return told or name_of(t, block) or _plainly(block.rpartition(".")[2])


def _field(t: Texts, part: str, group: str = "") -> str:
    told = _worded(t, "field", f"{group}-{part}") or _worded(t, "field", part)
    return told or (t.name(part) if t.named(part) else _plainly(part))


def _plainly(word: str) -> str:
    return word.rpartition("/")[2].replace("_", " ").replace("-", " ")


def _as_written(t: Texts, args: Mapping[str, str]) -> Iterable[tuple[str, Arg]]:
    for name, whole in args.items():
        word = whole[:LONGEST_WORD]
        if word.lstrip("-").isdigit():
            yield name, int(word)
        elif name == "field":
            yield name, _field(t, word)
        else:
            yield name, _worded(t, "value", f"{name}-{word}") or word


def _forms(t: Texts, thing: str) -> Iterable[tuple[str, str]]:
    """A second thing of a name, such as `blank-1`, has the traits of the first, or none."""
    name, first = name_of(t, thing), t.name(thing.rstrip("0123456789").removesuffix("-"))
    yield "name", name
    if t.named(thing):
        yield from ((form, told) for form in FORMS if (told := t.name(thing, form)) not in (name, first))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _numbers(beside: Mapping[str, Any]) -> dict[str, int]:
    return {"count": 1} | {name: value for name, value in beside.items() if isinstance(value, int)}


def _value(t: Texts, name: str, value: Any, numbers: dict[str, int], worded: bool) -> str:
    match value:
        case bool():
            return t.text("workshop-yes" if value else "workshop-no")
        case int() | float():
            return str(value)
        case str():
            return _word(t, name, value, numbers, worded)
        case Mapping():
            return ", ".join(
                f"{_field(t, str(key))} {_value(t, name, one, numbers, worded)}" for key, one in value.items()
            )
        case msgspec.Struct():
            return _whole(t, value, worded)
        case list() | tuple() if value and all(isinstance(one, msgspec.Struct) for one in value):
            told = [_whole(t, one, worded) for one in value]
            return told[0] if worded else "\n".join(told)
        case list() | tuple() if any(isinstance(one, list | tuple) for one in value):
            return " / ".join(_value(t, name, one, numbers, worded) for one in value)
        case list() | tuple():
            return ", ".join(_value(t, name, one, numbers, worded) for one in value) or "–"
        case None:
            return "–"
    return str(value)


def _word(t: Texts, name: str, word: str, numbers: dict[str, int], worded: bool) -> str:
    if not word:
        return "–"
    if "\n" in word:
        return word.rstrip()
    if told := _worded(t, "value", f"{name}-{word}") or _worded(t, "value", word):
        return told
    if named := next((t.name(one) for one in (f"{name}-{word}", word) if t.named(one)), ""):
        return named
    if full := next((id for id in (f"full-{name}-{word}", f"full-{word}") if t.has(id)), ""):
        return t.text(full, **numbers)
    return t.text("workshop-worded") if worded else word


def _whole(t: Texts, value: msgspec.Struct, worded: bool) -> str:
    """Something made of several things: each with its name."""
    if worded:
        return t.text("workshop-worded")
    told = {name: (one, beside) for (*_, name), one, beside in fields(value)}
    parts = [
        f"{_field(t, name)} {_value(t, name, one, _numbers(beside), False)}" for name, (one, beside) in told.items()
    ]
    id: str = getattr(value, "id", "")
    head = t.name(id) if t.named(id) else ""
    return _capital(": ".join(filter(None, [head, ", ".join(parts)])))


def _sentences(t: Texts, id: str, wording: Wording) -> str:
    manners = ["full"] if "full" in wording else [manner for manner in wording if not manner.startswith("short")]
    told = [sentence(wording[manner], t) for manner in manners if wording[manner]]
    if told:
        return " ".join(told)
    full = Message(f"full-{id}")
    return "" if t.problems(full) else t.say(full)


def fields(
    value: msgspec.Struct, above: tuple[str, ...] = ()
) -> Iterable[tuple[tuple[str, ...], Any, Mapping[str, Any]]]:
    """What a piece has, by its path, with what stands beside it; what is as usual is not spoken of, unless the
    content says that it is known."""
    known = getattr(value, "printed", ())
    beside = msgspec.structs.asdict(value)
    for field in msgspec.structs.fields(value):
        one = beside[field.name]
        if field.name in ASIDE or (_usual(field, one) and field.name not in known):
            continue
        path = (*above, field.encode_name)
        if isinstance(one, msgspec.Struct):
            yield from fields(one, path)
        else:
            yield path, one, beside


def _usual(field: msgspec.structs.FieldInfo, value: Any) -> bool:
    if field.default_factory is not msgspec.NODEFAULT:
        return bool(value == field.default_factory())
    return not field.required and bool(value == field.default)


def parts(table: msgspec.Struct) -> Iterable[tuple[str, Block]]:
    """The blocks of a file that has them by name, as content counts them."""
    for field in msgspec.structs.fields(table):
        value = getattr(table, field.name)
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, Block):
                id = getattr(one, "id", "")
                yield f"{field.encode_name}.{id}" if id else field.encode_name, one
