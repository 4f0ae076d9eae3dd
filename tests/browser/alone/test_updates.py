"""Another release is written over the folder while people play: an open page plays on, and whoever comes again finds
all of the new one and nothing of the old."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from klubovna.alone import still
from klubovna.service import luggage
from klubovna.site import writing
from tests.browser.hosted import PATH, Hosted
from tests.browser.visitor import OFFLINE, Visitor

Come = Callable[..., Visitor]
OLD, NEW = "What this browser keeps", "What the newer house keeps"
KEPT_BY = """async () => {
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const keys = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  return active?.state === "activated" && !installing && !waiting ? keys.map(({ url }) => url) : [];
}"""
AT_HAND = f"""async (part) => (await ({KEPT_BY})()).some((url) => url.includes(part))"""


class Release(Hosted):
    """A site of its own, like the one that others share, until a newer one is written over it."""

    def __init__(self, folder: Path, shared: Hosted) -> None:
        super().__init__(folder)
        shutil.copytree(shared.folder, folder)
        self.built = folder.with_name("built")

    def write_newer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """As `klubovna site` does it, of a page with another text and other luggage. What stands still is as it was."""
        site = self.folder / PATH
        (found,) = re.findall(r'id="alone">(.*?)</script>', (site / "index.html").read_text("utf-8"))
        known = {path: (site / file).read_bytes() for path, file in json.loads(found)["still"].items()}
        monkeypatch.setattr(still, "answers", lambda: known)
        monkeypatch.setattr(writing, "PAGE", newer_page(self.built / "page"))
        monkeypatch.setattr(luggage, "FOLDER", newer_luggage(self.built / "luggage"))
        writing.write(site)


def newer_page(folder: Path) -> Path:
    """Its scripts are called otherwise, as Vite calls what has changed."""
    shutil.copytree(writing.PAGE, folder)
    scripts = {path.name: f"{path.stem}-newer.js" for path in folder.glob("assets/*.js")}
    by_name = re.compile("|".join(map(re.escape, scripts)))
    for path in folder.rglob("*"):
        if path.suffix in {".js", ".html", ".css"}:
            text = by_name.sub(lambda name: scripts[name[0]], path.read_text("utf-8"))
            path.write_text(text.replace(OLD, NEW), "utf-8")
            path.rename(path.with_name(scripts.get(path.name, path.name)))
    return folder


def newer_luggage(folder: Path) -> Path:
    shutil.copytree(luggage.FOLDER, folder)
    ours = folder / "klubovna.tar.gz"
    ours.write_bytes(gzip.compress(gzip.decompress(ours.read_bytes()), 1, mtime=1))
    return folder


@pytest.fixture
def release(hosted: Hosted, tmp_path: Path) -> Iterator[Release]:
    found = Release(tmp_path / "release", hosted)
    found.open()
    yield found
    found.close()


def fetched(page: Page, part: str) -> set[str]:
    """Of what this page has loaded, whatever is called so: by the names of the files."""
    found = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    return {url.rpartition("/")[2] for url in found if part in url}


@pytest.mark.slow
def test_whoever_comes_again_finds_the_new_one(come: Come, release: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = come(to=release, installed=True, alone=True).expecting(OFFLINE).go()
    anna.sees(".game .quick:enabled")
    table = anna.open("vzdor", {"maquis": "me"})
    anna.at_table(table).choose()
    seq = anna.seq
    anna.page.wait_for_function(AT_HAND, arg="weights-")

    release.write_newer(monkeypatch)
    anna.at_table(anna.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"}))
    anna.settle()
    anna.choose()
    anna.sees(".prompt .all")

    loads: list[str] = []
    anna.page.on("load", lambda page: loads.append(page.url))
    anna.go("records").page.reload()
    anna.sees(".keeping", NEW)
    assert all(name.endswith("-newer.js") for name in fetched(anna.page, "/assets/") if name.endswith(".js"))
    anna.page.wait_for_function(AT_HAND, arg="-newer.js")
    anna.at_table(table)
    assert anna.seq == seq
    assert len(loads) == 1, "it was loaded once, and not again and again"

    release.close()
    anna.page.reload()
    anna.sees(".app .prompt")
    anna.choose()
    anna.go("records").sees(".keeping", NEW)


@pytest.mark.slow
def test_a_page_of_which_parts_are_gone_begins_anew(
    come: Come, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a browser keeps nothing for later, what was not loaded yet is no longer there: those who think."""
    bert = come(to=release, alone=True, own_window=True).expecting("404", "no longer there").go()
    bert.sees(".game .quick:enabled")
    bert.at_table(bert.open("blitzkrieg", {"axis": "me", "allies": "me"}))
    release.write_newer(monkeypatch)
    id = bert.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"})
    bert.at_table(id).choose()
    bert.sees(".prompt .all")
    bert.go("records").sees(".keeping", NEW)
    assert not bert.ask(f"tables/{id}/chat"), "the bot has thought"
