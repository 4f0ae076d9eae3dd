"""The board of Mass Effect: Priority Hagalaz: the map, and who and what is on it, can be read without colour."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

from klubovna.games.hagalaz.printed.ground import WALL
from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.games.hagalaz.view import HagalazView
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.terminal.boards import Offer
from klubovna.terminal.boards.hagalaz.signs import GROUNDS, kind_code
from tests.terminal.boards.hagalaz_board import (
    COMPACT,
    DOUBLED,
    TRIPLED,
    begun,
    board,
    cells,
    changed,
    content,
    drawn,
    mission_of,
    painted,
    read,
    texts_en,
)


def test_a_map_in_one_line_a_row() -> None:
    """Cerberus Weapons: heroes by letter and health, signs and columns of free hexes, walls, doors, covered areas."""
    lines = drawn(begun().view(None)).splitlines()
    rows = {line[0]: line for line in lines if line[:1] in set("ABCDEFGHI")}
    assert rows["A"].startswith("A│ ·1   ·2 ")
    assert " │ ‡↘5  ·6   ·7   ·8   ·9 │░$10 ░·11 ░□12│" in rows["A"]
    assert " ·9 #░·10 ░·11 ░" in rows["B"]
    assert rows["G"].startswith("G│ ·1   ·2   ·3   ·4 │ ·5   ·6 : ·7   ·8   ·9 +░·10 ░·11 ░⇥12│")
    assert "S♥7" in rows["D"] + rows["E"] + rows["F"]


@pytest.mark.parametrize("scenario", MISSIONS)
def test_everybody_and_everything_on_the_map_can_be_read(scenario: str) -> None:
    """Enemies with the shields they have left, heroes with their health, and what lies where nobody stands."""
    view = begun(scenario).view(None)
    mission, field = mission_of(view), cells(view)
    foes, heroes = {foe.hex: foe for foe in mission.foes}, {hero.hex: hero for hero in mission.heroes}
    narrow = max(map(len, field.values())) < 4
    loot = [*mission.loot, *(hex for _, hex in mission.caches)]
    lying = {**dict.fromkeys((hex for _, hex in mission.tokens), "&"), **dict.fromkeys(loot, "$")}
    for hex in mission.map:
        shown = field[hex.id]
        if hex.id in foes:
            code, left = kind_code(content(), foes[hex.id].sort), str(foes[hex.id].shields)
            assert (
                shown[1:]
                == (code[0].lower() if narrow and not foes[hex.id].resilience else code[: 1 + (not narrow)]) + left
            )
        elif hex.id in heroes:
            assert shown[1:3] == f"{content().heroes[heroes[hex.id].id].code}♥"
        elif hex.id not in lying and hex.id not in {turret.hex for turret in mission.turrets}:
            signs = [sign for mark, sign in GROUNDS.items() if mark in hex.marks]
            assert signs[0] in shown if signs else hex.id[1:] in shown
        assert hex.id in heroes or (shown[0] == "░") == (hex.id in mission.covered)
    for at, sign in lying.items():
        assert at in foes or at in heroes or sign in field[at] or "‡" in field[at]
    for turret in mission.turrets:
        if turret.hex not in foes:
            assert "‡" in field[turret.hex]
            assert field[turret.hex][2] in "→↗↖←↙↘"


def test_where_there_is_room_attack_and_specialisation_are_told_too() -> None:
    view = begun("atlas-binary").view(None)
    atlas = next(foe for foe in mission_of(view).foes if foe.sort == "atlas")
    for size in (DOUBLED, TRIPLED):
        assert f"At{atlas.attack}{atlas.shields}s" in drawn(view, size=size)


@pytest.mark.parametrize("scenario", MISSIONS)
def test_sides_between_rows_are_drawn_or_underlined(scenario: str) -> None:
    """Walls and locked doors below a hex: a line of their own, or an underlined hex where a row has only one."""
    view = begun(scenario).view(None)
    mission, tall = mission_of(view), drawn(begun(scenario).view(None), size=DOUBLED).splitlines()
    below = {(door.here, door.side): door.locked for door in mission.doors}
    flat = [(hex.id, side) for hex in mission.map for side in ("SW", "SE") if hex.sides.get(side) == "door"]
    between = [line for line in tall if line.startswith(" ") and "─" in line and "♥" not in line[:60]]
    assert sum(line.count("#") for line in between) == sum(below[at] for at in flat)
    assert sum(line.count("+") for line in between) == sum(not below[at] for at in flat)
    assert underlined(view) == _shut_below(scenario)


def underlined(view: HagalazView) -> set[tuple[str, str]]:
    """Hexes and sides below them that are underlined where a row has one line: from the hex to where the one below it
    ends, and no further."""
    lines = {str(line)[:1]: line for line in painted(view).split("\n")}
    width, found = 5 if max(int(hex.id[1:]) for hex in mission_of(view).map) <= 12 else 4, set()
    for hex in mission_of(view).map:
        odd = (ord(hex.id[0]) - ord("A")) % 2
        start, left = 1 + (int(hex.id[1:]) - 1) * width + odd * (width // 2), (width + odd) // 2
        spans = [span for span in lines[hex.id[0]].spans if "underline" in str(span.style)]
        drawn_below = [any(span.start <= start + at < span.end for span in spans) for at in range(width)]
        for side, half in (("SW", drawn_below[:left]), ("SE", drawn_below[left:])):
            assert len(set(half)) == 1
            found |= {(hex.id, side)} if half[0] else set()
    return found


def _shut_below(scenario: str) -> set[tuple[str, str]]:
    """Walls and locked doors between a hex and one of the next row."""
    field, found = content().fields[scenario], set()
    for cell, around in enumerate(field.hexes.beside):
        for side, there in enumerate(around):
            door = field.door.get((cell, side))
            shut = field.sides[cell][side] == WALL or (door is not None and field.doors[door].locked)
            if there >= 0 and shut and DIRECTIONS[side] in ("SW", "SE"):
                found.add((field.names[cell], DIRECTIONS[side]))
    return found


def test_raised_hexes_and_elevation_lines() -> None:
    """The Barrier Generator stands on a platform: the open side of the sign is the raised one."""
    view = begun("barrier-generator").view(None)
    rows = drawn(view, size=DOUBLED).splitlines()
    at = next(number for number, line in enumerate(rows) if line.startswith("C"))
    assert "< ^5" in rows[at]
    assert "> ·9" in rows[at]
    assert "vv" in rows[at - 1]
    assert "^^" in rows[at + 9]


def test_the_two_ways_of_fast_travel_are_told_apart() -> None:
    field = cells(begun("reactor").view(None))
    assert "⇄1" in field["A5"]
    assert "⇄1" in field["E5"]
    assert "⇄2" in field["E9"]


def test_what_happened_to_an_enemy_is_seen_and_told() -> None:
    view = begun().view(None)
    foe = next(foe for foe in mission_of(view).foes if not foe.covered and foe.shields > 1)
    for change, sign, place in (
        ({"stunned": True}, "z", 0),
        ({"biotic": True}, "*", 0),
        ({"damage": foe.shields - 1}, "1", 3),
    ):
        foes = [msgspec.structs.replace(f, **change) if f is foe else f for f in mission_of(view).foes]
        after = changed(view, foes=foes)
        assert cells(after)[foe.hex][place] == sign
        hints = [board().hint((foe.hex,), shown, Offer(), texts_en()) for shown in (view, after)]
        assert hints[0] != hints[1]


def test_what_happened_to_the_place_is_seen() -> None:
    """A hero who is down, a disabled turret, a task that is done, a mine, Chatika."""
    view = begun().view(None)
    mission = mission_of(view)
    down = [msgspec.structs.replace(hero, status="down", health=0) for hero in mission.heroes]
    assert cells(changed(view, heroes=down))[mission.heroes[0].hex or ""][1:3] == "S×"
    assert "knocked out" in drawn(changed(view, heroes=down))
    off = [msgspec.structs.replace(turret, active=False) for turret in mission.turrets]
    assert "×" in cells(changed(view, turrets=off))["A5"]
    assert "●" in cells(changed(view, handled=["B6"]))["B6"]
    free = next(hex.id for hex in mission.map if not hex.marks and "·" in cells(view)[hex.id])
    assert "¤" in cells(changed(view, mines=[free]))[free]
    assert "°" in cells(changed(view, drone=free))[free]


OWN = """
[mission]
title = "The long corridor"
rounds = 3

