"""Packs that mean harm, in every game: refused in words before anything is played, with no more work than their length
is worth; and those that are only strange come to an end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.kernel.packs import LARGEST, LONGEST_TEXT, read_pack
from klubovna.lab.fuzz import fuzz
from klubovna.service.examining import played
from tests.games.within import inside, within
from tests.kernel.house import broken
from tests.kernel.test_pack_texts import work

BATTLE = within("napoleonics", "scenarios", "coa", "hill-fort")
MISSION = within("hagalaz", "missions", "reactor", "hot-door")
ROW = "D  T . . . . . . . . . . ."


def content(game: str, pack: str) -> Any:
    return klubovna.game(game).content({"pack": pack})


# Names and words


SIGNS = {
    "turns the line around": "\\u202eleh",
    "isolates": "\\u2066leh",
    "no width": "le\\u200bh",
    "a bell": "le\\u0007h",
    "a line of its own": "le\\u2028h",
    "a script": "<script>alert(1)</script>",
    "a message": "{ name-ney }",
}


@pytest.mark.parametrize("name", SIGNS.values(), ids=list(SIGNS))
def test_no_name_holds_signs_that_do_something(name: str) -> None:
    broken("signs? in it that can't be printed", lambda: content("napoleonics", BATTLE.replace("Vršek", name)))


@pytest.mark.parametrize("name", list(SIGNS.values())[:5], ids=list(SIGNS)[:5])
def test_nor_do_keys_and_sentences(name: str) -> None:
    for pack in (BATTLE.replace("ney = ", f'"{name}" = '), BATTLE.replace('id = "bridge-road"', f'id = "{name}"')):
        assert pack != BATTLE
        broken("can't be printed", partial(read_pack, pack))


def test_a_sentence_is_a_sentence_whatever_stands_in_it() -> None:
    """What is told of a mission's objective is shown as it is written: it is no message, and no page."""
    evil = '<img src=x onerror=\\"alert(1)\\"> { $hexes } \\\\ { name-shepard }'
    pack = MISSION.replace('id = "paragon"', f'id = "paragon"\ntext = {{ cs = "{evil}", en = "{evil}" }}')
    texts = klubovna.game("hagalaz").texts("en", content("hagalaz", pack))
    assert texts.text("goal-hot-door-paragon") == '<img src=x onerror="alert(1)"> { $hexes } \\ { name-shepard }'


# Ids


CLASHES: dict[str, tuple[str, str, str]] = {
    "ours, not said to be new": ("napoleonics", BATTLE.replace("new = true", ""), "the game has no 'hill-fort'"),
    "ours, said to be new": ("napoleonics", BATTLE.replace("hill-fort", "waterloo"), "has a 'waterloo' already"),
    "a seat": ("napoleonics", BATTLE.replace("hill-fort", "french"), "something of the game is called 'french'"),
    "two things of one id": (
        "napoleonics",
        BATTLE + '[units.hill-fort]\nnew = true\nnation = "french"\ntype = "line"\ncode = "X"\narm = "infantry"\n',
        "the pack has another 'hill-fort'",
    ),
    "no id": ("napoleonics", BATTLE.replace("hill-fort", "Hill_fort"), "matching regex"),
    "a way out of the folder": (
        "napoleonics", BATTLE.replace("[scenarios.hill-fort.", '["scenarios/../../hill-fort".'), "no such file",
    ),
    "another folder": ("napoleonics", BATTLE.replace("[scenarios.hill-fort", "[missions.hill-fort"), "no such file"),
    "two grounds of one letter": (
        "napoleonics",
        '[texts.mud]\ncs = "Bahno"\nen = "Mud"\n[terrain.mud]\nnew = true\nsign = "F"\n',
        "two kinds of terrain are written 'F'",
    ),
    "a picture that is not ours": (
        "napoleonics", f'[pictures]\nhill-fort = "x-onload"\n{BATTLE}', "the house has no picture of 'x-onload'",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "pack", "problem"), CLASHES.values(), ids=list(CLASHES))
