"""What to look at in a decision: beside the board where there is room, a touch away where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.pages.test_layout import BOXES, apart
from tests.browser.rooms import ROOMS
from tests.browser.visitor import Size, Visitor

Come = Callable[..., Visitor]
SAID = "Whose action works only in planning"


def board(visitor: Visitor) -> Any:
    visitor.settle()
    return visitor.page.evaluate(BOXES, [".app > .table", ".dock"])


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=str)
def test_it_is_told_until_somebody_knows_it(come: Come, size: Size) -> None:
    """Turned off on the spot, and back on in the menu; the browser remembers it, and the board never moves."""
    visitor = come(size=size)
    ROOMS["table-plan"](visitor)
    visitor.sees(".drawer .matters p", SAID)
    before = board(visitor)
    visitor.picture("matters")
    visitor.find(".drawer .matters button").click()
    visitor.misses(".matters")
    visitor.page.reload()
    visitor.sees(".drawer .log")
    assert visitor.find(".matters, .mattersb").count() == 0
    assert board(visitor) == before
    visitor.open_menu().locator("button", has_text="Say what to look at").click()
    visitor.sees(".drawer .matters p", SAID)
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("m")
    visitor.misses(".matters")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1024, 768)], ids=str)
def test_where_there_is_no_room_a_touch_shows_it(come: Come, size: Size) -> None:
    """It lies over the board, whole and beside the question, and is read out unasked; what lies under it stays where it
    was."""
    visitor = come(size=size, language="cs")
    ROOMS["table-plan"](visitor)
    assert "Čí akce platí jen v plánování" in visitor.find(".dock .matters [aria-live=polite]").inner_text()
    before = board(visitor)
    visitor.picture("matters-behind-a-button")
    visitor.find(".mattersb").click()
    visitor.sees(".matters.over button")
    assert board(visitor) == before
    visitor.picture("matters")
    said, prompt = visitor.page.evaluate(BOXES, [".matters.over", ".dock > .prompt"])
    assert said[0] >= 0 <= said[1]
    assert said[2] <= size[0]
    assert said[3] <= size[1]
    assert apart(said, prompt)
    visitor.find(".matters .shut").click()
    visitor.misses(".matters button")
    visitor.page.keyboard.press("m")
    visitor.find(".matters .quiet").click()
    visitor.misses(".matters, .mattersb")
