"""Hints while one plays and the review afterwards: by mouse, by keys, by finger, and what the others learn of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Finger, Keys
from tests.browser.moments import asked, ended
from tests.browser.pages.test_accessibility import violations
from tests.browser.pages.test_layout import SIDE, wrong_in
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor
from tests.browser.words import badly_said

Come = Callable[..., Visitor]
CHOICE = ".review .graph"
TELLING = ".telling, .dock > .prompt"
TOLD, OF_WHAT = re.compile("%|the best choice"), re.compile("Chance that Axis win|Nobody has measured")
"""Where chances were measured they are told, and of what; else an order in words."""
SAD = 10
"""A game of Vzdor! by whim in which a choice cost much."""
A_MOMENT = 25
"""Milliseconds between two looks at whether a bot has moved."""


def hint(visitor: Visitor) -> str:
    """Ask for one; what it says is best."""
    visitor.sees(".prompt .hintb").click()
    return visitor.sees("[data-hint]").get_attribute("data-hint") or ""


def play_out(visitor: Visitor, id: str, seat: str) -> Any:
    """The rest of a game against a bot, without a page."""
    whim = random.Random(1)
    while (now := visitor.ask(f"tables/{id}/moment"))["outcome"] is None:
        if now["deciding"] == seat:
            visitor.choose_there(id, now, whim.choice(now["options"]))
        else:
            visitor.page.wait_for_timeout(A_MOMENT)
    return now


def test_a_hint_is_taken_and_the_game_reviewed(come: Come) -> None:
    """Against a bot: the hint shows on the board and is taken with a click; after the end the review leads to the worst
    choice, and the replay shows the table as it was when that was chosen."""
    anna = come()
    id = anna.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"})
    anna.at_table(id)
    before, best = anna.seq, hint(anna)
    options = {option["text"]: option for option in anna.ask(f"tables/{id}/moment")["options"]}
    token, space = options[best]["path"]
    anna.sees(f".hand .piece.meant[data-thing={token}]")
    anna.sees(f".space.here[data-thing={space}] .ghost")
    expect(anna.find("[data-hint]").first).to_contain_text(TOLD)
    expect(anna.find(".hints .of")).to_contain_text(OF_WHAT)
    anna.picture("hint-taken")
    anna.find("[data-hint]").first.click()
    anna.moved_on(before)
    anna.misses(".hints")
    lies = {
        one["id"]: one for ground in anna.ask(f"tables/{id}/moment")["view"]["theatres"] for one in ground["spaces"]
    }
    assert (lies[space]["token"], lies[space]["seat"]) == (token, "axis")

    play_out(anna, id, "axis")
    anna.sees(".ending h2")
    anna.page.get_by_role("link", name="Review the game").click()
    graph = anna.sees(CHOICE)
    anna.misses(".review .progress")
    found = anna.ask(f"tables/{id}/review")
    mine = [one for one in found["decisions"] if one["seat"] == "axis"]
    assert found["state"] == "ready"
    expect(graph).to_have_attribute("aria-valuemax", str(len(mine)))

    costly = max(mine, key=lambda one: one["loss"])
    worst = anna.sees(".losses button")
    expect(worst).to_have_attribute("data-at", str(costly["at"]))
    worst.click()
    anna.sees(".replaybar", f"Step {costly['at']} of")
    expect(graph).to_have_attribute("aria-valuenow", str(mine.index(costly) + 1))
    anna.picture("review-worst")
    said = anna.find(".losses [aria-current=true] span > b").inner_text().partition(". ")[2]
    anna.page.get_by_role("button", name="Step forward").click()
    anna.sees(".replaybar", said)

    anna.find(".review .swi button").last.click()
    expect(graph).to_have_attribute("aria-valuemax", str(len(found["decisions"]) - len(mine)))
    anna.misses('[data-key^="hand:axis:"]')
    anna.sees('[data-key^="hand:allies:"]')


def test_by_keys(come: Come) -> None:
    """H asks and leads to the best choice, Escape leads back, Enter takes it; arrows walk along the graph."""
    bela = come(language="cs", dark=True)
    bela.at_table(bela.lay(asked("ask-plan")))
    keys = Keys(bela, seed=1)
    keys.press("h")
    bela.sees("[data-hint]:focus")
    keys.press("Escape")
    bela.misses(".hints")
    bela.sees(".hintb:focus")
    keys.press("Enter")
    best, before = bela.sees("[data-hint]:focus").get_attribute("data-hint"), bela.seq
    keys.press("Enter")
    bela.moved_on(before)
    record = bela.context.request.get(f"{bela.address}/api/tables/{bela.table}/record").text()
    assert f'"text":"{best}"' in record

    id = bela.lay(ended())
    bela.go(f"replay/{id}/0/review").sees(CHOICE)
    bela.misses(".review .progress")
    decisions = bela.ask(f"tables/{id}/review")["decisions"]
    keys.to(CHOICE)
    for key, number in (("Home", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", len(decisions))):
        keys.press(key)
        bela.sees(".replaybar", f"Krok {decisions[number - 1]['at']} ze")
        expect(bela.find(CHOICE)).to_have_attribute("aria-valuenow", str(number))


def test_on_a_phone(come: Come) -> None:
    """Hints leave most of the window to the table; a tap on one shows what it would do, another one does it; from the
    review a tap leads to the board."""
    cyril = come(size=PHONE, language="cs")
    cyril.at_table(cyril.lay(asked("ask-plan")))
    finger, before = Finger(cyril, seed=1), cyril.seq
    cyril.find(".hintb").tap()
    cyril.sees("[data-hint]")
    dock = cyril.sees(".dock").bounding_box()
    assert dock
    assert dock["y"] > PHONE[1] * 0.45
    cyril.picture("hint-phone")
    assert not finger.over
    cyril.find("[data-hint^=play]").first.tap()
    cyril.sees(".prompt .btn.main").tap()
    cyril.moved_on(before)

    cyril.go(f"table/{cyril.lay(ended())}").sees(".ending h2")
    cyril.find(".ending a[href*=review]").tap()
    cyril.sees(CHOICE)
    cyril.misses(".review .progress")
    cyril.picture("review-phone")
    at = cyril.find(".losses button").first.get_attribute("data-at")
    cyril.find(".losses button").first.tap()
    cyril.misses(".drawer")
    cyril.sees(".replaybar", f"Krok {at} ze")


def test_the_others_are_told_and_a_table_may_do_without(come: Come) -> None:
    host, guest = come(), come(language="cs")
    id = host.open("blitzkrieg", {"axis": "me", "allies": "open"})
    guest.page.goto(host.go(f"table/{id}").sees(".invitations input").input_value())
    guest.sees(".app .prompt.idle")
    assert guest.find(".hintb").count() == 0, "only whoever is asked may ask back"
    host.misses(".invitations")
    hint(host)
    guest.open_drawer("chat")
    guest.sees(".chat .house", "radu")

    host.at_table(host.open("vzdor", {"maquis": "me"}, hints=False))
    host.sees(".prompt .all")
    assert host.find(".hintb").count() == 0


def decided(visitor: Visitor, game: str, **options: Any) -> Any:
    """At the review of a finished game: the reckoning of a seat that chose badly at least once."""
    id = visitor.lay(ended(game, **options))
    visitor.go(f"replay/{id}/0/review").sees(CHOICE)
    visitor.misses(".review .progress")
    return visitor.ask(f"tables/{id}/review")["reckonings"][0]


def test_what_decided_is_told_shown_on_the_board_and_tried_again(come: Come) -> None:
    """Each moment opens the table as it lay; the better line is told there step by step; "Try it" poses it, and the way
    leads back."""
    anna = come()
    reckoning = decided(anna, "blitzkrieg")
    points = reckoning["turning"]
    assert anna.find(".turnings .turning").count() == len(points)
    choice = next(point for point in points if point["kind"] == "choice")
    mine = f'.turning[data-at="{choice["at"]}"]'
    anna.sees(f"{mine} .open").click()
    anna.sees(".replaybar", f"Step {choice['at']} of")
    anna.sees(f"{mine}[aria-current=true]")
    anna.picture("review-reckoning")

    anna.find(mine).get_by_role("button", name="Show the better line").click()
    anna.sees(".telling", "With the better choice")
    anna.sees(".replaybar", "With the better choice")
    anna.page.keyboard.press("ArrowRight")
    anna.sees(".telling .nth", "1 /")
    anna.picture("review-better")
    assert violations(anna) == []
    anna.page.keyboard.press("Escape")
    anna.misses(".telling")
    anna.page.get_by_role("button", name="Back to the game").click()
    anna.sees(".replaybar", f"Step {choice['at']} of")

    anna.find(mine).get_by_role("link", name="Try it").click()
    anna.sees(".lesson.puzzle")
    anna.sees(".puzzle .finishlater", "Back to the review").click()
    anna.sees(".replaybar", f"Step {choice['at']} of")


@pytest.mark.parametrize(("size", "evening"), [(DESKTOP, "en"), (PHONE, "cs")], ids=["desktop", "phone"])
def test_a_review_shuts_nobody_out(come: Come, size: Size, evening: str) -> None:
    """What decided, all that cost something, a moment that is open and the choice to be tried again: by day and in the
    evening, each in another language, the other way round on a phone."""
    anna = come(size=size, language="cs", dark=evening == "cs")
    reckoning = decided(anna, "blitzkrieg")
    choice = next(point for point in reckoning["turning"] if point["kind"] == "choice")
    table = anna.page.url.partition("replay/")[2].partition("/")[0]
    wrong: dict[str, list[str]] = {}

    def looked_at(visitor: Visitor, moment: str) -> None:
        visitor.picture(f"review-{moment}")
        found = [*violations(visitor), *badly_said(visitor, visitor.language)]
        wrong[f"{moment} {visitor.language} {visitor.dark}"] = found

    for visitor in (anna, come(size=size, language="en", dark=evening == "en", like=anna)):
        visitor.go(f"replay/{table}/0/review").sees(".turnings .turning")
        looked_at(visitor, "reckoning")
        visitor.find(".review .swi button").last.click()
        looked_at(visitor, "other-seat")
        visitor.find(".review .swi button").first.click()
        visitor.sees(f'.turning[data-at="{choice["at"]}"] .open').click()
        visitor.sees(".replaybar")
        visitor.settle()
        looked_at(visitor, "moment")
        visitor.go(f"replay/{table}/{choice['at']}/puzzle").sees(".app.puzzling .prompt")
        visitor.settle()
        looked_at(visitor, "position")
    assert {where: found for where, found in wrong.items() if found} == {}


def test_what_decided_on_a_phone(come: Come) -> None:
    """The better line is told where the board can be seen."""
    cyril = come(size=PHONE, language="cs")
    reckoning = decided(cyril, "vzdor", seed=SAD)
    choice = next(point for point in reckoning["turning"] if point["kind"] == "choice")
    mine = cyril.sees(f'.turning[data-at="{choice["at"]}"]')
    mine.scroll_into_view_if_needed()
    cyril.picture("review-reckoning-phone")
    assert violations(cyril) == []
    assert badly_said(cyril, "cs") == []
    mine.get_by_role("button", name="Ukázat lepší").tap()
    cyril.misses(".drawer")
    cyril.sees(".telling", "S lepší volbou")
    cyril.picture("review-better-phone")
    assert [found for size in (PHONE, SIDE) if (found := wrong_in(cyril.resize(size), size, TELLING))] == []
    cyril.picture("review-better-phone")
    cyril.resize(PHONE)
    cyril.find(".telling .skip").tap()
    cyril.sees(".replaybar", "S lepší volbou")
