"""The village of Kacíř in many moments."""

from __future__ import annotations

from typing import Any

import klubovna
from klubovna.kernel.table import Table
from tests.browser.moments import Room, under_way
from tests.browser.visitor import Visitor
from tests.games.kacir.test_packs import CARDS

RASH = ("end-turn", "skip", "discard", "eliminate", "ritual")


def village(prompt: str = "ask-act", seat: str = "hunter", round: int = 6, least: int = 4, **options: Any) -> Room:
    """Kacíř under way, as soon as this seat is asked this; whoever opened it sits on both sides and takes over."""

    def wanted(table: Table) -> bool:
        asked = table.prompt is not None and table.prompt.id == prompt and table.seat == seat
        return asked and table.view(seat).round >= round and len(table.options) >= least

    def opened(visitor: Visitor) -> None:
        id = under_way(visitor, "kacir", wanted, round, RASH, **options)
        visitor.go(f"table/{id}").sees(".handover .btn.main").click()
        visitor.sees(".app .prompt")

    return opened


def villager_popover(visitor: Visitor) -> None:
    village(seat="witch")(visitor)
    visitor.page.mouse.move(1, 1)
    visitor.page.keyboard.press("Tab")  # with keys: what is merely clicked shows nothing by being in focus
    visitor.find(".person.can").last.focus()
    visitor.sees(".popover .detail h3")


def handing_over(visitor: Visitor) -> None:
    """Both sides are ours, and nobody has said who sits in front of the window."""
    visitor.go(f"table/{visitor.open('kacir', dict.fromkeys(klubovna.game('kacir').seats, 'me'))}")
    visitor.sees(".handover .btn.main")


def new_village(visitor: Visitor) -> None:
    visitor.go("new/kacir").sees(".wishes .big")


def new_pack(visitor: Visitor) -> None:
    """A pack is pasted, and one thing in it is wrong."""
    new_village(visitor)
    visitor.find(".wishes .pack summary").click()
    visitor.find(".wishes .pack textarea").fill(CARDS.replace("[hunter.ranger]", "[hunter.rangre]"))
    visitor.sees(".wishes .pack .faults")


def village_pack(visitor: Visitor) -> None:
    """What differs at a table with a pack."""
    village(pack=CARDS)(visitor)
    visitor.sees(".bar .packb").click()
    visitor.sees(".packed li")


ROOMS: dict[str, Room] = {
    "new-village": new_village,
    "village-groups": village("ask-choose-group", "witch", 0, 2),
    "village-hunter": village(),
    "village-witch": village(seat="witch", round=9),
    "village-cards": village("ask-play-cards", "witch", 3),
    "village-tray": village("ask-reject-one", "hunter", 2, 2),
    "village-base": village(scenario="no-card", red="neighbours", blue="elders", round=3),
    "popover-villager": villager_popover,
    "hand-over": handing_over,
    "new-pack": new_pack,
    "village-pack": village_pack,
}
LOOKED_AT = ("village-hunter", "village-tray")
