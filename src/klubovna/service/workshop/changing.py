"""Changes to a draft: each makes a new text of it. What somebody writes in a form comes as values, never as text.

A value of the owner's stands in the text even where it is the same as ours: then it is known to be so in the box.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.packs import NEW, WITHOUT, Called, Forms, Head, Pack, Told, read_pack
from klubovna.kernel.toml import converted
from klubovna.service.printed import known_game
from klubovna.service.workshop.adding import new_block, new_id
from klubovna.service.workshop.box import NAME, source_of
from klubovna.service.workshop.forms import Composed, FormField, form_of, forms
from klubovna.service.workshop.looking import DraftLook, look, shown
from klubovna.service.workshop.overlaid import Overlaid, Thing, bare, lacking, stands, written
from klubovna.service.workshop.telling import Teller

MOST = 200
"""Changes at once."""
Short = Annotated[str, msgspec.Meta(max_length=60)]
Path = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$")]
Language: TypeAlias = Literal["cs", "en"]


class Change(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that is to be otherwise."""


class Put(Change, frozen=True, tag="set", kw_only=True):
    """A field says this; nothing (null) is what it says by itself."""

    file: Short
    thing: Short
    path: Path
    value: Any = None


class Unset(Change, frozen=True, tag="unset", kw_only=True):
    """The draft says no more about a field, or about the thing at all."""

    file: Short
    thing: Short
    path: Path | None = None


class Confirm(Change, frozen=True, tag="confirm", kw_only=True):
    """It is like this in my box: a field, or all that the rulebook does not print."""

    file: Short
    thing: Short
    path: Path | None = None


class Add(Change, frozen=True, tag="add", kw_only=True):
    """A thing that is not in the box, like one that is, if one is named."""

    file: Short
    names: dict[Language, Short]
    like: Short = ""


class Remove(Change, frozen=True, tag="remove", kw_only=True):
    """A thing of one's own goes."""

    file: Short
    thing: Short


class Name(Change, frozen=True, tag="name", kw_only=True):
    """What a thing is called in a language, case by case; nothing: as the house calls it."""

    thing: Short
    language: Language
    forms: dict[Short, Short]


class Picture(Change, frozen=True, tag="picture", kw_only=True):
    """A thing of one's own has the drawing of one of ours, or none."""

    thing: Short
    like: Short


class Cover(Change, frozen=True, tag="cover", kw_only=True):
    """What stands on the cover of the pack."""

    cs: Short | None = None
    en: Short | None = None
    author: Short | None = None
    licence: Short | None = None


AnyChange: TypeAlias = Put | Unset | Confirm | Add | Remove | Name | Picture | Cover


class AskLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a draft stands; and one thing of it for its form."""

    text: str
    file: Short = ""
    thing: Short = ""

    @property
    def opened(self) -> Thing | None:
        return Thing(self.file, self.thing) if self.thing else None


class AskChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    changes: Annotated[list[AnyChange], msgspec.Meta(max_length=MOST)]
    file: Short = ""
    thing: Short = ""
    """The one that is to be looked at afterwards; what was added, if it is left out."""


class Changed(msgspec.Struct, frozen=True):
    text: str
    look: DraftLook
    refused: str = ""
    """Why nothing was changed, in the words of whoever reads packs."""


def looked(game: str, asked: AskLook) -> DraftLook:
    return look(known_game(game), asked.text, asked.opened)


def changed(game: str, asked: AskChange) -> Changed:
    """Whatever can't be read as a pack afterwards is refused: then the text stays as it was."""
    known = known_game(game)
    opened = Thing(asked.file, asked.thing) if asked.thing else None
    try:
        text, added = apply(known, asked.text, asked.changes)
    except Broken as fault:
        return Changed(asked.text, look(known, asked.text, opened), str(fault.problem))
    return Changed(text, look(known, text, opened or added))


def apply(game: Game, text: str, changes: Iterable[AnyChange]) -> tuple[str, Thing | None]:
    """The new text, and the thing that was added last; raises Broken."""
    editor = Editor(game, read_pack(text))
    for change in changes:
        editor.change(change)
    fresh = editor.text()
    read_pack(fresh)
    return fresh, editor.added


