"""The folder that is a clubhouse: what lies in it, under which names, and what is left alone."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from klubovna.alone import still
from klubovna.kernel.errors import Unreadable
from klubovna.service import luggage
from klubovna.site import writing
from klubovna.site.writing import write

PAGE = {
    "index.html": "<!doctype html>\n<html>\n  <head>\n    <title>Klubovna</title>\n  </head>\n</html>\n",
    "sw.js": 'const SHELL = ["assets/a-1.js"];\nconst BUILD = "1";\nconst OFFLINE = "offline.html";\n',
    "assets/a-1.js": "let us = 'play';\n" * 100,
    "assets/early-1.js": "call();",
    "offline.html": "away",
    "built": "stamp",
}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page and luggage as small as they can be."""
    for name, text in PAGE.items():
        writing.put(tmp_path / "built" / name, text.encode())
    for name in ("klubovna.tar.gz", "python.tar.gz"):
        writing.put(tmp_path / "luggage" / name, gzip.compress(name.encode(), mtime=0))
    writing.put(tmp_path / "luggage" / "licences.txt", b"Ours.\n")
    monkeypatch.setattr(writing, "PAGE", tmp_path / "built")
    monkeypatch.setattr(luggage, "FOLDER", tmp_path / "luggage")
    monkeypatch.setattr(still, "answers", lambda: {"games": b"[]", "games/nim/cover.svg": b"<svg/>"})
    return tmp_path


def said(folder: Path) -> dict[str, dict[str, object]]:
    """What the page says of itself."""
    found = re.search(r'<script type="application/json" id="alone">(.*?)</script>', (folder / "index.html").read_text())
    assert found
    site: dict[str, dict[str, object]] = json.loads(found[1])
    return site


def kept(folder: Path) -> list[str]:
    found = re.search(r"const SHELL = (.*);", (folder / "sw.js").read_text())
    assert found
    names: list[str] = json.loads(found[1])
    return names


def test_the_page_says_what_it_carries_along(built: Path) -> None:
    write(built / "site")
    luggage = said(built / "site")["luggage"]
    assert set(luggage) == {"klubovna.tar", "python.tar"}
    part = luggage["klubovna.tar"]
    assert isinstance(part, dict)
    assert (built / "site" / part["address"]).stat().st_size == part["bytes"]
    assert str(part["address"]).startswith("luggage/"), "every address is relative, so the folder may lie anywhere"


def test_the_house_is_called_before_the_page_is_there(built: Path) -> None:
    write(built / "site")
    page = (built / "site" / "index.html").read_text()
    assert page.index('id="alone"') < page.index('async src="./assets/early-1.js"')


def test_what_stands_still_is_read_without_python(built: Path) -> None:
    write(built / "site")
    still = said(built / "site")["still"]
    assert (built / "site" / str(still["games"])).read_bytes() == b"[]"
    assert (built / "site" / "api" / "games" / "nim" / "cover.svg").exists()


def test_a_name_says_what_is_in_it(built: Path) -> None:
    """Another release has another name, so nothing old is ever taken for it."""
    write(built / "site")
    before = said(built / "site")
    writing.put(built / "luggage" / "klubovna.tar.gz", gzip.compress(b"newer", mtime=0))
    write(built / "site")
    after = said(built / "site")
    assert after["luggage"]["klubovna.tar"] != before["luggage"]["klubovna.tar"]
    assert after["luggage"]["python.tar"] == before["luggage"]["python.tar"]
    assert len(list((built / "site" / "luggage").glob("klubovna-tar-*.bin"))) == 1


def test_all_of_it_is_kept_for_the_day_without_a_network(built: Path) -> None:
    written = write(built / "site")
    names = {path.relative_to(built / "site").as_posix() for path in written} - {"sw.js", "luggage/licences.txt"}
    assert set(kept(built / "site")) == names
    assert "index.html" in names
    assert 'const OFFLINE = "index.html";' in (built / "site" / "sw.js").read_text()
    assert "offline.html" not in names, "the page itself is shown"


def test_another_site_is_another_build_to_the_worker(built: Path) -> None:
    def build() -> str:
        write(built / "site")
        return (built / "site" / "sw.js").read_text()

    assert build() == build()
    before = build()
    writing.put(built / "built" / "assets" / "a-1.js", b"let us = 'win';\n")
    assert build() != before


def test_texts_lie_there_in_fewer_bytes_too(built: Path) -> None:
    write(built / "site")
    script = built / "site" / "assets" / "a-1.js"
    squeezed = script.with_name("a-1.js.gz")
    assert gzip.decompress(squeezed.read_bytes()) == script.read_bytes()
    assert squeezed.stat().st_size < script.stat().st_size


def test_nobody_elses_folder_is_written_over(built: Path) -> None:
    writing.put(built / "letters" / "to-anna.txt", b"Dear Anna")
    with pytest.raises(Unreadable, match="no site of ours"):
        write(built / "letters")
    assert (built / "letters" / "to-anna.txt").read_bytes() == b"Dear Anna"


def test_what_was_not_built_is_said(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luggage, "FOLDER", built / "nowhere")
    with pytest.raises(Unreadable, match="make site"):
        write(built / "site")


def test_a_page_that_we_do_not_know_is_refused(built: Path) -> None:
    writing.put(built / "built" / "sw.js", b"something else")
    with pytest.raises(Unreadable, match="no place for"):
        write(built / "site")
