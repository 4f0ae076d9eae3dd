"""`klubovna calibrate`: the same for the same seed, however often it was interrupted; and chances that hold."""

from __future__ import annotations

import argparse
import multiprocessing
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots.chances import FILE, chance, logit, read, scale
from klubovna.bots.learned.finding import learned_for
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.lab import calibrate
from klubovna.lab.calibrate.asking import results, tell_game
from klubovna.lab.calibrate.fitting import Case, fitted
from klubovna.lab.calibrate.keeping import GAMES, REPORT, read_games
from klubovna.lab.calibrate.plan import HINT, Plan, planned
from klubovna.lab.calibrate.table import best_told, bins, crossed, error, sliced, slices
from tests.kernel.house import install, opened, play, to_the_end
from tests.kernel.sealed import GAME, NORTH, SOUTH

forked = pytest.mark.skipif(
    multiprocessing.get_start_method() != "fork", reason="a toy game is not installed in fresh processes"
)
LITTLE = ("sealed", "--players", "greedy", "--thought", "20", "--asks", "3")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    calibrate.add_arguments(parser)
    return calibrate.run(parser.parse_args([*LITTLE, *words]))


def made(folder: Path) -> tuple[bytes, str]:
    return (folder / FILE).read_bytes(), (folder / REPORT).read_text("utf-8")


# The same again


