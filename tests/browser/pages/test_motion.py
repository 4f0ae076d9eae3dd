"""Motion shows what happened; whoever asked for none sees none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

WATCH = """
globalThis.moved = [];
const look = () => {
  for (const animation of document.getAnimations()) moved.push(animation.effect?.target?.className ?? "?");
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@pytest.mark.parametrize("moving", [True, False], ids=["motion", "reduced-motion"])
def test_cards_travel_unless_motion_is_reduced(come: Callable[..., Visitor], moving: bool) -> None:
    """Looked at in every frame: hovering, picking up a card, playing it, and what follows."""
    hana = come(moving=moving, own_window=True)
    hana.context.add_init_script(WATCH)
    hana.at_table(hana.open("vzdor"))
    hana.settle()
    hana.page.evaluate("() => { moved.length = 0; }")
    before = hana.seq
    hana.find(".hand .piece.legal").first.click()
    hana.find(".hcov .piece.can").click()
    hana.moved_on(before)
    for _ in range(4):
        hana.choose(hana.ask(f"tables/{hana.table}/moment")["options"][-1]["text"])
    moved = hana.page.evaluate("() => moved")
    assert bool(moved) == moving, moved[:5]
