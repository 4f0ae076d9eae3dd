"""A map of somebody's own as it is kept: a pack that brings it along, with its names in both languages."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from klubovna.kernel.content import Content, parse
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import PACK, Game
from klubovna.kernel.messages import Message
from klubovna.kernel.packs import LONGEST_NAME, LONGEST_SENTENCE, NEW, Called, Forms, Head, Pack, Told, read_pack
from klubovna.kernel.packs import Written as At
from klubovna.kernel.painter import Painter
from klubovna.kernel.painting import Blank, Entered, Sheet
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.toml import converted, parsed
from klubovna.kernel.written import written

OWN = "painted"
"""What a map is called in its pack unless somebody has called it otherwise."""
NAMES, TOLD = "names", "told"
"""The sheet of its names; and a sentence or two about it."""


class Bundle(NamedTuple):
    game: Game
    painter: Painter
    rest: Pack
    """The pack without the map."""
    id: str
    file: Any
    """The map."""

    @property
    def text(self) -> str:
        """All of it; raises Broken where there is too much."""
        head = f"\n[{self.painter.folder}.{self.id}]\n{NEW} = true\n\n"
        return self.rest.text + head + written(self.file, (self.painter.folder, self.id))

    @property
    def content(self) -> Content:
        """The box with what the pack says besides; the same as long as that is the same."""
        if not self.rest.tables:
            return self.game.content()
        known = {block for table in self.rest.tables.values() for block in table}
        texts = {id: called for id, called in self.rest.texts.items() if id in known}
        return self.game.content({PACK: msgspec.structs.replace(self.rest, texts=texts).text})


def opened(game: Game, painter: Painter, text: str) -> Bundle:
    """A pack with a map in it, or the map alone; raises Broken."""
    data = parsed(text, "")
    if "map" in data:
        return begun(game, painter, parse(text, painter.shape))
    pack = read_pack(text)
    maps = pack.tables.get(painter.folder, {})
    id = next((id for id, values in maps.items() if isinstance(values, dict) and NEW in values), None)
    if id is None:
        raise Broken(f"there is no map in it: [{painter.folder}.…] with {NEW} = true")
    left = {name: table for name, table in maps.items() if name != id}
    tables = {name: table for name, table in pack.tables.items() if name != painter.folder}
    rest = msgspec.structs.replace(pack, tables={**tables, **({painter.folder: left} if left else {})})
    return Bundle(game, painter, rest, id, _file(painter, maps[id], pack.at(painter.folder, id)))


def _file(painter: Painter, values: dict[str, Any], at: At) -> Any:
    """The map in its shape; its blocks need not say that they are the owner's."""
    blocks = {name: _owned(value) for name, value in values.items() if name != NEW}
    return converted(blocks, painter.shape, at.place, at.file, at.text)


def _owned(value: Any) -> Any:
    if isinstance(value, list):
        return [_owned(part) if isinstance(part, dict) else part for part in value]
    return {"source": "pack", **value} if isinstance(value, dict) else value


def begun(game: Game, painter: Painter, file: Any, names: dict[str, str] | None = None) -> Bundle:
    """A pack around a map that has none yet."""
    names = names or {language: game.texts(language).text("paint-unnamed") for language in LANGUAGES}
    empty = At("", "")
    head = Head(game=game.id, title=Told(**names))
    rest = Pack(head=head, texts={}, pictures={}, tables={}, written={}, cover=empty)
    return _named(Bundle(game, painter, rest, OWN, file), names, {})


# Its names


def _named(bundle: Bundle, names: dict[str, str], told: dict[str, str]) -> Bundle:
    called = {
        language: Forms(name=names[language], full=told[language]) if told.get(language) else names[language]
        for language in LANGUAGES
    }
    texts = {**bundle.rest.texts, bundle.id: Called(**called)}
    head = msgspec.structs.replace(bundle.rest.head, title=Told(**names))
    return bundle._replace(rest=msgspec.structs.replace(bundle.rest, texts=texts, head=head))


def names_of(bundle: Bundle) -> tuple[dict[str, str], dict[str, str]]:
    """What it is called, and what is told of it, by language."""
    called = bundle.rest.texts.get(bundle.id)
    forms = {language: getattr(called, language, "") for language in LANGUAGES}
    names = {k: one.name if isinstance(one, Forms) else one for k, one in forms.items()}
    return names, {k: one.full if isinstance(one, Forms) else "" for k, one in forms.items()}


def renamed(bundle: Bundle, entry: Entered) -> Bundle:
    """Raises Broken where there is no such field; an empty name is none."""
    names, told = names_of(bundle)
    what, _, language = entry.path.removeprefix(f"{NAMES}/").partition("/")
    which = {"name": names, TOLD: told}.get(what)
    value = " ".join(str(entry.value).split())
    if which is None or language not in LANGUAGES or (which is names and not value):
        raise Broken(f"{entry.path} can't be {value!r}")
    which[language] = value
    return _named(bundle, names, told)


def sheet(bundle: Bundle) -> Sheet:
    names, told = names_of(bundle)
    kinds = (("name", names, LONGEST_NAME), (TOLD, told, LONGEST_SENTENCE))
    return Sheet(
        path=NAMES,
        title=Message("paint-sheet-names"),
        blanks=tuple(
            Blank(
                path=f"{NAMES}/{what}/{language}",
                label=Message(f"paint-field-{what}-{language}"),
                sort="text",
                value=words[language],
                least=int(what == "name"),
                most=most,
            )
            for what, words, most in kinds
            for language in LANGUAGES
        ),
    )
