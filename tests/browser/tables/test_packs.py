"""An owner's pack in a browser: chosen for a new table, shown to everybody there, and its cards like any others."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.houses import Come
from tests.browser.pages.test_accessibility import OTHER_LOOKS, looked_at
from tests.browser.rooms_kacir import village_pack
from tests.browser.visitor import DESKTOP, PHONE, Size
from tests.games.kacir.test_packs import CARDS
from tests.games.within import within

SIDEWAYS: Size = (740, 360)


def test_a_table_is_opened_with_a_pack_and_says_so(come: Come) -> None:
    visitor = come(language="cs").go("new/kacir")
    visitor.sees(".wishes .pack summary").click()
    visitor.find(".wishes .pack textarea").fill(CARDS)
    visitor.sees(".wishes .pack .sound")
    visitor.find(".wishes .big").click()
    badge = visitor.sees(".bar .packb")
    expect(badge).to_have_accessible_name("Balíček „Mlýn“: 3 věci jinak")
    badge.press("Enter")
    shown = visitor.sees(".packed")
    expect(shown.locator("h2")).to_have_text("Mlýn")
    expect(shown.locator("li", has_text="Mlynář")).to_contain_text("navíc")
    expect(shown.locator("dl", has_text="4")).to_contain_text("cena")
    ours, theirs = (visitor.find(f"#c-{card}").inner_html() for card in ("ranger", "miller"))
    assert ours == theirs, "it has the drawing of ours that it chose"
    visitor.page.keyboard.press("Escape")
    visitor.misses(".packed")
    expect(badge).to_be_focused()


def test_a_battle_of_a_pack_is_chosen_by_its_name(come: Come) -> None:
    """It comes after ours as soon as the pack is sound, and goes with it."""
    visitor = come(language="cs").go("new/napoleonics")
    visitor.sees(".wishes .pack summary").click()
    text = visitor.find(".wishes .pack textarea")
    text.fill(within("napoleonics", "scenarios", "coa", "hill-fort"))
    visitor.sees(".wishes .pack .sound")
    battles = visitor.sees("[data-option=scenario] select")
    expect(battles.locator("option[value=hill-fort]")).to_have_text("Vršek")
    battles.select_option("hill-fort")
    text.fill("[[")
    expect(battles.locator("option[value=hill-fort]")).to_have_count(0)
    expect(battles).not_to_have_value("hill-fort")
    text.fill(within("napoleonics", "scenarios", "coa", "hill-fort"))
    expect(battles.locator("option[value=hill-fort]")).to_have_count(1)
    battles.select_option("hill-fort")
    visitor.picture("new-pack-battle")
    visitor.find(".wishes .big").click()
    badge = visitor.sees(".bar .packb")
    expect(badge).to_have_accessible_name("Balíček „balíček beze jména“: 1 věc jinak")
    badge.click()
    visitor.sees(".packed li", "Bitva z balíčku.")
    visitor.picture("packed-battle")


@pytest.mark.parametrize(("size", "language", "dark"), OTHER_LOOKS)
def test_nothing_is_wrong_with_it_in_other_looks(come: Come, size: Size, language: str, dark: bool) -> None:
    visitor = come(language=language, size=size, dark=dark)
    for room in ("new-pack", "village-pack"):
        assert looked_at(visitor, room, language, axe=True) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_what_differs_is_within_the_window(come: Come, size: Size) -> None:
    visitor = come(language="cs", size=size)
    village_pack(visitor)
    visitor.picture(f"village-pack-{size[0]}")
    box = visitor.sees(".packed").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
