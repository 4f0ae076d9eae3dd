"""What a page waits for before its first table: the rest of what it brings along is not needed for it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from klubovna import shelf
from klubovna.service.luggage import FOLDER
from tests.site.test_equal_play import ROOT, node

OPENED = """
import asyncio, json
from klubovna.alone import page

class Calls:
    async def read(self, shelf, prefix): return []
    async def keep(self, deeds, tables): pass
    async def think(self, errand): await asyncio.Future()
    async def turn(self, table): return (lambda: None), False
    async def rest(self): await asyncio.Future()

async def opened():
    found, house = {}, await page.opened(Calls())
    async def ask(method, path, **body):
        return json.loads((await house.ask(method, path, "", json.dumps(body).encode())).body)
    await ask("GET", "tables")
    for game in ARGS:
        table = await ask("POST", "tables", game=game)
        house.line(f"tables/{table['id']}/live", "since=-1&seat=", lambda text: None)
        found[game] = "view" in await ask("GET", f"tables/{table['id']}/moment")
    return found

played = opened()
try:
    played.send(None)
except StopIteration as done:
    print(json.dumps(done.value))
"""


@pytest.mark.slow
def test_a_first_table_needs_nothing_of_the_rest(tmp_path: Path) -> None:
    """In the Python of pages, with nothing but what comes before it is there."""
    script = tmp_path / "script.py"
    script.write_text(OPENED, "utf-8")
    for part in ("python.tar.gz", "klubovna.tar.gz"):
        shutil.copy(FOLDER / part, tmp_path)
    games = [game for game in shelf.games() if shelf.game(game).package.startswith("klubovna.")]
    command = (node(), str(ROOT / "web" / "tools" / "inside.ts"), str(tmp_path), str(script), *games)
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout.splitlines()[-1]) == dict.fromkeys(games, True)
