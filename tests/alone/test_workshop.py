"""The workshop in the house for one."""

from __future__ import annotations

import json

import klubovna
from klubovna.alone import still
from klubovna.service.wire import encode
from klubovna.service.workshop.box import box
from tests.alone.here import Tab


async def test_the_box_is_the_same_as_anywhere(here: Tab) -> None:
    assert await here.get("games/vzdor/box") == json.loads(encode(box(klubovna.game("vzdor"))))
    assert (await here.ask("GET", "games/chess/box")).status == 404


def test_the_box_lies_among_the_files_of_a_site() -> None:
    """A page has it before its Python is there."""
    assert still.answers()["games/vzdor/box"] == encode(box(klubovna.game("vzdor")))
