"""The board of Commands & Colors: Napoleonics: the battlefield, cards and all choices can be read without colour."""

from __future__ import annotations

import random
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from rich.console import Console
from textual.containers import VerticalScroll

import klubovna
from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS
from klubovna.games.napoleonics.view import AttackView, NapoleonicsView, RollView
from klubovna.kernel.texts import LANGUAGES, Texts
from klubovna.kernel.wording import text
from klubovna.terminal.app import start_app, table_app
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.boards.napoleonics import details
from klubovna.terminal.boards.napoleonics.signs import TERRAINS, kind_code
from klubovna.terminal.curtain import Curtain
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session
from klubovna.terminal.start import Plan
from tests.terminal.agreeing import change, go_through
from tests.terminal.boards.drawing import moments, offer
from tests.terminal.test_table import screen_of, seen

GAME = klubovna.game("napoleonics")
INK = ink_of("evening", klubovna.game("napoleonics").lid)
SIZES = [(79, 11), (80, 24), (93, 30), (104, 45), (136, 60)]
COMPACT = Space(80, 11)
ONE_LINE = 78
"""What the line under the choices holds at 80 characters."""
LETTERS = "ABCDEFGHI"


def content() -> Box:
    found = GAME.content()
    assert isinstance(found, Box)
    return found


def board() -> Board:
    return board_for("napoleonics", content())


def battle(scenario: str = "rolica-first", seed: int = 1, **options: Any) -> klubovna.Table:
    return klubovna.new("napoleonics", seed=seed, scenario=scenario, **options)


def drawn(view: NapoleonicsView, choices: Offer | None = None, size: Space = COMPACT, language: str = "en") -> str:
    return str(board().draw(view, choices or Offer(), size, all_texts(GAME, language), INK))


def cells(view: NapoleonicsView, choices: Offer | None = None) -> dict[str, str]:
    """The six characters of each hex where a row has one line."""
    field = {line[0]: line for line in drawn(view, choices).splitlines()[1:10]}
    found, turned = {}, next(iter(field)) == "I"
    for letter, line in field.items():
        width = 13 - LETTERS.index(letter) % 2
        for column in range(width):
            start = 1 + 3 * (13 - width) + 6 * column
            found[f"{letter}{width - column if turned else column + 1}"] = line[start : start + 6]
    return found


def cell(view: NapoleonicsView, hex: str) -> str:
    return cells(view)[hex]


# The battlefield


def test_a_battlefield_in_one_line_a_row() -> None:
    """Roliça before the first move, as the Allies see it: nation, kind and blocks; ground and column of free hexes."""
    lines = drawn(battle().view("allied")).splitlines()
    assert lines[1].startswith("A ~1    ·2    ·3    ·4   ┊^5◎   ·6 ")
    assert lines[4].startswith("D    ·1    ♣2    ~3    ·4┊  ^FLN4 ^FLN4*^FFA3 ^FLN4  ·9┊")
    assert lines[7].startswith("G BLN4  ·2    BLN4* ~4   ┊·5    BLN4  BLN4* BLT5  BLN4 ┊·10   PLN4* PLN4 ")


def test_ones_own_army_is_at_the_bottom() -> None:
    """The field is turned for whoever sits at row A; left and right are one's own."""
    table = battle()
    allied, french = (drawn(table.view(seat), size=Space(80, 24)).splitlines() for seat in ("allied", "french"))
    assert [line[0] for line in allied if "│" in line and line[0] != " "] == list(LETTERS)
    assert [line[0] for line in french if "│" in line and line[0] != " "] == list(reversed(LETTERS))
    for lines in (allied, french):
        heading = next(line for line in lines if "┬" in line)
        left, centre, right = (heading.index(word) for word in ("left flank", "centre", "right flank"))
        assert left < centre < right
    assert cell(table.view("french"), "D6") == cell(table.view("allied"), "D6") == "^FLN4*"


