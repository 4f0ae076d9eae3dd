"""`klubovna.simulate`: the games of the command, in hand."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import klubovna
from klubovna import Action, Question, Unreadable
from klubovna.lab import simulate as command
from klubovna.lab.simulate import running
from klubovna.lab.simulate.keeping import read_games
from klubovna.lab.simulate.play import Played


def first(question: Question, rng: random.Random) -> Action:
    return question.options[0]


def told(games: list[Played]) -> list[dict[str, Any]]:
    """What is the same every time."""
    return [{name: getattr(game, name) for name in Played.__struct_fields__ if name != "measured"} for game in games]


def test_it_is_what_the_command_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same games with the same numbers, and the same report but for how it was asked for."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    words = ["blitzkrieg", "--bots", "random,greedy", "-n", "4", "--set", "map=base,nippon", "--seed", "5"]
    assert command.run(parser.parse_args([*words, "--jobs", "1", "--out", str(tmp_path)])) == 0
    run = klubovna.simulate("blitzkrieg", ["random", "greedy"], 4, seed=5, jobs=2, map=["base", "nippon"])
    assert told(run.games) == told(read_games(tmp_path))
    printed = capsys.readouterr().out
    assert run.report.splitlines()[3:] == printed.splitlines()[3:]
    assert run._repr_markdown_() == run.report


def test_frames_are_rows() -> None:
    run = klubovna.simulate("blitzkrieg", ["random", "greedy"], 2, jobs=1)
    games, seats = run.rows("games"), run.rows()
    assert [row["number"] for row in games] == [0, 1]
    assert [(row["number"], row["seat"]) for row in seats] == [(n, s) for n in (0, 1) for s in ("axis", "allies")]
    assert [row["bot"] for row in seats] == ["random", "greedy", "greedy", "random"]
    assert all(row["won"] == (row["seat"] in row["winners"]) for row in seats)
    assert games[0]["option_map"] == "base"
    with pytest.raises(Unreadable, match="no frame is called 'moves'; there are: games, seats"):
        run.rows("moves")  # type: ignore[arg-type]


def test_pandas_has_them_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    run = klubovna.simulate("vzdor", "random", 2, jobs=1)
    stand_in = ModuleType("pandas")
    stand_in.DataFrame = list  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pandas", stand_in)
    assert run.to_pandas("games") == run.rows("games")
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(Unreadable, match="pandas is not installed"):
        run.to_pandas()


def test_a_bot_of_ones_own_plays_in_other_processes() -> None:
    alone = klubovna.simulate("blitzkrieg", [first, "greedy"], 4, jobs=1)
    apart = klubovna.simulate("blitzkrieg", {"first": first, "greedy": "greedy"}, 4, jobs=2)
    assert told(alone.games) == told(apart.games)
    assert {game.pairing for game in alone.games} == {"first,greedy"}


def test_what_can_not_be_sent_plays_here() -> None:
    bots: dict[str, Any] = {"last": lambda question, rng: question.options[-1], "random": "random"}
    assert len(klubovna.simulate("blitzkrieg", bots, 2, jobs=1).games) == 2
    with pytest.raises(Unreadable, match=r"last can't be sent to other processes .*; play with one job"):
        klubovna.simulate("blitzkrieg", bots, 2, jobs=2)


def test_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = klubovna.simulate("vzdor", [first, "random"], 3, jobs=1, out=tmp_path)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines[:4]))
    again = klubovna.simulate("vzdor", [first, "random"], 3, jobs=1, out=tmp_path)
    assert told(again.games) == told(whole.games)
    monkeypatch.setattr(running, "play_games", None)
    assert told(klubovna.simulate("vzdor", [first, "random"], 3, jobs=1, out=tmp_path).games) == told(whole.games)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"bots": ["oracle"]}, "no bot is called 'oracle'"),
        ({"n": 0}, "at least 1"),
        ({"sea": "high"}, "no option 'sea'"),
        ({"map": ["base", "moon"]}, "map can't be 'moon'"),
        ({"bots": ["random"], "ladder": True}, "at least two bots"),
    ],
)
def test_what_is_not_there_is_told(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        klubovna.simulate("blitzkrieg", **given)
