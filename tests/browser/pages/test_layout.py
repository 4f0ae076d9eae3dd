"""One layout for every game and window: nothing to the side or below the fold, nothing covered, nothing too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.moments import Room
from tests.browser.rooms import OF_GAMES, ROOMS, clubhouse, replay
from tests.browser.visitor import Size, Visitor

Come = Callable[..., Visitor]
SIDE, PHONE = (844, 390), (390, 844)
TABLETS: tuple[Size, ...] = ((820, 1180), (1024, 768), (1180, 820))
SCREENS: tuple[Size, ...] = ((1280, 720), (1440, 900), (2560, 1440))
WINDOWS: tuple[Size, ...] = (SIDE, *TABLETS, *SCREENS)
FINGER = 40
"""Pixels that a thing to be touched must be wide and high, at least, where windows are touched."""

MEASURED = """([least, finger, within]) => {
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`${page.scrollWidth} of ${innerWidth} pixels wide`);
  if (page.scrollHeight > innerHeight) wrong.push(`${page.scrollHeight} of ${innerHeight} pixels high`);
  const seen = (box) => box.width > 0 && box.height > 0;
  const hits = (e, x, y) => e.contains(document.elementFromPoint(x, y));
  const called = (e) => `${e.getAttribute("class")} ${e.dataset.thing ?? e.dataset.action ?? e.ariaLabel ?? ""}`;

  const prompt = [...document.querySelectorAll(".dock > .prompt")].at(-1).getBoundingClientRect();
  if (prompt.top < 0 || prompt.bottom > innerHeight + 1) wrong.push(`the question: ${prompt.top} to ${prompt.bottom}`);

  for (const text of texts()) {
    const [size, words] = text;
    if (size < least - 0.1) wrong.push(`${size.toFixed(1)} px: ${words}`);
  }
  function* texts() {
    const walker = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode, e = node.parentElement;
      if (!node.data.trim() || !e.closest(within) || e.closest(".sr, .defs, .ground, [hidden]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!seen(range.getBoundingClientRect()) || getComputedStyle(e).clipPath !== "none") continue;
      const matrix = e.ownerSVGElement ? e.getScreenCTM() : { a: 1, b: 0 };
      const size = parseFloat(getComputedStyle(e).fontSize) * Math.hypot(matrix.a, matrix.b);
      yield [size, `${node.data.trim().slice(0, 30)} (${e.getAttribute("class")})`];
    }
  }

  const choices = ".app .piece.legal, .app .piece.can, .prompt :is(.acts, .far) button, .bar button";
  for (const e of document.querySelectorAll(choices)) {
    if (!seen(e.getBoundingClientRect()) || !e.closest(within)) continue;
    const drawn = e.closest("svg.board.closer") !== null;
    if (!drawn) e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05];
    const reached = parts.some((v) => parts.some((h) => hits(e, box.left + box.width * h, box.top + box.height * v)));
    if (!reached && !drawn) wrong.push(`covered: ${called(e)} at ${box.left},${box.top}`);
    const half = finger / 2 - 1;
    const wide = box.width >= finger || (hits(e, x - half, y) && hits(e, x + half, y));
    const high = box.height >= finger || (hits(e, x, y - half) && hits(e, x, y + half));
    if (finger && !(wide && high)) wrong.push(`too small for a finger: ${called(e)} ${box.width}x${box.height}`);
  }
  return [...new Set(wrong)];
}"""
UNSCROLLED = """() => {
  for (const box of [document.scrollingElement, document.querySelector(".app")]) box.scrollTo(0, 0);
}"""


def is_touched(size: Size) -> bool:
    return size[0] < 1200


def wrong_in(visitor: Visitor, size: Size, within: str = ".app") -> list[str]:
    """With the sizes of text that the look asks for, and room for a finger where there are fingers; of a part of the
    room, if that is what is asked about."""
    visitor.until("() => document.fonts.status === 'loaded'")
    visitor.page.evaluate(UNSCROLLED)
    touched = is_touched(size)
    found: list[str] = visitor.page.evaluate(MEASURED, [13 if touched else 12, FINGER * touched, within])
    return found


@pytest.mark.parametrize("sizes", [(PHONE,), WINDOWS], ids=["phone", "windows"])
@pytest.mark.parametrize("game", OF_GAMES)
def test_all_of_it_is_there_to_be_read_and_touched(come: Come, game: str, sizes: tuple[Size, ...]) -> None:
    """On a phone, and in a window that grows from a phone on its side to a large screen."""
    visitor = come(size=sizes[0], language="cs")
    wrong: dict[str, Any] = {}
    for name in OF_GAMES[game].LOOKED_AT:
        ROOMS[name](visitor.resize(sizes[0]))
        for size in sizes:
            visitor.resize(size, dark=size in (SIDE, (1280, 720))).settle()
            visitor.picture(f"layout-{name}")
            wrong[f"{name} {size}"] = wrong_in(visitor, size)
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.parametrize("room", [replay("blitzkrieg"), ROOMS["campaign"]], ids=["replay", "campaign"])
def test_what_is_no_mission_and_no_turn_fits_as_well(come: Come, room: Room) -> None:
    """A replay with both sides' eyes, and the map between missions."""
    visitor = come(size=PHONE, language="cs")
    room(visitor)
    wrong: dict[Size, Any] = {}
    for size in (PHONE, SIDE, TABLETS[0], SCREENS[0]):
        visitor.resize(size).settle()
        wrong[size] = wrong_in(visitor, size)
    assert {size: found for size, found in wrong.items() if found} == {}


