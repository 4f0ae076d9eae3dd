"""The house in a browser breaks down, is closed, has no room, finds what it can't read: what was shown is there again,
and whatever went wrong is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, expect

from tests.browser.alone.tab import Tab
from tests.browser.hosted import Hosted
from tests.browser.moments import ended
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
CRASH = "() => { setTimeout(() => { throw new Error('out of memory'); }); }"
KEPT = """([shelf, key, text]) => new Promise((done, failed) => {
  const asked = indexedDB.open(`klubovna ${new URL(".", document.baseURI).pathname}`);
  asked.onsuccess = () => {
    const change = asked.result.transaction(shelf, "readwrite");
    change.objectStore(shelf).put(new TextEncoder().encode(text), key);
    change.oncomplete = () => { asked.result.close(); done(); };
  };
  asked.onerror = () => failed(asked.error);
})"""
NEWER = """() => new Promise((done) => {
  const asked = indexedDB.open(`klubovna ${new URL(".", document.baseURI).pathname}`, 1000);
  asked.onsuccess = () => { asked.result.close(); done(); };
})"""
FULL = """() => {
  const { add } = IDBObjectStore.prototype;
  globalThis.add = add;
  IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
ROOM = "() => { IDBObjectStore.prototype.add = globalThis.add; }"
BROKEN = "out of memory"


def at_vzdor(come: Come, site: Hosted, **how: object) -> Visitor:
    visitor = come(to=site, **how).go()
    visitor.sees(".game[data-game=vzdor] .quick").click()
    visitor.sees(".app .prompt")
    visitor.settle()
    return visitor


def test_after_a_reload_all_is_as_it_was(come: Come, site: Hosted) -> None:
    dora = at_vzdor(come, site)
    for _ in range(3):
        dora.choose()
    seq, log = dora.seq, dora.find(".app .hand").inner_text()
    dora.page.reload()
    dora.sees(".app .prompt")
    assert (dora.seq, dora.find(".app .hand").inner_text()) == (seq, log)


def test_a_house_that_breaks_down_begins_again(come: Come, site: Hosted) -> None:
    """The page says nothing of it: it finds what was kept, and the next choice is made as ever."""
    emil = at_vzdor(come, site).expecting(BROKEN)
    emil.choose()
    seq = emil.seq
    (house,) = emil.page.workers
    house.evaluate(CRASH)
    emil.choose()
    assert emil.seq > seq
    assert house not in emil.page.workers


def test_another_tab_plays_at_the_same_table(come: Come, site: Hosted) -> None:
    frida = at_vzdor(come, site)
    seq = frida.seq
    tab = Tab(frida)
    tab.play(frida.table, most=2)
    frida.moved_on(seq)
    frida.choose()
    assert tab.ask(f"tables/{frida.table}/moment")["seq"] == frida.seq


def test_where_there_is_no_room_it_is_said(come: Come, site: Hosted) -> None:
    """Nothing was done that could not be kept; with room again the game goes on."""
    gusta = at_vzdor(come, site, language="cs")
    seq = gusta.seq
    (house,) = gusta.page.workers
    house.evaluate(FULL)
    gusta.try_out()
    gusta.sees(".app", "V prohlížeči už není místo")
    assert gusta.seq == seq
    house.evaluate(ROOM)
    gusta.choose()
    assert gusta.seq > seq


@pytest.mark.parametrize(
    ("language", "spoiled", "newer"),
    [("en", "cannot be read", "newer version"), ("cs", "nedá přečíst", "novější verze")],
)
def test_what_cannot_be_read_is_left_and_said(
    come: Come, site: Hosted, tmp_path: Path, language: str, spoiled: str, newer: str
) -> None:
    """It can be carried away as it lies there, and is deleted only by whoever plays here."""
    hana = come(to=site, language=language).go("records")
    hana.sees(".keeping .none")
    hana.page.evaluate(KEPT, ["tables", "0123456789abcdef0123/00000000", "{spoiled"])
    hana.page.evaluate(KEPT, ["entries", "0123456789abcdef0123/00000000", "\u0000{}"])
    later = json.dumps({"v": 1000, "row": {}, "places": []})
    hana.page.evaluate(KEPT, ["tables", "123456789abcdef01234/00000000", later])
    hana.page.reload()
    expect(hana.find(".keeping .aside")).to_have_count(2)
    first, second = hana.sees(".keeping .aside", spoiled), hana.find(".keeping .aside").last
    expect(second).to_contain_text(newer)
    with hana.page.expect_download() as download:
        first.get_by_role("button").first.click()
    download.value.save_as(tmp_path / "kept.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "kept.jsonl").read_text("utf-8").splitlines()]
    assert [line["value"] for line in lines] == ["{spoiled", "\u0000{}"]
    first.get_by_role("button").last.click()
    first.get_by_role("button").first.click()
    expect(hana.find(".keeping .aside")).to_have_count(1)
    hana.sees(".keeping .aside", newer)


HALF = ended().record.to_bytes()[:2000]
CHANGED = ended().record.to_bytes().replace(b"covert", b"revealed", 1)


@pytest.mark.parametrize(
    ("language", "bad", "said"),
    [("en", CHANGED, "We can't read this record."), ("cs", HALF, "Tomu záznamu nerozumíme.")],
    ids=["changed", "half"],
)
def test_a_record_that_is_none_is_refused_in_words(
    come: Come, site: Hosted, language: str, bad: bytes, said: str
) -> None:
    """Nothing of it is kept."""
    helena = come(to=site, language=language).go("records")
    file: FilePayload = {"name": "record.jsonl", "mimeType": "application/x-ndjson", "buffer": bad}
    helena.find(".upload input").set_input_files(file)
    helena.sees(".problem", said)
    helena.sees(".keeping .none")


def test_what_a_newer_page_keeps_is_not_touched(come: Come, site: Hosted) -> None:
    ivo = at_vzdor(come, site)
    ivo.page.evaluate(NEWER)
    ivo.page.reload()
    ivo.sees(".arriving.broken", "newer version of the clubhouse")
    ivo.go().sees(".game")


def test_games_are_deleted_when_one_is_sure(come: Come, site: Hosted) -> None:
    jana = at_vzdor(come, site, size=PHONE)
    jana.go("records")
    kept = jana.sees(".keeping li:has(a)")
    kept.get_by_role("button", name="Delete…").click()
    kept.get_by_role("button", name="Keep it").click()
    expect(jana.find(".keeping li a")).to_have_count(1)
    kept.get_by_role("button", name="Delete…").click()
    found = Axe().run(jana.page).response["violations"]
    assert not found, [one["id"] for one in found]
    kept.get_by_role("button", name="Delete for good").click()
    expect(jana.find(".keeping li a")).to_have_count(0)
    jana.page.reload()
    jana.sees(".keeping .none")


def test_nobody_is_promised_who_cannot_come(come: Come, site: Hosted) -> None:
    """No accounts, no open tables, no seats for friends."""
    karel = come(to=site, language="cs").go()
    karel.sees(".game .quick:enabled")
    assert karel.find(".open.panel").count() == 0
    karel.go("new/blitzkrieg").sees(".wishes .big")
    assert "přítel" not in karel.find("main").inner_text().lower()
    karel.go("account").sees("h2", "Nastavení")
    assert karel.find("main form").count() == 0