def test_clashing_ids_are_told(game: str, pack: str, problem: str) -> None:
    broken(problem, lambda: content(game, pack))


# Maps


def battle(rows: str) -> str:
    begin, end = BATTLE.index("A . ."), BATTLE.index("'''", BATTLE.index("A . ."))
    return BATTLE[:begin] + rows + BATTLE[end:]


def mission(rows: str) -> str:
    begin = MISSION.index("hexes = '''") + len("hexes = '''\n")
    return MISSION[:begin] + rows + MISSION[MISSION.index("'''", begin) :]


MAPS: dict[str, tuple[str, str, str]] = {
    "a million hexes": ("napoleonics", battle("F " * 1_000_000), f"longer than {LARGEST} letters"),
    "as many as a pack may hold": ("napoleonics", battle("F " * 20_000), f"longer than {LONGEST_TEXT} letters"),
    "as many as a drawing may hold": ("napoleonics", battle("A " + "F " * 2_400 + "\n"), "1 rows, there should be 9"),
    "a row of hundreds": ("napoleonics", BATTLE.replace(ROW, ROW + " F" * 1_500), "row D has 1512 hexes"),
    "a row of dots": ("napoleonics", BATTLE.replace(ROW, ROW + " ." * 1_500), "more than 60 dots in a line"),
    "hundreds of rows": ("hagalaz", mission("A . .\n\n" * 600), "600 rows; a map has 2 to 15"),
    "a row of hundreds in a mission": ("hagalaz", mission(f"A {'  s ' * 400}\n\nB   .\n"), "longer than 20 hexes"),
    "nothing at all": ("napoleonics", battle(""), "0 rows, there should be 9"),
    "a hex that is not there": ("napoleonics", BATTLE.replace('ney = "B6"', 'ney = "Q99"'), "there is no hex"),
    "a unit in a river": ("napoleonics", BATTLE.replace('"B6"', '"H1"', 1), "can't stand on H1, which is river"),
    "where nobody can get to": (
        "napoleonics", BATTLE.replace('hexes = ["I7", "I8"]', 'hexes = ["H1"]'), "H1 is river: no unit can get there",
    ),
    "more than there is to gain": ("napoleonics", BATTLE.replace("banners = 6", "banners = 20"), "army can't win"),
    "a way that is walled in": ("hagalaz", MISSION.replace('["H2"] }', '["H3"] }'), "H3 has no objective"),
}  # fmt: skip


@pytest.mark.parametrize(("game", "pack", "problem"), MAPS.values(), ids=list(MAPS))
def test_maps_on_which_nobody_can_play_are_refused(game: str, pack: str, problem: str) -> None:
    assert pack not in (BATTLE, MISSION)
    broken(problem, lambda: content(game, pack))


