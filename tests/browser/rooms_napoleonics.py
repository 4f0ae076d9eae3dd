"""Battles of Napoleonics in many moments."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.table import Table
from tests.browser.hands import look_at
from tests.browser.moments import Room, under_way
from tests.browser.visitor import Visitor


def battle(prompt: str, scenario: str = "waterloo", turn: int = 3, deed: str = "") -> Room:
    """A battle under way, as soon as this is asked (and this can be done)."""

    def wanted(table: Table) -> bool:
        asked = table.prompt is not None and table.prompt.id == prompt and len(table.options) > 1
        doable = any(action.text.startswith(deed) for action in table.options)
        return asked and doable and table.view(table.seat).turn >= turn

    return lambda visitor: visitor.at_table(
        under_way(visitor, "napoleonics", wanted, turn, rash=("done",), scenario=scenario)
    )


def offered(deed: str, **which: Any) -> Room:
    """Whoever may do this is chosen, and its aim has the focus: the sum of its dice is on the map."""

    def aimed(visitor: Visitor) -> None:
        battle("ask-move-units" if deed == "move" else "ask-battle-units", deed=deed, **which)(visitor)
        options = visitor.ask(f"tables/{visitor.table}/moment")["options"]
        origin, to = next(one["path"] for one in options if one["text"].startswith(deed))
        visitor.find(f".hex[data-thing={origin}]").first.press("Enter")
        visitor.sees(f".hex.chosen[data-thing={origin}]")
        visitor.find(f".hex.can[data-thing={to}]").first.focus()

    return aimed


def field_popover(visitor: Visitor) -> None:
    battle("ask-play-card")(visitor)
    visitor.page.mouse.move(1, 1)
    look_at(visitor, ".hex[data-thing=E8]", by_key=True)


def new_battle(visitor: Visitor) -> None:
    """With everything that can be agreed on."""
    visitor.go("new/napoleonics").sees(".wishes select")
    visitor.find(".switchboard.rulings summary").click()
    visitor.sees(".switchboard.rulings fieldset")


def own_battle(visitor: Visitor) -> None:
    """A scenario of one's own, with something to be mended."""
    visitor.go("new/napoleonics").sees(".wishes select").select_option("\n")
    visitor.sees(".own textarea").fill('[battle]\ntitle = "The mill"\n\n[victory]\nbanners = 99\n')
    visitor.sees(".faults li")


def battle_rules(visitor: Visitor) -> None:
    """What a battle has of its own."""
    battle("ask-play-card", "coa", 1)(visitor)
    visitor.find(".piece[data-thing=battle]").click()
    visitor.sees(".popover.pinned .special li")


def glance(visitor: Visitor) -> None:
    """At somebody of whom nothing is asked: reach, field of fire, sums."""
    battle("ask-play-card", "rolica-first", 2)(visitor)
    visitor.page.mouse.move(1, 1)
    visitor.find(".hex[data-thing=D5]").first.press("Enter")
    visitor.sees(".glance .aim.fire")
    visitor.sees(".fights li")


ROOMS: dict[str, Room] = {
    "new-battle": new_battle,
    "new-own-battle": own_battle,
    "battle-rules": battle_rules,
    "battle-glance": glance,
    "battle-card": battle("ask-play-card", "talavera"),
    "battle-orders": battle("ask-give-orders-there", "coa"),
    "battle-moves": offered("move", scenario="corunna"),
    "battle-fire": offered("fire", scenario="rolica-first"),
    "battle-melee": offered("melee", scenario="nivelle", turn=8),
    "battle-retreat": battle("ask-fall-back", "salamanca-right", 6),
    "popover-hex": field_popover,
}
LOOKED_AT = ("battle-orders", "battle-card")
