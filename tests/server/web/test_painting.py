"""Maps painted over the network: the porter does it, for so long as whoever paints has a share of his time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.kernel.packs import LARGEST
from klubovna.kernel.painting import MOST_TOUCHES
from klubovna.service import examining
from tests.server.clubhouse import House
from tests.server.conftest import HeldClock

STROKE = {"type": "stroke", "tool": "brush", "what": "ground/forest", "hexes": ["F10"], "mirror": "across"}


async def test_a_copy_is_painted_and_played(house: House) -> None:
    visitor = await house.visitor()
    palette = await visitor.get("games/napoleonics/palette")
    assert "coa" in palette["starts"]
    text = (await visitor.get("games/napoleonics/maps/coa"))["text"]
    map = await visitor.post("games/napoleonics/paint", {"text": text, "touches": [STROKE]})
    assert {cell["id"] for cell in map["shown"]["cells"] if cell["ground"] == "forest"} >= {"F3", "F10"}
    assert map["shown"]["remarks"] == []
    options = {"pack": map["text"], map["option"]: map["id"]}
    table = await visitor.open("napoleonics", options=options, seats={"french": "me", "allied": "me"})
    assert (await visitor.moment(table))["seat"]


@pytest.mark.parametrize(
    "body",
    [
        {"text": "x" * (LARGEST + 1)},
        {"text": "", "touches": [STROKE] * (MOST_TOUCHES + 1)},
        {"text": "", "touches": [{**STROKE, "hexes": ["A1"] * 321}]},
        {"text": "", "touches": [{**STROKE, "what": "x" * 121}]},
        {"text": "", "touches": [{"type": "other"}]},
        {"touches": []},
    ],
    ids=("text", "touches", "hexes", "what", "type", "nothing"),
)
async def test_too_much_and_too_strange_is_refused(house: House, body: dict[str, Any]) -> None:
    visitor = await house.visitor()
    assert (await visitor.ask("POST", "games/napoleonics/paint", json=body)).status_code in (400, 413, 422)


async def test_what_can_not_be_read_says_where(house: House) -> None:
    visitor = await house.visitor()
    answer = await visitor.ask("POST", "games/napoleonics/paint", json={"text": "[pack]\ntitle = 1\n"})
    assert answer.status_code == 422
    assert answer.json()["error"]["faults"][0]["line"] == 2
    assert (await visitor.ask("POST", "games/kacir/paint", json={"text": ""})).status_code == 404


async def test_who_paints_too_much_waits(
    house: House, monkeypatch: pytest.MonkeyPatch, bucket_clock: HeldClock
) -> None:
    visitor = await house.visitor()
    text = (await visitor.get("games/napoleonics/maps/empty"))["text"]
    paint = examining.paint
    monkeypatch.setattr(examining, "paint", lambda *what: replace(paint(*what), spent=1e9))
    assert (await visitor.ask("POST", "games/napoleonics/paint", json={"text": text})).status_code == 200
    assert (await visitor.ask("POST", "games/napoleonics/paint", json={"text": text})).status_code == 429
