"""The laboratory: the same results whatever the number of workers, and exit codes that tell a broken game."""

from __future__ import annotations

import argparse
import io
import multiprocessing
import pickle
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.laws import LawBroken, Trial
from klubovna.kernel.messages import Message
from klubovna.kernel.record import Record
from klubovna.lab import fuzz
from klubovna.lab.crowd import _portion, far, in_chunks, progress
from klubovna.lab.processes import Processes
from klubovna.lab.simulate.play import play_games
from tests.kernel.house import install
from tests.kernel.sealed import GAME

forked = pytest.mark.skipif(
    multiprocessing.get_start_method() != "fork", reason="a toy game is not installed in fresh processes"
)


def arguments(module: Any, *words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    return parser.parse_args(words)


# Many games at once


def same(units: Sequence[int]) -> list[int]:
    return list(units)


def stumble(units: Sequence[int]) -> int:
    raise ValueError(f"{units[0]}…")


@pytest.mark.parametrize(("total", "jobs"), [(10, 1), (10, 2), (1, 2), (0, 1)])
def test_every_game_is_played_once(total: int, jobs: int) -> None:
    results = list(in_chunks(same, range(total), Processes(jobs)))
    assert sorted(n for _, part in results for n in part) == list(range(total))
    assert all(games == len(part) for games, part in results)


def test_an_error_in_a_worker_comes_out() -> None:
    before = set(multiprocessing.active_children())
    with pytest.raises(ValueError, match="…"):
        list(in_chunks(stumble, range(100), Processes(2)))
    assert set(multiprocessing.active_children()) <= before, "nobody works on"


@pytest.mark.parametrize(
    ("left", "done", "seconds", "portion"),
    [
        (1000, 0, 0.0, 1),  # nothing is known yet
        (1000, 100, 1.0, 25),  # 50 games a second for each of two
        (1000, 1, 60.0, 1),  # long games are handed out singly
        (8, 100, 1.0, 2),  # nobody gets more than a share of the rest
        (1, 100, 1.0, 1),
    ],
)
def test_portions_fit_the_speed_and_what_is_left(left: int, done: int, seconds: float, portion: int) -> None:
    assert _portion(left, done, seconds, jobs=2) == portion


@pytest.mark.parametrize(
    ("done", "lately", "seconds", "told"),
    [
        (0, 0, 0, "vzdor  ────────────────────────  0/400"),
        (100, 100, 50, "vzdor  ━━━━━━──────────────────  100/400  2.0 games/s  2:30 left"),
        (200, 20, 400, "vzdor  ━━━━━━━━━━━━────────────  200/400  20.0 s a game  1:06:40 left"),
        (400, 400, 61, "vzdor  ━━━━━━━━━━━━━━━━━━━━━━━━  400/400  6.6 games/s  1:01"),
    ],
)
def test_how_far_it_is(done: int, lately: int, seconds: float, told: str) -> None:
    """The estimate is made from what was played now, not from what was found in the folder."""
    assert far("vzdor", done, 400, lately, seconds) == told


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_bar_and_a_log_gets_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for out in (Terminal(), io.StringIO()):
        monkeypatch.setattr("sys.stderr", out)
        with progress("vzdor", 2) as advance:
            advance(2)
        assert ("2/2" in out.getvalue()) is out.isatty()


def errors() -> list[Exception]:
    said = Message("error-game-over")
    return [
        LawBroken(4, "told"),
        fuzz.BrokenAway(4, "told", {"sealed-1.jsonl": b"{}"}),
        IllegalMove(said, "told"),
        Broken("told", file="f", line=3, field="x"),
        Unreadable("told"),
    ]


def travelled(error: Exception) -> Any:
    return pickle.loads(pickle.dumps(error))


@pytest.mark.parametrize("error", errors()[3:], ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: Exception) -> None:
    again = travelled(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("error", errors()[:3], ids=lambda error: type(error).__name__)
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
    (path,) = [path for path in tmp_path.iterdir() if str(path) in told]
    assert Record.load(path).header.game == "sealed"


@forked
def test_fuzz_tells_of_a_sampler_that_never_varies(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, replace(GAME, sample=lambda s, seat, rng: s.clone()))
    assert fuzz.run(arguments(fuzz, "sealed", "-n", "4", "--jobs", "1")) == 1
    assert "law 4: the sampler never varied" in capsys.readouterr().err


def test_fuzz_goes_through_all_combinations_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(fuzz.combinations(klubovna.game("vzdor"))) == 2**4
    assert fuzz.combinations(GAME) == [{"cards": 10}, {"cards": 8}]
    assert fuzz.combinations(replace(GAME, options=())) == [{}]
    assert fuzz.combinations(GAME, fuzz.spelled(GAME, ["cards=8"])) == [{"cards": 8}], "as told with --set"
    tried: list[Any] = []

    def tries(game: Any, number: int, failures: Any, **options: Any) -> Trial:
        tried.append((number % 2, options))
        return Trial()

    monkeypatch.setattr(fuzz, "try_game", tries)
    install(monkeypatch)
    fuzz.fuzz(range(4), "sealed", None)
    assert tried == [(0, {"cards": 10}), (1, {"cards": 10}), (0, {"cards": 8}), (1, {"cards": 8})]


def test_work_is_a_plain_function() -> None:
    """Workers get it by its name."""
    work: Callable[..., Any]
    for work in (fuzz.fuzz_away, play_games):
        assert pickle.loads(pickle.dumps(work)) is work
