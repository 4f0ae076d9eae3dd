"""The five games, from opening a table to its record, alone against bots."""

from __future__ import annotations

import json
import random
from importlib.resources import files

import pytest

import klubovna
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from tests.alone.here import Shelves, Tab, tab

TABLES = {
    "vzdor": {"maquis": "me"},
    "blitzkrieg": {"allies": "me", "axis": "bot:greedy"},
    "napoleonics": {"french": "me", "allied": "bot:random"},
    "kacir": {"witch": "me", "hunter": "bot:random"},
    "hagalaz": {},
}
BATTLE = files("klubovna.games.napoleonics") / "content" / "scenarios" / "garcia-hernandez.toml"
SHORT = {"napoleonics": {"scenario": BATTLE.read_text("utf-8").replace("banners = 5", "banners = 1")}}
LONG = {game: [pytest.mark.slow] for game in ("napoleonics", "kacir", "hagalaz")}


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG.get(game, [])) for game in TABLES])
async def test_a_whole_game_is_played_and_its_dice_are_honest(game: str, here: Tab, shelves: Shelves) -> None:
    every = klubovna.game(game).seats
    seats = TABLES[game] or {seat: "bot:random" if i else "me" for i, seat in enumerate(every)}
    id = await here.open(game, seats, options=SHORT.get(game, {}))
    now, rng = await here.asked_again(id), random.Random(3)
    while now["options"]:
        now = await here.post(f"tables/{id}/choose", seq=now["seq"], text=rng.choice(now["options"])["text"])
        if not (now["options"] or now["outcome"]):
            now = await here.asked_again(id)
    info = await here.get(f"tables/{id}")
    assert info["status"] == "over"
    assert info["key"]
    found = await here.ask("GET", f"tables/{id}/record")
    record = Record.from_bytes(found.body)
    verify(klubovna.game(game), record)
    again = await tab(shelves.copy())
    assert (await again.ask("GET", f"tables/{id}/record")).body == found.body
    assert json.loads((await again.ask("GET", f"tables/{id}/moment")).body)["outcome"] == now["outcome"]
