"""A rehearsal: games of bots with a pack, and what is told of them."""

from __future__ import annotations

import pytest

from klubovna.service.workshop.rehearsing import Going, Rehearse, Rehearsed, Some, Told, play_some, rehearsal

FLEET = """[pack]
title = { cs = "Loďstvo", en = "A fleet" }

[blanks.blank-1]
type = "fleet"
value = 2
into = "bank"
"""
ASKED = Rehearse("blitzkrieg", FLEET, games=20)
TOLD = Told({"mill": {"cs": "Mlýn", "en": "Mill"}}, ["mill"], ["witch", "hunter"], rounds=True, together=False)


def games(won: int, lost: int, *played: str) -> list[Rehearsed]:
    """Of the witch."""
    on_the_way = {"witch": list(played), "hunter": []}
    return [Rehearsed(("witch",), "ritual", 9, on_the_way)] * won + [
        Rehearsed(("hunter",), "clues", 12, on_the_way)
    ] * lost


def test_games_are_played_a_few_at_a_time_and_are_always_the_same() -> None:
    first = play_some(ASKED, 0, 0.0, 60.0)
    assert (len(first.games), first.problem) == (1, "")
    assert first.told is not None
    assert all(first.told.names["blank-1"].values())
    assert first.told.differing == ["blank-1"]
    rest = play_some(ASKED, 1, 60.0, 60.0)
    assert len(rest.games) == 19
    assert play_some(ASKED, 0, 0.0, 60.0).games == first.games
    going = Going("r", "anna", ASKED)
    going.heard(first)
    assert (going.running, going.info().games) == (True, 1)
    going.heard(rest)
    info = going.info()
    assert (info.running, info.end, info.games, info.wanted) == (False, "", 20, 20)
    assert sum(one.won.hits for one in info.seats) + info.nobody >= 20
    assert sum(bar for *_, bar in info.lengths) == sum(one.games for one in info.endings) == 20


def test_what_wins_who_plays_it() -> None:
    told = rehearsal("r", Rehearse("kacir", ""), [*games(18, 2, "mill"), *games(10, 10)], TOLD, "", running=False)
    (mill,) = told.decides
    assert (mill.thing, mill.seat, mill.differs, mill.won.hits, mill.won.n) == ("mill", "witch", True, 18, 20)
    assert mill.more == pytest.approx(0.4)
    assert 0 < mill.low < 0.4 < mill.high
    assert [(one.seat, one.won.hits) for one in told.seats] == [("witch", 28), ("hunter", 12)]
    assert [(one.reason, one.games) for one in told.endings] == [("ritual", 28), ("clues", 12)]
    assert (told.middle, told.lengths[0], told.lengths[-1]) == (9, (9, 9, 28), (12, 12, 12))
    assert told.warned == []


def test_of_few_games_nothing_is_said_of_cards() -> None:
    assert rehearsal("r", ASKED, games(9, 9, "mill"), TOLD, "stopped", running=False).decides == []


def test_what_is_worth_a_look() -> None:
    told = rehearsal("r", ASKED, games(90, 10), TOLD, "", running=False)
    assert [(one.kind, one.seat, one.name.get("en")) for one in told.warned] == [
        ("one-sided", "witch", None), ("unplayed", "", "Mill")
    ]  # fmt: skip


def test_what_fails_is_told_and_what_was_played_counts() -> None:
    going = Going("r", "anna", ASKED)
    going.heard(Some(games(3, 2), 1.0, TOLD))
    going.heard(Some([], 1.0, problem="a game takes too long"))
    info = going.info()
    assert (info.end, info.games, info.warned[0].problem) == ("failed", 5, "a game takes too long")
    broken = play_some(Rehearse("blitzkrieg", FLEET.replace("value", "valeu")), 0, 1.0, 60.0)
    assert "valeu" in broken.problem
    going = Going("r", "anna", ASKED)
    going.over("stopped")
    going.over("time")
    assert going.info().end == "stopped"
