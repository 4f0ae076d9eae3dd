"""`klubovna simulate`: the same games for the same seed, whoever plays them and however often they were interrupted."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Option
from klubovna.lab import simulate
from klubovna.lab.simulate import running
from klubovna.lab.simulate.keeping import GAMES, PLAN, Folder, in_order, read_games
from klubovna.lab.simulate.plan import Plan, Unit, agreements, planned
from klubovna.lab.simulate.play import Played, play_game, play_games
from tests.games.within import within
from tests.kernel.house import install
from tests.kernel.sealed import GAME, Team

forked = pytest.mark.skipif(
    multiprocessing.get_start_method() != "fork", reason="a toy game is not installed in fresh processes"
)
PATIENCE = 200.0


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(words))


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(*words) == 0
    return capsys.readouterr().out


def unmeasured(games: list[Played]) -> list[Played]:
    return [replace(played, measured={}) for played in games]


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Plan]:
    """Plans of the toy game."""
    install(monkeypatch)

    def plan(*bots: str, n: int = 4, seed: int = 1, told: tuple[str, ...] = ()) -> Plan:
        return planned(GAME, bots, n, seed, told)

    return plan


# The same again


def test_simulation_gives_the_same_whatever_the_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("vzdor", "--bots", "random", "-n", "60")
    one, two = (simulated(capsys, *words, "--jobs", j, "--out", str(tmp_path / j)) for j in ("1", "2"))
    assert one == two
    assert "| random | 60 |" in one
    assert unmeasured(read_games(tmp_path / "1")) == unmeasured(read_games(tmp_path / "2"))
    assert simulated(capsys, *words, "--seed", "2") != one


def test_a_game_is_the_same_alone_and_among_others(sealed: Callable[..., Plan]) -> None:
    plan = sealed("novice", "greedy", n=4)
    units = plan.units()
    assert unmeasured(play_games(units, plan)) == unmeasured([play_game(plan, unit) for unit in units[::-1]][::-1])


def test_a_pack_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its content is part of what was asked for: a folder goes on with the same only."""
    pack, out = tmp_path / "brief", tmp_path / "out"
    pack.mkdir()
    words = ("kacir", "--bots", "random", "-n", "3", "--jobs", "1", "--out", str(out))
    for rounds in (2, 3):
        (pack / "rules.toml").write_text(f"[stop]\nrounds = {rounds}\n", "utf-8")
        assert f"--pack {pack}" in simulated(capsys, *words, "--pack", str(pack), *(["--fresh"] * (rounds - 2)))
        assert max(played.rounds or 0 for played in read_games(out)) == rounds
    with pytest.raises(Broken, match="content there is"):
        run(*words)


def test_what_a_pack_brings_may_be_set(tmp_path: Path) -> None:
    """A battle of its own: the same word as at a table, and no word without it."""
    game = klubovna.game("napoleonics")
    (tmp_path / "mine.toml").write_text(within("napoleonics", "scenarios", "coa", "hill-fort"), "utf-8")
    plan = planned(game, ["random"], 1, 1, ["scenario=hill-fort"], pack=tmp_path / "mine.toml")
    assert plan.options[0]["scenario"] == "hill-fort"
    assert game.set_up(plan.box(), plan.options[0]).field.id == "hill-fort"  # type: ignore[attr-defined]
    with pytest.raises(klubovna.Unreadable, match="scenario can't be 'hill-fort'"):
        planned(game, ["random"], 1, 1, ["scenario=hill-fort"])