def test_my_tables_are_in_sight_however_many_games_there_are(come: Come) -> None:
    """Two small games lie on the shelf besides ours."""
    visitor = come(size=(1440, 900))
    clubhouse(visitor)
    assert visitor.find(".shelf .game").count() > 5
    [(_, _, _, bottom)] = visitor.page.evaluate(BOXES, [".mine li"])
    assert bottom <= 900


BOXES = """(names) => names.map((css) => {
  const { left, top, right, bottom } = document.querySelector(css).getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def apart(a: list[float], b: list[float]) -> bool:
    return a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=str)
def test_details_cover_neither_their_thing_nor_the_question(come: Come, size: Size) -> None:
    """And a touch elsewhere puts them away."""
    visitor = come(size=size)
    ROOMS["table-plan"](visitor)
    for thing in (".hand .piece", ".mcol .place"):
        visitor.find(thing).first.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        visitor.sees(".popover.pinned .detail")
        sheet, held, prompt = visitor.page.evaluate(BOXES, [".popover", thing, ".dock > .prompt"])
        assert apart(sheet, held)
        assert apart(sheet, prompt)
        visitor.page.mouse.click(sheet[0] + 2, size[1] - 2)
        visitor.misses(".popover.pinned")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=str)
@pytest.mark.parametrize("room", ["village-hunter", "mission-dice"])
def test_a_sentence_that_wraps_moves_nothing(come: Come, room: str, size: Size) -> None:
    visitor = come(size=size)
    ROOMS[room](visitor)
    before = visitor.page.evaluate(BOXES, [".app > .table"])
    visitor.page.evaluate("() => { document.querySelector('.ask p').textContent = 'Choose one of them. '.repeat(6); }")
    assert visitor.page.evaluate(BOXES, [".app > .table"]) == before


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=str)
def test_the_story_lies_over_nothing_that_can_be_chosen(come: Come, size: Size) -> None:
    visitor = come(size=size)
    ROOMS["interlude"](visitor)
    visitor.sees(".interlude .part")
    assert [found for found in wrong_in(visitor, size) if found.startswith("covered")] == []


def test_a_field_larger_than_the_window_says_so_and_is_walked_over_by_keys(come: Come) -> None:
    visitor = come(size=PHONE)
    ROOMS["battle-orders"](visitor)
    visitor.sees(".beyond").click()
    visitor.page.keyboard.press("Tab")
    far = visitor.find(".hex.legal").first
    far.focus()
    hex, board = visitor.page.evaluate(BOXES, [".hex.legal", ".boardbox"])
    assert not apart(hex, board)
