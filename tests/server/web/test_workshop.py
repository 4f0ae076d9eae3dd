"""Packs that are being written, over HTTP: looked at and changed by the porter, for as long as he has time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.server.settings import Limits
from klubovna.service.workshop.looking import empty

Open = Callable[..., Any]
PUT = {"do": "set", "file": "heroes", "thing": "shepard", "path": "health", "value": 9}


async def test_a_draft_is_looked_at_and_changed(sqlite: str, open_house: Open) -> None:
    anna = await (await open_house(sqlite)).visitor()
    assert {form["file"] for form in (await anna.get("games/hagalaz/forms"))["forms"]} >= {"heroes", "threats"}
    done = await anna.post("games/hagalaz/draft/change", {"text": empty("hagalaz"), "changes": [PUT]})
    assert "health = 9" in done["text"]
    shepard = {"file": "heroes", "thing": "shepard"}
    seen = await anna.post("games/hagalaz/draft/look", {"text": done["text"], **shepard})
    assert next(entry for entry in seen["opened"]["entries"] if entry["path"] == "health")["was"] == 7
    assert [thing["id"] for thing in seen["touched"]] == ["shepard"]


async def test_nonsense_is_refused(sqlite: str, open_house: Open) -> None:
    anna = await (await open_house(sqlite)).visitor()
    bodies: list[dict[str, Any]] = [
        {"text": "", "changes": [{"do": "run"}]},
        {"text": "", "changes": [PUT] * 250},
        {"text": "", "changes": [{**PUT, "path": "a..b"}]},
        {"changes": []},
    ]
    for body in bodies:
        assert (await anna.refused("games/kacir/draft/change", body))[0] == 400
    assert (await anna.refused("games/chess/draft/look", {"text": ""}))[0] == 404
    assert (await anna.refused("games/chess/forms", method="GET"))[0] == 404


async def test_nobody_has_the_porter_read_without_end(sqlite: str, open_house: Open) -> None:
    """Whoever has used up their time waits."""
    house = await open_house(sqlite, limits=Limits(porter_burst=1e-6, porter_rate=1e-9))
    anna = await house.visitor()
    await anna.post("games/kacir/draft/look", {"text": empty("kacir")})
    assert (await anna.refused("games/kacir/draft/look", {"text": empty("kacir")}))[0] == 429
