"""How a draft stands: what it makes of each thing, what is wrong with it and where, and what is still to be looked up.

What is wrong with one thing doesn't hide another. Of a thing that does not fit, the rest is told as far as it is sound.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Literal, TypeAlias

import msgspec

from klubovna.kernel.content import Block, Content, Source
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.packs import read_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Wording
from klubovna.service.printed import known_game
from klubovna.service.workshop import box
from klubovna.service.workshop.box import NAME, Piece, of_block, source_of
from klubovna.service.workshop.faults import FormFinding, finding, told
from klubovna.service.workshop.forms import FormField, form_of, forms
from klubovna.service.workshop.overlaid import Laid, Overlaid, Place, Thing, at, stands, top
from klubovna.service.workshop.telling import Teller, Words

TRIES = 12
"""So many things that do not fit together are found at once."""
State: TypeAlias = Literal["known", "box", "begun", "ours", "conflict", "own", "broken"]
"""Of a thing: nothing on it is ours; all that was ours is told by the owner's box; some of it; nothing of it. What the
rulebook prints otherwise is a conflict, what is not in the box at all is somebody's own."""
WAITING: tuple[State, ...] = ("broken", "conflict", "begun", "ours")
"""In which order something is to be done about a thing."""


class FormEntry(msgspec.Struct, frozen=True):
    """What is written in a field of the form."""

    path: str
    value: Any
    """As it stands in the draft, or in the house."""
    was: Any
    """As the house has it; nothing, if it says nothing."""
    source: Source
    before: Source
    """Where the house has it from."""
    said: bool
    """Whether the draft says it."""


class Listed(msgspec.Struct, frozen=True):
    """A thing among all others."""

    file: str
    id: str
    name: Words
    state: State
    differs: bool
    """From what the house has."""
    findings: int = 0


class Drawable(msgspec.Struct, frozen=True):
    """What a thing is drawn of: as `ContentInfo` has it."""

    file: str
    id: str
    block: Any
    wording: Wording


class Opened(msgspec.Struct, frozen=True):
    """One thing, as its form needs it."""

    file: str
    id: str
    state: State
    new: bool
    piece: Piece
    was: Piece | None
    """As the house tells it."""
    entries: list[FormEntry]
    names: dict[str, dict[str, str]]
    """What it is called in each language, case by case."""
    called: bool
    """Whether the draft says what it is called."""
    picture: str
    """Whose drawing a new thing has."""


class Count(msgspec.Struct, frozen=True):
    """Of the things in a file, how many are in which state."""

    file: str
    name: Words
    states: dict[State, int]


class DraftLook(msgspec.Struct, frozen=True):
    game: str
    title: Words
    sound: bool
    """Whether a table can be opened with it, as far as can be seen without a game."""
    things: list[Listed]
    counts: list[Count]
    next: list[Listed]
    """What is to be done, the most pressing first."""
    touched: list[Drawable]
    names: dict[str, str]
    """A file of texts in each language: what its things are called."""
    pictures: dict[str, str]
    findings: list[FormFinding]
    opened: Opened | None = None


def of(game: str, text: str, thing: Thing | None = None) -> DraftLook:
    """As a house tells it."""
    return look(known_game(game), text, thing)


def look(game: Game, text: str, thing: Thing | None = None) -> DraftLook:
    try:
        pack = read_pack(text)
    except Broken as fault:
        where = f"{fault.line}: " if fault.line else ""
        wrong = FormFinding("", "", "", told(Teller(game.package), f"{where}{fault.problem}"))
        return _Look(game, Overlaid(game.content(), read_pack(""))).told(thing, [wrong])
    return _Look(game, Overlaid(game.content(), pack)).told(thing, [])


