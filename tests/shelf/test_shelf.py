"""Which games there are: those of installed packages, by their entry points, and those that join a running program."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import klubovna
from klubovna import shelf
from klubovna.cli import main
from tests.kernel import sealed

ROOT = Path(__file__).parents[2]
OURS = ("blitzkrieg", "hagalaz", "kacir", "napoleonics", "vzdor")
SHELF = ("vzdor", "blitzkrieg", "napoleonics", "kacir", "hagalaz")


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What is installed besides ours: to be filled by the test."""
    ours, theirs = list(shelf._installed().values()), list[EntryPoint]()

    def found(group: str) -> list[EntryPoint]:
        return [point for point in (*theirs, *ours) if point.group == group]

    monkeypatch.setattr(shelf, "entry_points", found)
    shelf._installed.cache_clear()
    yield theirs
    monkeypatch.undo()
    shelf._installed.cache_clear()


def package(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, shelf.GROUP)


def test_our_games_come_from_their_entry_points() -> None:
    assert shelf.games_of(shelf.OURS) == OURS
    assert [klubovna.game(id).id for id in OURS] == list(OURS)


def test_on_the_shelf_each_has_the_place_that_its_lid_says() -> None:
    assert tuple(game.id for game in shelf.sound()[0]) == SHELF


def test_which_games_there_are_is_known_without_loading_them() -> None:
    loaded = "[name for name in sys.modules if name.startswith('klubovna.games.')]"
    asked = f"import sys, klubovna; print(len(klubovna.games()), *{loaded})"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(len(OURS))]


def test_a_package_from_elsewhere_joins_by_being_installed(packages: list[EntryPoint]) -> None:
    packages.append(package("sealed", "tests.kernel.sealed:GAME"))
    assert klubovna.games() == (*OURS, "sealed"), "ours come first"
    assert klubovna.game("sealed") is sealed.GAME
    assert klubovna.new("sealed", seed=1).seat == "north"


def test_a_foreign_package_takes_nobodys_name(packages: list[EntryPoint]) -> None:
    packages.append(package("vzdor", "tests.kernel.sealed:GAME"))
    assert klubovna.game("vzdor").package == "klubovna.games.vzdor"


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("gone", "a_package_that_is_gone:GAME", "of the package .* can't be loaded: ModuleNotFoundError"),
        ("nothing", "tests.kernel.sealed:NOTHING", "can't be loaded: AttributeError"),
        ("needy", "tests.shelf.needy:GAME", r"can't be loaded: shelf/needy\.py, line 5: ModuleNotFoundError"),
        ("folder", "tests.kernel:sealed", "is of type module, not a Game"),
        ("other", "tests.kernel.sealed:GAME", "calls itself 'sealed'"),
        ("mute", "tests.shelf.spoiled:MUTE", "can't be played: tests.kernel/texts/cs.ftl: no such file"),
        ("lidless", "tests.shelf.spoiled:LIDLESS", "can't be played: lid.asked: there is no option 'colour'"),
        ("crowded", "tests.shelf.spoiled:CROWDED", r"can't be played: shelf/spoiled\.py, line \d+: ZeroDivisionError"),
        ("misprinted", "tests.shelf.spoiled:MISPRINTED", "cards.toml, line 3, ace: .*unknown field `sute`"),
        ("blind", "tests.shelf.spoiled:BLIND", "can't be played: view: says that it returns None"),
    ],
)
def test_a_spoiled_package_is_named_and_harms_no_other(
    packages: list[EntryPoint], capsys: pytest.CaptureFixture[str], name: str, value: str, problem: str
) -> None:
    packages.append(package(name, value))
    with pytest.raises(klubovna.Broken, match=problem):
        klubovna.game(name)
    games, spoiled = shelf.sound()
    assert tuple(game.id for game in games) == SHELF
    assert [name in str(one) and value in str(one) for one in spoiled] == [True]
    assert main(["games"]) == 1
    said = capsys.readouterr()
    assert all(id in said.out for id in OURS)
    assert name in said.err


def test_a_game_of_a_script_joins_while_it_runs() -> None:
    klubovna.join(sealed.GAME)
    try:
        assert klubovna.games() == (*OURS, "sealed")
        with pytest.raises(klubovna.Unreadable, match="already a game called 'sealed'"):
            klubovna.join(sealed.GAME)
    finally:
        shelf.leave("sealed")
    assert klubovna.games() == OURS


ELSEWHERE = [
    path
    for folder, ours in (
        ("src/klubovna", ("games", "static", "handbook", "terminal/boards")),
        ("web/src", ("games", "wire.d.ts")),
    )
    for path in sorted((ROOT / folder).rglob("*.*"))
    if path.suffix in {".py", ".ts", ".svelte", ".css", ".ftl", ".js", ".toml", ".tcss"}
    if not any(f"/{own}" in str(path.relative_to(ROOT / folder.split("/")[0])) for own in ours)
]


def test_nobody_but_the_game_knows_that_it_is_there() -> None:
    """A game joins by its folder: its board for the terminal and its page are folders of its own, too, and nothing else
    in the house speaks of it."""
    assert len(ELSEWHERE) > 150
    spoken = re.compile("|".join(OURS))
    examples = re.compile(r'Examples:\n.*?"""', re.S)  # in docstrings, where a game is an example
    texts = {str(path.relative_to(ROOT)): examples.sub("", path.read_text("utf-8")) for path in ELSEWHERE}
    known = {path: spoken.findall(text) for path, text in texts.items()}
    assert {path: ids for path, ids in known.items() if ids} == {}


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(klubovna.Unreadable, match="no game is called 'chess'; there are: blitzkrieg, hagalaz"):
        klubovna.game("chess")
