"""The toy game in a package of its own, with whatever a test wants to lie beside it."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from tests.kernel import sealed
from tests.kernel.house import install

_count = iter(range(10**6))
"""What is known of a package is known by its name: every test has one of its own."""


def install_toy(folder: Path, monkeypatch: pytest.MonkeyPatch, files: Mapping[str, str]) -> str:
    """Its id; the files by their paths in the package."""
    name = f"toy_{next(_count)}"
    package = folder / name
    shutil.copytree(Path(sealed.__file__).parent, package)
    for file, text in files.items():
        (package / file).parent.mkdir(exist_ok=True)
        (package / file).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    install(monkeypatch, msgspec.structs.replace(importlib.import_module(name).GAME, id="toy"))
    return "toy"
