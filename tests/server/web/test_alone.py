"""The law of equal play: a table of the house for one and one of the server, with the same key and the same choices,
are the same record to the last byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import klubovna
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.record import Record
from klubovna.service.tables import opening
from tests.alone.here import Shelves, Tab, tab
from tests.server.clubhouse import House, Visitor

MOST = 40
GAMES = ("vzdor", "blitzkrieg", "napoleonics", "kacir", "hagalaz")


@pytest.fixture
async def both(open_house: Any, sqlite: str) -> Any:
    house: House = await open_house(sqlite)
    visitor, shelves = await house.visitor(), Shelves()
    here = await tab(shelves)
    yield visitor, here
    await here.close()


async def played(visitor: Visitor, here: Tab, game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By somebody who plays all seats, at random, for a while."""
    monkeypatch.setattr(opening, "new_key", lambda: key_from_seed(seed))
    seats = dict.fromkeys(klubovna.game(game).seats, "me")
    served, mine = await visitor.open(game, seats=seats), await here.open(game, seats)
    now, rng = await visitor.moment(served), random.Random(seed)
    for _ in range(MOST):
        if not now["options"]:
            break
        text = rng.choice(now["options"])["text"]
        here_now = await here.post(f"tables/{mine}/choose", seq=now["seq"], text=text)
        now = await visitor.choose(served, text, now["seq"])
        assert (here_now["seq"], here_now["view"]) == (now["seq"], now["view"])
    await visitor.post(f"tables/{served}/finish")
    await here.post(f"tables/{mine}/finish")
    records = [
        Record.from_bytes(body)
        for body in (
            (await visitor.ask("GET", f"tables/{served}/record")).content,
            (await here.ask("GET", f"tables/{mine}/record")).body,
        )
    ]
    nameless = [
        Record(msgspec.structs.replace(r.header, seats=dict.fromkeys(r.header.seats, "")), r.entries, r.outcome, r.key)
        for r in records
    ]
    assert nameless[0].to_bytes() == nameless[1].to_bytes()


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_key_and_choices_are_the_same_record(
    game: str, both: tuple[Visitor, Tab], monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(*both, game, 1, monkeypatch)
