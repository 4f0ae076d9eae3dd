"""Czech and English: switched on the spot, and no word of the one in the other. (All rooms: test_accessibility.)"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.rooms import ROOMS
from tests.browser.visitor import TOY_HAS_NO_RULEBOOK, Visitor
from tests.browser.words import badly_said

Come = Callable[..., Visitor]
NAMES = [
    "clubhouse", "new-table", "new-own-battle", "rules", "records", "account", "lost", "waiting", "table-attack",
    "table-solo", "battle-fire", "popover-hex", "village-witch", "hand-over", "campaign", "mission-dice", "popover-foe",
    "drawer-rules", "ending", "replay", "review",
]  # fmt: skip
PARTS = 2
"""So that several processes can share the work."""


def switch(visitor: Visitor, language: str) -> None:
    """In the bar of the house or in the menu of a table; a page that only waits has neither."""
    if visitor.find(".menubox").count():
        if visitor.find(".ending").count():
            visitor.find(".ending .acts button").last.click()
        visitor.open_menu()
    chapters = visitor.find(".rulebook h2").all_inner_texts()
    visitor.find(f".swi [lang={language}]").first.click()
    expect(visitor.find("html")).to_have_attribute("lang", language)
    if chapters:
        expect(visitor.find(".rulebook h2").first).not_to_have_text(chapters[0])
    if visitor.find(".menu").count():
        visitor.page.keyboard.press("Escape")


@pytest.mark.parametrize("part", range(PARTS))
def test_rooms_change_their_language(come: Come, part: int) -> None:
    """Each in one language and, after the switch, in the other, in which the next one is entered; without loading the
    page anew."""
    now, then = ("cs", "en") if part % 2 else ("en", "cs")
    visitor = come(language=now).expecting(TOY_HAS_NO_RULEBOOK)
    found: dict[str, list[str]] = {}
    for name in NAMES[part::PARTS]:
        ROOMS[name](visitor)
        expect(visitor.find("html")).to_have_attribute("lang", now)
        found[f"{name} {now}"] = badly_said(visitor, now)
        if visitor.find(".swi, .menubox").count():
            visitor.page.evaluate("() => { globalThis.stayed = true; }")
            switch(visitor, then)
            visitor.until("() => document.fonts.status === 'loaded'")
            now, then = then, now
            found[f"{name} {now}"] = badly_said(visitor, now)
            assert visitor.page.evaluate("() => globalThis.stayed"), "the page was not loaded anew"
    assert {where: lines for where, lines in found.items() if lines} == {}


def test_the_choice_is_remembered(come: Come) -> None:
    visitor = come(language="en").go()
    visitor.sees("h1", "Welcome to Klubovna")
    switch(visitor, "cs")
    visitor.sees("h1", "Vítejte v Klubovně")
    visitor.page.reload()
    visitor.sees("h1", "Vítejte v Klubovně")


def test_a_running_game_is_told_anew(come: Come) -> None:
    """Prompt, log and cards change together, in the middle of a move."""
    visitor = come(language="en")
    ROOMS["card-chosen"](visitor)
    english = visitor.sees(".prompt .ask p").inner_text(), visitor.sees(".log li").inner_text()
    switch(visitor, "cs")
    expect(visitor.find(".prompt .ask p").first).not_to_have_text(english[0])
    expect(visitor.find(".log li").first).not_to_have_text(english[1])
    assert visitor.find(".piece.chosen").count() == 1, "the half-made move is still there"
