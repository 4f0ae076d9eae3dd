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


def ended(game: str = "vzdor", seed: int = 5, **options: Any) -> Table:
    table, whim = klubovna.new(game, seed=seed, **options), random.Random(seed)
    while table.seat is not None:
        table.play(whim.choice(table.options))
    return table


def at(prompt: str, **options: Any) -> Room:
    return lambda visitor: visitor.at_table(visitor.lay(asked(prompt, **options)))


def placing(moment: Any, turn: int) -> bool:
    """Whether it has come to this turn, or a later one, and a token is to be placed."""
    return moment["view"]["turn"] >= turn and moment["prompt"]["id"] == "ask-place-token"


def war(turn: int = 8, **options: Any) -> Room:
    """A game of Blitzkrieg! under way; whoever opened it sits on both sides."""

    def opened(visitor: Visitor) -> None:
        seats = klubovna.game("blitzkrieg").seated({"map": "base", "mode": "duel"} | options)
        id, whim = visitor.open("blitzkrieg", dict.fromkeys(seats, "me"), options=options), random.Random(turn)
        while not placing(now := visitor.ask(f"tables/{id}/moment"), turn):
            visitor.choose_there(id, now, whim.choice(now["options"]))
        visitor.at_table(id)

    return opened


def battle(prompt: str, scenario: str = "waterloo", turn: int = 3, deed: str = "") -> Room:
    """A battle under way, as soon as this is asked (and this can be done); whoever opened it sits on both sides."""

    def wanted(now: Any) -> bool:
        if now["view"]["turn"] < turn or now["prompt"]["id"] != prompt or len(now["options"]) < 2:
            return False
        return any(option["text"].startswith(deed) for option in now["options"])

    def opened(visitor: Visitor) -> None:
        seats = dict.fromkeys(klubovna.game("napoleonics").seats, "me")
        id, whim = visitor.open("napoleonics", seats, options={"scenario": scenario}), random.Random(turn)
        while not wanted(now := visitor.ask(f"tables/{id}/moment")):
            lively = [option for option in now["options"] if option["text"] != "done"]
            visitor.choose_there(id, now, whim.choice(lively or now["options"]))
        visitor.at_table(id)

    return opened


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
    visitor.find(".hex[data-thing=E8]").first.press("Enter")
    visitor.sees(".popover.pinned .detail")


def new_battle(visitor: Visitor) -> None:
    """With everything that can be agreed on."""
    visitor.go("new/napoleonics").sees(".wishes select")
    visitor.find(".switchboard summary").click()
    visitor.sees(".switchboard fieldset")


def village(prompt: str = "ask-act", seat: str = "hunter", round: int = 6, least: int = 4, **options: Any) -> Room:
    """Kacíř under way, as soon as this seat is asked this; whoever opened it sits on both sides and takes over."""

    def wanted(table: Table) -> bool:
        asked = table.prompt is not None and table.prompt.id == prompt and table.seat == seat
        return asked and table.view(seat).round >= round and len(table.options) >= least

    def opened(visitor: Visitor) -> None:
        table, whim, said = klubovna.new("kacir", seed=LUCK, **options), random.Random(round), list[str]()
        while not wanted(table):
            lively = [action for action in table.options if action.text.split()[0] not in RASH]
            said.append(whim.choice(lively or table.options).text)
            table.play(said[-1])
        id = visitor.open("kacir", dict.fromkeys(table.game.seats, "me"), options=options)
        say_all(visitor, id, said)
        visitor.go(f"table/{id}").sees(".handover .btn.main").click()
        visitor.sees(".app .prompt")

    return opened


def say_all(visitor: Visitor, id: str, said: list[str]) -> None:
    """One decision after another over plain HTTP, without looking."""
    token, seq = visitor.ask("me")["csrf"], visitor.ask(f"tables/{id}/moment")["seq"]
    for text in said:
        answer = visitor.context.request.post(
            f"{visitor.address}/api/tables/{id}/choose",
            data={"seq": seq, "text": text},
            headers={"x-csrf-token": token},
        )
        assert answer.ok, f"{text}: {answer.text()}"
        seq = answer.json()["seq"]