def test_when_the_cards_are_laid_open_nobody_changes_seats() -> None:
    table, mine = battle(), board()
    view = table.view("french")
    texts = all_texts(GAME, "en")
    before = str(mine.draw(view, Offer(), COMPACT, texts, INK)).splitlines()[1]
    hands = [msgspec.structs.replace(side, hand=list(side.hand or ())) for side in view.sides]
    after = str(mine.draw(msgspec.structs.replace(view, sides=hands), Offer(), COMPACT, texts, INK)).splitlines()[1]
    assert before == after
    assert before.startswith("I")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_on_the_field_can_be_read(scenario: str) -> None:
    """Nation, kind, blocks, leaders; the ground where nobody stands; objectives and exits."""
    view = battle(scenario).view("french")
    units, led = {unit.hex: unit for unit in view.units}, {leader.hex for leader in view.leaders}
    prizes = {hex for prize in (*view.objectives, *view.exits) for hex in prize.hexes}
    field = cells(view)
    for hex in view.map:
        shown, unit = field[hex.id], units.get(hex.id)
        if unit is not None:
            nation = {"french": "F", "british": "B", "portuguese": "P", "netherlands": "N"}[unit.nation]
            assert shown[1:5] == f"{nation}{unit.code[0]}{unit.code[-1]}{unit.blocks}"
            assert (shown[5] == "*") == (hex.id in led)
        elif hex.id not in led:
            assert hex.id[1:] in shown
            assert hex.works or TERRAINS[hex.terrain] in shown
            assert (hex.id in prizes) == ("◎" in shown or "⇥" in shown)


@pytest.mark.parametrize(
    ("change", "sign", "place"),
    [
        ({"ordered": True}, "o", 0),
        ({"ordered": True, "moved": True}, "m", 0),
        ({"ordered": True, "moved": True, "tired": True}, "z", 0),
        ({"ordered": True, "fought": True}, "x", 0),
        ({"blocks": 2}, "2", 4),
        ({"square": 1}, "□", 5),
    ],
)
def test_what_happened_to_a_unit_is_seen_and_told(change: dict[str, bool | int], sign: str, place: int) -> None:
    view = battle().view("french")
    units = [msgspec.structs.replace(unit, **change) if unit.hex == "D5" else unit for unit in view.units]
    changed = msgspec.structs.replace(view, units=units)
    assert cell(view, "D5") == "^FLN4 "
    assert cell(changed, "D5")[place] == sign
    assert board().hint(("D5",), changed, Offer(), all_texts(GAME, "en")) != "D5: hill; French line infantry 4/4"
    for size in (Space(80, 30), Space(136, 60)):
        assert drawn(changed, size=size).count(sign) > drawn(view, size=size).count(sign)


@pytest.mark.parametrize("lines", ["wide", "narrow"])
def test_the_lines_between_sections_run_straight_down(lines: str) -> None:
    """Between hexes of one row and through the middle of hexes of the next, at the same place."""
    shown = drawn(battle(section_lines=lines).view("allied"), size=Space(80, 40)).splitlines()
    heading = next(line for line in shown if "┬" in line)
    crossed = [line for line in shown if "│" in line]
    for place in (number for number, sign in enumerate(heading) if sign == "┬"):
        assert sum(line[place] in "┊┃" for line in crossed) > len(crossed) // 2


def test_a_scenario_of_ones_own_is_drawn_and_told() -> None:
    text = (files("klubovna.games.napoleonics") / "content" / "scenarios" / "coa.toml").read_text("utf-8")
    view, mine = battle(text).view("french"), board()
    assert len(cells(view)) == len(view.map)
    assert "own" in {thing.id for heap in mine.things(view, texts_en()) for thing in heap.things}
    with (console := Console(width=90)).capture() as captured:
        console.print(mine.details("own", texts_en(), INK))
    assert "Exit: the road beyond the bridge" in captured.get()
    assert texts_en().text("source-pack") in captured.get()


