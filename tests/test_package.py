"""What people install: the wheel and the source archive hold all that is needed, and run far from the repository."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow
PATIENCE = 120


def once(places: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made by the first process of a run that needs it; the others wait for it and use it, too."""
    ours = places.getbasetemp()
    all_ours = ours.parent if "PYTEST_XDIST_WORKER" in os.environ else ours
    folder, made = all_ours / name, all_ours / f"{name}-made"
    with (all_ours / f"{name}-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            make(folder)
            made.touch()
    return folder


def build(folder: Path) -> None:
    command = (sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "dist", build)


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel. What the wheel needs is lent by this one, so that nothing is fetched; the
    repository itself is not."""
    return once(tmp_path_factory, "installed", partial(install, built)) / "bin" / "python"


def install(built: Path, folder: Path) -> None:
    venv.create(folder, with_pip=False)
    places = folder / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        wheel.extractall(places)
    lent = [path for path in sys.path if path.endswith("site-packages")]
    (places / "lent.pth").write_text("\n".join(lent) + "\n", "utf-8")


def names(built: Path) -> tuple[set[str], set[str]]:
    """In the wheel and in the archive, from the package's folder on."""
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        inside = {name for name in wheel.namelist() if name.startswith("klubovna/")}
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        packed = {name.partition("/src/")[2] for name in archive.getnames() if "/src/klubovna/" in name}
    return inside, {name for name in packed if name}


def test_everything_that_lies_beside_the_code_is_in_both(built: Path) -> None:
    wheel, archive = names(built)
    for wanted in (
        "klubovna/py.typed",
        "klubovna/games/vzdor/content/maquis.toml",
        "klubovna/games/kacir/texts/cs.ftl",
        "klubovna/games/hagalaz/rulebook/en.md",
        "klubovna/games/napoleonics/cover.svg",
        "klubovna/games/blitzkrieg/weights/base.net",
        "klubovna/server/static/index.html",
    ):
        assert wanted in wheel, wanted
        assert wanted in archive, wanted
    assert not [name for name in wheel if "__pycache__" in name or name.endswith(".pyc")]


def test_the_wheel_says_what_it_is(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        metadata = wheel.read(next(name for name in wheel.namelist() if name.endswith("METADATA"))).decode()
        points = wheel.read(next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))).decode()
    for wanted in (
        "Requires-Python: >=3.11",
        "License-Expression: MIT",
        "Requires-Dist: litestar",
        "Requires-Dist: textual",
        "Provides-Extra: rl",
        "Typing :: Typed",
        "Python :: 3.13",
    ):
        assert wanted in metadata
    assert set(re.findall(r"^(\w+) = klubovna\.games", points, re.M)) == {
        path.parent.name for path in (ROOT / "src" / "klubovna" / "games").glob("*/rulebook")
    }


def run(python: Path, *args: str, place: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run((python, *args), cwd=place, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_is_played_far_from_the_repository(installed: Path, tmp_path: Path) -> None:
    code = """
import klubovna
assert "site-packages" in klubovna.__file__
for id in klubovna.games():
    table = klubovna.new(id, seed=1)
    while table.seat is not None:
        table.play(table.ask("random"))
    table.record.save(f"{id}.jsonl")
    print(id, table.outcome.reason)
"""
    said = run(installed, "-c", code, place=tmp_path)
    assert len(said.splitlines()) >= 5
    assert run(installed, "-m", "klubovna.cli", "verify", "vzdor.jsonl", place=tmp_path)


def test_the_page_is_served_far_from_the_repository(installed: Path, tmp_path: Path) -> None:
    where = ("--port", "0", "--database", f"sqlite:///{tmp_path}/club.sqlite3", "--secret-file", f"{tmp_path}/secret")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = (installed, "-m", "klubovna.cli", "serve", *where)
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            address = next(found[0] for line in server.stderr if (found := _address(line)))
            with urllib.request.urlopen(address) as page:
                assert b"<title>Klubovna" in page.read()
            with urllib.request.urlopen(f"{address}/api/games") as games:
                assert b'"vzdor"' in games.read()
        finally:
            server.send_signal(signal.SIGINT)


def _address(line: str) -> re.Match[str] | None:
    return re.search(r"http://127\.0\.0\.1:\d+", line)


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal of its own")
def test_the_terminal_opens_far_from_the_repository(installed: Path, tmp_path: Path) -> None:
    import pty

    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"TERM": "xterm-256color", "HOME": str(tmp_path), "COLUMNS": "120", "LINES": "40"}
    ours, theirs = pty.openpty()
    command = (installed, "-m", "klubovna.cli", "play", "vzdor", "--lang", "en", "--seed", "1")
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
    ) as terminal:
        os.close(theirs)
        seen = b""
        try:
            while b"Resist" not in seen:
                ready, _, _ = select.select([ours], [], [], PATIENCE)
                assert ready, seen[-2000:]
                seen += os.read(ours, 65536)
        finally:
            terminal.kill()
            os.close(ours)
