"""Maps of one's own, painted: what there is to paint with, what to begin with, and what comes of a touch.

Nothing is kept: whoever paints hands in the text of the map with what is to be done to it, and is handed a new text.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.own import LARGEST
from klubovna.kernel.painter import Painter
from klubovna.kernel.painting import MOST_TOUCHES, Painted, Palette, Touch
from klubovna.service.printed import known_game
from klubovna.service.refusals import missing


class Painting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map, and what is to be done to it."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    touches: Annotated[tuple[Touch, ...], msgspec.Meta(max_length=MOST_TOUCHES)] = ()


def palette(game: str) -> Palette:
    found = known_game(game)
    return painter(found).palette(found.content())


def start(game: str, name: str, seed: int) -> Painted:
    """A map to begin with: a copy of one of the house, `empty`, or `random`."""
    found = known_game(game)
    content = found.content()
    try:
        return painter(found).paint(content, painter(found).start(content, name, seed), ())
    except Broken as problem:
        raise missing(str(problem)) from None


def paint(game: str, asked: Painting) -> Painted:
    """Raises Broken where the text can't be read, and where nothing of that kind can be done."""
    found = known_game(game)
    return painter(found).paint(found.content(), asked.text, asked.touches)


def painter(game: Game) -> Painter:
    if game.painter is None:
        raise missing(f"{game.id} has no maps that could be painted")
    return game.painter
