"""The rules as pages: something is looked up by keys or by hand, with and without a server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import klubovna
from klubovna.kernel.rulebook import PICTURE, book
from tests.browser.hands import Keys
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

Come = Callable[..., Visitor]
FIELD, FOUND = ".booksearch input", ".foundlist li a"
IN_SIGHT = """() => {
  const box = document.activeElement.getBoundingClientRect();
  const over = document.querySelector(".booksearch").getBoundingClientRect();
  return box.top >= over.bottom - 1 && box.top < innerHeight;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)], ids=str)
def test_looked_up_by_keys(come: Come, size: Size) -> None:
    """The slash begins, letters without accents will do, arrows and Enter lead to the passage."""
    anna = come(size=size, language="cs").go("rules/vzdor")
    anna.sees(".rulebook h2")
    keys = Keys(anna, seed=1)
    keys.press("/")
    anna.sees(f"{FIELD}:focus")
    anna.page.keyboard.type("SPEHY")
    anna.sees(".booksearch [role=status]", "Nalezen")
    anna.sees(f"{FOUND} mark", "špehové")
    anna.picture("rules-found")
    keys.press("ArrowDown")
    anna.sees(f"li:first-child {FOUND.rpartition(' ')[2]}:focus")
    keys.press("ArrowDown")
    keys.press("ArrowUp")
    keys.press("Enter")
    anna.misses(".foundlist")
    anna.sees(".rulebook p:focus", "prohráváte")
    anna.until(IN_SIGHT)
    assert anna.page.url.endswith("#/rules/vzdor/spies")
    keys.press("/")
    keys.press("Escape")
    expect(anna.find(FIELD)).to_have_value("")


def test_what_cannot_be_found_is_said(come: Come) -> None:
    anna = come().go("rules/blitzkrieg")
    anna.sees(FIELD).fill("zeppelin")
    anna.sees(".foundlist", "Nothing found")


def test_the_book_is_there_without_a_server(come: Come) -> None:
    """Once the page is open; and back leads back."""
    anna = come(own_window=True).expecting(r"ERR_INTERNET_DISCONNECTED", r"Failed to load resource").go("rules/kacir")
    anna.sees(".rulebook h2")
    anna.context.set_offline(True)
    anna.sees(FIELD).fill("familiar pawn")
    anna.find(FOUND).first.click()
    anna.sees(".rulebook li:focus, .rulebook p:focus", "amiliar")
    before = anna.page.url
    anna.sees(FIELD).fill("gloom")
    anna.find(FOUND).first.click()
    assert anna.page.url != before
    anna.page.go_back()
    assert anna.page.url == before
    anna.context.set_offline(False)


def test_looked_up_beside_a_table(come: Come) -> None:
    """In the drawer: the table stays, and a half-made choice as well."""
    anna = come()
    anna.at_table(anna.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"}))
    before = anna.page.url
    anna.sees(".hand .piece.legal").click()
    anna.open_drawer("rules")
    keys = Keys(anna, seed=1)
    keys.press("/")
    anna.page.keyboard.type("strategic advantage")
    anna.sees(FOUND)
    keys.press("Enter")
    anna.sees(".drawer .rulebook :focus")
    assert anna.page.url == before
    keys.press("/")
    keys.press("Escape")
    anna.sees(".hand .piece.chosen")


def test_from_a_paragraph_to_the_lesson_that_teaches_it_and_to_a_table(come: Come) -> None:
    """And from there back to the paragraph."""
    anna = come().go("rules/vzdor/stop")
    links = anna.sees(".rulebook h3[data-section=stop] + .backlinks")
    anna.sees("h3[data-section=stop]:focus")
    anna.until(IN_SIGHT)
    anna.picture("rules-learned")
    links.get_by_role("link", name="Lesson 9").click()
    anna.sees(".app[data-step]")
    assert "#/learn/vzdor/stopping/" in anna.page.url
    anna.page.go_back()
    anna.sees("h2[data-section=planning] + .backlinks").get_by_role("link", name="Puzzle").first.click()
    anna.sees(".app .prompt")
    assert "#/puzzles/vzdor/" in anna.page.url


def test_nobody_is_led_away_from_a_table(come: Come) -> None:
    anna = come()
    anna.at_table(anna.open("vzdor"))
    anna.open_drawer("rules")
    anna.sees(".rulebook h2, .rulebook h3")
    anna.misses(".backlinks")


WIDTHS = "nav => [...nav.closest('.housebar').children].map((one) => one.getBoundingClientRect().width)"
UNDRAWN = """() => [...document.querySelectorAll("[data-pictured]")].filter((picture) => {
  const { width, height } = picture.getBoundingClientRect();
  const uses = [...picture.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1));
  const painted = picture.querySelector("svg :is(path, rect, circle, use), .card .title");
  return width < 8 || height < 8 || !painted || uses.some((id) => !document.getElementById(id));
}).map((picture) => picture.dataset.pictured)"""


@pytest.mark.parametrize("game", klubovna.games())
def test_things_are_drawn_in_the_rules(come: Come, game: str) -> None:
    """Every one that the book shows, by the parts that draw it at the table; and it is called something."""
    anna = come(size=PHONE, language="cs").go("records")
    bar = anna.sees(".housebar nav").evaluate(WIDTHS)
    anna.go(f"rules/{game}")
    shown = [thing for _, thing in PICTURE.findall(book(klubovna.game(game).package, "cs") or "")]
    assert shown
    anna.until("() => document.querySelector('[data-pictured] svg') !== null")
    assert anna.find("[data-pictured]").evaluate_all("all => all.map((one) => one.dataset.pictured)") == shown
    assert anna.page.evaluate(UNDRAWN) == []
    assert anna.find(".housebar nav").evaluate(WIDTHS) == bar, "the style of a game touches nothing else"
    assert anna.page.evaluate("() => document.scrollingElement.scrollWidth") == PHONE[0]
    for called in anna.find(".rulebook figcaption").all_inner_texts():
        assert called
        assert called not in shown, "an id is no name"
    anna.sees(".rulebook .pictures").scroll_into_view_if_needed()
    anna.picture(f"rules-pictures-{game}")


def test_things_are_drawn_in_the_rules_beside_a_table(come: Come) -> None:
    anna = come(language="en")
    anna.at_table(anna.open("kacir", {"witch": "me", "hunter": "bot:novice"}))
    anna.open_drawer("rules")
    anna.sees(".drawer .pictures figure")
    anna.until("() => document.querySelector('.drawer [data-pictured] .card') !== null")
    assert anna.page.evaluate(UNDRAWN) == []