class _Look:
    """A draft with all that is found out about it."""

    def __init__(self, game: Game, over: Overlaid) -> None:
        self.game, self.over = game, over
        self.names = {language: over.pack.fluent(language) for language in LANGUAGES}
        self.teller = Teller(game.package, self.names if over.pack.texts else None)
        self.laid = {thing: over.laid(thing) for thing in over.things()}
        self.faults = [fault for laid in self.laid.values() for fault in laid.faults]
        self.content = self._fitting()
        self.wording = dict(game.wording(self.content)) if game.wording else {}
        self.findings = [finding(self.teller, fault) for fault in self.faults]

    def _fitting(self) -> Content:
        """All that fits together; what does not is left as it was, and found."""
        sound = self._sound()
        for _ in range(TRIES):
            if not (sound.pack.tables or sound.pack.texts or sound.pack.pictures):
                break
            try:
                return self.game.loaded.with_pack(sound.pack)
            except Broken as fault:
                place = self._place(sound, fault)
                self.faults.append(place)
                if place.thing is None:
                    break
                sound = sound.omitting(place.thing, top(place.path))
        return self.over.house

    def _place(self, sound: Overlaid, fault: Broken) -> Place:
        place = sound.place(fault)
        if place.thing is None and fault.field.startswith("texts"):
            nameless = next(
                (one for one in sound.things() if sound.is_new(one) and one.id not in sound.pack.texts), None
            )
            named = fault.field.partition(".")[2]
            called = next((one for one in sound.things() if one.id == named), None)
            return Place(nameless or called, NAME, fault.problem)
        return place

    def _sound(self) -> Overlaid:
        """Without what can't even be read."""
        over = self.over
        for thing, laid in self.laid.items():
            if laid.block is None:
                over = over.omitting(thing)
            for field in laid.unsound if laid.block is not None else ():
                over = over.omitting(thing, field)
        return over

    def told(self, thing: Thing | None, besides: list[FormFinding]) -> DraftLook:
        things = [*self._all()]
        pack = self.over.pack
        title = pack.head.title
        return DraftLook(
            game=self.game.id,
            title={"cs": title.cs, "en": title.en} if title else {},
            sound=not self.findings and not besides,
            things=things,
            counts=[*self._counts(things)],
            next=sorted((one for one in things if one.state in WAITING), key=lambda one: WAITING.index(one.state)),
            touched=[*self._touched()],
            names=self.names,
            pictures=pack.pictures,
            findings=[*besides, *self.findings],
            opened=self._opened(thing) if thing is not None else None,
        )

    # Each thing

    def _all(self) -> Iterator[Listed]:
        usual = _house(self.game)
        for file, pieces in usual.items():
            for id, piece in pieces.items():
                yield self._listed(Thing(file, id), piece)
            new = (thing for thing in self.laid if thing.file == file and thing.id not in pieces)
            yield from (self._listed(thing, None) for thing in new)
        grown = (thing for thing in self.laid if thing.file not in usual)
        yield from (self._listed(thing, None) for thing in grown if thing.file in self.over.house.pages.grows)

    def _listed(self, thing: Thing, usual: Piece | None) -> Listed:
        wrong = sum(one.file == thing.file and one.thing == thing.id for one in self.findings)
        name = usual.name if usual and not self.over.pack.texts else self.teller.piece(thing.id)
        if thing not in self.laid and not self._called(thing):
            state: State = "ours" if usual is not None and usual.ours else "known"
            return Listed(thing.file, thing.id, name, state, differs=False, findings=wrong)
        return Listed(thing.file, thing.id, name, self._state(thing, wrong), self._differs(thing), wrong)

    def _state(self, thing: Thing, wrong: int) -> State:
        if wrong:
            return "broken"
        if self.over.is_new(thing):
            return "own"
        entries = [one for one in self._entries(thing) if one.said or shown(self.game, thing, one.path)]
        if any(one.said and one.before == "rulebook" and one.value != one.was for one in entries):
            return "conflict"
        left, filled = (sum(one.before == "house" and one.said == said for one in entries) for said in (False, True))
        if left == 0:
            return "box" if any(one.said for one in entries) else "known"
        return "begun" if filled or any(one.said for one in entries) else "ours"

    def _differs(self, thing: Thing) -> bool:
        return any(one.value != one.was for one in self._entries(thing) if one.said)

    def _called(self, thing: Thing) -> bool:
        return thing.id in self.over.pack.texts

    def _entries(self, thing: Thing) -> list[FormEntry]:
        form = form_of(forms(self.game), thing.file, thing.id)
        ours, said = self.over.ours(thing), self.over.said(thing)
        usual, values = self.over.usual(thing), self.over.values(thing)
        found = [self._name(thing, ours)] if ours is not None and hasattr(ours, "printed") else []
        return found + [_entry(field, ours, said, usual, values) for field in (form.fields if form else ())]

    def _name(self, thing: Thing, ours: Block) -> FormEntry:
        before = source_of(ours, (NAME,))
        now, was = self.teller.forms(thing.id), Teller(self.game.package).forms(thing.id)
        said = self._called(thing)
        return FormEntry(NAME, now, was, "pack" if said else before, before, said)

    def _touched(self) -> Iterator[Drawable]:
        for thing in self.laid:
            if (block := self._block(thing)) is not None:
                yield Drawable(thing.file, thing.id, block, self.wording.get(thing.id.rpartition(".")[2], {}))

    def _block(self, thing: Thing) -> Block | None:
        """As far as it fits."""
        table = self.content.pages.tables.get(thing.file, {})
        fitting = table.get(thing.id) if isinstance(table, dict) else None
        laid = self.laid.get(thing, Laid(None, [], frozenset()))
        return fitting or laid.block or self.over.ours(thing)

    def _opened(self, thing: Thing) -> Opened | None:
        block = self._block(thing)
        if block is None:
            return None
        wrong = sum(one.file == thing.file and one.thing == thing.id for one in self.findings)
        usual = _house(self.game).get(thing.file, {}).get(thing.id)
        touched = thing in self.laid or self._called(thing)
        said, ours = self.over.said(thing), self.over.ours(thing)

        def origin(_: Block, path: tuple[str, ...]) -> Source:
            if stands(said, ".".join(path)) or ours is None or (path == (NAME,) and self._called(thing)):
                return "pack"
            return source_of(ours, path)

        wording = self.wording.get(thing.id.rpartition(".")[2], {})
        return Opened(
            file=thing.file,
            id=thing.id,
            state=self._state(thing, wrong) if touched else ("ours" if usual is not None and usual.ours else "known"),
            new=self.over.is_new(thing),
            piece=of_block(self.teller, thing.file, thing.id, block, wording, origin),
            was=usual,
            entries=self._entries(thing),
            names=self.teller.forms(thing.id),
            called=self._called(thing),
            picture=self.over.pack.pictures.get(thing.id, ""),
        )

    def _counts(self, things: Iterable[Listed]) -> Iterator[Count]:
        states: dict[str, Counter[State]] = {}
        for one in things:
            states.setdefault(one.file, Counter())[one.state] += 1
        yield from (Count(file, self.teller.group(file), dict(found)) for file, found in states.items())


