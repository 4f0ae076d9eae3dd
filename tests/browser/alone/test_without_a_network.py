"""The house in a browser: after one visit all five games are played to their ends, and no host is there any more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import klubovna
from klubovna.cli import main
from tests.browser.alone.hosted import Hosted
from tests.browser.alone.tab import Tab
from tests.browser.hands import Mouse
from tests.browser.visitor import OFFLINE, Visitor

Come = Callable[..., Visitor]
ALL_KEPT = """async () => {
  const worker = (await navigator.serviceWorker.ready).active;
  const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
  return worker.state === "activated" && kept.some(({ url }) => url.includes("weights-"));
}"""


def all_at_hand(visitor: Visitor) -> None:
    visitor.page.wait_for_function(ALL_KEPT)


def verified(record: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["verify", str(record)]) == 0
    return capsys.readouterr().out


@pytest.mark.slow
def test_five_games_to_their_ends(come: Come, site: Hosted, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One is played by mouse from the shelf to a record on disk; the others by another tab. This Python agrees with
    the browser's on every record."""
    anna = come(to=site, installed=True).expecting(OFFLINE).go()
    anna.sees(".game[data-game=vzdor] .quick")
    all_at_hand(anna)
    site.close()
    anna.page.reload()
    anna.sees(".game[data-game=vzdor] .quick").click()
    anna.sees(".app .prompt")
    Mouse(anna, seed=1).play_on()
    anna.sees(".ending h2")
    anna.page.get_by_role("button", name="Look at the table").click()
    anna.open_menu()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "vzdor.jsonl"
    download.value.save_as(record)
    assert "of vzdor" in verified(record, capsys)

    tab = Tab(anna)
    for game in ("blitzkrieg", "napoleonics", "kacir", "hagalaz"):
        id = tab.open(game, dict.fromkeys(klubovna.new(game).seats, "me"))
        tab.play(id)
        assert tab.ask(f"tables/{id}")["status"] == "over"
        record = tmp_path / f"{game}.jsonl"
        record.write_text(tab.record(id), encoding="utf-8")
        assert f"of {game}" in verified(record, capsys)
    anna.go("records")
    expect(anna.find(".keeping li a")).to_have_count(5)
