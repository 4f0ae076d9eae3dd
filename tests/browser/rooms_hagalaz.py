"""Missions of Hagalaz and what lies between them."""

from __future__ import annotations

import random
from functools import cache

import klubovna
from klubovna.kernel.table import Table
from tests.browser.hands import look_at
from tests.browser.moments import Room
from tests.browser.visitor import Visitor

LIVELY = ("use", "target", "step")


def aboard(prompt: str, scenario: str = "cerberus-weapons", round: int = 2, deeds: int = 0) -> Room:
    """Hagalaz, as soon as this is asked, in a mission or, after so many of them, between two; the story is read."""

    def wanted(table: Table) -> bool:
        view = table.view(table.seat)
        if not table.prompt or table.prompt.id != prompt or len(view.deeds) < deeds:
            return False
        return view.mission is None or view.mission.round >= round

    @cache
    def found(seed: int = 1) -> Table:
        table, whim = klubovna.new("hagalaz", seed=seed, scenario=scenario), random.Random(seed)
        while table.seat is not None and not wanted(table):
            lively = [action for action in table.options if action.text.split()[0] in LIVELY]
            table.play(whim.choice(lively or table.options))
        return found(seed + 1) if table.seat is None else table

    def opened(visitor: Visitor) -> None:
        visitor.at_table(visitor.lay(found()))
        if (story := visitor.find(".interlude button")).count():
            story.click()

    return opened


def interlude(visitor: Visitor) -> None:
    """The story of a campaign begins."""
    visitor.at_table(visitor.open("hagalaz", {"player-1": "me"}))
    visitor.sees(".interlude button")


def die_taken(visitor: Visitor) -> None:
    """And the places where it may go."""
    aboard("ask-act")(visitor)
    visitor.find(".dicebox.legal").first.click()
    visitor.sees(".basic.can, .ability.can")


def foreseen(visitor: Visitor) -> None:
    """What all enemies would do now."""
    aboard("ask-act", "reactor")(visitor)
    visitor.find(".intents").click()
    visitor.sees(".intents[aria-pressed=true]")


def foe_popover(visitor: Visitor) -> None:
    aboard("ask-act", "sharpshooters")(visitor)
    visitor.page.mouse.move(1, 1)
    look_at(visitor, ".hex.foehex", by_key=True)


def new_mission(visitor: Visitor) -> None:
    visitor.go("new/hagalaz").sees(".wishes select")


ROOMS: dict[str, Room] = {
    "new-mission": new_mission,
    "campaign": aboard("ask-route", "campaign"),
    "campaign-later": aboard("ask-route", "campaign", deeds=2),
    "interlude": interlude,
    "team": aboard("ask-assemble", "campaign", 0),
    "mission-start": aboard("ask-choose-start", "breakthrough", 0),
    "mission-dice": aboard("ask-act", "fleet-captives", 3),
    "mission-die-taken": die_taken,
    "mission-steps": aboard("ask-walk", "reactor"),
    "mission-aim": aboard("ask-targeting", "the-nest"),
    "mission-order": aboard("ask-order", "test-subjects"),
    "mission-learn": aboard("ask-learn", "breakthrough"),
    "mission-foreseen": foreseen,
    "popover-foe": foe_popover,
}
LOOKED_AT = ("mission-dice", "team")
