"""Lessons as they are read: what is wrong is told with file, line and field, and no lesson spoils another."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.kernel import lessons
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.texts import LANGUAGES
from tests.pebbles import GAME
from tests.pebbles.spoiled import Shelf, changed, written

TAKING = "01-taking.toml"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    return Shelf(tmp_path, monkeypatch)


def the_fault(package: str) -> Broken:
    [fault] = lessons.sound(package)[1]
    return fault


def test_a_course_has_its_lessons_in_the_order_of_their_files() -> None:
    found = lessons.course(GAME.package)
    assert [(lesson.number, lesson.name) for lesson in found] == [(1, "taking"), (2, "seats"), (3, "alone")]


def test_a_game_without_lessons_has_none() -> None:
    assert lessons.course("tests.kernel.sealed") == ()
    assert lessons.words("tests.kernel.sealed", "en") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_names_all_that_has_to_be_said(language: str) -> None:
    texts = lessons.texts(GAME.package, language)
    said = [id for lesson in lessons.course(GAME.package) for id in lesson.said()]
    assert "lesson-taking-four" in said
    assert all(texts.has(id) for id in said)


def test_the_seat_is_the_one_of_the_table_or_else_of_the_lesson() -> None:
    lesson = lessons.lesson(GAME, "seats")
    assert [lesson.seat_at(table) for table in lesson.tables] == ["white", "black"]


def test_a_lesson_that_there_is_not_is_told_with_those_there_are() -> None:
    with pytest.raises(Unreadable, match=r"no lesson 'takin'.*taking.*there are: taking, seats, alone"):
        lessons.lesson(GAME, "takin")


@pytest.mark.parametrize(
    ("before", "after", "line", "field", "problem"),
    [
        ('name = "wind"', 'nam = "wind"', 18, "tables[0].steps[2]", "unknown field"),
        ('takes = ["take 3"]', "takes = 3", 19, "tables[0].steps[2].takes", "Expected `array`"),
        ('takes = ["take 2", "take 3"]', 'takes = ["take *"]', 13, "take.takes", "has no *"),
        ('takes = ["take 3"]', 'reaches = "log-few"', 19, "wind.reaches", "which of the choices"),
        ('points = ["heap"]', 'takes = ["take 1"]\nplays = {}', 10, "heap.plays", "a choice or is played"),
        ("minutes = 2", "minutes = ", 1, "", "Invalid value"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told_with_its_line(
    shelf: Shelf, before: str, after: str, line: int, field: str, problem: str
) -> None:
    package = shelf.package(**changed(0, before, after))
    fault = the_fault(package)
    assert fault.file == f"{package}/lessons/{TAKING}"
    assert fault.line == line
    assert fault.field == field
    assert problem in fault.problem


def test_a_line_is_found_at_the_second_table_too(shelf: Shelf) -> None:
    fault = the_fault(shelf.package(**changed(1, 'takes = ["take 3"]', 'takes = ["*"]')))
    assert (fault.line, fault.field) == (20, "other.takes")


@pytest.mark.parametrize("file", ["taking.toml", "1-taking.toml", "01-Taking.toml"])
def test_a_file_that_is_called_otherwise_is_no_lesson(shelf: Shelf, file: str) -> None:
    assert "03-closing.toml" in the_fault(shelf.package(**{file: written(0)[1]})).problem


def test_a_lesson_without_a_step_is_none(shelf: Shelf) -> None:
    text = 'minutes = 1\nrule = "taking"\nseat = "white"\ntables = []\n'
    assert "no step" in the_fault(shelf.package(**{TAKING: text})).problem


def test_one_bad_lesson_leaves_the_others_as_they_are(shelf: Shelf) -> None:
    package = shelf.package(**changed(0, "minutes = 2", "minutes = 'two'"), **dict([written(1)]))
    found, faults = lessons.sound(package)
    assert [lesson.name for lesson in found] == ["seats"]
    assert [fault.line for fault in faults] == [1]
    with pytest.raises(Broken):
        lessons.course(package)


def test_own_texts_are_read_from_beside_the_lessons() -> None:
    table = lessons.lesson(GAME, "seats").tables[1]
    assert lessons.settings(GAME, table) == {"heap": "pebbles\n4\n"}


@pytest.mark.parametrize("file", ["five.txt", "../en.ftl"])
def test_own_texts_that_are_not_there_are_told(file: str) -> None:
    with pytest.raises(Broken, match="no such file"):
        lessons.settings(GAME, lessons.Laid(steps=[], own={"heap": file}))


@pytest.mark.parametrize(
    ("wanted", "fits"), [("take 2", True), ("take *", True), ("take [12]", True), ("take [!2]", False), ("take", False)]
)
def test_wanted_texts_have_gaps(wanted: str, fits: bool) -> None:
    assert lessons.fits("take 2", wanted) is fits
