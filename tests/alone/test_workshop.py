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
    put = {"do": "set", "file": "hunter", "thing": "fisherman", "path": "worth", "value": 3}
    done = await here.post("games/kacir/draft/change", text=empty("kacir"), changes=[put])
    assert "worth = 3" in done["text"]
    seen = await here.post("games/kacir/draft/look", text=done["text"], file="hunter", thing="fisherman")
    assert (seen["sound"], seen["opened"]["state"]) == (True, "begun")
    nonsense = await here.ask("POST", "games/kacir/draft/change", text="", changes=[{"do": "run"}])
    assert nonsense.status == 400
