"""A table goes along: the server is gone, one plays on in the page, the server is back and takes it over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe

import klubovna
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from tests.browser.served import Served
from tests.browser.visitor import OFFLINE, PHONE, Visitor

Come = Callable[..., Visitor]
SEATS = {"axis": "me", "allies": "bot:novice"}
MEDDLED = ("ERR_FAILED", "WebSocket is closed before")
TAKE = {"en": "Take the table along", "cs": "Vzít stůl s sebou"}
CARRIED = """([id, seq]) => new Promise((done) => {
  const asked = indexedDB.open(`klubovna along ${new URL(".", document.baseURI).pathname}`);
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = () => done(false);
  asked.onsuccess = () => {
    const found = asked.result.transaction("notes").objectStore("notes").get(`along/${id}`);
    found.onsuccess = () => {
      asked.result.close();
      done(found.result !== undefined && JSON.parse(new TextDecoder().decode(found.result)).what.entries >= seq);
    };
  };
})"""
"""Whether the browser has so much of the table."""


ON_TURN = "() => document.querySelector('.prompt .all, .ending') !== null"


def carried(visitor: Visitor) -> None:
    """All that was played, also by a bot that is thinking yet: nothing comes after it."""
    visitor.until(ON_TURN)
    visitor.settle()
    visitor.until(CARRIED, [visitor.table, visitor.seq])


def taken_along(visitor: Visitor) -> Visitor:
    """By the menu; everything has come that is needed without the server."""
    visitor.expecting(*MEDDLED).at_table(visitor.open("blitzkrieg", SEATS))
    with visitor.context.expect_event("requestfinished", lambda request: "weights-blitzkrieg" in request.url):
        menu = visitor.open_menu()
        menu.get_by_role("button", name=TAKE[visitor.language]).click()
        visitor.sees(".menu.sure .btn.main").click()
    carried(visitor)
    return visitor


def go_on_alone(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Go on alone").click()
    visitor.sees(".prompt.idle", "You play without the house")


def choose(visitor: Visitor, most: int = 1000) -> None:
    """Whenever it is one's turn, until so many choices are made or the game is over."""
    for _ in range(most):
        visitor.until(ON_TURN)
        visitor.settle()
        if visitor.find(".ending").count():
            return
        visitor.choose()


def record(visitor: Visitor) -> Record:
    body = visitor.context.request.get(f"{visitor.address}/api/tables/{visitor.table}/record").body()
    return Record.from_bytes(body)


def test_the_server_goes_and_comes_back_and_the_game_goes_on(come: Come, own_club: Served) -> None:
    """A choice before, some without it, and the rest with it again; who verifies the record sees no difference."""
    hana = taken_along(come(to=own_club)).expecting(OFFLINE)
    hana.choose()
    carried(hana)
    own_club.close()
    go_on_alone(hana)
    before = hana.seq
    choose(hana, 3)
    assert hana.seq > before + 3, "the bot chooses, too"
    own_club.open()
    hana.sees(".prompt.idle", "The house has taken over what you played")
    carried(hana)
    assert len(record(hana).entries) >= hana.seq
    choose(hana)
    whole = record(hana)
    assert whole.outcome
    assert verify(klubovna.game("blitzkrieg"), whole) > 0


def test_played_on_at_another_device_both_are_kept(come: Come, own_club: Served) -> None:
    """It is said, in Czech and to screen readers, too; what was played here becomes a table of its own."""
    ivan = taken_along(come(to=own_club, language="cs", size=PHONE)).expecting(OFFLINE, "409")
    id = ivan.table
    own_club.close()
    ivan.sees(".prompt.consent", "Spojení s klubovnou vypadlo")
    assert_accessible(ivan)
    ivan.picture("along-lost")
    ivan.page.get_by_role("button", name="Hrát dál bez klubovny").click()
    ivan.sees(".prompt.idle", "Hrajete bez klubovny")
    ivan.choose()
    mine = ivan.page.evaluate("() => Number(document.querySelector('.app').dataset.seq)")
    with played_elsewhere(ivan, own_club, id):
        ivan.sees(".prompt.consent", "mezitím někdo v klubovně hrál dál")
    assert_accessible(ivan)
    ivan.picture("along-parted")
    ivan.page.get_by_role("button", name="Udělat z toho samostatný stůl").click()
    ivan.until("(id) => !location.hash.includes(id)", id)
    ivan.sees(".app .prompt")
    assert ivan.seq >= mine
    assert ivan.table != id


