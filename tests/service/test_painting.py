"""Bundles of maps: packs that bring one along, with its names, whatever else they say."""

from __future__ import annotations

import contextlib
import random

import pytest

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import PACK, Game
from klubovna.kernel.packs import LARGEST
from klubovna.kernel.painting import Entered, Stroke
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.written import written
from klubovna.service.examining import played
from klubovna.service.refusals import Refused
from klubovna.service.workshop import maps, painting
from klubovna.service.workshop.painting import Painted, Painting
from klubovna.service.workshop.telling import texts

GAMES = [klubovna.game(id) for id in klubovna.games() if klubovna.game(id).painter]
MAPS = [(game, id) for game in GAMES for id in painting.palette(game.id).starts]
NAMED = Entered("names/name/cs", "Brod u mlýna")
UNIT = """
[texts.french-lancer]
cs = "francouzští huláni"
en = "French lancers"

[units.french-lancer]
new = true
nation = "french"
type = "light-cavalry"
code = "LC"
arm = "cavalry"
blocks = 3
move = 3
"""


def paint(game: str, text: str, *touches: Stroke | Entered) -> Painted:
    return painting.paint(game, Painting(text, touches))


@pytest.mark.parametrize(("game", "start"), MAPS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_every_map_of_ours_is_the_same_in_a_draft(game: Game, start: str) -> None:
    """Opened and written, it is equal to what was copied; and nothing is wrong with it."""
    assert game.painter
    copied = painting.start(game.id, start, 0)
    bundle = maps.opened(game, game.painter, copied.text)
    words = {language: game.texts(language) for language in LANGUAGES}
    copy = game.painter.start(game.content(), start, 0)
    assert bundle.file == game.painter.told(copy, start, lambda id: {k: t.text(id) for k, t in words.items()})
    assert paint(game.id, copied.text).text == copied.text == bundle.text
    assert [one for one in copied.shown.remarks if not one.doubt] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_copy_is_a_choice_of_the_table_and_is_played(game: Game) -> None:
    copied = painting.start(game.id, painting.palette(game.id).starts[0], 0)
    settings = game.settings({PACK: copied.text, copied.option: copied.id}, own=True)
    played(game, settings)


def test_names_in_both_languages_and_a_sentence() -> None:
    copied = painting.start("napoleonics", "coa", 0)
    assert copied.names["cs"] == "Craufurd na řece Côa (kopie)"
    named = paint("napoleonics", copied.text, NAMED, Entered("names/told/en", "A mill,  and a ford."))
    assert named.names["cs"] == "Brod u mlýna"
    assert "A mill, and a ford." in named.words["en"]
    assert [entry.value for entry in named.shown.sheets[0].blanks][:2] == ["Brod u mlýna", copied.names["en"]]


@pytest.mark.parametrize("value", ["", "   ", "x" * 61, "<b>", "{ name }", "a\u202eb"])
def test_a_name_that_is_none_is_refused(value: str) -> None:
    copied = painting.start("napoleonics", "empty", 0)
    with pytest.raises(Broken):
        paint("napoleonics", copied.text, Entered("names/name/en", value))


def test_a_battle_alone_becomes_a_draft() -> None:
    """As `klubovna scenario show` prints it."""
    game = klubovna.game("napoleonics")
    assert game.painter
    text = written(game.painter.start(game.content(), "coa", 0))
    assert paint("napoleonics", text).id == maps.OWN


def test_a_pack_keeps_what_else_it_says_and_paints_with_it() -> None:
    """A unit of its own is on the palette, and painted; the next stroke finds all of it again."""
    text = painting.start("napoleonics", "coa", 0).text + UNIT
    touched = paint("napoleonics", text, Stroke("brush", ("A1",), "unit/french-lancer"), NAMED)
    assert "unit/french-lancer" in [paint.id for tray in touched.trays for paint in tray.paints]
    assert "French lancers" in touched.words["en"]
    (laid,) = next(cell for cell in touched.shown.cells if cell.id == "A1").laid
    assert laid.thing == "french-lancer"
    game = klubovna.game("napoleonics")
    settings = game.settings({PACK: touched.text, touched.option: touched.id}, own=True)
    state = game.set_up(game.content(settings), settings)
    assert game.texts("en", game.content(settings)).name("painted") == touched.names["en"]
    assert state.stack


def test_whatever_is_painted_can_be_read_again() -> None:
    rng = random.Random(3)
    for game in GAMES:
        palette = painting.palette(game.id)
        paints = [paint.id for tray in palette.trays for paint in tray.paints]
        map = painting.start(game.id, "random", 4)
        for _ in range(60):
            place = rng.choice(palette.places).id
            stroke = Stroke(rng.choice(["brush", "erase"]), (place,), rng.choice(paints), mirror="across")
            with contextlib.suppress(Broken):
                map = paint(game.id, map.text, stroke)
        assert paint(game.id, map.text) == map


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sheets_have_words(game: Game) -> None:
    shown = painting.start(game.id, painting.palette(game.id).starts[0], 0).shown
    for language in LANGUAGES:
        t = texts(game.package, language)
        said = [message for one in shown.sheets for message in (one.title, *(entry.label for entry in one.blanks))]
        assert [problem for message in said for problem in t.problems(message)] == []


HOSTILE = {
    "too long": "x" * (LARGEST + 1),
    "no TOML": "[pack",
    "no map": "[pack]\ngame = 'napoleonics'\n",
    "a map that is none": "[scenarios.x]\nnew = true\nbattle = 3\n",
    "too deep": "[scenarios.x]\nnew = true\nbattle = " + "[" * 30 + "]" * 30 + "\n",
    "another game": "[missions.x]\nnew = true\n",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_can_not_be_read_is_refused(what: str) -> None:
    with pytest.raises(Broken):
        paint("napoleonics", HOSTILE[what])


def test_games_without_maps() -> None:
    with pytest.raises(Refused):
        painting.palette("kacir")
    with pytest.raises(Refused):
        painting.start("napoleonics", "cannae", 0)
