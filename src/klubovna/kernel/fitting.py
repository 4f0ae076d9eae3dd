"""Whether what a game says of itself fits together: errors name the field, and the file where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import get_type_hints

import msgspec

from klubovna.kernel import lid
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.texts import LANGUAGES, MESSAGE


def misprints(game: Game) -> Iterator[Broken]:
    """What nobody could play with: no words, content that does not fit its shape, a view that does not say what it
    shows, a lid that speaks of options, choices and seats that the game does not have."""
    for language in LANGUAGES:
        if not (files(game.package) / "texts" / f"{language}.ftl").is_file():
            yield Broken("no such file", file=f"{game.package}/texts/{language}.ftl")
    try:
        game.content()
    except Broken as problem:
        yield problem
    shown = get_type_hints(game.view).get("return")
    if not (isinstance(shown, type) and issubclass(shown, msgspec.Struct)):
        yield Broken(f"says that it returns {shown!r}, and should say which Struct", field="view")
    known = {option.name for option in game.options}
    for name in game.lid.asked or ():
        if name not in known:
            yield Broken(f"there is no option {name!r}", field="lid.asked")
    try:
        game.settings(game.lid.quick)
    except Unreadable as problem:
        yield Broken(str(problem), field="lid.quick")
    seats = {seat for _, seats in game.seatings for seat in seats} | set(game.seats)
    if game.lid.easiest is not None and game.lid.easiest not in seats:
        yield Broken(f"there is no seat {game.lid.easiest!r}", field="lid.easiest")
    for option in game.options:
        if option.when is not None and option.when[0] not in known:
            yield Broken(f"{option.name!r} depends on {option.when[0]!r}, which does not exist", field="options")


def missing_words(game: Game) -> Iterator[Broken]:
    """What has to be said of every game in every language, before anything happens in it."""
    seats = {seat for _, seats in game.seatings for seat in seats} | set(game.seats)
    options = [f"option-{option.name}" for option in game.options]
    choices = [f"option-{option.name}-{choice}" for option in game.options for choice in option.choices]
    for language in LANGUAGES:
        file = f"{game.package}/texts/{language}.ftl"
        if not (files(game.package) / "texts" / f"{language}.ftl").is_file():
            continue
        for word in lid.NEEDED:
            if word not in lid.words(game.package, language):
                yield Broken("not said, in a line of its own", file=file, field=f"game-{word}")
        for id in sorted(said(game, *LANGUAGES) - said(game, language)):
            yield Broken("said in another language, but not here", file=file, field=id)
        texts = game.texts(language)
        for id in [*options, *choices, *(f"name-{seat}" for seat in seats if not texts.named(seat))]:
            if not texts.has(id):
                yield Broken("not said", file=file, field=id)
        if not (files(game.package) / "rulebook" / f"{language}.md").is_file():
            yield Broken("no rules to be read", file=f"{game.package}/rulebook/{language}.md")


def said(game: Game, *languages: str) -> set[str]:
    """The messages of the game's own texts, in any of these languages."""
    pages = [files(game.package) / "texts" / f"{language}.ftl" for language in languages]
    return {id for page in pages if page.is_file() for id in MESSAGE.findall(page.read_text("utf-8"))}
