"""Puzzles as they are kept beside their game, the puzzle of the day, and ratings."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from klubovna.kernel.errors import Unreadable
from klubovna.service import puzzles, ratings
from klubovna.service.daily import day_of, puzzle_of
from tests.kernel import sealed
from tests.pebbles import GAME
from tests.pebbles.puzzling import LATE, THREE, TWO, Box, changed, puzzle

EMPTY = '{"name":"x","theme":"best","seat":"black","before":[],"finds":[],"level":1}'
NEW_YEAR = date(2027, 1, 1)


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Box:
    return Box(tmp_path, monkeypatch)


# As they are kept


def test_the_easiest_come_first() -> None:
    assert [one.name for one in puzzles.known(GAME.package)] == [TWO, THREE, LATE]


def test_what_is_written_is_read_again(box: Box) -> None:
    found = list(puzzles.known(GAME.package))
    game = box.game(*reversed(found))
    assert puzzles.sound(game.package) == (found, [])
    assert puzzles.written(found) == Path(__file__).parents[1].joinpath("pebbles/puzzles/puzzles.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("line", "field", "problem"),
    [
        ('{"name": 7}', "name", "Expected `str`, got `int`"),
        ('{"name": "x"', "", "not JSON"),
        ("\udcff", "", "not JSON"),
        (
            '{"name":"e3a739","theme":"best","seat":"black","before":[],"finds":[],"level":1}',
            "name",
            "another 'e3a739'",
        ),
        ('{"name":"x","theme":"best","seat":"black","before":[],"finds":[],"level":1}', "finds", "nothing to find"),
        ('{"name":"x","much":1}', "", "unknown field `much`"),
    ],
    ids=["shape", "cut off", "bytes", "twice", "empty", "more"],
)
def test_what_can_not_be_read_is_told_with_its_line_and_harms_no_other(
    box: Box, line: str, field: str, problem: str
) -> None:
    game = box.game()
    file = Path(next(iter(__import__(game.package).__path__))) / "puzzles" / "puzzles.jsonl"
    file.write_bytes(puzzles.written([puzzle()]) + line.encode("utf-8", "surrogateescape") + b"\n")
    found, [fault] = puzzles.sound(game.package)
    assert [one.name for one in found] == [TWO]
    assert (fault.file, fault.line, fault.field) == (f"{game.package}/puzzles/puzzles.jsonl", 2, field)
    assert problem in fault.problem


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles.sound(sealed.__name__) == ([], [])
    assert (puzzles.themes(sealed.__name__), puzzles.words(sealed.__name__, "en")) == ([], "")


def test_only_those_of_todays_rules_are_offered(box: Box) -> None:
    game = box.game(puzzle(), changed(LATE, rules="0"))
    assert [one.name for one in puzzles.offered(game)] == [TWO]
    with pytest.raises(Unreadable, match="no puzzle '367a52'"):
        puzzles.puzzle(game, LATE)


def test_one_that_there_is_not_is_told_with_what_may_be_meant() -> None:
    with pytest.raises(Unreadable, match=r"pebbles has no puzzle 'e3a738'.*'e3a739'"):
        puzzles.puzzle(GAME, "e3a738")


# The puzzle of the day


def test_every_puzzle_comes_once_before_any_comes_again() -> None:
    days = [puzzle_of(NEW_YEAR + timedelta(day), [GAME]) for day in range(6)]
    names = [day[1].name for day in days if day]
    assert set(names[:3]) == {TWO, THREE, LATE}
    assert names[3:] == names[:3]


def test_games_take_turns_in_whatever_order_they_stand(box: Box) -> None:
    other = replace(box.game(puzzle()), id="marbles")
    days = [NEW_YEAR + timedelta(day) for day in range(8)]
    chosen = [puzzle_of(day, [GAME, other]) for day in days]
    assert chosen == [puzzle_of(day, [other, sealed.GAME, GAME]) for day in days]
    games = [one[0].id for one in chosen if one]
    assert games in (["pebbles", "marbles"] * 4, ["marbles", "pebbles"] * 4)
    assert {one[1].name for one in chosen if one and one[0] is GAME} == {TWO, THREE, LATE}


def test_without_puzzles_there_is_none_today() -> None:
    assert puzzle_of(NEW_YEAR, [sealed.GAME]) is None


def test_a_day_begins_at_midnight_in_greenwich() -> None:
    midnight = 1_798_761_600.0
    assert (day_of(midnight - 1), day_of(midnight)) == (date(2026, 12, 31), NEW_YEAR)


# Ratings


def test_who_is_as_good_as_a_puzzle_finds_it_every_other_time() -> None:
    assert ratings.expected(1500, 1500) == 0.5
    assert ratings.expected(1900, 1500) == pytest.approx(10 / 11)


@pytest.mark.parametrize(
    ("count", "level", "won", "step"),
    [(0, 1200, True, 20), (0, 1200, False, -20), (20, 1200, True, 10), (19, 1600, True, 36), (0, 2400, False, 0)],
    ids=["won", "lost", "known", "harder", "far too hard"],
)
def test_a_rating_moves_by_what_was_not_expected(count: int, level: int, *, won: bool, step: int) -> None:
    assert ratings.change(1200, count, level, won=won) == step
