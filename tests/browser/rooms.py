"""Every page of the house, and the table in many moments: where they are and how one gets there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Route
from visitor import Visitor

import klubovna
from klubovna.kernel.table import Table

Room: TypeAlias = Callable[[Visitor], object]


def asked(prompt: str, seed: int = 0, **options: Any) -> Table:
    """The first moment at which this is asked, in games of people who choose by whim."""
    while True:
        table, whim = klubovna.new("vzdor", seed=seed, **options), random.Random(seed)
        while table.seat is not None:
            assert table.prompt
            if table.prompt.id == prompt:
                return table
            table.play(whim.choice(table.options))
        seed += 1


def ended(seed: int = 5) -> Table:
    table, whim = klubovna.new("vzdor", seed=seed), random.Random(seed)
    while table.seat is not None:
        table.play(whim.choice(table.options))
    return table


def at(prompt: str, **options: Any) -> Room:
    return lambda visitor: visitor.at_table(visitor.lay(asked(prompt, **options)))


def clubhouse(visitor: Visitor) -> None:
    """With a table of ours, and one to which a stranger invites everybody."""
    visitor.lay(asked("ask-plan"))
    stranger = Visitor(visitor.browser, visitor.address)
    stranger.open("vzdor", {"maquis": "open"}, public=True)
    stranger.leave()
    visitor.go()
    visitor.page.reload()
    visitor.sees(".mine li a")
    visitor.sees(".open li .btn")


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
    visitor.find(".mcol .place").first.click()
    visitor.sees(".popover.pinned .detail")


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


def ending(visitor: Visitor) -> None:
    visitor.go(f"table/{visitor.lay(ended())}")
    visitor.sees(".ending h2")


def waiting(visitor: Visitor) -> None:
    """An open seat, and its link."""
    visitor.go(f"table/{visitor.open('vzdor', {'maquis': 'open'})}")
    visitor.sees(".invitations input")


def sitting_down(visitor: Visitor) -> None:
    """By a link, while the server has not answered yet."""

    def hold(_: Route) -> None:
        """Neither answered nor refused."""

    visitor.page.route("**/sit", hold)
    visitor.go(f"sit/{visitor.open('vzdor', {'maquis': 'open'})}/maquis/secret")
    visitor.sees(".loading")


def replay(visitor: Visitor) -> None:
    visitor.go(f"replay/{visitor.lay(ended())}/12")
    visitor.sees(".replaybar .slider")


def records(visitor: Visitor) -> None:
    id = visitor.open("sealed", {"north": "me", "south": "me"})
    visitor.ask(f"tables/{id}/finish", {})
    visitor.go().go("records")
    visitor.sees(".panel li a")


def account(visitor: Visitor) -> None:
    visitor.go("account").sees(".form")


def rules(visitor: Visitor) -> None:
    visitor.go("rules/vzdor").sees(".rulebook h2")


def new_table(visitor: Visitor) -> None:
    visitor.go("new/vzdor").sees(".wishes .big")


def lost(visitor: Visitor) -> None:
    visitor.go("nowhere").sees("main h1")


def plain(visitor: Visitor) -> None:
    """A game that nobody has drawn."""
    visitor.at_table(visitor.open("sealed", {"north": "me", "south": "me"}))


ROOMS: dict[str, Room] = {
    "clubhouse": clubhouse,
    "new-table": new_table,
    "rules": rules,
    "records": records,
    "account": account,
    "lost": lost,
    "sitting-down": sitting_down,
    "waiting": waiting,
    "table-draft": at("ask-draft-one", maquis="draft"),
    "table-plan": at("ask-plan"),
    "table-mission": at("ask-pick-mission"),
    "table-attack": at("ask-defeat-targets"),
    "table-effects": at("ask-order-effects"),
    "table-sift": at("ask-sift-covert"),
    "table-discard": at("ask-discard-enemies"),
    "table-stop": at("ask-stop"),
    "table-plain": plain,
    "card-chosen": card_chosen,
    "action-list": action_list,
    "popover": popover,
    "pointed-at": pointed_at,
    "drawer-log": drawer("log"),
    "drawer-rules": drawer("rules"),
    "drawer-help": drawer("help"),
    "rule-of-the-prompt": rule,
    "menu": menu,
    "ending": ending,
    "replay": replay,
}