class Editor:
    """A pack taken apart, to be written again."""

    def __init__(self, game: Game, pack: Pack) -> None:
        self.game, self.pack = game, pack
        self.head = pack.head if pack.head.game else msgspec.structs.replace(pack.head, game=game.id)
        self.tables = copy.deepcopy(pack.tables)
        self.names: dict[str, Called] = dict(pack.texts)
        self.pictures = dict(pack.pictures)
        self.added: Thing | None = None

    def text(self) -> str:
        tables = {file: table for file, table in self.tables.items() if table}
        return msgspec.structs.replace(
            self.pack, head=self.head, tables=tables, texts=self.names, pictures=self.pictures
        ).text

    @property
    def over(self) -> Overlaid:
        return Overlaid(self.game.content(), msgspec.structs.replace(self.pack, tables=self.tables, texts=self.names))

    def change(self, change: AnyChange) -> None:
        match change:
            case Put(file=file, thing=thing, path=path, value=value):
                self._put(Thing(file, thing), path, value)
            case Unset(file=file, thing=thing, path=path):
                self._unset(Thing(file, thing), path)
            case Confirm(file=file, thing=thing, path=path):
                self._confirm(Thing(file, thing), path)
            case Add(file=file, names=names, like=like):
                self._add(file, names, like)
            case Remove(file=file, thing=thing):
                self._remove(Thing(file, thing))
            case Name(thing=thing, language=language, forms=told):
                self._name(thing, language, told)
            case Picture(thing=thing, like=like):
                self.pictures.pop(thing, None)
                self.pictures |= {thing: like} if like else {}
            case Cover():
                self._cover(change)

    # Fields

    def _put(self, thing: Thing, path: str, value: Any) -> None:
        before = _under(written(self.over.ours(thing)), path)
        block = self._block(thing)
        _clear(block, path)
        if value is None:
            if before is not None:
                block[WITHOUT] = [*lacking(block), path]
            return
        if isinstance(before, dict) and isinstance(value, dict):
            resets = _resets(self._fields(thing, path), before, value)
            value = {**resets, **value}
            if stale := [f"{path}.{name}" for name in before if name not in value]:
                block[WITHOUT] = [*lacking(block), *stale]
        *above, last = path.split(".")
        for name in above:
            block = block.setdefault(name, {})
            if not isinstance(block, dict):
                raise Broken("nothing can stand in this", field=path)
        block[last] = value

    def _unset(self, thing: Thing, path: str | None) -> None:
        ours = self.over.ours(thing)
        if path is None and ours is not None:
            self._drop(thing)
            self.names.pop(thing.id, None)
        elif path == NAME and ours is not None:
            self.names.pop(thing.id, None)
        elif path is not None and "." in thing.id and ours is not None:
            self._put(thing, path, _under(written(ours), path))
        elif path is not None:
            _clear(self._block(thing), path)
            if not self._block(thing):
                self._drop(thing)

    def _confirm(self, thing: Thing, path: str | None) -> None:
        """Of all that the house has made up, unless the draft says something else; or of a field, whatever it is."""
        ours = self.over.ours(thing)
        if ours is None:
            return
        usual, said = written(ours), self.over.said(thing)
        form = form_of(forms(self.game), thing.file, thing.id)
        for field in form.fields if form else ():
            ours_alone = source_of(ours, tuple(field.path.split("."))) == "house"
            here = path == field.path if path else ours_alone and shown(self.game, thing, field.path)
            if here and not stands(said, field.path):
                self._put(thing, field.path, _under(usual, field.path))
        if hasattr(ours, "printed") and (path == NAME or (path is None and source_of(ours, (NAME,)) == "house")):
            self._confirm_name(thing)

    def _confirm_name(self, thing: Thing) -> None:
        for language, told in Teller(self.game.package).forms(thing.id).items():
            if thing.id not in self.names:
                self._name(thing.id, language, told)

    # Things

    def _block(self, thing: Thing) -> dict[str, Any]:
        """What the draft says of a thing, to be written into."""
        name, _, id = thing.id.partition(".")
        table = self.tables.setdefault(thing.file, {})
        if not id:
            block: dict[str, Any] = table.setdefault(name, {})
            return block
        several = table.get(name)
        if not isinstance(several, list):
            ours = self.game.content().pages.tables.get(thing.file)
            several = table[name] = _all_of(ours, name)
        return next((one for one in several if one.get("id") == id), {})

    def _drop(self, thing: Thing) -> None:
        self.tables.get(thing.file, {}).pop(thing.id.partition(".")[0], None)

    def _add(self, file: str, names: dict[Language, str], like: str) -> None:
        house = self.game.content().pages
        if file not in house.grows:
            raise Broken("nothing can be added here", field=file)
        told = {language: " ".join(names.get(language, "").split()) for language in ("cs", "en")}
        told = {language: name or next(filter(None, told.values()), "") for language, name in told.items()}
        id = new_id(self.game, self.tables, told["en"])
        block = new_block(self.game, file, like, self.tables.get(file, {}))
        self.tables.setdefault(file, {})[id] = {NEW: True, **block}
        self.names[id] = Called(told["cs"], told["en"])
        if like:
            self.pictures[id] = like
        self.added = Thing(file, id)

    def _remove(self, thing: Thing) -> None:
        if self.over.is_new(thing):
            self._drop(thing)
            self.names.pop(thing.id, None)
            self.pictures.pop(thing.id, None)

    # The cover

    def _name(self, thing: str, language: str, told: dict[str, str]) -> None:
        usual = Teller(self.game.package).forms(thing)
        both = msgspec.to_builtins(self.names[thing]) if thing in self.names else usual
        if told.get("name"):
            both[language] = {form: name for form, name in told.items() if name}
        elif usual[language]["name"]:
            both[language] = usual[language]
        self.names[thing] = Called(cs=_called(both["cs"]), en=_called(both["en"]))

    def _cover(self, change: Cover) -> None:
        title = self.head.title
        cs = change.cs if change.cs is not None else (title.cs if title else "")
        en = change.en if change.en is not None else (title.en if title else "")
        author, licence = change.author, change.licence
        self.head = Head(
            game=self.head.game,
            id=self.head.id,
            title=Told(cs or en, en or cs) if cs or en else None,
            author=self.head.author if author is None else author,
            licence=self.head.licence if licence is None else licence,
            version=self.head.version,
            rules=self.head.rules,
        )

    def _fields(self, thing: Thing, path: str) -> list[FormField]:
        """Of what is composed there."""
        known = forms(self.game)
        form = form_of(known, thing.file, thing.id)
        field = next((one for one in (form.fields if form else ()) if one.path == path), None)
        if field is None or not isinstance(field.shape, Composed) or len(field.shape.sorts) != 1:
            return []
        return known.sorts[field.shape.sorts[0]].fields


