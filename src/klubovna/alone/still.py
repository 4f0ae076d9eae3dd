"""What the house for one says whoever asks, as files: so that the page has games, rules and lessons before its Python
is there. Puzzles would be most of it by far, and are laid when one is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from klubovna import shelf
from klubovna.kernel import lessons, lid
from klubovna.kernel.game import Game
from klubovna.kernel.texts import LANGUAGES
from klubovna.service import printed
from klubovna.service.learning import collection, courses, learned
from klubovna.service.refusals import Refused
from klubovna.service.wire import encode
from klubovna.service.workshop import box, forms


def answers() -> dict[str, bytes]:
    """By their paths below `/api`. (`learn` is what somebody is told who has not learned anything yet.)"""
    found = {"games": encode(printed.games()), "learn": encode(courses.courses({}))}
    for game in shelf.sound()[0]:
        found |= dict(_of_game(game))
    return found


def _of_game(game: Game) -> Iterator[tuple[str, bytes]]:
    id = game.id
    picture = lid.cover(game.package)
    if picture is not None:
        yield f"games/{id}/cover.svg", picture
    yield f"content/{id}", encode(printed.content(id))
    yield f"games/{id}/box", encode(box.of(id))
    yield f"games/{id}/forms", encode(forms.of(id))
    yield f"rules/{id}/learned", encode(learned.of(id))
    for language in LANGUAGES:
        yield f"texts/{id}/{language}.ftl", printed.texts(id, f"{language}.ftl").encode()
        with suppress(Refused):  # the game has none
            yield f"rules/{id}/{language}.md", printed.rules(id, f"{language}.md").encode()
        with suppress(Refused):
            yield f"learn/{id}/words/{language}", courses.words(id, language).encode()
        with suppress(Refused):
            yield f"puzzles/{id}/words/{language}", collection.words(id, language).encode()
    for lesson in lessons.sound(game.package)[0]:
        yield f"learn/{id}/{lesson.name}", courses.script(id, lesson.name)
