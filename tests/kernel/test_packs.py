"""Content is TOML that says where it comes from. An owner's pack may correct it, and is told where it is wrong."""

from __future__ import annotations

import shutil
import time
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

import klubovna
from klubovna.kernel.content import Block, read
from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import load_pack
from klubovna.kernel.toml import LARGEST_FILE, line_of
from tests.kernel.house import broken, everything, to_the_end

VZDOR = klubovna.game("vzdor")


class Card(Block, frozen=True):
    """A card of the little content of these tests."""

    power: Annotated[int, msgspec.Meta(ge=0, le=9)]
    colour: str = "red"


class Prize(Block, frozen=True):
    id: str
    points: Annotated[int, msgspec.Meta(ge=0)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Hand
    prizes: tuple[Prize, ...]


class Hand(Block, frozen=True):
    cards: tuple[Annotated[int, msgspec.Meta(le=9)], ...]


SCHEMA = {"cards": dict[str, Card], "numbers": Numbers}
CARDS = """
[knight]
source = "rulebook"
power = 3

[bishop]
source = "house"
power = 2
"""
NUMBERS = """
[hand]
source = "public"
cards = [1, 2]

[[prizes]]
id = "gold"
source = "rulebook"
points = 5

[[prizes]]
id = "silver"
source = "rulebook"
points = 3
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    return folder(tmp_path / "ours", cards=CARDS, numbers=NUMBERS)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "pack"


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, "utf-8")
    return path


def content(pack: Path) -> Any:
    return VZDOR.content({"pack": VZDOR.pack(pack)})


def corrected(ours: Path, pack: Path, **files: str) -> Any:
    return read(ours, SCHEMA, load_pack(folder(pack, **files)))


def test_content_has_a_shape_a_hash_and_sources(ours: Path) -> None:
    pages = read(ours, SCHEMA)
    assert pages.tables["cards"]["knight"] == Card(source="rulebook", power=3)
    assert pages.tables["numbers"].prizes[1].points == 3
    assert [(b.file, b.block, b.source) for b in pages.blocks] == [
        ("cards", "knight", "rulebook"),
        ("cards", "bishop", "house"),
        ("numbers", "hand", "public"),
        ("numbers", "prizes.gold", "rulebook"),
        ("numbers", "prizes.silver", "rulebook"),
    ]


def test_the_hash_is_of_what_it_says_and_not_of_how_it_is_written(ours: Path, tmp_path: Path) -> None:
    spaced = "# a note\n" + CARDS.replace(" = ", "=")
    other = folder(tmp_path / "other", cards=spaced, numbers=NUMBERS)
    assert read(other, SCHEMA).hash == read(ours, SCHEMA).hash


def test_files_may_lie_in_folders(ours: Path, pack: Path) -> None:
    """A pack has the same folders; elsewhere a file of that name says nothing."""
    schema = {"cards": dict[str, Card], "more/knights": dict[str, Card]}
    folder(ours / "more", knights=CARDS)
    pack.mkdir()
    folder(pack / "more", knights="[knight]\npower = 4\n")
    pages = read(ours, schema, load_pack(pack))
    assert (pages.tables["cards"]["knight"].power, pages.tables["more/knights"]["knight"].power) == (3, 4)
    assert ("more/knights", "knight", "pack") in [(b.file, b.block, b.source) for b in pages.blocks]
    (pack / "more" / "knights.toml").rename(pack / "knights.toml")
    assert broken("no such file", lambda: read(ours, schema, load_pack(pack))).file == str(pack / "knights.toml")


def test_a_corrected_value_changes_the_hash_and_the_source(ours: Path, pack: Path) -> None:
    pages = corrected(ours, pack, cards="[knight]\npower = 4\n")
    assert pages.tables["cards"]["knight"] == Card(source="pack", power=4)
    assert pages.tables["cards"]["bishop"] == Card(source="house", power=2), "the rest stays as it was"
    assert pages.hash != read(ours, SCHEMA).hash
    assert [b.source for b in pages.blocks] == ["pack", "house", "public", "rulebook", "rulebook"]


def test_a_pack_cannot_pretend_to_be_the_rulebook(ours: Path, pack: Path) -> None:
    assert corrected(ours, pack, cards='[knight]\nsource = "rulebook"\n').tables["cards"]["knight"].source == "pack"


def test_a_list_of_blocks_is_replaced_whole(ours: Path, pack: Path) -> None:
    pages = corrected(ours, pack, numbers='[[prizes]]\nid = "one"\npoints = 1\n')
    assert pages.tables["numbers"].prizes == (Prize(source="pack", id="one", points=1),)


def test_other_files_in_the_folder_do_not_matter(ours: Path, pack: Path) -> None:
    folder(pack)
    (pack / "README.md").write_text("mine")
    assert corrected(ours, pack, cards="[knight]\npower = 4\n")


WRONG: list[tuple[str, dict[str, str], str, int | None, str]] = [
    ("unknown card", {"cards": "\n[knigth]\npower = 4"}, "no 'knigth'; did you mean 'knight'?", 2, "knigth"),
    ("nothing like it", {"cards": "[xyz]\npower = 4"}, "the game has no 'xyz'$", 1, "xyz"),
    ("unknown field", {"cards": "[knight]\n\npowre = 4"}, "unknown field `powre`", 3, "knight"),
    (
        "wrong type",
        {"cards": '[bishop]\n[knight]\npower = "4"'},
        "Expected `int`, got `str`",
        3,
        "knight.power",
    ),
    ("too much", {"cards": "[knight]\npower = 10"}, "Expected `int` <= 9", 2, "knight.power"),
    ("too little", {"cards": "[knight]\npower = -1"}, "Expected `int` >= 0", 2, "knight.power"),
    ("not a block", {"cards": "knight = 4"}, "Expected `object`, got `int`", 1, "knight"),
    ("unknown block", {"numbers": "[hands]\ncards = [1]"}, "did you mean 'hand'?", 1, "hands"),
    ("a number for a list", {"numbers": "prizes = 3"}, "Expected `array`, got `int`", 1, "prizes"),
    ("bad TOML", {"cards": "[knight]\npower = ?"}, "Invalid value", 2, ""),
    ("a block twice", {"cards": "[knight]\n[knight]"}, "twice", 2, ""),
    ("unfinished", {"cards": '[knight]\ncolour = "r'}, "Unterminated string", None, ""),
]


@pytest.mark.parametrize(("files", "problem", "line", "field"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_a_wrong_pack_says_where(
    files: dict[str, str], problem: str, line: int | None, field: str, ours: Path, pack: Path
) -> None:
    found = broken(problem, lambda: corrected(ours, pack, **files))
    assert (found.file, found.line, found.field) == (str(pack / f"{next(iter(files))}.toml"), line, field)


def test_a_mistake_of_our_own_is_told_in_the_same_way(tmp_path: Path) -> None:
    ours = folder(tmp_path / "ours", cards=CARDS.replace("power = 2", "power = 22"), numbers=NUMBERS)
    found = broken("<= 9", lambda: read(ours, SCHEMA))
    assert (found.file, found.line, found.field) == ("cards.toml", 8, "bishop.power")


def test_a_file_the_game_does_not_have(ours: Path, pack: Path) -> None:
    found = broken("no such file; did you mean 'cards'?", lambda: corrected(ours, pack, card="[knight]"))
    assert found.file == str(pack / "card.toml")


def test_an_empty_pack(ours: Path, pack: Path) -> None:
    assert broken("none of cards.toml, numbers.toml", lambda: corrected(ours, pack)).file == str(pack)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere"
    assert broken("a pack is a file or a folder", partial(load_pack, path)).file == str(path)


def test_not_utf_8(ours: Path, pack: Path) -> None:
    folder(pack)
    (pack / "cards.toml").write_bytes(b'[knight]\ncolour = "\xe8ern\xe1"\n')
    assert broken("not UTF-8", lambda: corrected(ours, pack)).file == str(pack / "cards.toml")


def test_a_huge_file(ours: Path, pack: Path) -> None:
    text = "#" * (LARGEST_FILE + 1)
    assert broken("larger than 1000000 bytes", lambda: corrected(ours, pack, cards=text))


def test_a_list_of_no_blocks_is_broken(ours: Path, pack: Path) -> None:
    assert broken("Expected `object`", lambda: corrected(ours, pack, numbers="prizes = [1, 2]"))


def test_the_line_in_a_list_of_blocks_is_that_of_the_wrong_one(ours: Path, pack: Path) -> None:
    text = '[[prizes]]\nid = "a"\npoints = 1\n[[prizes]]\nid = "b"\npoints = -1\n'
    assert broken(">= 0", lambda: corrected(ours, pack, numbers=text)).line == 6


def test_the_line_of_a_field_inside_a_table_is_its_own(pack: Path) -> None:
    text = "[abel]\ncovert = { strength = 1 }\nrevealed = { strength = 99 }\n"
    assert broken("<= 20", lambda: content(folder(pack, maquis=text))).line == 3


def test_the_line_of_a_wrong_item_is_that_of_its_list(ours: Path, pack: Path) -> None:
    assert broken("<= 9", lambda: corrected(ours, pack, numbers="[hand]\n\ncards = [1, 99]")).line == 3


@pytest.mark.parametrize("text", ["knight.power = 10", "knight = { power = 10 }"])
def test_a_block_without_a_heading_has_a_line_too(text: str, ours: Path, pack: Path) -> None:
    assert broken("<= 9", lambda: corrected(ours, pack, cards=text)).line == 1


def test_toml_nested_without_end_is_broken(ours: Path, pack: Path) -> None:
    assert broken("nested too deep", lambda: corrected(ours, pack, cards="knight = " + "[" * 20_000))


def test_a_file_that_cannot_be_opened_is_broken(ours: Path, pack: Path) -> None:
    (folder(pack) / "cards.toml").mkdir()
    assert broken("directory", lambda: corrected(ours, pack)).file == str(pack / "cards.toml")


# A pack at the table


def test_a_game_with_a_pack_plays_saves_and_loads_anywhere(tmp_path: Path, pack: Path) -> None:
    folder(pack, maquis="[abel]\ncovert = { strength = 5 }\n", rules="[setup]\nhand = 6\n")
    table = klubovna.new("vzdor", seed=3, pack=pack)
    assert len(table.view("maquis").hand) == 6
    assert len(klubovna.new("vzdor", seed=3).view("maquis").hand) == 5
    for _ in range(5):
        table.play(table.options[0])
    shutil.rmtree(pack)
    path = tmp_path / "g.jsonl"
    table.record.save(path)
    assert everything(klubovna.load(path)) == everything(table)
    to_the_end(klubovna.load(path))


def test_the_side_keeps_what_the_pack_does_not_say(pack: Path) -> None:
    box = content(folder(pack, maquis="[abel]\ncovert = { strength = 5 }\n"))
    assert box.maquis["abel"].covert.strength == 5
    assert box.maquis["abel"].covert.action == "attack-per-revealed"


def test_a_pack_changed_on_the_disk_is_read_again(pack: Path) -> None:
    first = content(folder(pack, maquis="[abel]\ncovert = { strength = 5 }\n"))
    again = content(folder(pack, maquis="[abel]\ncovert = { strength = 6 }\n"))
    assert first.hash != again.hash


def test_content_is_read_once_and_shared() -> None:
    assert VZDOR.content() is VZDOR.content()


@pytest.mark.parametrize(
    "rules",
    [
        "[setup]\nrow = 20\n",
        "titles = []\n",
    ],
)
def test_a_pack_that_cannot_be_played_is_broken(rules: str, pack: Path) -> None:
    with pytest.raises(Broken):
        klubovna.new("vzdor", seed=1, pack=folder(pack, rules=rules)).view("maquis")


@pytest.mark.parametrize("line", ["x" * 19_000, "[" * 19_000, "[" + " " * 19_000, "a " * 9_000, "x" + " " * 19_000])
def test_the_line_of_a_field_is_found_in_one_go(line: str) -> None:
    """A text of 19,000 letters took four seconds, in which nobody else was served."""
    text, begun = f'[abel]\ntext = """\n{line}\n"""\nwrong = 1\n', time.process_time()
    assert line_of(text, "abel.wrong") == 5
    assert time.process_time() - begun < 0.2
