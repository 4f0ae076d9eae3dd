"""Which build of the house this is: pure Python, or with its busiest modules compiled (`make fast`).

Compiled modules lie beside their sources in a wheel, and Python prefers them. With `KLUBOVNA_PURE=1` in the environment
they are left where they are: the package imports this module before all others.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

PURE, COMPILED = "pure", "compiled"


class Sources:
    """Finds the modules of a package as sources and never as anything else."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{self.package}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name)) is not None), None)


def build() -> str:
    """Told by the loop of the game, which is compiled if anything is."""
    spec = find_spec("klubovna.kernel.flow")
    assert spec is not None
    return PURE if (spec.origin or "").endswith(tuple(SOURCE_SUFFIXES)) else COMPILED


if os.environ.get("KLUBOVNA_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, Sources("klubovna"))
