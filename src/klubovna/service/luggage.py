"""What a page brings along to be a house of its own: Python, its library, our package, what bots have learned.

Packed by `tools/luggage.py`; a wheel has it. Whoever sends it calls each part by what is in it, so that it is fetched
once, and by an ending that no host takes for something to be unpacked on the way.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

import klubovna

FOLDER = Path(klubovna.__file__).parent / "site" / "luggage"
PLACE = "luggage"
"""Where a page finds it."""


class Part(NamedTuple):
    name: str
    file: Path
    address: str
    bytes: int


def parts(folder: Path = FOLDER) -> list[Part]:
    """None where it has not been packed."""
    return [_part(path) for path in sorted(folder.glob("*.gz"))]


def _part(path: Path) -> Part:
    name, data = path.name.removesuffix(".gz"), path.read_bytes()
    return Part(name, path, f"{PLACE}/{name.replace('.', '-')}-{digest(data)}.bin", len(data))


def told(parts: list[Part]) -> dict[str, dict[str, str | int]]:
    """Where they lie and how much each of them is, as a page wants to know it."""
    return {part.name: {"address": part.address, "bytes": part.bytes} for part in parts}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]
