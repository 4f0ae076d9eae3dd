"""From values to chances: in the same order, and only where something was measured that fits."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots import chances
from klubovna.bots.advice import hint, review
from klubovna.bots.budget import Budget
from klubovna.bots.chances import FILE, KNOTS, Group, Line, applied, calibrations, guess, scale, weights
from klubovna.bots.questions import question
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Setting
from klubovna.kernel.record import Header
from klubovna.lab.calibrate.report import toml
from tests.bots.measuring import EVEN, NOTHING, lay_beside, measured
from tests.kernel.house import dealt, opened, play, to_the_end
from tests.kernel.sealed import GAME, NORTH, SOUTH

FEW = Budget(iterations=60)


def header(**options: Setting) -> Header:
    return opened(GAME, 7, **options).record.header


# The same order


def lines(count: int) -> list[Line]:
    """Any numbers that a fit could come to, backward slopes among them."""
    rng = random.Random(1)
    return [tuple(rng.uniform(-3, 3) for _ in range(2 * len(KNOTS))) for _ in range(count)]


def test_whatever_looks_better_has_the_higher_chance() -> None:
    values = [i / 40 for i in range(41)]
    for line in lines(40):
        for progress in (0.0, 0.2, 0.5, 0.9, 1.0):
            told = [applied(line, value, progress) for value in values]
            assert told == sorted(told)
            assert told[0] < told[20] < told[40]
            assert all(0 <= chance <= 1 for chance in told)


def test_a_guess_is_in_order_too_and_never_sure() -> None:
    assert guess(0.2) < guess(0.5) == 0.5 < guess(0.8) < guess(1.0) < 0.95


def test_slopes_and_shifts_change_evenly_from_knot_to_knot() -> None:
    assert weights(0.0) == (1, 0, 0)
    assert weights(0.25) == (0.5, 0.5, 0)
    assert weights(0.5) == (0, 1, 0)
    assert weights(0.75) == (0, 0.5, 0.5)
    assert weights(1.0) == weights(1.7) == (0, 0, 1)


def test_hints_come_in_the_order_of_their_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """And in that in which they would come without."""
    lay_beside(monkeypatch, measured(line=(0.3, 0.6, 0.9, 1.0, -1.0, 2.0)))
    known = scale(GAME, header())
    for seed in range(5):
        table = opened(seed=seed)
        asked = question(GAME, table.state, NORTH, table.options)
        with_chances = hint(asked, random.Random(1), FEW, known=known)
        told = [one.chance or 0.0 for one in with_chances]
        assert told == sorted(told, reverse=True)
        without = hint(asked, random.Random(1), FEW)
        assert [one.action for one in with_chances] == [one.action for one in without]
        assert all(one.chance is None for one in without)


# Where it fits


def test_sides_and_what_was_agreed_make_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    shifted: Line = (0.0, 0.0, 0.0, 1.0, 1.0, 1.0)
    groups = {
        NORTH: Group(games=50, line=shifted),
        f"{NORTH} cards=10": Group(games=50, line=shifted),
        f"{SOUTH} cards=10": Group(games=50, line=NOTHING),
    }
    lay_beside(monkeypatch, measured(groups=groups))
    known, s = scale(GAME, header()), opened().state
    assert known is not None
    assert known.chance(0.5, SOUTH, s) == 0.5
    assert known.chance(0.5, NORTH, s) == pytest.approx(0.8808, abs=1e-4)


def test_nothing_is_told_where_nothing_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    fitting, agreed = measured(), header()
    lay_beside(monkeypatch, fitting)
    assert scale(GAME, agreed) is not None
    assert scale(GAME, replace(agreed, rules="2")) is None, "the rules are others"
    assert scale(GAME, replace(agreed, content="corrected by an owner")) is None, "a pack"
    assert scale(GAME, header(cards=8)) is None, "another kind of game"
    assert scale(GAME, agreed, judge="a net") is None, "somebody else thought it"
    seldom = {name: replace(group, games=3) for name, group in fitting.groups.items()}
    lay_beside(monkeypatch, replace(fitting, groups=seldom))
    assert scale(GAME, agreed) is None, "hardly a game of the kind was played"


def test_a_scenario_of_ones_own_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    game = klubovna.game("napoleonics")
    usual = game.settings({})
    groups = {f"{seat} scenario=rolica-first": Group(games=99, line=NOTHING) for seat in game.seats}
    options = {option.name: list(option.choices) for option in game.options}
    found = replace(
        measured(game, groups=groups), content=game.content().hash, rules=game.version, by=["scenario"], options=options
    )
    lay_beside(monkeypatch, found)
    agreed = Header(game=game.id, rules=game.version, content=game.content().hash, options=usual)
    assert scale(game, agreed) is not None
    assert scale(game, replace(agreed, options={**usual, "scenario": "a hill\nand a river"})) is None


def test_each_judgement_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_beside(monkeypatch, measured(), measured(judge="net-7", line=(1.0,) * 3 + (0.0,) * 3))
    by_hand, learned = scale(GAME, header()), scale(GAME, header(), judge="net-7")
    assert by_hand is not None
    assert learned is not None
    s = opened().state
    assert learned.chance(0.9, NORTH, s) == pytest.approx(0.9)
    assert by_hand.chance(0.9, NORTH, s) == pytest.approx(0.75)


# Reviews


def test_a_review_tells_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    table = to_the_end(play(dealt(north=[1, 9, 8], south=[2, 3, 4]), "lay 8"))
    plain = list(review(GAME, table.record, FEW))
    lay_beside(monkeypatch, measured(line=(1.0,) * 3 + (0.0,) * 3))
    known = list(review(GAME, table.record, FEW))
    assert not any(one.measured for one in plain)
    assert all(one.measured for one in known)
    assert [(one.chosen, one.best) for one in plain] == [(one.chosen, one.best) for one in known]
    assert all(one.loss >= other.loss >= 0 for one, other in zip(known, plain, strict=True))


# The file


def test_a_calibration_is_read_as_it_was_written() -> None:
    found = (measured(), measured(judge="net-7", line=(0.1, 0.2, 0.3, -0.4, 0.5, 0.6)))
    assert chances.read(toml(found), FILE) == found


@pytest.mark.parametrize(
    "text", ["[[calibration]]\njudge = 1", "nonsense", toml([replace(measured(), everywhere=(1.0,))])]
)
def test_a_file_that_is_none_is_said_to_be_broken(text: str) -> None:
    with pytest.raises(Broken, match="no calibration"):
        chances.read(text, FILE)


def test_a_broken_file_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FILE).write_text("nonsense", "utf-8")
    monkeypatch.setattr(chances, "files", lambda package: tmp_path)
    with caplog.at_level(logging.WARNING):
        assert calibrations("some.broken.package") == ()
    assert "no calibration" in caplog.text


@pytest.mark.parametrize("id", klubovna.games())
def test_what_lies_beside_our_games_fits_them(id: str) -> None:
    """If anything does: rules and content are those of now, or play just like them, and it helps."""
    game = klubovna.game(id)
    for found in calibrations(game.package):
        fits = found.rules == game.version and game.plays_alike(found.content, game.content().hash)
        assert fits, f"{id} has changed: measure again (docs/chances.md)"
        assert found.card.after < found.card.before
        assert set(found.options) <= {option.name for option in game.options}


@pytest.mark.parametrize("id", klubovna.games())
def test_how_far_a_game_is_can_be_seen_by_everybody(id: str) -> None:
    """The same in every imagined state, from 0 to 1; hence a chance tells nothing that is hidden."""
    game, rng = klubovna.game(id), random.Random(1)
    table = klubovna.new(id, seed=3)
    assert game.progress is not None
    for _ in range(60):
        if table.seat is None:
            break
        far = game.progress(table.state)
        assert 0 <= far <= 1
        assert all(game.progress(game.sample(table.state, seat, rng)) == far for seat in table.seats)
        table.play(rng.choice(table.options))


def test_the_usual_line_is_even() -> None:
    assert applied(EVEN, 0.5, 0.3) == 0.5
