"""How people touch a table: with a mouse, with keys, with a finger. All of them choose by a seeded whim."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.visitor import Visitor

CHOICES = ".app .piece.legal, .app .piece.can, .app .prompt .acts [data-action]"
MOST_STEPS = 600
PHONES = 600
"""Windows that are narrower are phones."""

# Where a single choice is left, laying it down changes nothing but which button is the main one.
SEEN = """(choices) => {
  const app = document.querySelector(".app");
  const things = (css) => [...document.querySelectorAll(css)].map((e) => e.dataset.action ?? e.dataset.thing);
  const over = document.querySelector(".ending") !== null;
  return JSON.stringify([app?.dataset.seq, over, things(choices), things(".chosen"), things(".prompt .main")]);
}"""
CHANGED = f"""([choices, before]) => ({SEEN})(choices) !== before
  && document.querySelector(".app")?.getAttribute("aria-busy") !== "true\""""

LIKED = """(all, rather) => all.map((e) => {
  const place = rather.findIndex((css) => e.matches(css));
  return [place < 0 ? rather.length : place, e.dataset.action ?? ""];
})"""

WHERE = """(element) => {
  element.scrollIntoView({ block: "center", inline: "nearest" });
  const box = element.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05];
  for (const v of parts) for (const h of parts) {
    const [x, y] = [box.left + box.width * h, box.top + box.height * v];
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class Hand:
    """Makes one step after another until the game is over; what it would rather touch, it touches before all else."""

    def __init__(self, visitor: Visitor, seed: int, rather: tuple[str, ...] = ()) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.whim = random.Random(seed)
        self.rather = rather
        self.steps = 0

    def play_on(self) -> None:
        while not self.over:
            assert self.steps < MOST_STEPS, "the game does not end"
            self.step()

    @property
    def over(self) -> bool:
        """The end is told when what led to it has been told."""
        self.visitor.settle()
        return self.visitor.find(".ending").count() > 0

    def step(self) -> None:
        self.visitor.settle()
        before = self.seen()
        self.touch(self.pick())
        self.visitor.until(CHANGED, [CHOICES, before])
        self.steps += 1

    def seen(self) -> str:
        found: str = self.page.evaluate(SEEN, CHOICES)
        return found

    def pick(self) -> int:
        """Which of the things that may be chosen; nobody has had enough while there is anything else to do."""
        things: list[Any] = self.visitor.find(CHOICES).evaluate_all(LIKED, self.rather)
        assert things, "nothing may be chosen, and the game is not over"
        best = min(place for place, _ in things)
        lively = [i for i, (place, action) in enumerate(things) if place == best and not action.startswith("end-")]
        return self.whim.choice(lively or range(len(things)))

    def where(self, number: int) -> tuple[float, float]:
        """A point at which the thing is really hit."""
        thing = self.visitor.find(CHOICES).nth(number)
        point = thing.evaluate(WHERE)
        assert point, f"covered by something else: {thing.evaluate('(e) => e.outerHTML')[:300]}"
        return point[0], point[1]

    def touch(self, number: int) -> None:
        raise NotImplementedError


class Mouse(Hand):
    def touch(self, number: int) -> None:
        self.page.mouse.click(*self.where(number))


class Finger(Hand):
    def touch(self, number: int) -> None:
        self.page.touchscreen.tap(*self.where(number))

    def hold(self, css: str, shows: str) -> None:
        """Press until something shows, then let go."""
        x, y = self.visitor.find(css).first.evaluate(WHERE)
        wire = self.visitor.context.new_cdp_session(self.page)
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.visitor.sees(shows)
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()


class Keys(Hand):
    """Tab and arrows over the table, the list of all moves, the numbers in it: each of them, by turns."""

    def step(self) -> None:
        self.visitor.settle()
        before = self.seen()
        way = (self.by_tab, self.by_arrows, self.by_list, self.by_number)[self.steps % 4]
        way()
        self.visitor.until(CHANGED, [CHOICES, before])
        self.steps += 1

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, css: str) -> bool:
        found: bool = self.page.evaluate("(css) => document.activeElement?.matches(css) ?? false", css)
        return found

    def to(self, css: str, key: str = "Tab") -> None:
        """Press until the focus is there."""
        for _ in range(120):
            if self.focused(css):
                return
            self.press(key)
        raise AssertionError(f"{key} does not get to {css}")

    def by_tab(self) -> None:
        self.press("Tab")
        self.to(CHOICES)
        for _ in range(self.whim.randrange(4)):
            self.press("Tab")
            self.to(CHOICES)
        self.press("Enter")

    def by_arrows(self) -> None:
        """Wherever we are, some way of arrows leads to a thing that may be chosen."""
        for _ in range(40):
            self.press(self.whim.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
            if self.focused(CHOICES):
                return self.press("Enter")
        return self.by_tab()

    def by_list(self) -> None:
        self.press("a")
        self.visitor.sees(".actions button:focus")
        self.press(*["ArrowDown"] * self.pick_listed())
        self.press("Enter")

    def by_number(self) -> None:
        self.press("a")
        self.visitor.sees(".actions button:focus")
        self.press(str(min(self.pick_listed(), 8) + 1))

    def pick_listed(self) -> int:
        actions: list[Any] = self.visitor.find(".actions button").evaluate_all(
            "(all) => all.map((e) => e.dataset.action)"
        )
        lively = [i for i, action in enumerate(actions) if not action.startswith("end-")]
        return self.whim.choice(lively or range(len(actions)))


def look_at(visitor: Visitor, css: str, *, by_key: bool = False) -> None:
    """Its details: by a click or a key; on a phone by a long press, as a tap is answered with a reason."""
    if visitor.size[0] < PHONES:
        Finger(visitor, 1).hold(css, ".popover.pinned .detail")
    else:
        thing = visitor.find(css).first
        thing.press("Enter") if by_key else thing.click()
        visitor.sees(".popover.pinned .detail")
