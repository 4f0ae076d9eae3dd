"""Games on a Ray cluster: the same as without, though workers die, and a word that helps where there is no cluster."""

from __future__ import annotations

import os
import random
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import klubovna
from klubovna import Action, Broken, Question, Unreadable
from klubovna.kernel.record import Record
from klubovna.lab import fuzz, simulate
from klubovna.lab.cluster import AGAIN, LOCAL, Cluster, _done, connected
from klubovna.lab.crowd import in_chunks
from klubovna.lab.simulate.keeping import GAMES, Folder, read_games
from klubovna.lab.simulate.plan import planned
from klubovna.lab.simulate.play import Played, play_games
from tests.lab.test_lab import Terminal, arguments, same, stumble

RUN = ("blitzkrieg", "--bots", "greedy,random", "-n", "12", "--seed", "3")


def run(*words: str) -> int:
    return simulate.run(arguments(simulate, *words))


def unmeasured(games: Sequence[Played]) -> list[Played]:
    return [replace(played, measured={}) for played in games]


def die(units: Sequence[int]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def breaks(units: Sequence[int], failures: Path) -> None:
    """A law, as a worker sees it broken: the game ends, but a little late."""
    game = replace(klubovna.game("vzdor"), longest=5)
    klubovna.shelf.join(replace(game, id="late"))
    fuzz.fuzz_away(units, "late", failures)


class Mortal:
    """A bot whose worker is killed in the middle of a game, once."""

    def __init__(self, died: Path) -> None:
        self.died = died

    def choose(self, question: Question, rng: random.Random) -> Action:
        try:
            self.died.touch(exist_ok=False)
        except FileExistsError:
            return rng.choice(question.options)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("dead")


# With Ray


class Ray(NamedTuple):
    """What a test of a cluster needs; it takes seconds to come up, so there is one for all of them."""

    ray: Any
    folder: Path
    whole: Path
    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def here(self, name: str) -> Path:
        path = self.folder / name
        path.mkdir()
        return path


def it_listens_to_this_machine_only(at: Ray) -> None:
    assert at.ray.get_runtime_context().gcs_address.startswith("127.0.0.1:")


def games_and_report_are_the_same(at: Ray) -> None:
    """Bit for bit, and somebody who waits is told how far it is."""
    told = at.capsys.readouterr().out
    at.monkeypatch.setattr("sys.stderr", screen := Terminal())
    assert run(*RUN, "--ray", "--out", str(out := at.here("same"))) == 0
    assert at.capsys.readouterr().out == told
    assert unmeasured(read_games(out)) == unmeasured(read_games(at.whole))
    assert "12/12" in screen.getvalue()


def what_is_there_is_not_played_again(at: Ray) -> None:
    out = at.here("half")
    for name in ("run.json", GAMES):
        (out / name).write_bytes((at.whole / name).read_bytes())
    lines = (out / GAMES).read_bytes().splitlines(keepends=True)
    (out / GAMES).write_bytes(b"".join(lines[3:7]))
    assert run(*RUN, "--ray", "--out", str(out)) == 0
    assert (out / GAMES).read_bytes().splitlines(keepends=True)[3:7] == lines[3:7], "with what was measured"
    assert unmeasured(read_games(out)) == unmeasured(read_games(at.whole))


def an_interrupted_run_goes_on(at: Ray) -> None:
    """Ctrl-C in the middle; what is finished is kept, and goes on with Ray or without."""
    out, add = at.here("interrupted"), Folder.add

    def interrupted(folder: Folder, games: Sequence[Played]) -> None:
        add(folder, games)
        raise KeyboardInterrupt

    with at.monkeypatch.context() as patch:
        patch.setattr(Folder, "add", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(*RUN, "--ray", "--out", str(out))
    assert "games are kept; the same command goes on" in at.capsys.readouterr().err
    assert 1 <= (out / GAMES).read_bytes().count(b"\n") < 12
    assert run(*RUN, "--jobs", "1", "--out", str(out)) == 0
    assert unmeasured(read_games(out)) == unmeasured(read_games(at.whole))


def a_worker_that_is_killed_is_replaced(at: Ray) -> None:
    """Its games are played again, and nobody can tell by the results."""
    died = at.here("died") / "once"
    at.capsys.readouterr()
    bots: dict[str, Any] = {"mortal": Mortal(died), "greedy": "greedy"}
    some = klubovna.simulate("blitzkrieg", bots, 6, ray="local")
    assert died.exists()
    alone = klubovna.simulate("blitzkrieg", bots, 6, jobs=1)
    assert unmeasured(some.games) == unmeasured(alone.games)
    assert not at.capsys.readouterr().out, "what Ray says of it is not part of any report"


def games_that_kill_every_worker_are_told_of(at: Ray) -> None:
    with pytest.raises(Broken, match=f"workers of Ray died {AGAIN + 1} times over the same games"):
        list(in_chunks(die, range(1), Cluster()))


def what_can_not_be_sent_to_processes_can_be_sent_by_ray(at: Ray) -> None:
    bots: dict[str, Any] = {"last": lambda question, rng: question.options[-1]}
    assert len(klubovna.simulate("blitzkrieg", bots, 2, ray="local").games) == 2


def every_game_is_played_once(at: Ray) -> None:
    results = list(in_chunks(same, range(30), Cluster(jobs=2)))
    assert sorted(n for _, part in results for n in part) == list(range(30))


def an_error_of_a_worker_comes_out_as_it_is(at: Ray) -> None:
    with pytest.raises(ValueError, match=r"^\d+…$"):
        list(in_chunks(stumble, range(20), Cluster()))


def fuzz_says_the_same(at: Ray) -> None:
    told = []
    at.capsys.readouterr()
    for house in (["--jobs", "1"], ["--ray"]):
        assert fuzz.run(arguments(fuzz, "vzdor", "-n", "6", *house, "--failures", str(at.folder / "none"))) == 0
        told.append(at.capsys.readouterr().out.splitlines()[:-1])
    assert told[0] == told[1]


def the_record_of_a_broken_law_comes_home(at: Ray) -> None:
    failures = at.folder / "failures"
    with pytest.raises(fuzz.BrokenAway, match=r"law 1: late, seed 4: .* \(record: .*/failures/late-4\.jsonl\)$") as law:
        list(in_chunks(breaks, [4], Cluster(), failures))
    assert not failures.exists()
    law.value.save(failures)
    assert Record.load(failures / "late-4.jsonl").header.game == "late"


def another_cluster_is_refused(at: Ray) -> None:
    with pytest.raises(Unreadable, match=r"connected to Ray at 127\.0\.0\.1:\d+ already, not at elsewhere:6379"):
        list(in_chunks(same, range(1), Cluster("elsewhere:6379")))


STORY: tuple[Callable[[Ray], None], ...] = (
    it_listens_to_this_machine_only,
    games_and_report_are_the_same,
    what_is_there_is_not_played_again,
    an_interrupted_run_goes_on,
    a_worker_that_is_killed_is_replaced,
    games_that_kill_every_worker_are_told_of,
    what_can_not_be_sent_to_processes_can_be_sent_by_ray,
    every_game_is_played_once,
    an_error_of_a_worker_comes_out_as_it_is,
    fuzz_says_the_same,
    the_record_of_a_broken_law_comes_home,
    another_cluster_is_refused,
)


@pytest.mark.slow
def test_games_on_ray(
    subtests: pytest.Subtests,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One cluster of two workers, as `--ray` makes it, for everything that is told above."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # or Ray would keep one at home
    assert run(*RUN, "--jobs", "1", "--out", str(tmp_path / "whole")) == 0
    names, at_end = set(os.environ), signal.getsignal(signal.SIGTERM)
    with connected(ray, LOCAL, 2):
        for part in STORY:
            with subtests.test(part.__name__.replace("_", " ")):
                part(Ray(ray, tmp_path, tmp_path / "whole", capsys, monkeypatch))
    assert not ray.is_initialized()
    assert set(os.environ) == names
    assert signal.getsignal(signal.SIGTERM) is at_end


# Without


def test_a_house_without_ray_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unreadable, match=r"ray is not installed; pip install 'klubovna\[ray\]' brings it"):
        run(*RUN, "--ray", "--out", str(tmp_path / "out"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("address", ["chess", "chess:", ":6379", "ray://chess"])
def test_what_is_no_address_is_told(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(Unreadable, match=f"'{address}' is no address of a Ray cluster: HOST:PORT, "):
        klubovna.simulate("blitzkrieg", n=1, ray=address)


def test_an_address_where_nobody_is_is_told() -> None:
    pytest.importorskip("ray")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(Unreadable, match=f"no Ray cluster answers at '{address}': .*refused"):
            klubovna.simulate("blitzkrieg", n=1, ray=address)


def test_an_address_where_somebody_else_is_is_told() -> None:
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        threading.Thread(target=_answer, args=(stranger,)).start()
        address = f"127.0.0.1:{stranger.getsockname()[1]}"
        with pytest.raises(Unreadable, match=f"whoever answers at '{address}' is no Ray cluster"):
            klubovna.simulate("blitzkrieg", n=1, ray=address)


def _answer(stranger: socket.socket) -> None:
    line, _ = stranger.accept()
    with line:
        line.recv(100)
        line.sendall(b"HTTP/1.1 505 What?\r\n\r\n")


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(Broken, match=r"Klubovna is .* on .* and 0\.0 here; all machines of the cluster need the same"):
        _done(("0.0", same, ()), [1])


def test_a_worker_with_other_rules_refuses() -> None:
    plan = replace(planned(klubovna.game("blitzkrieg"), ["random"], 1, 1, []), rules="0.0")
    with pytest.raises(Broken, match=r"the rules of blitzkrieg are .* here, not 0\.0"):
        play_games(plan.units(), plan)