def _resets(fields: Iterable[FormField], before: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    """A pack leaves as it was what it doesn't speak of: so it says what is to be as usual again."""
    usual = {field.path: field.usual for field in fields}
    return {name: usual[name] for name in before if name not in value and usual.get(name) is not None}


def _called(told: Any) -> Any:
    """A name that is the same in all cases is a word."""
    if isinstance(told, str):
        return told
    return told["name"] if set(told) == {"name"} else converted(told, Forms, "", "", "")


def _clear(block: dict[str, Any], path: str) -> None:
    """Nothing is said about a field, not even that it is not there."""
    _take(block, path.split("."))
    left = [one for one in lacking(block) if one != path and not one.startswith(f"{path}.")]
    block.pop(WITHOUT, None)
    if left:
        block[WITHOUT] = left


def _take(table: dict[str, Any], path: list[str]) -> None:
    first, *rest = path
    if not rest:
        table.pop(first, None)
    elif isinstance(table.get(first), dict):
        _take(table[first], rest)
        if not table[first]:
            del table[first]


def _under(value: Any, path: str) -> Any:
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return copy.deepcopy(value)


def _all_of(table: Any, name: str) -> list[dict[str, Any]]:
    if not isinstance(table, msgspec.Struct):
        return []
    found = next((getattr(table, f.name) for f in msgspec.structs.fields(table) if f.encode_name == name), ())
    return [bare(one) for one in found]
