"""Learning: the same again for the same seed, stopped and gone on with at any moment, promoted only when better."""

from __future__ import annotations

import argparse
import multiprocessing
import random
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots.learned.net import Net
from klubovna.bots.learned.numbers import PRODUCT_UNIT, chance_of, shares_of
from klubovna.bots.learned.weights import Card, read
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Agreed, Part, Parts
from klubovna.lab import train
from klubovna.lab.processes import Processes
from klubovna.lab.train import drills, running
from klubovna.lab.train.drills import Drill, Turn, replayed
from klubovna.lab.train.fitting import fit_line, straightened
from klubovna.lab.train.keeping import DRILLS, LOG, MATCHES, PAGE, Folder
from klubovna.lab.train.matching import meetings, result
from klubovna.lab.train.playing import Met, Spent, play_match, self_play
from klubovna.lab.train.pupils import Fit, Pupil, TrunkFit
from klubovna.lab.train.rounding import logits, preferences, rounded
from klubovna.lab.train.rows import Ragged, gathered, merged, pruned, told
from klubovna.lab.train.running import Deadline
from klubovna.lab.train.schooling import prepared
from klubovna.lab.train.styles import Style, spelled
from klubovna.lab.train.targets import SHORTEST, aimed, targets
from klubovna.lab.train.training import Training, planned
from tests.kernel.house import install
from tests.kernel.sealed import GAME, NORTH, SOUTH, Sealed, Team, other

pytestmark = pytest.mark.skipif(
    multiprocessing.get_start_method() != "fork", reason="a toy game is not installed in fresh processes"
)


class InHand(Part, frozen=True):
    card: int


class Laid(Part, frozen=True):
    mine: int
    theirs: int


def known(s: Sealed, seat: Seat) -> list[Part]:
    laid = Laid(sum(s.laid[seat]), sum(s.laid[other(seat)]))
    return [laid, *(InHand(held.card) for held in s.hands[seat])]


def agreed(s: Sealed) -> Agreed:
    hands = [held.card for hand in s.hands.values() for held in hand]
    return {"cards": max([*s.bag, *hands, *s.laid[NORTH], *s.laid[SOUTH]])}


TOY = replace(GAME, parts=Parts(every=known, known=known, agreed=agreed))


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, TOY)


def a_training(**asked: Any) -> Training:
    usual = {"seed": 1, "games": 10, "iterations": 4, "tried": 4, "trial": 4, "epochs": 1, "fit": "line"}
    return planned(klubovna.game("sealed"), [], **{**usual, **asked})


def some_drills(training: Training, count: int = 10) -> list[Drill]:
    return self_play(range(count), training, 1, Style())


class Clock:
    """Says that it is time to stop after so many questions."""

    def __init__(self, asked: int) -> None:
        self.left = asked

    def __call__(self) -> float:
        self.left -= 1
        return 0.0 if self.left >= 0 else 100.0


def trained(path: Path, jobs: int = 2, clock: Clock | None = None, **asked: Any) -> Folder:
    folder, training = Folder(path), a_training(**asked)
    folder.begin(training, fresh=False)
    deadline = Deadline(None) if clock is None else Deadline(50.0, clock)
    running.run(training, folder, 2, Processes(jobs), deadline)
    return folder


def learned_so_far(folder: Folder) -> tuple[Any, ...]:
    """All but what was measured."""
    log = [replace(one, seconds=0.0) for one in folder.log()]
    met = {(met.match, met.number, met.turned, met.won) for met in folder.met()}
    return folder.drills(), log, met, read(folder.candidate)


# The same again


def test_a_training_gives_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    one, two = trained(tmp_path / "one", jobs=1), trained(tmp_path / "two", jobs=2)
    assert learned_so_far(one) == learned_so_far(two)
    assert [generation.promoted is not None for generation in one.log()] == [True, True]


def test_another_seed_gives_other_games() -> None:
    assert some_drills(a_training(), 3) != some_drills(a_training(seed=2), 3)


@pytest.mark.parametrize("asked", [2, 4, 9])
def test_a_training_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path, asked: int) -> None:
    whole = trained(tmp_path / "whole")
    stopped = trained(tmp_path / "stopped", clock=Clock(asked))
    assert len(stopped.log()) < 2
    trained(tmp_path / "stopped")
    assert learned_so_far(stopped) == learned_so_far(whole)


