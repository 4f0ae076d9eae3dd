"""Blitzkrieg! in the browser: two at a table on either map, one against the automatic opponent, and the look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.houses import Come, Company, House, in_two_windows
from tests.browser.visitor import PHONE, Visitor

SIDES = {"base": ("axis", "allies"), "nippon": ("japan", "germany")}
LAID, CONFIRMED = (".space.can",), (".prompt .btn.main", ".space.can")
"""Whoever holds a token lays it down; whoever is asked to confirm, does."""
LIES_BEFORE = """(css) => {
  const [wanted, now] = [document.querySelector(css), document.activeElement];
  return now !== document.body && (now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}"""
WHISPERED = {"log-dealt-token", "log-drew-token", "log-produced-token", "log-researched-token", "log-applied-token"}
"""What only the side that it happens to is told."""


def told_of(moment: Any, side: str) -> list[Any]:
    """What a moment gives away of what this side keeps behind its screen and in its bag."""
    kept = [heap for one in moment["view"]["sides"] if one["seat"] == side for heap in (one["reserve"], one["bag"])]
    said = [line["said"] for line in moment["log"]]
    whispers = [words for words in said if words["id"] in WHISPERED and words["args"]["seat"] == side]
    return [*filter(None, kept), *whispers]


def shown_of(visitor: Visitor, side: str) -> int:
    """Tokens of its reserve that lie on the page with their faces up."""
    return visitor.find(f'[data-key^="hand:{side}:"]').count()


@pytest.mark.parametrize(("house", "map"), [("served", "base"), ("alone", "nippon")], indirect=["house"])
def test_two_play_a_duel_to_its_end(house: House, map: str) -> None:
    """Token, then space, each in a browser of its own or both at one screen: neither learns what the other hides, and
    each learns who won. (Which map lies there is nothing to the house; the rules of both are the laws' business.)"""
    war = house.two("blitzkrieg", SIDES[map], map=map)
    hands = {side: Mouse(visitor, seed, LAID) for seed, (side, visitor) in enumerate(war.sides.items())}
    first, second = war.sides
    rivals = {first: second, second: first}
    while mover := war.mover:
        visitor = war.turn_to(mover)
        assert shown_of(visitor, mover) > 0
        assert shown_of(visitor, rivals[mover]) == 0
        hands[mover].step()
        if sum(hand.steps for hand in hands.values()) == 30:
            war.sides[first].picture(f"duel-{map}")
    assert all(hand.steps > 10 for hand in hands.values())

    war.sees_who_won({first: ("Victory", "Defeat"), second: ("Vítězství", "Prohra")})
    for side, visitor in war.sides.items():
        visitor.picture(f"ending-{map}")
        if war.apart:
            nothing_is_given_away(war, side, rivals[side])


def nothing_is_given_away(war: Company, side: str, rival: str) -> None:
    moments = war.sides[side].moments(war.id, side)
    assert len(moments) > 20
    assert all(told_of(moment, side) for moment in moments), "one's own is known"
    assert [told_of(moment, rival) for moment in moments if told_of(moment, rival)] == []


class Way(NamedTuple):
    """How somebody plays alone: in which house, at which level, on which map, in front of what, and with what kind of
    hand."""

    house: str
    level: str
    map: str
    comes: dict[str, Any]
    hand: Callable[[Visitor], Hand]


WAYS = [
    Way("served", "easy", "base", {"size": PHONE, "language": "cs"}, lambda visitor: Finger(visitor, 1, CONFIRMED)),
    Way("alone", "medium", "nippon", {"dark": True}, lambda visitor: Keys(visitor, 2)),
    Way("alone", "hard", "base", {}, lambda visitor: Mouse(visitor, 3, LAID)),
]
"""Each kind of hand in one house; in the other one it plays Vzdor! (`test_whole_games.py`)."""


def wish(hand: Hand, option: str, choice: str) -> None:
    """On the page of a new table, by finger, by keys or by mouse."""
    press(hand, f".wishes [data-option={option}] [data-choice={choice}]")


def press(hand: Hand, css: str) -> None:
    button = hand.visitor.sees(css)
    if isinstance(hand, Keys):
        hand.to(css, "Shift+Tab" if hand.page.evaluate(LIES_BEFORE, css) else "Tab")
        hand.press("Enter")
    elif isinstance(hand, Finger):
        button.tap()
    else:
        button.click()


@pytest.mark.parametrize(
    ("house", "way"), [(way.house, way) for way in WAYS], ids=[way.level for way in WAYS], indirect=["house"]
)
def test_one_plays_alone_to_the_end(house: House, way: Way) -> None:
    """From the clubhouse to the end at each level: by finger on a phone, by keys alone, by mouse."""
    visitor = house.come(**way.comes).go()
    hand = way.hand(visitor)
    press(hand, ".game[data-game=blitzkrieg] .ways a")
    for option, choice in (("map", way.map), ("mode", "solo"), ("level", way.level)):
        wish(hand, option, choice)
    press(hand, ".wishes .big")
    visitor.sees(".app .prompt:not(.idle)")
    settings = visitor.ask(f"tables/{visitor.table}")["options"]
    assert (settings["map"], settings["mode"], settings["level"]) == (way.map, "solo", way.level)
    while not hand.over:
        hand.step()
        if hand.steps == 7:
            visitor.picture(f"solo-{way.level}")
    assert hand.steps > 8
    assert visitor.ask(f"tables/{visitor.table}")["outcome"] is not None
    visitor.sees(".ending h2")
    visitor.picture(f"ending-solo-{way.level}")


def test_on_a_phone_a_move_is_shown_before_it_is_confirmed(come: Come) -> None:
    """A tap lays the token down for a look; nothing has happened until it is confirmed."""
    visitor = come(size=PHONE)
    visitor.at_table(visitor.open("blitzkrieg", {"axis": "me", "allies": "me"}))
    before = visitor.seq
    visitor.find(".hand .piece.legal").first.tap()
    visitor.sees(".space.can").scroll_into_view_if_needed()
    visitor.find(".space.can").first.tap()
    visitor.sees(".foresight.full")
    visitor.sees(".space .ghost")
    confirm = visitor.sees(".prompt .btn.main", "Confirm")
    visitor.picture("confirming")
    assert visitor.seq == before
    confirm.tap()
    visitor.moved_on(before)
    visitor.misses(".ghost")
    assert visitor.find('[data-key^="on:"]').count() == 1


def middle(visitor: Visitor, css: str) -> tuple[float, float]:
    box = visitor.sees(css).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("map", ["base", "nippon"])
def test_what_is_foreseen_comes_true(come: Come, map: str) -> None:
    """A token in hand, a space pointed at: the strip says what would happen and the marker's ghost stands where the
    marker itself stands when the token has been laid."""
    war = in_two_windows(come, "blitzkrieg", SIDES[map], map=map)
    visitor = next(iter(war.sides.values()))
    now = visitor.ask(f"tables/{war.id}/moment")
    numbers = {
        one["text"]: (visitor.foreseen(war.id, now, one) or {"numbers": {}})["numbers"] for one in now["options"]
    }
    option = next(one for one in now["options"] if any(id.startswith("marker-") for id in numbers[one["text"]]))
    token, space = option["path"]
    theatre, steps = next((id[7:], n) for id, n in numbers[option["text"]].items() if id.startswith("marker-"))

    visitor.misses(".ghostcube")
    visitor.find(f".hand .piece[data-thing={token}]").first.click()
    visitor.find(f".space[data-thing={space}]").hover()
    visitor.sees(".foresight.full", f"0 → {abs(steps)}")
    visitor.sees(f".space[data-thing={space}] .ghost")
    visitor.picture(f"foreseen-{map}")
    ghost = middle(visitor, f"#theatre-{theatre} .ghostcube")
    assert ghost != pytest.approx(middle(visitor, f'[data-key="marker:{theatre}"]'), abs=4)

    before = visitor.seq
    visitor.find(f".space[data-thing={space}]").click()
    visitor.moved_on(before)
    visitor.misses(".ghost, .ghostcube")
    expect(visitor.find(f'[data-key="on:{space}"]')).to_have_attribute("data-thing", token)
    assert middle(visitor, f'[data-key="marker:{theatre}"]') == pytest.approx(ghost, abs=3)
    placed = visitor.ask(f"tables/{war.id}/moment")["view"]["theatres"]
    assert next(one["marker"] for one in placed if one["id"] == theatre) == steps
