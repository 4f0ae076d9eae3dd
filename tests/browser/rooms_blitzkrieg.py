"""Blitzkrieg! on both maps, for two and alone."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.table import Table
from tests.browser.hands import look_at
from tests.browser.moments import Room, under_way
from tests.browser.visitor import Visitor


def war(turn: int = 8, **options: Any) -> Room:
    """A game of Blitzkrieg! as soon as in this turn, or a later one, a token is to be placed."""

    def wanted(table: Table) -> bool:
        placing = table.prompt is not None and table.prompt.id == "ask-place-token"
        return placing and table.view(table.seat).turn >= turn

    return lambda visitor: visitor.at_table(under_way(visitor, "blitzkrieg", wanted, turn, **options))


def token_in_hand(**options: Any) -> Room:
    """And a space pointed at: what would happen is shown before it does."""

    def held(visitor: Visitor) -> None:
        war(**options)(visitor)
        visitor.find(".hand .piece.legal").first.click()
        visitor.sees(".piece.can").focus()
        visitor.sees(".foresight.full")

    return held


def war_popover(css: str) -> Room:
    def opened(visitor: Visitor) -> None:
        war()(visitor)
        look_at(visitor, css)

    return opened


def new_war(visitor: Visitor) -> None:
    """Alone, so that every option is spoken of."""
    visitor.go("new/blitzkrieg").sees(".wishes .big")
    visitor.find(".wishes [data-option=mode] [data-choice=solo]").click()
    visitor.find(".switchboard summary").first.click()
    visitor.sees(".switchboard fieldset")


def new_duel(visitor: Visitor) -> None:
    """For two people: somebody may stand in for them."""
    visitor.go("new/blitzkrieg").page.reload()
    visitor.sees(".wishes .big")
    visitor.find(".wishes > fieldset").nth(3).locator("button").nth(2).click()
    visitor.sees(".wishes .standin")


ROOMS: dict[str, Room] = {
    "new-blitzkrieg": new_war,
    "new-duel": new_duel,
    "table-blitzkrieg": war(),
    "table-nippon": war(map="nippon"),
    "table-solo": war(mode="solo", turn=8),
    "table-solo-nippon": war(mode="solo", map="nippon", level="hard", turn=6),
    "token-in-hand": token_in_hand(),
    "token-in-hand-nippon": token_in_hand(map="nippon"),
    "popover-space": war_popover(".space:has([data-key])"),
    "popover-theatre": war_popover(".theatre .th-name"),
    "popover-bag": war_popover(".hand .bag"),
}
LOOKED_AT = ("table-blitzkrieg", "table-nippon")
