"""A game of Vzdor! in many moments, and the parts that every table has."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import look_at
from tests.browser.moments import Room, asked
from tests.browser.visitor import Visitor


def at(prompt: str, **options: Any) -> Room:
    return lambda visitor: visitor.at_table(visitor.lay(asked(prompt, **options)))


def card_chosen(visitor: Visitor) -> None:
    at("ask-plan")(visitor)
    visitor.find(".hand .piece.legal").first.click()
    visitor.sees(".piece.can")


def action_list(visitor: Visitor) -> None:
    at("ask-plan")(visitor)
    visitor.find(".prompt .all").click()
    visitor.sees(".actions button")


def popover(visitor: Visitor) -> None:
    at("ask-plan")(visitor)
    look_at(visitor, ".mcol .place")


def pointed_at(visitor: Visitor) -> None:
    """What shows when a thing has the focus."""
    at("ask-plan")(visitor)
    visitor.page.keyboard.press("ArrowDown")
    visitor.sees(".popover:not(.pinned) .detail")


def drawer(tab: str) -> Room:
    def opened(visitor: Visitor) -> None:
        at("ask-plan")(visitor)
        visitor.open_drawer(tab)
        if tab == "rules":
            visitor.sees(".drawer .rulebook h2")

    return opened


def rule(visitor: Visitor) -> None:
    """Where the link in the prompt leads."""
    at("ask-defeat-targets")(visitor)
    visitor.find(".rulelink").click()
    visitor.sees(".drawer .rulebook [data-section]:focus")


def menu(visitor: Visitor) -> None:
    at("ask-plan")(visitor)
    visitor.open_menu()


ROOMS: dict[str, Room] = {
    "table-draft": at("ask-draft-one", maquis="draft"),
    "table-plan": at("ask-plan"),
    "table-mission": at("ask-pick-mission"),
    "table-attack": at("ask-defeat-targets"),
    "table-sift": at("ask-sift-covert"),
    "table-discard": at("ask-discard-enemies"),
    "table-stop": at("ask-stop"),
    "card-chosen": card_chosen,
    "action-list": action_list,
    "popover": popover,
    "pointed-at": pointed_at,
    "drawer-log": drawer("log"),
    "drawer-rules": drawer("rules"),
    "drawer-help": drawer("help"),
    "rule-of-the-prompt": rule,
    "menu": menu,
}
LOOKED_AT = ("table-plan", "table-attack", "table-sift")