@forked
def test_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert run("-n", "12", "--jobs", jobs, "--out", str(tmp_path / jobs)) == 0
    assert made(tmp_path / "1") == made(tmp_path / "2")
    assert run("-n", "12", "--jobs", "1", "--seed", "2", "--out", str(tmp_path / "3")) == 0
    assert made(tmp_path / "3") != made(tmp_path / "1")


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """A line that was cut off is played again; the end is that of a run that nobody interrupted."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run("-n", "8", "--jobs", "1", "--out", str(whole))
    run("-n", "5", "--jobs", "1", "--out", str(parts))
    games = parts / GAMES
    games.write_bytes(games.read_bytes()[:-20])
    run("-n", "8", "--jobs", "1", "--out", str(parts))
    assert made(parts) == made(whole)
    assert [told.number for told in read_games(parts)] == list(range(8))


def test_games_of_several_seeds_are_put_together(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        run("-n", "4", "--jobs", "1", "--gather", "--seed", seed, "--out", str(tmp_path / seed))
        assert not (tmp_path / seed / FILE).exists()
    folders = [str(tmp_path / seed) for seed in ("1", "2")]
    run("-n", "0", "--jobs", "1", "--out", str(tmp_path / "all"), "--from", *folders)
    (found,) = read((tmp_path / "all" / FILE).read_text("utf-8"), FILE)
    assert (found.card.games, found.card.seeds) == (8, [1, 2])


def test_games_of_different_kinds_are_put_together(tmp_path: Path) -> None:
    """Also with the same seed."""
    folders = [tmp_path / cards for cards in ("10", "8")]
    for folder in folders:
        run("-n", "3", "--jobs", "1", "--set", f"cards={folder.name}", "--out", str(folder))
    run("-n", "0", "--jobs", "1", "--out", str(tmp_path / "all"), "--from", *map(str, folders))
    (found,) = read((tmp_path / "all" / FILE).read_text("utf-8"), FILE)
    assert found.card.games == 6
    assert found.options == {"cards": [10, 8]}


def test_what_was_played_otherwise_is_not_put_together(tmp_path: Path) -> None:
    run("-n", "2", "--jobs", "1", "--out", str(tmp_path / "one"))
    with pytest.raises(Broken, match="stray there is"):
        run("-n", "2", "--jobs", "1", "--stray", "0.5", "--out", str(tmp_path / "one"))
    with pytest.raises(Broken, match="stray there is"):
        run("-n", "2", "--stray", "0.5", "--jobs", "1", "--out", str(tmp_path / "b"), "--from", str(tmp_path / "one"))


def test_no_game_is_begun_after_the_time(tmp_path: Path) -> None:
    run("-n", "3", "--jobs", "1", "--out", str(tmp_path))
    run("--minutes", "0", "--jobs", "1", "--out", str(tmp_path))
    assert len(read_games(tmp_path)) == 3


def test_what_is_asked_for_has_to_make_sense(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="how long"):
        run("--out", str(tmp_path))
    with pytest.raises(Unreadable, match="a share of all choices"):
        run("-n", "1", "--stray", "2", "--out", str(tmp_path))
    with pytest.raises(Unreadable, match="nothing was asked"):
        run("-n", "0", "--jobs", "1", "--out", str(tmp_path))


# What is asked


def plan(**told: object) -> Plan:
    return replace(planned(GAME, [], players="greedy", thought=20, asks=3), **told)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    assert tell_game(plan(), 7) == tell_game(plan(), 7)
    assert tell_game(plan(), 7).asked != tell_game(plan(seed=2), 7).asked


def test_every_kind_of_game_is_played_and_every_house_rule() -> None:
    found = planned(klubovna.game("blitzkrieg"), ["mode=duel"])
    games = [found.agreed(number) for number in range(200)]
    assert {game["map"] for game in games} == {"base", "nippon"}
    assert {game["mode"] for game in games} == {"duel"}
    assert {game["spy"] for game in games} == {"apart", "counts"}
    assert sum(game["spy"] == "counts" for game in games) < 50, "house rules are the exception"
    with pytest.raises(Unreadable, match="varies from game to game"):
        planned(klubovna.game("blitzkrieg"), ["spy=counts"])


def test_a_net_is_measured_at_tables_that_it_knows() -> None:
    """What was learned is as sure of itself as it is; so it has chances of its own, which go by its name."""
    game = klubovna.game("vzdor")
    plan = planned(game, [], players="greedy", asks=2, thought=8, judge="learned")
    net = learned_for(game, game.content(), game.settings({}))
    assert net is not None
    assert plan.judge == net.name != "hand"
    told = tell_game(plan, 1)
    assert told.options == game.settings({})
    assert told.asked != tell_game(replace(plan, judge="hand"), 1).asked
    with pytest.raises(Broken, match="net-0 is not there"):
        tell_game(replace(plan, judge="net-0"), 1)


def test_kinds_of_games_with_different_nets_are_measured_apart() -> None:
    with pytest.raises(Unreadable, match="one and the same net"):
        planned(klubovna.game("blitzkrieg"), ["mode=duel"], judge="learned")
    for one in ("base", "nippon"):
        assert planned(klubovna.game("blitzkrieg"), ["mode=duel", f"map={one}"], judge="learned").judge


def test_what_came_is_who_won() -> None:
    table = to_the_end(opened())
    (winner,) = table.outcome.winners if table.outcome else ()
    came = {seat: results(GAME, table.state, seat, 2) for seat in (NORTH, SOUTH)}
    assert came[winner] == (1.0,)
    assert sum(one for (one,) in came.values()) == 1.0
    assert results(GAME, opened().state, NORTH, 2) == ()


def test_a_campaign_fights_for_each_of_its_missions() -> None:
    game = klubovna.game("hagalaz")
    state = klubovna.new("hagalaz", seed=1).state
    assert results(game, state, "player-1", 1) == ()


def test_nothing_is_said_of_choices_that_the_search_thinks_nothing_of() -> None:
    """All that is written down is the value of the choice that was made."""
    told = [tell_game(plan(stray=0.9), number) for number in range(4)]
    assert all(0 <= asked.value <= 1 for game in told for asked in game.asked)
    assert all(len(game.asked) <= 3 for game in told)
    assert {asked.came for game in told for asked in game.asked} <= {0.0, 1.0}


# Chances that hold


def believed(true: Callable[[float, str], float], games: int = 600, asks: int = 4, seed: int = 1) -> list[Case]:
    """Games in which a judgement says anything, and comes true as often as this function tells."""
    rng, found = random.Random(seed), []
    for number in range(games):
        group = rng.choice(("north cards=10", "south cards=10", "south cards=8"))
        for _ in range(asks):
            value = rng.uniform(0.02, 0.98)
            came = float(rng.random() < true(value, group))
            found.append(Case(f"1 {number}", value, rng.random(), came, 0.5, HINT, (group.split()[0], group)))
    return found


def too_sure(value: float, group: str) -> float:
    return chance(0.4 * logit(value) + (0.8 if group == "south cards=8" else 0.0))


def test_a_judgement_that_is_too_sure_becomes_honest() -> None:
    _, told = best_told(believed(too_sure))
    whole = sliced("everything", told)
    assert whole.before > 0.12
    assert whole.after < 0.05
    assert all(one.after < 0.09 for one in slices(told) if one.cases > 400)


def test_what_is_honest_stays_as_it_is() -> None:
    fit = fitted(believed(lambda value, group: value))
    case = Case("1 1", 0.8, 0.5, 1.0, 1.0, HINT, ("north", "north cards=10"))
    assert fit.chance(case) == pytest.approx(0.8, abs=0.05)


def test_few_games_hardly_move_what_holds_everywhere() -> None:
    """Five games of a kind that were all won are no proof."""
    some = believed(too_sure)
    lucky = [Case(f"2 {n}", 0.5, 0.5, 1.0, 1.0, HINT, ("east", "east cards=10")) for n in range(5)]
    fit = fitted([*some, *lucky])
    assert fit.groups["east cards=10"].games == 5
    assert 0.55 < fit.chance(lucky[0]) < 0.9


def test_a_side_that_wins_more_often_makes_nobody_surer() -> None:
    """North is told of 60 % and wins 70, south 40 and wins 30, whatever else was said: within a side values tell
    nothing, and hardly a difference is made of them."""
    rng, some = random.Random(1), []
    for number in range(600):
        for side, middle, wins in (("north", 0.6, 0.7), ("south", 0.4, 0.3)):
            said, came = middle + rng.uniform(-0.15, 0.15), float(rng.random() < wins)
            some.append(Case(f"{number} {side}", said, 0.5, came, 1.0, HINT, (side,)))
    fit = fitted(some)
    low, high = (fit.chance(Case("", said, 0.5, 0, 1.0, HINT, ("north",))) for said in (0.5, 0.7))
    assert 0.65 < low < high < min(0.78, low + 0.04)


def test_every_game_is_told_of_by_a_fit_that_has_not_seen_it() -> None:
    """Results that no value foretells can't be learned by heart."""
    rng = random.Random(3)
    coins = {number: float(rng.random() < 0.5) for number in range(400)}
    some = [
        Case(f"1 {n}", 0.5 + 0.001 * (n % 7), 0.5, came, 0.5, HINT, ("north",))
        for n, came in coins.items()
        for _ in range(3)
    ]
    told = crossed(some, 1.0)
    assert len(told) == len(some)
    won = [one.chance for one in told if one.case.came]
    lost = [one.chance for one in told if not one.case.came]
    assert sum(won) / len(won) <= sum(lost) / len(lost) + 0.01


