"""Small ways about the table: from area to area by keys, a swipe, a tap that just misses, a tiny window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Keys
from tests.browser.rooms import OF_GAMES, ROOMS
from tests.browser.visitor import DRAWN_ANEW, Size, Visitor

Come = Callable[..., Visitor]
PHONE: Size = (390, 844)
IN = """() => [".bar", ".table", ".prompt", ".hand", ".drawer"]
  .findIndex((css) => document.activeElement.closest(css) !== null)"""


@pytest.mark.parametrize("room", ["table-plan", "battle-orders", "mission-dice"])
def test_f6_goes_from_area_to_area(come: Come, room: str) -> None:
    """Bar, board, question, hand, log, and round again; with Shift the other way."""
    visitor = come(size=(1440, 900))
    ROOMS[room](visitor)
    keys, went = Keys(visitor, seed=1), []
    for _ in range(6):
        keys.press("F6")
        went.append(visitor.page.evaluate(IN))
    assert went == [0, 1, 2, 3, 4, 0]
    for expected in (4, 3, 2, 1, 0):
        keys.press("Shift+F6")
        assert visitor.page.evaluate(IN) == expected


def test_in_an_area_f6_comes_to_what_can_be_chosen(come: Come) -> None:
    visitor = come(size=(1440, 900))
    ROOMS["battle-orders"](visitor)
    Keys(visitor, seed=1).press("F6", "F6")
    visitor.sees(".table .piece.legal:focus")


def swipe(visitor: Visitor, start: tuple[int, int], end: tuple[int, int]) -> None:
    wire = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: tuple[int, int]) -> Any:
        return wire.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    touch("touchStart", start)
    for part in range(1, 6):
        touch("touchMove", (start[0] + (end[0] - start[0]) * part // 5, start[1] + (end[1] - start[1]) * part // 5))
    touch("touchEnd")
    wire.detach()


def test_a_swipe_from_the_left_edge_opens_the_log(come: Come) -> None:
    visitor = come(size=PHONE)
    ROOMS["table-plan"](visitor)
    swipe(visitor, (120, 300), (300, 305))
    visitor.misses(".drawer")
    swipe(visitor, (6, 300), (170, 310))
    visitor.sees(".drawer")


BESIDE = """() => {
  const centre = (e) => {
    const box = e.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2, box];
  };
  const board = document.querySelector(".boardbox").getBoundingClientRect();
  for (const e of document.querySelectorAll(".hex.legal")) {
    const [x, y, box] = centre(e);
    for (const other of document.querySelectorAll(".hex:not(.legal, .can, .chosen)")) {
      const [ox, oy] = centre(other);
      const apart = Math.hypot(ox - x, oy - y);
      if (apart > box.width * 1.1) continue;
      const far = Math.min(box.width, box.height) / 2 + 7;
      const [px, py] = [x + (ox - x) * far / apart, y + (oy - y) * far / apart];
      const inside = px > board.left + 8 && px < board.right - 60 && py > board.top + 60 && py < board.bottom - 8;
      if (inside && other.contains(document.elementFromPoint(px, py))) return [e.dataset.thing, px, py];
    }
  }
  return null;
}"""


def where_it_stays(visitor: Visitor) -> Any:
    """A place beside a hex, when the board lies still: what comes around it late may move it."""
    place = None
    while place is None or place != visitor.page.evaluate(BESIDE):
        place = visitor.page.evaluate(BESIDE)
        visitor.page.evaluate(DRAWN_ANEW)
    return place


def test_a_tap_that_just_misses_a_hex_counts_for_it(come: Come) -> None:
    visitor = come(size=PHONE)
    ROOMS["battle-orders"](visitor)
    visitor.settle()
    thing, x, y = where_it_stays(visitor)
    visitor.page.touchscreen.tap(x, y)
    expect(visitor.find(f'.hex.legal:not(.chosen)[data-thing="{thing}"]')).to_have_count(0)
    visitor.misses(".popover.pinned")


@pytest.mark.parametrize("game", [rooms.LOOKED_AT[0] for rooms in OF_GAMES.values()])
def test_in_a_tiny_window_there_are_the_question_the_hand_and_a_way_to_the_board(come: Come, game: str) -> None:
    visitor = come(size=(300, 300), language="cs")
    ROOMS[game](visitor)
    visitor.sees(".dock > .prompt .ask")
    assert not visitor.find(".app > .table").is_visible()
    assert not visitor.find(".app > .bar").is_visible()
    visitor.picture(f"tiny-{game}")
    visitor.page.get_by_role("button", name="Zobrazit plán").click()
    visitor.sees(".app > .table")
    visitor.picture(f"tiny-{game}-board")
    assert not visitor.find(".dock").is_visible()
    visitor.page.get_by_role("button", name="Zpět k otázce").click()
    visitor.sees(".dock > .prompt .ask")
