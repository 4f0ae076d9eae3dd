"""The board of Mass Effect: Priority Hagalaz: the map, the team, the campaign and all choices without colour."""

from __future__ import annotations

import random
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

import klubovna
from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.ground import WALL
from klubovna.games.hagalaz.printed.missions import MAIN, MISSIONS
from klubovna.games.hagalaz.view import DeedView, DieView, HagalazView, MissionView
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.kernel.texts import LANGUAGES, Texts
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.boards.hagalaz.signs import GROUNDS, kind_code
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from tests.terminal.drawing import moments, offer

GAME = klubovna.game("hagalaz")
INK = ink_of("evening", klubovna.game("hagalaz").lid)
SIZES = [(79, 12), (80, 16), (93, 30), (104, 45), (136, 70)]
COMPACT, DOUBLED, TRIPLED = Space(80, 12), Space(100, 32), Space(140, 70)
NBSP = "\N{NO-BREAK SPACE}"


def content() -> Box:
    found = GAME.content()
    assert isinstance(found, Box)
    return found


def board() -> Board:
    return board_for("hagalaz", content())


def table_for(scenario: str = "cerberus-weapons", seed: int = 1, **options: Any) -> klubovna.Table:
    return klubovna.new("hagalaz", seed=seed, scenario=scenario, **options)


def begun(scenario: str = "cerberus-weapons", seed: int = 1) -> klubovna.Table:
    """A mission whose first hero places dice."""
    table = table_for(scenario, seed)
    while table.prompt is None or table.prompt.id != "ask-act":
        table.play(table.options[0])
    return table


def painted(view: HagalazView, choices: Offer | None = None, size: Space = COMPACT, language: str = "en") -> Text:
    found = board().draw(view, choices or Offer(), size, all_texts(GAME, language), INK)
    assert isinstance(found, Text)
    return found


def drawn(view: HagalazView, choices: Offer | None = None, size: Space = COMPACT, language: str = "en") -> str:
    return str(painted(view, choices, size, language)).replace(NBSP, " ")


def mission_of(view: HagalazView) -> MissionView:
    assert view.mission is not None
    return view.mission


def changed(view: HagalazView, **fields: Any) -> HagalazView:
    """The same table with something else on it."""
    return msgspec.structs.replace(view, mission=msgspec.structs.replace(mission_of(view), **fields))


