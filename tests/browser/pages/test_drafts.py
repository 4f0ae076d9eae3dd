"""Entering one's box, by keys alone: a hero sheet is corrected, a card of one's own is made, and both are kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Keys
from tests.browser.pages.test_accessibility import CUT_OFF, STICKS_OUT, violations
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

Come = Callable[..., Visitor]


def test_a_hero_sheet_is_corrected_by_keys(come: Come) -> None:
    """The number is typed, the figure and the source change with it; what makes no sense is told at its field."""
    anna = come(language="cs").go("workshop/hagalaz/draft/new/heroes")
    keys = Keys(anna, seed=1)
    anna.sees(".boxtools input:focus")
    anna.page.keyboard.type("shep")
    keys.press("Enter")
    anna.sees(".thingroom h1:focus", "Shepard")
    anna.find("[data-field=health] input").focus()
    anna.page.keyboard.type("9")
    anna.page.keyboard.press("Control+A")
    anna.page.keyboard.type("99")
    anna.sees("[data-field=health] [role=alert]", "Může být nejvýše 12.")
    anna.sees(".wrongcount", "1 chyba")
    anna.page.keyboard.press("Control+A")
    anna.page.keyboard.type("9")
    anna.sees("[data-field=health] .formwas", "u nás: 7")
    anna.sees("[data-field=health] [data-origin=pack]")
    anna.misses(".wrongcount")
    expect(anna.find(".stage text").filter(has_text="9")).to_have_count(1)
    anna.sees(".keeping[data-keeping=kept]")
    keys.press("Control+Enter")
    anna.sees(".thingroom h1", "Garrus")
    anna.sees("[data-field=health] input:focus")
    anna.find(".draftpath a").last.click()
    anna.sees("[data-thing=shepard] [data-state=begun]")
    anna.page.reload()
    anna.sees("[data-thing=shepard] [data-state=begun]")


def test_a_card_of_ones_own_is_made_by_keys(come: Come) -> None:
    """Its name, its word, its sentence in both languages, its drawing; and it is taken back."""
    anna = come(language="cs").go("workshop/kacir/draft/new/hunter")
    anna.find(".newthing input[lang=cs]").fill("Mlynář")
    anna.find(".newthing input[lang=en]").fill("Miller")
    anna.find(".newthing input[lang=en]").press("Enter")
    anna.sees(".thingroom h1", "Mlynář")
    anna.find("[data-field=effect] [data-word=draw]").press("Enter")
    anna.sees("[data-field=effect] select:focus")
    anna.sees(".sentence[lang=en]", re.compile("Draw"))
    anna.sees(".sentence[lang=cs]", re.compile("Doberte"))
    anna.find("[data-field=effect] .stepper input").first.fill("3")
    anna.sees(".sentence[lang=en]", re.compile("Draw 3"))
    anna.find(".pictures summary").press("Enter")
    anna.find(".gallery input").nth(3).press("Space")
    anna.sees(".gallery .on:nth-child(4)")
    anna.sees(".thingside [aria-current]", "Mlynář")
    anna.find(".bardeeds .iconbtn").first.press("Enter")
    anna.sees(".gallery .on:nth-child(1)")
    anna.sees(".keeping[data-keeping=kept]")
    anna.find(".draftpath a").last.click()
    anna.sees("[data-thing=miller] [data-state=own]")
    anna.find(".draftplay .main").press("Enter")
    anna.sees(".bar .packb")
    anna.go("workshop/kacir").sees(".draftlist li")


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, True), (PHONE, False)], ids=str)
def test_for_everybody_on_any_screen(come: Come, size: Size, dark: bool) -> None:
    anna = come(size=size, language="cs", dark=dark).go("workshop/kacir/draft/new/hunter")
    anna.sees("[data-thing=triangulation]")
    anna.picture("draft")
    assert violations(anna) == []
    assert anna.page.evaluate(CUT_OFF) == []
    assert anna.page.evaluate(STICKS_OUT) == ""
    anna.find("[data-thing=triangulation]").click()
    anna.sees(".stage .card")
    anna.find("[data-field=gloom] input").fill("300")
    anna.sees("[data-field=gloom] [role=alert]")
    anna.picture("draft-thing")
    assert violations(anna) == []
    assert anna.page.evaluate(CUT_OFF) == []
    assert anna.page.evaluate(STICKS_OUT) == ""
    anna.find(".draftpath a").last.click()
    anna.find(".newthing select").first.select_option("decks")
    anna.find(".newthing input[lang=cs]").fill("Cech proti mlze")
    anna.find(".newthing button").click()
    anna.find(".deckside .btn").click()
    anna.sees(".decksize", "50 z 50")
    anna.find("[data-card=ranger] .copies button").first.click()
    anna.sees(".deckside [role=alert]", "V balíčku je 49 karet, má jich být 50.")
    anna.find(".deckside .btn").last.click()
    anna.sees(".tried .card")
    anna.picture("deck")
    assert violations(anna) == []
    assert anna.page.evaluate(STICKS_OUT) == ""
