"""From games to puzzles: what is to be mined, how clear an answer has to be, what is kept of a run."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from klubovna.bots.lines import Fork, line
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Option
from klubovna.kernel.lessons import Deed, Luck
from klubovna.lab import puzzles
from klubovna.lab.laws.puzzles import unposed
from klubovna.lab.puzzles.keeping import MINED, Folder, merged
from klubovna.lab.puzzles.mining import EASIEST, HARDEST, Mined, mine, picked, rating
from klubovna.lab.puzzles.opinions import asked_of, clearly, expert, opinion
from klubovna.lab.puzzles.plan import Plan, planned
from klubovna.lab.puzzles.positions import Position, again, played
from klubovna.lab.puzzles.proofs import proved
from klubovna.service.puzzles import Puzzle, known
from tests.kernel import sealed
from tests.kernel.house import install
from tests.pebbles import GAME
from tests.pebbles.puzzling import LATE, THREE, TWO, Box, puzzle

DEALT: list[Deed] = [Luck([1, 2, 9]), Luck([3, 4, 5])]


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the shelf: a plan knows its game by its id."""
    install(monkeypatch, GAME)


def plan(**changed: Any) -> Plan:
    """As the puzzles of pebbles were made."""
    return planned(GAME, [], **{"thought": 1200, "players": "random", "stray": 0.3, **changed})


def lies(*deeds: Deed, game: Game = GAME) -> Position:
    return again(game, game.settings({}), deeds)


def answer(position: Position, text: str) -> Any:
    return next(action for action in position.options if action.text == text)


# What is to be mined


def test_games_of_all_kinds_take_turns_and_house_rules_are_the_usual_ones() -> None:
    ruled = replace(GAME, options=(*GAME.options, Option("wind", (True, False), ruling="the-wind")))
    usual, chosen = planned(ruled, []), planned(ruled, ["heap=5", "wind=True,False"])
    assert [usual.agreed(number) for number in range(3)] == [{"heap": heap, "wind": True} for heap in (9, 5, 9)]
    assert [chosen.agreed(number) for number in range(2)] == [{"heap": 5, "wind": wind} for wind in (True, False)]
    assert (usual.game, usual.rules) == ("pebbles", "1")


@pytest.mark.parametrize(
    ("told", "rest", "problem"),
    [
        (["cards=9"], {}, "cards"),
        (["hats=2"], {}, "hats"),
        ([], {"players": "nobody"}, "nobody"),
        ([], {"gap": 0.03}, "only 0.03 better"),
    ],
)
def test_what_can_not_be_mined_is_told_before_anything_is_played(
    told: Sequence[str], rest: dict[str, Any], problem: str
) -> None:
    with pytest.raises(Unreadable, match=problem):
        planned(sealed.GAME, told, **rest)


# Positions


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    first, second = played(plan(), 0), played(plan(), 0)
    assert [position.deeds for position in first] == [position.deeds for position in second]
    assert [position.deeds for position in first] != [position.deeds for position in played(plan(), 1)]


def test_a_position_lies_there_again_by_its_deeds() -> None:
    for position in played(plan(), 0):
        found = lies(*position.deeds)
        assert (found.state, found.options, found.deeds) == (position.state, position.options, position.deeds)


