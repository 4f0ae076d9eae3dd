"""What just happened: what others did since one last chose, and how the table came to lie as it does."""

from __future__ import annotations

import msgspec
import pytest

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Entry, Happened, Undone
from klubovna.service.story import recap, tell
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
        ("..n.n.", "north", 4),
    ],
)
def test_it_begins_after_the_choice_before_the_others_last_turn(written: str, seat: Seat | None, since: int) -> None:
    """Also when one has chosen again; where nobody else ever chose, with what came of the last choice. Those who watch
    are told the last turn."""
    assert recap(entries(written), seat) == since


def test_a_story_that_begins_nowhere_is_the_recap(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    table = play(dealt(), "wait", "lay 4", "lay 1")
    found = plain(msgspec.json.encode(tell(table.record, "north", None, 99)))
    assert (found["since"], found["seq"]) == (3, 5)
    assert [line["said"]["args"]["seat"] for scene in found["scenes"] for line in scene["said"]] == ["south", "north"]
