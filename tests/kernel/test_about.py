"""Where things on the table are told of: by their names, by their sorts, and with the source of the content."""

from __future__ import annotations

from pathlib import Path

import klubovna
from klubovna.kernel.about import About, about, abouts


def test_a_thing_is_known_by_its_name_as_a_block_and_by_its_sort() -> None:
    known = {"pile:covert": About("draw"), "abel": About("cards", "public"), "pile": About("cards")}
    assert about(known, "pile:covert") == About("draw")
    assert about(known, "card:abel") == about(known, "abel") == About("cards", "public")
    assert about(known, "pile:graveyard") == About("cards")
    assert about(known, "abel-2") == about(known, "abel-1-2") == About("cards", "public")
    assert about(known | {"hex": About("map")}, "E12") == About("map")
    assert about(known, "moon") is about(known, "E12") is None


def test_a_block_has_the_source_of_its_content_and_a_pack_is_a_source(tmp_path: Path) -> None:
    (tmp_path / "maquis.toml").write_text("[abel.covert]\nstrength = 5\n", "utf-8")
    game = klubovna.game("vzdor")
    assert abouts(game.package, game.content())["abel"] == About("cards", "public")
    assert abouts(game.package, game.content({"pack": game.pack(tmp_path)}))["abel"] == About("cards", "pack")


def test_a_whole_file_is_no_more_certain_than_its_least_certain_block() -> None:
    """Rulebook: scenarios; victory and losses of Coa are known, its map is ours."""
    game = klubovna.game("napoleonics")
    content = game.content()
    assert {block.source for block in content.blocks if block.file == "scenarios/coa"} == {"public", "house"}
    assert abouts(game.package, content)["coa"] == About("scenarios", "house")


def test_a_game_without_the_file_tells_of_nothing() -> None:
    assert abouts("tests.kernel.sealed", klubovna.game("vzdor").content()) == {}
