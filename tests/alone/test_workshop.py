"""The workshop in the house for one."""

from __future__ import annotations

import json

import klubovna
from klubovna.alone import still
from klubovna.service.wire import encode
from klubovna.service.workshop import forms
from klubovna.service.workshop.box import box
from klubovna.service.workshop.looking import empty
from tests.alone.here import Tab


async def test_the_box_is_the_same_as_anywhere(here: Tab) -> None:
    assert await here.get("games/vzdor/box") == json.loads(encode(box(klubovna.game("vzdor"))))
    assert (await here.ask("GET", "games/chess/box")).status == 404


def test_the_box_lies_among_the_files_of_a_site() -> None:
    """A page has it before its Python is there."""
    assert still.answers()["games/vzdor/box"] == encode(box(klubovna.game("vzdor")))


async def test_a_draft_is_looked_at_and_changed(here: Tab) -> None:
    assert await here.get("games/kacir/forms") == json.loads(encode(forms.forms(klubovna.game("kacir"))))
    put = {"do": "set", "file": "hunter", "thing": "fisherman", "path": "cost", "value": 2}
    done = await here.post("games/kacir/draft/change", text=empty("kacir"), changes=[put])
    assert "cost = 2" in done["text"]
    seen = await here.post("games/kacir/draft/look", text=done["text"], file="hunter", thing="fisherman")
    assert (seen["sound"], seen["opened"]["state"]) == (True, "begun")
    nonsense = await here.ask("POST", "games/kacir/draft/change", text="", changes=[{"do": "run"}])
    assert nonsense.status == 400


async def test_a_map_is_painted_here(here: Tab) -> None:
    """As on a server: what there is, what to begin with, and what comes of a stroke; what can't be read says where."""
    palette = await here.get("games/napoleonics/palette")
    assert "ground/forest" in [paint["id"] for tray in palette["trays"] for paint in tray["paints"]]
    begun = await here.get("games/napoleonics/maps/coa")
    stroke = {"type": "stroke", "tool": "brush", "what": "ground/forest", "hexes": ["F10"]}
    painted = await here.post("games/napoleonics/paint", text=begun["text"], touches=[stroke])
    assert [cell["ground"] for cell in painted["shown"]["cells"] if cell["id"] == "F10"] == ["forest"]
    status, error = await here.refused("POST", "games/napoleonics/paint", text="[pack]\ntitle = 1\n")
    assert (status, error["faults"][0]["line"]) == (422, 2)
    assert (await here.ask("GET", "games/kacir/palette")).status == 404
    assert (await here.ask("GET", "games/napoleonics/maps/cannae")).status == 404