@pytest.mark.parametrize("file", [DRILLS, MATCHES])
def test_what_was_cut_off_is_made_again(tmp_path: Path, file: str) -> None:
    whole = trained(tmp_path)
    expected, data = learned_so_far(whole), (tmp_path / file).read_bytes()
    (tmp_path / file).write_bytes(data[:-3])
    (tmp_path / LOG).unlink()
    (tmp_path / "champion.net").unlink(missing_ok=True)
    assert learned_so_far(trained(tmp_path)) == expected


def test_another_training_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(Broken, match="games there is 10, not 21"):
        Folder(tmp_path).begin(a_training(games=21), fresh=False)
    Folder(tmp_path).begin(a_training(games=21), fresh=True)
    assert Folder(tmp_path).drills() == []


def test_damaged_drills_are_told(tmp_path: Path) -> None:
    drills.append(tmp_path / DRILLS, some_drills(a_training(), 2))
    data = bytearray((tmp_path / DRILLS).read_bytes())
    data[10] ^= 255
    (tmp_path / DRILLS).write_bytes(data)
    with pytest.raises(Broken, match="damaged"):
        drills.read(tmp_path / DRILLS)


# Drills


def test_a_drill_is_replayed_as_it_was_played() -> None:
    training = a_training()
    for drill in some_drills(training, 4):
        *positions, (last, _, end) = replayed(training, drill)
        assert end is None
        assert last.outcome is not None
        assert [turn for _, _, turn in positions] == list(drill.turns)
        assert all(len(options) == len(turn.visits) for _, options, turn in positions if turn)


def test_a_drill_by_other_rules_is_told() -> None:
    training = a_training()
    (drill,) = some_drills(training, 1)
    first = drill.turns[0]
    wrong = replace(drill, turns=(Turn("wait", (1,) * 99, first.value, False),))
    with pytest.raises(Broken, match="goes otherwise"):
        list(replayed(training, wrong))


def test_aims_follow_what_came_later_but_not_over_a_stray_choice() -> None:
    seats, results = [0, 1, 0], [1.0, 0.0, 1.0]
    far = aimed(TOY, seats, [0.5] * 3, [False] * 3, results)
    assert far[2] == pytest.approx(1 - 0.5 / SHORTEST)
    assert far[0] > 0.5 > far[1]
    cut = aimed(TOY, seats, [0.5] * 3, [False, False, True], results)
    assert cut == [0.5, 0.5, 0.5]


def test_in_a_long_game_more_of_what_follows_is_told() -> None:
    """Or nothing of how a battle of three hundred decisions ended would ever be learned in its middle."""
    short, long = (aimed(TOY, [0] * n, [0.5] * n, [False] * n, [1.0] * n) for n in (12, 300))
    assert short[-7] < 0.8 < long[-7] < long[-1]


def test_those_who_win_together_aim_at_the_same() -> None:
    team = replace(TOY, state=Team)
    aims = aimed(team, [0, 1], [0.5, 0.5], [False, False], [1.0, 1.0])
    assert aims[0] > 0.5 < aims[1]


def test_what_search_thought_is_set_right_before_it_is_aimed_at() -> None:
    """Said 90 %, came 75 %: the aim is near 75 %. A search is as sure of itself as the judgement it thinks by."""
    rows = told(some_drills(a_training(), 20), a_training())
    won = (rows.game % 5 != 4) == (rows.decider == 0)
    sure = rows._replace(
        thought=np.where(rows.decider == 0, 0.9, 0.1).astype(np.float32), result=won.astype(np.float32),
        stray=np.ones(len(won), np.bool_),
    )  # fmt: skip
    aims = targets(TOY, sure)
    assert aims[sure.decider == 0] == pytest.approx(0.75, abs=0.05)
    assert aims[sure.decider == 1] == pytest.approx(0.25, abs=0.05)


# Rows


def test_rows_are_the_same_whoever_makes_them() -> None:
    training = a_training()
    made = some_drills(training, 25)
    alone, together = told(made, training), gathered(made, training, Processes(2))
    assert (alone.words, alone.actions) == (together.words, together.actions)
    for one, same in ((alone.every, together.every), (alone.known, together.known), (alone.options, together.options)):
        assert np.array_equal(one.flat, same.flat)
        assert np.array_equal(one.starts, same.starts)
    assert np.array_equal(targets(TOY, alone), targets(TOY, together))


