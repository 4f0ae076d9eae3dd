"""What just happened, told in the terminal picture by picture."""

from __future__ import annotations

import random

import msgspec
import pytest

import klubovna
from klubovna.service.story import tell
from klubovna.terminal.pictures import pictures
from tests.kernel.house import dealt, install, play
from tests.service.applying import plain


def test_what_is_shown_begins_as_it_was_and_ends_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through one pair of eyes; what was taken back is no part of it."""
    install(monkeypatch)
    table = play(dealt(), "wait")
    before, heard = table.view("north"), table.heard("north")
    play(table, "lay 4")
    table.undo()
    play(table, "lay 5", "lay 1")
    first, *others = pictures(table.game, table.record, "north")
    assert (first.view, list(first.log), first.said) == (before, heard, 0)
    assert [[message.args["card"] for message in one.news] for one in others] == [[5], [1]]
    assert (others[-1].view, list(others[-1].log)) == (table.view("north"), table.heard("north"))


@pytest.mark.parametrize("id", klubovna.games())
def test_every_game_is_shown_line_by_line(id: str) -> None:
    """What lies there while something is told does not change when more is told."""
    table, rng = klubovna.new(id, seed=4), random.Random(4)
    for _ in range(60):
        if table.options:
            table.play(rng.choice(table.options))
    seat = table.seats[0]
    found = pictures(table.game, table.record, seat)
    story = plain(msgspec.json.encode(tell(table.record, seat, None, 10**9)))
    assert plain(msgspec.json.encode(found[0].view)) == story["view"]
    assert found[-1].view == table.view(seat)
    assert list(found[-1].log) == table.heard(seat)
    assert [one.said for one in found[1:]] == [len(scene["said"]) for scene in story["scenes"] if scene["said"]]
