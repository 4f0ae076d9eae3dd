"""The law for puzzles bites, and says where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.bots.thoughts import Reason
from klubovna.cli import main
from klubovna.kernel.messages import Message
from klubovna.lab.laws.puzzles import anew, told, unposed
from klubovna.service.puzzles import Checked, Puzzle
from tests.kernel import sealed
from tests.kernel.house import install
from tests.pebbles import GAME
from tests.pebbles.puzzling import HERE, LATE, Box, changed, puzzle

ALL = "3 of 1 kinds, levels 1170 to 1356, 3 choices to be found, 0 proved"
THOUGHT = 600
TWICE = [Checked(1, 600, 0.373), Checked(1, 2400, 0.4161)]


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Box:
    return Box(tmp_path, monkeypatch)


def certain(**fields: Any) -> Puzzle:
    """Three pebbles lie there: who takes them has won, and nobody else has."""
    proof: dict[str, Any] = {
        "before": ["take 3", puzzle().before[1], "take 2", "take 1"],
        "seat": "black",
        "answer": "take 3",
        "tempting": "take 1",
        "then": [],
        "fails": ["take 1"],
        "worth": {"take 3": 0.9, "take 1": 0.1},
        "why": [],
        "but": [],
        "theme": "certain",
        "proved": True,
        "checked": [Checked(1, 600, 0.8), Checked(1, 2400, 0.8)],
    }
    return changed(**{**proof, **fields})


def test_nothing_is_said_of_what_is_well(box: Box) -> None:
    assert unposed(GAME) == []
    assert unposed(sealed.GAME) == []
    assert unposed(box.game(puzzle(LATE))) == []
    assert (told(GAME), told(sealed.GAME)) == (ALL, "none")


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"rules": "0"}, "rules", "made by rules 0, today's are 1"),
        ({"theme": "glory"}, "theme", "there is no theme 'glory'"),
        ({"theme": "certain"}, "theme", "this theme is for what is proved"),
        ({"answer": "take 7"}, "finds[0].answer", "Nobody may take 7 now."),
        ({"fails": ["take 1", "take 9"]}, "finds[0].fails", "number 2, 'take 9'"),
        ({"tempting": "take 2"}, "finds[0].tempting", "what tempts is the answer"),
        ({"worth": {"take 2": 0.9, "take 3": 0.5}}, "finds[0].worth", "what 'take 1' is worth is not known"),
        ({"worth": {"take 1": 0.9, "take 2": 0.5}}, "finds[0].worth", "the answer is not the best"),
        ({"worth": {"take 2": 0.9, "take 1": 0.1, "take 3": 0.5}}, "finds[0].worth", "not the best first"),
        ({"worth": {"take 2": 0.53, "take 1": 0.5}}, "finds[0].worth", "not clearly the best"),
        ({"why": [Reason("then", Message("do-sing"))]}, "finds[0]", "cs: no message 'do-sing'"),
        ({"checked": TWICE[:1]}, "checked", "1 opinions, not 2"),
        ({"checked": [TWICE[1], TWICE[1]]}, "checked", "4 times the thought"),
        ({"checked": [Checked(1, 600, 0.01), TWICE[1]]}, "checked", "was not clearly the best"),
        ({"checked": [TWICE[0], Checked(1, 2400, 0.3)]}, "checked", "the last opinion is not what"),
        ({"seen": {"40": 0.667}}, "seen", "a quick look finds it"),
        ({"seen": {}}, "seen", "a quick look finds it"),
        ({"proved": True}, "proved", "does not follow for certain"),
    ],
)
def test_a_puzzle_with_something_wrong_in_it_is_told(
    box: Box, fields: dict[str, Any], field: str, problem: str
) -> None:
    game = box.game(puzzle(LATE), changed(level=2000, **fields))
    fault, *_ = unposed(game)
    assert (fault.file, fault.line, fault.field) == (f"{game.package}/puzzles/puzzles.jsonl", 2, f"e3a739.{field}")
    assert problem in fault.problem


def test_every_find_is_looked_at(box: Box) -> None:
    one = puzzle(LATE)
    twice = replace(one, finds=[*changed(LATE, then=[]).finds, *one.finds])
    [fault] = unposed(box.game(twice))
    assert (fault.field, fault.problem) == (f"{LATE}.finds[1]", "nobody is asked here, not black")


def test_what_is_proved_is_proved_again(box: Box) -> None:
    assert unposed(box.game(certain())) == []
    [fault] = unposed(box.game(certain(before=["take 3", puzzle().before[1], "take 1", "take 1"])))
    assert fault.field == "e3a739.proved"


def test_what_can_not_be_read_is_told_and_the_rest_looked_at(box: Box) -> None:
    lines = HERE.joinpath("puzzles/puzzles.jsonl").read_text("utf-8").replace('"rules":"1"', '"rules":"0"', 1)
    game = box.game(puzzles="nonsense\n" + lines)
    assert [(fault.line, fault.problem[:8]) for fault in unposed(game)] == [(1, "not JSON"), (2, "made by ")]


@pytest.mark.parametrize(
    ("file", "before", "after", "where", "problem"),
    [
        ("cs", "puzzle-few =", "# puzzle-few =", "cs.ftl, puzzle-few", "not said"),
        ("en", "What now?", "x" * 49, "en.ftl, puzzle-best", "49 letters, more than 48"),
        ("en", "One choice ends the game.", "x" * 161, "en.ftl, puzzle-certain-about", "161 letters, more than 160"),
        ("en", "puzzle-few =", "puzzle-much = Much.\npuzzle-few =", "en.ftl, puzzle-much", "no theme says this"),
        ("themes", '"few"', '"turn"', "themes.toml, turn", "there are two of this name"),
        (
            "themes",
            'asked = ["Turn"]',
            'asked = ["Turn"]\nseat = "white"',
            "puzzles.jsonl, line 1",
            "theme is for white",
        ),
        ("themes", "proof = true", "proof = 1", "themes.toml", "Expected `bool`, got `int`"),
    ],
)
def test_words_and_themes_fit_together(box: Box, file: str, before: str, after: str, where: str, problem: str) -> None:
    text = HERE.joinpath("puzzles", {"themes": "themes.toml"}.get(file, f"{file}.ftl")).read_text("utf-8")
    assert before in text
    game = box.game(**{file: text.replace(before, after, 1)})
    faults = [str(fault).removeprefix(f"{game.package}/puzzles/") for fault in unposed(game)]
    assert any(fault.startswith(where) and problem in fault for fault in faults), faults


def test_the_command_says_how_many_there_are_if_any_and_what_is_wrong(
    box: Box, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, sealed.GAME)
    main(["laws", "sealed", "-n", "2", "--jobs", "1"])
    assert "puzzles" not in capsys.readouterr().out
    install(monkeypatch, GAME)
    main(["laws", "pebbles", "-n", "2", "--jobs", "1"])
    assert (
        "  puzzles         3 of 1 kinds, levels 1170 to 1356, 3 choices to be found, 0 proved"
        in capsys.readouterr().out
    )
    install(monkeypatch, box.game(changed(rules="0")))
    assert main(["laws", "pebbles", "-n", "2", "--jobs", "1"]) == 1
    assert "puzzles.jsonl, line 1, e3a739.rules: made by rules 0, today's are 1" in capsys.readouterr().out


def test_thought_about_anew_it_comes_out_the_same() -> None:
    """And is the same whenever it is asked."""
    assert anew(GAME, puzzle(), THOUGHT) == anew(GAME, puzzle(), THOUGHT) == "take 2"
    assert anew(GAME, changed(answer="take 1"), THOUGHT) != "take 1", "it does not look at what it was told"
