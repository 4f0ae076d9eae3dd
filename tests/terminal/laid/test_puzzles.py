"""A puzzle at the terminal's table: what is asked, tries and what comes of them, hints, the solution, and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from klubovna import Record
from klubovna.kernel.game import Game
from klubovna.kernel.record import Chosen
from klubovna.service.puzzles import Puzzle
from klubovna.terminal.app import ClubApp
from klubovna.terminal.laid.collection import FILE
from klubovna.terminal.laid.puzzle import PuzzleScreen
from klubovna.terminal.laid.puzzler import MOST, Puzzler
from klubovna.terminal.laid.puzzles import PuzzlesScreen
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.screens import Question, Reading
from klubovna.terminal.table import TableScreen
from tests.terminal.laid.reading import LARGE, SIZES, SMALL, kept, words
from tests.terminal.laid.riddles import HIGH, TWICE, at, choose, chosen, to_the_end
from tests.terminal.test_table import seen
from tests.terminal.waiting import until

Open = Callable[..., ClubApp]


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("puzzle", [HIGH, TWICE])
async def test_a_whole_puzzle_in_every_window(
    puzzling: Open, size: tuple[int, int], language: str, puzzle: Puzzle, data_folder: Path
) -> None:
    app = puzzling(puzzle.name, language)
    async with app.run_test(size=size) as pilot:
        for find in puzzle.finds:
            await choose(pilot, app, find.answer)
        await to_the_end(pilot, app)
        assert app.texts.text("ui-puzzle-verdict-found-first") in words(app)
        assert "puzzle-" not in seen(app)
        assert "ui-" not in seen(app)
    assert kept(data_folder / FILE) == {"toy": {puzzle.name: {"found": True, "first": True}}}


async def test_it_says_what_is_at_stake_and_whose_choice_it_is(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL):
        assert "What to lay? – level 1200" in words(app)
        assert "One card is better than the others. You play: North." in words(app)
        assert "North, your turn" in words(app)


async def test_after_the_answer_it_is_shown_what_comes_of_it_choice_by_choice(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "lay 9")
        assert "✓ Yes, that is it: “Lay 9”." in words(app)
        assert "solution, step 1 of 3 · North laid 9." in words(app)
        await pilot.press("enter")
        assert "step 2 of 3 · South waits." in words(app)
        await pilot.press("b")
        assert chosen(app) == ["lay 9"]
        await pilot.press("enter", "enter", "enter")
        assert chosen(app) == ["lay 9", "wait", "wait"]
        assert "✓ Lay 9 – 80% ✗ Draw a card – 50%" in words(app)


async def test_a_wrong_try_changes_nothing_and_tells_what_it_is_worth(puzzling: Open, data_folder: Path) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "lay 1")
        assert chosen(app) == []
        assert "✗ “Lay 1” is not it. The chance would be 30%; with what is to be found it is 80%." in words(app)
        assert "try 2 of 3" in words(app)
        await choose(pilot, app, "wait")
        assert "✗ “Wait” is not it." in words(app)
        assert "try 3 of 3" in words(app)
    assert kept(data_folder / FILE) == {"toy": {"high": {}}}, "tried, and not found"


async def test_of_the_tempting_choice_it_is_shown_what_comes_and_then_it_is_asked_again(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=LARGE) as pilot:
        await choose(pilot, app, "draw")
        assert "✗ “Draw a card” offers itself, but it is not the one." in words(app)
        assert "tempting choice, step 1 of 2" in words(app)
        assert "You have drawn 7." in words(app)
        await pilot.press("enter")
        assert "South drew a card." in words(app)
        assert "drawn 8" not in words(app), "what South draws is South's"
        await pilot.press("enter")
        assert at(app).asked
        assert chosen(app) == []
        await pilot.press("b", "b")
        assert at(app).asked, "there is nothing to go back in"


async def test_what_is_shown_can_be_left_backwards(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "draw")
        await pilot.press("enter", "u", "u")
        assert at(app).asked


async def test_after_the_last_try_the_solution_is_shown(puzzling: Open, data_folder: Path) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(MOST):
            await choose(pilot, app, "wait")
        assert "That was the last try. ✗ “Wait” is not it. ► 1 Show the solution" in words(app)
        await pilot.press("enter")
        assert chosen(app) == ["lay 9"]
        await to_the_end(pilot, app)
        assert "✗ Not this time." in words(app)
    assert kept(data_folder / FILE) == {"toy": {"high": {}}}


async def test_the_last_try_may_be_the_tempting_one(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=LARGE) as pilot:
        for text in ("wait", "wait", "draw"):
            await choose(pilot, app, text)
        await pilot.press("enter", "enter")
        assert "That was the last try." in words(app)
        await to_the_end(pilot, app)
        assert "✗ Not this time." in words(app)


async def test_only_who_is_sure_gives_up(puzzling: Open, data_folder: Path) -> None:
    app = puzzling("twice")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s")
        assert isinstance(app.screen, Question)
        await pilot.press("enter")
        assert at(app).asked
        await pilot.press("s", "1")
        await pilot.pause()
        assert chosen(app)[-1] == "peek 1"
        await to_the_end(pilot, app)
        assert chosen(app)[-2:] == ["peek 1", "lay 9"]
        assert "✗ Not this time." in words(app)
    assert kept(data_folder / FILE) == {"toy": {"twice": {}}}


async def test_several_choices_are_found_one_after_the_other(puzzling: Open, data_folder: Path) -> None:
    app = puzzling("twice")
    async with app.run_test(size=LARGE) as pilot:
        assert "choice 1 of 2" in words(app)
        await choose(pilot, app, "draw")
        assert "Beside what is to be found it is much weaker." in words(app)
        await pilot.press("enter")
        await choose(pilot, app, "peek 1")
        assert "✓ Yes: “Peek at card 1”. And then?" in words(app)
        assert "You have seen 5." in words(app)
        assert "choice 2 of 2" in words(app)
        await choose(pilot, app, "lay 9")
        await to_the_end(pilot, app)
        assert "✓ Found. ✓ Peek at card 1 – the best choice ✗ Draw a card – much weaker ✓ Lay 9 ✗ Lay 2" in words(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "✓ Found. ✓ Peek at card 1 – the best choice ✓ Lay 9" in words(app), "where there is little room"
    assert kept(data_folder / FILE) == {"toy": {"twice": {"found": True}}}


async def test_a_hint_is_help_and_where_nothing_can_be_pointed_at_it_says_what_it_is_not(
    puzzling: Open, data_folder: Path
) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("i")
        assert "✗ At first sight “Draw a card” offers itself, but that is not it." in words(app)
        assert kept(data_folder / FILE) == {"toy": {"high": {}}}
        await choose(pilot, app, "lay 9")
        await to_the_end(pilot, app)
        assert "✓ Found." in words(app)
    assert kept(data_folder / FILE) == {"toy": {"high": {"found": True}}}


async def test_why_it_is_told_what_choices_are_worth_and_what_follows(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=LARGE) as pilot:
        await choose(pilot, app, "lay 9")
        await to_the_end(pilot, app)
        await pilot.press("i")
        assert isinstance(app.screen, Reading)
        assert "80% Lay 9" in words(app)
        assert "What comes of “Lay 9” │" in words(app)
        assert "most likely: North won." in words(app)
        assert "South, most likely: Wait" in words(app)
        assert "Checked 2× independently, the last time on 400 imagined continuations." in words(app)


async def test_the_end_leads_to_the_next_and_to_the_list(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "lay 9")
        await to_the_end(pilot, app)
        assert "Next puzzle: What to look at?" in words(app)
        await pilot.press("1", "enter")
        await pilot.pause()
        assert at(app).puzzle == TWICE
        await pilot.press("s", "1")
        await to_the_end(pilot, app)
        assert "Next puzzle" not in words(app)
        await pilot.press("end", "enter")
        await pilot.pause()
        assert isinstance(app.screen, PuzzlesScreen)
        assert "1 of 2 found" in words(app)


async def test_both_lines_can_be_shown_again(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "lay 9")
        await to_the_end(pilot, app)
        await pilot.press("4", "enter")
        assert chosen(app) == ["draw"]
        await pilot.press("enter", "enter")
        assert at(app).done
        await pilot.press("3", "enter")
        assert "solution, step 1 of 3" in words(app)
        await to_the_end(pilot, app)
        assert "✓ Found at once!" in words(app)


async def test_the_position_is_played_on_at_a_table_of_one_s_own(puzzling: Open, data_folder: Path) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "lay 9")
        await to_the_end(pilot, app)
        await pilot.press("5", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert not isinstance(screen, PuzzleScreen)
        assert screen.session.players == {"north": "person", "south": "club"}
        await choose(pilot, app, "lay 1")
        await until(pilot, screen.session.begun)
    [file] = data_folder.glob("toy-*.jsonl")
    assert next(entry.text for entry in Record.load(file).entries if isinstance(entry, Chosen)) == "lay 1"


async def test_only_the_first_attempt_can_be_the_first(puzzling: Open, data_folder: Path) -> None:
    app = puzzling("high")
    async with app.run_test(size=SMALL) as pilot:
        await choose(pilot, app, "wait")
        await pilot.press("a")
        assert "try" not in words(app).partition("What to lay?")[2]
        await choose(pilot, app, "lay 9")
        assert kept(data_folder / FILE) == {"toy": {"high": {"found": True}}}
        await pilot.press("a", "s", "1")
    assert kept(data_folder / FILE) == {"toy": {"high": {"found": True}}}, "what was found stays found"


async def test_the_language_is_changed_on_the_spot_also_of_an_answer(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=LARGE) as pilot:
        await choose(pilot, app, "lay 1")
        await pilot.press("c")
        await pilot.pause()
        assert "Šance by byla 30 %, s tou hledanou je 80 %." in words(app)
        assert "Co vyložit? – úroveň 1200 · pokus 2 z 3" in words(app)


async def test_rules_help_and_nothing_that_is_done_at_a_table_of_one_s_own(puzzling: Open) -> None:
    app = puzzling("high")
    async with app.run_test(size=LARGE) as pilot:
        screen = app.screen
        await pilot.press("l", "n", "v", "y")
        assert app.screen is screen
        await pilot.press("r")
        assert isinstance(app.screen, Rules)
        assert app.screen.rule == "turn"
        await pilot.press("escape", "h")
        assert "give up and have the solution shown" in seen(app)


def test_at_a_position_of_somebodys_game_what_is_as_good_costs_no_try(toy: Game) -> None:
    """A puzzle that is kept has one answer that is clearly the best."""
    find = replace(HIGH.finds[0], worth={"lay 9": 0.8, "lay 1": 0.79, "draw": 0.5})
    position = Puzzler(toy, replace(HIGH, name="", finds=[find]))
    assert not position.choose("lay 1")
    assert (position.misses, position.is_good_too("lay 1"), position.is_good_too("draw")) == (0, True, False)
    kept = Puzzler(toy, replace(HIGH, finds=[find]))
    assert not kept.choose("lay 1")
    assert kept.misses == 1
