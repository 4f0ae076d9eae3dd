"""Whatever may grow in a box grows: things of an owner's own are told in both languages, drawn and played."""

from __future__ import annotations

import importlib
import random

import pytest

import klubovna
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text
from klubovna.service.examining import played


def muddy() -> str:
    """The map of the first battle with mud for its forests."""
    battle: str = importlib.import_module("klubovna.games.napoleonics.box").load().scenarios["rolica-first"].map.hexes
    assert "F" in battle[2:]
    return "".join(line[:1] + line[1:].replace("F", "m") + "\n" for line in battle.splitlines() if line)


NAMES = "[texts.{0}]\ncs = 'Nová'\nen = 'New'\n"
THINGS = {
    "hagalaz threats": ("second-wave", """
        deck = "cerberus"
        number = 90
        orders = [{ do = "far", count = 2 }, { do = "activate", types = ["trooper"] }]
    """),
    "hagalaz grunts": ("sky-trooper", """
        faction = "cerberus"
        code = "Sk"
        tokens = [
          { challenge = "low", copies = 5, attack = 1, shields = 2, specialisation = "runner" },
          { challenge = "medium", copies = 3, attack = 2, shields = 2 },
          { challenge = "extreme", copies = 2, attack = 3, shields = 3 },
        ]
    """),
    "blitzkrieg tokens": ("monitor", """
        type = "fleet"
        value = 3
        ability = "bombing"
        copies = { axis = 2, allies = 2, japan = 1, germany = 1 }
    """),
    "blitzkrieg weapons": ("ironclad", """
        type = "fleet"
        value = 5
        ability = "rapid"
        copies = 2
    """),
    "vzdor enemies": ("border-patrol", """
        czech_title = "house"
        defence = [2, 3]
        keyword = "survive"
        effect = { do = "civilian" }
    """),
    "vzdor missions": ("weather-station", """
        czech_title = "house"
        era = 1
        garrison = 2
        defence = 3
        points = 2
        keyword = "defeat"
        effect = { do = "reinforce", where = "others" }
    """),
}  # fmt: skip
MAQUIS = """
[maquis.{0}]
new = true
covert = {{ strength = 1, phase = ["planning"], action = {{ do = "draw" }} }}
revealed = {{ strength = 3 }}
"""
UNIT = """
[units.french-tirailleur]
new = true
nation = "french"
type = "light"
code = "TR"
arm = "infantry"
blocks = 3
move = 2
range = 3
light = true
["scenarios/rolica-first".deployment.top.units]
french-tirailleur = ["F6"]
"""
CHAMPION = """
[champions.siege-walker]
new = true
faction = "cerberus"
code = "Sw"
copies = 1
attack = 2
trait = "whip"
[missions.cerberus-weapons]
champions = [{ mark = "1", kind = "siege-walker", resilience = [3, 4] }]
"""
GROUND = """
[pictures]
deep-mud = "forest"
[terrain.deep-mud]
new = true
sign = "m"
stop = true
battle = "none"
closed = ["artillery"]
into = { melee = [-1, -2, 0], fire = [-1, -2, 0] }
out = { melee = [0, -1, 0] }
square = false
[scenarios.rolica-first.map]
hexes = '''
{0}'''
"""
PACKS = {
    **{
        f"{where} {id}": (where.split()[0], id, f"{NAMES.format(id)}[{where.split()[1]}.{id}]\nnew = true\n{fields}")
        for where, (id, fields) in THINGS.items()
    },
    "vzdor maquis": (
        "vzdor",
        "rosa-nova",
        "".join(NAMES.format(id) + MAQUIS.format(id) for id in ("rosa-nova", "juan-novo"))
        + "[rules.setup]\ncovert = 13\n",
    ),
    "hagalaz champions": ("hagalaz", "siege-walker", NAMES.format("siege-walker") + CHAMPION),
    "napoleonics terrain": ("napoleonics", "deep-mud", NAMES.format("deep-mud") + GROUND.replace("{0}", muddy())),
    "napoleonics units": ("napoleonics", "french-tirailleur", NAMES.format("french-tirailleur") + UNIT),
}


@pytest.fixture(params=list(PACKS.values()), ids=list(PACKS))
def grown(request: pytest.FixtureRequest) -> tuple[klubovna.Game, str, str]:
    game, id, pack = request.param
    return klubovna.game(game), id, pack


def test_what_grows_is_played_to_the_end(grown: tuple[klubovna.Game, str, str]) -> None:
    game, id, pack = grown
    seen = 0
    for seed in range(6):
        table, rng = klubovna.new(game.id, seed=seed, pack=pack), random.Random(seed)
        assert id in {block for one in table.content.pages.tables.values() if isinstance(one, dict) for block in one}
        while table.seat is not None and len(table.record.entries) < 400:
            table.play(rng.choice(table.options))
        seen += id.encode() in table.record.to_bytes()
        for seat in (*table.seats, None):
            assert table.view(seat)
    assert seen or game.id == "blitzkrieg", "in one of the games it is met by its id"


def test_it_is_told_in_both_languages_and_drawn(grown: tuple[klubovna.Game, str, str]) -> None:
    game, id, pack = grown
    table = klubovna.new(game.id, seed=1, pack=pack)
    for language in LANGUAGES:
        texts = game.texts(language, table.content)
        assert texts.name(id) == {"cs": "Nová", "en": "New"}[language]
        wording = game.wording(table.content).get(id, {}) if game.wording else {}
        for lines in wording.values():
            assert "{" not in text(lines, texts)
    assert str(table)


def test_it_is_proved_before_strangers_sit_down_to_it(grown: tuple[klubovna.Game, str, str]) -> None:
    game, _, pack = grown
    played(game, game.settings({"pack": pack}, own=True))


def test_bots_play_with_it(grown: tuple[klubovna.Game, str, str]) -> None:
    game, _, pack = grown
    table = klubovna.new(game.id, seed=2, pack=pack)
    for _ in range(3):
        table.play(table.ask("greedy"))
    assert table.ask("novice") in table.options
