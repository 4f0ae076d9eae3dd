"""Commands & Colors: Napoleonics in browsers: two fight a battle to its end; sums before dice, phone, keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import klubovna
from tests.browser.hands import Keys, look_at
from tests.browser.houses import Come, Company, House
from tests.browser.moments import played, unseen
from tests.browser.rooms_napoleonics import battle, offered
from tests.browser.visitor import PHONE, Visitor

SCENARIO = "garcia-hernandez"
BOTH = {"french": "me", "allied": "me"}
HEX = re.compile(r"[A-I]\d+$")
OPENING, ENDING = 12, 14
"""How many of the first and the last decisions are made by clicking; those between are told to the house."""
LIKED = ("melee", "fire", "advance", "support", "battle-back", "move", "order", "play")


def by_mouse(at: Company, seat: str, text: str, path: tuple[str, ...]) -> None:
    """Along the path: cards and hexes; what is no thing on the table, and what is not clear yet, by its button."""
    visitor = at.turn_to(seat)
    before = visitor.seq
    for step in path:
        thing = step if HEX.match(step) else f"card:{step}"
        piece = visitor.find(f'.app .piece:is(.legal, .can)[data-thing="{thing}"]')
        if piece.count():
            piece.first.click()
    button = visitor.find(f'.prompt .acts [data-action="{text}"]')
    if button.count() and visitor.seq == before:
        button.click()
    visitor.moved_on(before)


def height(visitor: Visitor, hex: str) -> float:
    box = visitor.sees(f".hex[data-thing={hex}]").bounding_box()
    assert box
    return box["y"]


def test_two_fight_a_battle_to_its_end(house: House) -> None:
    """Each with the own army below, each seeing the own hand only; the dice and the banners are the same for both."""
    at = house.two("napoleonics", ("french", "allied"), scenario=SCENARIO)
    said = played("napoleonics", LIKED, 4, scenario=SCENARIO)
    for seat in at.sides if at.apart else [said[0].seat]:
        the_own_army_is_below(at.sides[seat], at.id, seat)
    for one in said[:OPENING]:
        by_mouse(at, *one)
    at.sides["french"].picture("battle")
    unseen(at.sides, at.id, said[OPENING:-ENDING])
    for one in said[-ENDING:]:
        by_mouse(at, *one)
    at.sees_who_won({"french": ("Victory", "Defeat"), "allied": ("Vítězství", "Prohra")})
    for seat, visitor in at.sides.items():
        visitor.picture("ending-battle")
        if at.apart:
            nobody_sees_anothers_hand(visitor.moments(at.id, seat), seat)


def the_own_army_is_below(visitor: Visitor, id: str, seat: str) -> None:
    sides = visitor.ask(f"tables/{id}/moment")["view"]["sides"]
    own = next(side for side in sides if side["seat"] == seat)
    first, last = height(visitor, "A5"), height(visitor, "I5")
    assert (first > last) == (own["edge"] == "top"), "the own edge is below"
    assert visitor.find(".hand .cards .piece.wrap").count() > 3


def nobody_sees_anothers_hand(moments: Sequence[Any], seat: str) -> None:
    hidden = [side["hand"] for moment in moments for side in moment["view"]["sides"] if side["seat"] != seat]
    assert len(hidden) > 20
    assert not any(hidden)


def test_dice_are_summed_before_they_are_rolled(come: Come) -> None:
    """A unit chosen, its aim pointed at: the map shows the number and its parts; then so many dice lie there."""
    visitor = come(language="en")
    offered("fire", scenario="rolica-first")(visitor)
    table = visitor.table
    now = visitor.ask(f"tables/{table}/moment")
    option = next(one for one in now["options"] if one["kind"] == "fire")
    dice = visitor.foreseen(table, now, option)["numbers"]["dice"]
    visitor.sees(".price.hot text", str(dice))
    visitor.sees(".sum", re.compile("block|battery"))
    assert visitor.find(".sum .blank").count() == dice
    visitor.sees(".aim.fire")
    visitor.picture("battle-sum")
    before = visitor.seq
    visitor.find(f".hex[data-thing={option['path'][1]}]").first.press("Enter")
    visitor.moved_on(before)
    assert visitor.find(".thrown .die").count() == dice
    assert visitor.find(".price").count() == 0


TOLD = """() => {
  const told = (window.told = []);
  const look = () => {
    const counts = [...document.querySelectorAll(".unit .count")].map((one) => Number(one.textContent));
    const blocks = counts.reduce((sum, one) => sum + one, 0);
    const now = [document.querySelectorAll(".thrown").length, blocks];
    if (String(told.at(-1)) !== String(now)) told.push(now);
  };
  look();
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.querySelector(".app"), all);
}"""


def test_a_fight_is_told_in_order(come: Come) -> None:
    """With motion: first the dice lie there, then the blocks that they hit are gone."""
    visitor = come(moving=True)
    offered("fire", scenario="talavera")(visitor)
    before = visitor.seq
    visitor.page.evaluate(TOLD)
    visitor.page.keyboard.press("Enter")
    visitor.moved_on(before)
    visitor.until("() => window.told.length >= 3")
    (_, all_blocks), (dice, still), *_, (_, left) = visitor.page.evaluate("window.told")
    assert dice > 0
    assert still == all_blocks
    assert left < all_blocks


def test_on_a_phone_an_attack_is_confirmed(come: Come) -> None:
    """The map begins close enough for a finger; whoever chooses an aim sees the sum, and nothing has happened."""
    visitor = come(size=PHONE)
    battle("ask-battle-units", "rolica-first", 3)(visitor)
    options = visitor.ask(f"tables/{visitor.table}/moment")["options"]
    origin, to = next(one["path"] for one in options if len(one["path"]) == 2)
    box = visitor.sees(f".hex[data-thing={origin}]").bounding_box()
    assert box
    assert box["width"] >= 44
    before = visitor.seq
    for hex in (origin, to):
        visitor.find(f".hex[data-thing={hex}]").first.press("Enter")
    visitor.sees(".psum", re.compile(r"\d"))
    visitor.picture("battle-confirming")
    assert visitor.seq == before
    visitor.find(".prompt .btn.main").tap()
    visitor.moved_on(before)


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_the_map_is_looked_at_closer(come: Come, size: tuple[int, int]) -> None:
    """By buttons and by keys; what has the focus stays in sight."""
    visitor = come(size=size)
    battle("ask-play-card", "talavera", 1)(visitor)

    def wide() -> float:
        found: float = visitor.find(".hex[data-thing=E7]").first.evaluate("(e) => e.getBoundingClientRect().width")
        return found

    visitor.find(".hex[data-thing=E7]").first.focus()
    visitor.page.keyboard.press("0")
    whole = wide()
    visitor.page.keyboard.press("+")
    visitor.until("(w) => document.querySelector('.hex[data-thing=E7]').getBoundingClientRect().width > 1.3 * w", whole)
    visitor.find(".zoom button").nth(2).click()
    visitor.until("(w) => document.querySelector('.hex[data-thing=E7]').getBoundingClientRect().width < 1.1 * w", whole)


def test_arrows_walk_over_the_hexes_and_say_what_is_there(come: Come) -> None:
    visitor = come(language="en")
    battle("ask-play-card", "waterloo", 1)(visitor)
    keys = Keys(visitor, 1)
    start = visitor.find(".hex[data-thing=G4]").first
    start.focus()
    expect(start).to_have_attribute("aria-label", re.compile(r"^G4, hill, British line infantry, 4 of 4 blocks"))
    keys.press("ArrowRight")
    assert keys.focused(".hex[data-thing=G5]")
    expect(visitor.find(":focus")).to_have_attribute("aria-label", re.compile("led by Picton"))
    visitor.sees(".popover .detail h3", "G5")
    keys.press("ArrowDown")
    assert keys.focused(".hex[data-thing^=H]")
    keys.to(".hand .cards .piece.legal", "ArrowDown")
    before = visitor.seq
    keys.press("Enter")
    visitor.moved_on(before)
    visitor.sees(".hand .played")


def test_a_battle_is_chosen_by_name_and_year(come: Come) -> None:
    visitor = come(language="en").go("new/napoleonics")
    visitor.sees(".wishes select")
    ours_and_own = len(klubovna.game("napoleonics").scenarios) + 1
    expect(visitor.find(".wishes select option")).to_have_count(ours_and_own)
    expect(visitor.find(".wishes option[value=waterloo]")).to_have_text("Waterloo (1815)")
    visitor.find(".wishes select").select_option("waterloo")
    visitor.sees(".wishes .told", "18 June 1815")
    visitor.find(".switchboard.rulings summary").click()
    visitor.find("[data-option=square_roll] [data-choice=yes]").click()
    visitor.find(".wishes .big").click()
    visitor.sees(".app .prompt")
    options = visitor.ask(f"tables/{visitor.table}")["options"]
    assert (options["scenario"], options["square_roll"]) == ("waterloo", "yes")


def test_a_battle_of_ones_own_is_mended_and_opened(come: Come, tmp_path: Path) -> None:
    """A file with a fault: the page says what and where; mended in the text field, it is played under its own title."""
    sound = (files("klubovna.games.napoleonics") / "content" / "scenarios" / "coa.toml").read_text("utf-8")
    sound = sound.replace("[battle]", '[battle]\ntitle = "Bitva u mlýna"')
    mine = tmp_path / "mine.toml"
    mine.write_text(sound.replace('ney = "B6"', 'ney = "B66"'), "utf-8")
    visitor = come(language="en").go("new/napoleonics")
    visitor.sees(".wishes select").select_option(label="A scenario of your own")
    visitor.find(".own:not(.pack *) input[type=file]").set_input_files(mine)
    visitor.sees(".faults li", "there is no hex 'B66'")
    visitor.picture("own-scenario", whole=True)
    visitor.find(".faults button").click()
    area = visitor.find(".own:not(.pack *) textarea")
    assert area.evaluate("(e) => e.value.slice(e.selectionStart, e.selectionEnd)") == 'ney = "B66"'
    visitor.expecting("422").find(".wishes .big").click()
    visitor.sees(".wishes [role=alert]", "needs fixing")
    area.fill(sound)
    visitor.sees(".own:not(.pack *) .sound")
    visitor.find(".wishes .big").click()
    visitor.sees(".app .prompt")
    assert visitor.ask(f"tables/{visitor.table}")["options"]["scenario"] == "own"
    visitor.go(f"table/{visitor.open('napoleonics', BOTH, options={'scenario': sound})}")
    visitor.sees(".bar .episode", "Bitva u mlýna")


def test_the_battle_tells_its_special_rules(come: Come) -> None:
    """The flag beside the map: what the battle was, what wins it, exits, objectives and rules of its ground."""
    visitor = come(language="cs")
    battle("ask-play-card", "coa", 1)(visitor)
    visitor.find(".piece[data-thing=battle]").click()
    told = visitor.sees(".popover.pinned .detail")
    for words in ("Craufurd na řece Côa", "zástav: 6", "Odchod: cesta za mostem. Spojenci", "Řeka je neprůchodná"):
        expect(told).to_contain_text(words)
    expect(told).to_contain_text("Naše je na této bitvě")
    visitor.picture("battle-special")


def test_anybody_is_looked_at(come: Come) -> None:
    """Whoever points at a unit that nobody is asked about sees its reach and its field of fire, with the sums."""
    visitor = come(language="en")
    battle("ask-play-card", "rolica-first", 2)(visitor)
    table = visitor.table
    units = visitor.ask(f"tables/{table}/moment")["view"]["units"]
    looks = {unit["hex"]: visitor.ask(f"tables/{table}/look?thing={unit['hex']}")["options"] for unit in units}
    hex, seen = next((hex, seen) for hex, seen in looks.items() if any(one["text"].startswith("fire") for one in seen))
    fire = next(one for one in seen if one["text"].startswith("fire"))
    visitor.find(f".hex[data-thing={hex}]").first.hover()
    visitor.sees(".glance .aim.fire")
    visitor.sees(".price.glance text", str(fire["preview"]["numbers"]["dice"]))
    visitor.sees(".popover .fights li", f"Fire at {fire['path'][1]}")
    assert visitor.find(".glance .spot").count() == sum(one["text"].startswith("move") for one in seen)
    visitor.picture("battle-glance")
    visitor.page.mouse.move(1, 1)
    visitor.misses(".glance .aim")


@pytest.mark.parametrize(("seat", "flank"), [("french", "left flank"), ("allied", "right flank")])
def test_the_flank_of_a_hex_is_that_of_whoever_looks(come: Come, seat: str, flank: str) -> None:
    """I13 lies on the left of those who look from above, whose board is turned."""
    anna = come()
    seats = {"french": "bot:random", "allied": "bot:random", seat: "me"}
    anna.at_table(anna.open("napoleonics", seats, options={"scenario": "rolica-first"}))
    anna.sees(".prompt:not(.idle)")  # no turn of the bot's comes between the click and what it shows
    anna.settle()
    look_at(anna, '[data-thing="I13"]')
    anna.sees(".popover.pinned .detail", flank)