def test_field_works_say_where_they_look_to() -> None:
    view = battle("nivelle").view("allied")
    works = next(hex for hex in view.map if hex.works and not any(unit.hex == hex.id for unit in view.units))
    assert "#" in cell(view, works.id)
    assert cell(view, works.id)[2] in "→↗↖←↙↘"


def test_dice_and_the_attack_that_is_answered_are_seen() -> None:
    view = battle().view("allied")
    rolled = msgspec.structs.replace(view, roll=RollView("french", "E6", "fire", ["flag", "infantry"]))
    assert "Dice of F at E6: flag, infantry" in drawn(rolled).replace("\N{NO-BREAK SPACE}", " ")
    attacked = msgspec.structs.replace(view, attack=AttackView("D6", "G7", fire=False, guns=["D7"]))
    assert [cell(attacked, hex)[0] for hex in ("D6", "D7", "G7")] == ["»", "»", "!"]


# Choices


@pytest.mark.parametrize("scenario", ["waterloo", "coa"])
def test_the_cursor_marks_the_hexes_it_speaks_of(scenario: str) -> None:
    """The hex a choice ends at, the one it begins at, and others that may be chosen."""
    for table, choices in moments(battle(scenario, 2), 60, 2):
        field = cells(table.view(table.seat), choices)
        named = [thing for thing in choices.items[choices.current] if thing in field]
        assert [field[hex][0] for hex in named] == ["»"] * (len(named) - 1) + ["►"] * bool(named)
        for first in {path[0] for path in choices.items if path[0] in field} - set(named):
            assert field[first][0] == "›"


def test_numbers_stand_on_hexes_where_there_is_room() -> None:
    table = battle()
    table.play(table.options[0])
    choices = offer(table)
    shown = drawn(table.view(table.seat), choices, Space(80, 30))
    hexes = {path[0]: choices.number(*path) for path in reversed(choices.items) if path[0][0] in LETTERS}
    assert hexes
    for number in hexes.values():
        assert f"{number}►" in shown or f"{number}›" in shown


def test_nothing_that_may_be_chosen_is_missing_from_the_list() -> None:
    """Orders for a unit and for its leader to leave it name the same hex: each of them can be chosen."""
    for table, choices in moments(battle("waterloo", 3), 250, 3):
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


def test_a_preview_explains_the_dice() -> None:
    for table, choices in moments(battle("rolica-first", 4), 400, 4):
        for action in table.options:
            told = table.preview(action)
            if told is not None and told.numbers.get("dice"):
                hint = board().hint(action.path, table.view(table.seat), Offer((action,), 0, preview=told), texts_en())
                assert hint.startswith(f"Dice: {told.numbers['dice']}")
                assert f"{action.path[-1]}: " in hint
                return
        assert choices.items
    raise AssertionError("nobody ever fought")


def texts_en() -> Texts:
    return all_texts(GAME, "en")


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["waterloo", "nivelle", "coa"])
def test_it_fits_and_every_word_is_there(language: str, scenario: str) -> None:
    texts, rng = all_texts(GAME, language), random.Random(1)
    for table, choices in moments(battle(scenario, 5), 60, 5):
        width, height = rng.choice(SIZES)
        view = table.view(table.seat)
        lines = drawn(view, choices, Space(width, height), language).splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) <= height
        told = [*lines, str(board().status(view, width, texts, INK))]
        told += [board().hint(path, view, choices, texts) + board().called(path, texts) for path in choices.items]
        assert not [line for line in told if "napoleonics-" in line or "full-" in line or "name-" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_fits_the_line_under_the_choices(language: str) -> None:
    texts = all_texts(GAME, language)
    for card in content().cards:
        brief = details.brief(content(), card, texts)
        assert "napoleonics-" not in brief
        assert 10 < len(brief) <= ONE_LINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_told_in_full_where_there_is_room(language: str) -> None:
    table, texts, content = battle("waterloo"), all_texts(GAME, language), GAME.content()
    assert table.seat
    assert isinstance(content, Box)
    view = table.view(table.seat)
    shown = " ".join(drawn(view, offer(table), Space(136, 90), language).split())
    hand = next(side.hand for side in view.sides if side.seat == table.seat)
    assert hand
    for card in hand:
        assert " ".join(text(content.wording[card]["full"], texts).split()) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["nivelle", "coa", "waterloo"])
