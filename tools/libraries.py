"""Libraries of what `compiling.py` has laid ready in this folder: `python tools/libraries.py build_ext --inplace`.

mypyc writes C, a file for each module. What that asks for by name is remembered where it is asked for (`known.h`),
which is worth as much as compiling: nearly everything in this house is a field of a Struct.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from compiling import STAGE, chosen, with_known_names

MYPY = ("--config-file=", "--ignore-missing-imports")
"""The types have been checked before, with all that belongs to them; here mypy sees one part of the house."""
KNOWN = Path(__file__).with_name("known.h")


class AllAtOnce(build_ext):
    """As many files as there are processors."""

    def build_extensions(self) -> None:
        self.compiler.compile = partial(_compile, self.compiler.compile)
        super().build_extensions()


def _compile(one: Any, sources: Sequence[str], **options: Any) -> list[str]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [made for some in pool.map(lambda source: one([source], **options), sources) for made in some]


def extensions() -> list[Any]:
    files = [str(path.relative_to(STAGE)) for path in chosen(STAGE)]
    level = os.environ.get("MYPYC_OPT_LEVEL", "2")
    found = mypycify([*MYPY, *files], opt_level=level, debug_level="0", group_name="klubovna", multi_file=True)
    written = next(extension for extension in found if extension.include_dirs)
    for source in map(Path, written.sources):
        source.write_text(with_known_names(source.read_text("utf-8")), "utf-8")
    more = [f"/FI{KNOWN}"] if os.name == "nt" else ["-include", str(KNOWN), "-fvisibility=hidden"]
    written.extra_compile_args = [*written.extra_compile_args, *more]  # (the list itself belongs to all of them)
    if sys.platform == "linux":
        for extension in found:
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-s"]
    return found


if __name__ == "__main__":
    setup(name="klubovna", packages=[], ext_modules=extensions(), cmdclass={"build_ext": AllAtOnce})