[enemies]
faction = "cerberus"
challenge = "low"
each = 5

[map]
hexes = '''
A   s   s   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   e   x

B     s   s   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   e
'''

[[objectives]]
id = "paragon"
kind = "paragon"
text = "Leave the corridor."
goal = { do = "leave", by = ["A20"], need = 1 }

[[objectives]]
id = "renegade"
kind = "renegade"
text = "Everybody leaves the corridor."
goal = { do = "leave", by = ["A20"], need = 4 }
"""


def test_a_map_wider_than_the_window_is_shown_around_what_is_looked_at() -> None:
    view = begun(OWN).view(None)
    near = drawn(view)
    assert "S♥" in near
    assert next(line for line in near.splitlines() if line[0] == "A").endswith("…")
    heroes = [
        msgspec.structs.replace(hero, hex="A20") if n == 0 else hero for n, hero in enumerate(mission_of(view).heroes)
    ]
    far = drawn(changed(view, heroes=heroes))
    assert "S♥" in far
    assert next(line for line in far.splitlines() if line[0] == "A").startswith("A…")
    assert max(map(len, far.splitlines())) <= COMPACT.width
    assert "Leave the corridor." in drawn(view, size=TRIPLED)


def test_a_mission_of_ones_own_is_drawn_and_told() -> None:
    text = (files("klubovna.games.hagalaz") / "content" / "missions" / "reactor.toml").read_text("utf-8")
    view, mine = begun(text).view(None), board()
    assert len(cells(view)) == len(mission_of(view).map)
    assert "own" in {thing.id for heap in mine.things(view, texts_en()) for thing in heap.things}
    assert texts_en().text("source-pack") in read(mine, "own", texts_en())
