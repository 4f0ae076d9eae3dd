"""The workshop: what lies in a box, looked through by keys or by hand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Keys
from tests.browser.pages.test_accessibility import CUT_OFF, STICKS_OUT, violations
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

Come = Callable[..., Visitor]
LYING = (844, 390)
TABLET = (820, 1180)


def test_how_much_of_a_box_is_known_and_what_is_ours(come: Come) -> None:
    """Of Kacíř nearly all cards are ours; one villager is known."""
    anna = come(language="cs").go("workshop/kacir")
    anna.sees(".groups [aria-current]", "Karty Lovce")
    anna.sees(".boxlist h2", "Karty Lovce")
    expect(anna.find(".pieces li")).to_have_count(30)
    anna.find(".groups").get_by_role("link", name="Vesničané").click()
    anna.sees(".boxlist h2", "Vesničané")
    anna.find(".boxtools").get_by_role("button", name="Známe přesně").click()
    expect(anna.find(".pieces li")).to_have_count(1)
    anna.find(".boxtools").get_by_role("button", name="Naše doplnění").click()
    expect(anna.find(".pieces li.ours")).to_have_count(14)


def test_looked_through_by_keys(come: Come) -> None:
    """The slash looks something up in the whole box, arrows go from piece to piece, Enter opens."""
    anna = come(language="cs").go("workshop/kacir/villagers")
    anna.sees(".pieces a")
    keys = Keys(anna, seed=1)
    keys.press("/")
    anna.sees(".boxtools input:focus")
    anna.page.keyboard.type("pastyr")
    expect(anna.find(".pieces li")).to_have_count(1)
    anna.find(".boxtools input").fill("")
    keys.press("ArrowDown")
    anna.sees("li:nth-child(1) > a:focus")
    keys.press("ArrowRight")
    anna.sees("li:nth-child(2) > a:focus")
    keys.press("ArrowDown")
    keys.press("ArrowUp")
    anna.sees("li:nth-child(2) > a:focus")
    keys.press("Enter")
    anna.sees(".pieceroom h1:focus", "William")
    assert anna.page.url.endswith("#/workshop/kacir/villagers/william")


def test_a_card_with_the_source_of_each_value(come: Come) -> None:
    """Its sentence stands there in both languages, and the card beside it."""
    anna = come(language="en").go("workshop/kacir/hunter/guildmistress")
    anna.sees(".stage .card")
    assert anna.sees("[data-field=upkeep] .from").inner_text() == "from the rulebook"
    assert anna.sees("[data-field=cost] .from").inner_text() == "filled in by us"
    expect(anna.find(".sentence")).to_have_count(2)
    anna.sees(".sentence[lang=cs]", re.compile("[ěščřžýáíé]"))
    anna.find(".piecepath .later").click()
    anna.sees(".pieceroom h1:focus")
    anna.misses("text=guildmistress")


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, True), (TABLET, False), (PHONE, False), (LYING, True)], ids=str)
def test_for_everybody_on_any_screen(come: Come, size: Size, dark: bool) -> None:
    anna = come(size=size, language="cs", dark=dark)
    for place in ("kacir/hunter", "kacir/hunter/guildmistress", "hagalaz/missions/the-nest"):
        anna.go(f"workshop/{place}").sees(".values td" if place.count("/") == 2 else ".drawnpiece .card")
        anna.picture(f"box-{place.replace('/', '-')}")
        assert violations(anna) == []
        assert anna.page.evaluate(CUT_OFF) == []
        assert anna.page.evaluate(STICKS_OUT) == ""


def test_from_the_rules_to_the_box(come: Come) -> None:
    anna = come(language="en").go("rules/blitzkrieg")
    anna.sees(".tobox a").click()
    anna.sees(".boxhead h1", "Blitzkrieg!")


def test_a_game_in_whose_box_nothing_is_printed(come: Come) -> None:
    come(language="en").go("workshop/sealed").sees("main .panel", "Nothing in this box is printed")


def test_all_rooms_of_the_house_fit_on_a_phone(come: Come) -> None:
    """Six links in a row; none is cut off, none lies over another."""
    for language in ("cs", "en"):
        anna = come(size=PHONE, language=language).go("workshop/kacir")
        anna.sees(".housebar nav a")
        anna.until("() => document.fonts.status === 'loaded'")
        edges = anna.page.eval_on_selector_all(
            ".housebar nav a",
            "all => all.flatMap((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right])",
        )
        assert edges == sorted(edges)
        assert 0 <= edges[0] < edges[-1] <= PHONE[0]


def test_a_game_that_is_not_on_the_shelf(come: Come) -> None:
    come(language="en").go("workshop/chess").sees("main h1", "We have no such game")
