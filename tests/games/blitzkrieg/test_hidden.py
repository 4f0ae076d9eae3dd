"""What is hidden: reserves, bags, the bank; and that what a seat imagines keeps to all it has seen."""

from __future__ import annotations

import random
from collections import Counter

from klubovna.games.blitzkrieg.trace import DRAWN, placed
from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable

SEEN = 300
"""So many imagined states; what can be there is there in some of them."""


def imagined(table: BlitzkriegTable, seat: str | None, side: int) -> list[Counter[str]]:
    """What this seat thinks the side may hold."""
    game, rng, ids = table.table.game, random.Random(1), table.s.content.ids
    states = [game.sample(table.s, seat, rng) for _ in range(SEEN)]
    return [Counter(ids[kind] for kind in state.reserves[side]) for state in states]


def test_a_seat_sees_its_own_screen_only() -> None:
    table = BlitzkriegTable(reserve=["army-1"], other=["army-2", "spy"])
    axis, allies, spectator = (table.table.view(seat) for seat in ("axis", "allies", None))
    assert [side.reserve for side in axis.sides] == [["army-1"], None]
    assert [side.reserve for side in allies.sides] == [None, ["army-2", "spy"]]
    assert [side.reserve for side in spectator.sides] == [None, None]
    assert [side.bag is None for side in axis.sides] == [False, True]
    assert [side.weapons for side in axis.sides] == [0, 1], "that a weapon was taken is seen by all"


def test_when_the_game_is_over_the_screens_are_taken_away() -> None:
    table = BlitzkriegTable(reserve=["army-1", "army-2"], other=[])
    table.play("place army-1 eastern-europe-1-1").ends_turn("fleet-1")
    assert table.table.view(None).sides[0].reserve == ["army-2", "fleet-1"]


def test_a_bombed_token_is_in_the_bag_until_something_is_drawn() -> None:
    """Whoever bombs looks at the token: it can't be in the reserve before the next draw, and may be after it."""
    table = BlitzkriegTable(reserve=["fleet-1", "air-1"], other=["general", "air-2"]).play("place fleet-1 pacific-1-1")
    table.luck("general").ends_turn("army-1")
    assert not any(held["general"] for held in imagined(table, "axis", 1))
    table.play("place air-2 western-europe-1-1").luck("army-1").ends_turn("army-2")
    held = imagined(table, "axis", 1)
    assert any(hand["general"] for hand in held)
    assert not all(hand["general"] for hand in held)


def test_two_bombed_tokens_can_not_come_back_with_one_draw() -> None:
    table = BlitzkriegTable(reserve=["bombing-fleet", "air-1"], other=["general", "admiral", "air-2"])
    table.play("place bombing-fleet pacific-1-1").luck("general", "admiral").ends_turn("army-1")
    table.play("place air-2 south-east-asia-1-2").ends_turn("fleet-1")
    held = imagined(table, "axis", 1)
    assert {hand["general"] + hand["admiral"] for hand in held} == {0, 1}


def test_a_researched_weapon_is_in_the_bag_until_something_is_drawn() -> None:
    table = BlitzkriegTable(reserve=["army-1", "army-2"], other=["army-1"])
    table.play("place army-1 western-europe-1-2").luck("atomic-bomb")
    special = {table.s.content.ids[kind] for kind in table.s.content.special}
    before = imagined(table, "allies", 0)
    assert not any(set(hand) & special for hand in before)
    table.ends_turn("atomic-bomb")
    after = imagined(table, "allies", 0)
    weapons = {weapon for hand in after for weapon in set(hand) & special}
    assert len(weapons) > 5, "any weapon that may be in the bank"
    assert not all(set(hand) & special for hand in after)


def test_an_applied_weapon_is_in_the_reserve() -> None:
    table = BlitzkriegTable(reserve=["army-1", "army-2"], other=["army-1"], campaigns={"western-europe": 3})
    table.play("place army-1 western-europe-3-1").luck("spy").ends_turn("army-1")
    special = {table.s.content.ids[kind] for kind in table.s.content.special}
    assert all(len([token for token in hand if token in special]) == 1 for hand in imagined(table, "allies", 0))


def test_own_weapons_are_not_imagined_elsewhere() -> None:
    """The Axis holds the only spy, so the Allies can't."""
    table = BlitzkriegTable(reserve=["spy", "army-1"], other=["elite-army"], last={"allies": "army-1"})
    held = imagined(table, "axis", 1)
    assert not any(hand["spy"] for hand in held)
    assert len({weapon for hand in held for weapon in hand}) > 5


def test_placed_units_are_not_imagined_again() -> None:
    """There is one general; once it lies on the board it is in no reserve."""
    table = BlitzkriegTable(reserve=["army-1"], other=["army-1"], placed={"africa-1-1": ("allies", "general")})
    assert not any(hand["general"] for hand in imagined(table, "axis", 1))


