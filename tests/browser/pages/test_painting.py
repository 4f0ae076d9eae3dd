"""Maps of one's own: a battle is copied, painted by keys and by mouse, kept and played."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Keys
from tests.browser.pages.test_accessibility import CUT_OFF, STICKS_OUT, violations
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

Come = Callable[..., Visitor]
TABLET = (820, 1180)


def copied(visitor: Visitor, game: str = "napoleonics", start: str = "coa") -> None:
    """A draft of this map, opened."""
    visitor.go(f"workshop/{game}/paint").sees(".copyof select")
    visitor.find(".copyof select").select_option(start)
    visitor.find(".startrow .btn.main").click()
    visitor.sees(".paintroom [role=grid]")


def test_a_battle_is_painted_and_played(come: Come) -> None:
    """A wood by keys and its mirror, a new unit by mouse, the name, and the first turns at a table."""
    anna = come(language="en")
    copied(anna)
    keys = Keys(anna, seed=1)
    anna.find("[data-paint='ground/forest']").click()
    anna.find("[data-hex=F10]").focus()
    keys.press("m")
    expect(anna.find("[data-hex=F10]")).to_have_attribute(
        "aria-label", re.compile("^F10, clear ground; Brush forest, mirror F3$")
    )
    keys.press(" ")
    expect(anna.find("[data-hex=F3]")).to_have_attribute("aria-label", re.compile("forest, British light cavalry"))
    keys.press("m", "m", "b", "Shift+ArrowRight", "Shift+ArrowRight")
    anna.page.keyboard.up("Shift")
    expect(anna.find("[data-hex=F12]")).to_have_attribute("aria-label", re.compile("^F12, forest"))
    keys.press("Control+z")
    expect(anna.find("[data-hex=F12]")).to_have_attribute("aria-label", re.compile("^F12, clear ground"))
    anna.find("[data-paint='unit/french-cuirassier']").click()
    anna.find("[data-hex=H4]").click()
    anna.sees(".remarks li:not(.doubt)", "can’t stand here")
    anna.find(".remarks li:not(.doubt) .btn").click()
    anna.sees("[data-hex=H4]:focus")
    keys.press("e", " ")
    anna.sees(".remarks .sound, .remarks li.doubt")
    anna.find("[data-paint='unit/french-cuirassier']").click()
    anna.find("[data-hex=C3]").click()
    expect(anna.find("[data-hex=C3]")).to_have_attribute("aria-label", re.compile("cuirassier"))
    name = anna.find("[data-sheet=names] input").nth(1)
    name.fill("The ford at the mill")
    name.press("Enter")
    anna.sees(".paintbar b", "The ford at the mill")
    anna.sees(".saving", re.compile("Saved"))
    anna.picture("painted-battle")
    anna.find(".paintbar .btn.main").click()
    anna.sees(".app[data-seq]")
    assert "cuirassier" in (anna.find("[role=button][data-thing=C3]").get_attribute("aria-label") or "")


def test_a_mission_is_painted(come: Come) -> None:
    """A door whose side the arrows choose, and fire; all of it fits."""
    anna = come(language="en").go("workshop/hagalaz/paint")
    anna.sees(".startrow .btn").click()
    anna.sees(".paintroom [role=grid]")
    keys = Keys(anna, seed=1)
    anna.find("[data-paint='side/door']").click()
    anna.find("[data-hex=C4]").focus()
    keys.press(" ", "ArrowRight", "ArrowRight", " ")
    expect(anna.find("[data-hex=C4]")).to_have_attribute("aria-label", re.compile("door in the east"))
    anna.find("[data-paint='mark/f']").click()
    anna.find("[data-hex=C5]").click()
    expect(anna.find("[data-hex=C5]")).to_have_attribute("aria-label", re.compile("fire"))
    anna.sees(".remarks .sound")
    expect(anna.find(".paintbar .btn.main")).to_be_enabled()


LOOKS = [
    ("napoleonics", "waterloo", DESKTOP, False),
    ("napoleonics", "waterloo", TABLET, True),
    ("napoleonics", "waterloo", PHONE, False),
    ("hagalaz", "cerberus-weapons", DESKTOP, True),
    ("hagalaz", "reactor", PHONE, False),
]


@pytest.mark.parametrize(("game", "start", "size", "dark"), LOOKS, ids=str)
def test_painting_for_everybody(come: Come, game: str, start: str, size: Size, dark: bool) -> None:
    anna = come(size=size, language="cs", dark=dark)
    anna.go(f"workshop/{game}/paint").sees(".copyof select")
    anna.picture(f"paint-starts-{game}")
    assert violations(anna) == []
    copied(anna, game, start)
    anna.sees(".boardbox.measured")
    anna.picture(f"paint-{game}")
    assert violations(anna) == []
    assert anna.page.evaluate(CUT_OFF) == []
    assert anna.page.evaluate(STICKS_OUT) == ""
