"""The laws for anybody's game: as a command with a report, and as a plug-in of pytest. They bite, and say where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna import shelf
from klubovna.cli import main
from klubovna.kernel.laws.trials import Trials, trials_of
from klubovna.kernel.record import Record
from klubovna.lab.laws.trying import found
from klubovna.lab.laws.visits import tour
from tests.kernel.house import install
from tests.kernel.sealed import GAME
from tests.shelf.packages import ROOT, run

Capture = pytest.CaptureFixture[str]
FEW = ("-n", "4", "--jobs", "1")


@pytest.fixture(autouse=True)
def _left() -> Iterator[None]:
    """A game that was named by its package has joined; it goes again."""
    yield
    shelf.leave("tictactoe")


def test_a_package_is_tried_where_it_lies(capsys: Capture) -> None:
    """Tic-tac-toe of the benchmarks is not installed: it is named by its package."""
    assert main(["laws", "tictactoe", *FEW]) == 0
    report = capsys.readouterr().out
    for line in ("says of itself", "random 3        4 games", "every rule      1 frames", "endings", "no law broken"):
        assert line in report


@pytest.mark.parametrize("id", ["vzdor", "blitzkrieg"])
def test_a_game_of_ours_is_tried_by_its_id(id: str, capsys: Capture) -> None:
    assert main(["laws", id, *FEW]) == 0
    assert "no law broken" in capsys.readouterr().out


def test_a_law_that_is_broken_is_told_and_its_record_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    install(monkeypatch, replace(GAME, longest=2))
    assert main(["laws", "sealed", *FEW, "--failures", str(tmp_path)]) == 1
    report = capsys.readouterr().out
    assert "✗ random          law 1: sealed, seed " in report
    assert "longer than 2 decisions (record: " in report
    assert "✗ says of itself  tests.kernel.sealed/rulebook/cs.md: no rules to be read" in report
    assert "NOT as it should be" in report
    named = re.search(r"\(record: (.+?)\)", report)
    assert named, "those that were under way may be there, too, whole or not"
    assert Record.load(named[1]).header.game == "sealed"


def test_rules_that_chance_never_comes_by_are_named(tmp_path: Path) -> None:
    ends = Trials(endings=frozenset({"higher", "flood"}))
    assert tour(GAME, ends, tmp_path, 30).missed == ["no game by chance ended with 'flood'"]
    vzdor = klubovna.game("vzdor")
    missed = tour(vzdor, Trials(visits=2), tmp_path).missed
    assert "no game came by CallBack" in missed
    known = frozenset(miss.rpartition(" ")[2] for miss in missed)
    assert tour(vzdor, Trials(visits=2, unseen=known), tmp_path).missed == []


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({}, "no game and no package is called 'spoiled'"),
        ({"__init__.py": "import nowhere\n"}, "the package spoiled can't be loaded: No module named 'nowhere'"),
        ({"__init__.py": "1 / 0\n"}, "can't be loaded: ZeroDivisionError"),
        ({"__init__.py": "GAME = 7\n"}, "spoiled/__init__.py, GAME: int, not a Game"),
        (
            {
                "__init__.py": "from klubovna.kernel.lid import Lid\nLid(accent='red')\n",
            },
            "Broken: lid.accent: 'red' is no colour",
        ),
        (
            {
                "__init__.py": "from msgspec.structs import replace\nfrom tests.kernel.sealed import GAME as TOY\n"
                "GAME = replace(TOY, id='spoiled', package='spoiled')\n",
                "trials.py": "TRIALS = 7\n",
            },
            "spoiled/trials.py, TRIALS: int, not Trials",
        ),
    ],
    ids=["nowhere", "import", "crash", "no game", "lid", "trials"],
)
def test_what_is_wrong_with_a_package_is_told_with_its_file_and_field(
    files: dict[str, str], problem: str, tmp_path: Path
) -> None:
    package = tmp_path / "spoiled"
    for name, text in files.items():
        package.mkdir(exist_ok=True)
        (package / name).write_text(text, "utf-8")
    told = run(tmp_path, [ROOT], "klubovna.cli", "laws", "spoiled", *FEW)
    assert (told.returncode, told.stderr.count("\n")) == (1, 1)
    assert problem in told.stderr


def test_a_game_that_says_nothing_is_tried_as_usual() -> None:
    assert trials_of(GAME) == Trials()
    assert found("tictactoe").id == "tictactoe"


PYTEST = ("pytest", "-q", "-p", "no:cacheprovider")
NAMED = (*PYTEST, "--disable-plugin-autoload", "-p", "klubovna.lab.law_plugin")
FOUND = (*PYTEST, "-p", "no:schemathesis", "-p", "no:hypothesispytest")
"""Other plug-ins that are installed here take seconds to load, and are not what is looked at."""
SETTINGS = "[tool.pytest.ini_options]\ntestpaths = ['tests']\nklubovna_game = {games}\n"


@pytest.mark.parametrize(("games", "code"), [("'tictactoe'", 0), ("'tests.kernel.sealed'", 1), ("'nowhere'", 1)])
def test_the_plug_in_tries_the_game_that_the_settings_name(games: str, code: int, tmp_path: Path) -> None:
    """Beside the package's own tests; the toy has no rulebook, and nowhere is no game."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS.format(games=games), "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_own.py").write_text("def test_own() -> None: ...\n", "utf-8")
    told = run(tmp_path, [ROOT, ROOT / "benchmarks"], *NAMED)
    assert told.returncode == code, told.stdout
    if not code:
        assert "15 passed" in told.stdout
    some = run(tmp_path, [ROOT, ROOT / "benchmarks"], *NAMED, "tests/test_own.py")
    assert "1 passed" in some.stdout, "whoever asks for some tests gets these"


def test_where_no_game_is_named_the_plug_in_loads_nothing_of_the_laws(tmp_path: Path) -> None:
    """It is loaded wherever Klubovna is installed, also by tests of quite other things."""
    (tmp_path / "test_other.py").write_text(
        "import sys\n\ndef test_other() -> None:\n    assert 'klubovna.kernel.laws' not in sys.modules\n", "utf-8"
    )
    told = run(tmp_path, [ROOT], *NAMED)
    assert "1 passed" in told.stdout, told.stdout


@pytest.mark.parametrize("named", [(), ("-p", "klubovna.lab.law_plugin")], ids=["found", "named"])
def test_the_plug_in_is_found_by_its_entry_point(named: tuple[str, ...], tmp_path: Path) -> None:
    """As an installed house has it; whoever names it besides does no harm."""
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["pytest11"]
    info = tmp_path / "beside" / "a_house-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a-house\nVersion: 1\n", "utf-8")
    lines = "".join(f"{name} = {value}\n" for name, value in ours.items())
    (info / "entry_points.txt").write_text(f"[pytest11]\n{lines}", "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nklubovna_game = tictactoe\n", "utf-8")
    paths = [tmp_path / "beside", ROOT, ROOT / "benchmarks"]
    told = run(tmp_path, paths, *FOUND, *named)
    assert "14 passed" in told.stdout, told.stdout + told.stderr
