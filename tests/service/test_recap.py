"""What just happened: what others did since one last chose, and how the table came to lie as it does."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import klubovna
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Entry, Happened, Header, Record, Undone
from klubovna.service.story import CHAPTERS, recap, tell
from tests.kernel.house import dealt, install, play
from tests.service.applying import plain


def entries(written: str) -> list[Entry]:
    """`n` and `s` choose, `.` is luck, `-` takes back."""
    seats = {"n": "north", "s": "south"}
    return [Undone() if c == "-" else Happened(1) if c == "." else Chosen(seats[c], "wait") for c in written]


@pytest.mark.parametrize(
    ("written", "seat", "since"),
    [
        ("", "north", 0),
        ("..", "north", 0),
        ("..ns.s", "north", 3),
        ("..ns.sn", "north", 3),
        ("..ns.snn-n", "north", 3),
        ("..ss", "north", 2),
        ("..nsns", "north", 5),
        ("..nsns", "south", 4),
        ("..n", "south", 2),
        ("..nsn-.s", "north", 3),
        ("..nsnn", None, 4),
    ],
)
def test_it_begins_after_the_choice_before_the_others_last_turn(written: str, seat: Seat | None, since: int) -> None:
    """Also when one has chosen again. Those who watch are told the last turn."""
    assert recap(Record(Header(game="sealed", rules="", content=""), entries(written)), seat) == since


def test_a_story_that_begins_nowhere_is_the_recap(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    table = play(dealt(), "wait", "lay 4", "lay 1")
    found = plain(msgspec.json.encode(tell(table.record, "north", None, 99)))
    assert (found["since"], found["seq"]) == (3, 5)
    assert [line["said"]["args"]["seat"] for scene in found["scenes"] for line in scene["said"]] == ["south", "north"]


@pytest.mark.parametrize(("game", "options"), [("vzdor", {}), ("hagalaz", {}), ("blitzkrieg", {"mode": "solo"})])
def test_where_nobody_else_chooses_it_begins_with_the_choice_that_led_to_this_turn(
    game: str, options: dict[str, Any]
) -> None:
    """What the table did by itself lies between them; what was taken back does not count."""
    table, whim = klubovna.new(game, seed=5, **options), random.Random(5)
    chosen: list[int] = []
    led = -1
    while table.options and len(chosen) < 60:
        heard, at = len(table.log), len(table.record.entries)
        table.play(whim.choice(table.options))
        if table.can_undo and whim.random() < 0.2:
            table.undo()
            continue
        chosen.append(at)
        if led < 0 or any(message.id in CHAPTERS for message in table.log[heard:]):
            led = at
        assert recap(table.record, table.seats[0]) == led
    assert chosen[0] < led < chosen[-1]
