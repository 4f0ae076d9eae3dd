"""Whoever tells newcomers what to look at in one kind of decision tells it in every kind, in every language, in a
sentence that is read at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.kernel.errors import Broken
from klubovna.kernel.fitting import said
from klubovna.kernel.frames import MATTERS, Decision
from klubovna.kernel.game import Game
from klubovna.kernel.kinds import concrete
from klubovna.kernel.texts import LANGUAGES

LONGEST = 160
"""So many letters stand beside a question without being in its way."""


def unweighed(game: Game) -> Iterator[Broken]:
    """What is wrong with these sentences; nothing where the game has none. That something is said in one language only
    is told of all texts alike."""
    told = {id for id in said(game, *LANGUAGES) if id.startswith(MATTERS)}
    kinds = {kind.matters().id for kind in concrete(Decision, game.package)} if told else set()
    for language in LANGUAGES if told else ():
        file, texts = f"{game.package}/texts/{language}.ftl", game.texts(language)
        for id in sorted(kinds - told):
            yield Broken("not said, though other decisions have their sentence", file=file, field=id)
        for id in sorted(told - kinds):
            yield Broken("there is no decision of this kind", file=file, field=id)
        for id in sorted(told):
            if (letters := len(texts.text(id))) > LONGEST:
                yield Broken(f"{letters} letters, more than {LONGEST}", file=file, field=id)
