"""What others did is told so that it can be followed, and whoever was away is told of it; nothing waits for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest

from tests.browser.pages.test_accessibility import CUT_OFF, STICKS_OUT, violations
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


FIRST_PICTURE = """([deed, what]) => new Promise((seen) => {
  const look = () => {
    const nth = document.querySelector(".telling .nth");
    if (nth === null) return;
    watcher.disconnect();
    document.querySelector(".telling .halt").click();
    seen({ nth: nth.textContent.trim(), marks: document.querySelectorAll(".space .last").length });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  const press = () => new KeyboardEvent("keydown", { key: what, bubbles: true, cancelable: true });
  if (deed === "click") document.querySelector(what).click();
  else if (deed === "press") document.body.dispatchEvent(press());
  else location.hash = what;
  look();
})"""
ASKED = ["click", ".prompt .again"]
"""With which picture a story begins, and how many marks lie on it: the first that is there at all, however late anybody
looks; there it is halted."""
AN_HOUR_AGO = """() => {
  const seen = JSON.parse(localStorage.getItem("klubovna-seen"));
  localStorage.setItem("klubovna-seen", JSON.stringify(seen.map(([who, seq, at]) => [who, seq, at - 3600_000])));
}"""
SIZES: dict[str, tuple[Size, str]] = {
    "desktop": ((1440, 900), "en"),
    "phone": ((390, 844), "cs"),
    "side": ((844, 390), "cs"),
}


def at(*names: str) -> pytest.MarkDecorator:
    """What is told is the same everywhere: only how it lies in the window is looked at in each of them."""
    return pytest.mark.parametrize(("size", "language"), [SIZES[name] for name in names], ids=names)


@at("desktop", "phone")
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
    assert looker.page.evaluate(FIRST_PICTURE, ASKED)["nth"].startswith("0 / ")
    looker.find(".telling .skip").click()
    looker.misses(".telling, .prompt .missed")


@at("desktop", "phone", "side")
def test_what_others_did_last_is_told_again_by_a_key(come: Come, size: Size, language: str) -> None:
    """Also after the page was loaded anew, and by keys alone; in the end the table lies as before."""
    rival, looker, id = at_war(come, size, language)
    rival.play_one(id)
    looker.sees(".telling")
    looker.page.reload()
    looker.sees(".app .prompt .again")
    assert looker.page.evaluate(FIRST_PICTURE, ["press", "p"])["nth"].startswith("0 / ")
    looker.sees('.telling .said[aria-live="polite"]')
    looker.until("document.activeElement.matches('.telling .halt')")
    last = int(looker.find(".telling .nth").inner_text().split(" / ")[1])
    for _ in range(last):
        looker.page.keyboard.press("ArrowRight")
    looker.sees(".telling .nth", f"{last} / {last}")
    for dark in (False, True):
        looker.resize(size, dark=dark)
        looker.picture("what-just-happened")
        assert [*looker.page.evaluate(CUT_OFF), *violations(looker), looker.page.evaluate(STICKS_OUT)] == [""]
    looker.page.keyboard.press("ArrowRight")
    looker.misses(".telling")
    looker.until("document.activeElement.matches('.prompt .again')")


def test_alone_the_menu_of_a_phone_tells_what_the_table_did(come: Come) -> None:
    """Since the choice that led to this turn; the question has no room for a button that nobody waits for."""
    visitor = come(size=(360, 740), language="cs", moving=True)
    id = visitor.open("vzdor", {"maquis": "me"})
    visitor.play_one(id)
    visitor.at_table(id).misses(".prompt .again")
    visitor.open_menu()
    item = visitor.page.get_by_role("button", name="Co se dělo naposled")
    item.evaluate("(item) => item.classList.add('recap')")
    assert visitor.page.evaluate(FIRST_PICTURE, ["click", ".recap"])["nth"].startswith("0 / ")
    visitor.misses(".menu")
    visitor.until("document.activeElement.matches('.telling .halt')")
    assert violations(visitor) == []
    visitor.picture("alone")
    visitor.page.keyboard.press("Escape")
    visitor.misses(".telling")


def test_beside_a_wide_table_it_is_told_line_by_line(come: Come) -> None:
    """Each line leads to its picture; then the drawer lies open where it did."""
    rival, looker, id = at_war(come, (1440, 900), "en")
    looker.open_drawer("rules")
    rival.play_one(id)
    looker.sees(".telling").page.keyboard.press("Escape")
    looker.page.evaluate(FIRST_PICTURE, ASKED)
    looker.sees('[data-tab="recap"][aria-selected="true"]')
    lines = looker.find(".retold .log button")
    lines.nth(1).click()
    looker.sees('.retold [aria-current="step"]')
    looker.sees('.telling .halt[aria-label="Play"]')
    assert lines.nth(1).get_attribute("aria-current") == "step"
    assert lines.nth(1).inner_text() in looker.find(".telling .said").inner_text()
    looker.sees(".retold .asks", re.compile("place a token"))
    looker.picture("line-by-line")
    looker.page.keyboard.press("Escape")
    looker.misses(".telling, .retold")
    looker.sees('[data-tab="rules"][aria-selected="true"]')


@at("phone", "side")
def test_whoever_was_away_for_long_is_told_by_itself(come: Come, size: Size, language: str) -> None:
    """What was seen half an hour ago is long ago, from the first line that was not seen."""
    rival, looker, id = at_war(come, size, language)
    looker.go()
    looker.misses(".app")
    rival.play_one(id)
    looker.page.evaluate(AN_HOUR_AGO)
    begins = looker.page.evaluate(FIRST_PICTURE, ["go", f"/table/{id}"])
    assert begins["nth"].startswith("0 / ")
    looker.picture("told-by-itself")
    looker.page.keyboard.press("Escape")
    looker.misses(".telling, .prompt .missed")


@at("desktop", "side")
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
    begins = looker.page.evaluate(FIRST_PICTURE, ASKED)
    assert begins["nth"].startswith("0 / ")
    assert begins["marks"] < marks, "as it was when one left"
    looker.find(".telling .skip").click()
    looker.misses(".telling, .prompt .missed")
    assert looker.find(".space .last").count() == marks
    looker.page.reload()
    looker.sees(".app .prompt")
    looker.misses(".telling, .prompt .missed")
