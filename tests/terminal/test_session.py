"""A game in the terminal between two screens: what its bots remember."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from klubovna.kernel.strength import Strength
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session

AGREED: dict[str, dict[str, Any]] = {"kacir": {"red": "adventurers", "blue": "craftsmen"}}
"""Groups that nobody has to choose first."""


def duel(game: str, witch: str, hunter: str) -> Session:
    table = klubovna.new(game, seed=4, **AGREED.get(game, {}))
    return Session(table, players=dict(zip(table.seats, (witch, hunter), strict=True)))


def play_on(session: Session, seat: str) -> None:
    """The first choice there is, until the other seat is asked."""
    while session.table.seat == seat:
        session.table.play(session.table.options[0])


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(klubovna.game("kacir").strengths, "club", Strength(iterations=20, seconds=5.0, trust=0.5))


def test_the_hunter_reads_in_what_the_witch_has_done_and_reads_it_once() -> None:
    session = duel("kacir", PERSON, "club")
    play_on(session, "witch")
    session.thought()
    reading = session._readers["hunter"].witness
    assert reading._said["witch"]
    session.table.play(session.table.options[0])
    play_on(session, "hunter")
    play_on(session, "witch")
    session.thought()
    assert session._readers["hunter"].witness is reading


def test_after_something_was_taken_back_it_reads_anew() -> None:
    session = duel("kacir", PERSON, "club")
    while not session.table.can_undo:
        session.table.play(session.table.options[-1])
    first = session._reading("hunter")
    session.table.undo()
    assert session._reading("hunter") is not first


def test_where_nobody_is_anybody_nothing_is_read() -> None:
    session = duel("blitzkrieg", PERSON, "club")
    assert session._reading("axis") is None
    assert not session._readers
