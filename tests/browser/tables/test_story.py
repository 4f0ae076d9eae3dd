"""What others did is told so that it can be followed, and whoever was away is told of it; nothing waits for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest

from tests.browser.visitor import Size, Visitor

Come: TypeAlias = Callable[..., Visitor]


def at_war(come: Come, size: Size, language: str) -> tuple[Visitor, Visitor, str]:
    """Somebody who looks on with motion, and a rival who begins."""
    rival, looker = come(), come(size=size, language=language, moving=True)
    id = rival.open("blitzkrieg", {"axis": "me", "allies": "open"})
    looker.page.goto(rival.go(f"table/{id}").sees(".invitations input").input_value())
    looker.misses(".invitations")
    looker.sees(".app .prompt.idle")
    return rival, looker, id


FIRST_PICTURE = """() => new Promise((seen) => {
  const look = () => {
    const nth = document.querySelector(".telling .nth");
    if (nth === null) return;
    watcher.disconnect();
    document.querySelector(".telling .halt").click();
    seen({ nth: nth.textContent.trim(), marks: document.querySelectorAll(".space .last").length });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.querySelector(".prompt :is(.again, .missed)").click();
  look();
})"""
"""With which picture a story begins, and how many marks lie on it: the first that is there at all, however late anybody
looks; there it is halted."""
SIZES = pytest.mark.parametrize(
    ("size", "language"),
    [((1440, 900), "en"), ((390, 844), "cs"), ((844, 390), "cs")],
    ids=["desktop", "phone", "side"],
)


@SIZES
def test_a_rivals_turn_is_told_and_can_be_halted(come: Come, size: Size, language: str) -> None:
    """By keys as by buttons; what may be chosen is there from the beginning."""
    rival, looker, id = at_war(come, size, language)
    before = looker.seq
    rival.play_one(id)
    looker.sees(".telling .said", re.compile(r"\w"))
    looker.page.keyboard.press("Space")
    looker.sees('.telling .halt[aria-label="Play"], .telling .halt[aria-label="Přehrávat"]')
    assert looker.seq > before
    at = int(looker.find(".telling .nth").inner_text().split(" / ")[0])
    looker.page.keyboard.press("ArrowLeft")
    looker.sees(".telling .nth", re.compile(rf"^{at - 1} / "))
    looker.find(".telling .on").click()
    looker.sees(".telling .nth", re.compile(rf"^{at} / "))
    looker.picture("rivals-turn")
    looker.page.keyboard.press("Escape")
    looker.misses(".telling, .prompt .missed")
    looker.find(".prompt .again").click(trial=True)
    assert looker.page.evaluate(FIRST_PICTURE)["nth"].startswith("0 / ")
    looker.find(".telling .skip").click()
    looker.misses(".telling, .prompt .missed")


@SIZES
def test_whoever_was_away_is_told_what_happened(come: Come, size: Size, language: str) -> None:
    """It is offered, never forced: the table is there as it stands, and a click on it is obeyed."""
    rival, looker, id = at_war(come, size, language)
    looker.go()
    looker.misses(".app")
    rival.play_one(id)
    looker.at_table(id)
    looker.sees(".prompt .missed")
    looker.picture("since-you-were-away")
    marks = looker.find(".space .last").count()
    looker.find(".prompt .missed").click(trial=True)
    begins = looker.page.evaluate(FIRST_PICTURE)
    assert begins["nth"].startswith("0 / ")
    assert begins["marks"] < marks, "as it was when one left"
    looker.find(".telling .skip").click()
    looker.misses(".telling, .prompt .missed")
    assert looker.find(".space .last").count() == marks
    looker.page.reload()
    looker.sees(".app .prompt")
    looker.misses(".telling, .prompt .missed")
