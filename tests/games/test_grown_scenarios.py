"""Battles and missions that a pack brings: whole files in a table, chosen at the table by their ids."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.cli import main
from klubovna.cli.play import scenario_of
from klubovna.kernel.packs import load_pack, read_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.packs import pack_info
from klubovna.terminal.start import Plan
from tests.games.within import within
from tests.kernel.house import broken

BATTLE = within("napoleonics", "scenarios", "coa", "hill-fort")
MISSION = within("hagalaz", "missions", "reactor", "hot-door")
GROWN = [("napoleonics", BATTLE, "hill-fort"), ("hagalaz", MISSION, "hot-door")]
Capture = pytest.CaptureFixture[str]


def table_of(game: str, pack: str, scenario: str, choices: int = 40) -> klubovna.Table:
    table, rng = klubovna.new(game, seed=3, pack=pack, scenario=scenario), random.Random(3)
    while table.seat is not None and len(table.record.entries) < choices:
        table.play(rng.choice(table.options))
    return table


@pytest.mark.parametrize(("game", "pack", "id"), GROWN)
def test_it_is_chosen_played_and_replayed_anywhere(game: str, pack: str, id: str, tmp_path: Path) -> None:
    table: Any = table_of(game, pack, id)
    assert table.state.field.id == id
    table.record.save(tmp_path / "game.jsonl")
    again = klubovna.load(tmp_path / "game.jsonl")
    assert again.state == table.state
    assert table.game.from_json(table.game.to_json(table.state)) == table.state
    assert again.record.header.options["scenario"] == id


@pytest.mark.parametrize(("game", "pack", "id"), GROWN)
def test_it_is_a_choice_only_where_the_pack_is(game: str, pack: str, id: str) -> None:
    found = klubovna.game(game)
    scenario = next(option for option in found.options if option.name == "scenario")
    assert scenario.offers(read_pack(pack)) == (*scenario.choices, id)
    with pytest.raises(klubovna.Unreadable, match=f"scenario can't be '{id}'"):
        klubovna.new(game, scenario=id)
    with pytest.raises(klubovna.Unreadable, match=f"scenario can't be 'valley'; choose from .*'{id}'"):
        klubovna.new(game, pack=pack, scenario="valley")


@pytest.mark.parametrize(("game", "pack", "id"), GROWN)
def test_it_has_its_name_in_both_languages_also_as_a_choice(game: str, pack: str, id: str) -> None:
    table = klubovna.new(game, seed=1, pack=pack, scenario=id)
    for language in LANGUAGES:
        texts = table.game.texts(language, table.content)
        assert {texts.name(id), texts.text(f"option-scenario-{id}")} == {{"cs": "Vršek", "en": "The hill"}[language]}


@pytest.mark.parametrize(("game", "pack", "id"), GROWN)
def test_a_folder_of_files_says_the_same(game: str, pack: str, id: str, tmp_path: Path) -> None:
    known, told = read_pack(pack), next(name for name in read_pack(pack).tables)
    (tmp_path / told).mkdir()
    file, source = {"napoleonics": "coa", "hagalaz": "reactor"}[game], Path(klubovna.__file__).parent / "games" / game
    text = (source / "content" / told / f"{file}.toml").read_text("utf-8")
    (tmp_path / "pack.toml").write_text(pack.partition(f"[{told}")[0], "utf-8")
    (tmp_path / told / f"{id}.toml").write_text(f"new = true\n{text}", "utf-8")
    assert load_pack(tmp_path).tables == known.tables
    assert read_pack(load_pack(tmp_path).text).tables == known.tables


def test_before_a_game_in_the_terminal_it_is_chosen_like_ours(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(BATTLE, "utf-8")
    plan = Plan(klubovna.game("napoleonics"), pack=tmp_path / "mine.toml")
    row = [option.name for option in plan.options].index("scenario")
    plan.change(row, -1)
    assert plan.settings["scenario"] == "hill-fort"
    table: Any = plan.session(tmp_path / "game.jsonl").table
    assert table.state.field.id == "hill-fort"


def test_what_differs_is_a_new_thing(tmp_path: Path, capsys: Capture) -> None:
    game = klubovna.game("napoleonics")
    info = pack_info(game, game.content({"pack": BATTLE}))
    assert info is not None
    (one,) = info.differing
    assert (one.file, one.block, one.new, one.fields["victory.banners"]) == ("scenarios", "hill-fort", True, (None, 6))
    (tmp_path / "mine.toml").write_text(f'[pack]\ngame = "napoleonics"\n{BATTLE}', "utf-8")
    for task in ("check", "show", "diff", "text"):
        assert main(["pack", task, str(tmp_path / "mine.toml"), "--lang", "cs"]) == 0
    told = capsys.readouterr().out
    assert "a sound pack of napoleonics" in told
    assert "scenarios.hill-fort (Vršek), new" in told


def test_what_may_grow_is_said_when_a_pack_begins(tmp_path: Path, capsys: Capture) -> None:
    assert main(["pack", "new", "hagalaz", str(tmp_path / "mine")]) == 0
    begun, grows = capsys.readouterr().out.splitlines()
    assert begun.endswith("campaign.toml, missions/….toml")
    assert grows == "what is new stands in: champions, grunts, missions, threats"


@pytest.mark.parametrize(("told", "meant"), [("hill-fort", "hill-fort"), ("mine.toml", Path("mine.toml"))])
def test_a_scenario_is_named_by_its_id_or_by_its_file(told: str, meant: str | Path) -> None:
    assert scenario_of(told) == meant


def test_exits_and_objectives_of_a_new_battle_are_told_one_by_one() -> None:
    game = klubovna.game("napoleonics")
    info = pack_info(game, game.content({"pack": BATTLE}))
    assert info is not None
    fields = info.differing[0].fields
    assert fields["exits.1.id"] == (None, "bridge-road")
    assert not [path for path in fields if path.endswith("source")], "that it is the owner's is known"


def test_a_battle_of_ours_is_corrected_in_either_form() -> None:
    game = klubovna.game("napoleonics")
    for place in ('"scenarios/coa"', "scenarios.coa"):
        box: Any = game.content({"pack": f"[{place}.victory]\nbanners = 4\n"})
        assert box.battles["coa"].banners == 4


def test_objectives_are_told_in_both_languages_and_leaders_have_names() -> None:
    pack = MISSION.replace('id = "paragon"', 'id = "paragon"\ntext = { cs = "Uteč { teď }!", en = "Run!" }')
    game = klubovna.game("hagalaz")
    texts = game.texts("cs", game.content({"pack": pack}))
    assert texts.text("goal-hot-door-paragon") == "Uteč { teď }!"
    battle = BATTLE.replace("montbrun = ", "zrzek = ") + '[texts.zrzek]\ncs = "Zrzek"\nen = "Red"\n'
    table: Any = klubovna.new("napoleonics", seed=1, pack=battle, scenario="hill-fort")
    assert "zrzek" in [leader.id for leader in table.state.field.leaders]
    assert table.game.texts("cs", table.content).name("zrzek") == "Zrzek"


WRONG = [
    ("hex", 'ney = "B6"', 'ney = "Z6"', "there is no hex 'Z6'", "scenarios.hill-fort.deployment.top.leaders.ney"),
    ("row", "F  . H H", "F  H H", "row F has 11 hexes, there should be 12", "scenarios.hill-fort.map.hexes"),
    ("field", "banners = 6", "baners = 6", "unknown field `baners`", "scenarios.hill-fort.victory"),
    ("not new", "new = true", "new = false", "what is new says new = true", "scenarios.hill-fort.new"),
    ("unknown", "new = true", "", "the game has no 'hill-fort'; what is new says new = true", "scenarios.hill-fort"),
    ("no name", "[texts.hill-fort]", "[texts.ney]", "'hill-fort' is new and has no name yet", "texts"),
]


@pytest.mark.parametrize(("old", "new", "problem", "field"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, problem: str, field: str) -> None:
    pack = BATTLE.replace(old, new, 1)
    assert pack != BATTLE
    found = broken(problem, lambda: klubovna.game("napoleonics").content({"pack": pack}))
    assert (found.field, found.line is not None) == (field, True)


def test_an_id_of_ours_is_not_new() -> None:
    pack = BATTLE.replace("hill-fort", "coa")
    broken("the game has a 'coa' already", lambda: klubovna.game("napoleonics").content({"pack": pack}))
    pack = BATTLE.replace("hill-fort", "forest")
    broken("the game has a 'forest' already", lambda: klubovna.game("napoleonics").content({"pack": pack}))