def cells(view: HagalazView, choices: Offer | None = None) -> dict[str, str]:
    """What is written into each hex of a row of one line, without the sign of its left side."""
    mission = mission_of(view)
    lines = {line[0]: line for line in drawn(view, choices).splitlines() if line[1:3].strip(" │") != line[1:3]}
    columns = max(int(hex.id[1:]) for hex in mission.map)
    width = 5 if columns <= 12 else 4
    found = {}
    for hex in mission.map:
        start = 1 + (int(hex.id[1:]) - 1) * width + (ord(hex.id[0]) - ord("A")) % 2 * (width // 2)
        found[hex.id] = lines[hex.id[0]][start + 1 : start + width]
    return found


def texts_en() -> Texts:
    return all_texts(GAME, "en")


# The map


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


# The team and the table


def test_dice_are_seen_in_the_slots_they_were_used_for() -> None:
    view = begun().view(None)
    dice = [DieView("move3", "move", False), DieView("empowered", "shot", True), DieView("mixed", None, False)]
    first = msgspec.structs.replace(mission_of(view).heroes[0], dice=dice, slots={"move": 1, "objective": 1, "shot": 1})
    shown = drawn(changed(view, heroes=[first, *mission_of(view).heroes[1:]]), size=DOUBLED)
    assert "Move [→3][ →]  Objective [ ●]  Shot {◆}[ ●]  unused [2●]" in shown


def test_the_team_on_a_small_board() -> None:
    """Leader, turn, health, shields, the core ability, threat cards, renegade tokens and what is carried."""
    view = begun().view(None)
    first = msgspec.structs.replace(mission_of(view).heroes[0], renegade=2, carries=("refugee",), points=1)
    shown = drawn(changed(view, heroes=[first, *mission_of(view).heroes[1:]]))
    assert "►♛Shepard ▒¬2&" in shown
    assert "♥7/7 ◊3/3 ★1/3" in shown


def test_the_pool_the_round_and_the_objectives() -> None:
    table = begun()
    view = changed(table.view(None), pool=["move2", "move2", "core"], paragon_pool=["mixed"])
    shown = drawn(view)
    assert "Dice:  [→2]×2  [★]  {2●}" in shown
    assert "○Paragon 0/7  ○Renegade 0/3  ○Side objective 0/1" in shown
    status = str(board().status(view, 60, texts_en(), INK))
    assert status.startswith("1A Cerberus Weapons · Round 1/6  ♛Shepard")
    assert str(board().status(view, 22, texts_en(), INK)).strip() == "Round 1/6  ♛Shepard"
    done = [msgspec.structs.replace(goal, achieved=True, now=goal.need) for goal in mission_of(view).objectives]
    assert "✓Paragon 7/7" in drawn(changed(view, objectives=done))


def test_threat_cards_say_what_they_order() -> None:
    view = changed(begun().view(None), shown="targeting-uplink")
    told = "▒ Targeting uplink: Activate: Engineer. Turrets deal 1 damage to each hero in their line of fire."
    assert told in drawn(view, size=TRIPLED)


# Choices


@pytest.mark.parametrize("scenario", ["breakthrough", "reactor", "brokers-archive"])
def test_the_cursor_marks_what_it_speaks_of(scenario: str) -> None:
    """Hexes; heroes where they stand; others that may be chosen."""
    for table, choices in moments(table_for(scenario, 2), 120, 2):
        view = table.view(table.seat)
        if view.mission is None or not view.mission.round:
            continue
        field, stand = cells(view, choices), {hero.id: hero.hex for hero in view.mission.heroes if hero.hex}
        named = [stand.get(thing, thing) for thing in choices.items[choices.current]]
        hexes = [hex for hex in named if hex in field]
        assert [field[hex][0] for hex in hexes] == ["»"] * (len(hexes) - 1) + ["►"] * bool(hexes)
        for first in {stand.get(path[0], path[0]) for path in choices.items} & set(field) - set(hexes):
            assert field[first][0] == "›"


def test_numbers_stand_on_the_map_where_there_is_room() -> None:
    for table, choices in moments(table_for("cerberus-weapons", 3), 100, 3):
        if table.prompt is not None and table.prompt.id == "ask-walk":
            shown = drawn(table.view(table.seat), choices, TRIPLED)
            for number, path in enumerate(choices.items, 1):
                if path[0][0] in "ABCDEFGHI":
                    assert f" {number}" in shown
            return
    raise AssertionError("nobody ever walked")


@pytest.mark.parametrize("scenario", ["fleet-captives", "atlas-binary"])
def test_nothing_that_may_be_chosen_is_missing_from_the_list(scenario: str) -> None:
    for table, choices in moments(table_for(scenario, 4), 200, 4):
        reached, ways = set(), [choices]
        while ways:
            here = ways.pop()
            for number, path in enumerate(here.items):
                action = here.at(number)
                if action is not None:
                    reached.add(action)
                else:
                    ways.append(Offer(here.actions, 0, here.stepwise, path))
        assert reached == set(table.options)


def test_what_an_enemy_would_do_is_told() -> None:
    for table, choices in moments(table_for("breakthrough", 5), 150, 5):
        if table.prompt is not None and table.prompt.id in ("ask-pick", "ask-order"):
            hint = board().hint(choices.items[choices.current], table.view(table.seat), choices, texts_en())
            assert "attack" in hint
            assert "would attack" in hint or "would go to" in hint
            return
    raise AssertionError("no enemy was ever chosen")


# The campaign


def campaign_view(*deeds: DeedView, readiness: int = 0, data: int = 0, story: tuple[int, ...] = (76,)) -> HagalazView:
    view: HagalazView = table_for("campaign").view(None)
    return msgspec.structs.replace(view, deeds=list(deeds), readiness=readiness, data=data, story=list(story))


def test_the_campaign_map_with_forks_marks_and_tracks() -> None:
    first, second = DeedView("cerberus-weapons", "paragon", True), DeedView("atlas-binary", "failure", False)
    won = DeedView("sharpshooters", "loyalty", False)
    shown = drawn(campaign_view(first, won, second, readiness=4, data=2), size=Space(80, 24))
    assert "1A Cerberus Weapons [P+]" in shown
    assert "2B Atlas Binary [×]" in shown
    assert "Garrus: Sharpshooters [✓]" in shown
    assert "→ 3A  3B" in shown
    assert "War readiness 4/16 ▮▮▮▮▯▯▯▯▯▯▯▯▯▯▯▯ → 5: Something saved" in shown
    assert "Data 2/12 ▮▮◇▯▯◇▯▯◇▯▯◇" in shown
    for mission in MAIN:
        assert texts_en().name(mission) in shown


def test_the_next_mission_carries_its_number() -> None:
    table = table_for("campaign")
    shown = drawn(table.view(None), offer(table), Space(80, 24))
    assert "1►1A Cerberus Weapons" in shown
    assert "2►1B Breakthrough" in shown


def as_prose(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sections", [(), (1, 2, 5, 36), (1, 4, 16, 19, 59), (6, 7, 26, 28, 56, 50)])
def test_the_story_is_read_between_missions(language: str, sections: tuple[int, ...]) -> None:
    """What was read since the introduction of the last mission; in the details, all of it."""
    introductions = {1, 6, 16, 26}
    last = max([at for at, section in enumerate(sections) if section in introductions], default=-1)
    view, texts, mine = campaign_view(story=(76, *sections)), all_texts(GAME, language), board()
    shown = as_prose(drawn(view, size=Space(80, 30), language=language))
    mine.things(view, texts)
    so_far = as_prose(read(mine, "story", texts))
    for section in sections[last + 1 :] or (76,):
        assert as_prose(texts.text(f"story-{section}")) in shown
    for section in (76, *sections):
        assert as_prose(texts.text(f"story-{section}")) in so_far


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MISSIONS)
def test_every_mission_begins_with_its_story_and_objectives(scenario: str, language: str) -> None:
    view, texts = table_for(scenario).view(None), all_texts(GAME, language)
    story = content().missions[scenario].story
    assert story is not None
    shown = as_prose(drawn(view, size=Space(80, 17), language=language))
    assert as_prose(texts.text(f"story-{story.intro}")) in shown
    for objective in content().missions[scenario].objectives:
        assert as_prose(texts.text(f"goal-{scenario}-{objective.id}")) in shown


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["campaign", "test-subjects", "barrier-generator"])
def test_it_fits_and_every_word_is_there(language: str, scenario: str) -> None:
    texts, rng = all_texts(GAME, language), random.Random(1)
    for table, choices in moments(table_for(scenario, 6), 80, 6):
        width, height = rng.choice(SIZES)
        view, mine = table.view(table.seat), board()
        lines = drawn(view, choices, Space(width, height), language).splitlines()
        assert max(map(len, lines)) <= width
        if view.mission is not None and view.mission.round:
            assert len(lines) <= height
        told = [*lines, str(mine.status(view, width, texts, INK))]
        told += [mine.hint(path, view, choices, texts) + mine.called(path, texts) for path in choices.items]
        raw = ("hagalaz-", "full-", "name-", "goal-", "story-", "order-", "kind-")
        assert not [line for line in told if any(word in line for word in raw)]


