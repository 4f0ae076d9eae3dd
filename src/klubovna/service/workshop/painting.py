"""Maps of one's own, painted: what there is to paint with, what to begin with, and what comes of a touch.

Nothing is kept: whoever paints hands in the text of a draft with what is to be done to it, and is handed a new text.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.packs import LARGEST, LONGEST_NAME
from klubovna.kernel.painter import CHANCE, EMPTY, Painter
from klubovna.kernel.painting import MOST_TOUCHES, Entered, Palette, Shown, Touch, Tray
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.printed import known_game
from klubovna.service.refusals import missing
from klubovna.service.workshop import maps
from klubovna.service.workshop.maps import Bundle


class Painting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map, and what is to be done to it."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    touches: Annotated[tuple[Touch, ...], msgspec.Meta(max_length=MOST_TOUCHES)] = ()


class Painted(msgspec.Struct, frozen=True, kw_only=True):
    """A map after what was done to it."""

    text: str
    """A pack that brings it along."""
    id: str
    """The choice that it is, in that pack…"""
    option: str
    """…of this option of a table."""
    names: dict[str, str]
    """What it is called in each language."""
    words: dict[str, str]
    """A Fluent file in each language: what the pack calls its things."""
    trays: tuple[Tray, ...]
    """What there is to paint with, where the pack has things of its own; else the palette of the game."""
    shown: Shown


def palette(game: str) -> Palette:
    found = known_game(game)
    return painter(found).palette(found.content())


def start(game: str, name: str, seed: int) -> Painted:
    """A map to begin with: a copy of one of the house, `empty`, or `random`."""
    found = known_game(game)
    brush = painter(found)
    try:
        file = brush.start(found.content(), name, seed)
    except Broken as problem:
        raise missing(str(problem)) from None
    words = {language: found.texts(language) for language in LANGUAGES}
    file = brush.told(file, name, lambda id: {language: t.text(id) for language, t in words.items()})
    return _painted(maps.begun(found, brush, file, _names(found, name)))


def _names(game: Game, start: str) -> dict[str, str] | None:
    """A copy is called like its pattern."""
    if start in (EMPTY, CHANCE):
        return None
    words = {language: game.texts(language) for language in LANGUAGES}
    return {language: t.text("paint-copy", of=start)[:LONGEST_NAME] for language, t in words.items()}


def paint(game: str, asked: Painting) -> Painted:
    """Raises Broken where the text can't be read, and where nothing of that kind can be done."""
    found = known_game(game)
    bundle = maps.opened(found, painter(found), asked.text)
    for touch in asked.touches:
        bundle = _touched(bundle, touch)
    return _painted(maps.opened(found, bundle.painter, bundle.text) if asked.touches else bundle)


def _touched(bundle: Bundle, touch: Touch) -> Bundle:
    if isinstance(touch, Entered) and touch.path.startswith(f"{maps.NAMES}/"):
        return maps.renamed(bundle, touch)
    return bundle._replace(file=bundle.painter.touch(bundle.content, bundle.file, touch))


def _painted(bundle: Bundle) -> Painted:
    content, rest = bundle.content, bundle.rest
    shown: Shown = bundle.painter.show(content, bundle.file)
    return Painted(
        text=bundle.text,
        id=bundle.id,
        option=bundle.painter.option,
        names=maps.names_of(bundle)[0],
        words={language: rest.fluent(language) for language in LANGUAGES},
        trays=bundle.painter.palette(content).trays if rest.tables else (),
        shown=msgspec.structs.replace(shown, sheets=(maps.sheet(bundle), *shown.sheets)),
    )


def painter(game: Game) -> Painter:
    if game.painter is None:
        raise missing(f"{game.id} has no maps that could be painted")
    return game.painter
