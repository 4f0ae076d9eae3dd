"""The laboratory: the same results whatever the number of workers, and exit codes that tell a broken game."""

from __future__ import annotations

import argparse
import multiprocessing
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import install
from msgspec.structs import replace
from sealed import GAME

import klubovna
from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.laws import LawBroken, Trial
from klubovna.kernel.messages import Message
from klubovna.kernel.record import Record
from klubovna.lab import fuzz, simulate
from klubovna.lab.crowd import in_chunks

forked = pytest.mark.skipif(
    multiprocessing.get_start_method() != "fork", reason="a toy game is not installed in fresh processes"
)


def arguments(module: Any, *words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    return parser.parse_args(words)


# Many games at once


def numbers(start: int, stop: int) -> list[int]:
    return list(range(start, stop))


def stumble(start: int, stop: int) -> int:
    raise ValueError(f"{start}…{stop}")


@pytest.mark.parametrize(("total", "size", "jobs"), [(10, 3, 1), (10, 3, 2), (2, 5, 2), (0, 5, 1)])
def test_every_game_is_played_once(total: int, size: int, jobs: int) -> None:
    results = list(in_chunks(numbers, total, size, jobs))
    assert sorted(n for _, part in results for n in part) == list(range(total))
    assert all(games == len(part) <= size for games, part in results)


def test_an_error_in_a_worker_comes_out() -> None:
    with pytest.raises(ValueError, match="…"):
        list(in_chunks(stumble, 100, 1, 2))


def errors() -> list[Exception]:
    said = Message("error-game-over")
    return [
        LawBroken(4, "told"),
        IllegalMove(said, "told"),
        Broken("told", file="f", line=3, field="x"),
        Unreadable("told"),
    ]


def travelled(error: Exception) -> Any:
    return pickle.loads(pickle.dumps(error))


@pytest.mark.parametrize("error", errors()[2:], ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: Exception) -> None:
    again = travelled(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("error", errors()[:2], ids=lambda error: type(error).__name__)
def test_these_errors_travel_too(error: Exception) -> None:
    again = travelled(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


# klubovna fuzz


def test_fuzz_is_content_with_a_good_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.run(arguments(fuzz, "vzdor", "-n", "8", "--jobs", "2", "--failures", str(tmp_path))) == 0
    out = capsys.readouterr().out
    assert re.search(r"8 games, \d+ decisions, at most \d+ in a game; no law broken", out)
    assert not list(tmp_path.iterdir())


@forked
def test_fuzz_tells_of_a_broken_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, replace(GAME, longest=5))
    assert fuzz.run(arguments(fuzz, "sealed", "-n", "8", "--jobs", "1", "--failures", str(tmp_path))) == 1
    told = capsys.readouterr().err
    assert told.startswith("klubovna: law 1: sealed, seed ")
    (path,) = tmp_path.iterdir()
    assert str(path) in told
    assert Record.load(path).header.game == "sealed"


@forked
def test_fuzz_tells_of_a_sampler_that_never_varies(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, replace(GAME, sample=lambda s, seat, rng: s.clone()))
    assert fuzz.run(arguments(fuzz, "sealed", "-n", "4", "--jobs", "1")) == 1
    assert "law 4: the sampler never varied" in capsys.readouterr().err


def test_fuzz_goes_through_all_combinations_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(fuzz.combinations(klubovna.game("vzdor"))) == 4
    assert fuzz.combinations(GAME) == [{"cards": 10}, {"cards": 8}]
    assert fuzz.combinations(replace(GAME, options=())) == [{}]
    tried: list[Any] = []

    def tries(game: Any, number: int, failures: Any, **options: Any) -> Trial:
        tried.append((number % 2, options))
        return Trial()

    monkeypatch.setattr(fuzz, "try_game", tries)
    install(monkeypatch)
    fuzz.fuzz(0, 4, "sealed", 0, None)
    assert tried == [(0, {"cards": 10}), (1, {"cards": 10}), (0, {"cards": 8}), (1, {"cards": 8})]


# klubovna simulate


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert simulate.run(arguments(simulate, "vzdor", *words)) == 0
    return capsys.readouterr().out


def test_simulation_gives_the_same_whatever_the_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "random", "-n", "60")
    one, two = (simulated(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    assert "| random | 60 |" in one
    assert simulated(capsys, *words, "--seed", "2") != one


def test_simulation_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.md"
    said = simulated(capsys, "--bots", "random,greedy", "-n", "3", "--jobs", "1", "--out", str(path))
    assert path.read_text("utf-8") == said
    assert said.startswith("# Resist!")
    assert "| greedy | 3 |" in said


def test_a_game_of_a_bot_is_repeatable() -> None:
    vzdor = klubovna.game("vzdor")
    assert simulate.play_game(vzdor, "greedy", "seed") == simulate.play_game(vzdor, "greedy", "seed")


@pytest.mark.parametrize(
    ("words", "problem"),
    [(("chess",), "no game is called 'chess'"), (("vzdor", "--bots", "oracle"), "no bot is called 'oracle'")],
)
def test_simulation_of_what_is_not_there(words: tuple[str, ...], problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        simulate.run(arguments(simulate, *words))


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 0, 0, 1), (50, 100, 0.404, 0.596), (0, 10, 0, 0.278), (10, 10, 0.722, 1)],
)
def test_the_interval_of_a_share(wins: int, n: int, low: float, high: float) -> None:
    """Wilson's, against values from the tables."""
    assert simulate.wilson(wins, n) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize("n", ["0", "-3"])
def test_no_games_are_refused(n: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        simulated(capsys, "--bots", "random", "-n", n, "--jobs", "1")
    assert "at least 1" in capsys.readouterr().err


def test_work_is_a_plain_function() -> None:
    """Workers get it by its name."""
    work: Callable[..., Any]
    for work in (fuzz.fuzz, simulate.play_games):
        assert pickle.loads(pickle.dumps(work)) is work
