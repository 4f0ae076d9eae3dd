"""The board of Mass Effect: Priority Hagalaz: the team, all choices and every word. (The map and the campaign have
files of their own.)"""

from __future__ import annotations

import random

import msgspec
import pytest

from klubovna.games.hagalaz.view import DieView
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.boards import Offer, Space
from klubovna.terminal.boards.hagalaz.signs import GROUNDS, kind_code
from klubovna.terminal.language import all_texts
from tests.terminal.boards.drawing import moments
from tests.terminal.boards.hagalaz_board import (
    DOUBLED,
    GAME,
    INK,
    SIZES,
    TRIPLED,
    begun,
    board,
    cells,
    changed,
    content,
    drawn,
    mission_of,
    read,
    table_for,
    texts_en,
)


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
