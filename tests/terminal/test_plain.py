"""A board for games that nobody has drawn: shapes from a view, the numbers of the options on them, and whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import klubovna
import tictactoe
from klubovna import Table, shelf
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.shapes import Hand, Hexes, Piece, Pile, Point, Points, Track
from klubovna.kernel.texts import LANGUAGES, Texts
from klubovna.terminal import table as table_screen
from klubovna.terminal.app import table_app
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.boards.plain import PlainBoard
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session
from tests.kernel.sealed import GAME as SEALED

INK = ink_of("day", tictactoe.GAME.lid)
WIDE = Space(100, 40)


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    tictactoe.install()
    yield
    shelf.leave("tictactoe")


def words(language: str = "en") -> Texts:
    return all_texts(tictactoe.GAME, language)


class Point2(Action, frozen=True):
    """Two things, one after another."""

    start: str
    to: str


class SideView(msgspec.Struct, frozen=True):
    seat: str
    men_left: int
    hand: Hand


class Everything(msgspec.Struct, frozen=True):
    """A view with all there is."""

    board: Points
    hexes: Hexes
    deck: Pile
    heap: Pile
    way: Track
    ready: bool
    sides: list[SideView]
    last: list[str]


def everything() -> Everything:
    white, black = Piece("mark", "crosses"), Piece("mark", "noughts")
    points = [Point("A2", 0, 0, white), Point("B2", 1, 0, None), Point("A1", 0, 1, black), Point("B1", 1, 1, None)]
    return Everything(
        board=Points(id="board", points=points, lines=(("A2", "B2"), ("A2", "A1"), ("A2", "B1"))),
        hexes=Hexes(id="field", cells=[Point("h1", 0, 0, white), Point("h2", 2, 0, None), Point("h3", 1, 1, None)]),
        deck=Pile(id="deck", count=7, top=None),
        heap=Pile(id="heap", count=2, top="ace"),
        way=Track(id="way", at=3, first=0, last=5),
        ready=True,
        sides=[
            SideView("crosses", 4, Hand(id="hand-1", owner="crosses", cards=["king", "ten"])),
            SideView("noughts", 5, Hand(id="hand-2", owner="noughts", cards=[None, None, None])),
        ],
        last=["A1"],
    )


def drawn(offer: Offer | None = None, size: Space = WIDE) -> str:
    return str(PlainBoard().draw(everything(), offer or Offer(stepwise=True), size, words(), INK))


def test_every_shape_has_a_drawing() -> None:
    shown = drawn()
    for line in "─│╲":
        assert line in shown, "lines between points, and sides of hexes"
    assert "Deck ▒ (7)" in shown
    assert "Heap [ace] (2)" in shown
    assert "Way ▮▮▮▯▯ 3/5" in shown
    assert "[king] [ten]" in shown
    assert "▒▒▒" in shown
    assert "Ready yes" in shown
    assert "× Crosses   Men left 4" in shown
    assert "○*" in shown, "what the last turn touched"


def test_numbers_stand_on_the_things_to_point_at_first_one_then_the_other() -> None:
    actions = (Point2("A2", "B2"), Point2("A2", "B1"), Point2("king", "B2"))
    first = drawn(Offer(actions, 0, stepwise=True))
    assert "1►×" in first
    assert "2►[king]" in first
    then = drawn(Offer(actions, 0, stepwise=True, picked=("A2",)))
    assert "1►·" in then
    assert "2►·" in then
    assert "►×" in then, "what has been pointed at"


def test_what_a_choice_would_change_stands_at_its_number() -> None:
    preview = Preview(numbers={"way": 4, "deck": 6, "hand-1": 3})
    shown = drawn(Offer((Point2("A2", "B2"),), 0, stepwise=True, preview=preview))
    for told in ("3/5 → 4", "(7) → 6", "(2) → 3"):
        assert told in shown


@pytest.mark.parametrize("size", [Space(80, 10), Space(60, 24), Space(120, 40), Space(44, 14)])
def test_no_line_is_wider_than_the_window(size: Space) -> None:
    assert max(map(len, drawn(size=size).splitlines())) <= size.width


def test_all_that_lies_there_can_be_looked_at() -> None:
    board = PlainBoard()
    heaps = board.things(everything(), words())
    found = [thing.id for heap in heaps for thing in heap.things]
    assert {"A2", "h3", "ace", "king"} <= set(found)
    assert "Crosses" in str(board.details("A2", words(), INK))
    assert "Nothing stands here" in str(board.details("B2", words(), INK))


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_explained(language: str) -> None:
    assert all("plain-" not in meaning for _, meaning in PlainBoard().legend(words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tictactoe_has_a_grid_with_a_number_on_every_free_square(language: str) -> None:
    table = klubovna.new("tictactoe", seed=1, games=3)
    table.play("lay 4")
    texts = all_texts(table.game, language)
    board: Board = board_for("tictactoe", table.content)
    offer = Offer(tuple(table.options), 0, board.stepwise)
    shown = str(board.draw(table.view(None), offer, Space(80, 20), texts, INK))
    assert "│  ×  │" in shown
    for number in range(1, 9):
        assert f"{number}►·" in shown


def test_a_view_without_any_shape_is_told_by_its_names() -> None:
    table = Table(SEALED, SEALED.content(), SEALED.settings({}), b"k" * 32)
    board = board_for("sealed", table.content)
    shown = str(board.draw(table.view(table.seat), Offer(), WIDE, all_texts(SEALED, "en"), INK))
    assert shown.strip()
    for heap in ("{", "[]", "Struct", "None"):
        assert heap not in shown


def test_a_printed_table_is_the_same_drawing() -> None:
    assert "│1►·  │" in str(klubovna.new("tictactoe", seed=1, games=3))


@pytest.mark.usefixtures("painted")
async def test_a_whole_game_by_keys_against_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)
    table, rng = klubovna.new("tictactoe", seed=1, games=3), random.Random(2)
    app = table_app(Session(table, players={"crosses": PERSON, "noughts": "random"}), "cs")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "escape", "h", "escape")
        while table.outcome is None:
            if table.seat == "crosses":
                await pilot.press(str(rng.randint(1, len(table.options))), "enter")
            await pilot.pause()
        assert table.outcome.reason == "games"
