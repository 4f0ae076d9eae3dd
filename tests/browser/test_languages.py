"""Czech and English: switched on the spot on every page, and no word of the one in the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect
from rooms import ROOMS
from visitor import TOY_HAS_NO_RULEBOOK, Visitor

import klubovna
from klubovna.server.api_games import printed

Come = Callable[..., Visitor]
ROOT = Path(__file__).resolve().parent.parent.parent
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
UNDRAWN = "table-plain"
"""What lies on a table that nobody has drawn is shown as the game calls it; the toy has no words for it."""
NAMES = [name for name in ROOMS if name != UNDRAWN]
PARTS = 4
"""So that several processes can share the work."""

SHOWN = """() => {
  const said = ["aria-label", "title", "placeholder", "alt"]
    .flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)));
  return [document.title, ...document.body.innerText.split("\\n"), ...said].map((s) => s.trim()).filter(Boolean);
}"""


@cache
def messages(language: str) -> dict[str, str]:
    """Of the interface, the kernel and the games, as they are written."""
    places = (ROOT / "web" / "src" / "texts", ROOT / "src" / "klubovna")
    files = [file for place in places for file in sorted(place.rglob(f"{language}.ftl"))]
    texts = "\n".join(file.read_text("utf-8") for file in files)
    return dict(MESSAGE.findall(texts))


@cache
def raw() -> re.Pattern[str]:
    """What must never be seen: ids of messages and things, and what programs say when they know nothing."""
    kinds = {id.split("-")[0] for id in messages("en") if "-" in id}
    tables = [table for game in klubovna.games() for table in printed(klubovna.game(game)).values()]
    things = {thing for table in tables for thing in (table if isinstance(table, dict) else ())}
    ids = [re.escape(thing) for thing in things if "-" in thing]
    return re.compile(
        rf"(?<![\w-])(?:(?:{'|'.join(kinds)})-[a-z]|(?:{'|'.join(ids)})\b)|\{{ ?\$|undefined|\[object|NaN\b"
    )


def foreign(language: str) -> set[str]:
    """Sentences of the other language that differ in this one. (A single letter may be the name of a row.)"""
    other = messages("cs" if language == "en" else "en")
    own = messages(language)
    spoken = {text for id, text in other.items() if "{" not in text and len(text) > 1 and own.get(id) != text}
    return spoken - set(own.values())


def wrong(visitor: Visitor, language: str) -> list[str]:
    shown: list[str] = visitor.page.evaluate(SHOWN)
    assert len(shown) > 5 or visitor.find(".loading").count(), "there is something to read"
    return [line for line in shown if raw().search(line) or line in foreign(language)]


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
def test_every_room_speaks_one_language(come: Come, part: int) -> None:
    """Each room in one language and, after the switch, in the other; without loading the page anew."""
    first, then = ("cs", "en") if part % 2 else ("en", "cs")
    visitor = come(language=first).expecting(TOY_HAS_NO_RULEBOOK)
    found: dict[str, list[str]] = {}
    for name in NAMES[part::PARTS]:
        visitor.go()
        visitor.page.evaluate("(language) => localStorage.setItem('klubovna-language', language)", first)
        visitor.page.reload()
        ROOMS[name](visitor)
        expect(visitor.find("html")).to_have_attribute("lang", first)
        found[f"{name} {first}"] = wrong(visitor, first)
        if visitor.find(".swi, .menubox").count():
            visitor.page.evaluate("() => { globalThis.stayed = true; }")
            switch(visitor, then)
            visitor.until("() => document.fonts.status === 'loaded'")
            found[f"{name} {then}"] = wrong(visitor, then)
            assert visitor.page.evaluate("() => globalThis.stayed"), "the page was not loaded anew"
    assert {where: lines for where, lines in found.items() if lines} == {}


def test_the_choice_is_remembered(come: Come) -> None:
    visitor = come(language="en").go()
    visitor.sees("h1", "What shall we play?")
    switch(visitor, "cs")
    visitor.sees("h1", "Co si zahrajeme?")
    visitor.page.reload()
    visitor.sees("h1", "Co si zahrajeme?")


def test_a_running_game_is_told_anew(come: Come) -> None:
    """Prompt, log and cards change together, in the middle of a move."""
    visitor = come(language="en")
    ROOMS["card-chosen"](visitor)
    english = visitor.sees(".prompt .ask p").inner_text(), visitor.sees(".log li").inner_text()
    switch(visitor, "cs")
    expect(visitor.find(".prompt .ask p").first).not_to_have_text(english[0])
    expect(visitor.find(".log li").first).not_to_have_text(english[1])
    assert visitor.find(".piece.chosen").count() == 1, "the half-made move is still there"