def read(mine: Board, thing: str, texts: Texts) -> str:
    with (console := Console(width=90)).capture() as captured:
        console.print(mine.details(thing, texts, INK))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["reactor", "test-subjects", "campaign"])
def test_everything_has_details_with_its_source(language: str, scenario: str) -> None:
    table = table_for(scenario) if scenario == "campaign" else begun(scenario)
    view, mine, texts = table.view(None), board(), all_texts(GAME, language)
    listed = [thing.id for heap in mine.things(view, texts) for thing in heap.things]
    box = content()
    assert {*box.heroes, *box.abilities, *box.grunts, *box.champions, *box.threats, *box.missions} <= set(listed)
    assert view.mission is None or {hex.id for hex in view.mission.map} <= set(listed)
    for thing in listed:
        told = read(mine, thing, texts)
        assert texts.text("ui-source") in told, thing
        for raw in ("hagalaz-", "full-", "trait-", "tier-", "source-", "order-", "goal-", "{"):
            assert raw not in told, thing


def test_details_tell_who_stands_there_and_what_is_up() -> None:
    view, mine = begun("atlas-binary").view(None), board()
    mine.things(view, texts_en())
    atlas = next(foe for foe in mission_of(view).foes if foe.sort == "atlas")
    told = read(mine, atlas.hex, texts_en())
    for words in (
        f"Atlas: attack {atlas.attack}, shields 5/5, 2 of 2 levels left",
        "Resilience: 5 – 6",
        "Binary Link:",
        "would",
    ):
        assert words in told
    turret = mission_of(view).turrets[0]
    assert f"turret ({texts_en().text(f'hagalaz-side-{turret.facing}')})" in read(mine, turret.hex, texts_en())
    assert f"line of fire of the turret on {turret.hex}" in read(mine, turret.arc[1], texts_en())
    assert "Shot (unlocked)" in read(mine, "shepard", texts_en())
    assert "Needs: " in read(mine, "biotic-charge", texts_en())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_every_sign(language: str) -> None:
    legend = dict(board().legend(all_texts(GAME, language)))
    assert set("♥◊★¬♛▒•×z*░$&¤°●^∪│:#+›»►✓○–PR◇") <= set(legend)
    assert {sign[0] for sign in GROUNDS.values()} <= set(legend), "pairs of fast travel have numbers besides"
    assert {kind_code(content(), sort) for sort in (*content().grunts, *content().champions)} <= set(legend)
    assert not [meaning for meaning in legend.values() if "hagalaz-" in meaning]