def test_a_pack_that_changes_meanwhile_is_not_played_with(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text("[stop]\nrounds = 2\n", "utf-8")
    plan = planned(klubovna.game("kacir"), ["random"], 1, 1, [], pack=tmp_path)
    with pytest.raises(Broken, match="has changed since the run began"):
        play_game(replace(plan, content="another"), Unit("random", 0))


# Who meets whom, and with whose luck


def test_two_bots_change_seats_under_the_same_luck(sealed: Callable[..., Plan]) -> None:
    plan = sealed("random", "greedy", told=("cards=10,8",))
    first, second, third, fourth = (plan.sitting(unit) for unit in plan.units())
    assert first.bots == third.bots == {"north": "random", "south": "greedy"}
    assert second.bots == fourth.bots == {"north": "greedy", "south": "random"}
    assert (first.luck, first.options) == (second.luck, second.options) == ("luck 1 0", {"cards": 10})
    assert (third.luck, third.options) == (fourth.luck, fourth.options) == ("luck 1 1", {"cards": 8})
    assert len({first.dice, second.dice, third.dice, fourth.dice}) == 4


def test_the_cards_dealt_are_the_same_after_the_change(
    sealed: Callable[..., Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Luck as it is drawn, not only what it is drawn from: the first hand that anybody is asked with."""
    hands: list[object] = []

    def watched(s: object, seat: str | None) -> object:
        seen = GAME.view(s, seat)
        hands.append((seat, seen.hands[seat]))  # type: ignore[attr-defined]
        return seen

    install(monkeypatch, replace(GAME, view=watched))
    plan = sealed("random", "greedy", n=2)
    firsts = []
    for unit in plan.units():
        hands.clear()
        play_game(plan, unit)
        firsts.append(hands[0])
    assert firsts[0] == firsts[1]


def test_bots_alone_have_the_same_luck() -> None:
    plan = planned(klubovna.game("vzdor"), ["random", "greedy"], 2, 7, [])
    assert plan.pairings == ("random", "greedy")
    lucks = {(unit.number, plan.sitting(unit).luck) for unit in plan.units()}
    assert lucks == {(0, "luck 7 0"), (1, "luck 7 1")}


def test_a_single_bot_plays_all_seats(sealed: Callable[..., Plan]) -> None:
    plan = sealed("greedy", "greedy")
    assert plan.pairings == ("greedy",)
    assert plan.sitting(Unit("greedy", 1)).bots == {"north": "greedy", "south": "greedy"}


def test_all_meet_all(sealed: Callable[..., Plan]) -> None:
    plan = sealed("random", "greedy", "novice", n=1)
    assert plan.pairings == ("random,greedy", "random,novice", "greedy,novice")
    assert [unit.pairing for unit in plan.units()] == list(plan.pairings)


def test_with_more_seats_everybody_has_each_of_them_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, three := replace(GAME, seats=("north", "south", "east")))
    for names in ["random", "greedy"], ["random", "greedy", "novice"]:
        plan = planned(three, names, len(names), 1, [])
        sittings = [plan.sitting(unit).bots for unit in plan.units()]
        for seat in three.seats:
            assert sorted(bots[seat] for bots in sittings) == sorted(names)
        assert len({plan.sitting(unit).luck for unit in plan.units()}) == 1


def test_those_who_win_together_play_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, together := replace(GAME, state=Team))
    plan = planned(together, ["random", "greedy"], 1, 1, [])
    assert plan.pairings == ("random", "greedy")
    assert set(plan.sitting(Unit("greedy", 0)).bots.values()) == {"greedy"}


# Options


def test_values_take_turns_in_all_combinations() -> None:
    blitzkrieg = klubovna.game("blitzkrieg")
    plan = planned(blitzkrieg, ["random"], 5, 1, ["map=base,nippon", "nippon_specials=no,yes"])
    agreed = [(str(o["map"]), str(o["nippon_specials"])) for o in plan.options]
    assert agreed == [("base", "no"), ("base", "yes"), ("nippon", "no")], "what is not spoken of is as usual"
    seats = [tuple(plan.sitting(unit).bots) for unit in plan.units()]
    assert seats == [("axis", "allies"), ("axis", "allies"), ("japan", "germany"), *[("axis", "allies")] * 2]


def test_options_that_are_not_told_of_are_as_usual() -> None:
    game = replace(GAME, options=(*GAME.options, Option("weather", ("rain", "snow"))))
    assert agreements(game, []) == ({"cards": 10, "weather": "rain"},)
    assert agreements(game, ["weather=snow", "cards=8,10,8"]) == (
        {"cards": 8, "weather": "snow"},
        {"cards": 10, "weather": "snow"},
    )


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("chess",), "no game is called 'chess'"),
        (("vzdor", "--bots", "oracle"), "no bot is called 'oracle'"),
        (("blitzkrieg", "--set", "map=base,moon"), "map can't be 'moon'"),
        (("blitzkrieg", "--set", "moon"), "--set wants OPTION=VALUE"),
        (("blitzkrieg", "--set", "sea=high"), "no option 'sea'"),
        (("blitzkrieg", "--set", "mode=duel,solo"), "different numbers of players"),
        (("vzdor", "--ladder"), "a ladder needs a game for two"),
        (("blitzkrieg", "--ladder", "--bots", "random"), "at least two bots"),
    ],
)
def test_simulation_of_what_is_not_there(words: tuple[str, ...], problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        run(*words)


@pytest.mark.parametrize("n", ["0", "-3"])
def test_no_games_are_refused(n: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("vzdor", "-n", n)
    assert "at least 1" in capsys.readouterr().err


# What is kept


def test_thinking_is_measured_by_seat(sealed: Callable[..., Plan]) -> None:
    """Every decision is counted once, and whoever searches takes longer than whoever does not."""
    played = play_game(sealed("random", "novice"), Unit("random,novice", 0))
    assert sum(spent.decisions for spent in played.measured.values()) == played.decisions
    assert played.measured["south"].seconds > played.measured["north"].seconds > 0
    assert all(spent.slowest <= spent.seconds for spent in played.measured.values())
    assert sum(played.turns.values()) <= played.decisions


def test_what_was_found_is_not_played_again(sealed: Callable[..., Plan], tmp_path: Path) -> None:
    plan = sealed("random", "greedy", n=6)
    games = play_games(plan.units(), plan)
    Folder(tmp_path, plan).add([games[4], games[1]])
    again = Folder(tmp_path, plan)
    assert again.played == [games[4], games[1]]
    again.add([games[0]])
    assert in_order(plan, Folder(tmp_path, plan).played) == [games[0], games[1], games[4]]


@pytest.mark.parametrize("end", [b'{"pairing":"random","num', b'{"pairing":"random","num\n', b"\0\0\0\0", b"{}\n"])
def test_a_broken_last_line_is_taken_away(sealed: Callable[..., Plan], tmp_path: Path, end: bytes) -> None:
    plan = sealed("random")
    games = play_games(plan.units(), plan)
    Folder(tmp_path, plan).add(games[:2])
    whole = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(whole + end)
    assert Folder(tmp_path, plan).played == games[:2]
    assert (tmp_path / GAMES).read_bytes() == whole


def test_a_last_line_without_its_end_is_played_again(sealed: Callable[..., Plan], tmp_path: Path) -> None:
    plan = sealed("random")
    games = play_games(plan.units(), plan)
    Folder(tmp_path, plan).add(games[:2])
    (tmp_path / GAMES).write_bytes((tmp_path / GAMES).read_bytes()[:-1])
    assert Folder(tmp_path, plan).played == games[:1]


def test_a_broken_line_elsewhere_is_told(sealed: Callable[..., Plan], tmp_path: Path) -> None:
    plan = sealed("random")
    games = play_games(plan.units(), plan)
    Folder(tmp_path, plan).add(games)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join([lines[0], b"?\n", *lines[2:]]))
    with pytest.raises(Broken, match=r"games\.jsonl, line 2: not a finished game"):
        Folder(tmp_path, plan)


def test_another_run_is_refused(sealed: Callable[..., Plan], tmp_path: Path) -> None:
    plan = sealed("random")
    Folder(tmp_path, plan).add(play_games(plan.units(), plan))
    with pytest.raises(Broken, match=r"run\.json: n there is 4, not 5; seed there is 1, not 2\. Choose another"):
        Folder(tmp_path, sealed("random", n=5, seed=2))
    assert len(Folder(tmp_path, replace(plan, command="told otherwise")).played) == 4
    assert Folder(tmp_path, sealed("greedy"), fresh=True).played == []


@pytest.mark.parametrize("name", [PLAN, GAMES])
def test_a_folder_of_something_else_is_refused(sealed: Callable[..., Plan], tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{}\n", "utf-8")
    with pytest.raises(Broken, match=r"does not describe a simulation|no run\.json"):
        Folder(tmp_path, sealed("random"))
    with pytest.raises(Broken, match="File exists"):
        Folder(tmp_path / name, sealed("random"))


def test_games_of_another_plan_are_told(sealed: Callable[..., Plan], tmp_path: Path) -> None:
    plan = sealed("random", n=2)
    Folder(tmp_path, plan).add(play_games([Unit("random", 9)], plan))
    with pytest.raises(Broken, match="line 1: no such game is planned: random 9"):
        Folder(tmp_path, plan)


# Interrupted


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """The run that nobody interrupts."""
    folder = tmp_path_factory.mktemp("whole")
    assert run(*INTERRUPTED, "--out", str(folder)) == 0
    return read_games(folder)


HELD = """
import itertools, sys, threading
from klubovna.cli import main
from klubovna.lab.simulate import play

whole, count = play.play_game, itertools.count()

def held(plan, unit, own):
    if next(count) == 6:
        threading.Event().wait()
    return whole(plan, unit, own)

play.play_game = held
sys.exit(main(sys.argv[1:]))
"""
"""`klubovna` whose workers play six games each and then wait, so that something is left when it is interrupted."""
INTERRUPTED = ("vzdor", "--bots", "greedy,random", "-n", "40", "--jobs", "2")


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=lambda how: how.name)
def test_an_interrupted_run_goes_on(
    how: signal.Signals, whole: list[Played], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Killed in the middle, its workers end too; the same command plays what is missing, and the games are the same."""
    process = started(*INTERRUPTED, "--out", str(tmp_path))
    games = tmp_path / GAMES
    wait_for(lambda: games.exists() and games.read_bytes().count(b"\n") >= 4)
    workers = children(process.pid)
    process.send_signal(how)
    _, said = process.communicate(timeout=PATIENCE)
    assert len(workers) == 2
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    kept = games.read_bytes().count(b"\n")
    assert 4 <= kept < len(whole)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert said == f"klubovna: interrupted, {kept} games are kept; the same command goes on\n"
    assert run(*INTERRUPTED, "--out", str(tmp_path)) == 0
    assert unmeasured(read_games(tmp_path)) == unmeasured(whole)
    capsys.readouterr()


def started(*words: str) -> subprocess.Popen[str]:
    """With another order of hashes, on which nothing may depend; and hearing Ctrl-C, even if these tests run where it
    is ignored."""
    command = [sys.executable, "-c", HELD, "simulate", *words]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONHASHSEED": "1"})
    finally:
        signal.signal(signal.SIGINT, before)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_for(truth: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not truth():
        assert time.monotonic() < deadline
        time.sleep(0.005)


@forked
def test_a_finished_run_is_in_order_and_is_only_told_again(
    sealed: Callable[..., Plan], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("sealed", "--bots", "random,greedy,novice", "-n", "6", "--jobs", "2", "--out", str(tmp_path))
    first = simulated(capsys, *words)
    units = [played.unit for played in read_games(tmp_path)]
    assert units == [Unit(p, n) for p in ("random,greedy", "random,novice", "greedy,novice") for n in range(6)]
    monkeypatch.setattr(running, "in_chunks", None)
    assert simulated(capsys, *words) == first
    assert "## Ladder" in simulated(capsys, *words, "--ladder"), "the same games, told otherwise"