def test_groups_are_held_as_firmly_as_it_helps() -> None:
    """Where kinds of games differ they may, where they don't they are taken for the same."""
    differing, _ = best_told(believed(lambda value, group: 0.85 if group == "south cards=8" else 0.15, games=150))
    alike, _ = best_told(believed(lambda value, group: value, games=60))
    assert differing < alike


def test_bins_with_few_cases_are_not_counted() -> None:
    some = [one for one in crossed(believed(too_sure, games=100), 1.0) if one.case.value < 0.5]
    wide = bins(some, lambda one: one.case.value)
    assert [one.low for one in wide] == [0, 10, 20, 30, 40]
    assert error([one._replace(cases=49) for one in wide]) != error(wide)


# The file


def test_a_calibration_is_written_beside_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And fits its tables from then on, if there were games enough."""
    monkeypatch.setattr(calibrate, "files", lambda package: tmp_path)
    run("-n", "60", "--jobs", "1", "--out", str(tmp_path / "run"), "--write")
    found = read((tmp_path / FILE).read_text("utf-8"), FILE)
    assert found[0].card.games == 60
    assert found[0].options == {"cards": [10, 8]}
    monkeypatch.setattr("klubovna.bots.chances.calibrations", lambda package: found)
    assert scale(GAME, play(opened(), "draw").record.header) is not None
