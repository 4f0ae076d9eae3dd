"""Packages of games from elsewhere, installed for a test: on the path, with the metadata that an installer writes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def installed(source: Path, id: str, package: str, beside: Path) -> list[Path]:
    """What has to be on the path for a package to be there as `pip install -e` leaves it."""
    info = beside / f"{package}-0.1.0.dist-info"
    info.mkdir(parents=True)
    name = package.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[klubovna.games]\n{id} = {package}:GAME\n", "utf-8")
    return [beside, source]


def run(folder: Path, paths: list[Path], *command: str) -> subprocess.CompletedProcess[str]:
    """A program of this Python, with these on its path; and nothing of our own settings."""
    known = os.pathsep.join(map(str, [*paths, ROOT / "src"]))
    environment = {**os.environ, "PYTHONPATH": known, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
