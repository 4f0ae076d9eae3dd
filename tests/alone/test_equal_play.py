"""The law of equal play: a table of the house for one is, to the last byte of its record, what the rules by themselves
make of the same key and the same choices. (That a server's tables are, too, is shown beside them.)"""

from __future__ import annotations

import os
import random

import pytest

import klubovna
from klubovna.kernel.luck import key_from_seed
from klubovna.service.tables import opening
from tests.alone.here import Tab

GAMES = ("vzdor", "blitzkrieg", "napoleonics", "kacir", "hagalaz")


async def played(here: Tab, game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By somebody who plays all seats at random and now and then takes something back."""
    monkeypatch.setattr(opening, "new_key", lambda: key_from_seed(seed))
    table, rng = klubovna.new(game, seed=seed), random.Random(seed)
    id = await here.open(game, dict.fromkeys(table.seats, "me"))
    while table.seat is not None:
        text = rng.choice(table.options).text
        await here.post(f"tables/{id}/choose", seq=table.seq, text=text)
        table.play(text)
        if table.seat is not None and rng.random() < 0.02 and table.can_undo:
            await here.post(f"tables/{id}/undo", seq=table.seq)
            table.undo()
    table.record.header.seats.update(dict.fromkeys(table.seats, "guest-1"))
    assert (await here.ask("GET", f"tables/{id}/record")).body == table.record.to_bytes()


@pytest.mark.parametrize("game", ["vzdor", "blitzkrieg"])
async def test_the_same_key_and_choices_are_the_same_record(
    game: str, here: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        await played(here, game, seed, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 3 + int(os.environ.get("KLUBOVNA_EQUAL_GAMES", "1"))))
@pytest.mark.parametrize("game", GAMES)
async def test_however_often_one_plays(game: str, seed: int, here: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    """`KLUBOVNA_EQUAL_GAMES=50` plays as many of each."""
    await played(here, game, seed, monkeypatch)