def _entry(
    field: FormField, ours: Block | None, said: dict[str, Any], usual: dict[str, Any], values: dict[str, Any]
) -> FormEntry:
    here = stands(said, field.path)
    before: Source = source_of(ours, tuple(field.path.split("."))) if ours is not None else "pack"
    was, value = at(usual, field.path), at(values, field.path)
    if value is None and ours is None and not here:
        value = field.usual
    return FormEntry(field.path, value, was, "pack" if here or ours is None else before, before, here)


@lru_cache(maxsize=8)
def _house(game: Game) -> dict[str, dict[str, Piece]]:
    """The pieces of the box that have forms."""
    known = {(form.file, form.thing) for form in forms(game).forms}
    return {
        group.id: {piece.id: piece for piece in group.pieces}
        for group in box.box(game).groups
        if any(file == group.id for file, _ in known)
    }


def shown(game: Game, thing: Thing, path: str) -> bool:
    """Whether the box speaks of a field. What is as usual on a thing it does not: most things have no such field."""
    piece = _house(game).get(thing.file, {}).get(thing.id)
    return piece is None or any(one.path == path or one.path.startswith(f"{path}.") for one in piece.fields)


def empty(game: str) -> str:
    """The text of a draft in which nothing is said yet."""
    return f'[pack]\ngame = "{game}"\n'