LUCK = 4
"""Of every table, see serve.py: a game that was played elsewhere goes the same way here."""
RASH = ("end-turn", "skip", "discard", "eliminate", "ritual")
"""What nobody does while there is anything else to do."""


def villager_popover(visitor: Visitor) -> None:
    village(seat="witch")(visitor)
    visitor.page.mouse.move(1, 1)
    visitor.find(".person.can").last.focus()
    visitor.sees(".popover .detail h3")


def handing_over(visitor: Visitor) -> None:
    """Both sides are ours, and nobody has said who sits in front of the window."""
    visitor.go(f"table/{visitor.open('kacir', dict.fromkeys(klubovna.game('kacir').seats, 'me'))}")
    visitor.sees(".handover .btn.main")


def new_village(visitor: Visitor) -> None:
    visitor.go("new/kacir").sees(".wishes .big")


def aboard(prompt: str, scenario: str = "cerberus-weapons", round: int = 2, deeds: int = 0) -> Room:
    """Hagalaz, as soon as this is asked, in a mission or, after so many of them, between two; the story is read."""

    def wanted(table: Table) -> bool:
        view = table.view(table.seat)
        if not table.prompt or table.prompt.id != prompt or len(view.deeds) < deeds:
            return False
        return view.mission is None or view.mission.round >= round

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


LIVELY = ("use", "target", "step")


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
    visitor.find(".hex.foehex").first.press("Enter")
    visitor.sees(".popover.pinned .detail")


def new_mission(visitor: Visitor) -> None:
    visitor.go("new/hagalaz").sees(".wishes select")


def own_battle(visitor: Visitor) -> None:
    """A scenario of one's own, with something to be mended."""
    visitor.go("new/napoleonics").sees(".wishes select").select_option("\n")
    visitor.sees(".own textarea").fill('[battle]\ntitle = "The mill"\n\n[victory]\nbanners = 99\n')
    visitor.sees(".faults li")


def battle_rules(visitor: Visitor) -> None:
    """What a battle has of its own."""
    battle("ask-play-card", "coa", 1)(visitor)
    visitor.find("[data-thing=battle]").click()
    visitor.sees(".popover.pinned .special li")


def glance(visitor: Visitor) -> None:
    """At somebody of whom nothing is asked: reach, field of fire, sums."""
    battle("ask-play-card", "rolica-first", 2)(visitor)
    visitor.page.mouse.move(1, 1)
    visitor.find(".hex[data-thing=D5]").first.press("Enter")
    visitor.sees(".glance .aim.fire")
    visitor.sees(".fights li")


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


def hinted(table: Room) -> Room:
    """Whoever is asked asks back, and the best choice has the focus."""

    def advised(visitor: Visitor) -> None:
        table(visitor)
        visitor.sees(".prompt .hintb").click()
        visitor.sees("[data-hint]").focus()
        visitor.sees(".piece.meant, .prompt.advised")

    return advised


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
        visitor.find(css).first.click()
        visitor.sees(".popover.pinned .detail")

    return opened


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


def ending(game: str = "vzdor", **options: Any) -> Room:
    def over(visitor: Visitor) -> None:
        visitor.go(f"table/{visitor.lay(ended(game, **options))}")
        visitor.sees(".ending h2")

    return over


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


def replay(game: str = "vzdor", **options: Any) -> Room:
    def looked_back(visitor: Visitor) -> None:
        visitor.go(f"replay/{visitor.lay(ended(game, **options))}/12")
        visitor.sees(".replaybar .slider")

    return looked_back


def review(game: str = "vzdor", **options: Any) -> Room:
    """All of it thought over, the worst choice open."""

    def thought_over(visitor: Visitor) -> None:
        visitor.go(f"replay/{visitor.lay(ended(game, **options))}/0/review")
        visitor.sees(".review .graph")
        visitor.misses(".review .progress")
        visitor.find(".losses button").first.focus()

    return thought_over


def records(visitor: Visitor) -> None:
    id = visitor.open("sealed", {"north": "me", "south": "me"})
    visitor.ask(f"tables/{id}/finish", {})
    visitor.go().go("records")
    visitor.sees(".panel li a")


def account(visitor: Visitor) -> None:
    visitor.go("account").sees(".form")