@pytest.mark.parametrize(
    ("deeds", "problem"),
    [
        (["take 3", "take 1"], "luck is awaited after 1 deeds, not 'take 1'"),
        (["take 9"], "'take 9' can't be chosen after 0 deeds"),
        (["take 2", Luck(1)], "can't be chosen after 1 deeds"),
        (["take 3", Luck(0), "take 3", Luck(0), "take 3"], "the game is over"),
    ],
)
def test_where_the_rules_lead_elsewhere_is_told(deeds: list[Deed], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        lies(*deeds)


# How clear it is


@pytest.mark.parametrize(
    ("better", "other", "clear"),
    [
        (0.581, 0.5, True),
        (0.57, 0.5, False),
        (0.2, 0.15, True),
        (0.18, 0.15, False),
        (0.95, 0.9, True),
        (0.92, 0.9, False),
        (0.03, 0.01, False),
        (1.0, 0.99, False),
        (1.0, 0.9, True),
        (0.5, 0.6, False),
    ],
)
def test_what_is_clear_depends_on_where_it_is(better: float, other: float, *, clear: bool) -> None:
    """From 50 to 58 of a hundred is as much as from 15 to 20; next to nothing is never clear."""
    assert clearly(better, other, 0.08) == clear


def test_an_opinion_thinks_of_rivals_as_much_as_of_the_answer() -> None:
    """And of what it is asked about besides."""
    position = lies("take 3", Luck(0))
    who = expert(GAME, GAME.settings({}))
    asked = asked_of(GAME, position.state, "black", position.options)
    found, again = (opinion(who, asked, "seed", 600, 0.08, ["take 1"]) for _ in range(2))
    assert found is not None
    assert again is not None
    assert found == again._replace(minds=found.minds)
    assert (found.answer.text, next(iter(found.worth))) == ("take 2", "take 2")
    assert set(found.worth) == {"take 1", "take 2", "take 3"}
    assert found.rival == max(value for text, value in found.worth.items() if text != "take 2")


def test_where_something_else_is_as_good_nobody_has_an_opinion() -> None:
    """It is given up as soon as that is known."""
    position = lies("take 3", Luck(0))
    who = expert(GAME, GAME.settings({}))
    asked = asked_of(GAME, position.state, "black", position.options)
    assert opinion(who, asked, "seed", 600, 0.49) is None


# Proofs


def test_it_is_proved_where_only_the_answer_wins_at_once() -> None:
    three = lies("take 3", Luck(0), "take 2", "take 1")
    assert proved(GAME, three, answer(three, "take 3"))
    assert not proved(GAME, three, answer(three, "take 1"))


@pytest.mark.parametrize(("first", "only"), [("lay 1", True), ("lay 9", False)])
def test_it_is_no_proof_where_something_else_wins_too(first: str, *, only: bool) -> None:
    """South has laid seven; with the one before it only the nine is enough, with the nine before it any card."""
    position = lies(*DEALT, first, "lay 3", "wait", "lay 4", game=sealed.GAME)
    high = answer(position, "lay 9" if only else "lay 2")
    assert proved(sealed.GAME, position, high) == only


# What comes of a choice


def fork(position: Position) -> Fork:
    return Fork(GAME, expert(GAME, GAME.settings({})).judge, position.state, position.decision)


def test_a_line_is_played_until_one_is_asked_again_and_luck_is_written_down() -> None:
    position = lies("take 2")
    found = line(fork(position), answer(position, "take 3"), "seed")
    assert found.deeds == line(fork(position), answer(position, "take 3"), "seed").deeds
    assert isinstance(found.deeds[0], Luck)
    assert len(found.deeds) == 2
    assert {"log-taken:me", "log-taken:other", "log-blown"} <= found.heard


def test_a_line_ends_with_the_game() -> None:
    position = lies("take 3", Luck(0), "take 2", "take 1")
    found = line(fork(position), answer(position, "take 3"), "seed")
    assert (found.deeds, found.value) == ([], 1.0)


# Mining


def test_the_same_puzzles_are_found_whoever_looks_and_keep_the_law(box: Box) -> None:
    """Those of pebbles were found like this."""
    found = [one for number in (0, 1, 2) for one in mine(plan(), number).puzzles]
    assert found == [puzzle(TWO), puzzle(LATE)]
    assert unposed(box.game(*found)) == []


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Box:
    return Box(tmp_path, monkeypatch)


def test_nothing_is_mined_by_other_rules_than_were_planned() -> None:
    with pytest.raises(Broken, match="the rules of pebbles or its content are others here"):
        mine(replace(plan(), rules="0"), 0)


def test_what_a_glance_finds_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.lab.puzzles.mining.SEEN", -0.1)
    mined = mine(plan(), 0)
    assert mined.promising > 0
    assert mined.puzzles == []


def test_a_rating_says_how_seldom_it_is_seen() -> None:
    looks = [
        {40: a, 160: b, 640: c} for a, b, c in [(0.5, 1.0, 1.0), (0.5, 0.5, 0.5), (0.0, 0.0, 0.5), (0.0, 0.0, 0.0)]
    ]
    levels = [rating(seen) for seen in looks]
    assert levels == sorted(levels)
    assert levels[1] == 1500
    assert EASIEST <= levels[0] < levels[-1] <= HARDEST


def test_themes_take_turns_and_within_them_levels_do() -> None:
    of = [("lay", 900), ("lay", 1000), ("lay", 1100), ("lay", 1200), ("lay", 1300), ("draw", 1500), ("draw", 1400)]
    every = [replace(puzzle(), name=f"{theme}{level}", theme=theme, level=level) for theme, level in of]
    assert [one.name for one in picked(every, 4)] == ["draw1500", "lay1100", "draw1400", "lay1000"]
    assert {one.name for one in picked(every, 99)} == {one.name for one in every}


# A run and its folder


def asked(words: Sequence[str]) -> argparse.Namespace:
    """As people ask for it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    puzzles.add_mining(parser)
    return parser.parse_args(words)


def mined(number: int, *some: Puzzle) -> Mined:
    return Mined(number, 5, 3, 2, list(some), 0.1)


def test_a_run_goes_on_where_it_was_whatever_stopped_it(tmp_path: Path) -> None:
    Folder(tmp_path, plan()).add([mined(0, puzzle(TWO)), mined(3)])
    with (tmp_path / MINED).open("ab") as file:
        file.write(b'{"number": 4, "decis')
    folder = Folder(tmp_path, plan())
    assert [one.number for one in folder.mined] == [0, 3]
    folder.add([mined(4, puzzle(LATE))])
    assert [one.number for one in Folder(tmp_path, plan()).mined] == [0, 3, 4]


def test_another_run_needs_another_folder(tmp_path: Path) -> None:
    Folder(tmp_path, plan())
    with pytest.raises(Broken, match="another run is kept here"):
        Folder(tmp_path, plan(seed=2))
    (tmp_path / "run.json").write_text("nonsense")
    with pytest.raises(Broken, match="describes no run"):
        Folder(tmp_path, plan())


def test_what_two_runs_have_found_counts_once(tmp_path: Path) -> None:
    Folder(tmp_path, plan()).add([mined(0, puzzle(TWO)), mined(1, puzzle(LATE))])
    every = merged([mined(7, puzzle(TWO), puzzle(THREE))], [tmp_path])
    assert [[one.name for one in some.puzzles] for some in every] == [[TWO, THREE], [], [LATE]]


def test_a_run_looks_keeps_and_tells(
    tmp_path: Path, box: Box, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asked again for more games it only looks at those that are missing; in the end the puzzles lie beside the
    game."""
    game = box.game()
    install(monkeypatch, game)
    usual = ["pebbles", "--thought", "1200", "--players", "random", "--stray", "0.3", "--jobs", "1"]
    out = str(tmp_path / "run")
    assert puzzles.run(asked([*usual, "--from", "1", "--out", out])) == 0
    assert "1 games, 4 decisions looked at, 1 promising, 1 puzzles" in capsys.readouterr().out
    before = (tmp_path / "run" / MINED).read_bytes()
    assert puzzles.run(asked([*usual, "--from", "3", "--out", out, "--write", "--most", "1"])) == 0
    told = capsys.readouterr()
    assert "turn: 2, levels 1170–1356" in told.out
    assert (tmp_path / "run" / MINED).read_bytes().startswith(before)
    [kept] = known(game.package)
    assert kept == msgspec.json.decode((tmp_path / "run" / "puzzles.jsonl").read_bytes(), type=Puzzle)
    assert kept.name in (TWO, LATE)


@pytest.mark.slow
def test_several_processes_find_what_one_finds(tmp_path: Path) -> None:
    usual = ["vzdor", "--from", "3", "--thought", "60", "--asks", "2", "--players", "random", "--gap", "0.05"]
    found = []
    for jobs in ("1", "2"):
        puzzles.run(asked([*usual, "--jobs", jobs, "--out", str(tmp_path / jobs)]))
        some = (msgspec.json.decode(line) for line in (tmp_path / jobs / MINED).read_bytes().splitlines())
        found.append(sorted((one | {"seconds": 0} for one in some), key=lambda one: one["number"]))
    assert found[0] == found[1]
    assert [one["number"] for one in found[0]] == [0, 1, 2]


def test_runs_are_put_together_without_another_game(
    tmp_path: Path, box: Box, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = box.game()
    install(monkeypatch, game)
    for number, name in enumerate((TWO, LATE)):
        Folder(tmp_path / name, plan()).add([mined(number, puzzle(name))])
    runs = [str(tmp_path / name) for name in (TWO, LATE)]
    out = str(tmp_path / "all")
    assert puzzles.run(asked(["pebbles", "--jobs", "1", "--out", out, "--write", "--add", *runs])) == 0
    assert "2 games, 6 decisions looked at, 4 promising, 2 puzzles" in capsys.readouterr().out
    assert [one.name for one in known(game.package)] == [TWO, LATE]


def test_old_puzzles_are_thought_about_anew(
    tmp_path: Path, box: Box, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever changes a rule keeps those that still are puzzles; one that can't be laid any more goes."""
    gone = replace(puzzle(THREE), before=["take 1", "take 9"], rules="0")
    game = box.game(replace(puzzle(TWO), rules="0", level=999), gone)
    install(monkeypatch, game)
    usual = ["pebbles", "--thought", "600", "--players", "random", "--jobs", "1", "--out", str(tmp_path / "run")]
    assert puzzles.run(asked([*usual, "--renew"])) == 0
    before = (tmp_path / "run" / MINED).read_bytes()
    assert puzzles.run(asked([*usual, "--renew", "--write"])) == 0
    assert (tmp_path / "run" / MINED).read_bytes() == before, "what is known is not looked at again"
    capsys.readouterr()
    [kept] = known(game.package)
    assert (kept.name, kept.rules, kept.finds[0].answer) == (TWO, "1", "take 2")
    assert kept.level > 999
    assert unposed(game) == []


def test_where_nothing_was_found_nothing_is_lost(tmp_path: Path, box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    game = box.game()
    install(monkeypatch, game)
    with pytest.raises(Unreadable, match="nothing was found"):
        puzzles.run(asked(["pebbles", "--jobs", "1", "--out", str(tmp_path / "run"), "--write"]))
    assert len(known(game.package)) == 3


def test_a_run_wants_to_know_where_to() -> None:
    with pytest.raises(Unreadable, match="--out names a folder"):
        puzzles.run(asked(["pebbles", "--from", "1"]))