def test_everything_has_details_with_its_source(language: str, scenario: str) -> None:
    table, mine, texts, console = battle(scenario), board(), all_texts(GAME, language), Console(width=90)
    heaps = mine.things(table.view("french"), texts)
    listed = [thing.id for heap in heaps for thing in heap.things]
    assert {hex.id for hex in table.view(None).map} | {scenario} | set(content().cards) <= set(listed)
    assert set(content().units) | set(content().terrain) <= set(listed)
    for thing in dict.fromkeys(listed):
        with console.capture() as captured:
            console.print(mine.details(thing, texts, INK))
        assert texts.text("ui-source") in captured.get(), thing
        for raw in ("napoleonics-", "full-", "special-", "source-", "{"):
            assert raw not in captured.get()


def test_the_details_of_a_hex_tell_who_stands_there() -> None:
    mine, console, texts = board(), Console(width=90), texts_en()
    mine.things(battle().view("allied"), texts)
    with console.capture() as captured:
        console.print(mine.details("D6", texts, INK))
    told = captured.get()
    for words in ("hill", "French line infantry 4/4", "Delaborde", "Melee: blocks + 0", "Allies: centre"):
        assert words in told
    with console.capture() as captured:
        console.print(mine.details("A5", texts, INK))
    assert "Objective: the hills behind the French. Allies" in captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_every_sign(language: str) -> None:
    texts = all_texts(GAME, language)
    legend = dict(board().legend(texts))
    codes = {kind_code(unit.code, texts) for unit in content().units.values()}
    assert codes | set(TERRAINS.values()) <= set(legend)
    assert ("ŘP" in codes) == (language == "cs")
    assert set("*+□■omzx›»►!◎⇥★▒#%") <= set(legend)
    assert not [meaning for meaning in legend.values() if "napoleonics-" in meaning]


# At the table


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_whole_field_is_on_a_small_screen(language: str) -> None:
    """80×24: all nine rows can be seen without scrolling, whatever is asked."""
    table = battle("waterloo", 6)
    table.play(table.options[0])
    players = {seat: PERSON if seat == table.seat else "random" for seat in table.seats}
    app = table_app(Session(table, players=players), language)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(12):
            await pilot.pause()
            assert app.screen.query_one("#top", VerticalScroll).max_scroll_y == 0
            shown = seen(app).splitlines()
            assert set(LETTERS) <= {line[:1] for line in shown}
            assert max(map(len, shown)) <= 80
            if not screen_of(app).offer.actions:
                break
            await pilot.press("enter")


async def test_two_people_at_one_keyboard() -> None:
    """While the keyboard changes hands nothing is seen; then the field is turned and the other hand is open."""
    table = battle()
    while table.seat == "allied":
        table.play(table.options[-1])
    app = table_app(Session(table, players=dict.fromkeys(table.seats, PERSON)), "en")
    hand = table.view("french").sides[0].hand
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "│" not in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        shown = seen(app)
        assert [line[0] for line in shown.splitlines() if line[1:2] == "│"] == [
            "I",
            " ",
            "G",
            " ",
            "E",
            " ",
            "C",
            " ",
            "A",
            " ",
        ]
        for card in hand:
            assert f"[{all_texts(GAME, 'en').name(card)}]" in shown.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_battles_and_switches_are_agreed_on_a_small_screen(language: str) -> None:
    """Each of 18 scenarios can be chosen and each switch changed, and what is chosen is seen."""
    texts, plan = all_texts(GAME, language), Plan(GAME)
    app = start_app(plan, language)
    async with app.run_test(size=(80, 24)) as pilot:
        await go_through(app, pilot, texts, (*SCENARIOS[1:], SCENARIOS[0]))
        await change(app, pilot, texts, plan, plan.options[1:])
