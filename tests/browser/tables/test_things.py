"""What is this? Everything that is drawn on a table belongs to a thing, and every thing says what it is, its rule, and
where its data come from: in the midst of games at random, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from klubovna.kernel.table import Table
from tests.browser.hands import Finger, Keys
from tests.browser.moments import under_way
from tests.browser.rooms import ROOMS
from tests.browser.visitor import PHONE, Size, Visitor

Come = Callable[..., Visitor]
RASH = {"kacir": ("end-turn", "skip", "discard", "eliminate", "ritual")}
AFTER: list[tuple[str, int, dict[str, Any]]] = [
    ("vzdor", 3, {}),
    ("vzdor", 40, {}),
    ("blitzkrieg", 25, {}),
    ("blitzkrieg", 30, {"map": "nippon"}),
    ("blitzkrieg", 20, {"mode": "solo"}),
    ("napoleonics", 60, {}),
    ("napoleonics", 25, {"scenario": "waterloo"}),
    ("hagalaz", 0, {}),
    ("hagalaz", 40, {"scenario": "cerberus-weapons"}),
    ("hagalaz", 90, {"scenario": "the-nest"}),
    ("hagalaz", 70, {}),
    ("kacir", 2, {}),
    ("kacir", 70, {}),
]
"""After so many decisions."""
LANGUAGES = ("en", "cs")

UNMARKED = """() => {
  const drawn = "use, .art, .card, [data-key], [data-part], [data-seat], [data-holds], [role=img]";
  const control = "button:not(.piece), a, [role=tab], [role=dialog], .scenery";
  const marked = (e) => e.closest("[data-thing]") ?? e.querySelector("[data-thing]");
  const middle = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const under = (e) => {
    if (!e.closest("svg.board")) e.scrollIntoView({ block: "center", inline: "center" });
    const [x, y] = middle(e);
    const frame = e.closest(".boardbox")?.getBoundingClientRect();
    if (frame && !(x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)) return true;
    return document.elementFromPoint(x, y)?.closest(":is(.piece, .told)[data-thing], .boardbox button");
  };
  return [...document.querySelectorAll(".app > .bar, .app > .table, .app .hand")]
    .flatMap((area) => [...area.querySelectorAll(drawn)])
    .filter((e) => e.getClientRects().length > 0 && !e.closest(control) && !marked(e) && !under(e))
    .map((e) => ["no thing:", e.tagName, e.getAttribute("href"), e.getAttribute("class"),
      "in", e.parentElement?.closest("[class]")?.getAttribute("class")].filter(Boolean).join(" "));
}"""
"""Whatever is drawn is part of a thing or lies on one, unless it is scenery; of a large board, what is in its window
and under none of its buttons."""
ASKED = """async () => {
  const marked = [...document.querySelectorAll(".app [data-thing]")]
    .filter((e) => e.getClientRects().length > 0 && !e.closest(".drawer"));
  const things = marked.filter((e) => e.matches(".piece, .told"));
  const known = (e) => e.closest(".piece, .told") || things.some((one) => one.dataset.thing === e.dataset.thing);
  const found = marked.filter((e) => !known(e))
    .map((e) => `nobody can ask: ${e.dataset.thing}`);
  const texts = (told, css) => [...(told?.querySelectorAll(css) ?? [])].map((e) => e.innerText.trim());
  for (const thing of new Set(things.map((e) => e.dataset.thing))) {
    const piece = things.find((e) => e.dataset.thing === thing);
    piece.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
    const detail = () => document.querySelector(".popover.pinned .detail");
    for (let wait = 0; wait < 500 && !detail()?.querySelector(".about .rulelink"); wait++)
      await new Promise((done) => setTimeout(done, 10));
    const told = detail();
    const [name] = texts(told, "h3");
    const [rules, sources] = [texts(told, ".about .rulelink"), texts(told, ".about small")];
    if (!name || name === thing) found.push(`no name: ${thing}`);
    if (rules.length === 0 || rules.some((rule) => !rule.includes(": "))) found.push(`no rule: ${thing}`);
    if (sources.length === 0 || sources.some((one) => /source-/.test(one))) found.push(`no source: ${thing}`);
    if (/[a-z]+-[a-z]+-[a-z]+|undefined|NaN|[{}]/.test(told?.innerText ?? "undefined"))
      found.push(`badly said: ${told?.innerText}`);
    if (piece.matches("[aria-label='']")) found.push(`no label: ${thing}`);
  }
  return [things.length, found];
}"""
"""The rulebook, which knows what a paragraph is called, may still be on its way, and so may what is told."""

WHY = """async () => {
  const found = [];
  const all = [...document.querySelectorAll(".app .piece[data-thing]:not(.legal, .can, .chosen)")]
    .filter((e) => e.getClientRects().length > 0 && !e.closest(".drawer"));
  const things = new Map(all.map((e) => [e.dataset.thing, e]));
  const some = [...things].filter((_, i) => i % Math.ceil(things.size / 12) === 0);
  const told = () => document.querySelector(".popover.pinned :is(.refusal > p, .instead)")?.innerText.trim();
  for (const [thing, e] of some) {
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    e.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let wait = 0; wait < 200 && !told(); wait++) await new Promise((done) => setTimeout(done, 10));
    if (!told() || /error-|not-[a-z]+-/.test(told())) found.push(`${thing}: ${told()}`);
  }
  return [some.length, found];
}"""
"""Of a dozen things that can't be chosen."""


