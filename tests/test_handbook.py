"""The handbook (`make docs`): it is built without a warning, all its links lead somewhere, nothing in it comes from
elsewhere, and its examples run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = {
    "index.html": "Three ways in",
    "playing.html": "klubovna[rl]",
    "rules/kacir.cs.html": "Za palisádami",
    "rules/napoleonics.en.html": "Rulings",
    "hosting.html": "PostgreSQL",
    "write-a-game.html": "klubovna laws",
    "reference/klubovna.html": "Open a table",
    "reference/game.html": "What a seat may see",
    "wire.html": "/api/tables/{id}/choose",
    "architecture.html": "pictures/house.svg",
    "benchmarks/server.html": "How much one server carries",
    "changelog.html": "Changes",
}
"""Some, and words that stand there."""
DESCRIBED = ("klubovna", "klubovna.shelf", "klubovna.kernel.table", "klubovna.kernel.state", "klubovna.kernel.record")


def handbook(folder: Path) -> Path:
    """Strictly: a link to a page or heading that is not there is an error."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": os.pathsep.join(["src", "tools"])}
    command = (sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder))
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, ""), built.stderr
    return folder


@pytest.mark.slow
def test_the_handbook_is_whole_and_nothing_in_it_comes_from_elsewhere(tmp_path: Path) -> None:
    """No font, no script, no picture; and no script inside a page, which the server would not let run."""
    book = handbook(tmp_path)
    pages = sorted(book.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        html = page.read_text("utf-8")
        taken = re.findall(r"""<(?:script|img|link|iframe)[^>]+(?:src|href)=["']?(https?:[^"'> ]+)""", html)
        assert taken == [], page.name
        assert re.findall(r"<script>", html) == [], page.name
        assert not re.search(r"""\son(?:click|load|error)=""", html), page.name
    for name, words in PAGES.items():
        assert words.lower() in (book / name).read_text("utf-8").lower(), name
    for style in book.rglob("*.css"):
        assert not re.search(r"url\(['\"]?https?:", style.read_text("utf-8")), style.name


def test_every_document_is_in_the_handbook() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    documents = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [name for name in documents if f" {name}\n" not in menu] == []


@pytest.mark.parametrize("module", DESCRIBED)
def test_examples_in_the_reference_run(module: str) -> None:
    found = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert found.failed == 0
    assert found.attempted > 0, "an example shows how it is used"
