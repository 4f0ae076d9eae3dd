"""Every page for everybody: axe finds nothing, nothing sticks out of the window, on any screen, by day and evening,
and all of it is said in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.rooms import ROOMS
from tests.browser.visitor import DESKTOP, HUGE, LARGE, PHONE, TOY_HAS_NO_RULEBOOK, Size, Visitor
from tests.browser.words import UNDRAWN, badly_said

Come = Callable[..., Visitor]
NAMES = list(ROOMS)
PARTS = 8
"""So that several processes can share the work."""
Look: TypeAlias = tuple[Size, str, bool]
LOOKS: list[Look] = [(DESKTOP, "cs", False), (PHONE, "en", True)]
"""Between them each room is seen large and small, by day and in the evening, in both languages."""
OTHER_LOOKS: list[Look] = [(DESKTOP, "en", True), (PHONE, "cs", False)]
LARGER: dict[Look, list[Look]] = {OTHER_LOOKS[0]: [(LARGE, "en", False), (HUGE, "en", True)]}
"""Whoever is in a room makes the window larger, and the day may break."""
MAIN_ROOMS = ("clubhouse", "new-table", "table-plan", "table-attack", "popover", "ending", "replay")
WAR_ROOMS = ("new-blitzkrieg", "table-blitzkrieg", "table-nippon", "table-solo", "token-in-hand", "popover-space")

STICKS_OUT = """() => {
  const page = document.scrollingElement;
  return page.scrollWidth > innerWidth ? `${page.scrollWidth} of ${innerWidth} pixels wide` : "";
}"""
CUT_OFF = """() => {
  const clips = (e) => ["hidden", "clip"].includes(getComputedStyle(e).overflowX) && !e.matches(".sr");
  const cut = (e) => {
    const box = e.getBoundingClientRect();
    if (box.width === 0 || e.closest(".sr")) return false;
    for (let around = e.parentElement; around; around = around.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(around).overflowX)) return false;
      const frame = around.getBoundingClientRect();
      if (clips(around) && (box.right > frame.right + 1 || box.left < frame.left - 1)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll("a, button, em, .caption, .title, h1, h2, h3, p")]
    .filter(cut).map((e) => `cut off: ${e.className} ${(e.innerText || e.ariaLabel || "").slice(0, 60)}`);
}"""
OVERLAP = """() => {
  const seen = [...document.querySelectorAll(".bar > *, .tabs button, .prompt .btn, .gm > *, .pile .caption")]
    .map((e) => [e, e.getBoundingClientRect()]).filter(([, box]) => box.width > 0 && box.height > 0);
  const clash = [];
  for (const [a, p] of seen) for (const [b, q] of seen) {
    if (a.parentElement !== b.parentElement && !a.matches(".caption") && !a.matches("[role=tab]")) continue;
    if (a === b || a.contains(b) || b.contains(a) || a.matches(".caption") !== b.matches(".caption")) continue;
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 1 && high > 1 && p.left <= q.left) clash.push(`overlap: ${a.innerText} / ${b.innerText || b.className}`);
  }
  return clash;
}"""


def called(look: Look) -> str:
    (width, height), language, dark = look
    return f"{width}x{height}-{language}-{'dark' if dark else 'light'}"


FAULTS_ALONE = {"resultTypes": ["violations"], "preload": False}
"""All rules are applied; of what keeps to them, nothing is told. None of them needs style sheets or films once more."""


def violations(visitor: Visitor) -> list[str]:
    if not visitor.page.evaluate("() => 'axe' in globalThis"):  # it stays while the page does
        visitor.page.evaluate(Axe().axe_script)
    found: Iterable[Any] = visitor.page.evaluate("(how) => axe.run(how).then((all) => all.violations)", FAULTS_ALONE)
    return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


def looked_at(visitor: Visitor, name: str, language: str, *, axe: bool) -> list[str]:
    """Everything that is wrong with a room that is entered."""
    visitor.room = name
    ROOMS[name](visitor)
    return wrong_here(visitor, name, language, axe=axe)


def in_larger_windows(visitor: Visitor, name: str, look: Look) -> dict[str, list[str]]:
    """The same room, without entering it again. Larger screens show the same things in the same colours, only larger:
    axe, which takes long, has nothing new to find there."""
    wrong: dict[str, list[str]] = {}
    for larger in LARGER.get(look, ()):
        size, language, dark = larger
        visitor.resize(size, dark=dark)
        wrong[f"{name} {called(larger)}"] = wrong_here(visitor, name, language, axe=False)
    if wrong:
        visitor.resize(look[0], dark=look[2])
    return wrong


def wrong_here(visitor: Visitor, name: str, language: str, *, axe: bool) -> list[str]:
    """Of a room in which one is; a picture of it is kept."""
    visitor.until("() => document.fonts.status === 'loaded'")
    visitor.picture(name)
    found = [*visitor.page.evaluate(CUT_OFF), *visitor.page.evaluate(OVERLAP), *(violations(visitor) if axe else ())]
    if name != UNDRAWN:
        found += [f"badly said: {line}" for line in badly_said(visitor, language)]
    sticks_out = visitor.page.evaluate(STICKS_OUT)
    return [*found, sticks_out] if sticks_out else found


def wrong_in(come: Come, looks: Iterable[Look], names: Iterable[str]) -> dict[str, list[str]]:
    """Each room in all these looks: one person goes through the house with a window for each of them, so that a game
    need be brought to its moment once."""
    visitors: dict[str, tuple[Look, Visitor]] = {}
    for look in looks:
        size, language, dark = look
        first = next((visitor for _, visitor in visitors.values()), None)
        visitor = come(size=size, language=language, dark=dark, like=first).expecting(TOY_HAS_NO_RULEBOOK)
        visitors[called(look)] = (look, visitor)
    wrong: dict[str, list[str]] = {}
    for name in names:
        for look, visitor in visitors.values():
            found = looked_at(visitor, name, look[1], axe=is_examined(name, look))
            wrong |= {f"{name} {called(look)}": found, **in_larger_windows(visitor, name, look)}
    return {where: found for where, found in wrong.items() if found}


def is_examined(name: str, look: Look) -> bool:
    """By axe: all rooms are, some large by day and some small in the evening, in turns."""
    return look not in LOOKS or (NAMES.index(name) // PARTS + LOOKS.index(look)) % 2 == 0


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_is_shut_out(come: Come, part: int) -> None:
    assert wrong_in(come, LOOKS, NAMES[part::PARTS]) == {}


@pytest.mark.parametrize("rooms", [MAIN_ROOMS, WAR_ROOMS], ids=["vzdor", "blitzkrieg"])
def test_main_rooms_in_other_looks(come: Come, rooms: tuple[str, ...]) -> None:
    assert wrong_in(come, OTHER_LOOKS, rooms) == {}


def test_the_board_fills_the_window(come: Come) -> None:
    """It grows with it and needs no scrolling."""
    visitor = come(size=DESKTOP)
    for name in ("table-plan", "table-attack", "table-blitzkrieg", "table-nippon", "table-solo"):
        ROOMS[name](visitor)
        for size in (DESKTOP, LARGE, HUGE):
            visitor.resize(size)
            box = visitor.sees(".app").bounding_box()
            assert box
            assert (box["width"], box["height"]) == size