def test_a_table_that_counts_is_not_played_on_without_the_house(come: Come, own_club: Served) -> None:
    jana = come(to=own_club).expecting(OFFLINE)
    jana.at_table(jana.open("blitzkrieg", SEATS))
    own_club.close()
    jana.sees(".prompt.idle", "This table counts")
    assert jana.page.get_by_role("button", name="Go on alone").count() == 0
    assert not any("luggage" in asked for asked in jana.requests), "nothing was fetched for it"


@contextmanager
def played_elsewhere(visitor: Visitor, club: Served, id: str) -> Iterator[None]:
    """The same person makes another choice as soon as the house is open, before the page has noticed."""
    visitor.page.route("**/home", lambda route: route.abort())
    club.open()
    now = visitor.ask(f"tables/{id}/moment")
    visitor.choose_there(id, now, now["options"][-1])
    visitor.page.unroute("**/home")
    yield


def assert_accessible(visitor: Visitor) -> None:
    """By day and in the evening."""
    usual = visitor.page.evaluate("() => document.documentElement.dataset.theme")
    for theme in ("day", "evening", usual):
        visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = Axe().run(visitor.page).response["violations"]
        assert not found, (theme, [(one["id"], [node["target"] for node in one["nodes"]]) for one in found])


def test_bots_think_in_the_page_if_that_is_wished(come: Come, own_club: Served) -> None:
    """Nothing is said of it at the table; the switch in the menu takes it back to the house."""
    karel = taken_along(come(to=own_club))
    with karel.page.expect_response("**/thought") as answered:
        karel.choose()
    assert answered.value.ok
    choose(karel, 2)
    karel.open_menu()
    karel.page.get_by_role("button", name="Bots think on this device").click()
    karel.page.keyboard.press("Escape")
    carried(karel)
    before = len([url for url in karel.requests if url.endswith("/thought")])
    choose(karel, 2)
    karel.until("() => document.querySelector('.prompt .all') !== null")
    assert len([url for url in karel.requests if url.endswith("/thought")]) == before


def test_a_page_is_opened_while_the_house_is_away(come: Come, own_club: Served) -> None:
    """It says so, and shows the table that goes along; that is played on, and comes home when the house is back."""
    meda = taken_along(come(to=own_club, language="cs", size=PHONE, installed=True)).expecting(OFFLINE, "409")
    id = meda.table
    meda.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    own_club.kill()
    meda.page.goto(f"{own_club.address}/")
    meda.sees("h1", "Klubovna teď není dostupná")
    meda.sees(f"a[href='#/table/{id}']")
    assert_accessible(meda)
    meda.picture("along-away")
    meda.find(f"a[href='#/table/{id}']").first.click()
    meda.sees(".prompt.idle", "Hrajete bez klubovny")
    meda.sees(".prompt .all")
    assert_accessible(meda)
    meda.picture("along-away-table")
    before = meda.seq
    meda.choose()
    meda.until("(seq) => Number(document.querySelector('.app').dataset.seq) > seq", before)
    own_club.open()
    meda.sees(".prompt.idle", "Klubovna převzala, co jste odehráli")
    assert len(record(meda).entries) > before


def test_what_was_played_is_found_after_the_page_was_closed(come: Come, own_club: Served) -> None:
    """Also where the game has been ended at home meanwhile."""
    lea = taken_along(come(to=own_club)).expecting(OFFLINE, "409")
    id = lea.table
    own_club.close()
    go_on_alone(lea)
    lea.choose()
    lea.page.goto("about:blank")
    own_club.open()
    lea.ask(f"tables/{id}/finish", {})
    lea.at_table(id)
    lea.sees(".prompt.consent", "Meanwhile somebody has played on")
    lea.page.get_by_role("button", name="Make it a table of its own").click()
    lea.until("(id) => !location.hash.includes(id)", id)
    lea.sees(".app .prompt")