def test_unseen_units_are_imagined_by_their_odds() -> None:
    """One token of 22 of which nothing is known: each kind as often as there are of it."""
    table = BlitzkriegTable(reserve=["army-1"], other=["army-1"])
    found: Counter[str] = Counter()
    for hand in imagined(table, "axis", 1):
        found += hand
    assert found["army-1"] > found["general"]
    assert len(found) == 11, "every kind of unit"
    assert 0.5 < found["army-1"] / (SEEN * 3 / 22) < 1.5


def test_a_spectator_does_not_know_what_was_bombed() -> None:
    table = BlitzkriegTable(reserve=["fleet-1", "air-1"], other=["general", "air-2"]).play("place fleet-1 pacific-1-1")
    table.luck("general").ends_turn("army-1")
    assert any(hand["general"] for hand in imagined(table, None, 1))


def test_imagined_states_hold_the_same_pieces() -> None:
    table = BlitzkriegTable(reserve=["fleet-1", "spy"], other=["general", "elite-air"]).play(
        "place fleet-1 pacific-1-1"
    )
    table.luck("elite-air").ends_turn("army-1")
    game, rng = table.table.game, random.Random(2)
    for seat in ("axis", "allies", None):
        for _ in range(50):
            assert game.pieces(game.sample(table.s, seat, rng)) == game.pieces(table.s)


def test_in_the_solo_mode_nothing_is_hidden() -> None:
    table = BlitzkriegTable("allies", reserve=["army-1"], other=["army-2"], mode="solo")
    assert table.table.game.secrets(table.s, "allies") == {}
    assert table.table.view(None).sides[0].reserve == ["army-2"]


# What silence would tell


def seen_by(table: BlitzkriegTable, seat: str | None) -> tuple[object, ...]:
    """All that somebody can notice: the table, what was said, who is asked, how long the record is."""
    heard = [(message.id, message.args) for message in table.table.heard(seat)]
    return table.table.view(seat), heard, table.seat, len(table.table.record.entries)


def test_a_rapid_deployment_is_asked_for_even_if_nothing_fits() -> None:
    """ "můžete hned v témže tahu umístit na totéž válčiště další žeton": whether something behind the screen could be
    placed there is nobody else's business."""
    tables = []
    for held in ("army-1", "fleet-3"):
        table = BlitzkriegTable(reserve=["rapid-fleet", held], other=["army-2"])
        tables.append(table.play("place rapid-fleet pacific-1-2").luck("spy"))
    nothing, something = tables
    assert (nothing.asks, nothing.options) == ("deploy-more", ["halt"])
    assert something.options == ["place fleet-3 pacific-1-1", "halt"]
    assert all(seen_by(nothing, seat) == seen_by(something, seat) for seat in ("allies", None))
    nothing.play("halt")
    something.play("halt")
    assert all(seen_by(nothing, seat) == seen_by(something, seat) for seat in ("allies", None))


def only_space(held: str) -> BlitzkriegTable:
    """The war goes on in the second campaign of Eastern Europe only, and one space of it is free."""
    placed = {"eastern-europe-2-1": ("axis", "army-1"), "eastern-europe-2-3": ("axis", "army-2")}
    closed = ["western-europe", "africa", "pacific", "south-east-asia"]
    campaigns = {"eastern-europe": 2}
    return BlitzkriegTable("allies", reserve=["army-1", held], placed=placed, closed=closed, campaigns=campaigns)


def test_a_turn_with_a_single_placement_is_its_owners_own() -> None:
    """1. Umístění žetonu: "jeden libovolný žeton ze své zásoby"; that there was no other is not told."""
    forced, free = only_space("fleet-1"), only_space("army-3")
    assert (forced.asks, forced.options) == ("place-token", ["place army-1 eastern-europe-2-2"])
    assert len(free.options) == 2
    for seat in ("axis", None):
        assert seen_by(forced, seat) == seen_by(free, seat)


def test_to_be_asked_tells_that_something_can_be_placed_and_no_more() -> None:
    """A side that can place nothing has lost; so one of the two tokens fits, and nothing is known of the other."""
    held = imagined(only_space("fleet-1"), "axis", 1)
    at_sea = [sum(hand[token] for token in ("fleet-1", "fleet-2", "fleet-3", "admiral")) for hand in held]
    assert set(at_sea) == {0, 1}


def test_a_reserve_that_hardly_fits_is_imagined_all_the_same() -> None:
    """Only Pacific is left, two spaces at sea, and of all that could lie there only the admiral is not on the board."""
    closed = ["western-europe", "eastern-europe", "africa", "south-east-asia"]
    table = BlitzkriegTable("allies", reserve=["admiral"], closed=closed)
    s = table.s
    gone = [kind for kind in s.bags[1] if s.kind(kind).type != "army"]
    s.bags[1] = tuple(kind for kind in s.bags[1] if kind not in gone)
    for kind in gone:
        s.trace += [DRAWN[1], placed(1, kind)]
    assert all(hand["admiral"] == 1 for hand in imagined(table, "axis", 1))
