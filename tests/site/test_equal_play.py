"""The law of equal play: the same seed and the same choices are the same record, byte for byte, in the Python of pages,
compiled and packed as they have it, and in this one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from klubovna import shelf
from klubovna.service.luggage import FOLDER
from tests.site.playing import played

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = int(os.environ.get("KLUBOVNA_EQUAL_GAMES", "50"))
ASKED = """
import json
print(json.dumps({game: played(game, range(int(ARGS[0]))) for game in ARGS[1:]}))
"""


def node() -> str:
    ours = ROOT / ".venv-node" / "bin" / "node"
    return str(ours) if ours.exists() else os.environ.get("PLAYWRIGHT_NODEJS_PATH") or shutil.which("node") or "node"


@pytest.mark.slow
def test_the_same_choices_are_the_same_record(tmp_path: Path) -> None:
    """`KLUBOVNA_EQUAL_GAMES=1000` plays as many of each."""
    script = tmp_path / "script.py"
    script.write_text(Path(__file__).with_name("playing.py").read_text("utf-8") + ASKED, "utf-8")
    games = [game for game in shelf.games() if shelf.game(game).package.startswith("klubovna.")]
    inside = ROOT / "web" / "tools" / "inside.ts"
    command = (node(), str(inside), str(FOLDER), str(script), str(GAMES), *games)
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    theirs = json.loads(said.stdout.splitlines()[-1])
    assert set(theirs) == set(games)
    for game in games:
        assert theirs[game] == played(game, range(GAMES)), game
