"""What is certain is found in bots' games, and the law for it bites."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.cli import main
from klubovna.kernel.errors import Unreadable
from klubovna.lab.laws.certainties import doubts
from klubovna.lab.puzzles.certainties import certain_in, renewed
from klubovna.lab.puzzles.plan import planned
from klubovna.lab.puzzles.positions import again
from klubovna.service.puzzles import Puzzle, offered
from tests.pebbles import GAME as PEBBLES

GAME = klubovna.game("kacir")
PUZZLE = next(one for one in offered(GAME) if one.certain is not None)
GIVES, GIVES_NOT = 46, 1
"""Games of greedy bots in which something follows for certain, and in which nothing does."""


def plan() -> Any:
    return planned(GAME, [], players="greedy", stray=0.08, seed=3, certain=True)


def doubted(one: Puzzle) -> list[str]:
    assert one.certain is not None
    return [f"{fault.field}: {fault.problem}" for fault in doubts(GAME, one, one.certain)]


def test_of_a_game_at_most_one_position_is_taken_for_each_question() -> None:
    decisions, [found], _ = certain_in(plan(), GIVES)
    assert decisions > len(GAME.certainties)
    assert doubted(found) == []
    assert certain_in(plan(), GIVES_NOT)[1] == []


def test_the_same_game_gives_the_same_puzzle() -> None:
    assert certain_in(plan(), GIVES)[1] == certain_in(plan(), GIVES)[1]


def test_a_puzzle_is_proved_anew_by_todays_rules() -> None:
    settings = GAME.settings(PUZZLE.options)
    position = again(GAME, settings, PUZZLE.before)
    assert renewed(GAME, settings, GAME.certainty("witch"), position) == PUZZLE
    early = again(GAME, settings, PUZZLE.before[:40])
    assert renewed(GAME, settings, GAME.certainty("witch"), early) is None


def test_nothing_is_doubted_where_all_is_well() -> None:
    assert doubted(PUZZLE) == []


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"answer": ["nobody"]}, "certain.answer: what is possible is"),
        ({"facts": 9}, "certain.facts: it takes"),
    ],
)
def test_an_answer_that_does_not_follow_is_told(changed: dict[str, Any], problem: str) -> None:
    assert PUZZLE.certain is not None
    [found] = doubted(replace(PUZZLE, certain=replace(PUZZLE.certain, **changed)))
    assert found.startswith(problem)


def test_what_lies_open_and_who_asks_are_told() -> None:
    assert "seat: it is asked of hunter" in doubted(replace(PUZZLE, seat="witch"))
    assert "proved: what is certain is proved" in doubted(replace(PUZZLE, proved=False))
    assert "certain: it lies open, or there is too much of it" in doubted(replace(PUZZLE, before=PUZZLE.before[:40]))


def test_a_run_keeps_them_in_a_file_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--certain", "--from", "2", "--players", "greedy", "--seed", "3", "--out", str(tmp_path / "run")]
    assert main(["puzzles", "kacir", "--jobs", "1", *asked]) == 0
    assert (tmp_path / "run" / "certain.jsonl").is_file()
    assert not (tmp_path / "run" / "puzzles.jsonl").exists()
    assert "2 games" in capsys.readouterr().out


def test_a_game_that_asks_for_nothing_certain_says_so() -> None:
    with pytest.raises(Unreadable, match="pebbles asks for nothing that is certain"):
        planned(PEBBLES, [], certain=True)
