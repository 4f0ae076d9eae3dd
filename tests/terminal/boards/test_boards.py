"""The board fits, names everything and leans on no colour, in many moments of many games."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

import klubovna
from klubovna.games.vzdor.box import Box
from klubovna.kernel.about import about, abouts
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.boards import Offer, Space, board_for
from klubovna.terminal.boards.drawing import POINT
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from klubovna.terminal.widgets import packed

SIZES = [(80, 15), (80, 24), (88, 30), (116, 30), (160, 45)]
BRIEF = 23
"""What the action column of a hand holds at 80 characters."""

LID = klubovna.game("vzdor").lid


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_lines_are_never_wider_than_the_window(language: str, seed: int) -> None:
    table, rng = klubovna.new("vzdor", seed=seed), random.Random(seed)
    board = board_for("vzdor", table.game.content())
    texts, ink = all_texts(table.game, language), ink_of("day", LID)
    while table.seat:
        width, height = rng.choice(SIZES)
        offer = Offer(tuple(table.options), rng.randrange(len(table.options)))
        drawn = str(board.draw(table.view("maquis"), offer, Space(width, height), texts, ink))
        assert max(map(len, drawn.splitlines())) <= width
        if (width, height) != (80, 15):
            assert len(drawn.splitlines()) <= height
        assert len(str(board.status(table.view("maquis"), width, texts, ink))) <= width
        for action in table.options:
            assert "vzdor-" not in board.hint(action.path, table.view("maquis"), offer, texts)
        table.play(rng.choice(table.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_chosen_carries_its_number(language: str) -> None:
    """Without colour, too: the mark is a sign."""
    table = klubovna.new("vzdor", seed=3)
    board, texts = board_for("vzdor", table.game.content()), all_texts(table.game, language)
    offer = Offer(tuple(table.options), 0)
    drawn = str(board.draw(table.view("maquis"), offer, Space(80, 24), texts, ink_of("evening", LID)))
    for number, action in enumerate(table.options, 1):
        assert (f"{number}►" in drawn) == (len(action.path) == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_words_fit_their_column(language: str) -> None:
    game = klubovna.game("vzdor")
    texts, content = all_texts(game, language), game.content()
    assert isinstance(content, Box)
    for maquis in content.maquis.values():
        for side in (maquis.covert, maquis.revealed):
            if side.action:
                assert texts.has(f"vzdor-brief-{side.action}")
                assert len(texts.text(f"vzdor-brief-{side.action}", count=side.count)) <= BRIEF


def test_both_languages_have_the_same_words() -> None:
    from importlib.resources import files

    ids = []
    for language in LANGUAGES:
        text = (files("klubovna.terminal") / "texts" / f"{language}.ftl").read_text("utf-8")
        ids.append({line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()})
    assert ids[0] == ids[1]


def test_everything_lying_around_has_details() -> None:
    table, rng = klubovna.new("vzdor", seed=5), random.Random(5)
    board, ink, console = (
        board_for("vzdor", table.game.content()),
        ink_of("day", LID),
        Console(width=60),
    )
    for _ in range(6):
        if not table.seat:
            break
        for language in LANGUAGES:
            texts = all_texts(table.game, language)
            for heap in board.things(table.view("maquis"), texts):
                assert heap.title
                assert not heap.title.startswith("vzdor-")
                for thing in heap.things:
                    with console.capture() as captured:
                        console.print(board.details(thing.id, texts, ink))
                    assert "vzdor-" not in captured.get()
        table.play(rng.choice(table.options))


@pytest.mark.parametrize("id", ["vzdor", "blitzkrieg", "napoleonics", "hagalaz", "kacir"])
def test_everything_lying_around_is_told_of_in_the_rules(id: str) -> None:
    """Whatever has details has a heading, too: in the midst of a game at random."""
    table, rng = klubovna.new(id, seed=3), random.Random(1)
    board, known = board_for(id, table.content), abouts(table.game.package, table.content)
    for _ in range(40):
        table.play(rng.choice(table.options))
        heaps = board.things(table.view(table.seat), all_texts(table.game, "en"))
        things = {thing.id.removeprefix("known-") for heap in heaps for thing in heap.things}
        assert [thing for thing in things if about(known, thing) is None] == []
        if table.seat is None:
            break


def test_long_options_take_several_cells() -> None:
    rows = packed([20, 20, 20, 50], 80, 3)
    assert [list(row) for row in rows] == [[0, 1, 2], [3]]
    assert rows[1][3] == (0, 52)


@pytest.mark.parametrize(("id", "choices"), [("vzdor", 0), ("blitzkrieg", 0), ("napoleonics", 0), ("kacir", 4)])
def test_what_a_lesson_speaks_of_carries_its_sign(id: str, choices: int) -> None:
    """Whether it may be chosen now or not."""
    table = klubovna.new(id, seed=3)
    for _ in range(choices):
        table.play(table.options[0])
    board, texts = board_for(id, table.content), all_texts(table.game, "en")
    view, ink = table.view(table.seat), ink_of("day", table.game.lid)
    thing = table.options[0].path[0]
    for actions in (tuple(table.options), ()):
        plain = Offer(actions, 0, board.stepwise)
        assert POINT not in str(board.draw(view, plain, Space(100, 40), texts, ink))
        meant = Offer(actions, 0, board.stepwise, points=(thing,))
        drawn = str(board.draw(view, meant, Space(100, 40), texts, ink))
        assert POINT in drawn
        assert max(map(len, drawn.splitlines())) <= 100


def test_a_hex_that_a_lesson_speaks_of_carries_its_sign() -> None:
    for table, hex in (
        (klubovna.new("napoleonics", seed=3), "E5"),
        (klubovna.new("hagalaz", seed=3, scenario="cerberus-weapons"), "C3"),
    ):
        id = table.game.id
        board, texts = board_for(id, table.content), all_texts(table.game, "en")
        offer = Offer((), points=(hex,))
        shown = board.draw(table.view(table.seat), offer, Space(100, 40), texts, ink_of("day", table.game.lid))
        assert POINT in str(shown)


@pytest.mark.parametrize("id", ["vzdor", "blitzkrieg", "napoleonics", "hagalaz", "kacir"])
def test_plain_numbers_are_told_of_too(id: str) -> None:
    """With their values, in every language, and with a heading of the rules: in the midst of a game at random."""
    table, rng = klubovna.new(id, seed=3), random.Random(1)
    board, known = board_for(id, table.content), abouts(table.game.package, table.content)
    for _ in range(40):
        if table.options:
            table.play(rng.choice(table.options))
        for language in LANGUAGES:
            numbers = board.numbers(table.view(table.seat), all_texts(table.game, language))
            assert len({number.id for number in numbers}) == len(numbers) > 0
            assert [number.id for number in numbers if about(known, number.id) is None] == []
            assert f"{id}-number" not in "".join(number.name + number.told for number in numbers)
