"""Nothing is lost and nothing happens twice: reloads, hasty fingers, lost answers, a server that dies."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna import Record
from klubovna.kernel.record import Chosen
from tests.browser.asking import AGAIN
from tests.browser.hands import Mouse
from tests.browser.served import Served
from tests.browser.visitor import OFFLINE, Visitor

Come = Callable[..., Visitor]
LOST = "ERR_FAILED"


def choices(visitor: Visitor, id: str) -> list[str]:
    """What was chosen at the table so far, as it is stored."""
    body = visitor.context.request.get(f"{visitor.address}/api/tables/{id}/record", max_retries=AGAIN).body()
    return [entry.text for entry in Record.from_bytes(body).entries if isinstance(entry, Chosen)]


def pick_up(visitor: Visitor) -> str:
    """Click a card in hand, which is half a move; its id."""
    visitor.find(".hand .piece.legal").first.click()
    return visitor.sees(".hand .piece.chosen").get_attribute("data-thing") or ""


def put_down(visitor: Visitor) -> None:
    """The other half: on the covert side."""
    visitor.find(".hcov .piece.can").click()


def in_front(visitor: Visitor) -> Any:
    """Everything that lies on the table, what is asked, and what may be chosen."""
    visitor.sees(".prompt .rulelink")
    return visitor.page.evaluate("""() => [
      [...document.querySelectorAll(".piece")].map((e) => [e.dataset.thing, e.className.replace("chosen", "").trim()]),
      document.querySelector(".prompt .ask").innerText,
      document.querySelector(".app").dataset.seq,
    ]""")


@pytest.fixture
def dora(come: Come) -> Visitor:
    """At the first decision of Vzdor!."""
    visitor = come()
    return visitor.at_table(visitor.open("vzdor"))


def test_reload_in_the_middle_of_a_move(dora: Visitor) -> None:
    dora.settle()
    before = in_front(dora)
    pick_up(dora)
    dora.page.reload()
    dora.sees(".hand .piece.legal")
    dora.settle()
    assert in_front(dora) == before
    card = pick_up(dora)
    put_down(dora)
    dora.moved_on(int(before[2]))
    assert choices(dora, dora.table) == [f"play {card} covert"]


def test_escape_steps_back(dora: Visitor) -> None:
    before = dora.seq
    pick_up(dora)
    assert dora.find(".piece.can").count() == 2
    dora.page.keyboard.press("Escape")
    dora.misses(".piece.chosen")
    dora.misses(".piece.can")
    pick_up(dora)
    dora.page.get_by_role("button", name="Back", exact=True).click()
    dora.misses(".piece.chosen")
    assert dora.seq == before
    assert choices(dora, dora.table) == []


def test_two_clicks_at_once_are_one(dora: Visitor) -> None:
    before, card = dora.seq, pick_up(dora)
    dora.find(".hcov .piece.can").evaluate("(side) => { side.click(); side.click(); }")
    dora.moved_on(before)
    assert choices(dora, dora.table) == [f"play {card} covert"]


def test_two_windows_at_once_are_one(dora: Visitor) -> None:
    """The same person in two windows answers the same question differently: the first answer counts, both see it."""
    dora.expecting("409")
    before, id = dora.seq, dora.table
    texts = [option["text"] for option in dora.ask(f"tables/{id}/moment")["options"]]
    other = dora.context.new_page()
    other.goto(dora.page.url)
    for page, text in ((dora.page, texts[0]), (other, texts[1])):
        page.locator(".app .prompt .all").click()
        page.locator(f'.actions [data-action="{text}"]').wait_for()
    click = '(text) => document.querySelector(`.actions [data-action="${text}"]`)?.click()'
    dora.page.evaluate(click, texts[0])
    other.evaluate(click, texts[1])
    dora.moved_on(before)
    made = choices(dora, id)
    assert len(made) == 1
    expect(other.locator(".app")).to_have_attribute("data-seq", str(dora.seq))


def test_a_lost_answer_is_asked_for_again(come: Come) -> None:
    """The server has played the move, but its answer is lost on the way and the live line is silent, too.

    The move is sent again, and counts once.
    """
    dora = come(own_window=True).expecting(LOST)
    dora.page.route_web_socket(re.compile("/live"), lambda line: None)
    dora.at_table(dora.open("vzdor"))
    sent: list[str] = []

    wire = dora.context.new_cdp_session(dora.page)

    def losing(answer: dict[str, Any]) -> None:
        """The browser itself has sent it: whoever sends for it would not try again on a connection that had idled."""
        sent.append(answer["request"]["postData"])
        id = {"requestId": answer["requestId"]}
        if len(sent) > 1:
            wire.send("Fetch.continueRequest", id)
        else:
            wire.send("Fetch.failRequest", id | {"errorReason": "Failed"})

    wire.on("Fetch.requestPaused", losing)
    wire.send("Fetch.enable", {"patterns": [{"urlPattern": "*/choose", "requestStage": "Response"}]})
    before, card = dora.seq, pick_up(dora)
    put_down(dora)
    dora.moved_on(before)
    expect(dora.find(".app")).to_have_attribute("aria-busy", "false")
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert choices(dora, dora.table) == [f"play {card} covert"]


def test_a_click_while_the_server_is_down(come: Come, own_club: Served) -> None:
    """kill -9, a whole move by mouse into the void, the server comes back: the page finds it, the move counts once."""
    eda = come(to=own_club).expecting(OFFLINE)
    eda.at_table(eda.open("vzdor"))
    before = eda.seq
    own_club.kill()
    eda.sees(".offline", "no click is lost")
    card = pick_up(eda)
    put_down(eda)
    expect(eda.find(".app")).to_have_attribute("aria-busy", "true")
    eda.sees(".prompt .ask", "Sending your move")
    eda.picture("server-down")
    own_club.open()
    eda.misses(".offline")
    eda.moved_on(before)
    assert choices(eda, eda.table) == [f"play {card} covert"]
    after = eda.seq
    eda.choose(eda.ask(f"tables/{eda.table}/moment")["options"][0]["text"])
    assert eda.seq > after


def test_a_game_survives_three_deaths_of_its_server(come: Come, own_club: Served) -> None:
    """Killed in mid-game again and again, while a path is half clicked: the game goes on to its end."""
    fany = come(to=own_club).expecting(OFFLINE)
    fany.at_table(fany.open("vzdor"))
    mouse = Mouse(fany, seed=1)
    for _ in range(3):
        for _ in range(4):
            mouse.step()
        made = choices(fany, fany.table)
        own_club.kill()
        fany.sees(".offline")
        own_club.open()
        fany.misses(".offline")
        assert choices(fany, fany.table) == made
    mouse.play_on()
    fany.sees(".ending h2")
    assert choices(fany, fany.table)[: len(made)] == made


def test_a_table_is_found_although_the_server_comes_later(come: Come, own_club: Served) -> None:
    """A page that is opened while the server does not answer says so and sits down as soon as it does."""
    gita = come(to=own_club).expecting(OFFLINE)
    id = gita.open("vzdor")
    gita.go().sees(".game[data-game=vzdor] .quick")
    own_club.kill()
    gita.page.evaluate("(id) => { location.hash = `#/table/${id}`; }", id)
    gita.sees(".loading")
    own_club.open()
    gita.sees(".app .hand .piece.legal")
