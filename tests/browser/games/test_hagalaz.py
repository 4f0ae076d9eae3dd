"""Mass Effect: Priority: Hagalaz in browsers: a mission to its end and on to the next, heroes shared, phone, keys."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

import klubovna
from tests.browser.hands import Keys
from tests.browser.houses import Come, House
from tests.browser.luck import LUCK
from tests.browser.moments import Said, unseen
from tests.browser.rooms_hagalaz import LIVELY, aboard
from tests.browser.visitor import PHONE, Visitor

OPENING, ENDING, NEXT = 9, 4, 5
"""How many decisions are made by clicking: when the first mission begins and ends, and when the next begins."""
LIVELY_AT_FIRST = 24
SORTS = ("", "die:", "action:", "ability:", "mission:")


def played(players: int = 1) -> list[Said]:
    """A campaign up to the first steps of its second mission, by people who like to act and soon tire of it."""
    table, whim, said = klubovna.new("hagalaz", seed=LUCK, players=players), random.Random(2), list[Said]()
    over = 0
    while over <= NEXT:
        assert table.seat is not None
        liked = LIVELY if len(said) < LIVELY_AT_FIRST else ("spare", "done")
        favourites = [action for action in table.options if action.text.split()[0] in liked]
        action = whim.choice(favourites or table.options)
        said.append(Said(table.seat, action.text, action.path))
        table.play(action)
        over += len(table.view(None).deeds) > 0
    return said


def by_mouse(visitor: Visitor, said: Said) -> None:
    """Along the path: dice, slots, hexes, heroes, missions; what is not clear then, by its button."""
    visitor.sees(".prompt:not(.idle)")
    visitor.settle()
    before = visitor.seq
    for step in said.path:
        things = ", ".join(f'.app .piece:is(.legal, .can)[data-thing="{sort}{step}"]' for sort in SORTS)
        if (piece := visitor.find(things)).count():
            piece.first.click()
    button = visitor.find(f'.prompt .acts [data-action="{said.text}"]')
    if visitor.seq == before and button.count():
        button.click()
    visitor.moved_on(before)


def read_on(visitor: Visitor) -> str:
    """The story that lies on the table, read and put away."""
    told = visitor.sees(".interlude").inner_text()
    visitor.find(".interlude button").click()
    visitor.misses(".interlude")
    return told


def test_a_mission_is_played_to_its_end_and_the_next_begins(house: House) -> None:
    """The campaign map, the team, the mission, its story, what it brought, and the next choice of way."""
    visitor, said = house.come(language="en").go(), played()
    visitor.sees(".game .quick:enabled")
    id = visitor.open("hagalaz", {"player-1": "me"})
    visitor.at_table(id)
    assert "Normandy" in read_on(visitor)
    visitor.picture("campaign-begins")
    by_mouse(visitor, said[0])
    read_on(visitor)
    for one in said[1:OPENING]:
        by_mouse(visitor, one)
    assert visitor.find(".hero").count() == 4
    end = len(said) - NEXT - 1
    unseen({"player-1": visitor}, id, said[OPENING : end - ENDING])
    visitor.sees(".time .now")
    for one in said[end - ENDING : end + 1]:
        by_mouse(visitor, one)
    (deed,) = visitor.ask(f"tables/{id}/moment")["view"]["deeds"]
    assert "Cerberus Weapons" in read_on(visitor)
    visitor.sees(f".campaign .node.done.r-{deed['result']}")
    visitor.sees(f".marks .g-{deed['result']} b", "1")
    visitor.picture("campaign-goes-on")
    for one in said[end + 1 :]:
        by_mouse(visitor, one)
        if visitor.find(".interlude").count():
            read_on(visitor)
    mission = visitor.ask(f"tables/{id}/moment")["view"]["mission"]
    assert mission["id"] != said[0].path[0]
    visitor.sees(".bar .episode", mission["code"])
    visitor.picture("mission-next")


def test_two_share_the_heroes(come: Come) -> None:
    """Each takes two; only whose hero it is can put its dice, and both see where they lie."""
    host, guest = come(language="en"), come(language="cs")
    id = host.open("hagalaz", {"player-1": "me", "player-2": "open"}, options={"players": 2})
    guest.page.goto(host.go(f"table/{id}").sees(".invitations input").input_value())
    sides, said = {"player-1": host, "player-2": guest}, played(2)
    for visitor in sides.values():
        visitor.misses(".invitations")
    first = next(n for n, one in enumerate(said) if one.text.startswith("take"))
    turn = next(n for n, one in enumerate(said) if one.seat == "player-2" and one.text.startswith("use"))
    unseen(sides, id, said[:first])
    for visitor in sides.values():
        read_on(visitor)
    for one in said[first : first + 3]:
        by_mouse(sides[one.seat], one)
        for visitor in sides.values():
            visitor.sees(".candidate.in, .orders")
    unseen(sides, id, said[first + 3 : turn])
    host.sees(".prompt.idle")
    before = host.find(".pool .dicebox").count()
    by_mouse(guest, said[turn])
    expect(host.find(".pool .dicebox")).to_have_count(before - 1)
    host.sees(".heroboard .slot.full")
    for visitor, seat in ((host, "player-1"), (guest, "player-2")):
        assert visitor.find(f'.seat[data-seat="{seat}"] .heroesof .ic').count() == 2
        visitor.picture("shared")


def test_dice_go_into_slots(come: Come) -> None:
    """A die is taken, places light up, and there it lies; the mission waits for the next."""
    visitor = come(language="en")
    aboard("ask-act")(visitor)
    before = visitor.find(".pool .dicebox").count()
    die = visitor.find('.dicebox.legal[data-thing^="die:move"]').first
    die.click()
    visitor.sees(".dicebox.chosen")
    assert visitor.find(".dicebox.chosen").count() == 1, "one of those alike"
    visitor.find('.basic.can[data-thing="action:move"]').click()
    visitor.sees('.basic[data-thing="action:move"] .slot.full')
    assert visitor.find(".pool .dicebox").count() == before - 1
    visitor.sees(".reach")
    assert visitor.find(".hex.can").count() > 0


def test_what_an_enemy_would_do_is_drawn(come: Come) -> None:
    """Where somebody looks at it, and for all of them at once."""
    visitor = come(language="en")
    aboard("ask-act", "reactor")(visitor)
    mission = visitor.ask(f"tables/{visitor.table}/moment")["view"]["mission"]
    foe = next(one for one in mission["foes"] if one["would"])
    visitor.find(f".hex[data-thing={foe['hex']}]").first.focus()
    visitor.sees(".popover .now", re.compile("would (attack|advance)"))
    assert visitor.find(".would:not(.under)").count() == len(foe["would"]["heroes"]) + len(foe["would"]["to"])
    hero = next(one for one in mission["heroes"] if one["id"] == mission["active"])
    visitor.find(f".hex[data-thing={hero['hex']}]").first.focus()
    expect(visitor.find(".fire.edge")).to_have_count(len(hero["sight"]))
    visitor.find(".intents").click()
    expected = sum(len(one["would"]["heroes"]) + len(one["would"]["to"]) for one in mission["foes"] if one["would"])
    expect(visitor.find(".would:not(.under)")).to_have_count(expected)


def test_on_a_phone_the_places_follow_the_hand(come: Come) -> None:
    """Dice large enough for a finger; with a die in hand the board comes up, and with it done the dice again."""
    visitor = come(size=PHONE, language="en")
    aboard("ask-act")(visitor)
    box = visitor.sees(".dicebox.legal").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    visitor.find('.dicebox.legal[data-thing^="die:move"]').first.tap()
    visitor.sees(".heroboard .basic.can").tap()
    visitor.sees(".hex.can")
    visitor.picture("mission-walking")
    visitor.find('[data-sheet="mission"]').first.tap()
    visitor.sees(".desk .goalbox")
    visitor.find('[data-sheet="dice"]').first.tap()
    visitor.sees(".desk .pool")


def test_arrows_walk_over_the_hexes_and_say_what_is_there(come: Come) -> None:
    visitor = come(language="en")
    aboard("ask-walk")(visitor)
    keys = Keys(visitor, 1)
    visitor.find(".hex[data-thing=B6]").first.focus()
    expect(visitor.find(":focus")).to_have_attribute("aria-label", re.compile(r"^B6, objective"))
    keys.press("ArrowRight")
    assert keys.focused(".hex[data-thing=B7]")
    keys.press("ArrowDown")
    assert keys.focused(".hex[data-thing^=C]")
    visitor.sees(".popover .detail h3", re.compile("^C"))
    before = visitor.seq
    visitor.find(".hex.can").first.press("Enter")
    visitor.moved_on(before)