GROWING: dict[str, tuple[str, Callable[[int], str]]] = {
    "battles": ("napoleonics", lambda n: "".join(BATTLE.replace("hill", chr(97 + i)) for i in range(n // 50))),
    "a wide row": ("napoleonics", lambda n: BATTLE.replace(ROW, ROW + " F" * (4 * n))),
    "unknown letters": ("napoleonics", lambda n: BATTLE.replace(ROW, "D  " + "§ " * (4 * n))),
    "leaders": ("napoleonics", lambda n: BATTLE.replace("ney", "".join(f'l{i} = "B{i}"\n' for i in range(n)) + "ney")),
    "objectives": ("hagalaz", lambda n: MISSION + '[[missions.hot-door.objectives]]\nid = "x"\n' * (n // 10)),
    "marks": ("hagalaz", lambda n: mission(f"A   {'s' * n}\n\nB     .   .\n")),
}  # fmt: skip


@pytest.mark.parametrize(("game", "grown"), GROWING.values(), ids=list(GROWING))
def test_twice_as_much_of_a_map_takes_no_more_than_twice_as_long(game: str, grown: Callable[[int], str]) -> None:
    """Counted, not timed, from the text to the refusal or the box."""
    found = klubovna.game(game)
    least = work(lambda: found.loaded.with_pack(read_pack(BATTLE if game == "napoleonics" else MISSION)))
    read_pack.cache_clear()
    little, much = (work(partial(_loaded, found, grown(n))) for n in (100, 200))
    assert much <= 2.2 * max(little, least)


def _loaded(game: klubovna.Game, pack: str) -> None:
    game.loaded.with_pack(read_pack(pack))


# Options


def test_an_option_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(klubovna.Unreadable, match="napoleonics has no option 'deck'; there are: scenario"):
        klubovna.new("napoleonics", pack=BATTLE, deck="hill-fort")
    with pytest.raises(klubovna.Unreadable, match=r"scenario can't be 'hill'; choose from .*'albuera', 'hill-fort'"):
        klubovna.new("napoleonics", pack=BATTLE, scenario="hill")


# Strange, but legal


def strange(game: str) -> tuple[str, dict[str, Any]]:
    """Packs in which everything is as large as it may be, or does nothing."""
    match game:
        case "kacir":
            villagers = klubovna.game("kacir").content().pages.tables["villagers"]
            ability = 'ability = [{ do = "gain", count = 9 }, { do = "draw", count = 9 }, { do = "gain", count = 9 }]'
            return "".join(f"[villagers.{id}]\nassets = 9\n{ability}\npaid = []\n" for id in villagers), {}
        case "vzdor":
            maquis = klubovna.game("vzdor").content().pages.tables["maquis"]
            covert = '{ strength = 0, phase = ["planning"], action = { do = "draw" } }'
            idle = f"covert = {covert}\nrevealed = {{ strength = 0 }}\n"
            return "".join(f"[maquis.{id}]\n{idle}" for id in maquis), {}
        case "blitzkrieg":
            weapons = klubovna.game("blitzkrieg").content().pages.tables["weapons"]
            return "".join(f"[weapons.{id}]\nvalue = 30\n" for id in weapons), {}
        case "hagalaz":
            heroes = klubovna.game("hagalaz").content().pages.tables["heroes"]
            weak = "".join(f"[heroes.{id}]\nhealth = 1\nshields = 1\n" for id in heroes)
            return MISSION.replace("rounds = 8", "rounds = 20") + weak, {"scenario": "hot-door"}
    units = klubovna.game("napoleonics").content().pages.tables["units"]
    weak = "".join(
        f"[units.{id}]\nblocks = 1\nmove = 0\nmarch = 0\nrange = 0\n" for id in units if "artillery" not in id
    )
    return inside(_rivers(), "scenarios", "hill-fort") + weak, {"scenario": "hill-fort"}


def _rivers() -> str:
    """Two armies that can't come to one another."""
    rows = "\n".join(
        f"{letter} {'r ' * (13 - n % 2) if n in (3, 4) else '. ' * (13 - n % 2)}"
        for n, letter in enumerate("ABCDEFGHI")
    )
    return (
        f"[battle]\n[start]\nfirst = 'top'\n[victory]\nbanners = 1\n[map]\nhexes = '''\n{rows}\n'''\n"
        "[top]\narmy = 'french'\nhand = 2\n[bottom]\narmy = 'allied'\nhand = 2\n[deployment]\n"
        "[deployment.top]\nunits = { french-line = ['A1'] }\n[deployment.bottom]\nunits = { british-line = ['I1'] }\n"
    )


@pytest.mark.parametrize("game", klubovna.games())
def test_a_strange_game_comes_to_its_end(game: str) -> None:
    pack, agreed = strange(game)
    found = klubovna.game(game)
    settings = found.settings({"pack": pack, **agreed}, own=True)
    played(found, settings)


def test_laws_hold_with_a_pack_too(tmp_path: Path) -> None:
    """Whatever a pack brings comes up, and is played under all laws."""
    trial = fuzz(range(4), "hagalaz", tmp_path, {"scenario": ["hot-door"], "players": [2]}, {"pack": MISSION})
    assert trial.games == 4