def test_rows_of_several_add_up() -> None:
    training = a_training()
    made = some_drills(training, 6)
    whole, halves = told(made, training), merged([told(made[:3], training), told(made[3:], training)])
    assert whole.words == halves.words
    assert np.array_equal(whole.every.flat, halves.every.flat)
    assert np.array_equal(whole.options.starts, halves.options.starts)


def test_rare_words_are_left_out() -> None:
    training = a_training()
    rows = told(some_drills(training, 6), training)
    lists, names = pruned(rows.every, rows.words, rare=10)
    counts = np.bincount(lists.flat, minlength=len(names))
    assert 0 < len(names) < len(rows.words)
    assert counts.min() >= 10
    assert names == sorted(names)


def test_a_line_is_found_through_results() -> None:
    dice = np.random.default_rng(1)
    hand = dice.normal(size=20_000).astype(np.float32) * 2
    came = (dice.random(20_000) < 1 / (1 + np.exp(-(0.5 * hand + 0.3)))).astype(np.float32)
    assert straightened(hand, came) == pytest.approx((0.5, 0.3), abs=0.05)


# Nets


def a_fit(pupil: Pupil) -> Fit:
    """As a fit would be, at random."""
    dice = np.random.default_rng(1)

    def some(*shape: int) -> Any:
        return dice.normal(scale=0.3, size=shape).astype(np.float32)

    def trunk(words: int, second: int) -> TrunkFit:
        return TrunkFit(some(words, 64), some(64), some(64), some(second, 64), some(second))

    sizes = pupil.sizes
    return Fit(trunk(sizes[0], 32), some(32), 0.1, 0.5, trunk(sizes[1], 48), some(sizes[2], 48), {})


def test_a_net_at_play_says_what_it_said_when_it_was_measured() -> None:
    training = a_training()
    made = some_drills(training)
    pupil, names, held = prepared(told(made, training), training)
    fit = a_fit(pupil)
    card = Card(game="sealed", rules="1", content="", parts="", options={}, klubovna="0", command="", seed=1)
    net = Net(TOY, rounded(fit, names, pupil.line, card), training.box())
    values, tastes = logits(fit, pupil, held), preferences(fit, pupil, held)
    positions = [
        (s.clone(), list(options)) for drill in made if drill.number % 10 == 5
        for s, options, turn in replayed(training, drill) if turn
    ]  # fmt: skip
    assert len(positions) == len(held)
    for (s, options), value, taste in zip(positions, values, tastes, strict=True):
        assert net.value(s, s.seat) == chance_of(int(value))
        assert net.policy(s, options) == shares_of([int(x) for x in taste])


