"""Kacíř in browsers: two play to the end while a third looks on, or at one screen; phone, keys, notebook."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.houses import Come, Company, House
from tests.browser.moments import played, unseen
from tests.browser.rooms_kacir import village
from tests.browser.visitor import PHONE, Visitor

OPENING, ENDING = 9, 5
"""How many of the first and the last decisions are made by clicking; those between are told to the house."""
LIKED = ("eliminate", "ritual", "exonerate", "convert", "visit", "choose", "skip", "end-turn")
AGREED: dict[str, Any] = {"red": "adventurers", "blue": "craftsmen"}
SHORT = {"scenario": "short-winter", **AGREED}
WHISPERS = {"log-identity", "log-suspect-seen", "log-drew-card"}


def by_mouse(at: Company, seat: str, text: str, path: tuple[str, ...]) -> None:
    """Things along the path; what is left to say is said by its place on the board, or by its button."""
    visitor = at.turn_to(seat)
    before = visitor.seq
    deed = text.split(maxsplit=1)[0]
    things = [sort + step for step in path for sort in ("", "card:", "lying:", "group:")]
    for thing in (*things, f"deed:{deed}"):
        piece = visitor.find(f'.app .piece:is(.legal, .can)[data-thing="{thing}"]')
        if piece.count() and visitor.seq == before:
            piece.first.click()
    button = visitor.find(f'.prompt .acts [data-action="{text}"]')
    if button.count() and visitor.seq == before:
        button.click()
    visitor.moved_on(before)


def secrets(moment: Any, seat: str) -> list[object]:
    """What this seat may not know, and is told all the same."""
    view, own = moment["view"], {"witch": "identity", "hunter": "suspects"}.get(seat)
    told = [view[name] for name in ("identity", "suspects") if name != own and view[name] is not None]
    told += [side["hand"] for side in view["sides"] if side["seat"] != seat and side["hand"] is not None]
    heard = {line["said"]["id"] for line in moment["log"]} & WHISPERS
    mine = {"witch": {"log-identity", "log-drew-card"}, "hunter": {"log-suspect-seen", "log-drew-card"}}
    return [*told, *(heard - mine.get(seat, set()))]


def test_two_play_to_the_end(house: House) -> None:
    at, said = house.two("kacir", ("witch", "hunter"), **SHORT), played("kacir", LIKED, 2, **SHORT)
    at.turn_to("witch").sees(".itsyou", "this is you")
    watchers = [house.come(language="en").at_table(at.id)] if at.apart else []
    strangers = [at.sides["hunter"], *watchers] if at.apart else []
    for one in said[:OPENING]:
        by_mouse(at, *one)
    for visitor in strangers:
        visitor.misses(".itsyou")
    for watcher in watchers:
        watcher.misses(".hand .fan, .deeds")
        watcher.picture("village-watched")
    unseen(at.sides, at.id, said[OPENING:-ENDING])
    for one in said[-ENDING:]:
        by_mouse(at, *one)
    at.sees_who_won({"witch": ("Victory", "Defeat"), "hunter": ("Vítězství", "Prohra")})
    for visitor in at.sides.values():
        assert "{" not in visitor.find(".ending .tale").inner_text(), "who it was is named"
    if at.apart:
        nobody_is_told_a_secret(at, watchers)


def nobody_is_told_a_secret(at: Company, watchers: Sequence[Visitor]) -> None:
    for seat, visitor in (*at.sides.items(), *(("", watcher) for watcher in watchers)):
        moments = visitor.moments(at.id, seat)
        assert len(moments) > OPENING
        assert not [told for moment in moments for told in secrets(moment, seat)]


def test_one_window_for_both_hides_the_other_side(come: Come) -> None:
    """Before somebody says who sits there, nothing of the table is in the page: no villager, no hand, no log."""
    visitor = come(language="cs", moving=True)
    id = visitor.open("kacir", {"witch": "me", "hunter": "me"}, options=AGREED)
    visitor.go(f"table/{id}").sees(".handover h1", "Předejte obrazovku")
    visitor.misses(".app, .person, .gc, .log")
    visitor.sees(".handover .btn.main", "Čarodějnice").click()
    identity = visitor.sees(".person:has(.itsyou)").get_attribute("data-thing")
    assert identity == visitor.ask(f"tables/{id}/moment")["view"]["identity"]
    visitor.find('.prompt [data-action="keep"]').click()
    visitor.sees(".handover .btn.main", "Lovec")
    visitor.misses(".app, .person, .gc, .log, .itsyou, .leaving")
    visitor.page.keyboard.press("Enter")
    visitor.sees(".app .prompt", "Lovec")
    visitor.misses(".itsyou, .gc.witch")
    visitor.sees(".notes h3", "Zápisník lovce")
    visitor.page.reload()
    visitor.sees(".handover .btn.main", "Lovec")


def test_a_deed_begins_at_its_place_or_at_its_aim(come: Come) -> None:
    """Make ready: the place first, then only those whom it concerns; or the villager, whose only choice it is."""
    visitor = come(language="en")
    village(seat="hunter", round=4)(visitor)
    options = visitor.ask(f"tables/{visitor.table}/moment")["options"]
    ready = {o["path"][0] for o in options if o["text"].startswith("ready ")}
    visits = {o["path"][0] for o in options if o["text"].startswith("visit ")}
    assert ready
    assert visits

    def may() -> set[str]:
        things: list[str] = visitor.find(".person.can").evaluate_all("(all) => all.map((e) => e.dataset.thing)")
        return set(things)

    assert may() == ready | visits
    visitor.find('[data-thing="deed:ready"]').click()
    visitor.sees(".deed.sought")
    assert may() == ready
    before = visitor.seq
    visitor.find(".person.can").first.click()
    visitor.moved_on(before)
    assert visitor.ask(f"tables/{visitor.table}/moment")["log"][-1]["said"]["id"] == "log-readied"


def test_what_a_visit_brings_is_shown_before(come: Come) -> None:
    """On a phone it waits for a tap: the number beside its next one, and nothing has happened."""
    visitor = come(size=PHONE, language="cs")
    village("ask-place-asset", "hunter", 2, 2)(visitor)
    before = visitor.seq
    box = visitor.sees(".person.can").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    visitor.find(".person.can").first.tap()
    visitor.sees(".tok.clue.changes", re.compile(r"\d"))
    visitor.picture("village-confirming")
    assert visitor.seq == before
    visitor.find(".prompt .btn.main").tap()
    visitor.moved_on(before)


TOLD = """(thing) => {
  const told = (window.told = []);
  const look = () => {
    const stands = document.querySelector(`.stands[data-thing="${thing}"]`) !== null;
    const now = [stands, Number(document.querySelector(".sideboard.hunter .stat:nth-of-type(3) b").textContent)];
    if (String(told.at(-1)) !== String(now)) told.push(now);
  };
  look();
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.querySelector(".app"), all);
}"""


def test_a_visit_is_told_in_order(come: Come) -> None:
    """With motion: first the pawn stands there, then there is evidence; a visit where three clues lie brings both."""
    visitor = come(moving=True)
    village(round=8, **AGREED)(visitor)
    moment = visitor.ask(f"tables/{visitor.table}/moment")
    visits = {o["path"][0] for o in moment["options"] if o["text"].startswith("visit ")}
    aim = next(one["id"] for one in moment["view"]["villagers"] if one["id"] in visits and one["clues"] >= 3)
    before, evidence = visitor.seq, moment["view"]["evidence"]
    visitor.page.evaluate(TOLD, aim)
    visitor.find(f".person[data-thing={aim}]").focus()
    visitor.page.keyboard.press("Enter")
    visitor.moved_on(before)
    visitor.until("(evidence) => window.told.at(-1)[0] && window.told.at(-1)[1] > evidence", evidence)
    stood = [counted for stands, counted in visitor.page.evaluate("window.told") if stands]
    assert stood == [evidence, evidence + 1]


def test_keys_reach_villagers_cards_and_their_words(come: Come) -> None:
    visitor = come(language="en")
    village("ask-play-cards", "witch", 3)(visitor)
    card = visitor.find(".fan .piece.legal").first
    card.focus()
    visitor.sees(".popover .detail", re.compile("cost"))
    visitor.sees(".popover .about small", "Source")
    before = visitor.seq
    visitor.page.keyboard.press("Enter")
    visitor.moved_on(before)
    visitor.find(".person").first.focus()
    expect(visitor.find(".person").first).to_have_attribute("data-thing", "ashley")
    visitor.page.keyboard.press("ArrowRight")
    visitor.until("() => document.activeElement.dataset.thing === 'william'")
    expect(visitor.find(":focus .sr").first).to_have_text(re.compile(r"^William the .*, the red group"))


def test_the_notebook_keeps_the_hunters_marks(come: Come) -> None:
    """Whom he suspects he writes down himself; it stays in this browser, and the Witch reads another page."""
    visitor = come(language="en")
    village(round=1)(visitor)
    visitor.open_drawer("log")
    visitor.sees(".notes h3", "The Hunter's notebook")
    visitor.find(".nb button.mk").first.click()
    visitor.sees(".nb .k-suspect")
    visitor.page.reload()
    visitor.sees(".handover .btn.main").click()
    visitor.open_drawer("log")
    visitor.sees(".nb .k-suspect")
    village(seat="witch", round=2)(visitor)
    visitor.open_drawer("log")
    visitor.sees(".notes h3", "What the Hunter knows")
    visitor.misses(".nb button, .nb .k-cleared")
    visitor.sees(".nb .k-witch", "this is you")


def test_a_deed_that_cannot_be_done_says_what_is_lacking(come: Come) -> None:
    """Not of whatever it would be done with, but of the deed itself."""
    visitor = come(size=(1440, 900), language="cs")
    village(seat="witch")(visitor)
    visitor.find('.deed.no[data-thing="deed:ritual"]').click()
    visitor.sees(".popover.pinned .refusal p", re.compile("přízn"))
