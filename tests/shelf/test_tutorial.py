"""`docs/write-a-game.md` is done as it stands there: every file is written, every command is run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.shelf.packages import ROOT, installed, run

DOCUMENT = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)((?: \w+=\"[^\"]*\")*)\n(.*?)^```$", re.M | re.S)
WORDS = re.compile(r"(\w+)=\"([^\"]*)\"")


class Block(NamedTuple):
    kind: str
    said: dict[str, str]
    text: str


BLOCKS = [Block(kind, dict(WORDS.findall(said)), text) for kind, said, text in BLOCK.findall(DOCUMENT)]


class Reader:
    """Somebody who does what the tutorial says."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.where, self.package = folder, folder, folder / "pig"
        self.paths: list[Path] = []

    def write(self, block: Block) -> None:
        file, old = self.package / block.said["title"], block.said.get("replace")
        if old is None:
            file.write_text(block.text, "utf-8")
            return
        text = file.read_text("utf-8")
        assert text.count(old) == 1, old
        file.write_text(text.replace(old, block.text.removesuffix("\n")), "utf-8")

    def type(self, block: Block) -> None:
        for command, told in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.M):
            program, *words = shlex.split(command)
            if program == "cd":
                self.where = self.folder / words[0]
                continue
            if program == "pip":
                self.paths = installed(self.package / "src", "pig", "klubovna_pig", self.folder / "beside")
                continue
            module = {"klubovna": "klubovna.cli", "pytest": "pytest"}[program]
            done = run(self.where, self.paths, module, *words)
            fails = "✗" in told
            assert bool(done.returncode) == fails, f"{command}\n{done.stdout}{done.stderr}"
            assert re.search(wanted(told), done.stdout, re.S), f"{command}\n{done.stdout}{done.stderr}"


def wanted(told: str) -> str:
    """What is told, with … for anything."""
    return r"\s*".join(".*".join(map(re.escape, line.split("…"))) for line in told.strip().splitlines())


@pytest.mark.slow
def test_the_tutorial_builds_a_game(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in BLOCKS:
        if block.kind == "console":
            reader.type(block)
        else:
            reader.write(block)
    for style in (("check", "."), ("format", "--check", ".")):
        done = run(reader.package, [], "ruff", *style, "--no-cache")
        assert done.returncode == 0, done.stdout


def test_every_block_has_its_place() -> None:
    """Nothing stands there that is not run."""
    assert len(BLOCKS) == DOCUMENT.count("\n```") // 2
    assert all(block.kind == "console" or "title" in block.said for block in BLOCKS)
