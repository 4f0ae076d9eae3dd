"""What may have been meant by a word that a shape does not know."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

_VALUE = re.compile(r"Invalid enum value '([^']*)'")
_TAG = re.compile(r"Invalid value '([^']*)'")
_FIELD = re.compile(r"unknown field `([^`]+)`")


def perhaps(word: str, known: Iterable[str]) -> str:
    """ "; did you mean …?", where something is called nearly so."""
    near = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def meant(problem: str, field: str, shape: Any) -> str:
    """The same for what is wrong with a field; nothing where no word is to blame."""
    name = re.sub(r"\[[^\]]*\]$", "", field).rpartition(".")[2]
    structs = [*_structs(inspect.type_info(shape), set())]
    if found := _FIELD.search(problem):
        known = {one.encode_name for struct in structs for one in struct.fields}
        return "; it goes with another word" if found[1] in known else perhaps(found[1], known)
    if found := _VALUE.search(problem):
        fields = [one for struct in structs for one in struct.fields if one.encode_name == name]
        return perhaps(found[1], {word for one in fields for word in _words(one.type)})
    if found := _TAG.search(problem):
        return perhaps(found[1], {str(struct.tag) for struct in structs if struct.tag_field == name})
    return ""


def _structs(shape: inspect.Type, seen: set[type]) -> Iterator[inspect.StructType]:
    """All that are part of a shape, each once."""
    if isinstance(shape, inspect.StructType):
        if shape.cls in seen:
            return
        seen.add(shape.cls)
        yield shape
    for part in _parts(shape):
        yield from _structs(part, seen)


def _parts(shape: inspect.Type) -> Iterator[inspect.Type]:
    match shape:
        case inspect.StructType():
            yield from (field.type for field in shape.fields)
        case inspect.UnionType():
            yield from shape.types
        case inspect.VarTupleType() | inspect.ListType():
            yield shape.item_type
        case inspect.TupleType():
            yield from shape.item_types
        case inspect.DictType():
            yield shape.value_type
        case inspect.Metadata():
            yield shape.type


def _words(shape: inspect.Type) -> Iterator[str]:
    if isinstance(shape, inspect.LiteralType):
        yield from (value for value in shape.values if isinstance(value, str) and value)
    for part in _parts(shape):
        if not isinstance(part, inspect.StructType):
            yield from _words(part)