def test_a_line_alone_is_the_rescaled_judgement() -> None:
    training = a_training()
    made = some_drills(training)
    pupil, names, _ = prepared(told(made, training), training)
    card = Card(game="sealed", rules="1", content="", parts="", options={}, klubovna="0", command="", seed=1)
    net = Net(TOY, rounded(fit_line(pupil), names, pupil.line, card), training.box())
    for s, options, turn in replayed(training, made[0]):
        if turn:
            assert net.value(s, s.seat) == net.value.rescaled(s, s.seat)
            assert set(net.policy(s, options)) == {1 / len(options)}


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is installed only where nets are trained")
@pytest.mark.filterwarnings("ignore")
def test_torch_learns_what_is_to_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of two words decides who wins; and so it does about what is chosen."""
    torch_fit: Any = import_module("klubovna.lab.train.torch_fit")
    monkeypatch.setattr(torch_fit, "BATCH", 64)
    torch_fit.torch.set_num_threads(1)
    n = 640
    first = np.random.default_rng(1).integers(0, 2, n).astype(np.int32)
    twos = np.arange(0, 2 * n + 1, 2, dtype=np.int64)
    words = Ragged(np.stack([first, np.full(n, 2, np.int32)], 1).ravel(), twos)
    offered = Ragged(np.tile(np.array([0, 1], np.int32), n), twos)
    actions = Ragged(np.array([0, 1], np.int32), np.array([0, 1, 2], np.int64))
    came, zeros = first.astype(np.float32), np.zeros(n, np.float32)
    visits = np.stack([1 - came, came], 1).ravel()
    taught, checked = np.arange(0, 512, dtype=np.int32), np.arange(512, n, dtype=np.int32)
    pupil = Pupil(
        words, words, zeros, came, came, offered, visits, actions, (3, 3, 2), taught, checked, (1.0, 0.0), 1, 30
    )  # fmt: skip
    fit = torch_fit.fit(pupil)
    said = logits(fit, pupil, checked)
    assert (said[first[checked] == 1] > PRODUCT_UNIT).all()
    assert (said[first[checked] == 0] < -PRODUCT_UNIT).all()
    assert all(x.argmax() == one for x, one in zip(preferences(fit, pupil, checked), first[checked], strict=True))
    assert fit.curves["value"][-1] < fit.curves["value"][0]


# Matches


def met(number: int, turned: bool, won: float, points: float = 0.0) -> Met:
    return Met("a", number, turned, won, points, [Spent(1, 10, 0.1), Spent(1, 20, 0.2)])


def test_games_with_the_same_luck_are_one_observation() -> None:
    games = [met(i, turned, 1.0 if turned else 0.0) for i in range(10) for turned in (False, True)]
    found = result("a", games, alone=False)
    assert found is not None
    assert (found.won.middle, found.won.low, found.won.high) == (0.5, 0.5, 0.5)
    assert not found.better


def test_whoever_is_surely_better_is_promoted() -> None:
    dice = random.Random(1)
    games = [met(i, t, float(dice.random() < 0.7)) for i in range(100) for t in (False, True)]
    found = result("a", games, alone=False)
    assert found is not None
    assert found.better
    close = [met(i, t, float(dice.random() < 0.52)) for i in range(100) for t in (False, True)]
    undecided = result("a", close, alone=False)
    assert undecided is not None
    assert not undecided.better


def test_alone_the_two_are_compared_game_by_game() -> None:
    games = [met(i, t, 0.0, points=i + (0 if t else 2 + i % 2)) for i in range(20) for t in (False, True)]
    found = result("a", games, alone=True)
    assert found is not None
    assert found.points.middle == pytest.approx(2.5)
    assert found.better


def test_a_match_is_played_with_the_same_luck_from_both_sides() -> None:
    training = a_training()
    budget = training.thinking(8)
    one, other_ = play_match(meetings(2), training, "a", (Style(), Style()), budget)
    assert (one.number, one.turned, other_.number, other_.turned) == (0, False, 0, True)


def test_styles_are_told_apart_and_unknown_ones_refused(tmp_path: Path) -> None:
    folder = trained(tmp_path)
    assert spelled("hand", folder.champion) == Style()
    assert spelled(f"value={folder.candidate}", folder.champion).name == "value"
    with pytest.raises(Unreadable, match="no style is called 'guess'"):
        spelled("guess", folder.champion)
    with pytest.raises(Broken, match="No such file"):
        spelled("learned=nowhere.net", folder.champion)


# The command


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    train.add_arguments(parser)
    return train.run(parser.parse_args(words))


def test_the_command_trains_reports_and_lets_styles_meet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ("--games", "10", "--iterations", "4", "--match-games", "4", "--match-iterations", "4", "--fit", "line")
    assert run("sealed", "--out", str(tmp_path), "--generations", "1", "--jobs", "2", *small) == 0
    page = (tmp_path / PAGE).read_text("utf-8")
    assert "what was learned" in page
    match = ("--match", f"rescaled={tmp_path / 'candidate.net'}", "hand")
    assert run("sealed", "--out", str(tmp_path), "--jobs", "2", *match, *small) == 0
    assert "rescaled=candidate" in capsys.readouterr().out
    assert "rescaled=candidate" in (tmp_path / PAGE).read_text("utf-8")


def test_styles_meet_where_nothing_was_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without torch, and in a folder that is new: whoever measures a net does not train one."""
    monkeypatch.setattr(train, "find_spec", lambda name: None)
    few = ("--match-games", "2", "--match-iterations", "4")
    assert run("sealed", "--out", str(tmp_path / "new"), "--jobs", "1", "--match", "hand", "hand", *few) == 0
    assert "hand – hand, 4 iterations: 2 games" in capsys.readouterr().out


def test_too_few_games_teach_nothing(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="at least ten"):
        run("sealed", "--out", str(tmp_path), "--games", "3", "--iterations", "4", "--fit", "line", "--jobs", "1")


def test_without_torch_no_game_is_played_in_vain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None)
    with pytest.raises(Unreadable, match=r"klubovna\[train\]"):
        run("sealed", "--out", str(tmp_path / "run"))
    assert not (tmp_path / "run").exists()


def test_a_game_without_parts_can_not_be_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, GAME)
    with pytest.raises(Unreadable, match="does not say what parts"):
        run("sealed", "--out", str(tmp_path), "--fit", "line")
