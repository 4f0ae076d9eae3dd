"""How the things of a game are filled in: for each kind of thing its fields, and what may be written in each.

All of it follows from the shapes of the content: bounds, words to choose from, lists and what they are made of. What a
field is made of has a name of its own (a *sort*), because compositions may hold compositions.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from klubovna.kernel.content import Content
from klubovna.kernel.game import Game
from klubovna.service.printed import known_game
from klubovna.service.workshop.overlaid import bare, plain
from klubovna.service.workshop.telling import ASIDE, Teller, Words, parts

MOST_THINGS = 200
"""More of one table are not offered to choose from."""


class FormChoice(msgspec.Struct, frozen=True):
    value: str | int | bool
    name: Words


class Filled(msgspec.Struct, frozen=True, tag_field="kind"):
    """What may be written in a field."""


class Amount(Filled, frozen=True, tag="amount"):
    least: int | None = None
    most: int | None = None


class YesNo(Filled, frozen=True, tag="yes-no"):
    pass


class OneWord(Filled, frozen=True, tag="word"):
    """One of these. What is `open` may also say something else."""

    choices: list[FormChoice]
    open: bool = False


class FreeText(Filled, frozen=True, tag="text"):
    longest: int | None = None


class Several(Filled, frozen=True, tag="several"):
    """A list of what is alike; as many as stand in `each`, if they are not alike."""

    of: Shape
    least: int = 0
    most: int | None = None
    each: list[Shape] = []


class Composed(Filled, frozen=True, tag="composed"):
    """Made of fields: those of one of the sorts, which is told by the value of the field `by`."""

    sorts: list[str]
    by: str = ""


class ByKey(Filled, frozen=True, tag="by-key"):
    """Something for each of these."""

    of: Shape
    keys: list[FormChoice]


Shape: TypeAlias = Amount | YesNo | OneWord | FreeText | Several | Composed | ByKey


class FormField(msgspec.Struct, frozen=True):
    path: str
    name: Words
    shape: Shape
    needed: bool
    """It has to be said."""
    nothing: bool
    """There may be nothing at all."""
    usual: Any = None
    """What holds where it is not said."""


class Custom(msgspec.Struct, frozen=True):
    """How the house uses a word in its compositions: with which fields, and the first of them for an example."""

    word: str
    fields: list[str]
    example: dict[str, Any]


class Sort(msgspec.Struct, frozen=True):
    """Of what is composed."""

    value: str
    """How it is told from others; empty where there are none."""
    name: Words
    fields: list[FormField]
    customs: list[Custom] = []


class ThingForm(msgspec.Struct, frozen=True):
    """The form of a kind of thing; `thing` is empty where all of the file are alike."""

    file: str
    thing: str
    name: Words
    grows: bool
    fields: list[FormField]


class GameForms(msgspec.Struct, frozen=True):
    game: str
    forms: list[ThingForm]
    sorts: dict[str, Sort]


def of(game: str) -> GameForms:
    """As a house tells it."""
    return forms(known_game(game))


@lru_cache(maxsize=32)
def forms(game: Game) -> GameForms:
    return _Writer(game, game.content()).forms()


def filled_in(content: Content) -> list[str]:
    """The files whose things have forms. Battles and missions, each in a file of its own, are drawn instead."""
    pages = content.pages
    folders = {file.partition("/")[0] for file in pages.schema if "/" in file}
    return [file for file in (*pages.schema, *(set(pages.grows) - set(pages.schema) - folders)) if "/" not in file]


def form_of(forms: GameForms, file: str, thing: str) -> ThingForm | None:
    return next((one for one in forms.forms if one.file == file and one.thing in ("", thing)), None)


class _Writer:
    def __init__(self, game: Game, content: Content) -> None:
        self.game, self.content, self.teller = game, content, Teller(game.package)
        self.sorts: dict[str, Sort] = {}

    def forms(self) -> GameForms:
        found = [form for file in filled_in(self.content) for form in self._of_file(file)]
        return GameForms(self.game.id, found, self.sorts)

    def _of_file(self, file: str) -> Iterator[ThingForm]:
        pages = self.content.pages
        added, shape = pages.grows.get(file), pages.schema.get(file)
        alike = typing.get_args(shape)[1] if typing.get_origin(shape) is dict else added
        if alike is not None:
            yield ThingForm(file, "", self.teller.group(file), added is not None, self._fields(file, alike))
            return
        for id, block in parts(self.content.pages.tables[file]):
            yield ThingForm(file, id, self.teller.piece(id), False, self._fields(file, type(block)))

    def _fields(self, file: str, cls: type, above: tuple[str, ...] = ()) -> list[FormField]:
        return [made for field in _told(cls) for made in self._field(file, field, above)]

    def _field(self, file: str, field: inspect.Field, above: tuple[str, ...]) -> Iterator[FormField]:
        path = (*above, field.encode_name)
        type, nothing = _plain(field.type)
        if isinstance(type, inspect.StructType) and not nothing and field.required:
            yield from self._fields(file, type.cls, path)
            return
        yield FormField(
            path=".".join(path),
            name=self.teller.field(file, path),
            shape=self._shape(file, path, type),
            needed=field.required,
            nothing=nothing,
            usual=_usual(field),
        )

    def _shape(self, file: str, path: tuple[str, ...], type: inspect.Type) -> Shape:
        name = path[-1]
        match type:
            case inspect.BoolType():
                return YesNo()
            case inspect.IntType() | inspect.FloatType():
                return Amount(_whole(type.ge), _whole(type.le))
            case inspect.LiteralType():
                return OneWord([self._choice(name, value) for value in type.values])
            case inspect.StructType():
                return Composed([self._sort(file, type)], type.tag_field or "")
            case inspect.UnionType():
                return self._either(file, path, type)
            case inspect.VarTupleType() | inspect.ListType():
                item = self._shape(file, path, _plain(type.item_type)[0])
                return Several(item, type.min_length or 0, type.max_length)
            case inspect.TupleType():
                each = [self._shape(file, path, _plain(one)[0]) for one in type.item_types]
                return Several(each[0], len(each), len(each), each)
            case inspect.DictType():
                return ByKey(self._shape(file, path, _plain(type.value_type)[0]), self._keys(file, path, type))
        return self._text(file, path, type)

    def _either(self, file: str, path: tuple[str, ...], type: inspect.UnionType) -> Shape:
        """Compositions of several sorts; or words from several lists."""
        structs = [one for one in type.types if isinstance(one, inspect.StructType)]
        if structs:
            return Composed([self._sort(file, one) for one in structs], structs[0].tag_field or "")
        words = [value for one in type.types if isinstance(one, inspect.LiteralType) for value in one.values]
        if words:
            return OneWord([self._choice(path[-1], value) for value in words])
        return self._shape(file, path, type.types[0])

    def _text(self, file: str, path: tuple[str, ...], type: inspect.Type) -> Shape:
        """Ids of things, or words with a name, if all that the house has written there are; otherwise free."""
        written = {word: None for block in self._written(file) for word in _under(block, path[-1])}
        if written and (things := self._things(set(written))):
            return OneWord([FormChoice(id, self.teller.piece(id)) for id in things], open=True)
        if written and all(map(self.teller.names, written)):
            return OneWord([self._choice(path[-1], word) for word in written], open=True)
        return FreeText(type.max_length if isinstance(type, inspect.StrType) else None)

    def _things(self, written: set[str]) -> list[str]:
        """The table of things of which a field speaks, or the folder."""
        tables = self.content.pages.tables
        folders: dict[str, list[str]] = {}
        for name in tables:
            folder, _, file = name.rpartition("/")
            folders.setdefault(folder, []).append(file)
        homes = [[*table] for table in tables.values() if isinstance(table, dict)]
        homes += [files for folder, files in folders.items() if folder]
        return next((home for home in homes if written <= set(home) and len(home) <= MOST_THINGS), [])

    def _written(self, file: str) -> list[Any]:
        """What the house has in a table."""
        table = self.content.pages.tables.get(file, {})
        return [plain(one) for one in (table.values() if isinstance(table, dict) else [table])]

    def _keys(self, file: str, path: tuple[str, ...], type: inspect.DictType) -> list[FormChoice]:
        if isinstance(type.key_type, inspect.LiteralType):
            return [self._choice(path[-1], value) for value in type.key_type.values]
        known = {key: None for block in self._written(file) for key in _keys(block, path[-1])}
        return [self._choice(path[-1], key) for key in known]

    def _choice(self, name: str, value: Any) -> FormChoice:
        return FormChoice(value, self.teller.choice(name, value))

    def _sort(self, file: str, type: inspect.StructType) -> str:
        name, value = f"{type.cls.__module__.rpartition('.')[2]}.{type.cls.__name__}", str(type.tag or "")
        if name not in self.sorts:
            told = self.teller.choice(type.tag_field or "", value) if value else {}
            self.sorts[name] = Sort(value, told, [])
            self.sorts[name] = Sort(value, told, self._flat(file, type.cls), self._customs(type))
        return name

    def _customs(self, type: inspect.StructType) -> list[Custom]:
        """By the first word in it, which tells what it is about."""
        words = (f.encode_name for f in _told(type.cls) if isinstance(_plain(f.type)[0], inspect.LiteralType))
        head = type.tag_field or next(words, "")
        examples: dict[str, dict[str, Any]] = {}
        fields: dict[str, dict[str, None]] = {}
        for one in _all_of(self.content.pages.tables, type.cls) if head else ():
            word = str(one.get(head))
            examples.setdefault(word, one)
            fields.setdefault(word, {}).update(dict.fromkeys(one))
        return [Custom(word, [*fields[word]], example) for word, example in examples.items()]

    def _flat(self, file: str, cls: type) -> list[FormField]:
        """What a composition is made of stands in it as it is: nothing of it has a path of its own."""
        found = []
        for field in _told(cls):
            type, nothing = _plain(field.type)
            shape = self._shape(file, (field.encode_name,), type)
            name = self.teller.field(file, (field.encode_name,))
            found.append(FormField(field.encode_name, name, shape, field.required, nothing, _usual(field)))
        return found


def _told(cls: type) -> list[inspect.Field]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return [field for field in info.fields if field.encode_name not in ASIDE]


def _plain(type: inspect.Type) -> tuple[inspect.Type, bool]:
    """Without what is said about it, and whether there may be nothing."""
    if isinstance(type, inspect.Metadata):
        return _plain(type.type)
    if isinstance(type, inspect.UnionType):
        left = tuple(one for one in type.types if not isinstance(one, inspect.NoneType))
        if len(left) < len(type.types):
            return (left[0] if len(left) == 1 else inspect.UnionType(left)), True
    return type, False


def _usual(field: inspect.Field) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return plain(field.default)
    made = field.default_factory
    return None if made is msgspec.NODEFAULT else plain(made())


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


def _all_of(value: Any, cls: type) -> Iterator[dict[str, Any]]:
    """All compositions of a kind in a content, as they would be written."""
    if isinstance(value, msgspec.Struct):
        if type(value) is cls:
            yield bare(value)
        for name in value.__struct_fields__:
            yield from _all_of(getattr(value, name), cls)
    elif isinstance(value, dict | list | tuple):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _all_of(one, cls)


def _under(value: Any, name: str, found: bool = False) -> Iterator[str]:
    """The words that stand under a name, wherever that is in a value."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _under(one, name, key == name)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _under(one, name, found)
    elif isinstance(value, str) and value and found:
        yield value


def _keys(value: Any, name: str) -> Iterator[str]:
    """The keys of what stands under a name."""
    if isinstance(value, dict):
        for key, one in value.items():
            if key == name and isinstance(one, dict):
                yield from map(str, one)
            yield from _keys(one, name)