def after(decisions: int) -> Callable[[Table], bool]:
    return lambda table: table.seq >= decisions and table.seat is not None


@pytest.mark.parametrize("number", range(len(AFTER)), ids=[f"{game}-{n}" for game, n, _ in AFTER])
def test_whatever_is_drawn_says_what_it_is(come: Come, number: int) -> None:
    everything_says_what_it_is(come(size=(1440, 900), language=LANGUAGES[number % 2]), *AFTER[number])


@pytest.mark.parametrize(("size", "language"), [(PHONE, "cs"), ((740, 360), "en")], ids=["upright", "sideways"])
@pytest.mark.parametrize(("game", "decisions"), [(game, n) for game, n, options in AFTER if n > 3 and not options])
def test_and_on_a_phone(come: Come, game: str, decisions: int, size: Size, language: str) -> None:
    everything_says_what_it_is(come(size=size, language=language), game, decisions, {})


def everything_says_what_it_is(visitor: Visitor, game: str, decisions: int, options: dict[str, Any]) -> None:
    """In one language: which words there are in either is a law of every game (law 6), and not this page's business."""
    id = under_way(visitor, game, after(decisions), decisions, RASH.get(game, ()), **options)
    visitor.go(f"table/{id}").sees(".handover .btn.main, .app .prompt")
    if visitor.find(".handover .btn.main").is_visible():
        visitor.find(".handover .btn.main").click()
    visitor.sees(".app .prompt")
    visitor.settle()
    assert sorted(set(visitor.page.evaluate(UNMARKED))) == []
    asked, found = visitor.page.evaluate(ASKED)
    assert found == []
    assert asked > 10
    asked, silent = visitor.page.evaluate(WHY)
    assert silent == []
    assert asked > 5


def test_a_key_asks_and_leads_to_the_rule(come: Come) -> None:
    """What has the focus is asked about by ?, also where Enter would choose it; Escape leads back to it."""
    visitor = come(size=(1440, 900), language="cs")
    ROOMS["table-plan"](visitor)
    keys = Keys(visitor, seed=1)
    keys.to(".hand .piece.legal")
    thing = visitor.find(":focus").get_attribute("data-thing")
    keys.press("?")
    visitor.sees(".popover.pinned:focus .about small", "Odkud")
    keys.press("Escape")
    visitor.misses(".popover")
    assert keys.focused(f'.hand [data-thing="{thing}"]')
    keys.press("?", "Tab", "Enter")
    visitor.sees('.drawer [data-section="cards"]:focus', "Karty")
    visitor.misses(".popover")


def test_the_other_button_of_the_mouse_asks(come: Come) -> None:
    """Also of what cannot be taken: a number, and who sits there."""
    visitor = come(size=(1440, 900))
    ROOMS["table-plan"](visitor)
    for thing, name in (("power", "Attack power"), ("points", "Victory points"), ("seat:maquis", "Maquis")):
        visitor.find(f'[data-thing="{thing}"]').first.click(button="right")
        visitor.sees(".popover.pinned .detail h3", name)
        visitor.sees(".popover.pinned .about .rulelink", "Rules: ")
    visitor.find(".popover .rulelink").click()
    visitor.sees('.drawer [data-section="goal"]:focus')


def test_a_finger_asks_by_holding(come: Come) -> None:
    visitor = come(size=PHONE, language="cs")
    ROOMS["village-hunter"](visitor)
    Finger(visitor, 1).hold(".stat[data-part=evidence]", shows=".popover.pinned .about small")
    visitor.sees(".popover.pinned .detail h3", "Důkaz")