def rules(game: str) -> Room:
    return lambda visitor: visitor.go(f"rules/{game}").sees(".rulebook h2")


def new_table(visitor: Visitor) -> None:
    visitor.go("new/vzdor").sees(".wishes .big")


def new_war(visitor: Visitor) -> None:
    """Alone, so that every option is spoken of."""
    visitor.go("new/blitzkrieg").sees(".wishes .big")
    visitor.find(".wishes fieldset").nth(1).locator("button").nth(1).click()
    visitor.sees(".wishes fieldset:nth-of-type(5)")


def new_duel(visitor: Visitor) -> None:
    """For two people: somebody may stand in for them."""
    visitor.go("new/blitzkrieg").sees(".wishes .standin")


def watching(visitor: Visitor) -> None:
    """A game for one, played by a bot."""
    visitor.go("new/vzdor").sees(".wishes .big")
    visitor.find(".wishes fieldset").last.locator("button").last.click()
    visitor.sees(".wishes fieldset:nth-of-type(4)")


def lost(visitor: Visitor) -> None:
    visitor.go("nowhere").sees("main h1")


def plain(visitor: Visitor) -> None:
    """A game that nobody has drawn."""
    visitor.at_table(visitor.open("sealed", {"north": "me", "south": "me"}))


ROOMS: dict[str, Room] = {
    "clubhouse": clubhouse,
    "new-table": new_table,
    "new-blitzkrieg": new_war,
    "rules": rules("vzdor"),
    "rules-blitzkrieg": rules("blitzkrieg"),
    "records": records,
    "account": account,
    "new-duel": new_duel,
    "new-watching": watching,
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
    "table-blitzkrieg": war(),
    "table-nippon": war(map="nippon"),
    "table-solo": war(mode="solo", turn=8),
    "table-solo-nippon": war(mode="solo", map="nippon", level="hard", turn=6),
    "token-in-hand": token_in_hand(),
    "token-in-hand-nippon": token_in_hand(map="nippon"),
    "popover-space": war_popover(".space:has([data-key])"),
    "popover-theatre": war_popover(".theatre .th-name"),
    "popover-bag": war_popover(".hand .bag"),
    "new-battle": new_battle,
    "new-own-battle": own_battle,
    "battle-rules": battle_rules,
    "battle-glance": glance,
    "rules-napoleonics": rules("napoleonics"),
    "battle-card": battle("ask-play-card", "talavera"),
    "battle-orders": battle("ask-give-orders-there", "coa"),
    "battle-moves": offered("move", scenario="corunna"),
    "battle-fire": offered("fire", scenario="rolica-first"),
    "battle-melee": offered("melee", scenario="nivelle", turn=8),
    "battle-retreat": battle("ask-fall-back", "salamanca-right", 6),
    "popover-hex": field_popover,
    "new-village": new_village,
    "rules-kacir": rules("kacir"),
    "village-hunter": village(),
    "village-witch": village(seat="witch", round=9),
    "village-cards": village("ask-play-cards", "witch", 3),
    "village-tray": village("ask-reject-one", "hunter", 2, 2),
    "village-base": village(scenario="roanoke", red="neighbours", blue="elders", round=3),
    "popover-villager": villager_popover,
    "hand-over": handing_over,
    "new-mission": new_mission,
    "rules-hagalaz": rules("hagalaz"),
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
    "ending-mission": ending("hagalaz", scenario="cerberus-weapons"),
    "replay-mission": replay("hagalaz", scenario="the-nest"),
    "hint": hinted(at("ask-plan")),
    "hint-blitzkrieg": hinted(war()),
    "card-chosen": card_chosen,
    "action-list": action_list,
    "popover": popover,
    "pointed-at": pointed_at,
    "drawer-log": drawer("log"),
    "drawer-rules": drawer("rules"),
    "drawer-help": drawer("help"),
    "rule-of-the-prompt": rule,
    "menu": menu,
    "ending": ending(),
    "ending-solo": ending("blitzkrieg", mode="solo"),
    "replay": replay(),
    "replay-solo": replay("blitzkrieg", mode="solo", map="nippon"),
    "review": review(),
}
